"""What is still to be sent to a client."""

import asyncio
import json
import os
import socket as sockets
from dataclasses import replace

import pytest

from ..client import Party
from ..running import QUICK, service, waited

pytestmark = pytest.mark.anyio


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
