"""Floods of frames that no handler sees end their connection, and theirs only."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from terrae.server.rate_limits import Rate, Rates
from terrae.server.settings import Settings
from terrae.server.websocket.connection import MOST_FRAGMENTS, text_frame

from ..client import PATIENCE_S, Party, Socket
from ..running import QUICK, service

pytestmark = pytest.mark.anyio

MASK = b"\x80\0\0\0\0"
PING, PONG, TEXT_BEGINS, GOES_ON = b"\x89" + MASK, b"\x8a" + MASK, b"\x01" + MASK, b"\x00" + MASK
FLOOD = 50_000
LIMITED = replace(QUICK, rates=replace(QUICK.rates, frames=Rates().frames, frame_bytes=Rates().frame_bytes))
CUT_OFF = (4429, 1006)
"""Whoever goes on sending may not hear why."""


async def flooded(settings: Settings, database: Path, data: bytes, hello: bool) -> int:
    """How a connection ends over which these bytes come; another one of the same table is served meanwhile."""
    async with service(database, settings) as here:
        party = await (await Party.make(here.base)).start()
        if hello:
            bad = await Socket.open(here.base, party.id, key=party.keys["watch"])
        else:
            bad = await Socket.dial(here.base, party.id)
        bad.socket.transport.write(data)
        await party.move_once()
        async with asyncio.timeout(PATIENCE_S):
            code = await bad.closed()
        await party.move_once()
        await party.close()
        return code


@pytest.mark.attack("Floods a connection with pings, pongs or empty fragments.")
@pytest.mark.parametrize("hello", [True, False])
@pytest.mark.parametrize("flood", [PONG * FLOOD, PING * FLOOD, TEXT_BEGINS + GOES_ON * FLOOD])
async def test_a_flood_of_control_frames_or_empty_fragments_ends(tmp_path: Path, flood: bytes, hello: bool) -> None:
    assert await flooded(LIMITED, tmp_path / "tables.db", flood, hello) in CUT_OFF


@pytest.mark.attack("Sends one message in endless fragments.")
async def test_a_message_of_too_many_fragments_ends(tmp_path: Path) -> None:
    data = TEXT_BEGINS + GOES_ON * MOST_FRAGMENTS
    assert await flooded(QUICK, tmp_path / "tables.db", data, True) in CUT_OFF


@pytest.mark.attack("Floods a connection with bytes.")
async def test_too_many_bytes_end_the_connection(tmp_path: Path) -> None:
    few = replace(QUICK, rates=replace(QUICK.rates, frame_bytes=Rate(20_000, 1)))
    long = b"\x81\xfe\x38\x80\0\0\0\0" + b" " * 0x3880
    assert await flooded(few, tmp_path / "tables.db", long * 2, True) in CUT_OFF


async def test_frames_within_the_limits_are_answered(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", LIMITED) as here:
        party = await (await Party.make(here.base)).start()
        socket = party.sockets[0]
        for _ in range(20):
            await (await socket.socket.ping())
        socket.socket.transport.write(TEXT_BEGINS + GOES_ON * (MOST_FRAGMENTS - 2) + b"\x80" + MASK)
        assert (await socket.until("refused"))["code"] == "malformed"
        await party.move_once()
        await party.close()


async def test_a_connection_that_ended_by_itself_is_no_error(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", LIMITED) as here:
        party = await (await Party.make(here.base)).start()
        socket = await Socket.dial(here.base, party.id)
        socket.socket.transport.abort()
        with pytest.raises(ConnectionClosed):
            await socket.hear()
        await party.move_once()
        await party.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_one_frame_that_a_client_can_read(length: int) -> None:
    text = "é" * (length // 2) + "e" * (length % 2)
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(text_frame(text))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)
