"""Terra's own bots. Both weigh what they gain against the cards it costs; they differ in what they care about.

`tips` plays the advice of the rulebook's quick reference and fears for the planet; `greedy` counts its own points only
and trusts others to save it. Worths are whole numbers, in tenths of a point.
"""

from collections.abc import Sequence
from typing import NamedTuple

from terrae.engine.player import Position

from .outlook import (
    SURE,
    best_at_most,
    chances_to_bring,
    crises_to_come,
    danger_of,
    less_willing,
    seats_to_answer,
    sets_in,
    unseen_by,
)
from .rules import (
    CONTRIBUTE,
    DISCARD,
    DONE,
    FIRST_POINTS,
    HIGHEST_POINTS,
    PASS,
    PLAY,
    SETS,
    SOLVER_POINTS,
    TAKE_SET,
    laid_sum,
    played_sum,
)
from .sight import can_form
from .state import COMMON_GOOD, CRISES, HOARD, IMPENDING, REGIONS, VALUES, Deck, State

POINT = 10
NEVER = -1_000_000
LAST_ROUNDS = 4
"""In so many rounds cards in hand lose their worth."""


class Temper(NamedTuple):
    """What a player cares about."""

    fear: int
    """What the loss of control would cost."""
    trust: int
    """Of a hundred others who could help on an impending crisis, how many it expects to."""
    thrift: int
    """What a card in hand is worth to it, for each point of its value."""
    spares_sixes: bool
    """Does it keep its sixes for impending crises?"""


PRUDENT = Temper(fear=2_000, trust=40, thrift=10, spares_sixes=True)
SELFISH = Temper(fear=0, trust=100, thrift=3, spares_sixes=False)


def tips(position: Position) -> int:
    """Cooperates by how dangerous a crisis is, spends no six on a full-blown one but to solve it, hoards late."""
    return decide(position, PRUDENT)


def greedy(position: Position) -> int:
    """Takes the points in reach: a free rider who helps where it pays, and hoards whatever it can."""
    return decide(position, SELFISH)


def decide(position: Position, temper: Temper) -> int:
    if len(position.legal) == 1:
        return position.legal[0]
    phase: int = position.v.phase
    if phase == IMPENDING:
        return answer_impending(position, temper)
    if phase == COMMON_GOOD:
        return work_for_the_common_good(position, temper)
    if phase == HOARD:
        return hoard(position, temper)
    return discard(position, temper)


# ---- What cards and crises are worth -------------------------------------------------------------------------


def value_of(kind: int) -> int:
    return kind % VALUES + 1


def price(v: State, temper: Temper, kind: int) -> int:
    """What it costs to give a card away: less and less over the last rounds, nothing when the pile is empty."""
    late = LAST_ROUNDS * v.players
    return temper.thrift * value_of(kind) * min(v.left, late) // late


def stake(v: State, temper: Temper, crisis: int) -> int:
    """What it is worth that a crisis is solved rather than full-blown: the danger that goes with it."""
    if temper.fear == 0:
        return 0
    return temper.fear * danger_of(crisis, v.full, crises_to_come(v)) // SURE


def set_gain(v: State, temper: Temper, number: int) -> int:
    """T16: what hoarding a set brings beyond keeping its cards."""
    gain = 0
    for kind in SETS[number]:
        if temper.spares_sixes and value_of(kind) == VALUES and v.left >= v.players:
            return NEVER
        gain += POINT * value_of(kind) - price(v, temper, kind)
    return gain


def best_gain(v: State, temper: Temper, sets: Sequence[int], hand: list[int]) -> int:
    """What the best of these sets brings that the hand holds, nothing if none is worth it."""
    gains = (set_gain(v, temper, number) for number in sets if can_form(hand, number))
    return max(0, max(gains, default=0))


# ---- The four questions --------------------------------------------------------------------------------------


def answer_impending(position: Position, temper: Temper) -> int:
    """T9, T10: the card, if any, whose part in solving the crisis is worth more than itself."""
    v: State = position.v
    d: Deck = position.d
    seat = position.seat
    missing = max(0, d.threat[v.crisis] - played_sum(v))
    unseen = unseen_by(v, seat)
    colour = v.crisis // REGIONS
    helpers = [
        less_willing(best_at_most(unseen, colour, v.cards[other]), temper.trust) for other in seats_to_answer(v, seat)
    ]
    chance_of = chances_to_bring(helpers, missing)
    at_stake = stake(v, temper, v.crisis)
    highest = max(v.played)

    def worth(action: int) -> int:
        if action == PASS:
            return at_stake * chance_of[missing] // SURE
        value = value_of(action - PLAY)
        points = POINT * FIRST_POINTS if highest == 0 else 0
        if value >= highest:
            points += POINT * HIGHEST_POINTS * chance_to_stay_highest(helpers, value) // SURE
        chance = chance_of[max(0, missing - value)]
        return (at_stake + points) * chance // SURE - price(v, temper, action - PLAY)

    return max(position.legal, key=worth)


def chance_to_stay_highest(helpers: Sequence[Sequence[int]], value: int) -> int:
    """T10: the chance that nobody who is still to answer plays a higher card."""
    chance = SURE
    for at_most in helpers:
        chance = chance * at_most[value] // SURE
    return chance


def work_for_the_common_good(position: Position, temper: Temper) -> int:
    """T14, T15: the card that lessens the danger most for its price, solves a crisis, or opens the way to a hoard."""
    v: State = position.v
    d: Deck = position.d
    hand = v.hands[position.seat]
    sets = sets_in(hand)
    stakes = [stake(v, temper, crisis) if v.untouched >> crisis & 1 else 0 for crisis in range(CRISES)]

    def worth(action: int) -> int:
        if action == DONE:
            return best_gain(v, temper, sets, hand) if v.helped else 0
        crisis, value = divmod(action - CONTRIBUTE, VALUES)
        kind = crisis // REGIONS * VALUES + value
        missing = d.threat[crisis] - laid_sum(v, crisis)
        solves = value_of(kind) >= missing
        if temper.spares_sixes and value_of(kind) == VALUES and not solves:
            return NEVER
        rest = hand[:]
        rest[kind] -= 1
        gain = best_gain(v, temper, sets, rest) - price(v, temper, kind)
        if solves:
            return gain + stakes[crisis] + POINT * SOLVER_POINTS
        return gain + stakes[crisis] * value_of(kind) // missing

    return max(position.legal, key=worth)


def hoard(position: Position, temper: Temper) -> int:
    """T16: the set that brings most, if any is worth more than its cards in hand."""

    def worth(action: int) -> int:
        return 0 if action == DONE else set_gain(position.v, temper, action - TAKE_SET)

    return max(position.legal, key=worth)


def discard(position: Position, temper: Temper) -> int:
    """T17: a card that no set needs, and of those the lowest."""
    v: State = position.v
    hand = v.hands[position.seat]
    sets = sets_in(hand)

    def worth_of_the_rest(action: int) -> tuple[int, int]:
        rest = hand[:]
        rest[action - DISCARD] -= 1
        return best_gain(v, temper, sets, rest), -value_of(action - DISCARD)

    return max(position.legal, key=worth_of_the_rest)
