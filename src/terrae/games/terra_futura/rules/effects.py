"""What cards do, F14 to F24: one interpreter for every kind of effect. No card has code of its own.

An effect that asks for decisions is data in the state: what is still to be paid, chosen, polluted and moved. `go_on`
looks at what is left and stops at the next question. A copied effect is the same machine with a `from_seat`.
"""

from .pollution import add_cube, can_place_all, has_cube, is_active, put, remove_cube
from .state import (
    ASSIST,
    CHOOSE,
    CLEAN,
    COPY,
    COSTS,
    EXCHANGE,
    FIRST_PRODUCT,
    GAIN_ANY,
    KINDS,
    MONEY,
    MOVE,
    NONE,
    OPTIONS,
    PAY,
    PLOTS,
    POLLUTE,
    PRODUCT,
    RAW,
    RAW_KINDS,
    REWARD,
    TRANSFER,
    USE,
    Deck,
    State,
)

ANY_RAW, ANY_PRODUCT, ANY_LISTED = 0, 1, 2  # places of `choose`


# ---- What can be carried through (F13) ---------------------------------------------------------------------


def is_payable(s: State, d: Deck, seat: int, option: int) -> bool:
    """F16: the named resources first, then enough raw materials and products of choice among the rest."""
    raw = 0
    product = 0
    for kind in range(KINDS):
        rest = s.stock[seat][kind] - d.pay[option][kind]
        if rest < 0:
            return False
        if kind < RAW_KINDS:
            raw += rest
        elif kind < MONEY:
            product += rest
    return raw >= d.pay[option][RAW] and product >= d.pay[option][PRODUCT]


def can_do(s: State, d: Deck, plot: int, option: int, capacity: int) -> bool:
    """F13: can the seat on turn carry this option through on this plot? `capacity` is its `capacity_for_dirt`."""
    if d.kind[option] == ASSIST:
        return can_assist(s, d, plot, capacity)
    return can_do_alone(s, d, plot, option, capacity)


def can_do_alone(s: State, d: Deck, plot: int, option: int, capacity: int) -> bool:
    """F13, F17 for every option but assistance: cost payable, all its pollution placeable, a cube to move."""
    if not can_place_all(d, option, capacity):
        return False
    if d.kind[option] == EXCHANGE:
        return is_payable(s, d, s.turn, option)
    if d.kind[option] == TRANSFER:
        return has_cube(s, s.turn, plot)
    return True


def can_copy(s: State, d: Deck, plot: int, seat: int, from_plot: int, option: int, capacity: int) -> bool:
    """F21: a lower effect of an active card, except assistance, that can be carried through."""
    return d.kind[option] != ASSIST and is_active(s, d, seat, from_plot) and can_do_alone(s, d, plot, option, capacity)


def can_assist(s: State, d: Deck, plot: int, capacity: int) -> bool:
    """F13, F21: is there something to copy?"""
    for seat in range(s.players):
        if seat != s.turn:
            for from_plot in range(s.cards[seat]):
                card = s.card[seat][from_plot]
                for option in range(card * OPTIONS + d.uppers[card], card * OPTIONS + d.count[card]):
                    if can_copy(s, d, plot, seat, from_plot, option, capacity):
                        return True
    return False


# ---- Carrying an option out --------------------------------------------------------------------------------


def use(s: State, d: Deck, plot: int, option: int) -> None:
    """F14: an activation uses one effect of the card. F21: assistance first asks what to copy."""
    s.ready[plot] -= 1
    s.here = plot
    if d.kind[option] == ASSIST:
        s.phase = COPY
    else:
        begin_option(s, d, option)


def copy(s: State, d: Deck, seat: int, plot: int, option: int) -> None:
    """F21: carry out another player's lower effect as one's own."""
    s.from_seat = seat
    s.from_plot = plot
    begin_option(s, d, option)


def begin_option(s: State, d: Deck, option: int) -> None:
    s.option = option
    for cost in range(COSTS):
        s.due[cost] = d.pay[option][cost]
    s.choose[ANY_RAW] = d.get[option][RAW]
    s.choose[ANY_PRODUCT] = d.get[option][PRODUCT]
    s.choose[ANY_LISTED] = 1 if d.kind[option] == GAIN_ANY else 0
    s.dirt = d.pollution[option]
    s.moves = d.transfer[option]
    if s.from_seat != NONE and s.moves > 1:
        s.moves = 1  # F23: a copied transfer moves exactly one cube
    s.moved = 0
    s.phase = PAY
    go_on(s, d)


def next_due(s: State) -> int:
    """The resource to be paid next: the named ones in order, then any raw material, then any product; or NONE."""
    for cost in range(COSTS):
        if s.due[cost] > 0:
            return cost
    return NONE


def matches(cost: int, kind: int) -> bool:
    """F16: may this cost be paid (or this reward be taken) with a resource of that kind?"""
    if cost == RAW:
        return kind < RAW_KINDS
    if cost == PRODUCT:
        return FIRST_PRODUCT <= kind < MONEY
    return cost == kind


def can_pay(s: State, cost: int, plot: int, kind: int) -> bool:
    """F16: may this cost be paid with a resource of that kind from this active card of the seat on turn?"""
    return s.resources[s.turn * PLOTS + plot][kind] > 0 and matches(cost, kind)


def pay(s: State, d: Deck, plot: int, kind: int) -> None:
    """F16: one resource from an active card back to the supply."""
    put(s, d, s.turn, plot, kind, -1)
    s.paid[kind] += 1
    s.due[next_due(s)] -= 1


def take_rewards(s: State, d: Deck) -> None:
    """F15, F16: what is gained without a choice goes on the card whose effect it is."""
    for kind in range(KINDS):
        if d.get[s.option][kind] > 0:
            put(s, d, s.turn, s.here, kind, d.get[s.option][kind])


def may_choose(s: State, d: Deck, kind: int) -> bool:
    """F15: may this resource be the next gain of choice? Raw materials first, then products, then one of a list."""
    if s.choose[ANY_RAW] > 0:
        return matches(RAW, kind)
    if s.choose[ANY_PRODUCT] > 0:
        return matches(PRODUCT, kind)
    return d.any_of[s.option] >> kind & 1 == 1


def choose(s: State, d: Deck, kind: int) -> None:
    """F15, F24: one resource of choice onto the card whose effect it is."""
    if s.choose[ANY_RAW] > 0:
        s.choose[ANY_RAW] -= 1
    elif s.choose[ANY_PRODUCT] > 0:
        s.choose[ANY_PRODUCT] -= 1
    else:
        s.choose[ANY_LISTED] -= 1
    put(s, d, s.turn, s.here, kind, 1)


def can_move_another(s: State, d: Deck) -> bool:
    """F18, F19: as long as this card can take a cube and another card has one."""
    return s.moves > 0 and is_active(s, d, s.turn, s.here) and has_cube(s, s.turn, s.here)


def move(s: State, d: Deck, plot: int) -> None:
    """F18: one cube from another card onto this one."""
    remove_cube(s, d, s.turn, plot)
    add_cube(s, d, s.turn, s.here)
    s.moves -= 1
    s.moved += 1


def go_on(s: State, d: Deck) -> None:
    """Go on with the option to its next question, or back to the activations (F13). Every cube must be placed (F17)."""
    s.actor = s.turn
    if s.phase == PAY:
        if next_due(s) != NONE:
            return
        take_rewards(s, d)
        s.phase = CHOOSE
    if s.phase == CHOOSE:
        if s.choose[ANY_RAW] + s.choose[ANY_PRODUCT] + s.choose[ANY_LISTED] > 0:
            return
        s.phase = POLLUTE
    if s.phase == POLLUTE:
        if s.dirt > 0:
            return
        s.phase = MOVE
    if not can_move_another(s, d):
        thank_owner(s, d)


def thank_owner(s: State, d: Deck) -> None:
    """F22, F23: the owner of a copied card takes one of the resources paid, or may remove a cube."""
    if s.from_seat != NONE and d.kind[s.option] == EXCHANGE:
        s.phase = REWARD
        s.actor = s.from_seat
    elif s.from_seat != NONE and has_cube(s, s.from_seat, NONE):
        s.phase = CLEAN
        s.actor = s.from_seat
    else:
        end_option(s)


def end_option(s: State) -> None:
    s.here = NONE
    s.option = NONE
    s.from_seat = NONE
    s.from_plot = NONE
    s.moves = 0
    s.moved = 0
    for kind in range(KINDS):
        s.paid[kind] = 0
    s.phase = USE
    s.actor = s.turn
