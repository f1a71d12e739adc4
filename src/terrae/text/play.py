"""`terrae text`: games in which one seat is played by text and the others by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from terrae import __version__
from terrae.bots.opponents import GameRequest
from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.strangers import bots_chance, of_game
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.sentences import Sentences
from terrae.table.contract import need_talk
from terrae.table.local_table import LocalTable

from .lines import Lines
from .narrator import WIDTH, Narrator
from .seat import TextSeat
from .session import FORMAT, Terms, TextSession
from .talk import TextTalk


@dataclass(frozen=True)
class TextRequest(GameRequest):
    """The games that are asked for. Game k has the seed `seed/k`."""

    kind: ClassVar[str] = "text"

    games: int = 1
    is_anonymous: bool = False
    """Are the others called Player 1, Player 2, ... instead of what they are?"""
    talks: bool = False
    """May everybody speak before each round that calls for it?"""

    def others(self) -> list[Json]:
        """The players of a record that are bots."""
        others = super().others()
        if self.is_anonymous:
            others = [{**other, "name": f"Player {number}"} for number, other in enumerate(others, 1)]
        return others

    def match(self, number: int) -> Match[Any, Any]:
        """One of the games before its first move. Where the start is chosen, it goes round."""
        start = number % self.players if self.game.start_is_chosen else 0
        return self.deal(f"{self.seed}/{number}", start, of_game(self.chance, number))


@dataclass(frozen=True)
class Manner:
    """How the seat is told what it sees."""

    say: Sentences
    width: int = WIDTH
    lists_answers: bool = True
    gives_view: bool = False


def text_seat(match: Match[Any, Any], seat: int, manner: Manner) -> TextSeat:
    """A seat of a match, by text."""
    names = [player["name"] for player in match.players]
    narrator = Narrator(match.game, match.deck, match.options, names, seat, manner.say, manner.width)
    return TextSeat(match, seat, narrator, lists_answers=manner.lists_answers, gives_view=manner.gives_view)


class Games:
    """The games of a request, about to be played; `Refused` if they cannot be."""

    def __init__(self, request: TextRequest, fallback: str) -> None:
        if not 0 <= request.seat < request.players:
            raise Refused(f"a seat of {request.players} players is from 0 to {request.players - 1}, not {request.seat}")
        others = [seat for seat in range(request.players) if seat != request.seat]
        names = dict(zip(others, request.names(), strict=True))
        request = self.request = replace(request, chance=bots_chance(request.game, [fallback], request.chance))
        self.bots = {seat: bot_named(request.game, name) for seat, name in names.items()}
        speakers = {seat: speaker_named(request.game, name) for seat, name in names.items()}
        self.speakers = {seat: speaker for seat, speaker in speakers.items() if speaker is not None}
        self.fallback = bot_named(request.game, fallback)
        request.match(0)
        if request.talks:
            need_talk(request.game)

    def play(
        self, manner: Manner, terms: Terms, lines: Lines, send: Callable[[Json], None], log: Callable[[Json], None]
    ) -> Iterator[Match[Any, Any]]:
        """Play them one after the other and yield each; one that is left is the last."""
        request = self.request
        for number in range(request.games):
            match = request.match(number)
            seat = text_seat(match, request.seat, manner)
            talk = TextTalk(seat, LocalTable(match, request.talks))
            send(welcome(match, request.seat, number, request.games, talk))
            session = TextSession(seat, self.bots, self.fallback, terms, lines, send, log, talk, self.speakers)
            is_whole = session.play()
            yield match
            if not is_whole:
                return


def welcome(match: Match[Any, Any], seat: int, number: int, games: int, talk: TextTalk) -> Json:
    """The first line of a game; with talk, it says what can be said."""
    told: Json = {
        "type": "welcome",
        "format": FORMAT,
        "version": __version__,
        "game": match.game.name,
        "seat": seat,
        "players": [player["name"] for player in match.players],
        "options": match.options,
        "number": number,
        "games": games,
    }
    return {**told, "talk": talk.sayable()} if talk.is_on else told
