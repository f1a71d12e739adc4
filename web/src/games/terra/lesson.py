"""The positions of the lesson, each as the answers that it hopes for; dev/lessons.py finds them in games of bots."""

from typing import Any

View = dict[str, Any]


def solving_card(view: View) -> list[str]:
    """T10: the last card that averts a crisis, when there is a choice."""
    question = view["question"]
    if question["kind"] != "impending" or len(question["answers"]) < 3 or view["impending"]["sum"] == 0:
        return []
    return list(question["solves"])


def first_card(view: View) -> list[str]:
    """T9: a crisis just drawn, and a card to be the first to help."""
    crisis, answers = view["impending"], view["question"]["answers"]
    if view["question"]["kind"] != "impending" or crisis["answered"] or len(answers) < 3:
        return []
    return [text for text in answers if text != "pass"]


def common_good(view: View) -> list[str]:
    """T14, T15: a full-blown crisis that one card solves."""
    return list(view["question"]["solves"]) if view["question"]["kind"] == "common-good" else []


def hoard(view: View) -> list[str]:
    """T16: a set to lay aside."""
    answers = view["question"]["answers"]
    return [text for text in answers if text != "done"] if view["question"]["kind"] == "hoard" else []


PLAYERS = 3
BOT = "tips"
POSITIONS = (first_card, solving_card, common_good, hoard)
