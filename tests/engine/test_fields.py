"""The table of fields and the plain states made from it."""

import pytest

from terrae.engine.fields import Field, Fields, grid, number, row, table


@table
class Small(Fields):
    """A state for these tests."""

    turn: int = number("i1")
    score: list[int] = row("i2", 3)
    hands: list[list[int]] = grid("u1", 2, 4)


def test_fields_keep_the_order_of_the_declaration() -> None:
    fields = (Field("turn", "i1", ()), Field("score", "i2", (3,)), Field("hands", "u1", (2, 4)))
    assert fields == Small.FIELDS
    assert Small.__doc__ == "A state for these tests."
    assert Small.__name__ == "Small"


def test_a_new_state_is_blank() -> None:
    assert Small().values() == (0, [0, 0, 0], [[0, 0, 0, 0], [0, 0, 0, 0]])


def test_a_clone_is_equal_and_shares_nothing() -> None:
    s = Small()
    s.turn = 3
    s.hands[1][2] = 7
    t = s.clone()
    assert t == s
    t.turn = 4
    t.score[0] = 1
    t.hands[1][2] = 8
    assert s.values() == (3, [0, 0, 0], [[0, 0, 0, 0], [0, 0, 7, 0]])
    assert t != s


def test_rows_of_a_new_grid_are_apart() -> None:
    s = Small()
    s.hands[0][0] = 1
    assert s.hands[1][0] == 0


@pytest.mark.parametrize("change", ["turn", "score", "hands"])
def test_states_differ_when_any_field_does(change: str) -> None:
    s, t = Small(), Small()
    if change == "turn":
        t.turn = 1
    elif change == "score":
        t.score[2] = 1
    else:
        t.hands[1][3] = 1
    assert s != t


def test_states_of_other_tables_are_never_equal() -> None:
    @table
    class Other(Fields):
        turn: int = number("i1")

    assert Small() != Other()
    assert Small() != 0


def test_fill_takes_over_values_in_place() -> None:
    s, t = Small(), Small()
    hands, first = s.hands, s.hands[0]
    t.turn, t.score[1], t.hands[0][3] = 5, -2, 9
    s.fill(t.values())
    assert s == t
    assert s.hands is hands
    assert s.hands[0] is first
    assert s.hands[0] is not t.hands[0]


def test_fill_refuses_too_few_values() -> None:
    with pytest.raises(ValueError, match="zip"):
        Small().fill((1, [0, 0, 0]))


def test_a_state_changes_in_place_and_is_no_key() -> None:
    with pytest.raises(TypeError):
        hash(Small())


def test_a_field_that_was_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Small().tunr = 1  # type: ignore[attr-defined]


def test_what_is_no_integer_type_is_refused() -> None:
    with pytest.raises(ValueError, match="'f8' is not an integer type"):
        number("f8")
    with pytest.raises(ValueError, match="'i3' is not an integer type"):
        row("i3", 4)


def test_repr_names_every_field() -> None:
    assert repr(Small()) == "Small(turn=0, score=[0, 0, 0], hands=[[0, 0, 0, 0], [0, 0, 0, 0]])"


def test_an_undeclared_table_says_so() -> None:
    class Forgotten(Fields):
        pass

    with pytest.raises(NotImplementedError, match="Forgotten is not declared with @table"):
        Forgotten().clone()
