"""Lists of tables, from their rows: a game is not replayed to be listed."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection

from ..database import grants, queries
from ..database.queries import Outline
from ..errors import Fault, unknown_key
from ..protocol.messages import TableInfo, You
from .access import authorized
from .keys import Asker, Powers
from .service import Service
from .views import table_info

MOST_LISTED = 50


async def public_tables(service: Service, asker: Asker) -> list[TableInfo]:
    """Those that everybody may see, and that are open or played at."""
    return await summaries(service, asker, queries.is_public())


async def tables_of(service: Service, asker: Asker) -> list[TableInfo]:
    """Those that the asker has something to do with."""
    return await summaries(service, asker, queries.is_granted_to(asker.holders))


async def summaries(service: Service, asker: Asker, which: ColumnElement[bool]) -> list[TableInfo]:
    """What is told of these tables, those touched last first; `Fault` if the asker's key is not known anywhere."""

    def read(connection: Connection) -> list[Outline]:
        if asker.key is not None and not grants.key_is_known(connection, asker.key):
            raise unknown_key()
        return queries.read_outlines(connection, asker.holders, which, MOST_LISTED)

    infos = [await summary(service, asker, outline) for outline in await service.database.read(read)]
    return [info for info in infos if info is not None]


async def summary(service: Service, asker: Asker, outline: Outline) -> TableInfo | None:
    """What is told of a table; None if meanwhile it is not for the asker any more."""
    if outline.is_complete:
        powers = Powers()
        for power, seat in outline.grants:
            powers.add(power, seat)
        you = You(tuple(sorted(powers.seats)), powers.host)
        now, replace_after_ms = service.clock.now(), service.settings.replace_after_ms
        return table_info(outline.stored, outline.number, outline.actor, you, now, replace_after_ms)
    try:
        async with authorized(service, outline.stored.id, asker) as (table, powers):
            return service.info(table, powers)
    except Fault as fault:
        if fault.code != "not_found":
            raise
        return None
