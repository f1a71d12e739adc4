"""`terrae coach`: what cards, the others and one's own choices have changed, for any record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Report
from .errors import BAD_RECORD, complain


def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one JSON object a line.")],
    seat: Annotated[int | None, typer.Option(min=0, max=98, metavar="N", help="Only this seat; else all.")] = None,
    precise: Annotated[
        bool, typer.Option("--precise", help="Halve the standard errors; takes four times as long.")
    ] = False,
    json: Report = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw it: .png, .svg or .pdf.")] = None,
) -> None:
    """Tell what cards, the others and a seat's own choices have changed in its games, as that seat could know it."""
    from terrae.coach.advice import advice
    from terrae.coach.hindsight import last_moment
    from terrae.coach.plot import ready_to_plot
    from terrae.engine.errors import Unreadable
    from terrae.engine.record import BadRecord, read_lines
    from terrae.engine.record import replay as replay_record
    from terrae.terminal.coach import game_report
    from terrae.terminal.output import listing, with_progress, writable

    draw = ready_to_plot(plot) if plot else None
    write = writable(json) if json else None
    games = []
    for number, record in read_lines(file):
        try:
            match = replay_record(record)
        except BadRecord as error:
            place = ", " if error.move else ": "
            raise typer.Exit(complain(f"{file}: line {number}{place}{error}", BAD_RECORD)) from None
        seats = range(len(match.players)) if seat is None else [seat]
        found = [advice(match, each, precise=precise) for each in with_progress(seats, f"game {number}", len(seats))]
        missed = last_moment(match)
        games.append({"game": match.game.name, "seats": found, "last_moment": missed})
        if json != "-":
            listing().print(game_report(match, number, found, missed))
    if not games:
        raise Unreadable(f"{file}: holds no record")
    if write:
        write({"games": games})
    if draw:
        draw(games)
