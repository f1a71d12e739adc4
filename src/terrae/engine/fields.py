"""The table of fields: a state is declared once, and both materials follow from the declaration.

A game writes its state as a class with one line a field::

    @table
    class State(Fields):
        turn: int = number("i1", public=True)
        hands: list[list[int]] = grid("i1", SEATS, KINDS)

A field is private unless it is declared public. From the declaration follow what a blank state is and what of a state
everybody may see (`terrae.engine.codegen`).

The *plain* material is that class: slots, integers and nested lists. The *compiled* material is a NumPy
record with the same names (`terrae.engine.compiled`).
"""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Self, TypeVar

CODES = ("i1", "u1", "i2", "i4", "i8")


class Field(NamedTuple):
    """One field: its name, integer type and shape (none, one or two dimensions)."""

    name: str
    code: str
    shape: tuple[int, ...]
    public: bool = False
    """May everybody see it, all of it and always?"""
    blank: int = 0
    """What stands there when nothing is known or nothing has happened."""


class _Declared(NamedTuple):
    code: str
    shape: tuple[int, ...]
    public: bool
    blank: int


def _declare(code: str, shape: tuple[int, ...], public: bool, blank: int) -> _Declared:
    if code not in CODES:
        raise ValueError(f"{code!r} is not an integer type; use one of {', '.join(CODES)}")
    return _Declared(code, shape, public, blank)


def number(code: str, *, public: bool = False, blank: int = 0) -> Any:
    """Declare one integer."""
    return _declare(code, (), public, blank)


def row(code: str, length: int, *, public: bool = False, blank: int = 0) -> Any:
    """Declare a row of integers."""
    return _declare(code, (length,), public, blank)


def grid(code: str, rows: int, columns: int, *, public: bool = False, blank: int = 0) -> Any:
    """Declare rows of integers."""
    return _declare(code, (rows, columns), public, blank)


class Fields:
    """What every plain state can do; the bodies are written by `table`, a line a field."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def clone(self) -> Self:
        """A copy that shares nothing with this one."""
        raise NotImplementedError(f"{type(self).__name__} is not declared with @table")

    def values(self) -> tuple[Any, ...]:
        """Every field in the order of the table, rows and grids as lists."""
        return tuple(getattr(self, field.name) for field in self.FIELDS)

    def fill(self, values: tuple[Any, ...]) -> None:
        """Take over `values`, as another state's `values()` gives them."""
        for field, value in zip(self.FIELDS, values, strict=True):
            if len(field.shape) == 0:
                setattr(self, field.name, value)
            elif len(field.shape) == 1:
                getattr(self, field.name)[:] = value
            else:
                for mine, other in zip(getattr(self, field.name), value, strict=True):
                    mine[:] = other

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)}" for field in self.FIELDS)
        return f"{type(self).__name__}({inside})"


class Turns(Fields):
    """What the state of every game tells of its turns."""

    __slots__ = ()
    start: int
    """The seat that starts."""
    turn: int
    """The seat on turn."""
    actor: int
    """The seat that decides."""


T = TypeVar("T", bound=Fields)


def table(declaration: type[T]) -> type[T]:
    """Turn a declaration into the plain state: slots, zeroed on creation, with a straight-line `clone`."""
    fields = tuple(
        Field(name, *declared) for name, declared in vars(declaration).items() if isinstance(declared, _Declared)
    )
    blank, copy = [], []
    for name, _, shape, _, _ in fields:
        if len(shape) == 0:
            blank.append(f"self.{name} = 0")
            copy.append(f"t.{name} = self.{name}")
        elif len(shape) == 1:
            blank.append(f"self.{name} = [0] * {shape[0]}")
            copy.append(f"t.{name} = self.{name}[:]")
        else:
            blank.append(f"self.{name} = [[0] * {shape[1]} for _ in range({shape[0]})]")
            copy.append(f"t.{name} = [line[:] for line in self.{name}]")
    body = (
        "def __init__(self):\n    " + "\n    ".join(blank) + "\n"
        "def clone(self):\n    t = new(cls)\n    " + "\n    ".join(copy) + "\n    return t\n"
    )
    functions: dict[str, Any] = {"new": object.__new__}
    exec(body, functions)
    cls = type(
        declaration.__name__,
        declaration.__bases__,
        {
            "__slots__": tuple(field.name for field in fields),
            "__module__": declaration.__module__,
            "__qualname__": declaration.__qualname__,
            "__doc__": declaration.__doc__,
            "FIELDS": fields,
            "__init__": functions["__init__"],
            "clone": functions["clone"],
        },
    )
    functions["cls"] = cls
    return cls
