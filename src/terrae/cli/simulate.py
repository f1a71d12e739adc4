"""`terrae simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import (
    MOST_GAMES,
    Chance,
    DeckFile,
    GameName,
    Options,
    Players,
    Seed,
    how_many,
    named,
    read_deck,
    read_options,
)


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="M", help="How many games to play.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="Who plays; fewer names go round the table, more take turns.")
    ] = "random",
    seed: Seed = None,
    chance: Chance = None,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Append a record of every game.")] = None,
    option: Options = None,
    deck: DeckFile = None,
) -> None:
    """Let bots play whole games; print who won, and keep the records if you like."""
    import secrets

    from terrae.engine.record import append
    from terrae.lab.simulate import SimulationPlan, Standings, matches
    from terrae.terminal.output import listing, with_progress
    from terrae.terminal.reports import counted, simulation

    chosen = named(game)
    plan = SimulationPlan(
        game=chosen,
        players=how_many(chosen, players),
        bots=bots.split(","),
        games=games,
        seed=secrets.token_hex(4) if seed is None else seed,
        options=read_options(option),
        deck=read_deck(chosen, deck),
        chance=chance,
    )
    tally = Standings()
    passing = tally.counting(match.record() for match in with_progress(matches(plan), chosen.name, games))
    if records is None:
        for _ in passing:
            pass
    else:
        append(records, passing)
    out = listing()
    out.print(simulation(plan, tally))
    if records is not None:
        out.print(f"{counted(tally.games, 'record')} appended to {records}", soft_wrap=True)
