"""Who sits where: every class divides into tables without bots, and arms are balanced."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.engine.errors import Refused
from terrae.server.lessons.seating import FEWEST, MOST, arms_by_lot, seat_again, seat_by_lot, table_sizes

SEATS = range(3, 7)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_every_class_divides_into_tables_of_three_to_six(size: int) -> None:
    for pupils in range(FEWEST, MOST + 1):
        sizes = table_sizes(pupils, size, SEATS)
        assert sum(sizes) == pupils
        assert all(count in SEATS for count in sizes), (pupils, sizes)
        assert max(sizes) - min(sizes) <= 1


def test_thirty_pupils_sit_at_six_tables_of_four_and_two_of_three() -> None:
    assert table_sizes(30, 4, SEATS) == [4] * 6 + [3] * 2


def test_who_asks_for_a_size_gets_it_wherever_it_divides() -> None:
    assert table_sizes(24, 4, SEATS) == [4] * 6
    assert table_sizes(5, 4, SEATS) == [5]


@pytest.mark.parametrize("pupils", [0, 2, 121])
def test_too_few_and_too_many_are_refused(pupils: int) -> None:
    with pytest.raises(Refused):
        table_sizes(pupils, 4, SEATS)


def test_a_game_for_two_to_four_seats_every_class_too() -> None:
    for pupils in range(3, MOST + 1):
        assert all(2 <= count <= 4 for count in table_sizes(pupils, 4, range(2, 5))), pupils


@given(st.sets(st.integers(1, 500), min_size=3, max_size=120), st.integers(3, 6), st.integers())
def test_everybody_has_one_seat_and_the_lot_alone_decides(pupils: set[int], size: int, seed: int) -> None:
    tables = seat_by_lot(list(pupils), size, SEATS, Random(seed))
    assert sorted(pupil for table in tables for pupil in table) == sorted(pupils)
    assert tables == seat_by_lot(sorted(pupils, reverse=True), size, SEATS, Random(seed))


@given(st.integers(3, 120), st.sets(st.integers(1, 120)), st.integers(0, 20), st.integers())
def test_a_second_round_seats_all_who_are_there(pupils: int, gone: set[int], new: int, seed: int) -> None:
    lot = Random(seed)
    before = seat_by_lot(range(1, pupils + 1), 4, SEATS, lot)
    present = [*(set(range(1, pupils + 1)) - gone), *range(200, 200 + new)][:MOST]
    if len(present) < FEWEST:
        return
    tables = seat_again(before, present, 4, SEATS, lot)
    assert sorted(pupil for table in tables for pupil in table) == sorted(present)
    assert all(len(table) in SEATS for table in tables)


def test_who_stays_keeps_the_table() -> None:
    before = seat_by_lot(range(1, 13), 4, SEATS, Random(1))
    assert seat_again(before, range(1, 13), 4, SEATS, Random(2)) == before
    assert seat_again(before, range(1, 14), 4, SEATS, Random(2))[0][:4] == before[0]


@given(st.lists(st.integers(3, 6), min_size=1, max_size=40), st.integers(1, 4), st.integers())
def test_arms_are_balanced_by_lot(sizes: list[int], arms: int, seed: int) -> None:
    names = [f"arm-{n}" for n in range(arms)]
    drawn = arms_by_lot(sizes, names, Random(seed))
    counts = Counter(drawn)
    assert len(drawn) == len(sizes)
    assert max(counts[name] for name in names) - min(counts[name] for name in names) <= 1


def test_the_lot_of_arms_is_a_lot() -> None:
    first = {arms_by_lot([4, 4], ["a", "b"], Random(seed))[0] for seed in range(20)}
    assert first == {"a", "b"}
