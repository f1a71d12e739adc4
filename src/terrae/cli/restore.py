"""`terrae restore`: puts a backup in the place of the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Database, usual_database


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `terrae backup` has made.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database, while the service is stopped."""
    from terrae.server.database.restore import restore as restore_tables

    tables, old = restore_tables(database or usual_database(), file)
    typer.echo(f"{tables} tables restored from {file}{f'; the old database is kept as {old}' if old else ''}")
