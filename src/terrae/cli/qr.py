"""`terrae qr`: games as codes that a camera reads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .errors import BAD_RECORD, complain


def qr(
    records: Annotated[Path, typer.Argument(metavar="RECORDS", help="Records, one JSON object a line.")],
    text: Annotated[bool, typer.Option("--text", help="Print the codes, one a line.")] = False,
    to: Annotated[Path | None, typer.Option("--to", metavar="FOLDER", help="Draw them there, as SVG.")] = None,
) -> None:
    """Write every record of a file as a code: deal, options, moves, result and initials, for a QR code or a line."""
    from terrae.engine.codes.code_text import as_line, texts_of
    from terrae.engine.errors import Refused, Unreadable
    from terrae.engine.record import BadRecord, read_lines

    if not text and to is None:
        raise Refused("say what becomes of the codes: --text prints them, --to FOLDER draws them")
    games = 0
    for number, record in read_lines(records):
        games += 1
        try:
            texts = texts_of(record)
        except BadRecord as error:
            place = ", " if error.move else ": "
            raise typer.Exit(complain(f"{records}: line {number}{place}{error}", BAD_RECORD)) from None
        for part, each in enumerate(texts, 1):
            if text:
                typer.echo(as_line(each))
            if to:
                draw(each, to / f"game-{number}{f'-part-{part}' if len(texts) > 1 else ''}.svg")
    if games == 0:
        raise Unreadable(f"{records}: holds no record")
    if to and not text:
        typer.echo(f"{games} game{'s' if games > 1 else ''} drawn in {to}")


def draw(text: str, file: Path) -> None:
    """Draw a text as a QR code that corrects as much as its size allows; a file that is there is not replaced."""
    import segno

    from terrae.engine.errors import Unreadable

    code = segno.make_qr(text, error="l", mode="alphanumeric", boost_error=True)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("xb") as out:
            code.save(out, kind="svg", scale=4, border=4, light="white")
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror or error}") from None
