"""What may be answered in each phase of Terra Futura, and what the answer does: F9 to F26.

`legal` and `step` name the phases in the order of the table in `questions.py`. Plain functions on integers, so that the
same lines run on lists and, compiled, on NumPy records.
"""

from collections.abc import MutableSequence

from .actions import (
    CLEAN_PLOT,
    COPY_IT,
    DROP_OLDEST,
    GAIN_KIND,
    LOWERS,
    MOVE_FROM,
    PATTERN_OF,
    PAY_WITH,
    PLACE_AT,
    POLLUTE_PLOT,
    REWARD_KIND,
    SCORING_CARDS,
    STOP,
    TAKE_SLOT,
    TAKE_TOP,
    USE_IT,
)
from .display import drop_oldest, take_from_display, take_unseen
from .effects import can_copy, can_do, can_pay, choose, copy, end_option, go_on, may_choose, move, next_due, pay, use
from .pollution import add_cube, capacity_for_dirt, is_active, may_be_polluted, put, remove_cube
from .rules import choose_pattern, end_activations, next_seat
from .state import (
    CHOOSE,
    CLEAN,
    COPY,
    DROP,
    EMPTY,
    KINDS,
    LEVELS,
    MOVE,
    NONE,
    OPTIONS,
    PATTERN,
    PAY,
    PLACE,
    PLOTS,
    POLLUTE,
    REWARD,
    SLOTS,
    TAKE,
    USE,
    Deck,
    State,
)
from .territory import list_places, place


def legal(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """Write the legal actions of the seat that decides, ascending; return how many."""
    phase = s.phase
    if phase == DROP:
        return list_drops(s, out)
    if phase == TAKE:
        return list_takes(s, out)
    if phase == PLACE:
        return list_places(s, out)
    if phase == USE:
        return list_uses(s, d, out)
    if phase == PAY:
        return list_payments(s, d, out)
    if phase == CHOOSE:
        return list_gains(s, d, out)
    if phase == POLLUTE:
        return list_polluted(s, d, out)
    if phase == MOVE:
        return list_moves(s, out)
    if phase == COPY:
        return list_copies(s, d, out)
    if phase == REWARD:
        return list_rewards(s, out)
    if phase == CLEAN:
        return list_cleaned(s, out)
    if phase == PATTERN:
        return list_patterns(out)
    return 0


def step(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    phase = s.phase
    if phase == DROP:
        answer_drop(s, action)
    elif phase == TAKE:
        answer_take(s, action)
    elif phase == PLACE:
        place(s, action - PLACE_AT)
    elif phase == USE:
        answer_use(s, d, action)
    elif phase == PAY:
        answer_pay(s, d, action - PAY_WITH)
    elif phase == CHOOSE:
        answer_gain(s, d, action - GAIN_KIND)
    elif phase == POLLUTE:
        answer_pollute(s, d, action - POLLUTE_PLOT)
    elif phase == MOVE:
        answer_move(s, d, action)
    elif phase == COPY:
        answer_copy(s, d, action - COPY_IT)
    elif phase == REWARD:
        answer_reward(s, d, action - REWARD_KIND)
    elif phase == CLEAN:
        answer_clean(s, d, action)
    elif phase == PATTERN:
        choose_pattern(s, d, action - PATTERN_OF)


# ---- Each question, in the order of a turn: what may be answered, and what the answer does ------------------


def list_drops(s: State, out: MutableSequence[int]) -> int:
    """F9: keep, or drop the oldest card of a row that has one."""
    out[0] = STOP
    n = 1
    for level in range(LEVELS):
        if s.display[level][SLOTS - 1] != EMPTY:
            out[n] = DROP_OLDEST + level
            n += 1
    return n


def answer_drop(s: State, action: int) -> None:
    if action == STOP:
        s.phase = TAKE
    else:
        drop_oldest(s, action - DROP_OLDEST)


def list_takes(s: State, out: MutableSequence[int]) -> int:
    """F10, F11: any card of the display, or the top of a deck while it or its discard pile holds a card."""
    n = 0
    for level in range(LEVELS):
        for slot in range(SLOTS):
            if s.display[level][slot] != EMPTY:
                out[n] = TAKE_SLOT + level * SLOTS + slot
                n += 1
    for level in range(LEVELS):
        if s.left[level] + s.gone[level] > 0:
            out[n] = TAKE_TOP + level
            n += 1
    return n


def answer_take(s: State, action: int) -> None:
    if action >= TAKE_TOP:
        take_unseen(s, action - TAKE_TOP)
    else:
        take_from_display(s, (action - TAKE_SLOT) // SLOTS, (action - TAKE_SLOT) % SLOTS)


def list_uses(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """F13: every option of a card that is in line, active and not yet activated, if it can be carried through."""
    seat = s.turn
    capacity = capacity_for_dirt(s, d, seat)
    out[0] = STOP
    n = 1
    for plot in range(s.cards[seat]):
        if s.ready[plot] > 0 and is_active(s, d, seat, plot):
            card = s.card[seat][plot]
            for number in range(d.count[card]):
                if can_do(s, d, plot, card * OPTIONS + number, capacity):
                    out[n] = USE_IT + plot * OPTIONS + number
                    n += 1
    return n


def answer_use(s: State, d: Deck, action: int) -> None:
    if action == STOP:
        end_activations(s)
    else:
        plot = (action - USE_IT) // OPTIONS
        use(s, d, plot, s.card[s.turn][plot] * OPTIONS + (action - USE_IT) % OPTIONS)


def list_payments(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """F16: what is due next, from any active card that holds it."""
    cost = next_due(s)
    n = 0
    for plot in range(s.cards[s.turn]):
        if is_active(s, d, s.turn, plot):
            for kind in range(KINDS):
                if can_pay(s, cost, plot, kind):
                    out[n] = PAY_WITH + plot * KINDS + kind
                    n += 1
    return n


def answer_pay(s: State, d: Deck, number: int) -> None:
    pay(s, d, number // KINDS, number % KINDS)
    go_on(s, d)


def list_gains(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """F15: the resources that may be chosen now."""
    n = 0
    for kind in range(KINDS):
        if may_choose(s, d, kind):
            out[n] = GAIN_KIND + kind
            n += 1
    return n


def answer_gain(s: State, d: Deck, kind: int) -> None:
    choose(s, d, kind)
    go_on(s, d)


def list_polluted(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """F17, F19: every card that may be polluted."""
    n = 0
    for plot in range(s.cards[s.turn]):
        if may_be_polluted(s, d, s.turn, plot):
            out[n] = POLLUTE_PLOT + plot
            n += 1
    return n


def answer_pollute(s: State, d: Deck, plot: int) -> None:
    add_cube(s, d, s.turn, plot)
    s.dirt -= 1
    go_on(s, d)


def list_moves(s: State, out: MutableSequence[int]) -> int:
    """F18: from any other card with a cube; after the first cube one may stop."""
    out[0] = STOP
    return add_plots_with_cubes(s, s.turn, s.here, out, 1 if s.moved > 0 else 0, MOVE_FROM)


def add_plots_with_cubes(
    s: State, seat: int, besides: int, out: MutableSequence[int], n: int, first_action: int
) -> int:
    for plot in range(s.cards[seat]):
        if plot != besides and s.cubes[seat][plot] > 0:
            out[n] = first_action + plot
            n += 1
    return n


def answer_move(s: State, d: Deck, action: int) -> None:
    if action == STOP:
        s.moves = 0
    else:
        move(s, d, action - MOVE_FROM)
    go_on(s, d)


def list_copies(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """F21: lower effects of other players' active cards."""
    capacity = capacity_for_dirt(s, d, s.turn)
    seat = s.turn
    n = 0
    for away in range(s.players - 1):
        seat = next_seat(s, seat)
        for plot in range(s.cards[seat]):
            card = s.card[seat][plot]
            for lower in range(d.count[card] - d.uppers[card]):
                if can_copy(s, d, s.here, seat, plot, card * OPTIONS + d.uppers[card] + lower, capacity):
                    out[n] = COPY_IT + away * PLOTS * LOWERS + plot * LOWERS + lower
                    n += 1
    return n


def answer_copy(s: State, d: Deck, number: int) -> None:
    seat = s.turn + number // (PLOTS * LOWERS) + 1
    if seat >= s.players:
        seat -= s.players
    plot = number % (PLOTS * LOWERS) // LOWERS
    card = s.card[seat][plot]
    copy(s, d, seat, plot, card * OPTIONS + d.uppers[card] + number % LOWERS)


def list_rewards(s: State, out: MutableSequence[int]) -> int:
    """F22: one of the resources paid."""
    n = 0
    for kind in range(KINDS):
        if s.paid[kind] > 0:
            out[n] = REWARD_KIND + kind
            n += 1
    return n


def answer_reward(s: State, d: Deck, kind: int) -> None:
    put(s, d, s.from_seat, s.from_plot, kind, 1)
    end_option(s)


def list_cleaned(s: State, out: MutableSequence[int]) -> int:
    """F23: any card of the owner with a cube, or none."""
    out[0] = STOP
    return add_plots_with_cubes(s, s.actor, NONE, out, 1, CLEAN_PLOT)


def answer_clean(s: State, d: Deck, action: int) -> None:
    if action != STOP:
        remove_cube(s, d, s.actor, action - CLEAN_PLOT)
    end_option(s)


def list_patterns(out: MutableSequence[int]) -> int:
    """F26: either of one's two Scoring cards."""
    for which in range(SCORING_CARDS):
        out[which] = PATTERN_OF + which
    return SCORING_CARDS
