"""Plays real games between bots and writes what each seat saw as fixtures for the page /dev: run it from `web/`."""

import json
import sys
from pathlib import Path

from terrae.bots.registry import bot_named
from terrae.engine.chance import below
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position, position_of

HERE = Path(__file__).parent / "fixtures"
NAMES = ("Lena", "Aiko", "Mateo", "Juno", "Otto", "Ines")


def helpful(position: Position) -> int:
    """Mostly the last legal action, which in Terra is the highest card; so that games last, and not all are lost."""
    return position.legal[-1] if below(position.r, 5) else position.legal[below(position.r, len(position.legal))]


GAMES = {"terra": 5, "terra-futura": 4}


def bot_for(name: str) -> Bot:
    return helpful if name == "terra" else bot_named(game_named(name), "planner")


def played(name: str, seats: int, seed: str) -> dict[str, object]:
    """A whole game through the eyes of each seat, in the form of a replay of docs/protocol.md."""
    game = game_named(name)
    bot = bot_for(name)
    players = [{"name": NAMES[seat], "kind": "human" if seat == 0 else "bot:tips"} for seat in range(seats)]
    match = Match(game, players, seed=seed)
    eyes = range(seats)
    views = [match.view(seat) for seat in eyes]
    steps: list[dict[str, object]] = [{"number": 0, "seat": None, "told": "", "story": [], "views": views}]
    while not match.over:
        actor, before = match.actor, [match.seen_by(seat) for seat in eyes]
        action = bot(position_of(match))
        told = [game.told(before[actor], match.d, action, seat) for seat in eyes]
        match.act(action)
        after = [match.seen_by(seat) for seat in eyes]
        stories = [game.story(before[s], match.deck, actor, told[s], after[s], s) for s in eyes]
        views = [match.view(seat) for seat in eyes]
        steps.append({"number": len(match.moves), "seat": actor, "told": told[0], "story": stories[0], "views": views})
    deck = {"document": match.deck.document, "notes": match.deck.notes}
    result = game.result(match.state, match.d)
    return {
        "format": "terrae-sight/1",
        "game": name,
        "eyes": "all",
        "deck": deck,
        "options": match.options,
        "players": players,
        "result": result,
        "steps": steps,
    }


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for name, seats in GAMES.items():
        for seed in sys.argv[1:] or ["1", "2", "3"]:
            told = played(name, seats, seed)
            outcome = told["result"]["outcome"]  # type: ignore[index]  # every result has it
            file = HERE / f"{name}-{seed}.json"
            file.write_text(json.dumps(told), "utf-8")
            print(f"{file.name}: {len(told['steps'])} steps, {outcome}")  # type: ignore[arg-type]  # it is a list


if __name__ == "__main__":
    main()
