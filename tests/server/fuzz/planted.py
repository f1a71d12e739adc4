"""Mistakes to be planted into the running service, each of which the fuzzer must find."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

Patch = Callable[[], None]
MISTAKES: dict[str, Patch] = {}


def put(module: ModuleType | type, name: str, value: Any) -> None:
    """Let a name of a module or a class stand for something else; it must stand for something already."""
    assert name in vars(module), f"{module.__name__} has no {name}"
    setattr(module, name, value)


def plant(name: str) -> None:
    """Put a mistake into the service of this process, before it starts."""
    MISTAKES[name]()
