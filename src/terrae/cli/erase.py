"""`terrae erase`: erases one person's data."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import Database, usual_database


def erase(
    who: Annotated[
        str,
        typer.Argument(metavar="WHO", help="A person at a table, as TABLE/NAME or TABLE/SEAT; or a key of the seat."),
    ],
    everywhere: Annotated[
        bool, typer.Option("--everywhere", help="Also at every other table where the same device has a seat.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Erase it; without this it is only listed.")] = False,
    database: Database = None,
) -> None:
    """Erase one person's data, while the service is stopped: names, words, reports, keys and devices."""
    from terrae.server.database.erase import erase as erase_person
    from terrae.server.tables.people.keys import holder_of

    key = who.rpartition("#")[2].rpartition("=")[2]
    person = erase_person(database or usual_database(), holder_of(key) or who, everywhere, yes)
    for one in person.sittings:
        words, reports = counted(one.lines, "line"), counted(one.reports, "report")
        seat = f"seat {one.seat}{', left' if one.left else ''}"
        typer.echo(f"table {one.table}, {seat}: {one.name} ({one.game}, {one.status}), {words}, {reports}")
    holders = counted(len(person.holders), "key or device", "keys and devices")
    what = f"{counted(len(person.sittings), 'seat')}{f' and {holders}' if person.holders else ''}"
    typer.echo(f"{what} erased; older backups still hold them" if yes else f"{what} found; --yes erases them")


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"
