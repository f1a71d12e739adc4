"""`terrae decks check`: checks a deck file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from .arguments import named


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A deck as TOML.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Whose deck it is, if the file does not say.")
    ] = None,
) -> None:
    """Check a deck file; what is wrong is told with its place and rule."""
    from terrae.engine.decks import load_deck, read_deck_file

    name = read_deck_file(file).get("game") if game is None else game
    if name is None:
        raise Refused(f'{file}: does not say whose deck it is; write game = "..." into it, or give --game')
    try:
        chosen = named(name)
    except Refused as error:
        raise Refused(f"{file}: {error}" if game is None else str(error)) from None
    deck = load_deck(chosen, file)
    typer.echo(f"{file}: holds as a deck of {chosen.name}: {deck.document['name']}")
