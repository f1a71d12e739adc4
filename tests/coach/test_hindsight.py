"""The last moment of a lost game, with all hands open."""

from typing import Any

import pytest

from terrae.coach.hindsight import last_moment
from terrae.coach.puzzles import position_at
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.games.terra import Terra
from terrae.games.terra.bots import characters
from terrae.games.terra.puzzles import TerraPuzzles
from terrae.games.terra.rules.state import LOSS

GAME = Terra()
HOOKS = TerraPuzzles()


def played(seed: str, bot: Any) -> Match[Any, Any]:
    match = Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(4)], seed=seed)
    play_bots(match, [bot] * 4)
    return match


@pytest.mark.rule("T11")
@pytest.mark.rule("T12")
def test_after_the_last_moment_nothing_saves_the_world_and_before_it_something_does() -> None:
    stands = 0
    for number in range(6):
        match = played(f"greedy {number}", characters.greedy)
        if match.state.phase != LOSS:
            continue
        found = last_moment(match)
        stand = HOOKS.last_stand(match)
        if HOOKS.rescue(position_at(match, stand)) is None:
            assert found is None or found["move"] < stand
            continue
        assert found is not None
        assert found["move"] >= stand
        before = position_at(match, found["move"])
        rescue = HOOKS.rescue(before)
        assert rescue is not None
        assert rescue[0] == found["instead"]
        assert HOOKS.is_rescued(before, rescue)
        if found["move"] + 1 < len(match.moves):
            assert HOOKS.rescue(position_at(match, found["move"] + 1)) is None
        stands += 1
    assert stands


def test_a_world_that_held_has_no_last_moment() -> None:
    held = next(match for i in range(20) if (match := played(f"altruist {i}", characters.altruist)).state.phase != LOSS)
    assert last_moment(held) is None
