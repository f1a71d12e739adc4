"""Lists of tables, from their rows: a game is not replayed to be listed."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection

from ...database import grants, lists
from ...database.lists import Outline, Outlines
from ...errors import Fault, unknown_key
from ...fair_queue import Whose
from ...protocol.shared import TableInfo
from ..frames import table_info
from ..people.access import authorized
from ..people.keys import Asker, Powers
from ..service import Service

Place = tuple[int, str]
"""A table's place in a list: service time of its last change, and its id."""


class Page(NamedTuple):
    """A part of a list, and the place after which the next one begins, if there may be one."""

    tables: list[TableInfo]
    next: Place | None


async def public_tables(service: Service, asker: Asker, whose: Whose, most: int, after: Place | None) -> Page:
    """Those that everybody may see, and that are open or played at."""
    return await summaries(service, asker, whose, lists.is_public(), most, after)


async def tables_of(service: Service, asker: Asker, whose: Whose, most: int, after: Place | None) -> Page:
    """Those that the asker has something to do with."""
    return await summaries(service, asker, whose, lists.is_granted_to(asker.holders), most, after)


async def summaries(
    service: Service, asker: Asker, whose: Whose, which: ColumnElement[bool], most: int, after: Place | None
) -> Page:
    """Summaries of these tables, those touched last first; `Fault` if the asker's key is not known anywhere."""
    wanted = which if after is None else which & lists.comes_after(after)

    def read(connection: Connection) -> Outlines:
        if asker.key is not None and not grants.key_is_known(connection, asker.key):
            raise unknown_key()
        return lists.read_outlines(connection, asker.holders, wanted, most)

    outlines = await service.database.read_in_turn(read, whose)
    for table_id, error in outlines.unreadable.items():
        if table_id not in service.tables.unreadable and not service.tables.knows(table_id):
            service.tables.set_aside(table_id, error)
    shown = [outline for outline in outlines.readable if outline.stored.id not in service.tables.unreadable]
    infos = [await summary(service, asker, outline) for outline in shown]
    return Page([info for info in infos if info is not None], outlines.last)


async def summary(service: Service, asker: Asker, outline: Outline) -> TableInfo | None:
    """The summary of a table; None if the asker may no longer see it, or if it cannot be read."""
    if outline.is_complete:
        powers = Powers()
        for power, seat in outline.grants:
            powers.add(power, seat)
        powers.open_to_all(outline.stored.public, outline.stored.strangers)
        you = powers.as_you()
        now, replace_after_ms = service.clock.now(), service.settings.replace_after_ms
        date = service.clock.date(outline.changed)
        return table_info(outline.stored, outline.number, outline.actor, you, now, replace_after_ms, date)
    try:
        async with authorized(service, outline.stored.id, asker) as (table, powers):
            return service.info(table, powers)
    except Fault as fault:
        if fault.code not in ("not_found", "unreadable"):
            raise
        return None
