"""Runs the service until it is told to stop."""

from __future__ import annotations

import gc
import logging
import resource
import socket
import sys
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from terrae.engine.errors import Refused

from .app import make_app
from .logs import set_up
from .settings import FRAME_LIMIT, Settings

log = structlog.get_logger("terrae")

LET_FINISH_S = 3
PING_EVERY_S = 20.0
BACKLOG = 4096


class Protocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, but a connection whose client does not read can be cut off."""

    async def run_asgi(self) -> None:
        self.scope["state"]["abort"] = self.transport.abort
        await super().run_asgi()


class StructuredHandler(logging.Handler):
    """What libraries log goes the way of our own lines."""

    def emit(self, record: logging.LogRecord) -> None:
        what = structlog.get_logger(record.name)
        why = {} if record.exc_info is None or record.exc_info[1] is None else {"why": repr(record.exc_info[1])}
        what.log(record.levelno, record.getMessage(), **why)


class Server(uvicorn.Server):
    """Tells where it can be reached as soon as it can."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Terrae is served at {address_of(self)} (Ctrl-C stops it)", flush=True)


def address_of(server: uvicorn.Server) -> str:
    """The address that people type."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def uvicorn_config(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Protocol,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY_S,
        ws_ping_timeout=PING_EVERY_S,
        timeout_graceful_shutdown=LET_FINISH_S,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        **more,
    )


def allow_many_files() -> None:
    """Every connection is a file to the system: as many as it lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def collect_rarely() -> None:
    """A full search for garbage takes 300 ms with 300 tables in memory, and nobody would get an answer meanwhile.

    Nearly everything here ends with its last reference; cycles die young, and the young are searched as before. The
    house looks through everything once in a while (`keeper`).
    """
    gc.freeze()
    gc.set_threshold(5000, 10, 1_000_000)


def listening_at(host: str, port: int) -> socket.socket:
    """A socket that people can connect to; `Refused` if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Refused(f"cannot listen at {host}, port {port}: {error.strerror or error}") from None


def serve(settings: Settings, as_json: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    allow_many_files()
    collect_rarely()
    set_up(as_json or not sys.stderr.isatty())
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [StructuredHandler()]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
    with listening_at(settings.host, settings.port) as door:
        Server(uvicorn_config(settings, make_app(settings))).run(sockets=[door])
