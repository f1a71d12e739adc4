"""Commands of the table service."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from .arguments import Report

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="TERRAE_DATABASE",
        help="A file, or postgresql://user@host/name; else tables.db in your data folder.",
    ),
]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="Else 8000, or the next that is free.")
    ] = None,
    database: Database = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which people come, besides localhost and this machine's own."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A further address whose pages may use the service.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="It is reached by https, through a proxy.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A reverse proxy, or a network of them, that may name the client."),
    ] = None,
    public_metrics: Annotated[
        bool, typer.Option("--public-metrics", help="Show /metrics to other machines too.")
    ] = False,
    keep_unplayed: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="How long tables are kept whose game has not begun.")
    ] = 7,
    keep_finished: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="How long tables are kept whose game has ended.")
    ] = 365,
    show: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Let people and bots play over the network. Stops with Ctrl-C; tables outlive it."""
    from terrae.server.run import serve as serve_tables
    from terrae.server.settings import DAY_MS, LOOPBACK, Settings, host_names_given, proxies_named

    settings = Settings(
        database=database or usual_database(),
        host=host,
        port=port,
        host_names=host_names_given(host_name or ()),
        origins=tuple(origin or ()),
        secure=secure,
        proxies=proxies_named(proxy) if proxy else LOOPBACK,
        public_metrics=public_metrics,
        unplayed_after_ms=keep_unplayed * DAY_MS,
        finished_after_ms=keep_finished * DAY_MS,
    )
    serve_tables(settings, show=show)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the database of the table service, also while it is serving."""
    from terrae.server.database.backup import back_up

    typer.echo(f"{back_up(database or usual_database(), file)} tables backed up to {file}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `terrae backup` has made.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the database, while the service is stopped."""
    from terrae.server.database.restore import restore as restore_tables

    tables, old = restore_tables(database or usual_database(), file)
    typer.echo(f"{tables} tables restored from {file}{f'; the old database is kept as {old}' if old else ''}")


def reports(
    database: Database = None,
    json: Report = None,
) -> None:
    """List who was reported at the tables of the service, by whom and for which words; the newest first."""
    from terrae.server.database.reports import reports_of
    from terrae.terminal.output import listing, writable
    from terrae.terminal.reports import seat_reports

    write = writable(json) if json else None
    found = reports_of(database or usual_database())
    if write is not None:
        write(found)
    if json != "-":
        listing().print(seat_reports(found) if found else "nobody was reported")


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
    from terrae.server.tables.keys import holder_of

    key = who.rpartition("#")[2].rpartition("=")[2]
    person = erase_person(database or usual_database(), holder_of(key) or who, everywhere, yes)
    for one in person.sittings:
        words, reports = counted(one.lines, "line"), counted(one.reports, "report")
        typer.echo(f"table {one.table}, seat {one.seat}: {one.name} ({one.game}, {one.status}), {words}, {reports}")
    holders = counted(len(person.holders), "key or device", "keys and devices")
    what = f"{counted(len(person.sittings), 'seat')}{f' and {holders}' if person.holders else ''}"
    typer.echo(f"{what} erased; older backups still hold them" if yes else f"{what} found; --yes erases them")


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def usual_database() -> str:
    """A file in the data folder, which is created if it is not there."""
    from terrae.home import home

    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(
            f"cannot keep tables in {folder}: {error.strerror or error}; TERRAE_HOME names another folder"
        ) from None
    return str(folder / "tables.db")
