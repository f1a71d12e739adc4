"""Commands of the benchmark."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import MOST_GAMES, Chance, GameName, On, Players, Report, Workers, how_many, named, player


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
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Other deals than the published ones follow from it.")
    ] = None,
    chance: Chance = None,
    workers: Workers = None,
    on: On = "processes",
    json: Report = None,
    board: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add a row to this leaderboard; it is made if there is none.")
    ] = None,
    note: Annotated[str, typer.Option(metavar="TEXT", help="What the row says besides, as how it was trained.")] = "",
) -> None:
    """Let an agent and the reference play the same deals in the scenarios; print its figures."""
    from terrae.engine.errors import Refused
    from terrae.scenarios.leaderboard import added, command_for, commit_here, read_board, row_of, written
    from terrae.scenarios.manifest import manifest_of
    from terrae.scenarios.run import results
    from terrae.terminal.output import listing, with_progress, writable, writable_text
    from terrae.terminal.scenarios import leaderboard_listing, scenario_report

    chosen = named(game)
    manifest = manifest_of(chosen)
    tables = len(manifest.chosen(only or []))
    if board is not None and tables < len(manifest.scenarios):
        raise Refused("a row of a leaderboard is of all scenarios: leave out --only or --board")
    played = manifest.games if games is None else games
    play = player(on, workers)
    write = writable(json) if json else None
    known = None if board is None else read_board(board)
    keep = None if board is None else writable_text(board)
    found = results(
        chosen,
        agent,
        only=only or (),
        games=played,
        seed=seed,
        chance=chance,
        play=lambda jobs: with_progress(play(jobs), chosen.name, played * tables),
    )
    if write:
        write(found)
    if json != "-":
        listing().print(scenario_report(found))
    if keep:
        row = row_of(found, command_for(found, played), commit_here(), note)
        whole = added(known, found, row, chosen)
        keep(written(whole))
        listing().print(leaderboard_listing(whole))


def board(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A leaderboard, as `terrae scenarios run --board` makes.")
    ],
) -> None:
    """Show a leaderboard."""
    from terrae.engine.errors import Refused
    from terrae.scenarios.leaderboard import read_board
    from terrae.terminal.output import listing
    from terrae.terminal.scenarios import leaderboard_listing

    found = read_board(file)
    if found is None:
        raise Refused(f"there is no file {file}")
    listing().print(leaderboard_listing(found))


def cross(
    game: GameName,
    agent: Annotated[list[str], typer.Option("--agent", metavar="BOT", help="An agent; to be repeated.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Games of each pair.")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same cards.")] = "cross 1",
    chance: Chance = None,
    workers: Workers = None,
    on: On = "processes",
    json: Report = None,
) -> None:
    """Cross-play: each agent as the one, each as all the others."""
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
        player(on, workers),
        chance,
    )
    if write:
        write(found)
    if json != "-":
        listing().print(cross_report(found))
