"""Checks origins, rates and sizes of every request, and sets security headers, before anything else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import Any

import msgspec

from ..errors import Fault, TooMany, not_allowed
from ..listen import own_names
from ..metrics import Metrics
from ..protocol import close_codes
from ..protocol.bodies import Problem
from ..rate_limits import RateLimits
from ..request_headers import Scope, address, header, host_named, is_address
from ..settings import RECORD_LIMIT, Settings
from .security_headers import HEADERS, STRICT_TRANSPORT
from .subpath import inside, outside

PIECE = 64 * 1024
"""Bytes of a body that are handed on at a time: more do not wait for a client that reads slowly."""
COUNTED = ("/api/", "/schema", "/healthz")
"""Requests that cost something. Files of the web app are in memory, and a page asks for many at once."""
MOST_SHOWN = 100
"""Characters of a foreign host's name that a refusal repeats."""
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


class Middleware:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, limits: RateLimits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.open: Counter[str] = Counter()
        """Connections by address."""
        self.headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else [*HEADERS]
        self.host_names = own_names() | frozenset(settings.host_names)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, asked: Scope, receive: Any, send: Any) -> None:
        begun = False
        inner = inside(asked, self.settings.path)
        scope = inner or asked

        async def send_with_headers(message: Any) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                own = list(message.get("headers", ()))
                if scope["path"].startswith("/api/"):
                    own.append((b"cache-control", b"no-store"))
                names = {name for name, _ in own}
                message = {**message, "headers": [*own, *(pair for pair in self.headers if pair[0] not in names)]}
            for piece in pieces_of(message):
                await send(piece)

        try:
            if wait := self.limits.seconds_to_wait("answers", address(scope)):
                await asyncio.sleep(wait)
            if scope["path"].startswith(COUNTED) or not is_plain(scope["path"]):
                self.limits.check("requests", address(scope))
            check_host(scope, self.host_names)
            check_request(scope, self.settings)
            if not is_plain(scope["path"]):
                raise Fault("not_found", "there is nothing here; an address has single slashes")
            if inner is not None:
                await self.app(inner, receive, send_with_headers)
            elif asked["path"] == self.settings.path:
                await lead(send_with_headers, f"{self.settings.path}/")
            else:
                raise outside(self.settings.path)
        except Fault as fault:
            if not begun:
                await respond(send_with_headers, fault)
        except Exception:
            self.metrics.errors.inc()
            if not begun:
                await respond(send_with_headers, None)
            raise

    async def websocket(self, asked: Scope, receive: Any, send: Any) -> None:
        who, scope = address(asked), inside(asked, self.settings.path)
        try:
            self.limits.check("sockets", who)
            check_host(asked, self.host_names)
            check_socket(asked, self.settings)
            if scope is None or not is_plain(scope["path"]):
                raise outside(self.settings.path)
            if self.open[who] >= self.settings.rates.connections:
                raise TooMany(1)
        except Fault:
            await receive()
            await send({"type": "websocket.close", "code": close_codes.POLICY, "reason": ""})
            return
        self.open[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]


def is_plain(path: str) -> bool:
    """Is it an address as it stands? Others are made plain on their way to the handlers, past what is counted here."""
    return path.startswith("/") and "//" not in path


def pieces_of(message: Any) -> Iterator[Any]:
    """A long body is sent piece by piece, so that no more than one waits for a client that reads slowly."""
    body = message.get("body", b"") if message["type"] == "http.response.body" else b""
    last = max(0, len(body) - 1) // PIECE * PIECE
    for first in range(0, last, PIECE):
        yield {"type": "http.response.body", "body": body[first : first + PIECE], "more_body": True}
    yield {**message, "body": body[last:]} if last else message


async def respond(send: Any, fault: Fault | None) -> None:
    """Send a refusal; with None, that of an unexpected error, which says nothing about it."""
    problem = (
        Problem("failed", "something went wrong here; it has been noted")
        if fault is None
        else Problem(fault.code, fault.sentence, fault.rule)
    )
    headers = [(b"content-type", b"application/json")]
    if isinstance(fault, TooMany):
        headers.append((b"retry-after", str(fault.seconds).encode()))
    status = 500 if fault is None else fault.status
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})


async def lead(send: Any, where: str) -> None:
    """Send a client on to another address."""
    headers = [(b"location", where.encode()), (b"cache-control", b"no-cache")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def check_host(scope: Scope, names: Container[str]) -> None:
    """A client must come by a name of ours, or by an address.

    Anybody can let a name of theirs lead to this machine. A page from there would have an origin that looks like ours.
    """
    host = host_named(scope)
    if host is not None and host not in names and not is_address(host):
        raise not_allowed(
            f"this service is not called {host[:MOST_SHOWN]!r}; whoever runs it can give it that name with --host-name"
        )


def is_own(origin: str, scope: Scope, origins: Iterable[str], secure: bool) -> bool:
    """Is the origin this service's own, or one that was named at its start?"""
    scheme = "https" if secure or scope["scheme"] in ("https", "wss") else "http"
    host = header(scope, b"host")
    return origin in origins or (bool(host) and origin == f"{scheme}://{host}")


def check_request(scope: Scope, settings: Settings) -> None:
    """A request that changes something must come from our own pages, or from a program that shows a key."""
    if too_long(header(scope, b"content-length")):
        raise Fault("too_large", "the body is too large")
    if scope["method"] not in UNSAFE:
        return
    origin = header(scope, b"origin")
    if origin is not None:
        if not is_own(origin, scope, settings.origins, settings.secure):
            raise not_allowed("this page may not use this service")
    elif header(scope, b"cookie") is not None and header(scope, b"authorization") is None:
        raise not_allowed("a request with a cookie must tell its origin")
    if header(scope, b"sec-fetch-site") == "cross-site" and origin not in settings.origins:
        raise not_allowed("this page may not use this service")


def too_long(length: str | None) -> bool:
    return length is not None and length.isascii() and length.isdigit() and int(length[:9]) > RECORD_LIMIT


def check_socket(scope: Scope, settings: Settings) -> None:
    """A browser's socket must come from our own pages; without an origin only a key counts, no cookie."""
    origin = header(scope, b"origin")
    if origin is None:
        if header(scope, b"cookie") is not None:
            raise not_allowed("a connection with a cookie must tell its origin")
    elif not is_own(origin, scope, settings.origins, settings.secure):
        raise not_allowed("this page may not use this service")
