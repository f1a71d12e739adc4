"""The command that teaches a game's learned value."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import MOST_GAMES, DeckFile, GameName, named, read_deck


def train(
    game: GameName,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Write the weights there.")],
    games: Annotated[int, typer.Option(min=10, max=MOST_GAMES, metavar="N", help="Games to learn from.")] = 60_000,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "train",
    deck: DeckFile = None,
) -> None:
    """Teach the value that a game's learned bots judge by, from play against itself on one core."""
    import os

    os.environ.setdefault(
        "OPENBLAS_NUM_THREADS", "1"
    )  # its arrays are small: more threads only get in each other's way

    from terrae.engine.decks import load_deck
    from terrae.lab.learn import GAMES_A_LESSON, learner_of, lessons, provenance
    from terrae.terminal.output import console, with_progress, writable_text

    chosen = named(game)
    learner = learner_of(chosen, read_deck(chosen, deck) or load_deck(chosen, chosen.default_deck()))
    write = writable_text(to)
    *_, last = with_progress(lessons(learner, games, seed), chosen.name, games // GAMES_A_LESSON)
    write(learner.pack(last.net.flat(), provenance(chosen, games, seed)))
    console().print(f"{games} games; the value misses what came of them by {last.error:.3g}")
