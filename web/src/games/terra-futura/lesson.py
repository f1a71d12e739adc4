"""The positions of the lesson, each as the answers that it hopes for; dev/lessons.py finds them in games of bots."""

from typing import Any

View = dict[str, Any]


def take(view: View) -> list[str]:
    """F10: any card of the display, early in the game."""
    early = len(view["territories"][0]["cards"]) == 3
    answers = [text for text in view["question"]["answers"] if text[-1].isdigit()]
    return answers if view["question"]["kind"] == "take" and early else []


def place(view: View) -> list[str]:
    """F12, F13: a cell in whose row and column at least two cards lie."""
    activates = view["question"].get("activates", {})
    wanted = [text for text, cards in activates.items() if len(cards) >= 2]
    return wanted if len(view["territories"][0]["cards"]) >= 3 and len(wanted) < len(activates) else []


def use(view: View) -> list[str]:
    """F14, F15: two cards at least that can be activated, one of them by a gain."""
    answers = view["question"]["answers"]
    return [text for text in answers if text != "end"] if view["question"]["kind"] == "use" and len(answers) > 3 else []


def pay(view: View) -> list[str]:
    """F16, F17: an exchange with pollution, and more than one way to pay."""
    question, activation = view["question"], view["activation"]
    due = sum(activation["due"].values()) if activation else 0
    dirty = question["kind"] == "pay" and activation["pollution"] == 1 and due == 1
    return question["answers"] if dirty and len(question["answers"]) > 1 else []


PLAYERS = 2
BOT = "planner"
POSITIONS = (take, place, use, pay)
