"""Where the service listens, and the address people type to reach it."""

from __future__ import annotations

import os
import socket
import sys

import ifaddr

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


def address_of(door: socket.socket, path: str = "") -> str:
    """What people type on this machine."""
    host, port = door.getsockname()[:2]
    return f"http://{EVERYWHERE.get(host) or (f'[{host}]' if ':' in host else host)}:{port}{path}"


def address_for_others(door: socket.socket, path: str = "") -> str:
    """What people type on other machines of the network; empty if they cannot get in."""
    host, port = door.getsockname()[:2]
    usual = usual_address() if host in EVERYWHERE else ""
    return f"http://{usual}:{port}{path}" if usual else ""


def usual_address() -> str:
    """The address of this machine in the network by which it reaches others; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def networks() -> list[tuple[str, str]]:
    """The networks that this machine is in, the usual one first: the interface's name, and the address there."""
    usual = usual_address()
    found = {usual: ""} if usual else {}
    for adapter in ifaddr.get_adapters():
        for address in adapter.ips:
            if isinstance(address.ip, str) and not address.ip.startswith("127."):  # an address of IPv6 is a tuple
                found[address.ip] = adapter.nice_name
    return [(name, address) for address, name in found.items()]


def own_names() -> frozenset[str]:
    """The names of this machine: those that it has everywhere, and its own, alone and in the local network."""
    name = socket.gethostname().lower().removesuffix(".")
    return frozenset(("localhost", name, f"{name.partition('.')[0]}.local"))


def has_desktop() -> bool:
    """Is there a screen on which a browser can open?"""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
