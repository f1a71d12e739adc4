"""F12: where a card may be laid."""

from itertools import product
from random import Random

import pytest

from ..territory import EIGHT, Table, table

FIELD = [(x, y) for y in range(-2, 3) for x in range(-2, 3)]
Cell = tuple[int, int]


def places(t: Table) -> set[Cell]:
    cells = set()
    for text in t.answers:
        x, y = text.removeprefix("place ").split(",")
        cells.add((int(x), int(y)))
    return cells


def in_some_square(cells: set[Cell]) -> bool:
    """Said another way than in the rules: there is a 3x3 square with all of them."""
    return any(
        all(left <= x < left + 3 and top <= y < top + 3 for x, y in cells)
        for left, top in product(range(-4, 3), repeat=2)
    )


def beside(cell: Cell, cells: set[Cell]) -> bool:
    return any(abs(cell[0] - x) + abs(cell[1] - y) == 1 for x, y in cells)


@pytest.mark.rule("F12")
def test_the_second_card_touches_the_starting_card() -> None:
    t = table("village", "cabin", hand="orchard")
    assert t.answers == ["place 0,-1", "place -1,0", "place 1,0", "place 0,1"]


@pytest.mark.rule("F12")
def test_without_the_option_the_second_card_may_lie_in_any_of_the_other_cells() -> None:
    t = table("village", "cabin", hand="orchard", adjacent=False)
    assert places(t) == set(FIELD) - {(0, 0)}


@pytest.mark.rule("F12")
def test_a_corner_to_corner_neighbour_does_not_touch() -> None:
    t = table("village", "cabin", hand="orchard")
    refusal = t.refusal("place 1,1")
    assert refusal.rule == "F12"
    assert "no card lies beside that cell" in str(refusal)
    assert "place 1,1" in table("village", "cabin", hand="orchard", adjacent=False).answers


@pytest.mark.rule("F12")
def test_never_more_than_three_in_a_row() -> None:
    t = table("village; quarry 1,0; beehives -1,0", "cabin", hand="orchard", adjacent=False)
    assert places(t) == {(x, y) for x, y in FIELD if -1 <= x <= 1 and y != 0}


@pytest.mark.rule("F12")
def test_never_more_than_three_in_a_column() -> None:
    t = table("village; quarry 0,1; beehives 0,2", "cabin", hand="orchard", adjacent=False)
    assert places(t) == {(x, y) for x, y in FIELD if 0 <= y <= 2 and x != 0}


@pytest.mark.rule("F12")
def test_two_cards_in_a_line_leave_both_ends_open() -> None:
    t = table("village; quarry 1,0", "cabin", hand="orchard")
    assert places(t) == {(-1, 0), (2, 0), (0, -1), (0, 1), (1, -1), (1, 1)}


@pytest.mark.rule("F12")
def test_the_example_of_the_rules_page() -> None:
    """A full row from 0,0 to 2,0: 1,1 and 2,-1 are fine, 1,2 fits the square but touches nothing."""
    row = "village; quarry 1,0; beehives 2,0"
    touching = table(row, "cabin", hand="orchard")
    assert places(touching) == {(0, -1), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)}
    anywhere = table(row, "cabin", hand="orchard", adjacent=False)
    assert places(anywhere) == {(x, y) for x, y in FIELD if 0 <= x <= 2 and y != 0}


@pytest.mark.rule("F12")
@pytest.mark.parametrize("wrong", ["place 3,0", "place 0,-3", "place 0,0", "place 1,0", "place 2,0"])
def test_outside_the_field_on_a_card_and_outside_the_square_are_refused(wrong: str) -> None:
    t = table("village; quarry -1,0; beehives -2,0", "cabin", hand="orchard", adjacent=False)
    assert t.refusal(wrong).rule == "F12"


@pytest.mark.rule("F12")
@pytest.mark.parametrize("adjacent", [True, False])
@pytest.mark.parametrize(("column", "row"), list(product(range(3), repeat=2)))
def test_the_starting_card_may_end_up_anywhere_in_the_square(column: int, row: int, adjacent: bool) -> None:
    cells = [(x - column, y - row) for x, y in product(range(3), repeat=2)]
    lies = {(0, 0)}
    lines = ["village"]
    for card in EIGHT:
        free = sorted(set(cells) - lies, key=lambda cell: abs(cell[0]) + abs(cell[1]))
        t = table("; ".join(lines), "cabin", hand=card, adjacent=adjacent)
        assert free[0] in places(t)
        lies.add(free[0])
        lines.append(f"{card} {free[0][0]},{free[0][1]}")
    assert lies == set(cells)


@pytest.mark.rule("F12")
@pytest.mark.parametrize("adjacent", [True, False])
def test_a_card_may_lie_where_all_cards_fit_a_square_and_nowhere_else(adjacent: bool) -> None:
    choice = Random("territories")
    for _ in range(60):
        lies: set[Cell] = {(0, 0)}
        lines = ["village"]
        for card in EIGHT:
            t = table("; ".join(lines), "cabin", hand=card, adjacent=adjacent)
            expected = {
                cell
                for cell in FIELD
                if cell not in lies and in_some_square(lies | {cell}) and (not adjacent or beside(cell, lies))
            }
            assert places(t) == expected
            cell = choice.choice(sorted(expected))
            lies.add(cell)
            lines.append(f"{card} {cell[0]},{cell[1]}")


@pytest.mark.rule("F12")
def test_only_ones_own_territory_decides_where_a_card_may_lie() -> None:
    alone = table("village; quarry 1,0", "cabin", hand="orchard")
    crowded = table("village; quarry 1,0", "cabin; beehives 0,1; clay-pit 0,2", hand="orchard")
    assert alone.answers == crowded.answers


@pytest.mark.rule("F12")
def test_the_card_lies_where_it_was_placed() -> None:
    t = table("village", "cabin", hand="orchard", turn=1).play("place -1,0")
    assert t.card_at("-1,0", 1) == "orchard"
    assert t.hand is None
    assert (t.s.cards[0], t.s.cards[1]) == (1, 2)
