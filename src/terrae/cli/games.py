"""Commands about the games: play one, list them and their bots."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import DeckFile, GameName, Options, Players, Report, Seed, how_many, named, read_deck, read_options


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="The other players; repeated round the table.")] = "",
    name: Annotated[str, typer.Option(metavar="TEXT", help="What you are called.")] = "You",
    seed: Seed = None,
    option: Options = None,
    deck: DeckFile = None,
    language: Annotated[
        str | None, typer.Option(metavar="CODE", help="The language of the sentences; else TERRAE_LANGUAGE or LANG.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game; an unfinished one is kept on file.")] = False,
) -> None:
    """Play in the terminal against bots. The game is saved after every decision."""
    from terrae.home import home
    from terrae.sentences import sentences_for
    from terrae.terminal.output import console
    from terrae.terminal.play import Request, usual_bots
    from terrae.terminal.play import play as play_game
    from terrae.terminal.saves import Saves

    chosen = named(game)
    request = Request(
        game=chosen,
        players=how_many(chosen, players),
        bots=bots.split(",") if bots else usual_bots(chosen),
        name=name,
        seed=seed,
        options=read_options(option),
        deck=read_deck(chosen, deck),
        new=new,
        customised=any((players, bots, seed, option, deck)),
    )
    play_game(request, sentences_for(chosen, language), console(), Saves(home(), chosen.name))


def games() -> None:
    """List the games."""
    from terrae.engine.game import games as known
    from terrae.terminal.output import listing
    from terrae.terminal.reports import game_list

    listing().print(game_list(known().values()))


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
