"""The talk at a table of Terra (T23): eight acts, what they promise, and when a promise is tested.

A promise concerns a crisis. It is tested when its speaker next decides on that crisis: in the round of T9 while it is
impending, in their next common good (T14) when it is full-blown.
"""

from terrae.engine.errors import Refused
from terrae.table.acts import SEAT, Act, names, numbers
from terrae.table.contract import Commitment, Deed, Quote, Talk, Traces

from ..bots.odds import seats_to_answer
from ..rules.moves import ACTION_OF, COLOUR_LETTERS, CRISIS_TEXTS, HIDDEN_HOARD, REGION_CODES
from ..rules.rules import CONTRIBUTE, DISCARD, PASS, PLAY, TAKE_SET, is_over
from ..rules.state import COMMON_GOOD, CRISES, IMPENDING, NONE, REGIONS, SET_SIZE, VALUES, Deck, State


class TerraTalk(Talk[State, Deck]):
    """The acts of Terra and its promises."""

    rule = "T23"
    forms = {
        "ask": (("value", "colour"), ("who", "value", "colour")),
        "offer": (("value",),),
        "promise": (("value", "crisis"),),
        "if": (("who", "value", "own"),),
        "warn": (("colour",), ("region",)),
        "thank": (("who",),),
        "accuse": (("who",), ("who", "promised", "gave")),
        "refuse": ((),),
    }
    slots = {
        "who": SEAT,
        "value": numbers(1, VALUES),
        "own": numbers(1, VALUES),
        "promised": numbers(1, VALUES),
        "gave": numbers(0, VALUES),
        "colour": names("a colour", tuple(COLOUR_LETTERS)),
        "region": names("a region", REGION_CODES),
        "crisis": names("a crisis", CRISIS_TEXTS),
    }

    checked_slots = ("who", "crisis")

    def check(self, v: State, d: Deck, seat: int, act: Act) -> None:
        if act.get("who") == seat:
            raise Refused(f"{act['act']!r}: 'who' must be somebody else", self.rule)
        if act["act"] == "promise" and act["crisis"] not in self.lasting(v, d):
            raise Refused(f"there is no crisis {act['crisis']} on the table to add to", self.rule)
        if act["act"] == "if":
            check_condition(v, seat, act["who"])

    def commitment(self, v: State, d: Deck, act: Act) -> Commitment | None:
        if act["act"] == "promise":
            return Commitment(act["crisis"], act["value"])
        if act["act"] == "if":
            return Commitment(CRISIS_TEXTS[v.crisis], act["own"], (act["who"], act["value"]))
        return None

    def denial(self, act: Act) -> str | None:
        return act["colour"] if act["act"] == "warn" and "colour" in act else None

    def quote(self, act: Act) -> Quote | None:
        return Quote(act["who"], act["promised"], act["gave"]) if "promised" in act else None

    def deeds(self, before: State, d: Deck, actor: int, notation: str, after: State) -> list[Deed]:
        """T9, T14: what the seat gave to the impending crisis, or to the full-blown ones it could give to."""
        action = ACTION_OF.get(notation, NONE)
        if before.phase == IMPENDING:
            value = 0 if action == PASS else (action - PLAY) % VALUES + 1
            return [Deed(actor, CRISIS_TEXTS[before.crisis], value)]
        if before.phase != COMMON_GOOD:
            return []
        if CONTRIBUTE <= action < TAKE_SET:
            crisis, lower = divmod(action - CONTRIBUTE, VALUES)
            return [Deed(actor, CRISIS_TEXTS[crisis], lower + 1)]
        return [Deed(actor, CRISIS_TEXTS[crisis], 0) for crisis in range(CRISES) if before.untouched >> crisis & 1]

    def traces(self, before: State, d: Deck, actor: int, notation: str, after: State) -> Traces:
        """T21: cards played or discarded are seen, hoarded ones are not; and so is how many everybody holds."""
        action = ACTION_OF.get(notation, NONE)
        shown = colour_shown(action)
        left = SET_SIZE if notation == HIDDEN_HOARD or TAKE_SET <= action < DISCARD else int(shown is not None)
        drawn = tuple(
            after.cards[seat] - before.cards[seat] + (left if seat == actor else 0) for seat in range(before.players)
        )
        return Traces(shown, drawn)

    def calls_for_talk(self, v: State, d: Deck) -> bool:
        """T9: before the first answer to an impending crisis."""
        return v.phase == IMPENDING and v.actor == v.turn

    def lasting(self, v: State, d: Deck) -> list[str]:
        if is_over(v, d):
            return []
        crises = v.full | (1 << v.crisis if v.phase == IMPENDING else 0)
        return [CRISIS_TEXTS[crisis] for crisis in range(CRISES) if crises >> crisis & 1]


def check_condition(v: State, seat: int, who: int) -> None:
    """T9: an "if" is about somebody who decides on the impending crisis before its speaker does."""
    if v.phase != IMPENDING:
        raise Refused("'if' is about an impending crisis, and there is none", "T23")
    to_answer = [v.actor, *seats_to_answer(v, v.actor)]
    if seat not in to_answer:
        raise Refused("'if': you have decided on this crisis already", "T23")
    if who not in to_answer:
        raise Refused(f"'if': seat {who} has decided on this crisis already", "T23")
    if to_answer.index(who) > to_answer.index(seat):
        raise Refused(f"'if': seat {who} decides after you, so it could never be tested", "T23")


def colour_shown(action: int) -> str | None:
    """The colour of the card that an action shows to all; None if it shows none."""
    if PLAY <= action < CONTRIBUTE:
        return COLOUR_LETTERS[(action - PLAY) // VALUES]
    if CONTRIBUTE <= action < TAKE_SET:
        return COLOUR_LETTERS[(action - CONTRIBUTE) // VALUES // REGIONS]
    if action >= DISCARD:
        return COLOUR_LETTERS[(action - DISCARD) // VALUES]
    return None
