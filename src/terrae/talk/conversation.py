"""The talk at one table: what was said when, and the ledger that follows from it and from the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game

from .acts import Act, check_act, is_own_words
from .contract import Talk
from .ledger import Ledger


class Said(NamedTuple):
    """Something that was said."""

    moves: int
    """How many moves there were before it."""
    seat: int
    act: Act


class Conversation:
    """Everything said at a table in its order. It changes nothing of the game (T23)."""

    def __init__(self, game: Game[Any, Any], deck: DeckDocument[Any], talk: Talk[Any, Any]) -> None:
        self.game = game
        self.d = deck.table
        self.talk = talk
        self.said: list[Said] = []
        self.ledger = Ledger()
        self.moves = 0

    def say(self, v: Any, seat: int, data: object) -> Said:
        """A seat says something; `v` is what everybody sees. `Refused` if that cannot be said now."""
        act = check_act(data, self.talk.forms, self.talk.slots, v.players, self.talk.rule)
        if not 0 <= seat < v.players:
            raise Refused(f"there is no seat {seat} at this table", self.talk.rule)
        if not is_own_words(act):
            self._check(v, seat, act)
            self._enter(v, seat, act)
        said = Said(self.moves, seat, act)
        self.said.append(said)
        return said

    def _check(self, v: Any, seat: int, act: Act) -> None:
        if self.game.run.is_over(v, self.d):
            raise Refused("the game is over: only own words can still be said", self.talk.rule)
        self.talk.check(v, self.d, seat, act)
        quote = self.talk.quote(act)
        if quote is not None and not self.ledger.tells_of(quote):
            sentence = f"seat {quote.seat} did not promise {quote.promised} and give {quote.gave}"
            raise Refused(sentence, self.talk.rule)

    def _enter(self, v: Any, seat: int, act: Act) -> None:
        commitment = self.talk.commitment(v, self.d, act)
        if commitment is not None:
            self.ledger.made(self.moves, seat, commitment)
        kind = self.talk.denial(act)
        if kind is not None:
            self.ledger.denied(self.moves, seat, kind)

    def moved(self, before: Any, actor: int, notation: str, after: Any) -> None:
        """A move was made between two states that everybody sees; the notation is as everybody hears it."""
        self.moves += 1
        if self.ledger.idle:
            return
        deeds = self.talk.deeds(before, self.d, actor, notation, after)
        self.ledger.happened(self.moves, deeds, self.talk.lasting(after, self.d))
        self.ledger.showed(self.moves, actor, self.talk.traces(before, self.d, actor, notation, after))


def heard(said: Sequence[Said]) -> list[list[Any]]:
    """What was said, as the key `talk` of a record holds it."""
    return [[entry.moves, entry.seat, entry.act] for entry in said]
