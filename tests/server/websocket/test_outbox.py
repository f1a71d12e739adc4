"""What is still to be sent to a client."""

import asyncio
import json
import os
import socket as sockets
from dataclasses import replace

import pytest

from terrae.server.websocket.outbox import Outbox

from ..client import Party
from ..running import QUICK, service, waited

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Connects to a table and reads nothing.")
async def test_a_client_that_does_not_read_is_dropped_within_ten_seconds(database: str) -> None:
    async with service(database, replace(QUICK, slow_after_s=2.0)) as here:
        party = await (await Party.make(here.base, "terra-futura", seats=2)).start()
        host, port = here.base.removeprefix("http://").split(":")
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, (host, int(port)))
        request = (
            f"GET /api/tables/{party.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(deaf, request.encode())
        await loop.sock_recv(deaf, 300)
        hello = json.dumps({"type": "hello", "key": party.keys["watch"]}).encode()
        await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        table = here.service.tables[party.id]
        while not table.clients.get(-1):
            await asyncio.sleep(0.01)
        (connection,) = table.clients[-1]
        began, idle = loop.time(), waited(os.getpid())
        while table.clients.get(-1):
            connection.send("x" * 10_000)
            await asyncio.sleep(0.01)
            assert loop.time() - began - (waited(os.getpid()) - idle) < 10
        moved = await party.move_once()
        assert moved.number == 1
        deaf.close()
        await party.close()


class Ready:
    """A client that is ready for so many frames at once, and reads the others when it is asked to."""

    def __init__(self, frames: int) -> None:
        self.frames = frames
        self.heard: list[str] = []

    def write_text(self, text: str) -> bool:
        if self.frames > 0:
            self.heard.append(text)
        self.frames -= 1
        return self.frames >= 0

    async def send(self, text: str) -> None:
        await asyncio.sleep(0)
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.heard.append(f"closed {code}")


@pytest.mark.parametrize("frames", [0, 1, 3, 9])
async def test_frames_are_sent_in_order_however_ready_the_client_is(frames: int) -> None:
    ready = Ready(frames)
    outbox = Outbox(ready.send, ready.close, ready.write_text, lambda: None, slow_after_s=10)
    for number in range(4):
        outbox.send(str(number))
    if outbox.sender is not None:
        ready.frames = 9
        outbox.send("4")  # ready again, but others still wait before it
        await asyncio.wait([outbox.sender])
    else:
        outbox.send("4")
    outbox.send("5")
    outbox.end(1000)
    outbox.send("never")
    assert outbox.sender is not None
    await asyncio.wait([outbox.sender])
    assert ready.heard == ["0", "1", "2", "3", "4", "5", "closed 1000"]
