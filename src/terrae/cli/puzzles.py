"""`terrae puzzles`: save this world."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from .arguments import Report, Workers, processes
from .errors import BAD_RECORD, complain

PuzzleFile = Annotated[Path | None, typer.Argument(metavar="FILE", help="Puzzles; else those that come with Terrae.")]


class Kind(StrEnum):
    """What a puzzle asks: what one seat could do, or what all could with open hands."""

    seat = "seat"
    open = "open"


def make(
    records: Annotated[Path, typer.Argument(metavar="RECORDS", help="Records, one JSON object a line.")],
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="The file to write, one puzzle a line.")],
    most: Annotated[int, typer.Option(min=1, max=100_000, metavar="N", help="At most so many of each kind.")] = 150,
    kind: Annotated[Kind | None, typer.Option(help="Only this kind; those with open hands take no time.")] = None,
    workers: Workers = None,
) -> None:
    """Find puzzles in lost games, and verify them."""
    from terrae.coach.puzzle_search import KINDS, as_line, chosen, of_records
    from terrae.engine.record import read_lines
    from terrae.terminal.output import with_progress, writable_text

    write = writable_text(to)
    read = (record for _, record in read_lines(records))
    kinds = KINDS if kind is None else (kind.value,)
    found = chosen(with_progress(of_records(read, processes(workers), kinds), "games"), most, kinds)
    write("".join(map(as_line, found)))
    typer.echo(f"{len(found)} puzzle{'s' if len(found) != 1 else ''} written to {to}")


def check(file: PuzzleFile = None, json: Report = None) -> None:
    """Verify every puzzle anew; exits 1 if one does not hold."""
    from terrae.coach.puzzle_search import verify
    from terrae.coach.puzzles import SHIPPED, read
    from terrae.terminal.output import with_progress, writable

    write = writable(json) if json else None
    found = read(file or SHIPPED)
    failures = []
    for number, each in enumerate(with_progress(found, "puzzles", len(found)), 1):
        if reason := verify(each):
            failures.append(f"{file or SHIPPED.name}: line {number}: {reason}")
    if write:
        write({"puzzles": len(found), "verified": len(found) - len(failures)})
    if failures:
        raise typer.Exit(complain(failures[0], BAD_RECORD))
    if json != "-":
        typer.echo(f"{len(found)} puzzles hold")


def play(file: PuzzleFile = None) -> None:
    """Solve puzzles in the terminal."""
    from terrae.coach.puzzles import SHIPPED, read
    from terrae.terminal.puzzles import solve

    solve(read(file or SHIPPED))
