"""The coach of Terra: sums, secrets, blunders, and both materials."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from terrae.coach.advice import advice
from terrae.coach.estimates import MOST_TRIES, Assessor, assessor_for, opening_of, read_log
from terrae.engine.chance import seeded
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.history import History
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.games.terra import Terra
from terrae.games.terra.bots import characters
from terrae.games.terra.bots.belief import believe
from terrae.games.terra.bots.carried_worlds import carry, go_on
from terrae.games.terra.bots.preferences import WORK
from terrae.games.terra.rules.house_rules import is_lost
from terrae.games.terra.rules.moves import ACTION_TEXTS, KIND_TEXTS
from terrae.games.terra.rules.rules import PASS, played_sum
from terrae.games.terra.rules.state import CRISES, DRAW, IMPENDING, NONE

GAME = Terra()
VALUES = ("survive", "win")
AMONG: list[Callable[..., Any]] = [
    characters.tips,
    characters.greedy,
    characters.altruist,
    characters.selfish,
    characters.late_saver,
    characters.tips,
]


def new_match(players: int, seed: str, **laid_out: Any) -> Match[Any, Any]:
    return Match(GAME, [{"name": f"P{i}", "kind": "bot"} for i in range(players)], seed=seed, **laid_out)


def played(players: int, seed: str, among: Sequence[Callable[..., Any]] = AMONG) -> Match[Any, Any]:
    match = new_match(players, seed)
    play_bots(match, among[:players])
    return match


def half_played(seed: str) -> Match[Any, Any]:
    match = played(4, seed)
    match.undo(len(match.moves) // 2)
    return match


@pytest.mark.parametrize("players", GAME.seats)
def test_the_parts_add_up_to_the_last_digit(players: int) -> None:
    for seed in ("sum a", "sum b"):
        match = played(players, seed)
        report = json.loads(json.dumps(advice(match, players - 1, batches=2)))
        for k, name in enumerate(VALUES):
            part = report[name]
            assert part["start"] + part["cards"] + part["others"] + part["choices"] == part["end"]
            assert part["end"] == pytest.approx(assessor_for(GAME).coached.end(match, players - 1)[k], abs=1e-4)
            told_twice = sum(moment.get(f"{name}_change", 0.0) for moment in report["moments"])
            assert part["start"] + told_twice == part["end"]


def test_every_moment_begins_where_the_one_before_it_has_ended() -> None:
    moments = advice(played(3, "chain"), 1, batches=2)["moments"]
    for one, other in pairwise(moments):
        for name in VALUES:
            assert one[name] + one[f"{name}_change"] == other[name]


def test_who_plays_like_the_reference_loses_nothing_by_choices() -> None:
    report = advice(played(4, "reference"), 0, batches=2)
    assert [report[name]["choices"] for name in VALUES] == [0.0, 0.0]
    assert not [moment for moment in report["moments"] if moment.get("label")]


def deadly_pass(seed: str) -> tuple[Match[Any, Any], int] | None:
    """A match of `tips` in which somebody could save the world with one card, and passes instead."""
    match = new_match(4, seed)
    while not match.over:
        s = match.state
        position = position_of(match)
        action = characters.tips(position)
        is_fatal = s.phase == IMPENDING and is_lost(s.full | 1 << s.crisis, 0)
        if is_fatal and action != PASS and s.actor == (s.turn - 1) % 4:
            missing = match.d.threat[s.crisis] - played_sum(s)
            if 0 < missing <= int(ACTION_TEXTS[action][1:]):
                match.act(PASS)
                assert match.over
                return match, len(match.moves) - 1
        match.act(action)
    return None


def test_a_planted_blunder_is_found() -> None:
    match, move = next(found for i in range(200) if (found := deadly_pass(f"blunder {i}")))
    seat = match.moves[move][0]
    report = advice(match, seat, batches=8)
    blunder = next(moment for moment in report["moments"] if moment["move"] == move and moment["kind"] == "choice")
    assert blunder["label"] == "worse"
    assert blunder["survive_change"] < -0.3
    assert report["survive"]["choices"] < -0.3


def test_a_forced_answer_gets_no_label() -> None:
    match = played(4, "forced", [characters.greedy] * 4)
    report = advice(match, 2, batches=2)
    alternatives = [moment for moment in report["moments"] if moment["kind"] == "choice"]
    forced = [moment for moment in alternatives if "alternatives" not in moment]
    assert forced
    for moment in forced:
        assert "label" not in moment
        assert [moment[f"{name}_change"] for name in VALUES] == [0.0, 0.0]


def other_worlds(match: Match[Any, Any], seat: int, tries: int) -> list[Match[Any, Any]]:
    """The same moves with hidden cards changed about, where the seat could see no difference."""
    random = Random(7)
    heard = list(History(match, seat))
    found = []
    for _ in range(tries):
        setup: Json = json.loads(json.dumps(match.setup))
        places = [(hand, i) for k, hand in enumerate(setup["hands"]) if k != seat for i in range(len(hand))]
        places += [(setup["pile"], i) for i, card in enumerate(setup["pile"]) if card in KIND_TEXTS]
        (one, i), (other, j) = random.sample(places, 2)
        one[i], other[j] = other[j], one[i]
        twin = new_match(len(match.players), match.seed, setup=setup)
        try:
            for mover, notation in match.moves:
                twin.play(mover, notation)
        except Refused:
            continue
        if list(History(twin, seat)) == heard and twin.state.values() != match.state.values():
            assert twin.seen_by(seat).values() == match.seen_by(seat).values()
            found.append(twin)
    return found


@pytest.mark.attack("Reads hidden cards off the coach's advice.")
def test_advice_while_the_game_runs_does_not_depend_on_what_the_seat_cannot_know() -> None:
    match = half_played("secrets")
    for seat in (0, match.actor):
        mine = json.dumps(advice(match, seat, batches=1))
        twins = other_worlds(match, seat, 60)
        assert len(twins) >= 3
        for twin in twins[:3]:
            twin.seed = "another seed"
            assert json.dumps(advice(twin, seat, batches=1)) == mine


def test_both_materials_come_to_the_same() -> None:
    log = read_log(half_played("materials"), 0)
    quick, plain = (
        next(Assessor(GAME, is_compiled=is_compiled).batches(log, range(1), worlds=1)) for is_compiled in (True, False)
    )
    assert np.allclose(quick.points, plain.points)
    assert np.allclose(quick.tries, plain.tries)
    assert quick.imagined == plain.imagined


def test_a_batch_does_not_depend_on_those_before_it() -> None:
    log = read_log(played(3, "batches"), 0)
    both = list(assessor_for(GAME).batches(log, range(2)))
    second = list(assessor_for(GAME).batches(log, range(1, 2)))
    assert np.array_equal(both[1].points, second[0].points)


def test_an_unfinished_match_is_coached_as_far_as_it_goes() -> None:
    match = half_played("unfinished")
    report = advice(match, match.actor, batches=2)
    last = report["moments"][-1]
    assert last["kind"] == "end"
    assert len(last["alternatives"]) == min(MOST_TRIES, len(match.answers()))
    part = report["survive"]
    assert part["start"] + part["cards"] + part["others"] + part["choices"] == part["end"]
    assert 0.0 < part["end"] < 1.0


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="there is no seat 4"):
        read_log(played(4, "seats"), 4)


def test_carried_worlds_look_to_the_seat_like_the_match_itself() -> None:
    match = played(4, "carried")
    log = read_log(match, 1)
    r, scratch, work = seeded("carried"), [0] * GAME.scratch, [0] * WORK
    worlds = [GAME.state() for _ in range(6)]
    for world in worlds:
        believe(log.points[0].view, match.d, 1, world, r, scratch)
    kept = 0
    for before, after in pairwise(log.points):
        for i, world in enumerate(worlds):
            if carry(worlds, i, match.d, 1, before.event, before.heard, r, scratch, work):
                kept += 1
            elif not match.game.run.is_over(after.view, match.d):
                believe(after.view, match.d, 1, world, r, scratch)
            if not match.game.run.is_over(after.view, match.d):
                assert GAME.redact(world, match.d, 1).values() == after.view.values()
    assert kept > len(log.points) * 4


def test_every_crisis_comes_in_an_equal_share_of_the_worlds() -> None:
    match = new_match(4, "shares")
    first = match.ready.clone()
    first.phase = DRAW
    came = Counter[int]()
    for k in range(first.left):
        s = first.clone()
        go_on(s, match.d, (k + 0.5) / first.left, seeded(f"share {k}"), [0] * GAME.scratch)
        came[s.crisis if s.phase == IMPENDING and s.left == first.left - 1 else NONE] += 1
    assert [came[crisis] for crisis in range(CRISES)] == [1] * CRISES


def test_the_coach_chance_follows_from_what_a_seat_was_dealt_and_not_from_how_a_state_is_numbered() -> None:
    match = new_match(4, "opening")
    names = [opening_of(match, seat) for seat in range(4)]
    assert len(set(names)) == 4
    match.ready.phase += 1
    assert [opening_of(match, seat) for seat in range(4)] == names
    other = new_match(4, "opening", setup={**match.setup, "pile": match.setup["pile"][::-1]})
    assert [opening_of(other, seat) for seat in range(4)] == names
