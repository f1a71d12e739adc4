"""What can be told of every bot of a game: `terrae bots GAME --json -`."""

from __future__ import annotations

from inspect import getdoc
from typing import Any

from terrae.engine.game import Game, Json
from terrae.sentences import Sentences

from .parameters import Parameter, parameters_of
from .registry import bots_of, function_of

STRENGTH = "strength"
"""The parameter by which a bot plays worse or better."""
CHARACTER = "character"
"""The parameter by which a bot that can be of several characters is told which."""


def catalogue(game: Game[Any, Any], say: Sentences) -> list[Json]:
    """Each bot of a game: its name, what it is like, its parameters, the characters and strengths it can have."""
    return [entry(game, name, place, say) for name, place in bots_of(game).items()]


def entry(game: Game[Any, Any], name: str, place: str, say: Sentences) -> Json:
    function = function_of(game, name)
    parameters = parameters_of(function)
    return {
        "game": game.name,
        "name": name,
        "title": said(say, f"{game.name}-bot-{name}", f"web-bot-{name}") or name,
        "sentence": said(say, f"{game.name}-bot-{name}.line", f"web-bot-{name}.line")
        or (getdoc(function) or "").partition("\n")[0],
        "parameters": [parameter.described() for parameter in parameters],
        "characters": [name] if name in game.characters else choices(parameters, CHARACTER),
        "strengths": choices(parameters, STRENGTH),
        "found_at": place,
    }


def strengths_of(game: Game[Any, Any]) -> dict[str, list[str]]:
    """The strengths of every bot of a game that has more than one."""
    known = {name: choices(parameters_of(function_of(game, name)), STRENGTH) for name in bots_of(game)}
    return {name: strengths for name, strengths in known.items() if strengths}


def said(say: Sentences, *messages: str) -> str:
    """The first of these messages that there is; empty if there is none."""
    return next((text for message in messages if (text := say(message)) != message), "")


def choices(parameters: list[Parameter], name: str) -> list[str]:
    """What can be chosen for the parameter of that name; nothing if the bot has none."""
    return next((list(parameter.choices) for parameter in parameters if parameter.name == name), [])
