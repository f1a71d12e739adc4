"""Finds bots by name: those for every game (entry points) and each game's own."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.player import Bot

GROUP = "terrae.bots"


def bots_of(game: Game[Any, Any]) -> dict[str, str]:
    """Every bot that plays this game, with where it is found: "module:function"."""
    general = {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted({**general, **game.bots}.items()))


def bot_named(game: Game[Any, Any], name: str) -> Bot:
    """The bot of that name; `Refused` if there is none."""
    known = bots_of(game)
    if name not in known:
        raise Refused(f"{game.name} has no bot {name!r}; it has {', '.join(known)}")
    module, _, function = known[name].partition(":")
    bot: Bot = getattr(import_module(module), function)
    return bot
