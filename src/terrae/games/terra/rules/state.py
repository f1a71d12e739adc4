"""The state of Terra: what lies on the table and in the hands, as a table of fields.

A *kind* of Solution is `colour * VALUES + value - 1`, a crisis `colour * REGIONS + region`. A card of the draw pile is
a kind, or `KINDS` + a crisis. Sets of kinds and of crises are bits of one number.
"""

from terrae.engine.codegen import clearing, copying_public
from terrae.engine.fields import Fields, Turns, grid, number, row, table

SEATS = 6
COLOURS = 3
VALUES = 6
REGIONS = 6
KINDS = COLOURS * VALUES
CRISES = COLOURS * REGIONS
SOLUTIONS = 90
CARDS = SOLUTIONS + CRISES
SET_SIZE = 3
"""How many cards a set to be hoarded has (T16)."""
RUNS = VALUES - SET_SIZE + 1
"""How many runs a colour has: one from each value that leaves room for the others above it."""
COPIES = (6, 6, 5, 5, 4, 4)
"""How many Solutions there are of each value, in each colour (T1)."""

# Phases: three in which chance orders cards, one before the first draw, then those of a turn, then the two ends.
(
    SHUFFLE_CRISES, SHUFFLE_SOLUTIONS, SHUFFLE_PILE, READY,
    DRAW, IMPENDING, COMMON_GOOD, HOARD, HAND_CHECK, TURN_OVER, SUCCESS, LOSS,
) = range(12)  # fmt: skip

TEAMS, SIX_CRISES, NINE_CRISES, FINE, POT, OPEN_HANDS, HARDER = (1 << i for i in range(7))
"""The options as bits of `options`: the teams of T20, then the house rules L1 (two bits), L2, L3, L5 and L6."""

NONE = -1
"""No crisis; also the seat of a spectator."""


@table
class Deck(Fields):
    """What a deck file decides: the threat of each crisis (T2)."""

    threat: list[int] = row("i1", CRISES)


@table
class State(Turns):
    """One game of Terra."""

    players: int = number("i1", public=True)
    options: int = number("i2", public=True)
    start: int = number("i1", public=True)
    phase: int = number("i1", public=True)
    turn: int = number("i1", public=True)  # the seat on turn
    actor: int = number("i1", public=True)  # the seat that decides
    left: int = number("i1", public=True)  # cards in the draw pile
    crisis: int = number("i1", public=True, blank=NONE)  # the impending crisis, or NONE
    helped: int = number("i1", public=True)  # was a card played onto a full-blown crisis this turn?
    full: int = number("i4", public=True)  # the full-blown crises
    untouched: int = number("i4", public=True)  # those of them without a card of this turn
    solved: int = number("i4", public=True)  # the crises on the discard pile
    own: list[int] = row("i4", SEATS)  # the kinds in each hand, kept beside `hands` for speed
    track: list[int] = row("i2", SEATS, public=True)  # points on the score track
    cards: list[int] = row("i1", SEATS, public=True)  # size of each hand
    sets: list[int] = row("i1", SEATS, public=True)  # hoarded sets
    played: list[int] = row("i1", SEATS, public=True)  # value each seat played on the impending crisis, 0 for none
    discards: list[int] = row("i1", KINDS, public=True)
    laid: list[list[int]] = grid("i1", CRISES, VALUES, public=True)  # cards on full-blown crises
    hands: list[list[int]] = grid("i1", SEATS, KINDS)
    hoards: list[list[int]] = grid("i1", SEATS, KINDS)
    pile: list[int] = row("i1", CARDS)  # from the bottom up: the next card is pile[left - 1]


clear = clearing(State)
copy_public = copying_public(State)
