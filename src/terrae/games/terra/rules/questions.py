"""The questions of Terra: one table of all phases in which a seat decides, in the order of a turn."""

from typing import NamedTuple

from .rules import ACTIONS, CONTRIBUTE, DISCARD, DONE, PASS, PLAY, TAKE_SET
from .state import COMMON_GOOD, FINE, HAND_CHECK, HARDER, HOARD, IMPENDING, OPEN_HANDS, POT


class PhaseQuestion(NamedTuple):
    """What a seat is asked in one phase."""

    kind: str
    """Its name in views."""
    rules: tuple[str, ...]
    """The rules of the moment. The first is the rule of the question itself."""
    actions: tuple[int, ...]
    """Every action that is an answer to it, legal or not."""
    expected: str
    """What an answer looks like."""

    @property
    def rule(self) -> str:
        return self.rules[0]


QUESTIONS = {
    IMPENDING: PhaseQuestion(
        "impending",
        ("T9", "T10", "T11", "T12"),
        (PASS, *range(PLAY, CONTRIBUTE)),
        "play a card of the colour of the crisis such as 'G4', or 'pass'",
    ),
    COMMON_GOOD: PhaseQuestion(
        "common-good",
        ("T14", "T15", "T16", "T12"),
        (DONE, *range(CONTRIBUTE, TAKE_SET)),
        "play onto a crisis such as 'G4>AF', or 'done'",
    ),
    HOARD: PhaseQuestion(
        "hoard",
        ("T16", "T19"),
        (DONE, *range(TAKE_SET, DISCARD)),
        "hoard a set such as 'hoard G1 G2 G3', or 'done'",
    ),
    HAND_CHECK: PhaseQuestion(
        "discard",
        ("T17",),
        tuple(range(DISCARD, ACTIONS)),
        "discard a card such as 'discard G1'",
    ),
}
"""The question of each phase."""

LIMITS_OF_SHORT = "L1"
"""The rule that stands in place of T12 in a short game."""
HOUSE_RULES = (
    ("L2", FINE, ("impending",)),
    ("L3", POT, ("hoard",)),
    ("L5", OPEN_HANDS, ("impending",)),
    ("L6", HARDER, ("impending", "common-good")),
)
"""The house rules by id: the bit of the option, and the kinds of questions in which they matter."""

WITH_TEAMS = ("T20",)
"""The rules of every moment in a game of teams."""
