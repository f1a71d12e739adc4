"""The command that gives an assistant a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from .arguments import DeckFile, Language, Options, OtherBots, Players, Seed, how_many, named, read_deck, read_options


def mcp(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Play this game here, among bots.")] = None,
    link: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="TERRAE_LINK", help="Play at a table of the service: a seat's link, or one to join."
        ),
    ] = None,
    name: Annotated[str, typer.Option(metavar="TEXT", help="What the player is called.")] = "Assistant",
    language: Language = "en",
    players: Players = None,
    bots: OtherBots = "",
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Append the record of a local game.")] = None,
) -> None:
    """Give an assistant a seat, by the Model Context Protocol on standard input and output."""
    import asyncio
    import secrets

    from terrae.bots.opponents import check_name, usual_bots
    from terrae.text.play import TextRequest

    if (game is None) == (link is None):
        raise Refused("name a game to play here, or a link with --link or TERRAE_LINK; not both")
    try:
        from terrae.text.mcp import play_at_service, play_here
    except ModuleNotFoundError as error:
        raise Refused(f"this needs the package {error.name}; install it with: pip install 'terrae[mcp]'") from None
    if link is not None:
        asyncio.run(play_at_service(link, check_name(name), language))
        return
    chosen = named(game)
    seats = how_many(chosen, players)
    request = TextRequest(
        game=chosen,
        players=seats,
        bots=bots.split(",") if bots else usual_bots(chosen, seats - 1),
        seed=secrets.token_hex(4) if seed is None else seed,
        name=check_name(name),
        options=read_options(option),
        deck=read_deck(chosen, deck),
    )
    asyncio.run(play_here(request, language, records))
