"""The talk in a batch of one row: before each round that calls for it, every seat may say one act or nothing.

Acts are further actions behind those of the game, with their own part of the mask: first saying nothing, then every act
that the game has at this number of players.
"""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Illegal, Refused
from terrae.table.acts import SEAT, Act
from terrae.table.contract import Talk, talk_of
from terrae.table.conversation import Conversation

from .arrays import Array
from .vector import Vector

HEARD = 4
"""What an observation tells of each seat: 1 + the number of the act that it said last in this talk (0 for nothing),
promises kept, promises broken, and the sum of its open promises."""


def all_acts(talk: Talk[Any, Any], players: int) -> list[Act]:
    """Everything that can be said at a table of so many players, in a fixed order."""
    return [
        {"act": name, **dict(zip(form, values, strict=True))}
        for name, forms in talk.forms.items()
        for form in forms
        for values in product(*(talk.slots[slot].values(players) for slot in form))
    ]


def alike(talk: Talk[Any, Any], acts: list[Act]) -> list[Array]:
    """The numbers of the acts that make sense together or not at all."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for number, act in enumerate(acts):
        seen = act if talk.checked_slots is None else {slot: act.get(slot) for slot in ("act", *talk.checked_slots)}
        found.setdefault(key_of(seen), []).append(number)
    return [np.array(numbers) for numbers in found.values()]


def factors_of(talk: Talk[Any, Any], acts: list[Act], players: int) -> tuple[tuple[str, ...], Array]:
    """The acts as numbers, int16[acts, factors]: which act it is, and the place of each slot's value; -1 if not filled.

    So a net scores a handful of choices instead of every act: the score of an act is the sum of those of its factors.
    """
    places = {slot: {value: i for i, value in enumerate(of.values(players))} for slot, of in talk.slots.items()}
    kinds = {name: i for i, name in enumerate(talk.forms)}
    rows = [
        [kinds[act["act"]], *(places[slot][act[slot]] if slot in act else -1 for slot in talk.slots)] for act in acts
    ]
    return ("act", *talk.slots), np.array(rows, np.int16)


def key_of(act: Act) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(act.items()))


class TalkPhase:
    """Who speaks now in the game of row 0, what may be said, and what was heard."""

    def __init__(self, batch: Vector) -> None:
        """`Refused` if the game has no acts."""
        talk = talk_of(batch.game)
        if talk is None:
            raise Refused(f"{batch.game.name} has no acts")
        self.talk = talk
        self.batch = batch
        self.acts = all_acts(talk, batch.players)
        self._number_of = {key_of(act): number for number, act in enumerate(self.acts)}
        self._alike = alike(talk, self.acts)
        self._quoting = [number for number, act in enumerate(self.acts) if talk.quote(act) is not None]
        self._known: Array | None = None
        """The mask of this moment, once somebody has asked for it."""
        self._view: Any = None
        """What everybody sees at this moment, once somebody has asked for it."""
        self._seat_slots = [name for name, slot in talk.slots.items() if slot is SEAT]
        self.silence = batch.game.actions
        """The action that says nothing; act `n` is the action `silence + 1 + n`."""
        self.size = self.silence + 1 + len(self.acts)
        self.first = 0
        """The seat from which acts count others, and with which what was heard begins."""
        self.begin()

    def begin(self) -> None:
        """A new game has begun in the row."""
        self._known = self._view = None
        self.conversation = Conversation(self.batch.game, self.batch.deck, self.talk)
        self._speakers: list[int] = []
        self._last: list[Act | None] = [None] * self.batch.players
        self._moved: tuple[Any, int, str] | None = None
        self._open()

    @cached_property
    def factors(self) -> tuple[tuple[str, ...], Array]:
        """The names of the factors, and the acts as numbers of them."""
        return factors_of(self.talk, self.acts, self.batch.players)

    @property
    def speaker(self) -> int | None:
        """The seat that may speak now; None if an action of the game is asked for."""
        return self._speakers[0] if self._speakers else None

    # ---- the game ----

    def before(self, action: int) -> None:
        """An action of the game is about to be carried out in the row."""
        if action >= self.silence:
            raise Illegal("this is no moment to talk: an action of the game is asked for", self.talk.rule)
        v, actor = self._seen(), int(self.batch.actor[0])
        self._moved = None
        if self.batch.mask[0, action]:
            notation = self.batch.game.notation_for(v, self.batch.deck.table, action, SPECTATOR)
            self._moved = v, actor, notation

    def after(self) -> None:
        """It was carried out, if one was: what it decided is judged, and perhaps everybody may speak."""
        self._known = self._view = None
        if self._moved is not None:
            before, actor, notation = self._moved
            self._moved = None
            self.conversation.moved(before, actor, notation, self._seen())
            self._open()

    def _seen(self) -> Any:
        if self._view is None:
            self._view = self.batch.seen_by(0, SPECTATOR)
        return self._view

    def _open(self) -> None:
        v, players = self._seen(), self.batch.players
        if not self.batch.terminated[0] and self.talk.calls_for_talk(v, self.batch.deck.table):
            first = int(self.batch.actor[0]) + 1
            self._speakers = [(first + turn) % players for turn in range(players)]
            self._last = [None] * players

    # ---- talk ----

    def say(self, act: Act | None) -> None:
        """The seat that may speak says an act or nothing; `Refused` if it cannot be said."""
        seat = self._speakers[0]
        self._known = None
        if act is not None:
            self.conversation.say(self._seen(), seat, act)
            self._last[seat] = act
        self._speakers.pop(0)

    def say_number(self, action: int) -> None:
        """The same by the number of an action; `Illegal` if it does not go."""
        if not self.silence <= action < self.size:
            raise Illegal("this is a moment to talk: say an act or nothing", self.talk.rule)
        try:
            self.say(None if action == self.silence else self._turned(self.acts[action - self.silence - 1], self.first))
        except Refused as error:
            raise Illegal(error.sentence, error.rule) from None

    def _turned(self, act: Act, by: int) -> Act:
        """An act in which every seat is so many seats further."""
        players = self.batch.players
        return {slot: (value + by) % players if slot in self._seat_slots else value for slot, value in act.items()}

    def mask(self) -> Array:
        """What the seat that speaks or decides may do now; nothing when the game is over. Nobody changes it."""
        if self._known is None:
            self._known = self._mask()
        return self._known

    def _mask(self) -> Array:
        mask: Array = np.zeros(self.size, np.int8)
        if self.speaker is None:
            mask[: self.silence] = self.batch.mask[0]
            return mask
        v = self._seen()
        mask[self.silence] = 1
        for numbers in self._alike:
            one = self._turned(self.acts[numbers[0]], self.first)
            mask[self.silence + 1 + numbers] = self.conversation.makes_sense(v, self.speaker, one)
        ledger = self.conversation.ledger
        for number in self._quoting:
            quote = self.talk.quote(self._turned(self.acts[number], self.first)) if ledger.has_broken else None
            if quote is None or not ledger.tells_of(quote):
                mask[self.silence + 1 + number] = 0
        return mask

    def heard(self) -> Array:
        """What everybody has heard: int16[players, 4], from the seat `first` on."""
        ledger, players, rows = self.conversation.ledger, self.batch.players, []
        for turn in range(players):
            seat = (self.first + turn) % players
            account, last = ledger.account(seat), self._last[seat]
            number = 0 if last is None else 1 + self._number_of[key_of(self._turned(last, -self.first))]
            promised = sum(promise.value for promise in ledger.open() if promise.seat == seat)
            rows.append((number, account.kept, account.broken, promised))
        return np.array(rows, np.int16)
