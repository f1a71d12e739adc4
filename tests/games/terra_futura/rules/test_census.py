"""The census finds what does not agree: a lost or doubled card, a cache gone wrong, traces of what is over."""

from collections.abc import Callable

import pytest

from terrae.games.terra_futura.rules.state import DROP, NONE, PAY, POLLUTE, REWARD, USE, State

from ....laws.walks import Seating, Walk
from .. import census
from ..territory import DEFAULT, GAME

Corrupt = Callable[[State], None]


def reach(phase: int, decisions: int = 60) -> Walk:
    """A game played at random until a phase after so many decisions."""
    for seed in range(100):
        walk = Walk(GAME, Seating(3, 1), f"census {seed}", DEFAULT)
        while not walk.over:
            if walk.s.phase == phase and walk.decisions >= decisions and walk.s.gone[0] > 0:
                return walk
            walk.play(walk.choose())
    raise AssertionError("never reached")


def lose_a_card(s: State) -> None:
    s.left[0] -= 1
    s.pile[0][s.left[0]] = 0


def double_a_card(s: State) -> None:
    s.discards[1][s.gone[1]] = s.display[1][3]
    s.gone[1] += 1


def double_a_scoring_card(s: State) -> None:
    s.scoring[1][0] = s.scoring[0][0]


def double_a_starting_card(s: State) -> None:
    others = [seat for seat in range(3) if seat != s.start]
    s.card[others[0]][0] = s.card[others[1]][0]


@pytest.mark.parametrize("corrupt", [lose_a_card, double_a_card, double_a_scoring_card, double_a_starting_card])
def test_lost_and_doubled_cards_are_found(corrupt: Corrupt) -> None:
    walk = reach(DROP)
    assert census.census(walk.s, walk.d) == census.everything(walk.s, walk.d)
    corrupt(walk.s)
    assert census.census(walk.s, walk.d) != census.everything(walk.s, walk.d)


def leave_a_gap(s: State) -> None:
    s.display[0][1] = 0


def exchange_levels(s: State) -> None:
    s.display[0][3], s.display[1][3] = s.display[1][3], s.display[0][3]


def leave_a_card_on_the_deck(s: State) -> None:
    s.pile[0][s.left[0]] = 9


def leave_a_card_on_the_discards(s: State) -> None:
    s.discards[0][s.gone[0]] = 9


def leave_a_waiting_card(s: State) -> None:
    s.waiting[0] = 9


def leave_a_level(s: State) -> None:
    s.level = 1


def leave_a_hand(s: State) -> None:
    s.hand = 9


def forget_stock(s: State) -> None:
    s.stock[0][6] += 1


def take_more_than_there_is(s: State) -> None:
    s.resources[0][6] = -1
    s.stock[0][6] -= 1


def pile_up_cubes(s: State) -> None:
    s.cubes[0][0] = 2


def leave_cubes_without_a_card(s: State) -> None:
    s.cubes[0][8] = 1


def leave_resources_of_nobody(s: State) -> None:
    s.resources[4 * 9][0] = 1


def lay_two_cards_at_one_place(s: State) -> None:
    s.x[0][1], s.y[0][1] = 0, 0


def move_the_starting_card(s: State) -> None:
    s.x[0][0] += 1


def stretch_the_territory(s: State) -> None:
    s.x[0][1] = 2 if max(s.x[0]) < 2 else -2
    s.x[0][2] = -1 if max(s.x[0]) == 2 else 1


def skip_a_turn(s: State) -> None:
    s.cards[s.turn] -= 1
    for row in (s.card, s.x, s.y, s.cubes):
        row[s.turn][s.cards[s.turn]] = 0
    s.resources[s.turn * 9 + s.cards[s.turn]] = [0] * 7


def choose_a_pattern_too_early(s: State) -> None:
    s.chosen[1] = 1


def leave_somebody_ready(s: State) -> None:
    s.ready[0] = 1


def ask_another(s: State) -> None:
    s.actor = (s.turn + 1) % 3


def leave_an_option(s: State) -> None:
    s.option = 20


def leave_a_debt(s: State) -> None:
    s.due[0] = 1


def leave_dirt(s: State) -> None:
    s.dirt = 1


def leave_something_paid(s: State) -> None:
    s.paid[2] = 1


@pytest.mark.parametrize(
    "corrupt",
    [
        leave_a_gap,
        exchange_levels,
        leave_a_card_on_the_deck,
        leave_a_card_on_the_discards,
        leave_a_waiting_card,
        leave_a_level,
        leave_a_hand,
        forget_stock,
        take_more_than_there_is,
        pile_up_cubes,
        leave_cubes_without_a_card,
        leave_resources_of_nobody,
        lay_two_cards_at_one_place,
        move_the_starting_card,
        stretch_the_territory,
        skip_a_turn,
        choose_a_pattern_too_early,
        leave_somebody_ready,
        ask_another,
        leave_an_option,
        leave_a_debt,
        leave_dirt,
        leave_something_paid,
    ],
)
def test_what_does_not_agree_between_turns_is_found(corrupt: Corrupt) -> None:
    walk = reach(DROP)
    census.check_caches(walk.s, walk.d)
    corrupt(walk.s)
    with pytest.raises(AssertionError):
        census.check_caches(walk.s, walk.d)


def forget_the_card(s: State) -> None:
    s.here = NONE


def name_another_option(s: State) -> None:
    s.option = (s.option + 4) % 200


def copy_oneself(s: State) -> None:
    s.from_seat, s.from_plot = s.turn, s.here


def forget_what_is_due(s: State) -> None:
    s.due[:] = [0] * 9


def pay_twice(s: State) -> None:
    s.paid[0] += 1


def forget_the_dirt(s: State) -> None:
    s.dirt = 0


def ready_thrice(s: State) -> None:
    s.ready[0] = 3


def reward_a_stranger(s: State) -> None:
    s.actor = next(seat for seat in range(3) if seat not in (s.turn, s.from_seat))


@pytest.mark.parametrize(
    ("phase", "corrupt"),
    [
        (PAY, forget_the_card),
        (PAY, name_another_option),
        (PAY, copy_oneself),
        (PAY, forget_what_is_due),
        (PAY, pay_twice),
        (POLLUTE, forget_the_dirt),
        (POLLUTE, ask_another),
        (USE, ready_thrice),
        (USE, leave_something_paid),
        (REWARD, reward_a_stranger),
    ],
)
def test_what_does_not_agree_within_an_option_is_found(phase: int, corrupt: Corrupt) -> None:
    walk = reach(phase)
    census.check_caches(walk.s, walk.d)
    corrupt(walk.s)
    with pytest.raises(AssertionError):
        census.check_caches(walk.s, walk.d)


def test_other_scoring_cards_are_dealt_except_those_shown() -> None:
    walk = reach(USE, 120)
    other = census.hidden_otherwise(walk.s, walk.d, walk.legal()[0], walk.choice)
    assert other.scoring != walk.s.scoring
    other.scoring = walk.s.scoring
    assert other == walk.s
