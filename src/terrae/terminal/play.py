"""`terrae play`: a new game, or the unfinished one, until it is over or left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console

from terrae.bots.opponents import GameRequest
from terrae.bots.registry import bot_named, speaker_named
from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.sentences import Sentences
from terrae.table.local_table import LocalTable

from .loop import QUIT, TerminalSession, read_answer
from .output import speaks_unicode
from .saves import Saves
from .screen import screen_of
from .story import Listener, listen_again


@dataclass(frozen=True)
class TerminalRequest(GameRequest):
    """The game that a person asks for."""

    new: bool = False
    """Start another game even if there is an unfinished one."""
    customised: bool = False
    """Is anything asked for but the usual game?"""

    def match(self) -> Match[Any, Any]:
        """The match before its first move; `Refused` if it cannot be played."""
        for name in self.names():
            bot_named(self.game, name)
        return self.deal(self.seed, chance=self.chance)


def play(request: TerminalRequest, say: Sentences, out: Console, saves: Saves) -> None:
    """Play the unfinished game or a new one until it is over or the person leaves."""
    fresh = request.match()  # refuses a wrong request before anything else happens
    with saves.locked():
        old = unfinished(request, say, out, saves)
        if old is not None and request.new:
            out.print(say("terminal-kept", file=str(saves.archive(old.record()))), soft_wrap=True)
            old = None
        if old is not None:
            chosen = ask_resume(old, request, say, out)
            if chosen is None:
                return
            if not chosen:
                out.print(say("terminal-kept", file=str(saves.archive(old.record()))), soft_wrap=True)
                old = None
        listener = Listener(LocalTable(fresh), 0) if old is None else listen_again(old, human_seat(old))
        play_match(listener, resumed=old is not None, say=say, out=out, saves=saves)


def unfinished(request: TerminalRequest, say: Sentences, out: Console, saves: Saves) -> Match[Any, Any] | None:
    """The saved game, with every move checked again.

    A save that is damaged is moved aside, and the person is told where it is.
    """
    try:
        data = saves.load()
        if data is None:
            return None
        match = replay(data)
        if match.game is not request.game:
            raise Refused(f"it is a game of {match.game.name}")
        human_seat(match)
        return match
    except Refused as error:
        out.print(say("terminal-damaged", why=str(error), file=str(saves.set_aside())), soft_wrap=True)
        return None


def human_seat(match: Match[Any, Any]) -> int:
    """The seat of the person."""
    seats = [seat for seat, player in enumerate(match.players) if player["kind"] == TerminalRequest.kind]
    if len(seats) != 1:
        raise Refused(f"{len(seats)} people sit at it instead of one")
    return seats[0]


def title_of(game: Game[Any, Any], say: Sentences) -> str:
    """What people call a game: by a message of its own, if it has one."""
    message = f"{game.name}-name"
    named = say(message)
    return game.name if named == message else named


def ask_resume(old: Match[Any, Any], request: TerminalRequest, say: Sentences, out: Console) -> bool | None:
    """Go on with the unfinished game (True), start another (False), or leave (None)?"""
    message = say("terminal-resume", game=title_of(old.game, say), players=len(old.players), moves=len(old.moves))
    out.print(message)
    if request.customised:
        out.print(say("terminal-resume-options"))
    while True:
        line = read_answer(out, say("terminal-prompt"))
        if line is None or line in QUIT:
            return None
        if line in ("", "resume"):
            return True
        if line == "new":
            return False
        out.print(say("terminal-resume-choose"))


def play_match(listener: Listener, *, resumed: bool, say: Sentences, out: Console, saves: Saves) -> None:
    """Play the match of this listener; archive its record if it was played to the end."""
    match, game = listener.match, listener.match.game
    names = [player["name"] for player in match.players]
    screen = screen_of(game, say, names, listener.seat, unicode=speaks_unicode(out), deck=match.deck)
    kinds = {other: player["kind"] for other, player in enumerate(match.players) if other != listener.seat}
    bots = {other: bot_named(game, kind.removeprefix("bot:")) for other, kind in kinds.items()}
    speakers = [
        speaker_named(game, kinds[seat].removeprefix("bot:")) if seat in kinds else None for seat in range(len(names))
    ]
    session = TerminalSession(listener, bots, screen, say, out, saves, speakers)
    greeting = "terminal-resumed" if resumed else "terminal-new"
    out.print(say(greeting, game=title_of(game, say), players=len(names), moves=len(match.moves)))
    if session.play():
        out.print(say("terminal-recorded", file=str(saves.archive(session.match.record()))), soft_wrap=True)
    else:
        out.print(say("terminal-saved", game=game.name))
