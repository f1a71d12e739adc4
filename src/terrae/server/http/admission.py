"""Which connections are let in: so many of an address at once and in a second, and so many in all."""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

from ..metrics import Metrics
from ..rate_limits import RateLimits
from ..request_headers import network_of
from ..settings import Settings

Network = IPv4Network | IPv6Network
RESERVED_HANDLES = 128
"""Files that are not connections: the database, processes for bots and replays, what is served."""


class Waiting(Protocol):
    """A connection that has not asked for anything yet."""

    def cut_off(self) -> None:
        """End it at once."""


class Admission:
    """The HTTP connections of one process; a WebSocket is one until it is accepted."""

    def __init__(self, settings: Settings, limits: RateLimits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.most = min(settings.most_connections, handles() - RESERVED_HANDLES)
        self.of_one = settings.rates.connections
        proxies = [ip_network(name) for name in settings.proxies]
        self.is_proxy = lru_cache(4096)(lambda address: is_in(address, proxies))
        """Does an address speak for many? Its own limits count then."""
        self.open: Counter[str] = Counter()
        """By address."""
        self.waiting: dict[Waiting, None] = {}
        """Those that have not asked yet; the one that has waited for longest comes first."""

    def lets_in(self, address: str) -> bool:
        """May the address have one more connection? It has been counted then."""
        if self.is_proxy(address):
            return True
        who = network_of(address)
        if self.limits.allows("arrivals", who) and self.open[who] < self.of_one:
            return True
        self.metrics.refused_connections.inc()
        return False

    def admit(self, connection: Waiting, address: str, others: int) -> bool:
        """Is there room beside so many others? If there are too many, whoever has not asked for longest must go."""
        if others >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting)).cut_off()
        self.open[network_of(address)] += 1
        self.waiting[connection] = None
        return True

    def answers_unreadable(self, address: str) -> bool:
        """A request of the address cannot be read: is it told so? A proxy's own are counted too."""
        self.metrics.unreadable.inc()
        return self.limits.allows("unreadable", network_of(address))

    def release(self, connection: Waiting, address: str) -> None:
        """It has gone, or is a WebSocket now."""
        self.waiting.pop(connection, None)
        who = network_of(address)
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]


def is_in(address: str, networks: Iterable[Network]) -> bool:
    """Is it an address of one of these networks?"""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def handles() -> int:
    """How many files the system lets this process have open."""
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 30 if most == resource.RLIM_INFINITY else most
