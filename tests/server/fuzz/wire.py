"""HTTP as bytes, so that a head may hold anything; and what comes back."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Header = tuple[str, str]
GZIP = 16 + zlib.MAX_WBITS
BUFFER = 64 * 1024 * 1024
PATIENCE_S = 120.0


class Gone(Exception):
    """The service has closed the connection without an answer."""


@dataclass(frozen=True)
class Answer:
    """What the service answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")

    @property
    def ok(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        """What it says; of lines that come one after the other, the last."""
        return self.documents()[-1]

    def documents(self) -> list[Any]:
        """What it says; if it comes as lines of JSON, each of them."""
        is_lines = "ndjson" in self.headers.get("content-type", "")
        return [json.loads(part) for part in (self.body.splitlines() if is_lines else [self.body])]


def encoded(value: Any) -> bytes:
    """JSON that may hold half of a surrogate pair, as an escape: whoever is hostile may send it."""
    return json.dumps(value).encode("ascii")


class Line:
    """One connection over which requests are sent one after the other; made anew when it was closed."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, headers: Sequence[Header] = (), body: bytes = b"") -> Answer:
        """Send a request and read its answer; once more over a new connection if this one had been closed."""
        (answer,) = await self.ask_often(method, path, headers, body, 1)
        return answer

    async def ask_often(
        self, method: str, path: str, headers: Sequence[Header], body: bytes, times: int
    ) -> list[Answer]:
        """The same request again and again, sent without waiting for the answers."""
        request = head(method, path, [("host", f"{self.host}:{self.port}"), *headers], len(body)) + body
        answers: list[Answer] = []
        fresh = self.writer is None
        while len(answers) < times:
            if self.writer is None:
                self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=BUFFER)
            assert self.reader is not None
            left = times - len(answers)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    sending = asyncio.create_task(self.send(request, left))
                    try:
                        for _ in range(left):
                            answer = await read_answer(self.reader)
                            answers.append(answer)
                            if answer.headers.get("connection", "").lower() == "close":
                                raise Gone
                    finally:
                        sending.cancel()
                        await asyncio.gather(sending, return_exceptions=True)
            except (OSError, asyncio.IncompleteReadError, Gone) as error:
                self.close()
                if len(answers) < times and fresh and not answers:
                    raise Gone(type(error).__name__) from None
                fresh = True
        return answers

    async def send(self, request: bytes, times: int) -> None:
        assert self.writer is not None
        for _ in range(times):
            self.writer.write(request)
            await self.writer.drain()

    def close(self) -> None:
        if self.writer is not None:
            self.writer.transport.abort()  # it is closed in the next turn of the event loop
        self.reader = self.writer = None


def head(method: str, path: str, headers: Sequence[Header], length: int) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    if length or method != "GET":
        lines += [f"content-length: {length}", "content-type: application/json"]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass")


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    status = int(first.split()[1])
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join([piece async for piece in chunks(reader)])
    else:
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    if headers.get("content-encoding") == "gzip":
        body = zlib.decompress(body, GZIP)
    return Answer(status, headers, body)


async def chunks(reader: asyncio.StreamReader) -> Any:
    while size := int(await reader.readline(), 16):
        yield await reader.readexactly(size)
        await reader.readline()
    await reader.readline()
