"""`terrae backup`: copies the database of the service."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Database, usual_database


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the database of the table service, also while it is serving."""
    from terrae.server.database.backup import back_up

    typer.echo(f"{back_up(database or usual_database(), file)} tables backed up to {file}")
