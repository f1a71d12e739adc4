"""The rules of Terra Futura: set-up and the flow of turns (F5, F6, F8, F25, F26, F29).

What may be answered is in `answers.py`, what cards do in `effects.py`, the rows of cards in `display.py`, where they
may lie in `territory.py`, the final count in `scoring.py`. Plain functions on integers, so that the same lines run on
lists and, compiled, on NumPy records.
"""

from collections.abc import Sequence

from terrae.engine.chance import arrange
from terrae.engine.game import Option

from .display import await_run, end_reshuffle, refill, stack_deck
from .state import (
    ADJACENT,
    DROP,
    FIRST_OF_LEVEL,
    LEVEL_CARDS,
    LEVELS,
    OVER,
    PATTERN,
    PLOTS,
    READY,
    SCORING,
    SHUFFLE_I,
    SHUFFLE_II,
    SHUFFLE_SCORING,
    SHUFFLE_SEATS,
    SHUFFLE_STARTING,
    SLOTS,
    SQUARE,
    STARTING,
    USE,
    Deck,
    State,
    clear,
)
from .territory import lowest_x, lowest_y

ROUNDS = PLOTS - 1  # F25: everybody begins with one card of nine

VARIANTS = (Option("adjacent", ADJACENT, True, "F12"),)
"""The options of the game."""

# ---- Set-up ------------------------------------------------------------------------------------------------


def prepare(s: State, d: Deck, players: int, start: int, options: int) -> None:
    """F5: an empty table, and the Starting cards without the first-player mark waiting to be shuffled."""
    clear(s)
    s.players = players
    s.options = options
    for card in range(STARTING):
        if card != d.first:
            s.waiting[s.waits] = card
            s.waits += 1
    s.phase = SHUFFLE_STARTING


def awaits_shuffle(s: State, d: Deck) -> int:
    """How many cards chance must put in order now; 0 when it is not chance's turn."""
    return s.waits


def shuffled(s: State, d: Deck, order: Sequence[int]) -> None:
    """F5, F6, F7, F11: chance has put the waiting cards in this order."""
    arrange(s.waiting, s.waits, order)
    if s.phase == SHUFFLE_STARTING:
        s.waiting[s.players - 1] = d.first
        s.waits = s.players
        s.phase = SHUFFLE_SEATS
    elif s.phase == SHUFFLE_SEATS:
        for seat in range(s.players):
            give_starting_card(s, d, seat, s.waiting[seat])
        await_run(s, 0, SCORING)
        s.phase = SHUFFLE_SCORING
    elif s.phase == SHUFFLE_SCORING:
        for seat in range(s.players):
            s.scoring[seat][0] = s.waiting[2 * seat] + 1
            s.scoring[seat][1] = s.waiting[2 * seat + 1] + 1
        await_run(s, FIRST_OF_LEVEL[0], LEVEL_CARDS[0])
        s.phase = SHUFFLE_I
    elif s.phase == SHUFFLE_I:
        stack_deck(s, 0)
        await_run(s, FIRST_OF_LEVEL[1], LEVEL_CARDS[1])
        s.phase = SHUFFLE_II
    elif s.phase == SHUFFLE_II:
        stack_deck(s, 1)
        s.phase = READY
    else:
        stack_deck(s, s.level)
        end_reshuffle(s)


def give_starting_card(s: State, d: Deck, seat: int, card: int) -> None:
    """F5: at (0,0); the owner of the first-player mark starts."""
    s.card[seat][0] = card
    s.cards[seat] = 1
    if card == d.first:
        s.start = seat
        s.turn = seat
        s.actor = seat


def begin(s: State, d: Deck) -> None:
    """F7: four cards of each level, the first into slot 4; then the first turn."""
    for level in range(LEVELS):
        for _ in range(SLOTS):
            refill(s, level)
    s.phase = DROP


# ---- The flow of turns -------------------------------------------------------------------------------------


def next_seat(s: State, seat: int) -> int:
    """F5: clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def end_activations(s: State) -> None:
    """F25, F26: the next turn; once everybody has nine cards the final activation, once around; then the end."""
    for plot in range(PLOTS):
        s.ready[plot] = 0
    s.turn = next_seat(s, s.turn)
    s.actor = s.turn
    if s.cards[s.turn] < PLOTS:
        s.phase = DROP
    elif s.chosen[s.turn] == 0:
        s.phase = PATTERN
    else:
        s.phase = OVER


def choose_pattern(s: State, d: Deck, which: int) -> None:
    """F26: the activations of one Scoring card's pattern, laid over the territory as it is."""
    s.chosen[s.turn] = which + 1
    for plot in range(PLOTS):
        s.ready[plot] = pattern_activations(s, d, s.turn, plot)
    s.phase = USE


def pattern_activations(s: State, d: Deck, seat: int, plot: int) -> int:
    """F26: how often the pattern that a seat has chosen activates a card."""
    row = s.y[seat][plot] - lowest_y(s, seat)
    column = s.x[seat][plot] - lowest_x(s, seat)
    return d.pattern[s.scoring[seat][s.chosen[seat] - 1] - 1][row * SQUARE + column]


def round_number(s: State) -> int:
    """F25: which of everybody's turns this is, from 1 to ROUNDS; the final activation belongs to the last."""
    return s.cards[s.turn] if s.phase < USE else s.cards[s.turn] - 1


def is_activating(s: State) -> bool:
    """F13, F26: is the seat on turn at its activations?"""
    return USE <= s.phase < PATTERN


def is_over(s: State, d: Deck) -> bool:
    return s.phase == OVER
