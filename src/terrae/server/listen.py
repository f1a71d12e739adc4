"""Where the service listens, and the address people type to reach it."""

from __future__ import annotations

import os
import socket
import sys

from terrae.engine.errors import Refused

from .settings import PORT, Settings

BACKLOG = 4096
TRIES = 20
"""If nobody chose a port and the usual one is taken, the next ones are tried."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
ELSEWHERE = "192.0.2.1"
"""An address that is nobody's (RFC 5737): nothing is ever sent there."""


def listening(settings: Settings) -> socket.socket:
    """A socket that people can connect to; `Refused` if the address cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = range(PORT, PORT + TRIES) if settings.port is None else (settings.port,)
    for port in ports:
        try:
            return socket.create_server((settings.host, port), family=family, backlog=BACKLOG)
        except OSError as error:
            why = error
    where = f"port {ports[0]}" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]}"
    raise Refused(f"cannot listen at {settings.host}, {where}: {why.strerror or why}")


def address_of(door: socket.socket) -> str:
    """What people type on this machine."""
    host, port = door.getsockname()[:2]
    return f"http://{EVERYWHERE.get(host) or (f'[{host}]' if ':' in host else host)}:{port}"


def address_for_others(door: socket.socket) -> str:
    """What people type on other machines of the network; empty if they cannot get in."""
    host, port = door.getsockname()[:2]
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def own_names() -> frozenset[str]:
    """The names of this machine: those that it has everywhere, and its own, alone and in the local network."""
    name = socket.gethostname().lower().removesuffix(".")
    return frozenset(("localhost", name, f"{name.partition('.')[0]}.local"))


def has_desktop() -> bool:
    """Is there a screen on which a browser can open?"""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
