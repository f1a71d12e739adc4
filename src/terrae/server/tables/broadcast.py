"""Sends frames to those who are connected to a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..protocol.messages import TableNews
from ..protocol.shared import You
from .frames import frame
from .table import Table

if TYPE_CHECKING:
    from .service import Service


def send_frames(table: Table, frames: Mapping[int, str]) -> None:
    """To each viewer its own frame."""
    for viewer, text in frames.items():
        for client in table.clients.get(viewer, ()):
            client.send(text)


def send_info(service: Service, table: Table) -> None:
    """Everything about the table but its game, to everybody."""
    texts: dict[You, str] = {}
    for clients in table.clients.values():
        for client in clients:
            if client.you not in texts:
                texts[client.you] = frame(TableNews(service.info(table, client.you)))
            client.send(texts[client.you])
