"""The rules of Terra Futura, F5 to F13 and F25 to F29, in the order of the rulebook; what cards do is in `effects.py`.

Plain functions on integers, so that the same lines run on lists and, compiled, on NumPy records. An action is a number;
`moves.py` gives it its text.
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import arrange

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
    ADJACENT,
    CELLS,
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
    REACH,
    READY,
    RESHUFFLE,
    REWARD,
    SCORING,
    SEATS,
    SHUFFLE_I,
    SHUFFLE_II,
    SHUFFLE_SCORING,
    SHUFFLE_SEATS,
    SHUFFLE_STARTING,
    SIDE,
    SLOTS,
    SQUARE,
    STARTING,
    TAKE,
    USE,
    Deck,
    State,
)

# Actions. Plots are those of the seat that decides, except in COPY_IT, where seats count clockwise from it.
STOP = 0  # keep, end or done
DROP_OLDEST = 1  # + level
TAKE_SLOT = 3  # + level * 4 + slot - 1
TAKE_TOP = 11  # + level
PLACE_AT = 13  # + cell
USE_IT = PLACE_AT + CELLS  # + plot * 4 + option number - 1
PAY_WITH = USE_IT + PLOTS * OPTIONS  # + plot * 7 + kind
GAIN_KIND = PAY_WITH + PLOTS * KINDS  # + kind
POLLUTE_PLOT = GAIN_KIND + KINDS  # + plot
MOVE_FROM = POLLUTE_PLOT + PLOTS  # + plot
COPY_IT = MOVE_FROM + PLOTS  # + (seats away - 1) * 18 + plot * 2 + lower option
REWARD_KIND = COPY_IT + (SEATS - 1) * PLOTS * 2  # + kind
CLEAN_PLOT = REWARD_KIND + KINDS  # + plot
PATTERN_OF = CLEAN_PLOT + PLOTS  # + Scoring card 0 or 1
ACTIONS = PATTERN_OF + 2


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


def await_run(s: State, first: int, n: int) -> None:
    for i in range(DEEPEST):
        s.waiting[i] = first + i if i < n else 0
    s.waits = n


def stack_deck(s: State, level: int) -> None:
    """The waiting cards become the deck, the last of them on top."""
    for i in range(DEEPEST):
        s.pile[level][i] = s.waiting[i] if i < s.waits else 0
        s.waiting[i] = 0
    s.left[level] = s.waits
    s.waits = 0


def begin(s: State, d: Deck) -> None:
    """F7: four cards of each level, the first into slot 4; then the first turn."""
    for level in range(LEVELS):
        for _ in range(SLOTS):
            refill(s, level)
    s.phase = DROP


# ---- Display and decks -------------------------------------------------------------------------------------


def draw(s: State, level: int) -> int:
    s.left[level] -= 1
    card = s.pile[level][s.left[level]]
    s.pile[level][s.left[level]] = 0
    return card


def refill(s: State, level: int) -> None:
    """F7: a card dealt takes the highest empty slot."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.display[level][slot] == EMPTY:
            s.display[level][slot] = draw(s, level)
            return


def remove_from_row(s: State, level: int, slot: int) -> int:
    """F9, F11: take a card out and slide the newer ones up."""
    card = s.display[level][slot]
    for newer in range(slot, 0, -1):
        s.display[level][newer] = s.display[level][newer - 1]
    s.display[level][0] = EMPTY
    return card


def discard(s: State, level: int, card: int) -> None:
    s.discards[level][s.gone[level]] = card
    s.gone[level] += 1


def need_card(s: State, level: int, then: int) -> None:
    """F11: a card of this deck is needed: now, after a reshuffle of its discard pile, or not to be had.

    Before TAKE the row is refilled (F9). Before PLACE it is refilled too, or, with no card in hand, that card is drawn.
    """
    s.level = level
    s.then = then
    if s.left[level] == 0 and s.gone[level] > 0:
        for i in range(s.gone[level]):
            s.waiting[i] = s.discards[level][i]
            s.discards[level][i] = 0
        s.waits = s.gone[level]
        s.gone[level] = 0
        s.phase = RESHUFFLE
    else:
        end_reshuffle(s)


def end_reshuffle(s: State) -> None:
    if s.then == PLACE and s.hand == EMPTY:
        s.hand = draw(s, s.level)
    elif s.left[s.level] > 0:
        refill(s, s.level)
    s.phase = s.then
    s.level = 0
    s.then = 0


def drop_oldest(s: State, level: int) -> None:
    """F9: the oldest card of a row goes to its discard pile before the row is refilled."""
    discard(s, level, remove_from_row(s, level, SLOTS - 1))
    need_card(s, level, TAKE)


def take_from_display(s: State, level: int, slot: int) -> None:
    """F10, F11."""
    s.hand = remove_from_row(s, level, slot)
    need_card(s, level, PLACE)


def take_unseen(s: State, level: int) -> None:
    """F10: the top card of a deck."""
    s.unseen = level + 1
    need_card(s, level, PLACE)


# ---- Territory ---------------------------------------------------------------------------------------------


def cell_of(x: int, y: int) -> int:
    return (y + REACH) * SIDE + x + REACH


def occupied(s: State, seat: int) -> int:
    """The cells of a territory that hold a card, as bits."""
    cells = 0
    for plot in range(s.cards[seat]):
        cells |= 1 << cell_of(s.x[seat][plot], s.y[seat][plot])
    return cells


def lowest_x(s: State, seat: int) -> int:
    low = 0
    for plot in range(s.cards[seat]):
        low = min(low, s.x[seat][plot])
    return low


def lowest_y(s: State, seat: int) -> int:
    low = 0
    for plot in range(s.cards[seat]):
        low = min(low, s.y[seat][plot])
    return low


def add_places(s: State, out: MutableSequence[int], n: int) -> int:
    """F12: empty cells within some 3x3 square with all cards, and, by the option, side by side with one of them."""
    seat = s.turn
    cells = occupied(s, seat)
    left = right = top = bottom = 0
    for plot in range(s.cards[seat]):
        left = min(left, s.x[seat][plot])
        right = max(right, s.x[seat][plot])
        top = min(top, s.y[seat][plot])
        bottom = max(bottom, s.y[seat][plot])
    for y in range(bottom - SQUARE + 1, top + SQUARE):
        for x in range(right - SQUARE + 1, left + SQUARE):
            cell = cell_of(x, y)
            if cells >> cell & 1 == 0 and (s.options & ADJACENT == 0 or touches(cells, x, y)):
                out[n] = PLACE_AT + cell
                n += 1
    return n


def touches(cells: int, x: int, y: int) -> bool:
    """F12: does a card lie above, below, left or right of this cell?"""
    cell = cell_of(x, y)
    return (
        (x > -REACH and cells >> cell - 1 & 1 == 1)
        or (x < REACH and cells >> cell + 1 & 1 == 1)
        or (y > -REACH and cells >> cell - SIDE & 1 == 1)
        or (y < REACH and cells >> cell + SIDE & 1 == 1)
    )


def place(s: State, cell: int) -> None:
    """F12, F13: lay the card down; its row and its column may now be activated."""
    seat = s.turn
    plot = s.cards[seat]
    s.card[seat][plot] = s.hand
    s.x[seat][plot] = cell % SIDE - REACH
    s.y[seat][plot] = cell // SIDE - REACH
    s.cards[seat] += 1
    s.hand = EMPTY
    s.unseen = 0
    for other in range(s.cards[seat]):
        s.ready[other] = 1 if in_line(s, seat, other, s.x[seat][plot], s.y[seat][plot]) else 0
    s.phase = USE


def in_line(s: State, seat: int, plot: int, x: int, y: int) -> bool:
    """F13: does a card lie in the row or the column of this cell?"""
    return s.x[seat][plot] == x or s.y[seat][plot] == y


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


# ---- End ---------------------------------------------------------------------------------------------------


def resource_points(s: State, d: Deck, seat: int) -> int:
    """F28: the values of all resources on active cards."""
    total = 0
    for kind in range(KINDS):
        total += s.stock[seat][kind] * d.worth[kind]
    return total


def polluted(s: State, seat: int) -> int:
    """F28: the cards with at least one cube."""
    n = 0
    for plot in range(s.cards[seat]):
        if s.cubes[seat][plot] > 0:
            n += 1
    return n


def all_cubes(s: State, seat: int) -> int:
    n = 0
    for plot in range(s.cards[seat]):
        n += s.cubes[seat][plot]
    return n


def set_times(s: State, d: Deck, seat: int, which: int) -> int:
    """F27: how many times the seat owns the whole set of one of its Scoring cards; 0 of one that is hidden."""
    scoring = s.scoring[seat][which] - 1
    times = 0
    if scoring >= 0:
        first = True
        for kind in range(KINDS):
            if d.set_of[scoring][kind] > 0:
                owned = s.stock[seat][kind] // d.set_of[scoring][kind]
                if first or owned < times:
                    times = owned
                first = False
    return times


def set_points(s: State, d: Deck, seat: int, which: int) -> int:
    if s.scoring[seat][which] == 0:
        return 0
    return set_times(s, d, seat, which) * d.points[s.scoring[seat][which] - 1]


def better_set(s: State, d: Deck, seat: int) -> int:
    """F27: the Scoring card whose set scores more, the first on a tie."""
    return 1 if set_points(s, d, seat, 1) > set_points(s, d, seat, 0) else 0


def score(s: State, d: Deck, seat: int) -> int:
    """F27, F28."""
    return resource_points(s, d, seat) + set_points(s, d, seat, better_set(s, d, seat)) - polluted(s, seat)


def is_winner(s: State, d: Deck, seat: int) -> bool:
    """F29: the highest total, then the fewer cubes; still equal, a shared win."""
    if s.phase != OVER:
        return False
    for other in range(s.players):
        more = score(s, d, other) - score(s, d, seat)
        if more > 0 or (more == 0 and all_cubes(s, other) < all_cubes(s, seat)):
            return False
    return True
