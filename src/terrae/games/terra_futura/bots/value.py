"""What a territory will be worth at the end, as a small net has learned it from play: what `forecast` leaves out.

The net (`terrae.engine.search.net`) is a residual: a net of zeros leaves the forecast as it is.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from terrae.engine.search.net import answers_at, ask_net, net_length

from ..rules.pollution import capacity_for_dirt, is_active
from ..rules.scoring import all_cubes, polluted, resource_points, set_points
from ..rules.state import KINDS, PLOTS, Deck, State
from .forecast import HUNDRED, activations_to_come, forecast

TYPES = 40
"""Cards that do the same are of one type; a deck has at most so many types."""
PER_SCORING = KINDS + 2

# What the net is given, part by part: the place of each part's first number.
AT_ROUND = 0
AT_STOCK = AT_ROUND + PLOTS
AT_COMING = AT_STOCK + KINDS  # by type: the activations to come
AT_OWNED = AT_COMING + TYPES  # by type: the cards
AT_SUMS = AT_OWNED + TYPES
SUMS = 8
AT_SCORING = AT_SUMS + SUMS
FEATURES = AT_SCORING + 2 * PER_SCORING

HIDDEN = 64
NET_LENGTH = net_length(FEATURES, HIDDEN, 1)
RESIDUAL = answers_at(FEATURES, HIDDEN)
"""The place of the net's only answer: what it adds to the forecast, in points."""
VALUE_WORK = RESIDUAL + 1
"""The length of the net's working memory."""


def describe(s: State, d: Deck, seat: int, hope: int, types: Sequence[int], x: MutableSequence[float]) -> None:
    """Write a seat's territory as numbers of about the size of 1; `hope` is its forecast."""
    for i in range(FEATURES):
        x[i] = 0.0
    x[AT_ROUND + s.cards[seat] - 1] = 1.0
    for kind in range(KINDS):
        x[AT_STOCK + kind] = s.stock[seat][kind] * 0.2
    locked = 0
    for plot in range(s.cards[seat]):
        card = types[s.card[seat][plot]]
        if is_active(s, d, seat, plot):
            x[AT_COMING + card] += activations_to_come(s, seat, plot) * 0.25
            x[AT_OWNED + card] += 0.5
        else:
            x[AT_OWNED + card] += 0.2
            for kind in range(KINDS):
                locked += s.resources[seat * PLOTS + plot][kind] * d.worth[kind]
    x[AT_SUMS] = capacity_for_dirt(s, d, seat) * 0.2
    x[AT_SUMS + 1] = all_cubes(s, seat) * 0.2
    x[AT_SUMS + 2] = polluted(s, seat) * 0.2
    x[AT_SUMS + 3] = locked * 0.1
    x[AT_SUMS + 4] = resource_points(s, d, seat) * 0.03
    x[AT_SUMS + 5] = max(set_points(s, d, seat, 0), set_points(s, d, seat, 1)) * 0.05
    x[AT_SUMS + 6] = 1.0 if s.chosen[seat] > 0 else 0.0
    x[AT_SUMS + 7] = hope * 0.0002
    for which in range(2):
        scoring = s.scoring[seat][which] - 1
        at = AT_SCORING + which * PER_SCORING
        if scoring >= 0:
            for kind in range(KINDS):
                x[at + kind] = d.set_of[scoring][kind] * 0.5
            x[at + KINDS] = d.points[scoring] * 0.15
            x[at + KINDS + 1] = set_points(s, d, seat, which) * 0.05


class TurnArrays(NamedTuple):
    """What thinking about turns needs besides the position: what is known of the game, and working memory."""

    w: Sequence[int]
    """The weights of the forecast."""
    types: Sequence[int]
    """The type of each card."""
    net: Sequence[float]
    x: MutableSequence[float]
    """The features and the layers of the net."""
    scratch: MutableSequence[int]
    ways: MutableSequence[int]
    values: MutableSequence[int]
    """Of each way the best value found."""
    line: MutableSequence[int]
    """The turn that is being tried."""
    lines: Sequence[MutableSequence[int]]
    """Of each way the best line found."""


def value(s: State, d: Deck, seat: int, t: TurnArrays) -> int:
    """The points a seat may hope for, in hundredths; its score once it has nothing left to do."""
    hope = forecast(s, d, seat, t.w, t.scratch)
    if s.cards[seat] == PLOTS and s.chosen[seat] > 0:
        return hope
    describe(s, d, seat, hope, t.types, t.x)
    ask_net(t.net, t.x, FEATURES, HIDDEN, 1)
    return hope + int(HUNDRED * t.x[RESIDUAL])
