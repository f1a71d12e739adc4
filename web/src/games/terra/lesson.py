"""The moments of the lesson, each with the merit of every answer; dev/lessons.py finds them in a game of bots."""

from typing import Any

from lessons import Merits, Moment, Place

NONE: Merits = {}


def asked(place: Place, kind: str) -> dict[str, Any]:
    """What the answers to a question of this kind would bring; nothing if another one is asked."""
    return place.ahead() if place.view["question"]["kind"] == kind else {}


def first_card(place: Place) -> Merits:
    """T8, T9: a crisis that one has just drawn; whoever gives a card is the first to help."""
    told = asked(place, "impending")
    if len(told) < 3 or place.view["impending"]["answered"]:
        return NONE
    merits = {answer: one["most"] > one["before"] for answer, one in told.items()}
    return merits if all(merits[answer] for answer in merits if answer != "pass") else NONE


def last_card(place: Place) -> Merits:
    """T10: the last to answer averts the crisis with one card, and not with another."""
    told = asked(place, "impending")
    if len(told) < 3 or not told["pass"]["last"] or told["pass"]["averted"] or told["pass"]["lost"]:
        return NONE
    return averting(told)


def fatal(place: Place) -> Merits:
    """T12: the last to answer decides whether control is lost."""
    told = asked(place, "impending")
    if not told or not told["pass"]["last"] or not told["pass"]["lost"]:
        return NONE
    return averting(told)


def averting(told: dict[str, Any]) -> Merits:
    """What averts the crisis is best, if it does not matter with which card."""
    if len({one["after"] for one in told.values() if one["averted"]}) != 1:
        return NONE
    return {answer: one["averted"] for answer, one in told.items()}


def closing(place: Place) -> Merits:
    """T14, T15: a full-blown crisis that one card closes."""
    return {answer: one["after"] for answer, one in asked(place, "common-good").items()}


def hoard(place: Place) -> Merits:
    """T16: of the sets in one's hand the one that is worth most."""
    told = asked(place, "hoard")
    return {answer: one["after"] for answer, one in told.items()} if len(told) > 1 else NONE


FIRST_SEED = 150
"""Where the search begins: in earlier games not all of it happened when they were last looked at."""
BOTS = ("tips", "tips", "greedy")
MOMENTS = (
    Moment("first", 0, first_card),
    Moment("last", 1, last_card),
    Moment("close", 2, closing),
    Moment("hoard", 3, hoard),
    Moment("fatal", 4, fatal),
)
