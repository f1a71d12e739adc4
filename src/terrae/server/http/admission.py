"""Which connections are let in: so many of an address, and so many in all that file handles are left for others."""

from __future__ import annotations

import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from ..headers import network_of
from ..settings import Settings

RESERVED_HANDLES = 128
"""Files that are not connections: the database, processes for bots and replays, what is served."""


class Waiting(Protocol):
    """A connection that has not asked for anything yet."""

    def cut_off(self) -> None:
        """End it at once."""


class Admission:
    """The HTTP connections of one process; a WebSocket is one until it is accepted."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.most_connections, handles() - RESERVED_HANDLES)
        self.of_one = settings.rates.connections
        self.proxies = [ip_network(name) for name in settings.proxies]
        self.open: Counter[str] = Counter()
        """By address."""
        self.waiting: dict[Waiting, None] = {}
        """Those that have not asked yet; the one that has waited for longest comes first."""

    def admit(self, connection: Waiting, address: str, others: int) -> bool:
        """May it come in, beside so many others? If there are too many, whoever has not asked for longest must go."""
        who = network_of(address)
        if self.open[who] >= self.of_one and not self.is_proxy(address):
            return False
        if others >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting)).cut_off()
        self.open[who] += 1
        self.waiting[connection] = None
        return True

    def is_proxy(self, address: str) -> bool:
        """Does it speak for many? Its own limits count then."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def release(self, connection: Waiting, address: str) -> None:
        """It has gone, or is a WebSocket now."""
        self.waiting.pop(connection, None)
        who = network_of(address)
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]


def handles() -> int:
    """How many files the system lets this process have open."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 30 if most == resource.RLIM_INFINITY else most
