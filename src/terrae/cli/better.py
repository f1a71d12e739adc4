"""`terrae better`: is one bot better than another?"""

from __future__ import annotations

from typing import Annotated

import typer

from . import arguments


def better(
    game: arguments.GameName,
    new: Annotated[str, typer.Argument(metavar="NEW", help="The bot that may be better.")],
    old: Annotated[str, typer.Argument(metavar="OLD", help="The bot it is compared with.")],
    among: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot of all other seats; OLD unless told.")
    ] = None,
    players: arguments.Players = None,
    deals: Annotated[
        int, typer.Option(min=1, max=arguments.MOST_GAMES, metavar="N", help="At most so many deals.")
    ] = 10_000,
    worth: Annotated[
        float, typer.Option("--lambda", min=0, max=1, metavar="X", help="What it is worth to survive without winning.")
    ] = 0.3,
    gain: Annotated[
        float, typer.Option(min=0.001, max=1, metavar="X", help="By so much utility a game it must be better.")
    ] = 0.05,
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    option: arguments.Options = None,
    deck: arguments.DeckFile = None,
    workers: arguments.Workers = None,
    on: arguments.On = "processes",
    json: arguments.Report = None,
) -> None:
    """Tell whether one bot is better than another, and stop as soon as that is clear."""
    from terrae.bots.strangers import bots_chance
    from terrae.lab.better import Comparison, compare, tables
    from terrae.lab.tournament import jobs_for
    from terrae.terminal.output import listing, status, writable
    from terrae.terminal.tournaments import comparison, so_far

    chosen = arguments.named(game)
    play = arguments.player(on, workers)
    drawn = bots_chance(chosen, [new, old, among or old], chance)
    rules = arguments.rules_for(chosen, players, seed, option, deck, drawn)
    test = Comparison(rules, new, old, among or old, worth, gain)
    jobs_for(test.rules, tables(test), 1)
    write = writable(json) if json else None
    found = None
    with status(f"{chosen.name} 0/{deals}") as show:
        for found in compare(test, deals, play):
            show(so_far(found, deals))
    assert found is not None
    if write:
        write(found)
    if json != "-":
        listing().print(comparison(found))
