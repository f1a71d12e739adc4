"""Chance card by card, for those who name every card that is drawn and want to know how likely it is.

Usually chance puts many cards in order at once (`contract.awaits_shuffle`). Here a deck is a set of cards without an
order, and a card gets its face when it is drawn. The states are the game's own: in them the order of a deck means
nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic

from .game import D, DeckDocument, Game, S, loaded

NOTHING = -1
"""No action waits for a card."""


class Draws(ABC, Generic[S, D]):
    """One game whose chance draws card by card. What is drawn is named by a small number, an *outcome*."""

    outcomes: ClassVar[int]
    """Outcomes are numbers below this one."""

    def __init__(self, game: Game[S, D]) -> None:
        self.game = game
        self.run = game.run

    @abstractmethod
    def lay_out(self, d: D, players: int, start: int, options: int) -> S:
        """A state before the first card is drawn."""

    @abstractmethod
    def weights(self, s: S, d: D, waiting: int) -> Sequence[int]:
        """In how many equally likely ways each outcome may come next; empty if no card is awaited.

        `waiting` is the action that is carried out once the card is known, or NOTHING.
        """

    @abstractmethod
    def act(self, s: S, d: D, action: int) -> int:
        """Carry out a legal action and stop before the next card.

        An action that needs a card itself changes nothing yet and is returned; otherwise NOTHING is.
        """

    @abstractmethod
    def draw(self, s: S, d: D, waiting: int, outcome: int) -> None:
        """Chance has drawn: carry out what waited for it, and stop before the next card."""

    @abstractmethod
    def text(self, s: S, deck: DeckDocument[D], waiting: int, outcome: int) -> str:
        """What an outcome is called."""


def draws_of(game: Game[Any, Any]) -> Draws[Any, Any]:
    """The draws of a game that has them."""
    found: Draws[Any, Any] = loaded(game.offers.chance)(game)
    return found


def put_last(cards: Any, n: int, card: int) -> None:
    """Let a card among the first n change places with the last of them, which is drawn next."""
    place = next(i for i in range(n) if cards[i] == card)
    cards[place], cards[n - 1] = cards[n - 1], cards[place]
