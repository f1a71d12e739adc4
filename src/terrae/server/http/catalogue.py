"""What can be played: games and their decks."""

from __future__ import annotations

import os
import shlex
from typing import Any

from litestar.params import FromPath

from terrae.bots.catalogue import strengths_of
from terrae.bots.registry import bots_of, looks_ahead, speaker_named
from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named, games
from terrae.table.contract import talk_of

from ..database import decks
from ..errors import Fault
from ..listen import EVERYWHERE, networks
from ..protocol.bodies import Address, DeckInfo, GameInfo, OptionInfo, Reach
from ..request_headers import is_local
from ..settings import LOOPBACK
from .dependencies import AnyRequest, TheService, reads

STARTED_BY = "TERRAE_STARTED_BY"
"""The variable of the environment that names the command by which the service was started."""


@reads("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            seats=list(game.seats),
            options=[
                OptionInfo(option.name, option.default, option.rule, list(option.values)) for option in game.options
            ],
            start_is_chosen=game.start_is_chosen,
            bots=list(bots_of(game)),
            strengths=strengths_of(game),
            speakers=[bot for bot in bots_of(game) if speaker_named(game, bot)],
            thinkers=[bot for bot in bots_of(game) if looks_ahead(game, bot)],
            deck=str(decks.usual_deck(game).document["name"]),
            acts=acts_of(game),
        )
        for game in games().values()
    ]


def acts_of(game: Game[Any, Any]) -> list[str]:
    """What can be said as data at a table of the game."""
    talk = talk_of(game)
    return [] if talk is None else list(talk.forms)


@reads("/games/{game:str}/deck", sync_to_thread=False)
def game_deck(game: FromPath[str]) -> DeckInfo:
    try:
        deck = decks.usual_deck(game_named(game))
    except Refused:
        raise Fault("not_found", "there is no such game") from None
    return DeckInfo(deck.document, deck.notes)


def restart_command(path: str, database: str) -> str:
    """How to start the service again so that others reach it, with the same tables. A URL may hold a password."""
    command = f"{os.environ.get(STARTED_BY, 'terrae serve')} --host 0.0.0.0{f' --path {path}' if path else ''}"
    if not database:
        return command
    return f"{command} --database {'...' if '://' in database else shlex.quote(database)}"


@reads("/addresses", sync_to_thread=False)
def addresses(request: AnyRequest, service: TheService) -> Reach:
    """Where others reach the service, for a page on the same machine: its own address is no use to them."""
    client, server = request.scope.get("client"), request.scope.get("server")
    is_here = client is not None and client[0] in LOOPBACK
    is_everywhere = service.settings.host in EVERYWHERE
    path = service.settings.path
    command = restart_command(path, service.settings.named_database if is_local(request.scope) else "")
    if not is_here or not is_everywhere or server is None:
        return Reach(is_everywhere, [], command)
    found = [Address(name, f"http://{address}:{server[1]}{path}") for name, address in networks()]
    return Reach(True, found, command)


HANDLERS = (list_games, game_deck, addresses)
