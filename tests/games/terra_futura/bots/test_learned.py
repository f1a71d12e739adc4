"""The learned value of Terra Futura, the bots that judge by it, and how it is taught."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from terrae.bots.registry import bot_named
from terrae.engine.compiled import compiled
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.game import Offers, game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.engine.search.weights import pack, signature, unpack
from terrae.games.terra_futura.bots.learned import FILE, card_types, net_for, shipped
from terrae.games.terra_futura.bots.learner import TerraFuturaLearner
from terrae.games.terra_futura.bots.turn_search import turn_search
from terrae.games.terra_futura.bots.value import FEATURES, HIDDEN, NET_LENGTH, RESIDUAL, TYPES
from terrae.games.terra_futura.rules.state import TAKE
from terrae.lab.learn import Net, learner_of, lessons, targets

FUTURA = game_named("terra-futura")
DECK = load_deck(FUTURA, FUTURA.default_deck())


def match_of(players: int, seed: str) -> Match[Any, Any]:
    return Match(FUTURA, [{"name": f"P{i}", "kind": "bot"} for i in range(players)], seed=seed)


def test_the_weights_are_small_and_tell_where_they_come_from() -> None:
    assert FILE.stat().st_size <= 100 * 1024
    net, provenance = shipped()
    assert len(net) == NET_LENGTH
    assert provenance["made_by"].startswith("terrae train terra-futura --games ")
    assert provenance["deck"] == signature(DECK.table), "train again for another deck: terrae train"


def test_weights_can_be_written_and_read() -> None:
    net = [number / 7 for number in range(-3, NET_LENGTH - 3)]
    again, provenance = unpack(pack(net, {"deck": "abc"}), NET_LENGTH)
    assert provenance == {"deck": "abc"}
    assert max(abs(a - b) for a, b in zip(net, again, strict=True)) < NET_LENGTH / 7 / 32_000
    for text in ("", "[]", "{}", pack([1.0], {})):
        with pytest.raises(Refused, match="weights"):
            unpack(text, NET_LENGTH)


def test_cards_that_do_the_same_are_of_one_type() -> None:
    types = card_types(DECK.table)
    assert max(types) < TYPES
    d = DECK.table
    for one in range(len(types)):
        for other in range(one):
            if types[one] == types[other]:
                assert d.spaces[one] == d.spaces[other]
                assert d.get[one * 4 : one * 4 + 4] == d.get[other * 4 : other * 4 + 4]


def test_a_deck_that_was_not_learned_is_judged_by_the_forecast() -> None:
    other = DECK.table.clone()
    other.worth[0] += 1
    assert net_for(other) == [0.0] * NET_LENGTH
    assert any(net_for(DECK.table))


def test_both_materials_choose_the_same() -> None:
    match = match_of(3, "materials")
    bot = bot_named(FUTURA, "greedy")
    turns = turn_search(FUTURA)
    compared = 0
    for number in range(60):
        position = position_of(match)
        if len(position.legal) > 1 and number % 3 == 0:
            quick = turns.plan(position, 6)
            assert turn_search(FUTURA, compiled=False).plan(position, 6) == quick
            compared += 1
        match.act(bot(position_of(match)))
    assert compared > 5


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = match_of(2, "again")
        play_bots(match, [bot_named(FUTURA, "search[iterations=60]"), bot_named(FUTURA, "learned[iterations=50]")])
        games.append(match.moves)
    assert games[0] == games[1]


def test_the_learned_value_beats_the_forecast() -> None:
    """The same search, once with the net and once without: the learned value brings more points."""
    totals = [0, 0]
    plain = compiled(FUTURA)
    assert plain is turn_search(FUTURA).buffers.fast
    bots = [bot_named(FUTURA, "planner"), bot_named(FUTURA, "learned[iterations=1500]")]
    for number in range(8):
        match = match_of(2, f"learned {number}")
        play_bots(match, bots if number % 2 else bots[::-1])
        scores = match.record()["result"]["scores"]
        totals[0] += scores[0 if number % 2 else 1]
        totals[1] += scores[1 if number % 2 else 0]
    assert totals[1] > totals[0]


def test_it_thinks_about_milliseconds_too() -> None:
    match = match_of(2, "ms")
    while match.state.phase != TAKE:
        match.act(position_of(match).legal[0])
    for name in ("learned[ms=3]", "search[ms=3]"):
        position = position_of(match)
        assert bot_named(FUTURA, name)(position) in position.legal


IN_A_HURRY = """
import sys
from dataclasses import replace
from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
game = game_named("terra-futura")
match = Match(game, [{"name": "a", "kind": "bot:learned"}] * 2, seed="hurry")
for _ in range(4):
    match.act(bot_named(game, "search")(replace(position_of(match), hurry=True)))
print(len(match.moves), "numba" in sys.modules or "numpy" in sys.modules)
"""


def test_in_a_hurry_it_answers_without_compiling(tmp_path: Path) -> None:
    environment = {**os.environ, "TERRAE_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", IN_A_HURRY], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "4 False"


# ---- Teaching ------------------------------------------------------------------------------------------------


def column(*values: float) -> Any:
    return np.array(values).reshape(-1, 1)


def test_a_position_is_taught_by_what_comes_after_it() -> None:
    seats, hopes, ends = np.array([0.0, 1.0, 0.0]), column(10.0, 20.0, 30.0), column(40.0, 25.0, 40.0)
    wanted = targets(seats, hopes, ends, column(1.0, 2.0, 3.0), trace=0.7)[:, 0]
    assert wanted[2] == pytest.approx(40 - 30), "the last one by the score"
    assert wanted[1] == pytest.approx(25 - 20)
    assert wanted[0] == pytest.approx(0.7 * 40 + 0.3 * (30 + 3) - 10), "an earlier one by the value of the next too"


def test_a_net_learns() -> None:
    net = Net(3, 8, 2, seed=1)
    chance = np.random.default_rng(1)
    x = chance.standard_normal((64, 3))
    wanted = np.stack([x[:, 0] - 2 * x[:, 1], x[:, 2]], axis=1)
    before = np.mean((net.values(x)[0] - wanted) ** 2)
    for _ in range(300):
        net.learn(x, wanted, 0.01)
    assert np.mean((net.values(x)[0] - wanted) ** 2) < before / 50


def test_the_rules_read_the_net_as_it_was_taught() -> None:
    """NumPy's layers and those of the compiled rules say the same of the same position."""
    learner = TerraFuturaLearner(FUTURA, DECK)
    net = Net(FEATURES, learner.hidden, 1, seed=2)
    chance = np.random.default_rng(3)
    net.parts[4][:] = chance.standard_normal((learner.hidden, 1))
    x, *_ = learner.play(net.flat(), 2, "read")
    learner.turns.know(DECK.table, net.flat())
    said = net.values(x)[0][:, 0]
    for row, wanted in zip(x[:4], said[:4], strict=True):
        arrays: Any = learner.turns.arrays
        arrays.x[:FEATURES] = row
        learner.turns.buffers.mind.ask_net(arrays.net, arrays.x, FEATURES, HIDDEN, 1)
        assert arrays.x[RESIDUAL] == pytest.approx(wanted)


def test_the_same_seed_teaches_the_same() -> None:
    learner = learner_of(FUTURA, DECK)
    one, two = (list(lessons(learner, 20, "same"))[-1] for _ in range(2))
    assert one.games == 20
    assert np.array_equal(one.net.flat(), two.net.flat())
    assert one.error == two.error


def test_a_game_without_a_learner_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(FUTURA), "offers", Offers())
    with pytest.raises(Refused, match="there is nothing to train in terra-futura"):
        learner_of(FUTURA, DECK)
