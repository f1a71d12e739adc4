"""What can be played without a service: games with their bots, and puzzles, as the protocol tells them."""

from __future__ import annotations

from typing import Any

from terrae.bots.catalogue import strengths_of
from terrae.bots.registry import bots_of, looks_ahead, speaker_named
from terrae.coach.puzzles import listing
from terrae.engine.decks import load_deck
from terrae.engine.game import Game, Json, games
from terrae.table.contract import talk_of


def game_info(game: Game[Any, Any]) -> Json:
    """A game as `GET /api/games` tells it. Bots that think in compiled loops are not there: nothing compiles them."""
    bots = [bot for bot in bots_of(game) if not looks_ahead(game, bot)]
    talk = talk_of(game)
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "default": option.default, "rule": option.rule, "values": list(option.values)}
            for option in game.options
        ],
        "start_is_chosen": game.start_is_chosen,
        "bots": bots,
        "strengths": {bot: strengths for bot, strengths in strengths_of(game).items() if bot in bots},
        "speakers": [bot for bot in bots if speaker_named(game, bot)],
        "thinkers": [],
        "deck": str(load_deck(game, game.default_deck()).document["name"]),
        "acts": [] if talk is None else list(talk.forms),
    }


def game_infos() -> list[Json]:
    return [game_info(game) for game in games().values()]


def puzzle_infos() -> list[Json]:
    return listing()
