"""Finds the positions of the lessons in games between bots and writes them to src/lessons: run it from `web/`.

A position is what one seat sees with its question, and for each answer that the lesson hopes for, what comes of it.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

HERE = Path(__file__).parent.parent / "src" / "lessons"
NAMES = ("You", "Aiko", "Mateo")
TOLD = 6
"""How many moves of the story go with a position."""

View = dict[str, Any]
Wish = Callable[[View], list[str]]
"""The answers that a lesson hopes for; none if the position does not suit it."""


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
    wished = []
    for text in view["question"]["answers"]:
        card, _, region = text.partition(">")
        crisis = crises.get(f"{card[0]}-{region}")
        if region and crisis and crisis["sum"] + int(card[1]) >= crisis["threat"]:
            wished.append(text)
    return wished


def hoard(view: View) -> list[str]:
    """T16: a set to lay aside."""
    answers = view["question"]["answers"]
    return [text for text in answers if text != "done"] if view["question"]["kind"] == "hoard" else []


def take(view: View) -> list[str]:
    """F10: any card of the display, early in the game."""
    early = len(view["territories"][0]["cards"]) == 3
    answers = [text for text in view["question"]["answers"] if text[-1].isdigit()]
    return answers if view["question"]["kind"] == "take" and early else []


def place(view: View) -> list[str]:
    """F12, F13: a cell in whose row and column at least two cards lie."""
    activates = view["question"].get("activates", {})
    wished = [text for text, cards in activates.items() if len(cards) >= 2]
    return wished if len(view["territories"][0]["cards"]) >= 3 and len(wished) < len(activates) else []


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


LESSONS: dict[str, tuple[int, str, list[Wish]]] = {
    "terra": (3, "tips", [first_card, solving_card, common_good, hoard]),
    "terra-futura": (2, "planner", [take, place, use, pay]),
}


def position(name: str, seats: int, bot_name: str, wish: Wish) -> View:
    """The first position of a game between bots that suits the lesson, with what comes of each wished answer."""
    game = game_named(name)
    bot = bot_named(game, bot_name)
    for seed in range(500):
        match = Match(game, [{"name": NAMES[seat], "kind": "human"} for seat in range(seats)], seed=f"lesson {seed}")
        told: list[View] = []
        while not match.over:
            view = match.view(0)
            wished = wish(view) if view["question"] else []
            if wished:
                return {"view": view, "log": told[-TOLD:], "wished": {text: outcome(match, text) for text in wished}}
            actor, before = match.actor, match.seen_by(0)
            action = bot(position_of(match))
            text = game.told(match.seen_by(actor), match.d, action, 0)
            match.act(action)
            told.append(step(match, before, actor, text))
    raise LookupError(f"no position for {wish.__name__}")


def step(match: Match[Any, Any], before: Any, actor: int, text: str) -> View:
    events = match.game.story(before, match.deck, actor, text, match.seen_by(0), 0)
    return {"number": len(match.moves), "seat": actor, "told": text, "story": events}


def outcome(match: Match[Any, Any], text: str) -> View:
    """What the seat sees after this answer. The match is left as it was."""
    branch = Match(
        match.game, match.players, deck=match.deck, options=match.options, seed=match.seed, setup=match.setup
    )
    for seat, answer in match.moves:
        branch.play(seat, answer)
    before = branch.seen_by(0)
    branch.play(0, text)
    return {"view": branch.view(0), **step(branch, before, 0, text)}


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for name, (seats, bot, wishes) in LESSONS.items():
        game = game_named(name)
        found = [position(name, seats, bot, wish) for wish in wishes]
        deck = Match(game, [{"name": "", "kind": "human"}] * seats, seed="").deck
        lesson = {
            "game": name,
            "players": NAMES[:seats],
            "deck": {"document": deck.document, "notes": deck.notes},
            "positions": found,
        }
        file = HERE / f"{name}.json"
        file.write_text(json.dumps(lesson, separators=(",", ":")) + "\n", "utf-8")
        print(f"{file.name}: {len(found)} positions, {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
