"""What a game says about the talk at its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic, NamedTuple

from terrae.engine.errors import Refused
from terrae.engine.game import D, Game, S, loaded

from .acts import Act, Forms, Slot


class Deed(NamedTuple):
    """A seat has decided how much to give to something; 0 if it gave nothing."""

    seat: int
    about: str
    value: int


class Commitment(NamedTuple):
    """What an act binds its speaker to, as far as anything said binds: to give so much to something."""

    about: str
    value: int
    condition: tuple[int, int] | None = None
    """The seat that must give first, and how much; None if it holds in any case."""


class Traces(NamedTuple):
    """What a move showed of what is in the hands."""

    shown: str | None
    """The kind of the card that the deciding seat showed; None if it showed none."""
    drawn: tuple[int, ...]
    """How many cards each seat has drawn since."""


class Quote(NamedTuple):
    """An act that says how a promise was broken."""

    seat: int
    promised: int
    gave: int


class Talk(ABC, Generic[S, D]):
    """The acts of a game, what they promise, and when a promise is tested. It looks at what everybody sees, only."""

    rule: ClassVar[str]
    """The rule that lets players talk."""
    forms: ClassVar[Forms]
    slots: ClassVar[Mapping[str, Slot]]
    checked_slots: ClassVar[Collection[str] | None] = None
    """The slots that `check` looks at: acts that fill them alike make sense together or not at all. None for all."""

    @abstractmethod
    def check(self, v: S, d: D, seat: int, act: Act) -> None:
        """`Refused` if the act, which has a right form, makes no sense from this seat at this moment."""

    @abstractmethod
    def commitment(self, v: S, d: D, act: Act) -> Commitment | None:
        """What the act promises; None if nothing."""

    @abstractmethod
    def denial(self, act: Act) -> str | None:
        """The kind of cards of which the speaker says to hold none; None if the act says no such thing."""

    @abstractmethod
    def quote(self, act: Act) -> Quote | None:
        """The broken promise that the act speaks of; None if it speaks of none."""

    @abstractmethod
    def deeds(self, before: S, d: D, actor: int, notation: str, after: S) -> list[Deed]:
        """What a move decided, as far as promises may concern it."""

    @abstractmethod
    def traces(self, before: S, d: D, actor: int, notation: str, after: S) -> Traces:
        """What a move showed of the hands, to all."""

    @abstractmethod
    def calls_for_talk(self, v: S, d: D) -> bool:
        """Does a round begin before which players would talk?"""

    @abstractmethod
    def lasting(self, v: S, d: D) -> Collection[str]:
        """All that somebody may still decide to give to; none when the game is over."""


def talk_of(game: Game[Any, Any]) -> Talk[Any, Any] | None:
    """The talk of a game; None if it has no acts."""
    if not game.offers.talk:
        return None
    talk: Talk[Any, Any] = loaded(game.offers.talk)()
    return talk


def need_talk(game: Game[Any, Any]) -> Talk[Any, Any]:
    """The talk of a game; `Refused` if it has no acts."""
    talk = talk_of(game)
    if talk is None:
        raise Refused(f"{game.name} has no acts to say")
    return talk
