"""Finds the positions of every game's lesson in games between bots: run it from `web/`.

`src/games/<game>/lesson.py` says which positions, `lesson.json` beside it gets them. A position is what one seat sees
with its question, and for each answer that the lesson hopes for, what comes of it.
"""

import json
from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

GAMES = Path(__file__).parent.parent / "src" / "games"
NAMES = ("You", "Aiko", "Mateo")
STORY = 6
"""How many moves of the story go with a position."""

View = dict[str, Any]
Wanted = Callable[[View], list[str]]
"""The answers that a lesson hopes for; none if the position does not suit it."""


def position(name: str, seats: int, bot_name: str, wanted_in: Wanted) -> View:
    """The first position of a game between bots that suits the lesson, with what comes of each wanted answer."""
    game = game_named(name)
    bot = bot_named(game, bot_name)
    for seed in range(500):
        match = Match(game, [{"name": NAMES[seat], "kind": "human"} for seat in range(seats)], seed=f"lesson {seed}")
        story: list[View] = []
        while not match.over:
            view = match.view(0)
            wanted = wanted_in(view) if view["question"] else []
            if wanted:
                return {"view": view, "log": story[-STORY:], "wanted": {text: outcome(match, text) for text in wanted}}
            actor, before = match.actor, match.seen_by(0)
            action = bot(position_of(match))
            text = game.notation_for(match.seen_by(actor), match.d, action, 0)
            match.act(action)
            story.append(step(match, before, actor, text))
    raise LookupError(f"no position for {wanted_in.__name__}")


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
    for file in sorted(GAMES.glob("*/lesson.py")):
        name, plan = file.parent.name, run_path(str(file))
        game, seats = game_named(name), plan["PLAYERS"]
        found = [position(name, seats, plan["BOT"], wanted_in) for wanted_in in plan["POSITIONS"]]
        deck = Match(game, [{"name": "", "kind": "human"}] * seats, seed="").deck
        lesson = {
            "game": name,
            "players": NAMES[:seats],
            "deck": {"document": deck.document, "notes": deck.notes},
            "positions": found,
        }
        written = file.with_suffix(".json")
        written.write_text(json.dumps(lesson, separators=(",", ":")) + "\n", "utf-8")
        print(f"{name}: {len(found)} positions, {written.stat().st_size} bytes")


if __name__ == "__main__":
    main()
