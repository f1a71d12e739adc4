"""What a player of Terra can foresee."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from terrae.games.terra.moves import CRISIS_OF
from terrae.games.terra.outlook import (
    ALL_CRISES,
    SURE,
    best_at_most,
    chances_to_bring,
    crises_to_come,
    danger_of,
    less_willing,
    seats_to_answer,
    sets_in,
    unseen_by,
)

from ..games.terra.table import table


def crises(*texts: str) -> int:
    return sum(1 << CRISIS_OF[text] for text in texts)


def test_the_crises_to_come_are_those_nobody_has_seen() -> None:
    t = table(hands=["G1", "", ""], pile="G-AF B-EU R-OC B1", full={"B-NA": ""})
    assert crises_to_come(t.s) == crises("B-EU", "R-OC")


@pytest.mark.rule("T12")
def test_a_crisis_without_which_control_cannot_be_lost_is_most_dangerous() -> None:
    two_in_africa = crises("G-AF", "B-AF")
    assert danger_of(CRISIS_OF["R-AF"], two_in_africa, 0) == SURE
    assert danger_of(CRISIS_OF["R-EU"], two_in_africa, 0) == 0


@pytest.mark.rule("T12")
def test_a_crisis_is_dangerous_only_with_those_still_to_come() -> None:
    one_in_africa = crises("G-AF")
    assert danger_of(CRISIS_OF["B-AF"], one_in_africa, crises("R-AF")) > 0
    assert danger_of(CRISIS_OF["B-AF"], one_in_africa, crises("R-EU")) == 0


@pytest.mark.rule("T12")
def test_danger_grows_with_every_full_blown_crisis() -> None:
    growing = ["G-AF", "G-EU", "B-NA", "B-SA", "R-OC", "R-AS"]
    found = []
    for n in range(len(growing)):
        full = crises(*growing[:n])
        found.append(danger_of(CRISIS_OF[growing[n]], full, ALL_CRISES & ~crises(*growing[: n + 1])))
    assert found[0] < found[-1]
    assert all(danger >= 0 for danger in found)


@pytest.mark.rule("T9")
def test_those_after_me_up_to_the_drawer_are_still_to_answer() -> None:
    t = table(hands=["", "", "", ""], pile="G-AF B1", turn=2)
    assert [list(seats_to_answer(t.s, seat)) for seat in (2, 3, 0, 1)] == [[3, 0, 1], [0, 1], [1], []]


def test_unseen_are_all_cards_but_my_own_and_those_that_lie_open() -> None:
    t = table(hands=["G1 G2", "B3 R6", ""], pile="R1 B6", hoards=["G6 G6 G6"], full={"G-AF": "G4"})
    unseen = unseen_by(t.s, 0)
    assert sum(unseen) == 3
    assert unseen[8] == unseen[17] == unseen[11] == 1


def test_the_best_card_of_a_hand_has_its_true_chances() -> None:
    unseen = [2, 0, 1, 0, 0, 1] + [3] + [0] * 11  # G1 G1 G3 G6 and three others
    deck = [1, 1, 3, 6, 0, 0, 0]
    hands = list(combinations(deck, 2))
    for value, chance in enumerate(best_at_most(unseen, 0, 2)):
        exact = Fraction(sum(max(hand) <= value for hand in hands), len(hands))
        assert abs(chance - SURE * exact) < 5


def test_helpers_bring_sums_with_their_true_chances() -> None:
    half_threes = [5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000]
    found = chances_to_bring([half_threes, half_threes], 7)
    sums = [a + b for a, b in product((0, 3), repeat=2)]
    assert found == [SURE * sum(s >= most for s in sums) // 4 for most in range(8)]


def test_without_helpers_only_nothing_is_brought() -> None:
    assert chances_to_bring([], 3) == [SURE, 0, 0, 0]
    assert chances_to_bring([], 0) == [SURE]


def test_less_trust_is_less_help() -> None:
    assert less_willing([4_000, 10_000], 50) == [7_000, 10_000]
    assert less_willing([4_000, 10_000], 100) == [4_000, 10_000]


@pytest.mark.rule("T16")
def test_sets_are_found_in_a_hand() -> None:
    hand = [0] * 18
    assert sets_in(hand) == []
    hand[0] = 3
    assert len(sets_in(hand)) == 1
    hand[1] = hand[2] = 1
    assert len(sets_in(hand)) == 2
