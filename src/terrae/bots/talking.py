"""Bots that talk at a table: a match with its conversation, and a talk before each round that calls for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.player import Bot, Speaker, listening_position, position_of
from terrae.talk.acts import Act
from terrae.talk.contract import talk_of
from terrae.talk.conversation import Conversation, heard
from terrae.talk.heard import Heard

ROUNDS = 3
"""How often everybody may speak before a round, at most."""


class TalkingMatch:
    """A match at which people and bots talk. Without anything said it goes as every match."""

    def __init__(self, match: Match[Any, Any]) -> None:
        talk = talk_of(match.game)
        assert talk is not None, "this game has no acts"
        self.match = match
        self.conversation = Conversation(match.game, match.deck, talk)
        self.conversation.moves = len(match.moves)

    @property
    def calls_for_talk(self) -> bool:
        """Does a round begin before which people would talk?"""
        v = self.match.seen_by(SPECTATOR)
        return not self.match.over and self.conversation.talk.calls_for_talk(v, self.match.d)

    def say(self, seat: int, act: Act) -> None:
        """A seat says something; `Refused` if it cannot be said now."""
        self.conversation.say(self.match.seen_by(SPECTATOR), seat, act)
        self.match.talk = heard(self.conversation.said)

    def act(self, action: int, carry_out: Callable[[int], None] | None = None) -> None:
        """The seat that decides does this, by `carry_out` if somebody listens to the match."""
        match = self.match
        v, actor = match.seen_by(SPECTATOR), match.actor
        notation = match.game.notation_for(v, match.d, action, SPECTATOR)
        (carry_out or match.act)(action)
        self.conversation.moved(v, actor, notation, match.seen_by(SPECTATOR))

    def let_speak(self, speakers: Sequence[Speaker | None]) -> None:
        """Everybody may speak, from the seat after the one that decides on, until nobody has anything to say."""
        players = len(self.match.players)
        for _ in range(ROUNDS):
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

    def position_to_speak(self, seat: int) -> Any:
        """What a seat may base on what it says."""
        return listening_position(self.match, seat, Heard.of(self.conversation), len(self.conversation.said))


def play_talking(match: Match[Any, Any], bots: Sequence[Bot], speakers: Sequence[Speaker | None]) -> Conversation:
    """Let bots play a match to its end, and talk before each round that calls for it; what they said is in it."""
    table = TalkingMatch(match)
    while not match.over:
        if table.calls_for_talk:
            table.let_speak(speakers)
        table.act(bots[match.actor](position_of(match, Heard.of(table.conversation))))
    return table.conversation
