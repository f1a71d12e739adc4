"""`terrae bots`: lists the bots."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import Report, named


def bots(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Of this game only.")] = None,
    json: Report = None,
) -> None:
    """List the bots: what each is like, its parameters, and where it is found."""
    from terrae.bots.catalogue import catalogue
    from terrae.engine.game import games as known
    from terrae.sentences import sentences_for
    from terrae.terminal.output import listing, writable
    from terrae.terminal.reports import bot_list

    chosen = known().values() if game is None else [named(game)]
    write = writable(json) if json else None
    entries = [entry for one in chosen for entry in catalogue(one, sentences_for(one))]
    if write:
        write(entries)
    if json != "-":
        listing().print(bot_list(entries))
