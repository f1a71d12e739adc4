"""What was said is heard: the one path by which a stored line is taken over and shown, whichever process stored it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Json

from ...database.stored import Line
from ...protocol.messages import ChatNews
from ..frames import frame, seen
from ..people.readers import may_read
from ..table import Table
from .conversations import after_late_line, ledger_changes


def show(table: Table, lines: Iterable[Line]) -> None:
    """Take over lines that are stored, and show each to everybody who is connected and may read it."""
    for line in lines:
        changes = take_over(table, line)
        text = frame(ChatNews(**asdict(line.shown(changes))))
        for clients in table.clients.values():
            for client in clients:
                if may_read(table.stored, line, client.reader):
                    client.send(text)


def take_over(table: Table, line: Line) -> Json | None:
    """The table after a line; what it changes of the ledger."""
    before = table.conversations
    table.stored = table.stored.with_line(line)
    if before is None or table.match is None or line.act is None:
        return None
    if line.number == table.number:
        conversation = before.now.copy()
        try:
            conversation.say(seen(table, SPECTATOR), line.seat, line.act, line.n)
        except Refused:
            return None  # as a replay, which leaves it out
        table.conversations = before._replace(now=conversation)
    else:  # it was said before a move that is known here already
        table.conversations = after_late_line(before, line, table.stored, table.match)
    return ledger_changes(table.conversation, before.now, table.stored.players)
