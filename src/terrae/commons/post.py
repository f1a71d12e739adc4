"""One request to an endpoint: within a time, of a bounded size, and without following it anywhere."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import h11

from terrae.engine.errors import Refused
from terrae.text.lines import TimeUp, TooLong

from .channel import LOOKS_EVERY_S, Purse

MOST_HEAD = 64 * 1024
MOST_BODY = 1024 * 1024
"""Bytes of an answer. A model that is told to be short does not come near it."""
PIECE = 65_536
PORTS = {"http": 80, "https": 443}


class NotAnswered(Exception):
    """The endpoint did not answer, or not as one does."""


@dataclass(frozen=True)
class EndpointAddress:
    """Where an endpoint is."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def is_here(self) -> bool:
        """Is it on this machine?"""
        if self.host == "localhost":
            return True
        with suppress(ValueError):
            return ip_address(self.host).is_loopback
        return False


def read_address(url: str) -> EndpointAddress:
    """The address of an endpoint; `Refused` if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(f"an endpoint has an address as http://127.0.0.1:8080/v1, not {url!r}") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.query or parts.fragment or "@" in parts.netloc:
        raise Refused(f"an endpoint has an address as http://127.0.0.1:8080/v1, not {url!r}")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("the address of an endpoint holds only printable ASCII")
    return EndpointAddress(parts.scheme == "https", parts.hostname, port or PORTS[parts.scheme], parts.path.rstrip("/"))


@dataclass(frozen=True)
class EndpointAnswer:
    """What an endpoint says."""

    status: int
    body: bytes
    retry_after: str = ""


def post(
    address: EndpointAddress, path: str, headers: Mapping[str, str], body: bytes, within_s: float, purse: Purse
) -> EndpointAnswer:
    """Send a request and read the whole answer.

    `TimeUp` if that is not done in time, `TooLong` if the answer is longer than it may be, `NotAnswered` if there is
    none, `Stopped` if the run has stopped meanwhile.
    """
    try:
        return asyncio.run(unless_stopped(exchange(address, path, headers, body, within_s), purse))
    except TimeoutError:
        raise TimeUp from None
    except (OSError, h11.ProtocolError) as error:
        raise NotAnswered(str(error) or type(error).__name__) from None


async def unless_stopped(work: Coroutine[Any, Any, EndpointAnswer], purse: Purse) -> EndpointAnswer:
    """What comes of some work; `Stopped` as soon as the run has stopped."""
    task = asyncio.create_task(work)
    try:
        while not (await asyncio.wait({task}, timeout=LOOKS_EVERY_S))[0]:
            purse.check()
        return task.result()
    finally:
        task.cancel()


async def exchange(
    address: EndpointAddress, path: str, headers: Mapping[str, str], body: bytes, within_s: float
) -> EndpointAnswer:
    """The same on an event loop; `TimeoutError` if it takes too long, whatever it is that takes so long."""
    async with asyncio.timeout(within_s):
        secured = ssl.create_default_context() if address.secure else None
        reader, writer = await asyncio.open_connection(address.host, address.port, ssl=secured)
        try:
            client = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
            host = f"[{address.host}]" if ":" in address.host else address.host
            fields = {"host": f"{host}:{address.port}", "content-length": str(len(body)), "connection": "close"}
            request = h11.Request(
                method="POST", target=address.path + path, headers=list({**fields, **headers}.items())
            )
            writer.write((client.send(request) or b"") + (client.send(h11.Data(data=body)) or b""))
            client.send(h11.EndOfMessage())
            await writer.drain()
            return await answer_from(client, reader)
        finally:
            writer.transport.abort()


async def answer_from(client: h11.Connection, reader: asyncio.StreamReader) -> EndpointAnswer:
    """Read an answer to its end."""
    status, retry_after, read = 0, "", bytearray()
    while True:
        event = client.next_event()
        if event is h11.NEED_DATA:
            client.receive_data(await reader.read(PIECE))
        elif isinstance(event, h11.Response):
            status = event.status_code
            retry_after = dict(event.headers).get(b"retry-after", b"").decode("latin-1")
        elif isinstance(event, h11.Data):
            read += event.data
            if len(read) > MOST_BODY:
                raise TooLong
        elif isinstance(event, h11.EndOfMessage):
            return EndpointAnswer(status, bytes(read), retry_after)
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("the connection has ended before an answer")
