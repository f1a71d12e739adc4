"""What the fuzzer knows: tables, who holds what there, and the words that were planted."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any

from .powers import Grants

Json = dict[str, Any]
MARKER = re.compile(r"q[0-9a-f]{6}q")
"""How a planted word looks."""
TRAIL = 60
"""So many of the last deeds are told when something went wrong."""


@dataclass(frozen=True)
class Asker:
    """Who asks: by a key, by a device's cookie, by both or by neither."""

    key: str | None = None
    device: str | None = None

    @property
    def holders(self) -> tuple[str, ...]:
        return tuple(one for one in (self.key, self.device) if one is not None)

    def __str__(self) -> str:
        return f"{(self.key or '-')[:6]}/{(self.device or '-')[:6]}"


NOBODY = Asker()


@dataclass
class Marker:
    """A word that occurs nowhere else: whoever is sent it has learned what it stands in."""

    text: str
    kind: str
    """`word` (own words), `name` or `title`."""
    tables: set[str]
    said: float
    seat: int = -1
    public: bool = False
    """Was the table public when it was said?"""
    in_lobby: bool = False
    """Was it said before the cards were dealt?"""
    told_by: set[str] = field(default_factory=set)
    """Who has sent it to no table, as the name of a class: they may be told it again."""


@dataclass
class Acknowledged:
    """Something that the service has said to be done."""

    table: str
    seat: int
    occupant: str
    """The name of whoever sat there."""
    kind: str
    id: str
    number: int
    message: Json
    at: float


@dataclass
class KnownTable:
    """A table as the fuzzer knows it."""

    id: str
    info: Json
    grants: Grants = field(default_factory=Grants)
    keys: list[str] = field(default_factory=list)
    """Every key of it that was ever given to anybody."""
    transfers: dict[str, int] = field(default_factory=dict)
    """Keys that take a seat along."""
    bytes_of: dict[str, str] = field(default_factory=dict)
    """Contributions to the shuffle by their commitment."""
    public_since: list[list[float]] = field(default_factory=list)
    """From when to when it was public: asked for, and answered."""
    blocks: dict[tuple[int, int], float] = field(default_factory=dict)
    """Reader and speaker: since when own words are surely kept from the reader."""
    dealt: float = inf
    """From then on the cards may have been dealt."""
    ended: float = inf
    """From then on the game may have ended, and nothing is hidden."""
    told_at: float = 0.0
    """When `info` was asked for, if that is known."""
    is_wrecked: bool = False
    """Was it damaged in the database, so that the service must do without it?"""
    sent_at: dict[int, float] = field(default_factory=dict)
    """When entries were sent that people have made, by their number."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def status(self) -> str:
        return str(self.info["status"])

    @property
    def players(self) -> int:
        return len(self.info["seats"])

    def name_of(self, seat: int) -> str:
        seats = self.info["seats"]
        return str(seats[seat]["name"]) if 0 <= seat < len(seats) else ""

    def not_before(self, number: int) -> float:
        """A time after which an entry was surely made: that of the last one before it of which the time is known."""
        return max((at for other, at in self.sent_at.items() if other <= number), default=0.0)

    def was_public(self, since: float, until: float) -> bool:
        return any(begun <= until and ended >= since for begun, ended in self.public_since)

    def publish(self, public: bool, asked: float, answered: float) -> None:
        if public and not (self.public_since and self.public_since[-1][1] == inf):
            self.public_since.append([asked, inf])
        if not public and self.public_since and self.public_since[-1][1] == inf:
            self.public_since[-1][1] = answered

    def update(self, info: Json, asked: float) -> None:
        """Take over what the service has told of the table."""
        if info["number"] < self.info["number"]:
            return  # another answer came by a quicker way
        self.info, self.told_at = info, asked
        if info["status"] != "open":
            self.dealt = min(self.dealt, asked)
        if info["status"] in ("over", "abandoned"):
            self.ended = min(self.ended, asked)


class World:
    """Everything that the fuzzer knows."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.tables: dict[str, KnownTable] = {}
        self.devices: list[str] = []
        self.keys: dict[str, str] = {}
        """Every key with the table that it was given for."""
        self.markers: dict[str, Marker] = {}
        self.acknowledged: dict[tuple[Any, ...], Acknowledged] = {}
        """The first acknowledgement of each thing that is done once, the last of what can be done again."""
        self.trail: deque[str] = deque(maxlen=TRAIL)
        self.counts: dict[str, int] = {}

    def note(self, what: str) -> None:
        self.trail.append(what)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def plant(self, kind: str, table: str, now: float, **more: Any) -> str:
        """A new word that stands for one thing."""
        text = f"q{len(self.markers):06x}q"
        self.markers[text] = Marker(text, kind, {table} if table else set(), now, **more)
        return text

    def playing(self) -> list[KnownTable]:
        return [table for table in self.tables.values() if table.status == "playing" and not table.is_wrecked]

    def under_way(self) -> list[KnownTable]:
        return [table for table in self.tables.values() if table.ended == inf and not table.is_wrecked]
