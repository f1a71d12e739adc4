"""How the bots of Terra Futura drop cards, compare ways to play a turn, and keep to their time."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import Bot, Budget, Position, play_bots, position_of
from terrae.engine.search.buffers import Buffers
from terrae.games.terra_futura.bots.search import LEAST_WORLDS, PRIOR
from terrae.games.terra_futura.bots.turn_search import (
    GUESSED_PACE,
    INTENTIONS,
    Clock,
    TurnSearch,
    intention,
    turn_arrays,
    turn_search,
)
from terrae.games.terra_futura.rules.actions import STOP
from terrae.games.terra_futura.rules.state import DROP, PLACE, TAKE

FUTURA = game_named("terra-futura")


def match_of(players: int, seed: str) -> Match[Any, Any]:
    return Match(FUTURA, [{"name": f"P{i}", "kind": "bot"} for i in range(players)], seed=seed)


def first_at(phase: int, seed: str = "first") -> Match[Any, Any]:
    """A match of two at the first question of this phase."""
    match = match_of(2, seed)
    while match.state.phase != phase:
        match.act(position_of(match).legal[0])
    return match


# ---- Dropping a card -----------------------------------------------------------------------------------------


def keeps_the_display(bot: Bot) -> Bot:
    """The same bot, which never drops a card."""
    return lambda position: STOP if position.v.phase == DROP else bot(position)


@pytest.mark.rule("F9")
def test_dropping_cards_brings_points() -> None:
    bot = bot_named(FUTURA, "search[iterations=0]")
    bots = [keeps_the_display(bot), bot]
    totals = [0, 0]
    for number in range(6):
        match = match_of(2, f"drop {number}")
        seats = [number % 2, 1 - number % 2]
        play_bots(match, [bots[i] for i in seats])
        for i, score in zip(seats, match.record()["result"]["scores"], strict=True):
            totals[i] += score
    assert totals[1] > totals[0]


@pytest.mark.rule("F9")
def test_a_card_that_it_would_take_is_not_dropped() -> None:
    """Wherever it drops a card, it would not have taken that one."""
    bot = bot_named(FUTURA, "search[iterations=0]")
    dropped = 0
    for number in range(2):
        match = match_of(2, f"keep {number}")
        while not match.over:
            position = position_of(match)
            action = bot(position)
            if match.state.phase == DROP and action != STOP:
                dropped += 1
                oldest = match.state.display[action - 1][3]
                rest = match.state.clone()
                FUTURA.run.step(rest, match.d, STOP)
                v = FUTURA.redact(rest, match.d, position.seat)
                taken = bot(replace(position, v=v, legal=FUTURA.legal(v, match.d)))
                FUTURA.run.step(rest, match.d, taken)
                assert rest.hand != oldest
            match.act(action)
    assert dropped > 10


# ---- The race ------------------------------------------------------------------------------------------------


def after_race(values: Sequence[int], leads: Sequence[Sequence[int]]) -> list[int]:
    """The ways that are left, the best first."""
    tools = turn_arrays(Buffers(FUTURA, 0, compiled=False), [], [], len(values))
    tools.values[:] = values
    order = list(range(len(values)))
    left = FUTURA.mind.drop_losers(len(values), len(leads[0]), tools, order, leads)
    return order[:left]


UNEVEN = [0, 400, -400, 200] * LEAST_WORLDS


def test_who_is_clearly_behind_is_dropped() -> None:
    ahead = [lead + 300 + number % 2 for number, lead in enumerate(UNEVEN)]
    assert after_race([0, 0], [UNEVEN, ahead]) == [1]


def test_who_may_be_better_stays() -> None:
    ahead = [UNEVEN[number - 1] + 20 for number in range(len(UNEVEN))]
    assert after_race([0, 0], [UNEVEN, ahead]) == [1, 0]


def test_ways_that_are_as_good_as_each_other_need_no_more_games() -> None:
    assert after_race([0, 0, 0], [UNEVEN, UNEVEN, UNEVEN]) == [0]


def test_the_learned_value_counts_as_much_as_some_worlds() -> None:
    level, better = [0] * LEAST_WORLDS, [100] * LEAST_WORLDS
    assert after_race([0, 0], [level, better])[0] == 1
    assert after_race([100 * LEAST_WORLDS // PRIOR + 10, 0], [level, better])[0] == 0


def test_after_few_worlds_nobody_is_dropped() -> None:
    few = LEAST_WORLDS - 1
    assert after_race([0, 0], [[0] * few, [1000] * few]) == [1, 0]


def test_all_ways_are_played_on_with_the_same_chance() -> None:
    """The same way twice has the same lead in every world."""
    turns = TurnSearch(FUTURA)
    position = position_of(first_at(TAKE))
    generators = turns.lay_out(position)
    mind = turns.buffers.mind
    assert (
        mind.find_ways(turns.buffers.states, turns.decks, position.seat, 500, 4, turns.arrays, turns.order, generators)
        == 4
    )
    turns.arrays.lines[1][:] = turns.arrays.lines[0]
    rooms = turns.arrays, turns.rollout, turns.order, turns.leads, generators, turns.common
    mind.compare_ways(turns.buffers.states, turns.decks, position.seat, 4, 0, 6, 4, 20, *rooms)
    assert list(turns.leads[1][:6]) == list(turns.leads[0][:6])
    assert len(set(turns.leads[0][:6])) > 1


def test_search_beats_the_planner() -> None:
    totals = [0, 0]
    bots = [bot_named(FUTURA, "planner"), bot_named(FUTURA, "search[iterations=100]")]
    for number in range(4):
        match = match_of(2, f"search {number}")
        play_bots(match, bots if number % 2 else bots[::-1])
        scores = match.record()["result"]["scores"]
        totals[0] += scores[0 if number % 2 else 1]
        totals[1] += scores[1 if number % 2 else 0]
    assert totals[1] > totals[0]


# ---- Time ----------------------------------------------------------------------------------------------------


@pytest.fixture
def turns() -> Iterator[TurnSearch]:
    """The search of this process, which remembers nothing."""
    found = turn_search(FUTURA)
    found.intentions, found.pace = {}, dict(GUESSED_PACE)
    yield found
    found.intentions, found.pace = {}, dict(GUESSED_PACE)


def hurried(position: Position, ms: int) -> Position:
    return replace(position, hurry=True, budget=Budget(ms=ms))


def test_a_decision_has_its_part_of_the_time() -> None:
    position = position_of(first_at(TAKE))
    assert not Clock(position, 0).limited
    assert 0 < Clock(position, 100).left() <= 0.1
    assert 0 < Clock(hurried(position, 50), 100).left() <= 0.05
    assert 0 < Clock(hurried(position, 50), 0).left() <= 0.05


def test_who_waits_counts_the_time_that_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """A processor that is busy with others brings no more time."""
    position = position_of(first_at(TAKE))
    waited, alone = Clock(hurried(position, 1000), 0), Clock(replace(position, budget=Budget(ms=1000)), 0)
    monkeypatch.setattr("terrae.games.terra_futura.bots.turn_search.perf_counter", lambda: float("inf"))
    assert waited.left() < 0 < alone.left()


def test_time_to_spare_makes_nobody_think_more_than_it_would(turns: TurnSearch) -> None:
    position = position_of(first_at(TAKE))
    plenty = Clock(hurried(position, 60_000), 0)
    assert turns.affordable(plenty, 100) == 100
    assert turns.affordable(plenty, None) > 100
    assert turns.affordable(Clock(hurried(position, 1), 0), 10**9) < 10**6
    bot = bot_named(FUTURA, "learned[iterations=300]")
    assert bot(hurried(position, 60_000)) == bot(position_of(first_at(TAKE)))


def test_the_cell_is_remembered_for_which_a_card_was_taken(turns: TurnSearch) -> None:
    match = first_at(TAKE)
    match.act(bot_named(FUTURA, "search[ms=30]")(position_of(match)))
    position = position_of(match)
    assert match.state.phase == PLACE
    key = intention(position, position.v.hand)
    assert turns.intentions[key] in position.legal
    for cell in position.legal:
        turns.intentions[key] = cell
        assert bot_named(FUTURA, "search[ms=30]")(position) == cell


def test_with_iterations_no_memory_counts(turns: TurnSearch) -> None:
    bot = bot_named(FUTURA, "search[iterations=60]")
    answers = set()
    for cell in position_of(first_at(PLACE)).legal:
        position = position_of(first_at(PLACE))
        turns.intentions[intention(position, position.v.hand)] = cell
        answers.add(bot(position))
    assert len(answers) == 1
    match = first_at(TAKE)
    turns.intentions.clear()
    bot(position_of(match))
    assert not turns.intentions


def test_old_cells_are_forgotten(turns: TurnSearch) -> None:
    for number in range(INTENTIONS + 5):
        turns.intend(f"card {number}", number)
    assert list(turns.intentions.values()) == list(range(5, INTENTIONS + 5))


class Noting:
    """The compiled functions, and which of them were called."""

    def __init__(self, mind: Any) -> None:
        self.mind = mind
        self.called: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.called.add(name)
        return getattr(self.mind, name)


def test_at_the_first_question_everything_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that bots think in is asked about a first question before anybody waits."""
    turns = TurnSearch(FUTURA)
    noting = Noting(turns.buffers.mind)
    monkeypatch.setattr(turns.buffers, "mind", noting)
    monkeypatch.setattr("terrae.games.terra_futura.bots.bots.turn_search", lambda _: turns)
    bot = bot_named(FUTURA, "search[iterations=100]")
    match = match_of(2, "load")
    match.act(bot(position_of(match)))
    loaded = set(noting.called)
    for _ in range(8):
        match.act(bot(position_of(match)))
    assert noting.called == loaded
    assert "compare_ways" in loaded


def test_when_the_time_is_over_no_more_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = TurnSearch(FUTURA)
    noting = Noting(turns.buffers.mind)
    monkeypatch.setattr(turns.buffers, "mind", noting)
    position = position_of(first_at(TAKE))
    turns.load(position)
    for late in (False, True):
        clock = Clock(position, 60_000)
        noting.called.clear()
        if late:
            clock.end = 0.0
        turns.search(position, 100, 50, clock)
        assert noting.called == {"find_ways"} | (set() if late else {"compare_ways", "drop_losers"})
