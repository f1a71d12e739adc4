"""The moments of the lesson, each with the merit of every answer; dev/lessons.py finds them in a game of bots."""

from typing import Any

from lessons import Merits, Moment, Place, Steps

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
    # What averts it is best, if it does not matter with which card.
    if len({one["after"] for one in told.values() if one["averted"]}) != 1:
        return NONE
    return {answer: one["averted"] for answer, one in told.items()}


def fatal(place: Place) -> Merits:
    """T12: the last to answer decides whether control is lost."""
    told = asked(place, "impending")
    if not told or not told["pass"]["last"] or not told["pass"]["lost"]:
        return NONE
    return {answer: one["averted"] for answer, one in told.items()}


def closing(place: Place) -> Merits:
    """T14, T15: a full-blown crisis that one card closes."""
    return {answer: one["after"] for answer, one in asked(place, "common-good").items()}


def hoard(place: Place) -> Merits:
    """T16: of the sets in one's hand the one that is worth most."""
    told = asked(place, "hoard")
    return {answer: one["after"] for answer, one in told.items()} if len(told) > 1 else NONE


def events(steps: Steps, kind: str) -> list[dict[str, Any]]:
    return [event for step in steps for event in step["story"] if event["event"] == kind]


def settled(steps: Steps) -> bool:
    """T10, T12: everybody has answered."""
    return bool(events(steps, "averted") or events(steps, "full-blown"))


def scores_first(steps: Steps) -> bool:
    """T11: it was averted, and whoever learns was the first to help."""
    return any(seat == 0 for event in events(steps, "averted") for seat, _ in event["first"])


def ends_well(match: Any) -> bool:
    """T22: the world holds, and one player alone wins."""
    result = match.view(0)["result"]
    return result["outcome"] == "success" and len(result["winners"]) == 1


def why(match: Any, story: Steps) -> dict[str, Any]:
    """Where the winner is furthest ahead of whoever comes second."""
    view = match.view(0)
    result = view["result"]
    (first, _), (second, _), *_ = view["ranking"]
    by: dict[str, list[int]] = {source: [0] * len(match.players) for source in ("first", "highest", "solved")}
    for event in (event for step in story for event in step["story"]):
        for source in ("first", "highest"):
            for seat, points in event.get(source) or ():
                by[source][seat] += points
        if event["event"] == "solved":
            by["solved"][event["seat"]] += event["points"]
    by["hoard"] = result["hoard"]
    source = max(by, key=lambda of: by[of][first] - by[of][second])
    return {
        "winner": first,
        "second": second,
        "points": result["scores"][first],
        "next": result["scores"][second],
        "source": source,
        "more": by[source][first],
        "less": by[source][second],
    }


FIRST_SEED = 1671
"""Where the search begins: in earlier games not all of it happened when they were last looked at."""
BOTS = ("tips", "tips", "greedy")
MOMENTS = (
    Moment("first", 0, first_card, until=settled, shows=scores_first),
    Moment("last", 1, last_card),
    Moment("close", 1, closing),
    Moment("hoard", 1, hoard),
    Moment("fatal", 2, fatal),
)
