"""Terra with chance that draws card by card: an outcome is a card of the pile (T5, T6, T8, L1)."""

from __future__ import annotations

from collections.abc import Sequence

from terrae.engine.explicit_chance import NOTHING, Draws, put_last
from terrae.engine.game import DeckDocument

from .house_rules import IN_GAME, cards_in_pile, is_short, length_of, may_be_drawn
from .moves import CARD_TEXTS
from .state import CARDS, CRISES, DRAW, KINDS, SHUFFLE_CRISES, SHUFFLE_SOLUTIONS, SOLUTIONS, Deck, State


def lot(s: State) -> int:
    """L1: the crises that were drawn so far, while the others wait."""
    return sum(1 << card - KINDS for card in s.pile[CARDS - CRISES + s.left :])


def put_aside(s: State) -> int:
    """L1: how many cards of the short pile were drawn so far: the lot, and Solutions that are in no hand."""
    return IN_GAME[length_of(s.options)] + SOLUTIONS - sum(s.cards) - s.left


class TerraDraws(Draws[State, Deck]):
    """The pile is a set of cards. First the hands are dealt from its Solutions, then the crises join it.

    Before a short game the lot of crises is drawn, and after the hands the Solutions of the pile (L1).
    """

    outcomes = KINDS + CRISES

    def lay_out(self, d: Deck, players: int, start: int, options: int) -> State:
        s = State()
        self.run.prepare(s, d, players, start, options)
        return s

    def weights(self, s: State, d: Deck, waiting: int) -> Sequence[int]:
        if s.phase not in (SHUFFLE_CRISES, SHUFFLE_SOLUTIONS) and not self.run.awaits_draw(s, d):
            return ()
        found = [0] * self.outcomes
        for place in range(s.left):
            found[s.pile[place]] += 1
        if s.phase == SHUFFLE_CRISES:
            allowed = may_be_drawn(lot(s), s.options)
            for crisis in range(CRISES):
                found[KINDS + crisis] *= allowed >> crisis & 1
        return found

    def act(self, s: State, d: Deck, action: int) -> int:
        self.run.act(s, d, action)
        self._draw_from_empty_pile(s)
        return NOTHING

    def draw(self, s: State, d: Deck, waiting: int, outcome: int) -> None:
        put_last(s.pile, s.left, outcome)
        if s.phase == SHUFFLE_CRISES:
            self._draw_lot(s)
        elif s.phase == SHUFFLE_SOLUTIONS:
            self._deal_one(s, d)
        else:
            self.run.draw(s)
            self.run.advance(s)
            self._draw_from_empty_pile(s)

    def _draw_lot(self, s: State) -> None:
        """L1: one more crisis of the lot; they wait at the far end of the pile, as in `setup.draw_lot`."""
        s.left -= 1
        drawn = CRISES - s.left
        s.pile[CARDS - drawn] = s.pile[s.left]
        if drawn == IN_GAME[length_of(s.options)]:
            s.left = 0
            self.run.add_solutions(s)

    def _deal_one(self, s: State, d: Deck) -> None:
        """T5, T6, T7: the next hand gets the card; after the last one the crises come, and the start seat draws.

        L1: first the Solutions of the pile are put aside one by one, behind the lot.
        """
        dealt, wanted = sum(s.cards), s.players * self.run.cards_dealt(s.players, s.options)
        if dealt < wanted:
            self.run.deal_one(s, dealt % s.players)
        elif is_short(s.options):
            s.left -= 1
            s.pile[CARDS - put_aside(s)] = s.pile[s.left]
        if sum(s.cards) < wanted:
            return
        if not is_short(s.options):
            self.run.add_crises(s, d)
            s.phase = DRAW
        elif put_aside(s) == cards_in_pile(s.players, s.options):
            s.left = cards_in_pile(s.players, s.options)
            s.pile[: s.left] = s.pile[CARDS - s.left :]
            s.pile[s.left :] = [0] * (CARDS - s.left)
            s.phase = DRAW

    def _draw_from_empty_pile(self, s: State) -> None:
        """T13: with an empty pile the turn goes on."""
        if s.phase == DRAW and s.left == 0:
            self.run.draw(s)
            self.run.advance(s)

    def text(self, s: State, deck: DeckDocument[Deck], waiting: int, outcome: int) -> str:
        return CARD_TEXTS[outcome]
