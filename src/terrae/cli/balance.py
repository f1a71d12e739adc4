"""`terrae balance`: how fair a deck is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import MOST_GAMES, Chance, DeckFile, GameName, Report, Seed, Workers, named, read_deck


def balance(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games for each number of players.")
    ] = 100,
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot that plays every seat.")] = "planner",
    seed: Seed = None,
    chance: Chance = None,
    deck: DeckFile = None,
    workers: Workers = None,
    json: Report = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it: .png, .svg or .pdf.")] = None,
) -> None:
    """Measure how fair a deck is: what is taken, what wins, and which seat is the best."""
    import secrets

    from terrae.lab.balance import balance as measure
    from terrae.lab.balance import balance_of
    from terrae.lab.balance_plot import ready_to_plot
    from terrae.terminal.output import listing, with_progress, writable
    from terrae.terminal.reports import balance_report

    chosen = named(game)
    groups = balance_of(chosen).groups
    draw = ready_to_plot(plot, groups) if plot else None
    write = writable(json) if json else None
    report = measure(
        chosen,
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        bot=bot,
        chance=chance,
        deck=read_deck(chosen, deck),
        workers=workers,
        progress=lambda steps, total: with_progress(steps, chosen.name, total),
    )
    if write:
        write(report)
    if draw:
        draw(report)
    if json != "-":
        listing().print(balance_report(report, [group.key for group in groups]))
