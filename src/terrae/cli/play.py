"""`terrae play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import DeckFile, GameName, Options, Players, Seed, how_many, named, read_deck, read_options


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
    from terrae.bots.opponents import usual_bots
    from terrae.home import home
    from terrae.sentences import sentences_for
    from terrae.terminal.output import console
    from terrae.terminal.play import TerminalRequest
    from terrae.terminal.play import play as play_game
    from terrae.terminal.saves import Saves

    chosen = named(game)
    seats = how_many(chosen, players)
    request = TerminalRequest(
        game=chosen,
        players=seats,
        bots=bots.split(",") if bots else usual_bots(chosen, seats - 1),
        name=name,
        seed=seed,
        options=read_options(option),
        deck=read_deck(chosen, deck),
        new=new,
        customised=any((players, bots, seed, option, deck)),
    )
    play_game(request, sentences_for(chosen, language), console(), Saves(home(), chosen.name))
