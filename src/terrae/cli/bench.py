"""Commands that measure."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import GameName, Report, named


def engine(
    peers: Annotated[bool, typer.Option("--peers", help="Also measure other engines, in the same rounds.")] = False,
    json: Report = None,
    rounds: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="The median of so many rounds.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, metavar="S", help="About how long each takes.")] = 0.7,
) -> None:
    """Measure decisions a second of random play, plain and compiled."""
    from terrae.terminal.output import listing, status, writable
    from terrae.terminal.reports import bench_report

    write = writable(json) if json else None
    with status("measuring") as show:
        from terrae.bench.engine import engine as measure

        report = measure(peers=peers, rounds=rounds, seconds=seconds, progress=show)
    if write:
        write(report)
    if json != "-":
        listing().print(bench_report(report))


def vector(
    peers: Annotated[bool, typer.Option("--peers", help="Also measure others, in the same rounds.")] = False,
    json: Report = None,
    rounds: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="The median of so many rounds.")] = 7,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, metavar="S", help="About how long each takes.")] = 0.7,
    copies: Annotated[int, typer.Option(min=1, max=100_000, metavar="N", help="Games in a batch.")] = 1024,
) -> None:
    """Measure steps a second of batches of games, driven from Python."""
    from terrae.terminal.output import listing, status, writable
    from terrae.terminal.reports import bench_report

    write = writable(json) if json else None
    with status("measuring") as show:
        from terrae.bench.vector import vector as measure

        report = measure(peers=peers, rounds=rounds, seconds=seconds, copies=copies, progress=show)
    if write:
        write(report)
    if json != "-":
        listing().print(bench_report(report))


def server(
    json: Report = None,
    sockets: Annotated[int, typer.Option(min=10, max=20_000, metavar="N", help="Open connections.")] = 2000,
    tables: Annotated[int, typer.Option(min=1, max=5000, metavar="N", help="Tables being played.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, max=3600, metavar="S", help="How long they play.")] = 20,
    rate: Annotated[float, typer.Option(min=0, metavar="N", help="Moves a second to aim at; 0 for all it can.")] = 250,
    database: Annotated[str, typer.Option(metavar="URL", help="Else a new SQLite file.")] = "",
    processes: Annotated[
        int, typer.Option(min=1, max=16, metavar="N", help="Processes of the service; more than one need PostgreSQL.")
    ] = 1,
) -> None:
    """Measure the table service under load from another process."""
    from terrae.bench.server import ServicePlan, measure
    from terrae.terminal.output import listing, writable
    from terrae.terminal.reports import server_report

    write = writable(json) if json else None
    report = measure(ServicePlan(sockets, tables, seconds, rate, database, processes))
    if write:
        write(report)
    if json != "-":
        listing().print(server_report(report))


def bots(
    game: GameName,
    bot: Annotated[str, typer.Option(metavar="NAME", help="The bot in all seats but one.")] = "search",
    tables: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="Tables being played.")] = 20,
    seconds: Annotated[float, typer.Option(min=1, max=3600, metavar="S", help="How long they play.")] = 60,
    json: Report = None,
) -> None:
    """Measure how soon bots answer while many tables are played with people."""
    from terrae.bench.bots import BotsPlan, measure
    from terrae.terminal.output import listing, writable
    from terrae.terminal.reports import server_report

    write = writable(json) if json else None
    report = measure(BotsPlan(named(game).name, bot, tables, seconds))
    if write:
        write(report)
    if json != "-":
        listing().print(server_report(report))
