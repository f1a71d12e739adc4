"""Sends one request to a push service: within a time, to a public address, without following it anywhere."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address

import h11

from .endpoints import Endpoint

WITHIN_S = 10.0
MOST_HEAD = 16 * 1024
"""Bytes of an answer's head. Its body is not read."""
PIECE = 4096


class NotSent(Exception):
    """The push service did not answer, or not as one does."""


@dataclass(frozen=True)
class Answered:
    """What a push service says to a notice."""

    status: int
    retry_after: str = ""


async def post(
    endpoint: Endpoint, headers: Mapping[str, str], body: bytes, context: ssl.SSLContext, within_s: float = WITHIN_S
) -> Answered:
    """Send a notice; `NotSent` if there is no answer in time."""
    try:
        async with asyncio.timeout(within_s):
            return await exchange(endpoint, headers, body, context)
    except (OSError, h11.ProtocolError) as error:  # a TimeoutError is an OSError
        raise NotSent(type(error).__name__) from None


async def exchange(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, context: ssl.SSLContext) -> Answered:
    address = await address_of(endpoint)
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=context, server_hostname=endpoint.host, limit=MOST_HEAD
    )
    try:
        client = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
        fields = {"host": endpoint.authority, "content-length": str(len(body)), "connection": "close", **headers}
        request = h11.Request(method="POST", target=endpoint.target, headers=list(fields.items()))
        writer.write((client.send(request) or b"") + (client.send(h11.Data(data=body)) or b""))
        await writer.drain()
        while True:
            event = client.next_event()
            if event is h11.NEED_DATA:
                client.receive_data(await reader.read(PIECE))
            elif isinstance(event, h11.Response):
                told = dict(event.headers)
                return Answered(event.status_code, told.get(b"retry-after", b"").decode("latin-1"))
            elif not isinstance(event, h11.InformationalResponse):
                raise NotSent("no answer")
    finally:
        writer.transport.abort()  # what it says beside its head is nobody's concern
        with suppress(OSError, asyncio.CancelledError):
            await writer.wait_closed()


async def address_of(endpoint: Endpoint) -> str:
    """A public address of a push service: whoever answers for its name must not lead into the machine's own network."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    for *_, address in found:
        if endpoint.is_named or ip_address(str(address[0]).partition("%")[0]).is_global:
            return str(address[0])
    raise NotSent("its address is not public")
