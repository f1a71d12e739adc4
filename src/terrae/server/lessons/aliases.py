"""Who pupils are: animals and plants in the language of the lesson, or numbers. The service never knows a name."""

from __future__ import annotations

import tomllib
from collections.abc import Set
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

FILE = Path(__file__).parent / "aliases.toml"


@cache
def names() -> dict[str, list[str]]:
    """The aliases of every language."""
    found = tomllib.loads(FILE.read_text("utf-8"))["names"]
    return {language: text.split() for language, text in found.items()}


def new_alias(language: str, numbers: bool, taken: Set[str], lot: Random) -> str:
    """An alias that nobody has. When all are taken, they come again with a number."""
    if numbers:
        return next(str(n) for n in count(1) if str(n) not in taken)
    known = names().get(language) or names().get(language.partition("-")[0]) or names()["en"]
    for turn in count(1):
        free = [name for base in known if (name := base if turn == 1 else f"{base} {turn}") not in taken]
        if free:
            return lot.choice(free)
    raise AssertionError
