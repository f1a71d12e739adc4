"""Which Python is safe to serve strangers with: one without published holes in what a service uses of it."""

from __future__ import annotations

import sys
from ipaddress import ip_address

from .settings import Settings

SAFE: dict[tuple[int, ...], int] = {(3, 11): 16, (3, 12): 14, (3, 13): 13, (3, 14): 4}
"""The first safe release of each series; later series were safe from the start.

It has the fixes of `http.cookies` (CVE-2024-7592, CVE-2026-0672, CVE-2026-3644) and of `asyncio` (CVE-2024-12254).
"""


def warning(settings: Settings, version: tuple[int, ...] = sys.version_info[:3]) -> str:
    """The sentence that tells whoever serves strangers that their Python has known holes; empty if it has none."""
    least = SAFE.get(version[:2])
    if least is None or version[2] >= least or not serves_strangers(settings):
        return ""
    running = ".".join(map(str, version))
    safe = ".".join(map(str, (*version[:2], least)))
    return f"Python {running} has published security holes: serve strangers with {safe} or newer."


def serves_strangers(settings: Settings) -> bool:
    """Can anybody but people at this machine reach it, by the network or through a proxy with https?"""
    try:
        is_local = ip_address(settings.host).is_loopback
    except ValueError:
        is_local = settings.host == "localhost"
    return settings.secure or not is_local
