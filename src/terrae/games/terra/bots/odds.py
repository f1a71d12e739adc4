"""What a player of Terra can foresee from a view: what the others may hold, and how near the loss of control is.

Written like the rules, whole numbers and explicit loops, so that bots can use it in both materials. Chances are counted
in ten-thousandths.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from math import comb

from terrae.engine.bits import count

from ..rules.rules import CRISES_OF_COLOUR, CRISES_OF_REGION, LOST_IN_ALL, LOST_IN_REGION, LOST_OF_COLOUR, next_seat
from ..rules.state import COLOURS, CRISES, IMPENDING, REGIONS, VALUES, State

SURE = 10_000

ALL_CRISES = (1 << CRISES) - 1
WAYS_TO_LOSE = 3
WAYS_TO_LOSE_WITH = tuple(
    (
        (CRISES_OF_REGION[crisis % REGIONS], LOST_IN_REGION),
        (CRISES_OF_COLOUR[crisis // REGIONS], LOST_OF_COLOUR),
        (ALL_CRISES, LOST_IN_ALL),
    )
    for crisis in range(CRISES)
)
"""T12: for each crisis, so many full-blown ones among these crises lose the game."""

GUESSES = (SURE, 1_500, 600, 200, 50)
"""A guess at how likely so many given crises, all still in the pile, are to be full-blown at the same time one day.

More than these: never."""
COMBINATIONS = tuple(tuple(comb(n, k) for k in range(LOST_IN_ALL + 1)) for n in range(CRISES + 1))

BESTS = VALUES + 1
"""How many numbers tell what the best card of a colour may be: none, at most a 1, ... at most a 6."""


def crises_to_come(v: State) -> int:
    """The crises that are still in the draw pile: all that have not been seen (T21)."""
    seen = v.full | v.solved
    if v.phase == IMPENDING:
        seen |= 1 << v.crisis
    return ALL_CRISES & ~seen


def one_step_away(full: int, to_come: int) -> list[tuple[str, int, int]]:
    """T12: every way of losing control that one more of the crises to come would complete, the widest first.

    Each is told as its kind, the region or colour (0 for the whole world), and how many of those crises would do it.
    """
    ways = [("total", 0, ALL_CRISES, LOST_IN_ALL)]
    ways += [("region", region, members, LOST_IN_REGION) for region, members in enumerate(CRISES_OF_REGION)]
    ways += [("colour", colour, members, LOST_OF_COLOUR) for colour, members in enumerate(CRISES_OF_COLOUR)]
    return [
        (kind, which, count(to_come & members))
        for kind, which, members, limit in ways
        if count(full & members) == limit - 1 and to_come & members
    ]


def near_losses(v: State) -> tuple[bool, list[int], list[int]]:
    """T12: whether one more crisis loses the game wherever it is, and the regions and colours where it would.

    A region or colour counts only while one of its crises can still become full-blown. For views only.
    """
    to_come = ALL_CRISES & ~(v.full | v.solved)

    def is_near(members: int, limit: int) -> bool:
        return count(v.full & members) == limit - 1 and to_come & members != 0

    return (
        is_near(ALL_CRISES, LOST_IN_ALL),
        [region for region in range(REGIONS) if is_near(CRISES_OF_REGION[region], LOST_IN_REGION)],
        [colour for colour in range(COLOURS) if is_near(CRISES_OF_COLOUR[colour], LOST_OF_COLOUR)],
    )


def danger_of(crisis: int, full: int, to_come: int, guesses: Sequence[int]) -> int:
    """T12: how much likelier the loss of control is with this crisis full-blown than without it, by such guesses."""
    others = full & ~(1 << crisis)
    added = 0
    for i in range(WAYS_TO_LOSE):
        crises = WAYS_TO_LOSE_WITH[crisis][i][0]
        short = WAYS_TO_LOSE_WITH[crisis][i][1] - count(others & crises)
        ahead = count(to_come & crises)
        added += chance_of_loss(short - 1, ahead, guesses) - chance_of_loss(short, ahead, guesses)
    return added


def chance_of_loss(short: int, ahead: int, guesses: Sequence[int]) -> int:
    """How likely the last `short` crises of a loss are to be found among those `ahead`."""
    return min(SURE, guesses[short] * COMBINATIONS[ahead][short]) if short < len(guesses) else 0


def best_at_most(
    unseen: Sequence[int], pool: int, colour: int, cards: int, trust: int, out: MutableSequence[int], at: int
) -> None:
    """The chances that among so many of `pool` unseen cards the best of a colour is none, at most a 1, ... at most a 6.

    Of a hundred players who could help only `trust` do. The chances are written to `out` from `at` on.
    """
    better = 0
    for kind in range(colour * VALUES, colour * VALUES + VALUES):
        better += unseen[kind]
    for value in range(BESTS):
        chance = SURE
        for drawn in range(cards):
            chance = chance * max(0, pool - better - drawn) // (pool - drawn)
        out[at + value] = SURE - (SURE - chance) * trust // 100
        if value < VALUES:
            better -= unseen[colour * VALUES + value]


def chances_to_bring(
    helpers: Sequence[int], first: int, n: int, most: int, out: MutableSequence[int], at: int, spare: int
) -> None:
    """The chances that the best cards of n helpers add up to at least 0, 1, ... `most`, written to `out` from `at` on.

    A helper's chances are `BESTS` numbers of `helpers`, those of the first from `first` on. As many places of `out` as
    are written are used from `spare` on.
    """
    for brought in range(most + 1):
        out[at + brought] = 0
    out[at] = SURE
    for helper in range(n):
        for brought in range(most + 1):
            out[spare + brought] = out[at + brought]
            out[at + brought] = 0
        for brought in range(most + 1):
            below_it = 0
            for value in range(BESTS):
                chance = helpers[first + helper * BESTS + value]
                out[at + min(most, brought + value)] += out[spare + brought] * (chance - below_it)
                below_it = chance
        for brought in range(most + 1):
            out[at + brought] //= SURE
    for brought in range(most, 0, -1):
        out[at + brought - 1] += out[at + brought]


def seats_to_answer(v: State, seat: int) -> Iterator[int]:
    """T9: those who have their chance on the impending crisis after `seat`. For views only."""
    other = next_seat(v, seat)
    while other != v.turn:
        yield other
        other = next_seat(v, other)
