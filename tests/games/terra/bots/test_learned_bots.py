"""Nets that score the answers of Terra: described and asked the same in both materials, from views only."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from terrae.bots.registry import bot_named
from terrae.engine.chance import seeded
from terrae.engine.compiled import compiled, fill
from terrae.engine.errors import Refused
from terrae.engine.game import OptionValue, game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.engine.search.answer_net import ONE
from terrae.engine.search.weights import pack_parts, unpack_parts
from terrae.envs import Choices, vector
from terrae.games.terra.bots.choices import (
    ADVICE_PLACE,
    ADVISED,
    ADVISERS,
    ANSWER_NUMBERS,
    ANSWER_PLACE,
    IS_PASS,
    LAYERS_PLACE,
    POSITION_NUMBERS,
    POSITION_PLACE,
    SOLVES,
    describe_answer,
    describe_position,
)
from terrae.games.terra.bots.cooperation import DEEDS, LIMIT, remember
from terrae.games.terra.bots.learned_bots import FOLDER, NETS, shipped_net
from terrae.games.terra.bots.policies import LEARNED_POLICY, NET_HEAD, NET_WIDTH, choose_action
from terrae.games.terra.bots.preferences import WORK
from terrae.scenarios.manifest import manifest_of
from terrae.table.public_talk import PublicTalk

from ..table import GAME, table
from .answers import QUIET

ROOT = Path(__file__).parents[4]
LARGEST = np.iinfo(np.int16).max


@cache
def any_net() -> list[int]:
    """The policy of a net that was never taught."""
    chance = Random("any net")
    parts = {name: [chance.gauss(0, 0.2) for _ in range(length)] for name, length in NETS.lengths().items()}
    parts |= {"middle": [300.0] * NETS.position, "scale": [2.0] * NETS.position}
    return NETS.policy(parts)


def match_of(players: int, seed: str, options: dict[str, OptionValue]) -> Match[Any, Any]:
    return Match(GAME, [{"name": "a", "kind": "bot:a"}] * players, seed=seed, options=options)


def described(s: Any, d: Any, memory: list[list[int]], actions: list[int]) -> list[list[int]]:
    """The numbers of a position, and of each of these answers to it."""
    scratch, work = [0] * GAME.scratch, [0] * WORK
    describe_position(s, d, memory, NETS.advice, seeded("advice"), scratch, work)
    found = [work[POSITION_PLACE : POSITION_PLACE + POSITION_NUMBERS]]
    for action in actions:
        describe_answer(s, d, action, work)
        found.append(work[ANSWER_PLACE : ANSWER_PLACE + ANSWER_NUMBERS])
    return found


OPTIONS: list[tuple[int, dict[str, OptionValue]]] = [
    (3, {}),
    (4, {"teams": True}),
    (5, {"crises": 6, "fine": True}),
    (6, {"crises": 9, "pot": True}),
    (4, {"open": True, "harder": True}),
]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_a_net_decides_the_same_in_both_materials_and_whatever_it_cannot_see(
    players: int, options: dict[str, OptionValue]
) -> None:
    fast, policy = compiled(GAME), any_net()
    states, scratch, work, row = fast.states(1), fast.scratch(), fast.rows(1, WORK)[0], fast.numbers([policy])[0]
    match = match_of(players, f"net {players} {options}", options)
    decks, memory = fast.decks(match.d), [[0] * DEEDS for _ in range(players)]
    while not match.over:
        fill(states, 0, match.state)
        r = fast.generators("x")[0]
        quick = fast.mind.choose_action(states, 0, decks[0], row, fast.numbers(memory), r, scratch, work)
        spaces = [0] * GAME.scratch, [0] * WORK
        assert choose_action([match.state], 0, match.d, policy, memory, seeded("x"), *spaces) == quick
        legal, seat, other = GAME.legal(match.state, match.d), match.actor, GAME.state()
        v = match.seen_by(seat)
        GAME.run.imagine(v, match.d, seat, other, seeded(f"{len(match.moves)}"), [0] * GAME.scratch)
        seen = described(v, match.d, memory, legal)
        assert described(other, match.d, memory, legal) == seen
        assert max(abs(number) for numbers in seen for number in numbers) <= LARGEST
        remember(match.state, match.d, int(quick), memory)
        match.act(int(quick))


def test_the_working_memory_has_room_for_the_layers() -> None:
    assert LAYERS_PLACE + 2 * NET_WIDTH + 2 * NET_HEAD <= WORK
    assert len(any_net()) == LEARNED_POLICY


def test_an_answer_is_described_by_what_it_brings() -> None:
    t = table(hands=["G6", "G5", "G3 R1"], pile=f"G-AF {QUIET}", full={"B-AF": "", "R-AF": ""}, threats={"G-AF": 14})
    t.play("G6", "G5")
    actions = GAME.legal(t.s, t.d)
    passing, helping = described(t.s, t.d, [[0] * DEEDS] * 3, actions)[1:]
    assert (passing[IS_PASS], passing[SOLVES]) == (ONE, 0)
    assert (helping[IS_PASS], helping[SOLVES]) == (0, ONE)
    assert helping[ADVISED] == ONE, "tips would give its card"
    assert all(passing[ADVISED + k] + helping[ADVISED + k] == ONE for k in range(ADVISERS))
    assert ADVICE_PLACE == ANSWER_PLACE + ANSWER_NUMBERS


def test_a_batch_describes_the_same() -> None:
    v = vector(GAME, 4, 3, seed="choices", skip_forced=True, reset="by-hand")
    choices = Choices(v)
    for _ in range(60):
        shown = choices.describe()
        for i in range(3):
            mine = shown.row == i
            assert shown.action[mine].tolist() == np.flatnonzero(v.mask[i]).tolist()
            if v.over[i]:
                assert not shown.position[i].any()
                continue
            match = v.going_on(i)
            memory = GAME.deeds(position_of(match).history, 4)
            expected = described(match.seen_by(match.actor), match.d, memory, shown.action[mine].tolist())
            assert [shown.position[i].tolist(), *shown.answer[mine].tolist()] == expected
        v.step(v.sample())


def test_a_game_that_describes_no_answers_is_refused() -> None:
    with pytest.raises(Refused, match="does not describe its answers"):
        Choices(vector(game_named("terra-futura"), 2, 1))


def test_a_net_that_slips_decides_at_random_that_often() -> None:
    policy = [*any_net()]
    policy[LIMIT] = 10_000
    match = match_of(4, "slips", {})
    while len(GAME.legal(match.state, match.d)) < 3:
        match.act(GAME.legal(match.state, match.d)[0])
    memory = [[0] * DEEDS for _ in range(4)]
    found = {
        choose_action([match.state], 0, match.d, policy, memory, seeded(f"{k}"), [0] * GAME.scratch, [0] * WORK)
        for k in range(60)
    }
    assert found == set(GAME.legal(match.state, match.d))


def test_a_net_is_kept_part_by_part() -> None:
    parts = {name: [0.001 * k - 1.0 for k in range(length)] for name, length in NETS.lengths().items()}
    text = NETS.pack(parts, {"made_by": "a test"})
    again, provenance = unpack_parts(text, NETS.lengths())
    assert provenance == {"made_by": "a test", "choices": NETS.version}
    for name, part in parts.items():
        assert np.allclose(again[name], part, atol=max(map(abs, part)) / 32_000)
    with pytest.raises(Refused, match="their parts must be middle"):
        unpack_parts(pack_parts({"middle": [1.0]}, {}), NETS.lengths())
    with pytest.raises(Refused, match=f"weights are {NETS.position} numbers, not 1"):
        unpack_parts(pack_parts({name: [1.0] for name in NETS.lengths()}, {}), NETS.lengths())


# ---- the nets that come with the game ------------------------------------------------------------------------------

SHIPPED = [name for name in GAME.bots if name.startswith("learned-")]
LARGEST_FILE = 300 * 1024


@pytest.mark.parametrize("name", SHIPPED)
def test_a_net_that_ships_is_small_tells_how_it_was_found_and_sits_in_batches(name: str) -> None:
    file = FOLDER / f"{name}.json"
    assert file.stat().st_size <= LARGEST_FILE
    _, provenance = shipped_net(name)
    assert provenance["choices"] == NETS.version, "the numbers of an answer have changed: it must be taught again"
    assert provenance["made_by"].startswith("python examples/learned_partner.py ")
    assert not any(held_out in provenance["made_by"] for held_out in manifest_of(GAME).held_out)
    card = (ROOT / "docs" / "learned.md").read_text("utf-8")
    assert f"`{name}`" in card
    assert provenance["made_by"] in card
    v = vector(GAME, 4, 2, seats=[0, name, name, "tips"], seed=name)
    for _ in range(20):
        v.step(v.sample())
    match = v.going_on(0)
    while match.actor in (0, 3) and not match.over:
        match.act(GAME.legal(match.state, match.d)[0])
    if not match.over:
        position = position_of(match)
        action = bot_named(GAME, name)(position)
        assert action in position.legal
        talk = replace(position, talk=PublicTalk(0))
        assert bot_named(GAME, name)(talk) == action, "it does not listen"


def test_every_net_in_the_folder_is_a_bot() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(SHIPPED)
