"""The command that writes data sets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from . import arguments


def dataset(
    game: arguments.GameName,
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="Write the files there.")],
    players: arguments.Players = None,
    games: arguments.Games = 1000,
    bots: arguments.WhoPlays = "random",
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    option: arguments.Options = None,
    deck: arguments.DeckFile = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Take the games of this file instead of playing.")
    ] = None,
    observations: Annotated[
        bool, typer.Option("--observations", help="Add what the deciding seat sees, a column for each part.")
    ] = False,
    talk: Annotated[bool, typer.Option("--talk", help="Let bots talk, and add what was said.")] = False,
    workers: arguments.Workers = None,
    on: arguments.On = "processes",
) -> None:
    """Write games as Parquet: a table of games and one of decisions, with Croissant metadata."""
    import secrets
    from functools import partial

    from terrae.bots.strangers import bots_chance
    from terrae.lab.dataset import DECISIONS, Tables, in_order, jobs_for, play_rows, rows_from
    from terrae.lab.games import rules_of
    from terrae.terminal.output import console, with_progress
    from terrae.terminal.reports import drawn

    chosen = arguments.named(game)
    if records is not None and any((players, seed, chance, option, deck)):
        raise Refused("--records brings its own players, cards and options")
    spread = arguments.spread_on(on, workers)
    tables = Tables(chosen, to, observations, talk)
    if records is None:
        names = bots.split(",")
        chance = bots_chance(chosen, names, chance)
        rules = rules_of(
            chosen,
            arguments.how_many(chosen, players),
            secrets.token_hex(4) if seed is None else seed,
            arguments.read_options(option),
            arguments.read_deck(chosen, deck),
            chance,
        )
        jobs = jobs_for(rules, names, games, talk)
        playing = spread(jobs, partial(play_rows, observes=observations))
        passing = with_progress(playing, chosen.name, games)
    else:
        passing = with_progress(rows_from(chosen, records, observations, talk), chosen.name)
    written, decisions = tables.write(in_order(passing))
    size = (to / DECISIONS).stat().st_size
    told = f"{written} games with {decisions} decisions in {to}; {size / max(1, decisions):.2f} bytes a decision"
    console().print(told + drawn(chance), soft_wrap=True)
