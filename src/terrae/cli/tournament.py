"""`terrae tournament`: bots meet at tables of every mix."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from . import arguments
from .errors import INTERRUPTED, complain


def tournament(
    game: arguments.GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="Who takes part.")] = "",
    players: arguments.Players = None,
    deals: Annotated[int, typer.Option(min=1, max=arguments.MOST_GAMES, metavar="N", help="Games of each mix.")] = 100,
    mixes: Annotated[
        str, typer.Option(metavar="every|lone", help="Every mix of them; or all of a kind, and one among such others.")
    ] = "every",
    mix: Annotated[
        list[str] | None, typer.Option("--mix", metavar="A,B,B,B", help="This mix alone; may be repeated.")
    ] = None,
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    option: arguments.Options = None,
    deck: arguments.DeckFile = None,
    workers: arguments.Workers = None,
    on: arguments.On = "processes",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game in this file; go on from those it holds.")
    ] = None,
    json: arguments.Report = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a line for each bot of each mix.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it: .png, .svg or .pdf.")] = None,
) -> None:
    """Let bots meet at tables of every mix, on the same deals; print who wins and whose tables survive."""
    from terrae.bots.strangers import bots_chance
    from terrae.lab.kept_lines import chance_in
    from terrae.lab.ratings import rate
    from terrae.lab.tournament import jobs_for, report
    from terrae.lab.tournament_csv import to_csv
    from terrae.lab.tournament_mixes import chosen_mixes
    from terrae.lab.tournament_plot import ready_to_plot
    from terrae.lab.tournament_resume import ResumeFile
    from terrae.terminal.output import listing, with_progress, writable, writable_text
    from terrae.terminal.tournaments import tournament_report

    chosen = arguments.named(game)
    play = arguments.player(on, workers)
    tables = chosen_mixes(bots, mixes, mix or [], arguments.how_many(chosen, players))
    if chance is None and resume is not None:
        chance = chance_in(resume)
    names = dict.fromkeys(name for table in tables for name in table)
    rules = arguments.rules_for(chosen, players, seed, option, deck, bots_chance(chosen, names, chance))
    if len(tables) * deals > arguments.MOST_GAMES:
        raise Refused(f"{len(tables)} mixes of {deals} games each are more than {arguments.MOST_GAMES} games")
    jobs = jobs_for(rules, tables, deals)
    draw = ready_to_plot(plot) if plot else None
    write = writable(json) if json else None
    write_csv = writable_text(csv) if csv else None
    kept = ResumeFile(resume, rules) if resume else None
    outcomes, left = kept.split(jobs) if kept else ([], jobs)
    playing = with_progress(play(left), chosen.name, len(left))
    try:
        outcomes.extend(kept.keeping(playing) if kept else playing)
    except KeyboardInterrupt:
        if kept:
            done = f"{len(kept.outcomes)} games are kept in {resume}; the same command goes on (--seed {rules.seed})"
            raise typer.Exit(complain(done, INTERRUPTED)) from None
        raise
    mixed = report(rules, tables, outcomes)
    rated = rate(mixed, outcomes)
    if write:
        write(mixed)
    if write_csv:
        write_csv(to_csv(mixed))
    if draw:
        draw(mixed)
    if json != "-":
        listing().print(tournament_report(mixed, rated))
