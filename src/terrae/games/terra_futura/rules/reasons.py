"""Why an answer does not go: the first rule that it breaks, in one sentence."""

from collections.abc import Callable

from terrae.engine.errors import Illegal

from .actions import COPY_IT, LOWERS, MOVE_FROM, PAY_WITH, PLACE_AT, STOP, USE_IT
from .effects import can_do, matches, next_due
from .moves import parse
from .pollution import capacity_for_dirt, is_active
from .questions import question_of
from .state import (
    COPY,
    KINDS,
    MOVE,
    OPTIONS,
    OVER,
    PAY,
    PLACE,
    PLOTS,
    REACH,
    SIDE,
    SQUARE,
    USE,
    Deck,
    State,
)
from .territory import occupied


def why_not(v: State, d: Deck, answer: str) -> Illegal:
    """The first rule that a text breaks as an answer of `v.actor`."""
    question = question_of(v)
    if question is None:
        return Illegal("the game is over", "F25") if v.phase == OVER else Illegal("the game has not begun", "F5")
    action = parse(v, d, answer)
    if action is None or action == STOP:
        return Illegal(f"{answer!r} is no answer here: name {question.expected}", question.rule)
    reason, rule = SEVERAL[v.phase](v, d, action) if v.phase in SEVERAL else (question.mistake, question.rule)
    return Illegal(f"{answer!r}: {reason}", rule)


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
    assert not can_do(v, d, plot, card * OPTIONS + number, capacity_for_dirt(v, d, v.turn))
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
    away, which = divmod(action - COPY_IT, PLOTS * LOWERS)
    seat, plot = (v.actor + away + 1) % v.players, which // LOWERS
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
"""The questions whose answers can break several rules."""
