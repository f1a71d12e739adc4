"""The talk at one table: what was said when, and the ledger that follows from it and from the moves."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

from terrae.engine.chain import Chain
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
    line: int = 0
    """The number by which listeners know it."""


class Conversation:
    """Everything said at a table in its order. It changes nothing of the game (T23)."""

    def __init__(self, game: Game[Any, Any], deck: DeckDocument[Any], talk: Talk[Any, Any]) -> None:
        self.game = game
        self.d = deck.table
        self.talk = talk
        self.said: Chain[Said] = Chain()
        self.ledger = Ledger()
        """It is replaced when it changes, so that whoever keeps it may compare."""
        self.moves = 0

    def copy(self) -> Conversation:
        """The same conversation, to go on with apart from this one. It costs the same however much was said."""
        return copy(self)

    def say(self, v: Any, seat: int, data: object, line: int | None = None) -> Said:
        """A seat says something; `v` is what everybody sees. `Refused` if that cannot be said now.

        `line` is the number by which listeners know it; else it is counted from 1.
        """
        act = self.checked(v, seat, data)
        said = Said(self.moves, seat, act, len(self.said) + 1 if line is None else line)
        self._enter(v, said)
        self.said = self.said.plus(said)
        return said

    def checked(self, v: Any, seat: int, data: object) -> Act:
        """What the seat may say now; `Refused` if it may not."""
        act = check_act(data, self.talk.forms, self.talk.slots, v.players, self.talk.rule)
        if not 0 <= seat < v.players:
            raise Refused(f"there is no seat {seat} at this table", self.talk.rule)
        if not is_own_words(act):
            self._check(v, seat, act)
        return act

    def undecided(self, v: Any, seat: int, act: Act) -> int:
        """How often the seat has promised something about the same or denied the same, and play has not decided it."""
        commitment, kind = self.talk.commitment(v, self.d, act), self.talk.denial(act)
        made = 0 if commitment is None else self.ledger.made_about(seat, commitment.about)
        return max(made, 0 if kind is None else self.ledger.unproved(seat, kind))

    def may_say(self, v: Any, seat: int, act: Act) -> bool:
        """May a seat say this act, which has a right form, now?"""
        try:
            self._check(v, seat, act)
        except Refused:
            return False
        return True

    def makes_sense(self, v: Any, seat: int, act: Act) -> bool:
        """The same without asking whether what the act quotes is true."""
        try:
            self._check_sense(v, seat, act)
        except Refused:
            return False
        return True

    def _check_sense(self, v: Any, seat: int, act: Act) -> None:
        if self.game.run.is_over(v, self.d):
            raise Refused("the game is over: only own words can still be said", self.talk.rule)
        self.talk.check(v, self.d, seat, act)

    def _check(self, v: Any, seat: int, act: Act) -> None:
        self._check_sense(v, seat, act)
        quote = self.talk.quote(act)
        if quote is not None and not self.ledger.tells_of(quote):
            sentence = f"seat {quote.seat} did not promise {quote.promised} and give {quote.gave}"
            raise Refused(sentence, self.talk.rule)

    def _enter(self, v: Any, said: Said) -> None:
        if is_own_words(said.act):
            return
        commitment, kind = self.talk.commitment(v, self.d, said.act), self.talk.denial(said.act)
        if commitment is None and kind is None:
            return
        self.ledger = self.ledger.copy()
        if commitment is not None:
            self.ledger.made(said.line, said.moves, said.seat, commitment)
        if kind is not None:
            self.ledger.denied(said.line, said.moves, said.seat, kind)

    def passed(self) -> bool:
        """A move was made that nothing said hangs on; False if something does, and `moved` must look at it."""
        if not self.ledger.idle:
            return False
        self.moves += 1
        return True

    def moved(self, before: Any, actor: int, notation: str, after: Any) -> None:
        """A move was made between two states that everybody sees; the notation is as everybody hears it."""
        if self.passed():
            return
        self.moves += 1
        self.ledger = self.ledger.copy()
        deeds = self.talk.deeds(before, self.d, actor, notation, after)
        self.ledger.happened(self.moves, deeds, self.talk.lasting(after, self.d))
        self.ledger.showed(self.moves, actor, self.talk.traces(before, self.d, actor, notation, after))


def recorded_talk(said: Sequence[Said]) -> list[list[Any]]:
    """What was said, as the key `talk` of a record holds it."""
    return [[entry.moves, entry.seat, entry.act] for entry in said]
