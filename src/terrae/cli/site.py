"""`terrae site`: builds a folder that needs no service."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

MB = 1_000_000


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where it goes; an earlier site there is replaced.")],
    service: Annotated[
        str, typer.Option(metavar="URL", help="A table service that the pages name for what needs one.")
    ] = "",
) -> None:
    """Build a folder of files with both games, for any web space: it needs no table service."""
    from terrae.site.folder import build

    size = build(folder, service)
    typer.echo(f"{folder}: {size / MB:.1f} MB. To look at it: python3 -m http.server -d {folder}")
