"""The questions of Terra Futura: one table of all phases in which a seat decides, in the order of a turn.

Notation, refusals, views and rules of the moment follow from it. What may be answered, and what an answer does, is in
`rules.py`: `legal` and `step` name the phases in the same order.
"""

from typing import NamedTuple

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
    TAKE_SLOT,
    USE_IT,
)
from .names import CELL, COPY_OF, LEVEL, OPTION, PAYMENT, PLOT, RESOURCE, SCORING_CARD, SLOT_OR_DECK, Names
from .state import (
    CHOOSE,
    CLEAN,
    COPY,
    DROP,
    MOVE,
    NONE,
    PATTERN,
    PAY,
    PLACE,
    POLLUTE,
    REWARD,
    TAKE,
    USE,
    State,
)


class PhaseQuestion(NamedTuple):
    """What a seat is asked in one phase."""

    kind: str
    """The verb of its answers; views tell the question by it."""
    first: int
    """The first action with that verb."""
    names: Names
    """What stands after the verb."""
    rules: tuple[str, ...]
    """The rules of the moment. The first is the rule of the question itself."""
    expected: str
    """What an answer looks like."""
    mistake: str = ""
    """What is wrong with an answer of this form that is not legal; empty if `reasons.py` finds out."""
    stop: str | None = None
    """The answer without a verb: it declines, or it ends the turn."""

    @property
    def rule(self) -> str:
        return self.rules[0]


QUESTIONS = {
    DROP: PhaseQuestion(
        "drop", DROP_OLDEST, LEVEL, ("F9", "F10"),
        "'keep', 'drop I' or 'drop II'",
        mistake="that row is empty", stop="keep",
    ),
    TAKE: PhaseQuestion(
        "take", TAKE_SLOT, SLOT_OR_DECK, ("F10", "F11", "F3"),
        "a card such as 'take I4', or the top of a deck such as 'take II'",
        mistake="there is no card",
    ),
    PLACE: PhaseQuestion(
        "place", PLACE_AT, CELL, ("F12", "F13"),
        "a cell such as 'place 1,0'",
    ),
    USE: PhaseQuestion(
        "use", USE_IT, OPTION, ("F13", "F14", "F15", "F16", "F20"),
        "an option of a card such as 'use 0,0 1', or 'end'",
        stop="end",
    ),
    PAY: PhaseQuestion(
        "pay", PAY_WITH, PAYMENT, ("F16",),
        "a resource and the card it lies on such as 'pay green 0,0'",
    ),
    CHOOSE: PhaseQuestion(
        "gain", GAIN_KIND, RESOURCE, ("F15", "F24"),
        "a resource such as 'gain green'",
        mistake="that resource is not offered",
    ),
    POLLUTE: PhaseQuestion(
        "pollute", POLLUTE_PLOT, PLOT, ("F17", "F19", "F20"),
        "a card such as 'pollute 0,0'",
        mistake="an inactive card takes no more pollution",
    ),
    MOVE: PhaseQuestion(
        "move", MOVE_FROM, PLOT, ("F18", "F20"),
        "a card such as 'move 0,0', or 'done' after the first cube",
        stop="done",
    ),
    COPY: PhaseQuestion(
        "copy", COPY_IT, COPY_OF, ("F21", "F22", "F23"),
        "a lower option of another player's card such as 'copy 1 0,1 2'",
    ),
    REWARD: PhaseQuestion(
        "reward", REWARD_KIND, RESOURCE, ("F22",),
        "one of the resources paid such as 'reward green'",
        mistake="that resource was not paid",
    ),
    CLEAN: PhaseQuestion(
        "clean", CLEAN_PLOT, PLOT, ("F23",),
        "a card such as 'clean 0,0', or 'done'",
        mistake="that card has no cube", stop="done",
    ),
    PATTERN: PhaseQuestion(
        "pattern", PATTERN_OF, SCORING_CARD, ("F26", "F27", "F28"),
        "'pattern 1' or 'pattern 2'",
        mistake="there is no such Scoring card",
    ),
}  # fmt: skip
"""The question of each phase."""

FINAL = "F26"
"""The rule of activations after the last turn."""

COPIED_MOVE = QUESTIONS[MOVE]._replace(
    rules=("F23", "F18", "F20"), expected="the card from which the one cube comes such as 'move 0,0'"
)
"""The question of MOVE when the transfer is copied."""


def question_of(s: State) -> PhaseQuestion | None:
    """What `s.actor` is asked; None before the game and after it."""
    if s.phase == MOVE and s.from_seat != NONE:
        return COPIED_MOVE
    return QUESTIONS.get(s.phase)
