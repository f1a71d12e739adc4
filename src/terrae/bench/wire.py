"""Clients of the service that cost the machine as little as possible: bytes in, bytes out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, KIND = 0x80, 0x80, 0x0F
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""How a frame tells that its length stands in the bytes that follow (RFC 6455, 5.2)."""
LEAST_HEAD = 2
NO_MASK = bytes(4)
"""A client's frames are masked. With zeros they stay as they are."""
HEAD_END = b"\r\n\r\n"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Wire(asyncio.Protocol):
    """A WebSocket of a client, without extensions. Every text that arrives is handed on as bytes."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.hear = hear
        self.rest = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the service has closed the connection"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.is_open:
            head, end, data = data.partition(HEAD_END)
            if not end:
                self.rest = head
                return
            self.rest = b""
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.is_open = True
            self.opened.set_result(None)
        self.rest = self.read_frames(data)

    def read_frames(self, data: bytes) -> bytes:
        """Hand on every whole frame; what is left."""
        at, size = 0, len(data)
        while size - at >= LEAST_HEAD:
            length, body = data[at + 1], at + LEAST_HEAD
            if length == IN_TWO_BYTES:
                body = at + 4
                length = int.from_bytes(data[at + 2 : body], "big")
            elif length == IN_EIGHT_BYTES:
                body = at + 10
                length = int.from_bytes(data[at + 2 : body], "big")
            end = body + length
            if end > size:
                break
            kind = data[at] & KIND
            if kind == TEXT:
                self.hear(data[body:end])
            elif kind == PING:
                self.write(PONG, data[body:end])
            elif kind == CLOSE:
                self.close()
            at = end
        return data[at:]

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, body: bytes) -> None:
        length = len(body)
        if length < IN_TWO_BYTES:
            head = bytes((FINAL | kind, MASKED | length))
        else:
            head = bytes((FINAL | kind, MASKED | IN_TWO_BYTES)) + length.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + NO_MASK + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Http:
    """Enough of HTTP for creating tables: one connection, one request after another."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        """The answer to a request. A connection that the service has closed meanwhile is opened again."""
        try:
            return await self.ask(path, body, key)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self.ask(path, body, key)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].transport.abort()
            self.streams = None

    async def ask(self, path: str, body: Any, key: str) -> Any:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(data)}\r\n" + (f"authorization: Bearer {key}\r\n" if key else "") + "\r\n"
        writer.write(head.encode() + data)
        top = (await reader.readuntil(HEAD_END)).decode().lower()
        length = next(int(line.split(":")[1]) for line in top.split("\r\n") if line.startswith("content-length"))
        answer = json.loads(await reader.readexactly(length))
        if " 20" not in top[:14]:
            raise RuntimeError(f"{path}: {answer}")
        return answer
