"""Why an answer does not go: the first rule that it breaks, in one sentence."""

from collections.abc import Callable

from terrae.engine.errors import Illegal

from .actions import COPY_IT, MOVE_FROM, PAY_WITH, PLACE_AT, USE_IT
from .effects import can_do, is_active, matches, next_due, room_for_dirt
from .moves import parse
from .state import (
    CHOOSE,
    CLEAN,
    COPY,
    DROP,
    KINDS,
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
    REWARD,
    SIDE,
    SQUARE,
    TAKE,
    USE,
    Deck,
    State,
)
from .territory import occupied

EXPECTED = {
    DROP: ("'keep', 'drop I' or 'drop II'", "F9"),
    TAKE: ("a card such as 'take I4', or the top of a deck such as 'take II'", "F10"),
    PLACE: ("a cell such as 'place 1,0'", "F12"),
    USE: ("an option of a card such as 'use 0,0 1', or 'end'", "F13"),
    PAY: ("a resource and the card it lies on such as 'pay green 0,0'", "F16"),
    CHOOSE: ("a resource such as 'gain green'", "F15"),
    POLLUTE: ("a card such as 'pollute 0,0'", "F17"),
    MOVE: ("a card such as 'move 0,0', or 'done' after the first cube", "F18"),
    COPY: ("a lower option of another player's card such as 'copy 1 0,1 2'", "F21"),
    REWARD: ("one of the resources paid such as 'reward green'", "F22"),
    CLEAN: ("a card such as 'clean 0,0', or 'done'", "F23"),
    PATTERN: ("'pattern 1' or 'pattern 2'", "F26"),
}
VERB = {
    DROP: "drop", TAKE: "take", PLACE: "place", USE: "use", PAY: "pay", CHOOSE: "gain", POLLUTE: "pollute",
    MOVE: "move", COPY: "copy", REWARD: "reward", CLEAN: "clean", PATTERN: "pattern",
}  # fmt: skip

SIMPLE = {
    DROP: "that row is empty",
    TAKE: "there is no card",
    CHOOSE: "that resource is not offered",
    POLLUTE: "an inactive card takes no more pollution",
    REWARD: "that resource was not paid",
    CLEAN: "that card has no cube",
    PATTERN: "there is no such Scoring card",
}
"""Questions with one thing to get wrong."""


def why_not(v: State, d: Deck, told: str) -> Illegal:
    """The first rule that a text breaks as an answer of `v.actor`."""
    if v.phase == OVER:
        return Illegal("the game is over", "F25")
    if v.phase not in EXPECTED:
        return Illegal("the game has not begun", "F5")
    expected, rule = EXPECTED[v.phase]
    if v.phase == MOVE and v.from_seat != NONE:
        expected, rule = "the card from which the one cube comes such as 'move 0,0'", "F23"
    action = parse(v, d, told)
    if told.split(" ", maxsplit=1)[0] != VERB[v.phase] or action is None:
        return Illegal(f"{told!r} is no answer here: name {expected}", rule)
    reason, rule = SEVERAL[v.phase](v, d, action) if v.phase in SEVERAL else (SIMPLE[v.phase], rule)
    return Illegal(f"{told!r}: {reason}", rule)


def why_not_place(v: State, d: Deck, action: int) -> tuple[str, str]:
    cell = action - PLACE_AT
    if occupied(v, v.turn) >> cell & 1:
        return "a card lies there already", "F12"
    x, y = cell % SIDE - REACH, cell // SIDE - REACH
    if any(max(abs(v.x[v.turn][n] - x), abs(v.y[v.turn][n] - y)) >= SQUARE for n in range(v.cards[v.turn])):
        return "the territory would not fit into a square of 3x3 cards", "F12"
    return "no card lies beside that cell; corners do not count", "F12"


def why_not_use(v: State, d: Deck, action: int) -> tuple[str, str]:
    plot, number = divmod(action - USE_IT, OPTIONS)
    card = v.card[v.turn][plot]
    if number >= d.count[card]:
        return f"that card has no option {number + 1}", "F14"
    if not is_active(v, d, v.turn, plot):
        return "that card has more cubes than spaces and is inactive", "F20"
    if v.ready[plot] == 0:
        return "that card is not to be activated now, or was already", "F13"
    assert not can_do(v, d, plot, card * OPTIONS + number, room_for_dirt(v, d, v.turn))
    return "that option cannot be carried through: what it costs, pollutes or moves is not there", "F13"


def why_not_pay(v: State, d: Deck, action: int) -> tuple[str, str]:
    plot, kind = divmod(action - PAY_WITH, KINDS)
    if not matches(next_due(v), kind):
        return "another resource is due now", "F16"
    if not is_active(v, d, v.turn, plot):
        return "what lies on an inactive card cannot be used", "F20"
    return "that card does not hold this resource", "F16"


def why_not_move(v: State, d: Deck, action: int) -> tuple[str, str]:
    if action - MOVE_FROM == v.here:
        return "that is the card which takes the cubes", "F18"
    return "that card has no cube to move", "F18"


def why_not_copy(v: State, d: Deck, action: int) -> tuple[str, str]:
    away, which = divmod(action - COPY_IT, PLOTS * 2)
    seat, plot = (v.actor + away + 1) % v.players, which // 2
    if not is_active(v, d, seat, plot):
        return "an inactive card cannot be copied", "F21"
    return "that effect is assistance itself, or you cannot carry it through", "F21"


SEVERAL: dict[int, Callable[[State, Deck, int], tuple[str, str]]] = {
    PLACE: why_not_place,
    USE: why_not_use,
    PAY: why_not_pay,
    MOVE: why_not_move,
    COPY: why_not_copy,
}
"""Questions with several things to get wrong."""
