"""Terra with chance that draws card by card: an outcome is a card of the pile (T5, T6, T8)."""

from __future__ import annotations

from collections.abc import Sequence

from terrae.engine.explicit_chance import NOTHING, Draws, put_last
from terrae.engine.game import DeckDocument

from .moves import CARD_TEXTS
from .state import CRISES, DRAW, KINDS, SHUFFLE_SOLUTIONS, Deck, State


class TerraDraws(Draws[State, Deck]):
    """The pile is a set of cards. First the hands are dealt from its Solutions, then the crises join it."""

    outcomes = KINDS + CRISES

    def lay_out(self, d: Deck, players: int, start: int, options: int) -> State:
        s = State()
        self.run.prepare(s, d, players, start, options)
        return s

    def weights(self, s: State, d: Deck, waiting: int) -> Sequence[int]:
        if s.phase != SHUFFLE_SOLUTIONS and not self.run.awaits_draw(s, d):
            return ()
        found = [0] * self.outcomes
        for place in range(s.left):
            found[s.pile[place]] += 1
        return found

    def act(self, s: State, d: Deck, action: int) -> int:
        self.run.act(s, d, action)
        self._draw_from_empty_pile(s)
        return NOTHING

    def draw(self, s: State, d: Deck, waiting: int, outcome: int) -> None:
        put_last(s.pile, s.left, outcome)
        if s.phase == SHUFFLE_SOLUTIONS:
            self._deal_one(s, d)
        else:
            self.run.draw(s)
            self.run.advance(s)
            self._draw_from_empty_pile(s)

    def _deal_one(self, s: State, d: Deck) -> None:
        """T5, T6, T7: the next hand gets the card; after the last one the crises come, and the start seat draws."""
        dealt = sum(s.cards)
        self.run.deal_one(s, dealt % s.players)
        if dealt + 1 == s.players * self.run.cards_dealt(s.players):
            self.run.add_crises(s, d)
            s.phase = DRAW

    def _draw_from_empty_pile(self, s: State) -> None:
        """T13: with an empty pile the turn goes on."""
        if s.phase == DRAW and s.left == 0:
            self.run.draw(s)
            self.run.advance(s)

    def text(self, s: State, deck: DeckDocument[Deck], waiting: int, outcome: int) -> str:
        return CARD_TEXTS[outcome]
