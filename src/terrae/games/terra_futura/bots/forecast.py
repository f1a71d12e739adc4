"""What a territory will be worth at the end, guessed from what lies in it: the common sense of this game's bots.

Every empty cell in a card's row or column will be filled one day and activate it. With that many activations to come,
cards that gain bring a supply; exchanges, the best first, turn it into something better as far as it reaches. All is in
hundredths of points and of resources.
"""

from collections.abc import MutableSequence, Sequence

from ..rules.pollution import is_active
from ..rules.scoring import polluted, score, set_points
from ..rules.state import (
    EXCHANGE,
    FIRST_PRODUCT,
    GAIN,
    GAIN_ANY,
    KINDS,
    MONEY,
    NONE,
    OPTIONS,
    PLOTS,
    PRODUCT,
    RAW,
    RAW_KINDS,
    SQUARE,
    TRANSFER,
    Deck,
    State,
)

FINAL_ACTIVATIONS, CUBE, CHOKE, SET_HOPE, MONEY_HOPE, RAW_HOPE, INCOME, TRADE, CLEANING = range(9)
WEIGHTS = (29, 45, 80, 88, 65, 9, 95, 70, 41)
"""How much to believe in each part of the forecast, found by the cross-entropy method over games between planners."""

HUNDRED = 100
CHOICES = RAW_KINDS + 1  # F24: a gain of choice is any raw material or money
CHOKED_SHARE = 4  # of what lies on a choked card, this part is hoped for

SUPPLY = 0  # places of the scratch space: the supply of each kind, then the activations left of each plot
LEFT = SUPPLY + KINDS


def activations_to_come(s: State, seat: int, plot: int) -> int:
    """How often a card will be activated by later cards in its row and column."""
    x = s.x[seat][plot]
    y = s.y[seat][plot]
    lines = 2 * SQUARE
    for other in range(s.cards[seat]):
        if s.x[seat][other] == x:
            lines -= 1
        if s.y[seat][other] == y:
            lines -= 1
    return lines


def forecast(s: State, d: Deck, seat: int, w: Sequence[int], scratch: MutableSequence[int]) -> int:
    """The points a seat may hope for, in hundredths; its score once it has nothing left to do."""
    if s.cards[seat] == PLOTS and s.chosen[seat] > 0:
        return score(s, d, seat) * HUNDRED
    hope = 0
    for kind in range(KINDS):
        scratch[SUPPLY + kind] = s.stock[seat][kind] * HUNDRED
    space = 0
    for plot in range(s.cards[seat]):
        scratch[LEFT + plot] = 0
        if is_active(s, d, seat, plot):
            scratch[LEFT + plot] = activations_to_come(s, seat, plot) * HUNDRED + w[FINAL_ACTIVATIONS]
            space += (d.spaces[s.card[seat][plot]] - s.cubes[seat][plot]) * HUNDRED
            hope += expect_income(s, d, seat, plot, w, scratch)
        else:
            for kind in range(KINDS):  # a choked card may be cleaned yet
                hope += s.resources[seat * PLOTS + plot][kind] * d.worth[kind] * w[CLEANING] // CHOKED_SHARE
    hope += trade(s, d, seat, w, scratch, space)
    for kind in range(KINDS):
        hope += scratch[SUPPLY + kind] * d.worth[kind]
    hope += scratch[SUPPLY + MONEY] * w[MONEY_HOPE] // HUNDRED
    for kind in range(RAW_KINDS):
        hope += scratch[SUPPLY + kind] * w[RAW_HOPE] // HUNDRED
    return hope + best_set_hope(s, d, seat, w, scratch) - polluted(s, seat) * HUNDRED


def expect_income(s: State, d: Deck, seat: int, plot: int, w: Sequence[int], scratch: MutableSequence[int]) -> int:
    """Add what a card will gain to the supply; a transfer is worth something while there is dirt."""
    card = s.card[seat][plot]
    left = scratch[LEFT + plot] * w[INCOME] // HUNDRED
    hope = 0
    for option in range(card * OPTIONS, card * OPTIONS + d.count[card]):
        kind = d.kind[option]
        if kind == GAIN:
            for resource in range(KINDS):
                scratch[SUPPLY + resource] += left * d.get[option][resource]
            scratch[SUPPLY] += left * d.get[option][RAW]
            scratch[SUPPLY + FIRST_PRODUCT] += left * d.get[option][PRODUCT]
            return hope
        if kind == GAIN_ANY:
            each = left // CHOICES
            for resource in range(RAW_KINDS):
                scratch[SUPPLY + resource] += each
            scratch[SUPPLY + MONEY] += each
        elif kind == TRANSFER:
            hope += polluted(s, seat) * w[CLEANING]
    return hope


def supply_of(scratch: MutableSequence[int], first: int, end: int) -> int:
    """What there is of the kinds from `first` up to `end`."""
    total = 0
    for kind in range(first, end):
        total += scratch[SUPPLY + kind]
    return total


def raw_supply(scratch: MutableSequence[int]) -> int:
    return supply_of(scratch, 0, RAW_KINDS)


def product_supply(scratch: MutableSequence[int]) -> int:
    return supply_of(scratch, FIRST_PRODUCT, MONEY)


def best_product(d: Deck) -> int:
    best = FIRST_PRODUCT
    for kind in range(FIRST_PRODUCT, MONEY):
        if d.worth[kind] > d.worth[best]:
            best = kind
    return best


def profit(d: Deck, option: int) -> int:
    """Points of one exchange, before its dirt."""
    points = 0
    for kind in range(KINDS):
        points += (d.get[option][kind] - d.pay[option][kind]) * d.worth[kind]
    points += (d.get[option][RAW] - d.pay[option][RAW]) * d.worth[0]
    return points + (d.get[option][PRODUCT] - d.pay[option][PRODUCT]) * d.worth[best_product(d)]


def affordable(d: Deck, option: int, scratch: MutableSequence[int], most: int) -> int:
    """How many times (in hundredths) the supply pays for an exchange."""
    for kind in range(KINDS):
        if d.pay[option][kind] > 0:
            most = min(most, scratch[SUPPLY + kind] // d.pay[option][kind])
    if d.pay[option][RAW] > 0:
        most = min(most, raw_supply(scratch) // d.pay[option][RAW])
    if d.pay[option][PRODUCT] > 0:
        most = min(most, product_supply(scratch) // d.pay[option][PRODUCT])
    return max(most, 0)


def trade(s: State, d: Deck, seat: int, w: Sequence[int], scratch: MutableSequence[int], space: int) -> int:
    """Carry out exchanges on the supply, the most profitable first; the dirt of them costs."""
    hope = 0
    while True:
        best = NONE
        best_plot = NONE
        best_gain = 0
        best_times = 0
        for plot in range(s.cards[seat]):
            if scratch[LEFT + plot] > 0:
                card = s.card[seat][plot]
                for option in range(card * OPTIONS + d.uppers[card], card * OPTIONS + d.count[card]):
                    if d.kind[option] == EXCHANGE:
                        times = affordable(d, option, scratch, scratch[LEFT + plot] * w[TRADE] // HUNDRED)
                        dirt = times * d.pollution[option]
                        cost = dirt * w[CUBE] if dirt <= space else space * w[CUBE] + (dirt - space) * w[CHOKE]
                        gain = times * profit(d, option) - cost // HUNDRED
                        if gain > best_gain:
                            best = option
                            best_plot = plot
                            best_gain = gain
                            best_times = times
        if best == NONE:
            return hope
        space = max(0, space - best_times * d.pollution[best])
        scratch[LEFT + best_plot] = 0
        hope += best_gain - best_times * profit(d, best)  # the goods themselves are counted in the supply
        move_supply(d, best, best_times, scratch)


def move_supply(d: Deck, option: int, times: int, scratch: MutableSequence[int]) -> None:
    for kind in range(KINDS):
        scratch[SUPPLY + kind] += times * (d.get[option][kind] - d.pay[option][kind])
    scratch[SUPPLY] += times * d.get[option][RAW]
    scratch[SUPPLY + best_product(d)] += times * d.get[option][PRODUCT]
    take_any(scratch, SUPPLY, RAW_KINDS, times * d.pay[option][RAW])
    take_any(scratch, SUPPLY + FIRST_PRODUCT, MONEY - FIRST_PRODUCT, times * d.pay[option][PRODUCT])


def take_any(scratch: MutableSequence[int], first: int, n: int, amount: int) -> None:
    """Pay with what there is of any of `n` kinds."""
    for place in range(first, first + n):
        paid = max(0, min(scratch[place], amount))
        scratch[place] -= paid
        amount -= paid


def best_set_hope(s: State, d: Deck, seat: int, w: Sequence[int], scratch: MutableSequence[int]) -> int:
    """Points of the better scoring set: owned now, and hoped for from the supply."""
    best = 0
    for which in range(2):
        scoring = s.scoring[seat][which] - 1
        if scoring >= 0:
            times = -1
            for kind in range(KINDS):
                if d.set_of[scoring][kind] > 0:
                    owned = scratch[SUPPLY + kind] // d.set_of[scoring][kind]
                    if times < 0 or owned < times:
                        times = owned
            now = set_points(s, d, seat, which) * HUNDRED
            best = max(best, now + (max(times, 0) * d.points[scoring] - now) * w[SET_HOPE] // HUNDRED)
    return best
