"""Puts a game's functions and the loops into one namespace: the plain material, or, decorated, the compiled one."""

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

Wrap = Callable[[Any], Any]


class Material(SimpleNamespace):
    """The functions and tables of a game in one material, by name."""

    __slots__ = ("origin",)
    origin: dict[str, Any]
    """What each name stands for in the modules."""


def assemble(
    modules: Iterable[ModuleType],
    wrap: Wrap,
    wrap_table: Wrap,
    replaced: Mapping[str, Callable[..., Any]],
    base: Material | None = None,
) -> Material:
    """Copy the functions of `modules` into one namespace, each through `wrap`, tables (tuples) through `wrap_table`.

    A name may stand for one thing only: two different functions or tables of one name are refused. `replaced` holds
    functions to take instead of the modules' own. What `base` holds is in the namespace from the start, as it is.
    """
    modules = tuple(modules)
    inside = {module.__name__ for module in modules}
    space: dict[str, Any] = {"__builtins__": __builtins__, "__name__": modules[0].__name__}
    origin: dict[str, Any] = {}
    if base is not None:
        space.update(vars(base))
        origin.update(base.origin)
    for module in modules:
        for name, thing in vars(module).items():
            if name.startswith("__"):
                continue
            if isinstance(thing, FunctionType):
                if thing.__module__ not in inside:
                    continue
                kept: Any = None
            elif is_table(thing):
                kept = wrap_table(thing)
            elif isinstance(thing, int):
                kept = thing
            else:
                continue
            if name in origin:
                if origin[name] is not thing and origin[name] != thing:
                    raise ValueError(f"{name} means two things in {module.__name__} and elsewhere")
                continue
            origin[name] = thing
            if kept is None:
                kept = wrap(copy_into(space, replaced.get(name, thing)))
            space[name] = kept
    material = Material(**{name: thing for name, thing in space.items() if not name.startswith("__")})
    material.origin = origin
    return material


def is_table(thing: object) -> bool:
    """A constant table: a tuple of whole numbers, or of such tuples."""
    return isinstance(thing, tuple) and all(isinstance(item, int) or is_table(item) for item in thing)


def copy_into(space: dict[str, Any], function: Any) -> FunctionType:
    """The same function, finding its names in `space`."""
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    copy.__doc__ = function.__doc__
    return copy
