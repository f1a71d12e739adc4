"""Commands that compare bots: a tournament, and whether one is better than another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from terrae.engine.errors import Refused

from .arguments import (
    MOST_GAMES,
    Chance,
    DeckFile,
    GameName,
    Options,
    Players,
    Report,
    Seed,
    Workers,
    how_many,
    named,
    read_deck,
    read_options,
)
from .complaints import INTERRUPTED, complain

if TYPE_CHECKING:
    from terrae.engine.game import Game
    from terrae.lab.games import Job, Rules
    from terrae.lab.tournament import Outcome

On = Annotated[str, typer.Option("--on", metavar="processes|ray", help="Processes of this machine, or a Ray cluster.")]


def processes(workers: int | None) -> int:
    """How many processes play."""
    import os

    return workers or os.cpu_count() or 1


def player(on: str, workers: int | None) -> Callable[[Iterable[Job]], Iterator[Outcome]]:
    """What plays the games; `Refused` if it cannot."""
    from terrae.lab.cluster import ready_for_ray, spread_on_ray
    from terrae.lab.shards import spread
    from terrae.lab.tournament import play_deal

    if on == "ray":
        ready_for_ray()
        return lambda jobs: spread_on_ray(jobs, play_deal, workers)
    if on != "processes":
        raise Refused(f"--on is processes or ray, not {on!r}")
    return lambda jobs: spread(jobs, play_deal, processes(workers))


def rules_for(
    game: Game[Any, Any],
    players: int | None,
    seed: str | None,
    option: list[str] | None,
    deck: Path | None,
    chance: str | None,
) -> Rules:
    """What is played, by the options that were typed."""
    import secrets

    from terrae.lab.games import rules_of

    seed = secrets.token_hex(4) if seed is None else seed
    return rules_of(game, how_many(game, players), seed, read_options(option), read_deck(game, deck), chance)


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="Who takes part.")] = "",
    players: Players = None,
    deals: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games of each mix.")] = 100,
    mixes: Annotated[
        str, typer.Option(metavar="every|lone", help="Every mix of them; or all of a kind, and one among such others.")
    ] = "every",
    mix: Annotated[
        list[str] | None, typer.Option("--mix", metavar="A,B,B,B", help="This mix alone; may be repeated.")
    ] = None,
    seed: Seed = None,
    chance: Chance = None,
    option: Options = None,
    deck: DeckFile = None,
    workers: Workers = None,
    on: On = "processes",
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every game in this file; go on from those it holds.")
    ] = None,
    json: Report = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a line for each bot of each mix.")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it: .png, .svg or .pdf.")] = None,
) -> None:
    """Let bots meet at tables of every mix, on the same deals; print who wins and whose tables survive."""
    from terrae.bots.strangers import bots_chance
    from terrae.lab.kept import Kept, kept_chance
    from terrae.lab.mixes import chosen_mixes
    from terrae.lab.ratings import rate
    from terrae.lab.tournament import jobs_for, report
    from terrae.lab.tournament_csv import to_csv
    from terrae.lab.tournament_plot import ready_to_plot
    from terrae.terminal.output import listing, with_progress, writable, writable_text
    from terrae.terminal.tournaments import tournament_report

    chosen = named(game)
    play = player(on, workers)
    tables = chosen_mixes(bots, mixes, mix or [], how_many(chosen, players))
    if chance is None and resume is not None:
        chance = kept_chance(resume)
    names = dict.fromkeys(name for table in tables for name in table)
    rules = rules_for(chosen, players, seed, option, deck, bots_chance(chosen, names, chance))
    if len(tables) * deals > MOST_GAMES:
        raise Refused(f"{len(tables)} mixes of {deals} games each are more than {MOST_GAMES} games")
    jobs = jobs_for(rules, tables, deals)
    draw = ready_to_plot(plot) if plot else None
    write = writable(json) if json else None
    write_csv = writable_text(csv) if csv else None
    kept = Kept(resume, rules) if resume else None
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


def better(
    game: GameName,
    new: Annotated[str, typer.Argument(metavar="NEW", help="The bot that may be better.")],
    old: Annotated[str, typer.Argument(metavar="OLD", help="The bot it is compared with.")],
    among: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot of all other seats; OLD unless told.")
    ] = None,
    players: Players = None,
    deals: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="At most so many deals.")] = 10_000,
    worth: Annotated[
        float, typer.Option("--lambda", min=0, max=1, metavar="X", help="What it is worth to survive without winning.")
    ] = 0.3,
    gain: Annotated[
        float, typer.Option(min=0.001, max=1, metavar="X", help="By so much utility a game it must be better.")
    ] = 0.05,
    seed: Seed = None,
    chance: Chance = None,
    option: Options = None,
    deck: DeckFile = None,
    workers: Workers = None,
    on: On = "processes",
    json: Report = None,
) -> None:
    """Tell whether one bot is better than another, and stop as soon as that is clear."""
    from terrae.bots.strangers import bots_chance
    from terrae.lab.sequential import Comparison, compare, tables
    from terrae.lab.tournament import jobs_for
    from terrae.terminal.output import listing, status, writable
    from terrae.terminal.tournaments import comparison, so_far

    chosen = named(game)
    play = player(on, workers)
    drawn = bots_chance(chosen, [new, old, among or old], chance)
    rules = rules_for(chosen, players, seed, option, deck, drawn)
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
