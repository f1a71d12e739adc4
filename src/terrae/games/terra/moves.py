"""The notation of Terra: every action number has one text, whatever the position."""

from terrae.engine.errors import Illegal

from .rules import ACTIONS, CONTRIBUTE, DISCARD, DONE, PASS, PLAY, SETS, TAKE_SET
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


def why_not(v: State, d: Deck, text: str) -> Illegal:
    """The first rule that a text breaks as an answer of `v.actor`."""
    action = ACTION_OF.get(text)
    if v.phase == SUCCESS:
        return Illegal("the game is over", "T18")
    if v.phase == LOSS:
        return Illegal("the game is over: control was lost", "T12")
    if v.phase == IMPENDING:
        return why_not_impending(v, text, action)
    if v.phase == COMMON_GOOD:
        return why_not_common_good(v, text, action)
    if v.phase == HOARD:
        if action is None and text.startswith("hoard "):
            return why_no_set(text)
        if action is None or not (action == DONE or TAKE_SET <= action < DISCARD):
            return Illegal(f"{text!r} is no answer here: hoard a set such as 'hoard G1 G2 G3', or 'done'", "T16")
        return Illegal(f"the hand does not hold the cards of {text!r}", "T16")
    if v.phase == HAND_CHECK:
        if action is None or action < DISCARD:
            return Illegal(f"{text!r} is no answer here: discard a card such as 'discard G1'", "T17")
        return Illegal(f"the hand does not hold {KIND_TEXTS[action - DISCARD]}", "T17")
    return Illegal("the game has not begun", "T7")


def why_no_set(text: str) -> Illegal:
    """Cards of a set in another order or with other spaces are told how to stand; others that they are no set."""
    kinds = sorted(KIND_OF[card] for card in text.split()[1:] if card in KIND_OF)
    usual = "hoard " + " ".join(KIND_TEXTS[kind] for kind in kinds)
    if usual in ACTION_OF and len(text.split()) == 1 + len(kinds):
        return Illegal(f"{text!r} is to be written {usual!r}", "T16")
    return Illegal(f"{text!r} is no set: three alike, one value in three colours, or a run in one or three", "T16")


def why_not_impending(v: State, text: str, action: int | None) -> Illegal:
    colour = v.crisis // REGIONS
    if action is None or not (action == PASS or PLAY <= action < CONTRIBUTE):
        return Illegal(f"{text!r} is no answer here: play a card such as '{COLOUR_LETTERS[colour]}4', or 'pass'", "T9")
    if (action - PLAY) // VALUES != colour:
        return Illegal(f"{text} does not have the colour of the impending crisis {CRISIS_TEXTS[v.crisis]}", "T9")
    return Illegal(f"the hand does not hold {text}", "T9")


def why_not_common_good(v: State, text: str, action: int | None) -> Illegal:
    if action is None or not (action == DONE or CONTRIBUTE <= action < TAKE_SET):
        return Illegal(f"{text!r} is no answer here: play onto a crisis such as 'G4>AF', or 'done'", "T14")
    crisis, value = divmod(action - CONTRIBUTE, VALUES)
    if not v.full >> crisis & 1:
        return Illegal(f"there is no full-blown crisis {CRISIS_TEXTS[crisis]}", "T14")
    if not v.untouched >> crisis & 1:
        return Illegal(f"{CRISIS_TEXTS[crisis]} has had its card of this turn", "T14")
    return Illegal(f"the hand does not hold {KIND_TEXTS[crisis // REGIONS * VALUES + value]}", "T14")
