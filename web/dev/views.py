"""Plays real games between bots and writes what each seat saw as fixtures for the page /dev: run it from `web/`.

python dev/views.py GAME PLAYERS BOT [SEED ...]
"""

import json
import sys
from pathlib import Path

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

HERE = Path(__file__).parent / "fixtures"
NAMES = ("Lena", "Aiko", "Mateo", "Juno", "Otto", "Ines")


def played(name: str, seats: int, bot_name: str, seed: str) -> dict[str, object]:
    """A whole game as each seat saw it, in the form of a replay of docs/protocol.md."""
    game = game_named(name)
    bot = bot_named(game, bot_name)
    players = [{"name": NAMES[seat], "kind": "human" if seat == 0 else "bot:tips"} for seat in range(seats)]
    match = Match(game, players, seed=seed)
    viewers = range(seats)
    views = [match.view(seat) for seat in viewers]
    steps: list[dict[str, object]] = [{"number": 0, "seat": None, "told": "", "story": [], "views": views}]
    while not match.over:
        actor, before = match.actor, [match.seen_by(seat) for seat in viewers]
        action = bot(position_of(match))
        notations = [game.notation_for(before[actor], match.d, action, seat) for seat in viewers]
        match.act(action)
        after = [match.seen_by(seat) for seat in viewers]
        stories = [game.story(before[s], match.deck, actor, notations[s], after[s], s) for s in viewers]
        views = [match.view(seat) for seat in viewers]
        steps.append(
            {"number": len(match.moves), "seat": actor, "told": notations[0], "story": stories[0], "views": views}
        )
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
        "given": game.given(match.moves, seats),
        "steps": steps,
    }


def main(name: str, seats: str, bot: str, *seeds: str) -> None:
    HERE.mkdir(exist_ok=True)
    for seed in seeds or ("1", "2", "3"):
        fixture = played(name, int(seats), bot, seed)
        outcome = fixture["result"]["outcome"]  # type: ignore[index]  # every result has it
        file = HERE / f"{name}-{seed}.json"
        file.write_text(json.dumps(fixture), "utf-8")
        print(f"{file.name}: {len(fixture['steps'])} steps, {outcome}")  # type: ignore[arg-type]  # it is a list


if __name__ == "__main__":
    main(*sys.argv[1:])
