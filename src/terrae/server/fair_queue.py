"""A queue in which people take turns: however much one asks at however many tables, nobody else waits for it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

UNWATCHED_EVERY = 16
"""While people wait, so many of theirs are taken for one that nobody waits for: so that none stands still for ever."""


class Whose(NamedTuple):
    """For whom something is done."""

    address: str = ""
    device: str = ""
    waits: bool = True
    """Does somebody wait for it? A game of bots alone that nobody watches comes behind all that people wait for."""


NOBODY = Whose(waits=False)


class FairQueue(Generic[T]):
    """Items that wait. Addresses take turns, of an address its devices, and of a device its tables.

    At most one item of a table is under way at a time.
    """

    def __init__(self) -> None:
        self.waiting: tuple[RoundRobin[T], RoundRobin[T]] = (RoundRobin(), RoundRobin())
        """What people wait for, and what nobody does."""
        self.whose: dict[str, list[Whose]] = {}
        """By table, for whom its items wait."""
        self.under_way: set[str] = set()
        self.by_address: Counter[str] = Counter()
        self.since_unwatched = 0

    def __len__(self) -> int:
        return sum(self.by_address.values())

    @property
    def somebody_waits(self) -> bool:
        """Does anything wait that people wait for?"""
        return bool(self.waiting[0].items)

    def put(self, table: str, item: T, whose: Whose = NOBODY) -> None:
        """Add an item to the end of its table's items."""
        self.waiting[not whose.waits].put((whose.address, whose.device, table), item)
        self.whose.setdefault(table, []).append(whose)
        self.by_address[whose.address] += 1

    def take(self) -> tuple[str, T] | None:
        """The next item and its table; None if every table that waits has an item under way."""
        watched, unwatched = self.waiting
        lanes = (unwatched, watched) if self.since_unwatched >= UNWATCHED_EVERY else (watched, unwatched)
        for lane in lanes:
            if (taken := lane.take(self.under_way)) is not None:
                (address, device, table), item = taken
                self.since_unwatched = 0 if lane is unwatched else self.since_unwatched + 1
                self._gone(table, Whose(address, device, lane is watched))
                self.under_way.add(table)
                return table, item
        return None

    def done(self, table: str) -> None:
        """The item that was taken of the table is finished."""
        self.under_way.discard(table)

    def waiting_of(self, table: str) -> list[T]:
        """What waits of a table."""
        places = {(whose.waits, (whose.address, whose.device, table)) for whose in self.whose.get(table, ())}
        return [item for waits, place in places for item in self.waiting[not waits].at(place)]

    def shares(self, whose: Whose) -> int:
        """Into how many parts time goes, if one goes to an item that was just taken and the others to what waits.

        Addresses have the same part each, of an address its devices, and of a device its items. What nobody waits for
        takes no part of what people wait for.
        """
        return self.waiting[not whose.waits].shares(whose.address, whose.device)

    def remove_one_of_most(self, whose: Whose) -> T:
        """Remove what came last of the device with most items, of the address with most.

        If others have as many, it is theirs who came last: `whose`.
        """
        counts = self.by_address
        address = max(reversed(counts), key=lambda one: (counts[one], one == whose.address))
        lane = next(lane for lane in reversed(self.waiting) if address in lane.items)
        table, item = lane.last_of_most(address, whose.device)
        self.discard(table, item)
        return item

    def discard(self, table: str, item: T) -> None:
        """Remove an item that was not taken."""
        for whose in self.whose.get(table, ()):
            if self.waiting[not whose.waits].discard((whose.address, whose.device, table), item):
                self._gone(table, whose)
                return

    def _gone(self, table: str, whose: Whose) -> None:
        self.whose[table].remove(whose)
        if not self.whose[table]:
            del self.whose[table]
        self.by_address[whose.address] -= 1
        if not self.by_address[whose.address]:
            del self.by_address[whose.address]


Place = tuple[str, str, str]
"""Address, device and table."""


class RoundRobin(Generic[T]):
    """Items by address, device and table. At each of these the first has the next turn, and goes to the end."""

    def __init__(self) -> None:
        self.items: dict[str, dict[str, dict[str, deque[T]]]] = {}

    def put(self, place: Place, item: T) -> None:
        address, device, table = place
        tables = self.items.setdefault(address, {}).setdefault(device, {})
        tables.setdefault(table, deque()).append(item)

    def take(self, busy: set[str]) -> tuple[Place, T] | None:
        """The next item and its place; None if there is none but at tables that are busy."""
        for address, devices in self.items.items():
            for device, tables in devices.items():
                for table, items in tables.items():
                    if table not in busy:
                        item = items.popleft()
                        to_the_end(tables, table)
                        to_the_end(devices, device)
                        to_the_end(self.items, address)
                        return (address, device, table), item
        return None

    def at(self, place: Place) -> Sequence[T]:
        """The items of a place."""
        address, device, table = place
        return self.items.get(address, {}).get(device, {}).get(table, ())

    def shares(self, address: str, device: str) -> int:
        """How often the part of an item that was just taken of this device goes into the whole."""
        devices = self.items.get(address, {})
        tables = devices.get(device, {})
        addresses = len(self.items) + (not devices)
        return addresses * (len(devices) + (not tables)) * (1 + sum(map(len, tables.values())))

    def last_of_most(self, address: str, device: str) -> tuple[str, T]:
        """Of an address's device with most items, the table that came last and its last item.

        Of devices with as many it is the one that is named.
        """
        devices = self.items[address]
        most = max(reversed(devices), key=lambda one: (sum(map(len, devices[one].values())), one == device))
        table, items = next(reversed(devices[most].items()))
        return table, items[-1]

    def discard(self, place: Place, item: T) -> bool:
        """Remove an item; was it there?"""
        address, device, table = place
        devices = self.items.get(address, {})
        tables = devices.get(device, {})
        items: deque[T] = tables.get(table, deque())
        if item not in items:
            return False
        items.remove(item)
        if not items:
            del tables[table]
        if not tables:
            del devices[device]
        if not devices:
            del self.items[address]
        return True


def to_the_end(turns: dict[str, Any], key: str) -> None:
    """Whoever had a turn comes after the others; nobody stays who has nothing more to ask."""
    rest = turns.pop(key)
    if rest:
        turns[key] = rest
