"""`terrae replay`: checks every move of a file of records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from .errors import BAD_RECORD, complain


def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one JSON object a line.")]) -> None:
    """Replay every record of a file, checking every move; exits 1 at the first that does not hold."""
    from terrae.engine.record import replay as replay_record

    records = check_records(file, replay_record, "replaying")
    typer.echo(f"{records} record{'s hold' if records > 1 else ' holds'}")


def check_records(file: Path, check_record: Callable[[object], object], doing: str) -> int:
    """Check every record of a file and return how many there are; exits 1 with the place of what does not hold."""
    from terrae.engine.errors import Unreadable
    from terrae.engine.record import BadRecord, read_lines
    from terrae.terminal.output import with_progress

    records = 0
    for number, record in with_progress(read_lines(file), doing):
        try:
            check_record(record)
        except BadRecord as error:
            place = ", " if error.move else ": "
            raise typer.Exit(complain(f"{file}: line {number}{place}{error}", BAD_RECORD)) from None
        records += 1
    if records == 0:
        raise Unreadable(f"{file}: holds no record")
    return records
