"""A table in one process: a match at which people and bots decide, and talk if the game has acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.chain import Chain
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position, Speaker, listening_position, position_of

from .acts import Act
from .contract import talk_of
from .conversation import Conversation, Said, recorded_talk
from .ledger import Ledger
from .public_talk import PublicTalk
from .records import moments

ROUNDS = 3
"""How often everybody may speak before a round, at most."""


class LocalTable:
    """A match with or without talk. Without anything said it goes as every match."""

    def __init__(self, match: Match[Any, Any], talks: bool = True) -> None:
        """What the match holds as said was said. Nobody can talk if `talks` is false or the game has no acts."""
        self.match = match
        self.talk = talk_of(match.game) if talks else None
        """What can be said; None if nothing."""
        self.conversation: Conversation | None = None
        """What was said; None if nobody can talk."""
        self.retell()

    def retell(self) -> None:
        """Take over what the match holds as said; what followed a move that was taken back counts as said before it."""
        match = self.match
        if self.talk is None:
            return
        conversation = self.conversation = Conversation(match.game, match.deck, self.talk)
        said = [Said(min(moves, len(match.moves)), seat, act) for moves, seat, act in match.talk]
        if said:
            for _ in moments(conversation, match, said, strict=False):
                pass
            match.talk = recorded_talk(conversation.said)
        conversation.moves = len(match.moves)

    # ---- what everybody can hear ----

    @property
    def said(self) -> Chain[Said]:
        """Everything that was said, in its order."""
        return Chain() if self.conversation is None else self.conversation.said

    @property
    def ledger(self) -> Ledger:
        """What became of the promises."""
        return Ledger() if self.conversation is None else self.conversation.ledger

    def public_talk(self) -> PublicTalk:
        """What everybody has heard up to now."""
        return PublicTalk(len(self.match.moves), self.said, self.ledger)

    # ---- deciding ----

    def position(self) -> Position:
        """What the seat that decides may base its decision on."""
        return position_of(self.match, None if self.talk is None else self.public_talk())

    def act(self, action: int) -> None:
        """The seat that decides does this."""
        match = self.match
        if self.conversation is None:
            match.act(action)
            return
        v, actor = match.seen_by(SPECTATOR), match.actor
        notation = match.game.notation_for(v, match.d, action, SPECTATOR)
        match.act(action)
        self.conversation.moved(v, actor, notation, match.seen_by(SPECTATOR))

    # ---- talking ----

    @property
    def calls_for_talk(self) -> bool:
        """Does a round begin before which people would talk?"""
        if self.talk is None or self.match.over:
            return False
        return self.talk.calls_for_talk(self.match.seen_by(SPECTATOR), self.match.d)

    def checked(self, seat: int, data: object) -> Act:
        """What a seat may say now; `Refused` if it may not."""
        return self._talking().checked(self.match.seen_by(SPECTATOR), seat, data)

    def say(self, seat: int, act: Act) -> None:
        """A seat says something; `Refused` if it cannot be said now."""
        conversation = self._talking()
        conversation.say(self.match.seen_by(SPECTATOR), seat, act)
        self.match.talk = recorded_talk(conversation.said)

    def _talking(self) -> Conversation:
        if self.conversation is None:
            raise Refused(f"nothing can be said at a table of {self.match.game.name}")
        return self.conversation

    def let_speak(self, speakers: Sequence[Speaker | None]) -> None:
        """Everybody may speak, from the seat after the one that decides on, until nobody has anything to say.

        After the end nobody is asked: only own words can still be said.
        """
        players = len(self.match.players)
        for _ in range(0 if self.match.over else ROUNDS):
            spoke = False
            for turn in range(1, players + 1):
                seat = (self.match.actor + turn) % players
                speaker = speakers[seat]
                act = None if speaker is None else speaker(self.position_to_speak(seat))
                if act is not None:
                    self.say(seat, act)
                    spoke = True
            if not spoke:
                return

    def position_to_speak(self, seat: int) -> Position:
        """What a seat may base on what it says."""
        return listening_position(self.match, seat, self.public_talk(), len(self.said))

    # ---- bots alone ----

    def play(self, bots: Sequence[Bot], speakers: Sequence[Speaker | None]) -> None:
        """Let bots play the match to its end, and talk before each round that calls for it."""
        while not self.match.over:
            if self.calls_for_talk:
                self.let_speak(speakers)
            self.act(bots[self.match.actor](self.position()))
