"""Functions that follow from a table of fields: `clear` and `copy_public` of a game's state.

Each is written twice from the same table. The plain material assigns whole rows. The compiled material, which cannot,
goes round them in loops; that version is the function's attribute `loops`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from .fields import Field, Fields

T = TypeVar("T", bound=Fields)

INDENT = "    "
INDEXES = "ij"


def clearing(state: type[T]) -> Callable[[T], None]:
    """The function `clear(s)`: every field becomes blank, as it was declared."""

    def plain(field: Field) -> str:
        if len(field.shape) == 0:
            return f"s.{field.name} = {field.blank}"
        row = (field.blank,) * field.shape[-1]
        if len(field.shape) == 1:
            return f"s.{field.name}[:] = {row}"
        return f"for row in s.{field.name}: row[:] = {row}"

    loops = [line for field in state.FIELDS for line in looped(field, f"s.{field.name}@ = {field.blank}")]
    clear: Callable[[T], None] = written(state, "clear", "s", map(plain, state.FIELDS), loops)
    return clear


def copying_public(state: type[T]) -> Callable[[T, T], None]:
    """The function `copy_public(s, v)`: the public fields of `s` go to `v`, the others of `v` stay as they are."""

    def plain(field: Field) -> str:
        if len(field.shape) == 0:
            return f"v.{field.name} = s.{field.name}"
        if len(field.shape) == 1:
            return f"v.{field.name}[:] = s.{field.name}"
        return f"for to, row in zip(v.{field.name}, s.{field.name}): to[:] = row"

    public = [field for field in state.FIELDS if field.public]
    loops = [line for field in public for line in looped(field, f"v.{field.name}@ = s.{field.name}@")]
    copy_public: Callable[[T, T], None] = written(state, "copy_public", "s, v", map(plain, public), loops)
    return copy_public


def looped(field: Field, line: str) -> Iterator[str]:
    """A line for every place of a field, for which `@` stands in it."""
    places = ""
    for depth, length in enumerate(field.shape):
        yield f"{INDENT * depth}for {INDEXES[depth]} in range({length}):"
        places += f"[{INDEXES[depth]}]"
    yield INDENT * len(field.shape) + line.replace("@", places)


def written(state: type[Fields], name: str, arguments: str, plain: Iterable[str], loops: Iterable[str]) -> Any:
    """A function of both materials, as if it stood in the module of the state."""
    module = sys.modules[state.__module__]
    function: Any = function_of(name, arguments, plain, module)
    function.loops = function_of(name, arguments, loops, module)
    return function


def function_of(name: str, arguments: str, lines: Iterable[str], module: ModuleType) -> FunctionType:
    source = "\n".join((f"def {name}({arguments}):", *(INDENT + line for line in lines)))
    space: dict[str, Any] = {}
    # Numba keeps compiled code beside a file: that of the module stands for the function's own.
    exec(compile(source, str(module.__file__), "exec"), {"__name__": module.__name__}, space)
    function: FunctionType = space[name]
    return function


def loops_in(modules: Iterable[ModuleType]) -> dict[str, Callable[..., Any]]:
    """The functions of `modules` that have another version for the compiled material, by name."""
    return {
        name: thing.loops
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, FunctionType) and hasattr(thing, "loops")
    }
