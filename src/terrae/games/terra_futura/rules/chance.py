"""Terra Futura with chance that draws card by card: Starting cards, Scoring cards, and cards of the two decks.

An outcome is the number of a Starting card, of a Scoring card, or of a card within its level.
"""

from __future__ import annotations

from collections.abc import Sequence

from terrae.engine.explicit_chance import NOTHING, Draws, put_last
from terrae.engine.game import DeckDocument

from .actions import DROP_OLDEST, STOP, TAKE_SLOT, TAKE_TOP
from .record import card_ids, scoring_ids
from .state import (
    DEEPEST,
    DROP,
    EMPTY,
    FIRST_OF_LEVEL,
    LEVEL_CARDS,
    LEVELS,
    NONE,
    SCORING,
    SHUFFLE_I,
    SHUFFLE_SCORING,
    SHUFFLE_STARTING,
    SLOTS,
    STARTING,
    TAKE,
    Deck,
    State,
)


class TerraFuturaDraws(Draws[State, Deck]):
    """A deck is a set of cards. A discard pile that is reshuffled (F11) becomes such a set again."""

    outcomes = DEEPEST

    def lay_out(self, d: Deck, players: int, start: int, options: int) -> State:
        s = State()
        self.run.prepare(s, d, players, start, options)
        for level in range(LEVELS):
            self.run.await_run(s, FIRST_OF_LEVEL[level], LEVEL_CARDS[level])
            self.run.stack_deck(s, level)
        return s

    def weights(self, s: State, d: Deck, waiting: int) -> Sequence[int]:
        if s.phase == SHUFFLE_STARTING:
            return self._starting_weights(s, d)
        if s.phase == SHUFFLE_SCORING:
            dealt = {which for pair in s.scoring for which in pair}
            return [0 if scoring + 1 in dealt else 1 for scoring in range(SCORING)]
        found = [0] * self.outcomes
        if s.phase == SHUFFLE_I or waiting != NOTHING:
            level = row_to_fill(s) if s.phase == SHUFFLE_I else level_drawn_from(s, waiting)
            for card in cards_to_draw(s, level, waiting):
                found[card - FIRST_OF_LEVEL[level]] = 1
        return found if any(found) else ()

    def _starting_weights(self, s: State, d: Deck) -> list[int]:
        """F5: every seat is as likely to get the first-player mark, and every other card as likely to be dealt."""
        dealt = [s.card[seat][0] for seat in range(s.players) if s.cards[seat] > 0]
        left, seats = STARTING - len(dealt), s.players - len(dealt)
        found = [0 if card in dealt else 1 for card in range(STARTING)]
        if d.first not in dealt:
            # Of the `left` cards all but one lack the mark; this seat gets the mark in one case of `seats`.
            found = [weight * (seats - 1) for weight in found]
            found[d.first] = left - 1
        return found

    def act(self, s: State, d: Deck, action: int) -> int:
        if any(self.weights(s, d, action)):
            return action
        self.run.step(s, d, action)
        return NOTHING

    def draw(self, s: State, d: Deck, waiting: int, outcome: int) -> None:
        if s.phase == SHUFFLE_STARTING:
            self._deal_starting(s, d, outcome)
        elif s.phase == SHUFFLE_SCORING:
            self._deal_scoring(s, outcome)
        elif s.phase == SHUFFLE_I:
            level = row_to_fill(s)
            put_last(s.pile[level], s.left[level], FIRST_OF_LEVEL[level] + outcome)
            self.run.refill(s, level)
            if row_to_fill(s) == NONE:
                s.phase = DROP
        else:
            self._carry_out(s, d, waiting, outcome)

    def _deal_starting(self, s: State, d: Deck, card: int) -> None:
        seat = sum(cards > 0 for cards in s.cards)
        self.run.give_starting_card(s, d, seat, card)
        if seat + 1 == s.players:
            s.phase = SHUFFLE_SCORING

    def _deal_scoring(self, s: State, scoring: int) -> None:
        dealt = sum(which > 0 for pair in s.scoring for which in pair)
        s.scoring[dealt // 2][dealt % 2] = scoring + 1
        if dealt + 1 == 2 * s.players:
            s.phase = SHUFFLE_I

    def _carry_out(self, s: State, d: Deck, action: int, outcome: int) -> None:
        level = level_drawn_from(s, action)
        card = FIRST_OF_LEVEL[level] + outcome
        if s.left[level] > 0:
            put_last(s.pile[level], s.left[level], card)
        self.run.step(s, d, action)
        if s.waits > 0:
            put_last(s.waiting, s.waits, card)
            self.run.shuffled(s, d, range(s.waits))

    def text(self, s: State, deck: DeckDocument[Deck], waiting: int, outcome: int) -> str:
        if s.phase == SHUFFLE_STARTING:
            return card_ids(deck)[outcome]
        if s.phase == SHUFFLE_SCORING:
            return scoring_ids(deck)[outcome]
        level = row_to_fill(s) if s.phase == SHUFFLE_I else level_drawn_from(s, waiting)
        return card_ids(deck)[FIRST_OF_LEVEL[level] + outcome]


def row_to_fill(s: State) -> int:
    """F7: the level whose row is filled now in the set-up; NONE once both are full."""
    for level in range(LEVELS):
        if s.display[level][0] == EMPTY:
            return level
    return NONE


def level_drawn_from(s: State, action: int) -> int:
    """F9, F10, F11: the level of which an action needs a card; NONE if it needs none."""
    if s.phase == DROP and action != STOP:
        return action - DROP_OLDEST
    if s.phase == TAKE:
        return action - TAKE_TOP if action >= TAKE_TOP else (action - TAKE_SLOT) // SLOTS
    return NONE


def cards_to_draw(s: State, level: int, waiting: int) -> list[int]:
    """F11: the cards of a deck, or, if it is empty, those of its discard pile with the card that is dropped now."""
    if level == NONE:
        return []
    if s.left[level] > 0:
        return s.pile[level][: s.left[level]]
    dropped = [s.display[level][SLOTS - 1]] if s.phase == DROP else []
    return s.discards[level][: s.gone[level]] + dropped
