"""Finds bots by name: those for every game (entry points), each game's own, and anybody's by where it is found.

A name may be followed by parameters: `search[ms=100;lambda=0.3]` (`parameters.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import MappingProxyType, ModuleType
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.installed import installed
from terrae.engine.player import Bot, Position, Speaker

from .parameters import arguments, parameters_of, split

GROUP = "terrae.bots"


def bots_of(game: Game[Any, Any]) -> dict[str, str]:
    """Every bot that plays this game, with where it is found: "module:function"."""
    return dict(sorted({**bots_for_every_game(), **game.bots}.items()))


@cache
def bots_for_every_game() -> Mapping[str, str]:
    """The bots of installed packages. They are looked for once: that reads a file of every installed package."""
    return MappingProxyType(dict(installed(GROUP)))


def bot_named(game: Game[Any, Any], text: str) -> Bot:
    """The bot of that name, or the one at "module:function" or "file.py:function"; `Refused` if there is none."""
    name, given = split(text)
    if ":" in name and name not in bots_of(game):
        return visiting_bot(name, given)
    return registered_bot(game, text)


def registered_bot(game: Game[Any, Any], text: str) -> Bot:
    """The bot of that name, with its parameters; a file's name is never accepted. `Refused` if there is none."""
    name, given = split(text)
    function = function_of(game, name)
    return partial(function, **arguments(name, function, given)) if given else function


def speaker_named(game: Game[Any, Any], text: str) -> Speaker | None:
    """How the bot of that name speaks at the table; None if it says nothing."""
    name, given = split(text)
    if ":" in name and name not in bots_of(game):
        return None
    function = function_of(game, name)
    speak: Callable[..., Any] | None = getattr(function, "speak", None)
    return None if speak is None else partial(speak, **arguments(name, function, given))


def policy_named(game: Game[Any, Any], text: str) -> list[int] | None:
    """The policy of the bot of that name, as `choose_action` reads it; None if it does not decide by one."""
    name, given = split(text)
    function = function_of(game, name)
    policy: Callable[..., Sequence[int]] | None = getattr(function, "policy", None)
    return None if policy is None else list(policy(**arguments(name, function, given)))


def looks_ahead(game: Game[Any, Any], text: str) -> bool:
    """Does the bot of that name think for as long as it is allowed to, in compiled loops?"""
    return any(parameter.name == "ms" for parameter in parameters_of(function_of(game, split(text)[0])))


def reads_history(game: Game[Any, Any], text: str) -> bool:
    """Does the bot of that name say that it reads what has happened so far? A stranger's own bot is not asked."""
    name, _ = split(text)
    if ":" in name and name not in bots_of(game):
        return True
    return bool(getattr(function_of(game, name), "reads_history", False))


def function_of(game: Game[Any, Any], name: str) -> Callable[..., int]:
    """The function of a registered bot; `Refused` if there is no bot of that name."""
    known = bots_of(game)
    if name not in known:
        raise Refused(f"{game.name} has no bot {name!r}; it has {', '.join(known)}")
    module, _, function = known[name].partition(":")
    found: Callable[..., int] = getattr(import_module(module), function)
    return found


def visiting_bot(place: str, given: Mapping[str, str]) -> Bot:
    """Somebody's own bot. When it fails, the refusal names the bot."""
    where, _, function = place.rpartition(":")
    try:
        module = module_in_file(Path(where)) if where.endswith(".py") else import_module(where)
        bot: Callable[..., int] = getattr(module, function)
    except Exception as error:
        raise Refused(f"cannot load the bot {place!r}: {described(error)}") from None
    if not callable(bot):
        raise Refused(f"cannot load the bot {place!r}: {function!r} is no function")
    chosen = arguments(place, bot, given)

    def choose(position: Position) -> int:
        try:
            action = bot(position, **chosen)
        except Exception as error:
            raise Refused(f"the bot {place!r} failed: {described(error)}") from None
        if action not in position.legal:
            raise Refused(f"the bot {place!r} answered {action!r}, which is none of its legal actions")
        return action

    return choose


def module_in_file(file: Path) -> ModuleType:
    """Run a file as a module of its own."""
    name = f"terrae_bot_{file.stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up there
    spec.loader.exec_module(module)
    return module


def described(error: Exception) -> str:
    """An error in one line, with where it happened."""
    places = extract_tb(error.__traceback__)
    where = f" ({Path(places[-1].filename).name}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"
