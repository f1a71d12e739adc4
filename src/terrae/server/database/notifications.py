"""Hears from the other processes of the same PostgreSQL what they have written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import structlog
from sqlalchemy.engine import URL

from .writer import CHANNEL

log = structlog.get_logger("terrae")
AGAIN_S = 0.5
ALIVE: Any = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A connection on which nothing is ever sent must be asked whether it still is one."""


async def listen(url: URL, connected: Callable[[], None], hear: Callable[[str, str, str], None]) -> None:
    """Call `hear` with table, news and worker of each notification, until cancelled.

    After each connection `connected` is called: news may have been missed before it.
    """
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                connected()
                async for news in connection.notifies():
                    table_id, what, worker = [*news.payload.split(":"), "", ""][:3]
                    hear(table_id, what, worker)
        except psycopg.Error as error:
            log.warning("cannot hear the other processes", why=type(error).__name__)
        await asyncio.sleep(AGAIN_S)
