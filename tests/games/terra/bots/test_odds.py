"""What a player of Terra can foresee."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from terrae.games.terra.bots.odds import (
    BESTS,
    GUESSES,
    SURE,
    best_at_most,
    chances_to_bring,
    crises_to_come,
    danger_of,
    seats_to_answer,
)
from terrae.games.terra.rules.house_rules import ALL_CRISES
from terrae.games.terra.rules.moves import CRISIS_OF
from terrae.games.terra.rules.state import State

from ..table import table


def crises(*texts: str) -> int:
    return sum(1 << CRISIS_OF[text] for text in texts)


def danger(crisis: str, full: int, to_come: int) -> int:
    """How dangerous a crisis is while these are full-blown and those may come."""
    s = State()
    s.full = full
    return danger_of(s, CRISIS_OF[crisis], to_come, GUESSES)


def test_the_crises_to_come_are_those_nobody_has_seen() -> None:
    t = table(hands=["G1", "", ""], pile="G-AF B-EU R-OC B1", full={"B-NA": ""})
    assert crises_to_come(t.s) == crises("B-EU", "R-OC")


@pytest.mark.rule("T12")
def test_a_crisis_without_which_control_cannot_be_lost_is_most_dangerous() -> None:
    two_in_africa = crises("G-AF", "B-AF")
    assert danger("R-AF", two_in_africa, 0) == SURE
    assert danger("R-EU", two_in_africa, 0) == 0


@pytest.mark.rule("T12")
def test_a_crisis_is_dangerous_only_with_those_still_to_come() -> None:
    one_in_africa = crises("G-AF")
    assert danger("B-AF", one_in_africa, crises("R-AF")) > 0
    assert danger("B-AF", one_in_africa, crises("R-EU")) == 0


@pytest.mark.rule("T12")
def test_danger_grows_with_every_full_blown_crisis() -> None:
    growing = ["G-AF", "G-EU", "B-NA", "B-SA", "R-OC", "R-AS"]
    found = []
    for n in range(len(growing)):
        full = crises(*growing[:n])
        found.append(danger(growing[n], full, ALL_CRISES & ~crises(*growing[: n + 1])))
    assert found[0] < found[-1]
    assert all(danger >= 0 for danger in found)


@pytest.mark.rule("T9")
def test_those_after_me_up_to_the_drawer_are_still_to_answer() -> None:
    t = table(hands=["", "", "", ""], pile="G-AF B1", turn=2)
    assert [list(seats_to_answer(t.s, seat)) for seat in (2, 3, 0, 1)] == [[3, 0, 1], [0, 1], [1], []]


def bests(unseen: list[int], colour: int, cards: int, trust: int = 100) -> list[int]:
    out = [0] * BESTS
    best_at_most(unseen, sum(unseen), colour, cards, trust, out, 0)
    return out


def sums(helpers: list[list[int]], most: int) -> list[int]:
    """The chances to bring at least 0, 1, ... `most`."""
    given, out = [chance for helper in helpers for chance in helper], [0] * (2 * most + 2)
    chances_to_bring(given, 0, len(helpers), most, out, 0, most + 1)
    return out[: most + 1]


def test_the_best_card_of_a_hand_has_its_true_chances() -> None:
    unseen = [2, 0, 1, 0, 0, 1] + [3] + [0] * 11  # G1 G1 G3 G6 and three others
    deck = [1, 1, 3, 6, 0, 0, 0]
    hands = list(combinations(deck, 2))
    for value, chance in enumerate(bests(unseen, 0, 2)):
        exact = Fraction(sum(max(hand) <= value for hand in hands), len(hands))
        assert abs(chance - SURE * exact) < 5


def test_less_trust_is_less_help() -> None:
    unseen = [2, 0, 1, 0, 0, 1] + [3] + [0] * 11
    for all_help, half_help in zip(bests(unseen, 0, 2), bests(unseen, 0, 2, 50), strict=True):
        assert half_help == SURE - (SURE - all_help) * 50 // 100


def test_helpers_bring_sums_with_their_true_chances() -> None:
    half_threes = [5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000]
    exact = [a + b for a, b in product((0, 3), repeat=2)]
    assert sums([half_threes, half_threes], 7) == [SURE * sum(s >= most for s in exact) // 4 for most in range(8)]


def test_without_helpers_only_nothing_is_brought() -> None:
    assert sums([], 3) == [SURE, 0, 0, 0]
    assert sums([], 0) == [SURE]
