"""`clear` and `copy_public`, written from the table of fields for both materials."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from terrae.engine.codegen import clearing, copying_public, loops_in
from terrae.engine.fields import Fields, grid, number, row, table
from terrae.engine.game import Game
from terrae.engine.material import assemble


@table
class Small(Fields):
    """A state for these tests."""

    turn: int = number("i1", public=True, blank=-1)
    secret: int = number("i1", blank=7)
    score: list[int] = row("i2", 3, public=True)
    cards: list[int] = row("i1", 1, blank=-1)
    table: list[list[int]] = grid("i1", 2, 2, public=True, blank=5)
    hands: list[list[int]] = grid("i1", 2, 2)


clear = clearing(Small)
copy_public = copying_public(Small)


def filled(state: type[Any], least: int) -> Any:
    """A state with a number from `least` to `least` + 9 at every place."""
    r = Random(least)
    s = state()

    def some(shape: tuple[int, ...]) -> Any:
        return [some(shape[1:]) for _ in range(shape[0])] if shape else r.randint(least, least + 9)

    s.fill(tuple(some(field.shape) for field in state.FIELDS))
    return s


@pytest.mark.parametrize("version", [clear, clear.loops], ids=["plain", "loops"])  # type: ignore[attr-defined]
def test_a_cleared_state_is_blank_as_it_was_declared(version: Any) -> None:
    s = filled(Small, 1)
    version(s)
    assert s.values() == (-1, 7, [0, 0, 0], [-1], [[5, 5], [5, 5]], [[0, 0], [0, 0]])
    s.hands[0][0] = 1
    assert s.hands[1][0] == 0


@pytest.mark.parametrize("version", [copy_public, copy_public.loops], ids=["plain", "loops"])  # type: ignore[attr-defined]
def test_public_fields_are_copied_and_the_others_left_alone(version: Any) -> None:
    s, v, before = filled(Small, 1), filled(Small, 20), filled(Small, 20)
    version(s, v)
    assert (v.turn, v.score, v.table) == (s.turn, s.score, s.table)
    assert (v.secret, v.cards, v.hands) == (before.secret, before.cards, before.hands)
    v.score[0] = v.table[1][1] = 99
    assert 99 not in (*s.score, *s.table[1]), "the copy shares something with what it was copied from"


def test_both_versions_do_the_same_to_every_game(game: Game[Any, Any]) -> None:
    module = import_module(game.state.__module__)
    s, one, two = (filled(game.state, least) for least in (1, 20, 20))
    module.copy_public(s, one)
    module.copy_public.loops(s, two)
    assert one == two
    for field in game.state.FIELDS:
        assert (getattr(one, field.name) == getattr(s, field.name)) is field.public, field.name
    module.clear(one)
    module.clear.loops(two)
    assert one == two


def test_the_compiled_material_is_given_the_loops(game: Game[Any, Any]) -> None:
    modules = [import_module(name) for name in game.modules]
    loops = loops_in(modules)
    assert set(loops) == {"clear", "copy_public"}
    run = assemble(modules, lambda function: function, lambda tuples: tuples, loops)
    assert run.clear.__code__ is loops["clear"].__code__
    assert game.run.clear.__code__ is not loops["clear"].__code__
