"""What everybody can see of each round of Terra, in both materials. A round is one turn of every seat.

Behind a seat's deeds (`characters.py`), from the place `first` on, the memory holds the notes of each round. Turns in
which nobody decides leave no trace in them, so the round follows from the cards that have left the pile.
"""

from collections.abc import MutableSequence, Sequence

from ..rules.house_rules import DEAL, cards_in_pile, is_lost, threat_of
from ..rules.rules import (
    CONTRIBUTE,
    DONE,
    PASS,
    PLAY,
    TAKE_SET,
    laid_sum,
    next_seat,
    played_sum,
)
from ..rules.state import CARDS, COMMON_GOOD, HOARD, IMPENDING, SEATS, VALUES, Deck, State

GAVE, PASSED, SOLVED_ONE, LAID_ASIDE = range(4)
"""The notes of a seat in a round: values given, impending crises passed on, crises solved, sets hoarded.

A crisis is solved by the card that completes it as full-blown, and by everybody who played a card on it while it was
impending, if these sufficed.
"""
NOTES = 4
MOST_ROUNDS = max((CARDS - DEAL[players] * players) // players for players in range(3, SEATS + 1))
"""No game has more turns than cards in its pile."""
REDRAWN = MOST_ROUNDS * NOTES
"""Behind the notes of seat 0: how often a card was drawn in place of a crisis that became full-blown (T11)."""
CHRONICLE = REDRAWN + 1
"""How many places the chronicle takes behind a seat's deeds."""


def round_of(s: State, d: Deck, memory: Sequence[Sequence[int]], first: int) -> int:
    """T7, T8, T11: which round it is, from 0. Every turn draws one card, and one more for each that is redrawn."""
    drawn = cards_in_pile(s.players, s.options) - s.left
    return max(0, drawn - memory[0][first + REDRAWN] - 1) // s.players


def note_round(s: State, d: Deck, action: int, memory: Sequence[MutableSequence[int]], first: int) -> None:
    """Add an action of the seat that decides in `s` to the notes of the round."""
    place = first + round_of(s, d, memory, first) * NOTES
    notes = memory[s.actor]
    if s.phase == IMPENDING:
        if action == PASS:
            notes[place + PASSED] += 1
        else:
            notes[place + GAVE] += (action - PLAY) % VALUES + 1
        if next_seat(s, s.actor) == s.turn:
            note_settled(s, d, action, memory, first, place)
    elif s.phase == COMMON_GOOD and action != DONE:
        crisis = (action - CONTRIBUTE) // VALUES
        value = (action - CONTRIBUTE) % VALUES + 1
        notes[place + GAVE] += value
        if laid_sum(s, crisis) + value >= threat_of(s, d, crisis):
            notes[place + SOLVED_ONE] += 1
    elif s.phase == HOARD and action >= TAKE_SET:
        notes[place + LAID_ASIDE] += 1


def note_settled(
    s: State, d: Deck, action: int, memory: Sequence[MutableSequence[int]], first: int, place: int
) -> None:
    """T10, T11: this answer is the last to an impending crisis. It is solved, or another card is drawn in its place."""
    value = 0 if action == PASS else (action - PLAY) % VALUES + 1
    if played_sum(s) + value >= threat_of(s, d, s.crisis):
        for seat in range(s.players):
            if s.played[seat] > 0 or (seat == s.actor and value > 0):
                memory[seat][place + SOLVED_ONE] += 1
    elif s.left > 0 and not is_lost(s.full | 1 << s.crisis, s.options):
        memory[0][first + REDRAWN] += 1
