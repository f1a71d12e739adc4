"""Slow clients of HTTP are cut off, and do not keep others out."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from terrae.server.http import admission
from terrae.server.http.admission import Admission
from terrae.server.http.middleware import PIECE, pieces_of
from terrae.server.logs import LibraryLines
from terrae.server.metrics import Metrics
from terrae.server.rate_limits import Rate, RateLimits
from terrae.server.settings import HEAD_LIMIT, Settings

from ..client import PATIENCE_S, Party, web
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio

SOON_S = 0.3
GET = b"GET /schema/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
BYE = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
MANY = 400
NEVER = 1e-9
"""A second: however slow the test is, nothing of a rate comes back in it."""


@asynccontextmanager
async def dialled(
    here: Here, own: str = "127.0.0.1"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from an address of this machine that reads nothing of its own accord."""
    port = int(here.base.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024, local_addr=(own, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def cut_off(reader: asyncio.StreamReader) -> None:
    """Wait until the service has ended the connection."""
    async with asyncio.timeout(PATIENCE_S):
        try:
            while await reader.read(65536):
                pass
        except ConnectionError:
            pass


async def trickle(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send a byte at a time, for ever."""
    try:
        while True:
            writer.write(data)
            await asyncio.sleep(0.02)
    except ConnectionError:
        pass


UPGRADE = (
    b"GET /api/tables/aaaaaaaaaaaa/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.attack("Asks for a WebSocket by a handshake that cannot be read, and keeps the connection.")
@pytest.mark.parametrize("line", [b"content-length: 10", b"x: " + b"a" * 9_000, b"\r\n".join([b"x: y"] * 200)])
async def test_a_handshake_that_cannot_be_read_is_refused_at_once(here: Here, line: bytes) -> None:
    async with dialled(here) as (reader, writer), asyncio.timeout(PATIENCE_S):
        writer.write(UPGRADE + line + b"\r\n\r\n")
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 400 ")


@pytest.mark.attack("Begins a request and never ends it.")
@pytest.mark.parametrize(
    ("begin", "slowly"),
    [
        (b"", b""),
        (b"GET / HT", b""),
        (b"GET / HTTP/1.1\r\nx: ", b"y"),
        (b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n", b" "),
        (b"GET /healthz HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n", b" "),
    ],
)
async def test_a_client_that_never_comes_to_its_end_is_cut_off(tmp_path: Path, begin: bytes, slowly: bytes) -> None:
    hasty = replace(QUICK, head_within_s=SOON_S, body_within_s=SOON_S)
    async with service(tmp_path / "tables.db", hasty) as here, dialled(here) as (reader, writer):
        writer.write(begin)
        task = asyncio.create_task(trickle(writer, slowly))
        await cut_off(reader)
        task.cancel()


@pytest.mark.attack("Asks for much and reads nothing of the answer.")
async def test_a_client_that_does_not_read_is_cut_off_and_little_waits_for_it(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", replace(QUICK, slow_after_s=SOON_S)) as here, dialled(here) as (_, slow):
        slow.write(GET * MANY)
        connections: Any = here.server.server_state.connections
        waiting = 0
        async with asyncio.timeout(PATIENCE_S):
            while not connections:
                await asyncio.sleep(0.01)
            while connections:
                waiting = max(waiting, *(each.transport.get_write_buffer_size() for each in connections))
                await asyncio.sleep(0.01)
        assert 0 < waiting < 4 * PIECE


async def test_a_client_that_reads_gets_everything(tmp_path: Path) -> None:
    async with (
        service(tmp_path / "tables.db", replace(QUICK, slow_after_s=SOON_S)) as here,
        dialled(here) as (reader, w),
    ):
        w.write(GET * 3)
        whole = b""
        async with asyncio.timeout(PATIENCE_S):
            while whole.count(b'"openapi":') < 3:
                whole += await reader.read(1024)


@pytest.mark.attack("Opens as many connections as one address can.")
async def test_an_address_has_a_number_of_connections(tmp_path: Path) -> None:
    few = replace(QUICK, rates=replace(QUICK.rates, connections=3), proxies=())
    async with service(tmp_path / "tables.db", few) as here, AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(dialled(here))
        while len(here.server.server_state.connections) < 3:
            await asyncio.sleep(0.01)
        async with dialled(here) as (reader, _):
            await cut_off(reader)
        await stack.aclose()
        while here.server.server_state.connections:
            await asyncio.sleep(0.01)
        async with web(here.base) as http:
            assert (await http.get("/healthz")).status_code == 200


@pytest.mark.attack("Holds connections open without asking anything, so that nobody else gets in.")
async def test_those_who_never_ask_make_room_for_those_who_do(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", replace(QUICK, most_connections=6)) as here, AsyncExitStack() as stack:
        party = await (await Party.make(here.base)).start()
        for _ in range(20):
            await stack.enter_async_context(dialled(here))
        async with web(here.base) as http:
            assert (await http.get("/healthz")).status_code == 200
        await party.move_once()
        assert len(here.server.server_state.connections) <= 6
        await party.close()


class Line:
    """A connection that knows only whether it was cut off."""

    def __init__(self) -> None:
        self.ended = False

    def cut_off(self) -> None:
        self.ended = True


@pytest.mark.attack("Takes every file handle of the service.")
def test_file_handles_are_kept_for_those_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "handles", lambda: admission.RESERVED_HANDLES + 2)
    doors = admission_of(Settings())
    first, second = Line(), Line()
    assert doors.admit(first, "10.0.0.1", 0)
    assert doors.admit(second, "10.0.0.2", 1)
    assert doors.admit(Line(), "10.0.0.3", 2)
    assert (first.ended, second.ended) == (True, False)


def test_a_proxy_speaks_for_many() -> None:
    rates = replace(Settings().rates, connections=1)
    doors = admission_of(replace(Settings(), proxies=("10.1.0.0/16",), rates=rates))
    for address, lets in (("10.1.2.3", [True, True]), ("10.2.2.3", [True, False]), ("fe80::1%eth0", [True, False])):
        assert [doors.lets_in(address) and doors.admit(Line(), address, 0) for _ in range(2)] == lets


@pytest.mark.attack("Opens and leaves connections as fast as possible.")
async def test_an_address_has_a_number_of_new_connections(tmp_path: Path) -> None:
    few = replace(QUICK, rates=replace(QUICK.rates, arrivals=Rate(3, NEVER)), proxies=())
    async with service(tmp_path / "tables.db", few) as here:
        for _ in range(3):
            assert (await asked(here, BYE))[0] == 200
        for _ in range(5):
            async with dialled(here) as (reader, writer):
                writer.write(BYE)
                await cut_off(reader)
        assert figure(here, "terrae_refused_connections_total") == 5
        async with dialled(here, "127.0.0.2") as (reader, writer):
            writer.write(BYE)
            assert b"200" in await reader.readline(), "nobody else is refused"


@pytest.mark.attack("Sends what is no HTTP as fast as possible, each over a new connection.")
@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
@pytest.mark.parametrize("request_bytes", [b"nonsense\r\n\r\n", UPGRADE + b"content-length: 10\r\n\r\n"])
async def test_what_is_no_http_is_counted_and_answered_a_few_times(
    tmp_path: Path, proxies: tuple[str, ...], request_bytes: bytes
) -> None:
    few = replace(QUICK, rates=replace(QUICK.rates, unreadable=Rate(3, NEVER)), proxies=proxies)
    answers = []
    async with service(tmp_path / "tables.db", few) as here:
        for _ in range(9):
            async with dialled(here) as (reader, writer):
                writer.write(request_bytes)
                answers.append(await begun(reader))
                await cut_off(reader)
        assert answers == [b"HTTP/1.1 400"] * 3 + [b""] * 6
        assert figure(here, "terrae_unreadable_requests_total") == 9
        assert (await asked(here, BYE))[0] == 200


@pytest.mark.attack("Fills the log by what is no HTTP.")
async def test_what_is_no_http_is_logged_once_in_a_while(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    logger = logging.getLogger("uvicorn.error")
    before, logger.handlers = logger.handlers, [LibraryLines()]
    try:
        async with service(tmp_path / "tables.db") as here:
            for _ in range(30):
                assert (await asked(here, b"nonsense\r\n\r\n"))[0] == 400
    finally:
        logger.handlers = before
    assert "".join(capfd.readouterr()).count("Invalid HTTP request received") == 1


@pytest.mark.parametrize("length", [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 7])
def test_a_body_is_sent_in_pieces(length: int) -> None:
    body = bytes(range(256)) * (length // 256 + 1)
    pieces: Iterator[Any] = pieces_of({"type": "http.response.body", "body": body[:length], "more_body": False})
    sent = list(pieces)
    assert b"".join(piece["body"] for piece in sent) == body[:length]
    assert [piece["more_body"] for piece in sent] == [True] * (len(sent) - 1) + [False]
    assert max(len(piece["body"]) for piece in sent) <= PIECE


async def begun(reader: asyncio.StreamReader) -> bytes:
    """How an answer begins; nothing if there is none."""
    try:
        return await reader.readexactly(len(b"HTTP/1.1 400"))
    except (asyncio.IncompleteReadError, ConnectionError):
        return b""


def figure(here: Here, name: str) -> float:
    """What the service has counted."""
    return here.service.metrics.registry.get_sample_value(name) or 0.0


def admission_of(settings: Settings) -> Admission:
    return Admission(settings, RateLimits(settings.rates), Metrics())


async def asked(here: Here, request: bytes) -> tuple[int, Any]:
    """What is answered to these bytes: the status, and the problem. The connection must end then."""
    async with dialled(here) as (reader, writer), asyncio.timeout(PATIENCE_S):
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(await reader.read())


def long_head(size: int) -> bytes:
    """A request whose head has so many bytes."""
    begun = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx: "
    return begun + b"y" * (size - len(begun) - 4) + b"\r\n\r\n"


@pytest.mark.attack("Sends a request with a very long head, at once, in pieces or behind another request.")
async def test_a_long_head_is_not_read(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        status, _ = await asked(here, long_head(HEAD_LIMIT))
        assert status == 200
        for size in (HEAD_LIMIT + 1, 4 * HEAD_LIMIT):
            status, problem = await asked(here, long_head(size))
            assert (status, problem["code"]) == (431, "too_large")
        async with dialled(here) as (reader, writer), asyncio.timeout(PATIENCE_S):
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n" + long_head(4 * HEAD_LIMIT))
            both = await reader.read()
        assert re.findall(rb"HTTP/1.1 (\d+) ", both) == [b"200", b"431"], both


@pytest.mark.attack("Sends a body in chunks of one byte, each of which costs as much as a whole body.")
@pytest.mark.parametrize("coding", [b"chunked", b"Chunked", b"gzip, chunked", b"chunked\r\ntransfer-encoding: chunked"])
async def test_a_body_in_chunks_is_not_read(tmp_path: Path, coding: bytes) -> None:
    head = b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: " + coding + b"\r\n\r\n"
    async with service(tmp_path / "tables.db") as here:
        status, problem = await asked(here, head + b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n")
        assert (status, problem["code"]) in ((411, "malformed"), (400, "malformed"))
        assert not here.server.server_state.tasks, "no handler has seen it"
