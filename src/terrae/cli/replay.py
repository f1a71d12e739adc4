"""`terrae replay`: checks every move of a file of records, or of codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from .errors import BAD_RECORD, complain


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one JSON object a line.")],
    codes: Annotated[bool, typer.Option("--codes", help="The file holds codes of `terrae qr`, one a line.")] = False,
    deck: Annotated[
        list[Path] | None, typer.Option("--deck", metavar="DECK", help="A deck that codes may be of; repeatable.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help="Append the games of the codes as records.")
    ] = None,
) -> None:
    """Replay every record of a file, checking every move; exits 1 at the first that does not hold."""
    from terrae.engine.errors import Refused
    from terrae.engine.record import replay as replay_record

    if codes:
        replay_codes(file, deck or [], records)
        return
    if deck or records:
        raise Refused("--deck and --records go with --codes: records hold their decks")
    found = check_records(file, replay_record, "replaying")
    typer.echo(f"{found} record{'s hold' if found > 1 else ' holds'}")


def replay_codes(file: Path, deck_files: list[Path], records: Path | None) -> None:
    """Replay every code of a file, and append what they tell to a file of records if one is named."""
    from terrae.engine.codes.code_files import decks_in, read_codes
    from terrae.engine.errors import Unreadable
    from terrae.engine.record import BadRecord, append
    from terrae.terminal.output import with_progress

    try:
        found = [record for _, record in with_progress(read_codes(file, decks_in(deck_files)), "replaying")]
    except BadRecord as error:
        raise typer.Exit(complain(f"{file}: {error}", BAD_RECORD)) from None
    if not found:
        raise Unreadable(f"{file}: holds no code")
    if records:
        append(records, found)
    typer.echo(f"{len(found)} game{'s hold' if len(found) > 1 else ' holds'}")


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
