"""Bots that do not come with the project, and the chance of bots at a table where one of them sits.

Whoever knows a seed can deal its cards. If the chance that a bot is given followed from the seed too, the bot could
find out which deal of a published seed it plays. So it is drawn anew there, and told, so that the run can be repeated.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import cache
from typing import Any

from terrae.engine.game import Game

from .parameters import split
from .registry import GROUP, bots_of

PROJECT = "terrae"
"""The name of the project's distribution and of its package."""


@cache
def own_bots_for_every_game() -> frozenset[str]:
    """The names of the bots for every game that come with the project."""
    from importlib.metadata import entry_points  # slow to load, and seldom needed

    points = entry_points(group=GROUP)
    return frozenset(point.name for point in points if point.dist is not None and point.dist.name == PROJECT)


def is_strangers(game: Game[Any, Any], text: str) -> bool:
    """Is a bot somebody else's: one in a file, in a module of another package, or of another distribution?"""
    name, _ = split(text)
    if name in game.bots or name in own_bots_for_every_game():
        return False
    return name in bots_of(game) or not name.startswith(f"{PROJECT}.") or ".py:" in name


def bots_chance(game: Game[Any, Any], bots: Iterable[str], told: str | None = None) -> str | None:
    """The chance of the bots of a run: as told, else drawn if one of them is a stranger's.

    None if all of them are the project's own: then it follows from the seed, and a seed gives the same games again.
    """
    if told is None and any(is_strangers(game, bot) for bot in bots):
        return secrets.token_hex(16)
    return told


def of_game(chance: str | None, number: int) -> str | None:
    """The chance of the bots of one game of a run."""
    return None if chance is None else f"{chance}/{number}"
