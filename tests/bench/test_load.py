"""The load of the measurement: its own WebSocket, and games that follow one another."""

import asyncio
from pathlib import Path

import pytest

from terrae.bench.load import Load
from terrae.bench.wire import Wire
from tests.server.client import PATIENCE_S
from tests.server.running import service

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_when_a_game_is_over_the_same_people_begin_another(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        load = Load([here.base], "terra", seats=3, sockets=4, tables=1, rate=0)
        await load.create_tables()
        await load.open()
        load.playing = True
        for client in load.clients:
            assert client.wire is not None
            client.wire.send(b'{"type":"look"}')
        async with asyncio.timeout(PATIENCE_S):
            while load.new_games < 2:
                await asyncio.sleep(0.01)
        load.playing = False
        await asyncio.gather(*load.work)
        await load.close()
        assert load.refused == 0
        assert len(load.latencies) > 2


@pytest.mark.parametrize("size", [1, 7, 5000])
async def test_frames_are_read_however_they_arrive(size: int) -> None:
    heard: list[bytes] = []
    wire = Wire("localhost", "/", heard.append)
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b""]
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    for text in texts:
        length = len(text)
        if length < 126:
            stream += bytes((0x81, length))
        elif length < 1 << 16:
            stream += bytes((0x81, 126)) + length.to_bytes(2, "big")
        else:
            stream += bytes((0x81, 127)) + length.to_bytes(8, "big")
        stream += text
    for first in range(0, len(stream), size):
        wire.data_received(stream[first : first + size])
    assert wire.opened.done()
    assert heard == texts
