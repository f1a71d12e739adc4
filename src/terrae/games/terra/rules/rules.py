"""The rules of Terra, T7 to T18, in the order of the rulebook.

`setup.py` deals before, `answers.py` tells what is legal, `scoring.py` who wins.

Plain functions on integers, so that the same lines run on lists and, compiled, on NumPy records. An action is a number;
`moves.py` gives it its text.
"""

from itertools import permutations

from .house_rules import (
    fine_seats,
    is_lost,
    threat_of,
)
from .state import (
    COLOURS,
    COMMON_GOOD,
    CRISES,
    DRAW,
    HAND_CHECK,
    HOARD,
    IMPENDING,
    KINDS,
    LOSS,
    NONE,
    REGIONS,
    RUNS,
    SET_SIZE,
    SUCCESS,
    TURN_OVER,
    VALUES,
    Deck,
    State,
)

HAND_LIMIT = 8
"""Cards that a player may keep at the end of a turn (T17)."""

FIRST_POINTS = 3
HIGHEST_POINTS = 3
SOLVER_POINTS = 5

ALL_RUNS = (1 << RUNS) - 1
COLOUR_ORDERS = tuple(permutations(range(COLOURS)))
SETS = (
    tuple((kind,) * SET_SIZE for kind in range(KINDS))
    + tuple(tuple(colour * VALUES + value for colour in range(COLOURS)) for value in range(VALUES))
    + tuple(
        tuple(colour * VALUES + low + i for i in range(SET_SIZE)) for colour in range(COLOURS) for low in range(RUNS)
    )
    + tuple(
        tuple(colour * VALUES + low + i for i, colour in enumerate(order))
        for order in COLOUR_ORDERS
        for low in range(RUNS)
    )
)
"""The sets of T16: three alike, one value in three colours, a run in one colour, a run in three colours."""
ONE_VALUE = KINDS
ONE_COLOUR_RUN = ONE_VALUE + VALUES
THREE_COLOUR_RUN = ONE_COLOUR_RUN + COLOURS * RUNS

# Actions: one number for each text of the notation.
PASS = 0
DONE = 1
PLAY = 2  # + kind
CONTRIBUTE = PLAY + KINDS  # + crisis * VALUES + value - 1
TAKE_SET = CONTRIBUTE + CRISES * VALUES  # + set
DISCARD = TAKE_SET + len(SETS)  # + kind
ACTIONS = DISCARD + KINDS


def give(s: State, seat: int, kind: int) -> None:
    s.hands[seat][kind] += 1
    s.cards[seat] += 1
    s.own[seat] |= 1 << kind


def take(s: State, seat: int, kind: int) -> None:
    s.hands[seat][kind] -= 1
    s.cards[seat] -= 1
    if s.hands[seat][kind] == 0:
        s.own[seat] &= ~(1 << kind)


# ---- The flow of a turn ------------------------------------------------------------------------------------


def advance(s: State) -> None:
    """Go on to the next decision, the next draw, or the end. Which decision comes next is public (T21)."""
    while True:
        if s.phase == COMMON_GOOD:
            if s.untouched != 0:
                return
            s.phase = HOARD
        elif s.phase == HOARD:
            if s.helped != 0:
                return
            s.phase = HAND_CHECK
        elif s.phase == HAND_CHECK:
            if s.cards[s.turn] > HAND_LIMIT:
                return
            s.phase = TURN_OVER
        elif s.phase == TURN_OVER:
            end_turn(s)
        else:
            return


def draw_on(s: State) -> None:
    """T8: draw and go on until somebody decides or the game ends."""
    while s.phase == DRAW:
        draw(s)
        advance(s)


def awaits_draw(s: State, d: Deck) -> bool:
    """Does the game wait for the card that is drawn next? Only after `act`, which stops there."""
    return s.phase == DRAW and s.left > 0


def draw(s: State) -> None:
    """T8: a Solution goes to hand, a crisis is revealed. T13: with an empty pile the turn goes on."""
    s.actor = s.turn
    s.untouched = s.full
    s.phase = COMMON_GOOD
    if s.left == 0:
        return
    s.left -= 1
    card = s.pile[s.left]
    if card < KINDS:
        give(s, s.turn, card)
    else:
        s.crisis = card - KINDS
        s.phase = IMPENDING


def next_seat(s: State, seat: int) -> int:
    """T7: clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def end_turn(s: State) -> None:
    """T18: success once the pile is empty and the turn is over; otherwise the next player's turn."""
    s.helped = 0
    s.untouched = s.full
    if s.left == 0:
        s.phase = SUCCESS
        return
    s.turn = next_seat(s, s.turn)
    s.phase = DRAW


# ---- Impending crisis --------------------------------------------------------------------------------------


def answer_impending(s: State, d: Deck, action: int) -> None:
    """T9: once around from the drawer; the last answer settles the crisis."""
    if action != PASS:
        kind = action - PLAY
        take(s, s.actor, kind)
        s.played[s.actor] = kind % VALUES + 1
    s.actor = next_seat(s, s.actor)
    if s.actor == s.turn:
        settle_impending(s, d)


def played_sum(s: State) -> int:
    total = 0
    for seat in range(s.players):
        total += s.played[seat]
    return total


def settle_impending(s: State, d: Deck) -> None:
    """T10, T11, L2: solved if the cards reach the threat; otherwise the crisis becomes full-blown."""
    if played_sum(s) >= threat_of(s, d, s.crisis):
        reward_helpers(s)
        s.solved |= 1 << s.crisis
        s.phase = TURN_OVER
    else:
        s.full |= 1 << s.crisis
        if is_lost(s.full, s.options):
            s.phase = LOSS
        else:
            s.phase = DRAW
            fine_seats(s)
    for seat in range(s.players):
        if s.played[seat] > 0:
            s.discards[s.crisis // REGIONS * VALUES + s.played[seat] - 1] += 1
            s.played[seat] = 0
    s.crisis = NONE


def first_to_help(s: State) -> int:
    """T10: the first seat that played a card on the impending crisis, in the order of play; NONE if nobody did."""
    seat = s.turn
    for _ in range(s.players):
        if s.played[seat] > 0:
            return seat
        seat = next_seat(s, seat)
    return NONE


def highest_played(s: State) -> int:
    """T10: the highest value that was played on the impending crisis."""
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.played[seat])
    return highest


def reward_helpers(s: State) -> None:
    """T10: 3 points for the first to play a card, 3 for everyone whose card is the highest."""
    s.track[first_to_help(s)] += FIRST_POINTS
    highest = highest_played(s)
    for seat in range(s.players):
        if s.played[seat] == highest:
            s.track[seat] += HIGHEST_POINTS


# ---- Common good, hoarding, hand limit ---------------------------------------------------------------------


def laid_sum(s: State, crisis: int) -> int:
    """The sum of the cards on a full-blown crisis."""
    total = 0
    for value in range(VALUES):
        total += s.laid[crisis][value] * (value + 1)
    return total


def contribute(s: State, d: Deck, crisis: int, value: int) -> None:
    """T14, T15: one card onto a full-blown crisis; who reaches its threat solves it and scores 5."""
    take(s, s.turn, crisis // REGIONS * VALUES + value)
    s.helped = 1
    s.untouched &= ~(1 << crisis)
    s.laid[crisis][value] += 1
    if laid_sum(s, crisis) >= threat_of(s, d, crisis):
        s.track[s.turn] += SOLVER_POINTS
        s.full &= ~(1 << crisis)
        s.solved |= 1 << crisis
        for other in range(VALUES):
            s.discards[crisis // REGIONS * VALUES + other] += s.laid[crisis][other]
            s.laid[crisis][other] = 0


def hoard(s: State, number: int) -> None:
    """T16: lay one set of three face down."""
    for i in range(SET_SIZE):
        take(s, s.turn, SETS[number][i])
        s.hoards[s.turn][SETS[number][i]] += 1
    s.sets[s.turn] += 1


# ---- The contract: doing what was decided ------------------------------------------------------------------


def is_over(s: State, d: Deck) -> bool:
    return s.phase >= SUCCESS


def step(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action and go on to the next decision."""
    act(s, d, action)
    draw_on(s)


def act(s: State, d: Deck, action: int) -> None:
    """Carry out a legal action and stop before chance: in this afterstate the next card is not drawn yet."""
    if s.phase == IMPENDING:
        answer_impending(s, d, action)
    elif s.phase == COMMON_GOOD:
        if action == DONE:
            s.phase = HOARD
        else:
            contribute(s, d, (action - CONTRIBUTE) // VALUES, (action - CONTRIBUTE) % VALUES)
    elif s.phase == HOARD:
        if action != DONE:
            hoard(s, action - TAKE_SET)
        s.phase = HAND_CHECK
    elif s.phase == HAND_CHECK:
        take(s, s.turn, action - DISCARD)
        s.discards[action - DISCARD] += 1
    advance(s)
