"""Runs the service until it is told to stop."""

from __future__ import annotations

import logging
import os
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from types import FrameType
from typing import Any

import structlog
import uvicorn

from . import garbage_collection, safe_python
from .app import make_app
from .bots.precompile import precompiling
from .database.file import Served, alone
from .http import connection as http_connection
from .http.admission import Admission
from .http.middleware import Middleware
from .listen import BACKLOG, address_for_others, address_of, has_desktop, listening
from .logs import LibraryLines, set_up
from .settings import FRAME_LIMIT, PING_EVERY_S, Settings, database_url
from .websocket import connection as websocket_connection

log = structlog.get_logger("terrae")

LET_FINISH_S = 3
GONE_WITHIN_S = 4.5
"""After this time the process ends even if its database hangs: whatever was acknowledged is stored."""
SWITCH_S = 0.0005
"""The writer's thread needs its turn several times a batch: Python's 5 ms each add up while the event loop is busy."""


class Server(uvicorn.Server):
    """Tells when people can come."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        last = threading.Timer(GONE_WITHIN_S, os._exit, (1,))
        last.daemon = True
        last.start()


def uvicorn_config(settings: Settings, app: Middleware, **more: Any) -> uvicorn.Config:
    admission = Admission(settings, app.limits, app.metrics)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port or 0,
        http=http_connection.limited(settings, admission),
        ws=websocket_connection.limited(settings.rates, admission.answers_unreadable),
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY_S,
        ws_ping_timeout=PING_EVERY_S,
        timeout_graceful_shutdown=LET_FINISH_S,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
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


def serve(settings: Settings, as_json: bool = False, show: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C. `show` opens it in the browser; so it does if it is served already."""
    if told := safe_python.warning(settings):
        print(told, file=sys.stderr, flush=True)
    allow_many_files()
    garbage_collection.take_over()
    sys.setswitchinterval(SWITCH_S)
    set_up(as_json or not sys.stderr.isatty())
    for name in ("uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [LibraryLines()]
        logger.setLevel(logging.WARNING)
        logger.propagate = False
    compiling = precompiling() if settings.precompile else nullcontext()
    try:
        with alone(database_url(settings.database)) as note_address, listening(settings) as door, compiling:

            def ready() -> None:
                address = address_of(door, settings.path)
                note_address(address)
                tell(address, address_for_others(door, settings.path))
                if show:
                    open_in_browser(address)

            Server(uvicorn_config(settings, make_app(settings)), ready).run(sockets=[door])
    except Served as other:
        if not (show and other.address):
            raise
        print(f"Terrae is already served at {other.address}", flush=True)
        open_in_browser(other.address)


def tell(address: str, others: str) -> None:
    """Where it can be reached."""
    print(f"Terrae is served at {address} (Ctrl-C stops it)", flush=True)
    if others:
        print(f"Others in your network reach it at {others}", flush=True)
        print(f"Pupils who have the code of a lesson: {others}/join", flush=True)
        if sys.stdout.isatty():
            show_code(f"{others}/join")


def show_code(address: str) -> None:
    """An address as a QR code, drawn in the terminal for a camera."""
    import segno

    segno.make_qr(address).terminal(compact=True)


def open_in_browser(address: str) -> None:
    """In a browser with a window; one inside the terminal would take the terminal away."""
    if has_desktop():
        webbrowser.open(address)
