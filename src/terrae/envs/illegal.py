"""What happens when an agent chooses an action that is not legal, in an environment that must take any."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from terrae.engine.errors import Refused

from .arrays import Array

Illegals = Literal["raise", "random", "lose"]
"""`raise`: `Illegal` says why. `random`: a legal one is drawn instead. `lose`: the game ends for the agent at once."""
CHOICES = ("raise", "random", "lose")
LOST = -1.0
"""What `lose` brings to the agent: less than any end of a game does."""


def check_choice(illegal: str) -> None:
    """`Refused` if there is no such choice."""
    if illegal not in CHOICES:
        raise Refused(f"there is no illegal={illegal!r}; there is {', '.join(CHOICES)}")


def is_legal(mask: Array, action: Any) -> bool:
    """Is an action, whatever was given for one, legal by a mask?"""
    number = int(action)
    return 0 <= number < len(mask) and bool(mask[number])


def drawn(mask: Array, chance: np.random.Generator) -> int:
    """A legal action, each equally likely."""
    return int(chance.choice(np.flatnonzero(mask)))
