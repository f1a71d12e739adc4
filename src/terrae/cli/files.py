"""Commands that check files: records, their fair shuffle, decks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from .arguments import named
from .complaints import BAD_RECORD, complain


def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one JSON object a line.")]) -> None:
    """Replay every record of a file, checking every move; exits 1 at the first that does not hold."""
    from terrae.engine.match import replay as replay_record

    records = check_records(file, replay_record, "replaying")
    typer.echo(f"{records} record{'s hold' if records > 1 else ' holds'}")


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records of played tables.")]) -> None:
    """Derive all cards of a table's record again from its fair shuffle; exits 1 if they differ."""
    from terrae.engine.fair import verify as verify_record

    records = check_records(file, verify_record, "verifying")
    typer.echo(f"{records} record{'s were' if records > 1 else ' was'} shuffled fairly")


def check_records(file: Path, check_record: Callable[[object], object], doing: str) -> int:
    """Check every record of a file and return how many there are; exits 1 with the place of what does not hold."""
    from terrae.engine.record import BadRecord, Unreadable, read_lines
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


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A deck as TOML.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Whose deck it is, if the file does not say.")
    ] = None,
) -> None:
    """Check a deck file; what is wrong is told with its place and rule."""
    from terrae.engine.decks import load_deck, read_deck_file

    name = read_deck_file(file).get("game") if game is None else game
    if name is None:
        raise Refused(f'{file}: does not say whose deck it is; write game = "..." into it, or give --game')
    try:
        chosen = named(name)
    except Refused as error:
        raise Refused(f"{file}: {error}" if game is None else str(error)) from None
    deck = load_deck(chosen, file)
    typer.echo(f"{file}: holds as a deck of {chosen.name}: {deck.document['name']}")
