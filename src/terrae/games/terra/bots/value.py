"""How a game of Terra may end, as a small net has learned it from play: will the planet survive, will this seat win?

Rollouts are cut short by it (`foresee`). It looks at a whole state, as one imagines it, and at the policies by which
everybody goes on. The net itself is `terrae.engine.search.net`.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.bits import count
from terrae.engine.search.lookahead import WHOLE
from terrae.engine.search.net import answers_at, ask_net, net_length

from ..rules.house_rules import CRISES_OF_REGION, is_lost
from ..rules.rules import laid_sum, next_seat, played_sum
from ..rules.scoring import score
from ..rules.state import COLOURS, CRISES, IMPENDING, KINDS, REGIONS, VALUES, Deck, State
from .cooperation import CHARACTER, COOPERATING, LATE_SAVER
from .odds import GUESSES, SURE, crises_to_come, danger_of, rank_of_colour
from .preferences import CARE, FEAR, HOARDING, THRIFT

# What the net is given, part by part: the place of each part's first number.
PER_COLOUR = 7
OPEN_IN_REGION = 4
"""How many crises of a region are still to come, at most this less one."""
PER_POLICY = 5
AT_PLAYERS = 0
AT_PLANET = AT_PLAYERS + 4
AT_IMPENDING = AT_PLANET + 5
AT_COLOURS = AT_IMPENDING + 4
AT_REGIONS = AT_COLOURS + COLOURS * PER_COLOUR
AT_FULL = AT_REGIONS + 3 * OPEN_IN_REGION
AT_SEAT = AT_FULL + 3
AT_OWN = AT_SEAT + 8
AT_OTHERS = AT_OWN + PER_POLICY
OUTLOOKS = AT_OTHERS + PER_POLICY
"""How many numbers describe a position."""

NEURONS = 48
VALUES_OF_END = 2
"""The net has two answers: that the planet survives, and that the seat wins."""
NET_LENGTH = net_length(OUTLOOKS, NEURONS, VALUES_OF_END)
ANSWERS = answers_at(OUTLOOKS, NEURONS)
VALUE_WORK = ANSWERS + VALUES_OF_END
"""The length of the net's working memory."""
COLOUR_PLACES = OUTLOOKS
"""While a position is described, the place of each colour stands after the description."""


def foresee(
    s: State,
    d: Deck,
    seat: int,
    survival: int,
    policies: Sequence[Sequence[int]],
    net: Sequence[float],
    x: MutableSequence[float],
) -> int:
    """The utility that a seat may expect, in ten-thousandths (see `characters.utility`)."""
    describe(s, d, seat, policies, x)
    ask_net(net, x, OUTLOOKS, NEURONS, VALUES_OF_END)
    survive = min(1.0, max(0.0, x[ANSWERS]))
    win = min(survive, max(0.0, x[ANSWERS + 1]))
    return int(survival * survive + (WHOLE - survival) * win)


# ---- What the net is given -----------------------------------------------------------------------------------


def describe(s: State, d: Deck, seat: int, policies: Sequence[Sequence[int]], x: MutableSequence[float]) -> None:
    """Write a position as numbers of about the size of 1, as one seat stands in it."""
    for i in range(OUTLOOKS):
        x[i] = 0.0
    x[AT_PLAYERS + s.players - 3] = 1.0
    describe_planet(s, d, x)
    if s.phase == IMPENDING:
        describe_impending(s, d, x)
    describe_colours(s, d, seat, x)
    describe_seats(s, d, seat, x)
    describe_policy(policies[seat], 1.0, AT_OWN, x)
    for other in range(s.players):
        if other != seat:
            describe_policy(policies[other], 1.0 / (s.players - 1), AT_OTHERS, x)


def describe_planet(s: State, d: Deck, x: MutableSequence[float]) -> None:
    """How far the game has gone, how many crises there are, and how dangerous those are that come."""
    to_come = crises_to_come(s)
    deadly = 0
    danger = 0
    for crisis in range(CRISES):
        if to_come >> crisis & 1 == 1:
            deadly += 1 if is_lost(s.full | 1 << crisis, s.options) else 0
            danger += min(SURE, danger_of(s, crisis, to_come, GUESSES))
    x[AT_PLANET] = s.left * 0.015
    x[AT_PLANET + 1] = count(s.full) * 0.2
    x[AT_PLANET + 2] = count(to_come) * 0.1
    x[AT_PLANET + 3] = deadly * 0.25
    x[AT_PLANET + 4] = danger / SURE * 0.5
    for region in range(REGIONS):
        members = CRISES_OF_REGION[region]
        x[AT_REGIONS + count(s.full & members) * OPEN_IN_REGION + count(to_come & members)] += 0.5


def describe_impending(s: State, d: Deck, x: MutableSequence[float]) -> None:
    """The impending crisis: how much of it the best cards of all could bring, and what it would do."""
    missing = d.threat[s.crisis] - played_sum(s)
    best = 0
    for seat in range(s.players):
        for value in range(VALUES, 0, -1):
            if s.hands[seat][s.crisis // REGIONS * VALUES + value - 1] > 0:
                best += value
                break
    x[AT_IMPENDING] = 1.0
    x[AT_IMPENDING + 1] = min(2.0, best / max(1, missing))
    x[AT_IMPENDING + 2] = 1.0 if is_lost(s.full | 1 << s.crisis, s.options) else 0.0
    x[AT_IMPENDING + 3] = min(SURE, danger_of(s, s.crisis, crises_to_come(s), GUESSES)) / SURE


def describe_colours(s: State, d: Deck, seat: int, x: MutableSequence[float]) -> None:
    """Of each colour what its crises need and what there is for them. The colour with the most crises comes first."""
    to_come = crises_to_come(s)
    for colour in range(COLOURS):
        at = AT_COLOURS + rank_of_colour(s.full, to_come, colour) * PER_COLOUR
        x[COLOUR_PLACES + colour] = at
        for crisis in range(colour * REGIONS, colour * REGIONS + REGIONS):
            if s.full >> crisis & 1 == 1:
                missing = d.threat[crisis] - laid_sum(s, crisis)
                x[at] += 0.4
                x[at + 1] += missing * 0.05
                x[AT_FULL + min(2, missing // 4)] += 0.3
            elif to_come >> crisis & 1 == 1:
                x[at + 2] += 0.2
                x[at + 3] += d.threat[crisis] * 0.02
        for kind in range(colour * VALUES, colour * VALUES + VALUES):
            value = kind % VALUES + 1
            for owner in range(s.players):
                x[at + 4] += s.hands[owner][kind] * value * 0.05
            x[at + 5] += s.hands[seat][kind] * value * 0.1
    for place in range(s.left):
        if s.pile[place] < KINDS:
            at = int(x[COLOUR_PLACES + s.pile[place] // VALUES])
            x[at + 6] += (s.pile[place] % VALUES + 1) * 0.02


def describe_seats(s: State, d: Deck, seat: int, x: MutableSequence[float]) -> None:
    """How the seat stands against the others: points, cards in hand, and when its turn comes."""
    own = score(s, d, seat)
    best = 0
    total = 0
    ahead = 0
    most = 0
    for other in range(s.players):
        if other != seat:
            points = score(s, d, other)
            best = max(best, points)
            total += points
            ahead += 1 if points > own else 0
            most = max(most, hand_value(s, other))
    waiting = 0
    turn = s.turn
    while turn != seat:
        waiting += 1
        turn = next_seat(s, turn)
    x[AT_SEAT] = own * 0.03
    x[AT_SEAT + 1] = (own - best) * 0.1
    x[AT_SEAT + 2] = (own - total / (s.players - 1)) * 0.1
    x[AT_SEAT + 3] = ahead / (s.players - 1)
    x[AT_SEAT + 4] = hand_value(s, seat) * 0.05
    x[AT_SEAT + 5] = most * 0.05
    x[AT_SEAT + 6] = waiting * 0.3
    x[AT_SEAT + 7] = s.cards[seat] * 0.15


def hand_value(s: State, seat: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += s.hands[seat][kind] * (kind % VALUES + 1)
    return total


def describe_policy(policy: Sequence[int], weight: float, at: int, x: MutableSequence[float]) -> None:
    """Add what a policy is like."""
    x[at] += weight * min(2.0, policy[COOPERATING + FEAR] / 2_500)
    x[at + 1] += weight * min(2.0, policy[COOPERATING + CARE] / 150)
    x[at + 2] += weight * min(2.0, policy[COOPERATING + HOARDING] / 10)
    x[at + 3] += weight * min(2.0, policy[COOPERATING + THRIFT] / 10)
    if policy[CHARACTER] == LATE_SAVER:
        x[at + 4] += weight
