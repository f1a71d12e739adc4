"""Chat: a line is stored, then shown to everybody."""

from __future__ import annotations

from sqlalchemy import Connection

from ..clock import wall_time
from ..database import queries
from ..database.stored import Stored
from ..database.writer import Lost
from ..errors import Fault
from ..protocol import sizes
from ..protocol.messages import Ack, ChatNews, Say
from ..protocol.shared import ChatLine
from .broadcast import send_to_all
from .keys import Powers
from .names import clean
from .service import Service
from .table import Client, Table
from .views import frame

TRIES = 5


def lines_for(stored: Stored, powers: Powers) -> list[ChatLine]:
    """The last lines, for somebody who comes. Strangers are shown only what was said since the table is public."""
    return [line for line in stored.lines if powers.invited or line.n > stored.private_lines]


async def say(service: Service, table: Table, seat: int, request: Say, sender: Client) -> None:
    """A line of chat: stored, then shown to everybody."""
    if not table.stored.chat:
        raise Fault("chat_off", "the host has switched the chat off")
    text = clean(request.text, "a chat line", sizes.CHAT_LINE)
    for _ in range(TRIES):
        line = ChatLine(table.stored.chat_count + 1, seat, table.stored.seats[seat].name, text, wall_time())

        def write(connection: Connection, line: ChatLine = line) -> int:
            return queries.append_line(connection, table.id, line, request.id)

        try:
            number = await service.save(table, write, f"c{line.n}")
            break
        except Lost:
            await service.tables.reload(table)
    else:
        raise Fault("refused", "everybody talks at once; please try again")
    sender.send(frame(Ack(request.id, number)))
    if number == line.n:
        show(table, (line,))


async def catch_up(service: Service, table: Table) -> None:
    """Show the lines that another process has stored."""
    count = table.stored.chat_count
    show(table, await service.database.read(lambda connection: queries.read_chat(connection, table.id, count)))


def show(table: Table, lines: tuple[ChatLine, ...]) -> None:
    """Show lines that are stored to everybody who is connected."""
    table.stored = table.stored.with_lines(lines)
    for line in lines:
        send_to_all(table, frame(ChatNews(line.n, line.seat, line.name, line.text, line.at)))
