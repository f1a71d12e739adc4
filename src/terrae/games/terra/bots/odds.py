"""What a player of Terra can foresee from a view: what the others may hold, and how near the loss of control is.

Written like the rules, whole numbers and explicit loops, so that bots can use it in both materials. Chances are counted
in ten-thousandths.
"""

from collections.abc import Iterator, MutableSequence, Sequence
from math import comb

from terrae.engine.bits import count

from ..rules.house_rules import (
    ALL_CRISES,
    CRISES_OF_COLOUR,
    CRISES_OF_REGION,
    IN_GAME,
    LIMITS,
    OF_A_COLOUR,
    OF_A_REGION,
    is_short,
    length_of,
    may_be_drawn,
)
from ..rules.rules import next_seat
from ..rules.state import COLOURS, CRISES, IMPENDING, REGIONS, VALUES, State

SURE = 10_000

WAYS_TO_LOSE = 3
WAYS_TO_LOSE_WITH = tuple(
    (CRISES_OF_REGION[crisis % REGIONS], CRISES_OF_COLOUR[crisis // REGIONS], ALL_CRISES) for crisis in range(CRISES)
)
"""T12: for each crisis, too many full-blown ones among these crises lose the game (`house_rules.LIMITS`)."""
MOST_OF_A_WAY = tuple(zip(OF_A_REGION, OF_A_COLOUR, IN_GAME, strict=True))
"""L1: how many crises of a game of each length there are at most among those of a way to lose."""

GUESSES = (SURE, 1_500, 600, 200, 50)
"""A guess at how likely so many given crises, all still in the pile, are to be full-blown at the same time one day.

More than these: never."""
COMBINATIONS = tuple(tuple(comb(n, k) for k in range(len(GUESSES))) for n in range(CRISES + 1))

BESTS = VALUES + 1
"""How many numbers tell what the best card of a colour may be: none, at most a 1, ... at most a 6."""


def crises_seen(v: State) -> int:
    """The crises that have left the draw pile (T21)."""
    return v.full | v.solved | (1 << v.crisis if v.phase == IMPENDING else 0)


def crises_to_come(v: State) -> int:
    """The crises that may still be in the draw pile: all that have not been seen (T21), if the lot allows them (L1)."""
    return may_be_drawn(crises_seen(v), v.options)


def how_many_to_come(v: State) -> int:
    """How many crises are still in the draw pile (T21, L1)."""
    return IN_GAME[length_of(v.options)] - count(crises_seen(v))


def one_step_away(full: int, to_come: int, options: int) -> list[tuple[str, int, int]]:
    """T12: every way of losing control that one more of the crises to come would complete, the widest first.

    Each is told as its kind, the region or colour (0 for the whole world), and how many of those crises would do it.
    """
    in_region, of_colour, in_all = LIMITS[length_of(options)]
    ways = [("total", 0, ALL_CRISES, in_all)]
    ways += [("region", region, members, in_region) for region, members in enumerate(CRISES_OF_REGION)]
    ways += [("colour", colour, members, of_colour) for colour, members in enumerate(CRISES_OF_COLOUR)]
    return [
        (kind, which, count(to_come & members))
        for kind, which, members, limit in ways
        if count(full & members) == limit - 1 and to_come & members
    ]


def near_losses(v: State) -> tuple[bool, list[int], list[int]]:
    """T12: whether one more crisis loses the game wherever it is, and the regions and colours where it would.

    A region or colour counts only while one of its crises can still become full-blown. For views only.
    """
    to_come = may_be_drawn(v.full | v.solved, v.options)
    in_region, of_colour, in_all = LIMITS[length_of(v.options)]

    def is_near(members: int, limit: int) -> bool:
        return count(v.full & members) == limit - 1 and to_come & members != 0

    return (
        is_near(ALL_CRISES, in_all),
        [region for region in range(REGIONS) if is_near(CRISES_OF_REGION[region], in_region)],
        [colour for colour in range(COLOURS) if is_near(CRISES_OF_COLOUR[colour], of_colour)],
    )


def danger_of(s: State, crisis: int, to_come: int, guesses: Sequence[int]) -> int:
    """T12: how much likelier the loss of control is with this crisis full-blown than without it, by such guesses."""
    others = s.full & ~(1 << crisis)
    length = length_of(s.options)
    added = 0
    for i in range(WAYS_TO_LOSE):
        crises = WAYS_TO_LOSE_WITH[crisis][i]
        short = LIMITS[length][i] - count(others & crises)
        ahead = count(to_come & crises)
        if is_short(s.options):
            ahead = likely_ahead(s, to_come, crises, MOST_OF_A_WAY[length][i])
        added += chance_of_loss(short - 1, ahead, guesses) - chance_of_loss(short, ahead, guesses)
    return added


def likely_ahead(s: State, to_come: int, crises: int, most: int) -> int:
    """L1: how many of these crises are still in the pile: their share of those that may be, rounded up."""
    if to_come == 0:
        return 0
    share = (count(to_come & crises) * how_many_to_come(s) + count(to_come) - 1) // count(to_come)
    return max(0, min(share, most - count(crises_seen(s) & crises)))


def chance_of_loss(short: int, ahead: int, guesses: Sequence[int]) -> int:
    """How likely the last `short` crises of a loss are to be found among those `ahead`."""
    return min(SURE, guesses[short] * COMBINATIONS[ahead][short]) if short < len(guesses) else 0


def rank_of_colour(full: int, to_come: int, colour: int) -> int:
    """How many colours have more full-blown crises, or as many and more to come; of equal ones the first is first."""
    own = open_of_colour(full, to_come, colour)
    rank = 0
    for other in range(COLOURS):
        open_ones = open_of_colour(full, to_come, other)
        if open_ones > own or (open_ones == own and other < colour):
            rank += 1
    return rank


def open_of_colour(full: int, to_come: int, colour: int) -> int:
    return count(full & CRISES_OF_COLOUR[colour]) * CRISES + count(to_come & CRISES_OF_COLOUR[colour])


def best_in_hand(s: State, seat: int, colour: int, trust: int, out: MutableSequence[int], at: int) -> None:
    """L5: the same chances of a seat whose hand lies open. Of a hundred players who could help only `trust` do."""
    best = 0
    for value in range(VALUES):
        if s.hands[seat][colour * VALUES + value] > 0:
            best = value + 1
    for value in range(BESTS):
        out[at + value] = SURE if value >= best else SURE - SURE * trust // 100


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
