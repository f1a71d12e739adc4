"""Commands of the benchmark."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import MOST_GAMES, Chance, GameName, Players, Report, Workers, how_many, named, processes


def list_(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Of this game only.")] = None,
) -> None:
    """List the scenarios: who sits there, and whether one may train with them."""
    from terrae.engine.game import games
    from terrae.scenarios.manifest import has_scenarios, manifest_of
    from terrae.terminal.output import listing
    from terrae.terminal.scenarios import scenario_list

    chosen = [one for one in games().values() if has_scenarios(one)] if game is None else [named(game)]
    listing().print(scenario_list(manifest_of(one) for one in chosen))


def run(
    game: GameName,
    agent: Annotated[
        str, typer.Option(metavar="BOT", help="The agent: module:function, file.py:function, or a bot's name.")
    ],
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="NAME", help="This scenario or group; may be repeated.")
    ] = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games of each; else as the manifest says.")
    ] = None,
    chance: Chance = None,
    workers: Workers = None,
    json: Report = None,
) -> None:
    """Let an agent play in the scenarios; print its figures beside the anchors."""
    from terrae.lab.processes import spread
    from terrae.lab.tournament import play_deal
    from terrae.scenarios.manifest import manifest_of
    from terrae.scenarios.run import jobs_for, results
    from terrae.terminal.output import listing, with_progress, writable
    from terrae.terminal.scenarios import scenario_report

    chosen = named(game)
    manifest = manifest_of(chosen)
    scenarios = manifest.chosen(only or [])
    played = manifest.games if games is None else games
    jobs_for(chosen, scenarios, agent, 1)
    write = writable(json) if json else None
    found = results(
        chosen,
        agent,
        lambda jobs: with_progress(spread(jobs, play_deal, processes(workers)), chosen.name, played * len(scenarios)),
        scenarios=scenarios,
        games=played,
        chance=chance,
    )
    if write:
        write(found)
    if json != "-":
        listing().print(scenario_report(found))


def cross(
    game: GameName,
    agent: Annotated[list[str], typer.Option("--agent", metavar="BOT", help="An agent; to be repeated.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games of each pair.")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same cards.")] = "cross 1",
    chance: Chance = None,
    workers: Workers = None,
    json: Report = None,
) -> None:
    """Cross-play: each agent as the one, each as all the others."""
    from terrae.lab.processes import spread
    from terrae.lab.tournament import play_deal
    from terrae.scenarios.cross import cross_play
    from terrae.terminal.output import listing, writable
    from terrae.terminal.scenarios import cross_report

    chosen = named(game)
    write = writable(json) if json else None
    found = cross_play(
        chosen,
        agent,
        how_many(chosen, players),
        games,
        seed,
        lambda jobs: spread(jobs, play_deal, processes(workers)),
        chance,
    )
    if write:
        write(found)
    if json != "-":
        listing().print(cross_report(found))
