"""Terra's characters: what they remember, when they cooperate, the same in both materials, on views only."""

from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled, fill
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position, play_bots, position_of
from terrae.games.terra.bots import characters
from terrae.games.terra.bots.cooperation import (
    BLUFFER,
    DEEDS,
    FAIR,
    HAS_GIVEN,
    LATE_SAVER,
    PUNISHER,
    STEADY,
    TIT_FOR_TAT,
    cooperates,
    remember,
)
from terrae.games.terra.bots.preferences import WORK
from terrae.games.terra.view.history import deeds_in

from ..table import GAME, Table, table
from .answers import QUIET

NAMES = ("altruist", "fair-sharer", "late-saver", "tit-for-tat", "punisher", "selfish", "bluffer")
GENEROUS, STINGY = [10, 5, 40, 200, 5, 1, 0], [10, 1, 4, 0, 0, 9, 4]
HELPFUL, OTHERWISE = characters.preferences_for(1.0), characters.preferences_for(0.0)


def match_of(names: list[str], seed: str) -> Match[Any, Any]:
    return Match(GAME, [{"name": name, "kind": f"bot:{name}"} for name in names], seed=seed)


def quiet_table() -> Table:
    return table(hands=["G1 G2", "", "", ""], pile=f"G3 {QUIET} R-AF", full={"G-EU": ""})


def helps(character: int, memory: list[list[int]], limit: int, t: Table | None = None) -> bool:
    return cooperates((t or quiet_table()).s, characters.policy(character, HELPFUL, OTHERWISE, limit), memory)


# ---- memory --------------------------------------------------------------------------------------------------


def test_the_deeds_told_by_the_history_are_those_that_were_done() -> None:
    match = match_of(["tips", "greedy", "tips", "random", "altruist"], "deeds")
    memory = [[0] * DEEDS for _ in range(5)]
    players = [bot_named(GAME, player["name"]) for player in match.players]
    while not match.over:
        position = position_of(match)
        assert deeds_in(position.history, 5) == memory
        action = players[match.actor](position)
        remember(match.state, match.d, action, memory)
        match.act(action)
    assert all(deeds[HAS_GIVEN] > 0 for deeds in memory)


# ---- when they cooperate -------------------------------------------------------------------------------------


def test_the_fair_sharer_stops_when_it_has_given_more_than_the_others() -> None:
    assert helps(FAIR, [GENEROUS] * 4, 8)
    assert not helps(FAIR, [GENEROUS, STINGY, STINGY, STINGY], 8)


def test_the_late_saver_waits_for_danger() -> None:
    assert not helps(LATE_SAVER, [GENEROUS] * 4, 600)
    danger = table(hands=["G1", "", "", ""], pile=f"G3 {QUIET} R-EU", full={"G-EU": "", "B-EU": ""})
    assert helps(LATE_SAVER, [GENEROUS] * 4, 600, danger)


@pytest.mark.parametrize("character", [TIT_FOR_TAT, PUNISHER])
def test_a_free_rider_ends_the_help_of_those_who_mind(character: int) -> None:
    assert helps(character, [GENEROUS] * 4, 40)
    assert not helps(character, [GENEROUS, GENEROUS, STINGY, GENEROUS], 40)


def test_tit_for_tat_minds_only_what_was_done_lately() -> None:
    reformed = [10, 5, 8, 200, 5, 1, 0]
    assert helps(TIT_FOR_TAT, [GENEROUS, GENEROUS, reformed, GENEROUS], 40)
    assert not helps(PUNISHER, [GENEROUS, GENEROUS, reformed, GENEROUS], 40)


def test_nobody_is_blamed_before_there_was_something_to_give() -> None:
    nothing = [0] * DEEDS
    assert helps(TIT_FOR_TAT, [nothing] * 4, 40)
    assert helps(PUNISHER, [nothing] * 4, 40)


def test_the_bluffer_is_a_friend_until_the_pile_is_low() -> None:
    assert not helps(BLUFFER, [GENEROUS] * 4, 40)
    assert helps(BLUFFER, [GENEROUS] * 4, 10)


# ---- by the rules, from the view, in both materials ------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_characters_decide_the_same_whatever_they_cannot_see(name: str) -> None:
    bot = bot_named(GAME, f"{name}[strength=normal]")
    match = match_of([name] * 4, f"unseen {name}")
    for _ in range(40):
        position = position_of(match)
        action = bot(position)
        assert action in position.legal
        other = GAME.state()
        GAME.run.imagine(position.v, match.d, position.seat, other, seeded("other"), [0] * GAME.scratch)
        seen = GAME.redact(other, match.d, position.seat)
        r = position_of(match).r
        assert bot(Position(GAME, seen, match.d, position.seat, position.legal, r, history=position.history)) == action
        match.act(action)


def test_policies_choose_the_same_in_both_materials() -> None:
    fast = compiled(GAME)
    states, scratch, work = fast.states(1), fast.scratch(), fast.rows(1, WORK)[0]
    policies = [
        characters.policy(character, HELPFUL, OTHERWISE, limit, "normal")
        for character, limit in (
            (STEADY, 0),
            (FAIR, 4),
            (LATE_SAVER, 900),
            (TIT_FOR_TAT, 40),
            (PUNISHER, 50),
            (BLUFFER, 45),
        )
    ]
    rows = fast.numbers(policies)
    for number in range(4):
        match = match_of(["a"] * (3 + number), f"materials {number}")
        decks, memory = fast.decks(match.d), [[0] * DEEDS for _ in range(3 + number)]
        while not match.over:
            fill(states, 0, match.state)
            chosen = policies[len(match.moves) % len(policies)]
            for k, policy in enumerate(policies):
                seed = f"{number} {len(match.moves)} {k}"
                quick = fast.mind.choose_action(
                    states, 0, decks[0], rows[k], fast.numbers(memory), fast.generators(seed)[0], scratch, work
                )
                spaces = [0] * GAME.scratch, [0] * WORK
                slow = GAME.mind.choose_action([match.state], 0, match.d, policy, memory, seeded(seed), *spaces)
                assert slow == quick
                if policy is chosen:
                    action = slow
            remember(match.state, match.d, action, memory)
            match.act(action)


def survived(name: str, games: int) -> int:
    bot: Bot = bot_named(GAME, name)
    alive = 0
    for number in range(games):
        match = match_of([name] * 4, f"together {number}")
        play_bots(match, [bot] * 4)
        alive += match.record()["result"]["outcome"] == "success"
    return alive


def test_altruists_survive_together_and_the_selfish_do_not() -> None:
    assert survived("altruist", 16) >= 13
    assert survived("selfish", 16) <= 3
