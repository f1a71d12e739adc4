"""`terrae reports`: who was reported at the tables of the service."""

from __future__ import annotations

from .arguments import Database, Report, usual_database


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
