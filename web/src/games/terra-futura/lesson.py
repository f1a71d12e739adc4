"""The moments of the lesson, each with the merit of every answer; dev/lessons.py finds them in a game of bots."""

from math import inf
from typing import Any

from lessons import Merits, Moment, Place, Steps

from terrae.games.terra_futura.rules.actions import STOP
from terrae.games.terra_futura.view.preview import TURN, best_turns

NONE: Merits = {}
EARLY = 3
"""Cards in the territory when the lesson begins to choose: with fewer, every choice is as good as the next."""


def asked(place: Place, kind: str) -> dict[str, Any]:
    """What the answers to a question of this kind would bring; nothing if another one is asked."""
    return place.ahead() if place.view["question"]["kind"] == kind else {}


def cards(place: Place) -> list[dict[str, Any]]:
    own: list[dict[str, Any]] = place.view["territories"][0]["cards"]
    return own


def clear(merits: Merits, by: int) -> Merits:
    """The merits, if whoever learns sees why: few answers are the best, and every other one is worse by so much."""
    worse = below(merits)
    is_few = len(merits) - len(worse) <= max(1, len(merits) // 2)
    return merits if worse and is_few and max(worse) <= max(merits.values()) - by else NONE


def below(merits: Merits) -> list[int]:
    """The merits that are not the highest."""
    return [merit for merit in merits.values() if merit < max(merits.values())]


def turn_begins(place: Place) -> Merits:
    """F8: nothing is chosen yet."""
    question = place.view["question"]
    return dict.fromkeys(question["answers"], 0) if question["kind"] == "drop" else NONE


def drop(place: Place) -> Merits:
    """F9: to drop a card that one does not need leaves as much to take, and a new card besides."""
    view = place.view
    if view["question"]["kind"] != "drop" or len(cards(place)) < EARLY:
        return NONE
    takes = {answer: one["after"] for answer, one in place.ahead("keep").items()}
    if len(takes) < len([card for row in view["display"].values() for card in row if card]):
        return NONE
    merits: dict[str, tuple[int, int]] = {}
    for answer in view["question"]["answers"]:
        oldest = f"take {answer.removeprefix('drop ')}{len(view['display']['I'])}"
        merits[answer] = (max(after for take, after in takes.items() if take != oldest), int(answer != "keep"))
    return merits


def take(place: Place) -> Merits:
    """F10: the card of the display with which this turn brings most."""
    told = asked(place, "take")
    answers = place.view["question"]["answers"]
    if len(cards(place)) < EARLY or len(told) < len(answers) - 2:
        return NONE
    return clear({answer: told[answer]["after"] if answer in told else -1 for answer in answers}, 2)


def put(place: Place) -> Merits:
    """F12, F13: the cell in which the turn brings most."""
    told = asked(place, "place")
    if len(cards(place)) < EARLY or not all("after" in one for one in told.values()):
        return NONE
    return clear({answer: one["after"] for answer, one in told.items()}, 2)


def use(place: Place) -> Merits:
    """F13: an order in which nothing is wasted: with some of the cards one must not begin."""
    answers = place.view["question"]["answers"]
    if place.view["question"]["kind"] != "use" or len(answers) < 4 or place.view["placed"] is None:
        return NONE
    match = place.match
    turns = best_turns(match.game, True)
    v = match.seen_by(0)
    turns.lay_out(v, match.d, inf)
    merits = {}
    for answer, action in zip(answers, match.game.legal(v, match.d), strict=True):
        found = (match.game.run.score(v, match.d, 0),) if action == STOP else turns.best(action, TURN)
        if found is None:
            return NONE
        merits[answer] = found[0]
    uses = {answer: merit for answer, merit in merits.items() if answer != "end"}
    return clear(merits, 2) if min(uses.values()) < max(uses.values()) else NONE


def pollute(place: Place) -> Merits:
    """F17, F19, F20: pollution that chokes one card and not another."""
    told = asked(place, "pollute")
    merits = {answer: one["after"] for answer, one in told.items()}
    return merits if merits and max(merits.values()) - 2 >= max(below(merits), default=inf) else NONE


def clean(place: Place) -> Merits:
    """F18, F20: a choked card with something on it is active again when a cube of its own is moved away."""
    question = place.view["question"]
    choked = [card for card in cards(place) if not card["active"] and card["resources"]]
    if question["kind"] != "move" or not choked or place.view["activation"]["copied"]:
        return NONE
    return {answer: (awake_after(place, answer), place.worth_after(answer)) for answer in question["answers"]}


def awake_after(place: Place, answer: str) -> int:
    """How many of one's cards are active after an answer."""
    branch = place.match.copy()
    branch.play(0, answer)
    return sum(card["active"] for card in branch.view(0)["territories"][0]["cards"])


def copy(place: Place) -> Merits:
    """F21, F22: the effect of another player that brings most."""
    return clear({answer: one["after"] for answer, one in asked(place, "copy").items()}, 2)


def pattern(place: Place) -> Merits:
    """F26, F27: the pattern that brings most."""
    return clear({answer: one["after"] for answer, one in asked(place, "pattern").items()}, 3)


def ends_well(match: Any) -> bool:
    """F31: one player alone wins."""
    return len(match.view(0)["result"]["winners"]) == 1


def why(match: Any, _: Steps) -> dict[str, Any]:
    """Where the winner is furthest ahead of whoever comes second."""
    view = match.view(0)
    result = view["result"]
    (first, _), (second, _), *_ = view["ranking"]

    def parts(seat: int) -> dict[str, int]:
        worth, part = view["territories"][seat]["worth"], result["parts"][seat]
        products = {kind: worth.get(kind, 0) for kind in ("food", "construction", "goods")}
        raw = sum(worth.values()) - sum(products.values())
        return {**products, "raw": raw, "set": part["set"], "polluted": part["polluted"]}

    best, other = parts(first), parts(second)
    source = max(best, key=lambda of: best[of] - other[of])
    return {
        "winner": first,
        "second": second,
        "points": result["scores"][first],
        "next": result["scores"][second],
        "source": source,
        "more": best[source],
        "less": other[source],
    }


FIRST_SEED = 250
"""Where the search begins: in earlier games not all of it happened when they were last looked at."""
BOTS = ("greedy", "planner")
MOMENTS = (
    Moment("take", 0, take),
    Moment("place", 1, put),
    Moment("use", 2, use),
    Moment("goals", 3, turn_begins, is_look=True),
    Moment("drop", 4, drop),
    Moment("pollute", 4, pollute),
    Moment("clean", 4, clean),
    Moment("copy", 4, copy),
    Moment("pattern", 5, pattern),
)
