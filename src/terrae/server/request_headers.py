"""What the headers of a request or of a WebSocket's handshake say: its address and its device."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

DEVICE_COOKIE = "terrae_device"
CUSTOMER_BITS = 64
FORWARDED = frozenset((b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"))
"""Headers of a request that a proxy hands on."""

HOST_FORM = re.compile(r"(?:\[(?P<literal>[0-9A-Fa-f:.]+)\]|(?P<name>[^:\[\]]*))(?::[0-9]*)?")
"""A host and perhaps its port; an address of IPv6 stands in brackets."""

Scope = Mapping[str, Any]


def address(scope: Scope) -> str:
    """Whose rates count: an address, or the network that one customer gets of IPv6."""
    client = scope.get("client")
    return network_of(client[0]) if client else "local"


@lru_cache(4096)
def network_of(client: str) -> str:
    try:
        found = ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, CUSTOMER_BITS), strict=False))
    return str(found)


def is_local(scope: Scope) -> bool:
    """Does a program on this machine ask, and not for somebody else? A proxy here says for whom it asks."""
    client = scope.get("client")
    if client is None or any(key in FORWARDED for key, _ in scope["headers"]):
        return False
    try:
        return ip_address(client[0]).is_loopback
    except ValueError:
        return False


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def host_named(scope: Scope) -> str | None:
    """The host by which the client has come, without its port; None if it does not say."""
    host = header(scope, b"host")
    if host is None:
        return None
    found = HOST_FORM.fullmatch(host)
    return host if found is None else (found["literal"] or found["name"]).lower().removesuffix(".")


def is_address(host: str) -> bool:
    """Is it the address of a machine, and not a name?"""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def device_cookie(secure: bool, path: str) -> str:
    """The name of the device's cookie.

    By https it is one that browsers let nobody but this very host set, for the whole host. Under a path it must be kept
    from what else the host serves, and then browsers promise only that it came by https.
    """
    if not secure:
        return DEVICE_COOKIE
    return f"__Secure-{DEVICE_COOKIE}" if path else f"__Host-{DEVICE_COOKIE}"


def device_secret(scope: Scope, secure: bool, path: str) -> str | None:
    """What the device's cookie holds; of several of its name the first, which browsers set for the longest path.

    Other cookies are nobody's business here. Python's own reader of cookies takes time that grows with the square of
    a quoted value's length, and ours is never quoted.
    """
    wanted = device_cookie(secure, path)
    for cookie in (header(scope, b"cookie") or "").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == wanted:
            return value.strip()
    return None
