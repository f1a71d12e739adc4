"""Applies an entry that is stored: the one path by which a match changes, whichever process has stored the entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import structlog

from ...database.log import Entry
from ...protocol.messages import Ack
from ..broadcast import send_frames, send_info
from ..frames import frame, frames_of
from ..table import Advance, Client, Table

if TYPE_CHECKING:
    from ..service import Service

log = structlog.get_logger("terrae")


def apply(
    service: Service, table: Table, advance: Advance, frames: Mapping[int, str], sender: Client | None = None
) -> None:
    """The entry is stored: change the table, acknowledge the entry to its sender, then send everybody their frames."""
    entry = advance.entry
    advance.adopt(table)
    if sender is not None and entry.client is not None:
        sender.send(frame(Ack(entry.client, entry.number)))
    send_frames(table, frames)
    if table.stored.ended:
        send_info(service, table)
        log.info("a game has ended", table=table.id, status=table.stored.status, entries=table.number)


def apply_foreign(service: Service, table: Table, entries: Iterable[Entry]) -> None:
    """Apply entries that another process has stored."""
    now = service.clock.now()
    for entry in entries:
        advance = Advance(table, entry)
        apply(service, table, advance, frames_of(table, advance, now))
