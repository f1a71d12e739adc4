"""The positions of the lesson, each as the answers that it hopes for; dev/lessons.py finds them in games of bots."""

from typing import Any

View = dict[str, Any]


def solving_card(view: View) -> list[str]:
    """T10: the last card that averts a crisis, when there is a choice."""
    crisis, answers = view["impending"], view["question"]["answers"]
    if view["question"]["kind"] != "impending" or len(answers) < 3 or crisis["sum"] == 0:
        return []
    return [text for text in answers if text != "pass" and crisis["sum"] + int(text[1]) >= crisis["threat"]]


def first_card(view: View) -> list[str]:
    """T9: a crisis just drawn, and a card to be the first to help."""
    crisis, answers = view["impending"], view["question"]["answers"]
    if view["question"]["kind"] != "impending" or crisis["answered"] or len(answers) < 3:
        return []
    return [text for text in answers if text != "pass"]


def common_good(view: View) -> list[str]:
    """T14, T15: a full-blown crisis that one card solves."""
    if view["question"]["kind"] != "common-good":
        return []
    crises = {crisis["crisis"]: crisis for crisis in view["full_blown"]}
    wanted = []
    for text in view["question"]["answers"]:
        card, _, region = text.partition(">")
        crisis = crises.get(f"{card[0]}-{region}")
        if region and crisis and crisis["sum"] + int(card[1]) >= crisis["threat"]:
            wanted.append(text)
    return wanted


def hoard(view: View) -> list[str]:
    """T16: a set to lay aside."""
    answers = view["question"]["answers"]
    return [text for text in answers if text != "done"] if view["question"]["kind"] == "hoard" else []


PLAYERS = 3
BOT = "tips"
POSITIONS = (first_card, solving_card, common_good, hoard)
