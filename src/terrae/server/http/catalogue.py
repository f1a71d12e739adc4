"""What can be played: games and their decks."""

from __future__ import annotations

from litestar.params import FromPath

from terrae.bots.registry import bots_of
from terrae.engine.errors import Refused
from terrae.engine.game import game_named, games

from ..database import queries
from ..errors import Fault
from ..protocol.messages import DeckInfo, GameInfo, OptionInfo
from .dependencies import reads


@reads("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            name=game.name,
            seats=list(game.seats),
            options=[OptionInfo(option.name, option.default, option.rule) for option in game.options],
            start_is_chosen=game.start_is_chosen,
            bots=list(bots_of(game)),
            deck=str(queries.usual_deck(game).document["name"]),
        )
        for game in games().values()
    ]


@reads("/games/{game:str}/deck", sync_to_thread=False)
def game_deck(game: FromPath[str]) -> DeckInfo:
    try:
        deck = queries.usual_deck(game_named(game))
    except Refused:
        raise Fault("not_found", "there is no such game") from None
    return DeckInfo(deck.document, deck.notes)


HANDLERS = (list_games, game_deck)
