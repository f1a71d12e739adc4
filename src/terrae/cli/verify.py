"""`terrae verify`: derives the cards of a record again from its fair shuffle."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .replay import check_records


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="Records of played tables.")]) -> None:
    """Derive all cards of a table's record again from its fair shuffle; exits 1 if they differ."""
    from terrae.engine.fair import verify as verify_record

    records = check_records(file, verify_record, "verifying")
    typer.echo(f"{records} record{'s were' if records > 1 else ' was'} shuffled fairly")
