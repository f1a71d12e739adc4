"""What a player of Terra can foresee from a view: what the others may hold, and how near the loss of control is.

For bots and views: plain Python, whole numbers. Chances are counted in ten-thousandths.
"""

from collections.abc import Iterator, Sequence
from math import comb

from terrae.engine.bits import count

from .rules import (
    CRISES_OF_COLOUR,
    CRISES_OF_REGION,
    LOST_IN_ALL,
    LOST_IN_REGION,
    LOST_OF_COLOUR,
    SETS,
    next_seat,
)
from .sight import can_form, count_unseen
from .state import COLOURS, CRISES, IMPENDING, KINDS, REGIONS, VALUES, State

SURE = 10_000

ALL_CRISES = (1 << CRISES) - 1
WAYS_TO_LOSE_WITH = tuple(
    (
        (CRISES_OF_REGION[crisis % REGIONS], LOST_IN_REGION),
        (CRISES_OF_COLOUR[crisis // REGIONS], LOST_OF_COLOUR),
        (ALL_CRISES, LOST_IN_ALL),
    )
    for crisis in range(CRISES)
)
"""T12: for each crisis, so many full-blown ones among these crises lose the game."""

CHANCE_OF_ALL = (SURE, 1_500, 600, 200, 50)
"""A guess at how likely so many given crises, all still in the pile, are to be full-blown at the same time one day.

More than these: never."""


def crises_to_come(v: State) -> int:
    """The crises that are still in the draw pile: all that have not been seen (T21)."""
    seen = v.full | v.solved
    if v.phase == IMPENDING:
        seen |= 1 << v.crisis
    return ALL_CRISES & ~seen


def near_losses(v: State) -> tuple[bool, list[int], list[int]]:
    """T12: whether one more crisis loses the game wherever it is, and the regions and colours where it would.

    A region or colour counts only while one of its crises can still become full-blown.
    """
    to_come = ALL_CRISES & ~(v.full | v.solved)

    def is_near(members: int, limit: int) -> bool:
        return count(v.full & members) == limit - 1 and to_come & members != 0

    return (
        is_near(ALL_CRISES, LOST_IN_ALL),
        [region for region in range(REGIONS) if is_near(CRISES_OF_REGION[region], LOST_IN_REGION)],
        [colour for colour in range(COLOURS) if is_near(CRISES_OF_COLOUR[colour], LOST_OF_COLOUR)],
    )


def danger_of(crisis: int, full: int, to_come: int) -> int:
    """T12: how much likelier the loss of control is with this crisis full-blown than without it."""
    others = full & ~(1 << crisis)
    added = 0
    for crises, limit in WAYS_TO_LOSE_WITH[crisis]:
        short = limit - count(others & crises)
        ahead = count(to_come & crises)
        added += chance_of_loss(short - 1, ahead) - chance_of_loss(short, ahead)
    return added


def chance_of_loss(short: int, ahead: int) -> int:
    """How likely the last `short` crises of a loss are to be found among those `ahead`."""
    return min(SURE, CHANCE_OF_ALL[short] * comb(ahead, short)) if short < len(CHANCE_OF_ALL) else 0


def seats_to_answer(v: State, seat: int) -> Iterator[int]:
    """T9: those who have their chance on the impending crisis after `seat`."""
    other = next_seat(v, seat)
    while other != v.turn:
        yield other
        other = next_seat(v, other)


def unseen_by(v: State, seat: int) -> list[int]:
    """How many Solutions of each kind are in others' hands and hoards and in the pile."""
    unseen = [0] * KINDS
    count_unseen(v, seat, unseen)
    return unseen


def best_at_most(unseen: Sequence[int], colour: int, cards: int) -> list[int]:
    """The chances that among so many unseen cards the best of a colour is none, at most a 1, ... at most a 6."""
    pool = sum(unseen)
    better = sum(unseen[colour * VALUES : (colour + 1) * VALUES])
    chances = []
    for value in range(VALUES + 1):
        chance = SURE
        for drawn in range(cards):
            chance = chance * max(0, pool - better - drawn) // (pool - drawn)
        chances.append(chance)
        if value < VALUES:
            better -= unseen[colour * VALUES + value]
    return chances


def less_willing(at_most: Sequence[int], trust: int) -> list[int]:
    """The same chances when of a hundred players who could help only so many do."""
    return [SURE - (SURE - chance) * trust // 100 for chance in at_most]


def chances_to_bring(helpers: Sequence[Sequence[int]], most: int) -> list[int]:
    """The chances that the helpers' best cards add up to at least 0, 1, ... `most`."""
    exactly = [SURE] + [0] * most
    for at_most in helpers:
        before, exactly = exactly, [0] * (most + 1)
        for brought, chance in enumerate(before):
            below = 0
            for value, chance_at_most in enumerate(at_most):
                exactly[min(most, brought + value)] += chance * (chance_at_most - below)
                below = chance_at_most
        exactly = [chance // SURE for chance in exactly]
    for brought in range(most, 0, -1):
        exactly[brought - 1] += exactly[brought]
    return exactly


def sets_in(hand: list[int]) -> list[int]:
    """T16: the sets that these cards hold."""
    return [number for number in range(len(SETS)) if can_form(hand, number)]
