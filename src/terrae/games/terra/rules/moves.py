"""The notation of Terra: every action number has one text, whatever the position."""

from collections.abc import Callable

from terrae.engine.errors import Illegal

from .questions import QUESTIONS
from .rules import ACTIONS, CONTRIBUTE, DISCARD, PLAY, SETS, TAKE_SET
from .state import (
    COLOURS,
    COMMON_GOOD,
    CRISES,
    HAND_CHECK,
    HOARD,
    IMPENDING,
    KINDS,
    LOSS,
    REGIONS,
    SUCCESS,
    VALUES,
    Deck,
    State,
)

COLOUR_LETTERS = "GBR"
REGION_CODES = ("NA", "SA", "EU", "AF", "AS", "OC")

KIND_TEXTS = tuple(f"{COLOUR_LETTERS[kind // VALUES]}{kind % VALUES + 1}" for kind in range(KINDS))
CRISIS_TEXTS = tuple(
    f"{COLOUR_LETTERS[crisis // REGIONS]}-{REGION_CODES[crisis % REGIONS]}" for crisis in range(CRISES)
)
CARD_TEXTS = KIND_TEXTS + CRISIS_TEXTS

KIND_OF = {text: kind for kind, text in enumerate(KIND_TEXTS)}
CRISIS_OF = {text: crisis for crisis, text in enumerate(CRISIS_TEXTS)}
CARD_OF = {text: card for card, text in enumerate(CARD_TEXTS)}

ACTION_TEXTS = (
    ("pass", "done")
    + KIND_TEXTS
    + tuple(
        f"{COLOUR_LETTERS[colour]}{value + 1}>{region}"
        for colour in range(COLOURS)
        for region in REGION_CODES
        for value in range(VALUES)
    )
    + tuple("hoard " + " ".join(KIND_TEXTS[kind] for kind in sorted(kinds)) for kinds in SETS)
    + tuple(f"discard {kind}" for kind in KIND_TEXTS)
)
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}
assert len(ACTION_OF) == ACTIONS

HIDDEN_HOARD = "hoard"
"""What the others hear of a set that is laid face down (T22)."""


def notation_for(actor: int, action: int, viewer: int) -> str:
    """The notation as `viewer` hears it: the faces of a hoarded set are the hoarder's own (T22)."""
    if TAKE_SET <= action < DISCARD and viewer != actor:
        return HIDDEN_HOARD
    return ACTION_TEXTS[action]


def why_not(v: State, d: Deck, answer: str) -> Illegal:
    """The first rule that a text breaks as an answer of `v.actor`."""
    if v.phase == SUCCESS:
        return Illegal("the game is over", "T18")
    if v.phase == LOSS:
        return Illegal("the game is over: control was lost", "T12")
    question = QUESTIONS.get(v.phase)
    if question is None:
        return Illegal("the game has not begun", "T7")
    action = ACTION_OF.get(answer)
    if action in question.actions:
        return Illegal(WHY_NOT[v.phase](v, action), question.rule)
    if v.phase == HOARD and answer.startswith("hoard "):
        return Illegal(why_no_set(answer), question.rule)
    return Illegal(f"{answer!r} is no answer here: {question.expected}", question.rule)


def why_not_play(v: State, action: int) -> str:
    if (action - PLAY) // VALUES != v.crisis // REGIONS:
        return f"{ACTION_TEXTS[action]} does not have the colour of the impending crisis {CRISIS_TEXTS[v.crisis]}"
    return f"the hand does not hold {ACTION_TEXTS[action]}"


def why_not_contribute(v: State, action: int) -> str:
    crisis, value = divmod(action - CONTRIBUTE, VALUES)
    if not v.full >> crisis & 1:
        return f"there is no full-blown crisis {CRISIS_TEXTS[crisis]}"
    if not v.untouched >> crisis & 1:
        return f"{CRISIS_TEXTS[crisis]} has had its card of this turn"
    return f"the hand does not hold {KIND_TEXTS[crisis // REGIONS * VALUES + value]}"


def why_not_hoard(v: State, action: int) -> str:
    return f"the hand does not hold the cards of {ACTION_TEXTS[action]!r}"


def why_no_set(answer: str) -> str:
    """How the cards of a set are to be written, if only order or spaces are wrong; otherwise that they are no set."""
    kinds = sorted(KIND_OF[card] for card in answer.split()[1:] if card in KIND_OF)
    usual = "hoard " + " ".join(KIND_TEXTS[kind] for kind in kinds)
    if usual in ACTION_OF and len(answer.split()) == 1 + len(kinds):
        return f"{answer!r} is to be written {usual!r}"
    return f"{answer!r} is no set: three alike, one value in three colours, or a run in one or three"


def why_not_discard(v: State, action: int) -> str:
    return f"the hand does not hold {KIND_TEXTS[action - DISCARD]}"


WHY_NOT: dict[int, Callable[[State, int], str]] = {
    IMPENDING: why_not_play,
    COMMON_GOOD: why_not_contribute,
    HOARD: why_not_hoard,
    HAND_CHECK: why_not_discard,
}
"""What is wrong with an answer to each question that is not legal."""
