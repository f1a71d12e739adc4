"""The rules of Terra Futura: set-up and the flow of turns (F5, F6, F8, F25, F26, F29), and what may be done when.

What cards do is in `effects.py`, the rows of cards in `display.py`, where they may lie in `territory.py`, the final
count in `count.py`. Plain functions on integers, so that the same lines run on lists and, compiled, on NumPy records.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import arrange

from .actions import (
    CLEAN_PLOT,
    COPY_IT,
    DROP_OLDEST,
    GAIN_KIND,
    MOVE_FROM,
    PATTERN_OF,
    PAY_WITH,
    PLACE_AT,
    POLLUTE_PLOT,
    REWARD_KIND,
    STOP,
    TAKE_SLOT,
    TAKE_TOP,
    USE_IT,
)
from .display import await_run, drop_oldest, end_reshuffle, refill, stack_deck, take_from_display, take_unseen
from .effects import (
    add_cube,
    can_copy,
    can_do,
    choose,
    copy,
    end_option,
    go_on,
    is_active,
    matches,
    may_choose,
    move,
    next_due,
    pay,
    put,
    remove_cube,
    room_for_dirt,
    use,
)
from .state import (
    CHOOSE,
    CLEAN,
    COPY,
    COSTS,
    DEEPEST,
    DROP,
    EMPTY,
    FIRST_OF_LEVEL,
    KINDS,
    LEVEL_CARDS,
    LEVELS,
    MOVE,
    NONE,
    OPTIONS,
    OVER,
    PATTERN,
    PAY,
    PLACE,
    PLOTS,
    POLLUTE,
    READY,
    REWARD,
    SCORING,
    SEATS,
    SHUFFLE_I,
    SHUFFLE_II,
    SHUFFLE_SCORING,
    SHUFFLE_SEATS,
    SHUFFLE_STARTING,
    SLOTS,
    SQUARE,
    STARTING,
    TAKE,
    USE,
    Deck,
    State,
)
from .territory import add_places, lowest_x, lowest_y, place

# ---- Set-up ------------------------------------------------------------------------------------------------


def prepare(s: State, d: Deck, players: int, start: int, options: int) -> None:
    """F5: an empty table, and the Starting cards without the first-player mark waiting to be shuffled."""
    clear(s)
    s.players = players
    s.options = options
    for card in range(STARTING):
        if card != d.first:
            s.waiting[s.waits] = card
            s.waits += 1
    s.phase = SHUFFLE_STARTING


def clear(s: State) -> None:
    s.start = 0
    s.turn = 0
    s.actor = 0
    s.hand = EMPTY
    s.unseen = 0
    s.waits = 0
    s.level = 0
    s.then = 0
    s.dirt = 0
    s.moves = 0
    s.moved = 0
    for i in range(DEEPEST):
        s.waiting[i] = 0
    for level in range(LEVELS):
        s.left[level] = 0
        s.gone[level] = 0
        for slot in range(SLOTS):
            s.display[level][slot] = EMPTY
        for i in range(DEEPEST):
            s.discards[level][i] = 0
            s.pile[level][i] = 0
    for seat in range(SEATS):
        s.cards[seat] = 0
        s.chosen[seat] = 0
        s.scoring[seat][0] = 0
        s.scoring[seat][1] = 0
        for plot in range(PLOTS):
            s.card[seat][plot] = 0
            s.x[seat][plot] = 0
            s.y[seat][plot] = 0
            s.cubes[seat][plot] = 0
            for kind in range(KINDS):
                s.resources[seat * PLOTS + plot][kind] = 0
        for kind in range(KINDS):
            s.stock[seat][kind] = 0
    for cost in range(COSTS):
        s.due[cost] = 0
    for i in range(3):
        s.choose[i] = 0
    for plot in range(PLOTS):
        s.ready[plot] = 0
    end_option(s)


def awaits_shuffle(s: State, d: Deck) -> int:
    """How many cards chance must put in order now; 0 when it is not chance's turn."""
    return s.waits


def shuffled(s: State, d: Deck, order: Sequence[int]) -> None:
    """F5, F6, F7, F11: chance has put the waiting cards in this order."""
    arrange(s.waiting, s.waits, order)
    if s.phase == SHUFFLE_STARTING:
        s.waiting[s.players - 1] = d.first
        s.waits = s.players
        s.phase = SHUFFLE_SEATS
    elif s.phase == SHUFFLE_SEATS:
        for seat in range(s.players):
            give_starting_card(s, d, seat, s.waiting[seat])
        await_run(s, 0, SCORING)
        s.phase = SHUFFLE_SCORING
    elif s.phase == SHUFFLE_SCORING:
        for seat in range(s.players):
            s.scoring[seat][0] = s.waiting[2 * seat] + 1
            s.scoring[seat][1] = s.waiting[2 * seat + 1] + 1
        await_run(s, FIRST_OF_LEVEL[0], LEVEL_CARDS[0])
        s.phase = SHUFFLE_I
    elif s.phase == SHUFFLE_I:
        stack_deck(s, 0)
        await_run(s, FIRST_OF_LEVEL[1], LEVEL_CARDS[1])
        s.phase = SHUFFLE_II
    elif s.phase == SHUFFLE_II:
        stack_deck(s, 1)
        s.phase = READY
    else:
        stack_deck(s, s.level)
        end_reshuffle(s)


def give_starting_card(s: State, d: Deck, seat: int, card: int) -> None:
    """F5: at (0,0); the owner of the first-player mark starts."""
    s.card[seat][0] = card
    s.cards[seat] = 1
    if card == d.first:
        s.start = seat
        s.turn = seat
        s.actor = seat


def begin(s: State, d: Deck) -> None:
    """F7: four cards of each level, the first into slot 4; then the first turn."""
    for level in range(LEVELS):
        for _ in range(SLOTS):
            refill(s, level)
    s.phase = DROP


# ---- The flow of turns -------------------------------------------------------------------------------------


def next_seat(s: State, seat: int) -> int:
    """F5: clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def end_activations(s: State) -> None:
    """F25, F26: the next turn; once everybody has nine cards the final activation, once around; then the end."""
    for plot in range(PLOTS):
        s.ready[plot] = 0
    s.turn = next_seat(s, s.turn)
    s.actor = s.turn
    if s.cards[s.turn] < PLOTS:
        s.phase = DROP
    elif s.chosen[s.turn] == 0:
        s.phase = PATTERN
    else:
        s.phase = OVER


def choose_pattern(s: State, d: Deck, which: int) -> None:
    """F26: the activations of one Scoring card's pattern, laid over the territory as it is."""
    seat = s.turn
    s.chosen[seat] = which + 1
    left = lowest_x(s, seat)
    top = lowest_y(s, seat)
    for plot in range(PLOTS):
        cell = (s.y[seat][plot] - top) * SQUARE + s.x[seat][plot] - left
        s.ready[plot] = d.pattern[s.scoring[seat][which] - 1][cell]
    s.phase = USE


# ---- The contract: what may be done, and doing it ----------------------------------------------------------


def is_over(s: State, d: Deck) -> bool:
    return s.phase == OVER


def legal(s: State, d: Deck, out: MutableSequence[int]) -> int:
    """Write the legal actions of the seat that decides, ascending; return how many."""
    out[0] = STOP
    phase = s.phase
    if phase == USE:
        return add_uses(s, d, out, 1)
    if phase == PAY:
        return add_payments(s, d, out, 0)
    if phase == DROP:
        n = 1
        for level in range(LEVELS):
            if s.display[level][SLOTS - 1] != EMPTY:
                out[n] = DROP_OLDEST + level
                n += 1
        return n
    if phase == TAKE:
        return add_takes(s, out, 0)
    if phase == PLACE:
        return add_places(s, out, 0)
    if phase == CHOOSE:
        n = 0
        for kind in range(KINDS):
            if may_choose(s, d, kind):
                out[n] = GAIN_KIND + kind
                n += 1
        return n
    if phase == POLLUTE:
        n = 0
        for plot in range(s.cards[s.turn]):
            if is_active(s, d, s.turn, plot):
                out[n] = POLLUTE_PLOT + plot
                n += 1
        return n
    if phase == MOVE:
        return add_plots_with_cubes(s, s.turn, s.here, out, 1 if s.moved > 0 else 0, MOVE_FROM)
    if phase == COPY:
        return add_copies(s, d, out, 0)
    if phase == REWARD:
        n = 0
        for kind in range(KINDS):
            if s.paid[kind] > 0:
                out[n] = REWARD_KIND + kind
                n += 1
        return n
    if phase == CLEAN:
        return add_plots_with_cubes(s, s.actor, NONE, out, 1, CLEAN_PLOT)
    if phase == PATTERN:
        out[0] = PATTERN_OF
        out[1] = PATTERN_OF + 1
        return 2
    return 0


def add_takes(s: State, out: MutableSequence[int], n: int) -> int:
    """F10, F11: any card of the display, or the top of a deck while it or its discard pile holds a card."""
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


def add_uses(s: State, d: Deck, out: MutableSequence[int], n: int) -> int:
    """F13: every option of a card that is in line, active and not yet activated, if it can be carried through."""
    seat = s.turn
    room = room_for_dirt(s, d, seat)
    for plot in range(s.cards[seat]):
        if s.ready[plot] > 0 and is_active(s, d, seat, plot):
            card = s.card[seat][plot]
            for number in range(d.count[card]):
                if can_do(s, d, plot, card * OPTIONS + number, room):
                    out[n] = USE_IT + plot * OPTIONS + number
                    n += 1
    return n


def add_payments(s: State, d: Deck, out: MutableSequence[int], n: int) -> int:
    """F16: what is due next, from any active card that holds it."""
    cost = next_due(s)
    for plot in range(s.cards[s.turn]):
        if is_active(s, d, s.turn, plot):
            for kind in range(KINDS):
                if matches(cost, kind) and s.resources[s.turn * PLOTS + plot][kind] > 0:
                    out[n] = PAY_WITH + plot * KINDS + kind
                    n += 1
    return n


def add_plots_with_cubes(
    s: State, seat: int, besides: int, out: MutableSequence[int], n: int, first_action: int
) -> int:
    for plot in range(s.cards[seat]):
        if plot != besides and s.cubes[seat][plot] > 0:
            out[n] = first_action + plot
            n += 1
    return n


def add_copies(s: State, d: Deck, out: MutableSequence[int], n: int) -> int:
    """F21: lower effects of other players' active cards."""
    room = room_for_dirt(s, d, s.turn)
    seat = s.turn
    for away in range(s.players - 1):
        seat = next_seat(s, seat)
        for plot in range(s.cards[seat]):
            card = s.card[seat][plot]
            for lower in range(d.count[card] - d.uppers[card]):
                if can_copy(s, d, s.here, seat, plot, card * OPTIONS + d.uppers[card] + lower, room):
                    out[n] = COPY_IT + away * PLOTS * 2 + plot * 2 + lower
                    n += 1
    return n


def step(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    phase = s.phase
    if phase == USE:
        if action == STOP:
            end_activations(s)
        else:
            plot = (action - USE_IT) // OPTIONS
            use(s, d, plot, s.card[s.turn][plot] * OPTIONS + (action - USE_IT) % OPTIONS)
    elif phase == PAY:
        pay(s, d, (action - PAY_WITH) // KINDS, (action - PAY_WITH) % KINDS)
        go_on(s, d)
    elif phase == DROP:
        if action == STOP:
            s.phase = TAKE
        else:
            drop_oldest(s, action - DROP_OLDEST)
    elif phase == TAKE:
        if action >= TAKE_TOP:
            take_unseen(s, action - TAKE_TOP)
        else:
            take_from_display(s, (action - TAKE_SLOT) // SLOTS, (action - TAKE_SLOT) % SLOTS)
    elif phase == PLACE:
        place(s, action - PLACE_AT)
    elif phase == CHOOSE:
        choose(s, d, action - GAIN_KIND)
        go_on(s, d)
    elif phase == POLLUTE:
        add_cube(s, d, s.turn, action - POLLUTE_PLOT)
        s.dirt -= 1
        go_on(s, d)
    elif phase == MOVE:
        if action == STOP:
            s.moves = 0
        else:
            move(s, d, action - MOVE_FROM)
        go_on(s, d)
    elif phase == COPY:
        copy_by_action(s, d, action - COPY_IT)
    elif phase == REWARD:
        put(s, d, s.from_seat, s.from_plot, action - REWARD_KIND, 1)
        end_option(s)
    elif phase == CLEAN:
        if action != STOP:
            remove_cube(s, d, s.actor, action - CLEAN_PLOT)
        end_option(s)
    elif phase == PATTERN:
        choose_pattern(s, d, action - PATTERN_OF)


def copy_by_action(s: State, d: Deck, which: int) -> None:
    seat = s.turn + which // (PLOTS * 2) + 1
    if seat >= s.players:
        seat -= s.players
    plot = which % (PLOTS * 2) // 2
    card = s.card[seat][plot]
    copy(s, d, seat, plot, card * OPTIONS + d.uppers[card] + which % 2)
