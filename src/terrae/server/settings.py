"""What can be set when the service starts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from terrae.engine.errors import Refused
from terrae.table.limits import BOT_DELAY_MS, DECK_BYTES, MOVES_OF_RECORD

from .rate_limits import Rates

HOST, PORT = "127.0.0.1", 8000
LOOPBACK = ("127.0.0.1", "::1")
DAY_MS = 24 * 3600 * 1000
FRAME_LIMIT = 16 * 1024
HEAD_LIMIT = 16 * 1024
"""Bytes of a request's head: its line and its headers."""
BODY_LIMIT = 128 * 1024
"""Bytes of a request's body, but for records."""
RECORD_LIMIT = 1024 * 1024
DECK_LIMIT = DECK_BYTES
MOVES_LIMIT = MOVES_OF_RECORD
"""Moves of a record that is replayed. The longest games of ours have 296 and 457."""
REPLAY_LIMIT = 64 * 1024 * 1024
"""Bytes of a replay. The largest of ours, with every seat's view of 457 moves, has 9.4 MB."""
REPLAY_CPU_S = 10.0
"""The processor's time for one record. The longest of ours takes 0.8 s."""
REPLAY_PATIENCE_S = 120.0
"""More than a record may take of the processor, on a machine that is busy with other things."""
COACH_MOVES = 1000
"""Moves of a game that the coach counts. The longest games of ours have 296 and 457."""
COACH_CPU_S = 90.0
"""The processor's time for one seat of one game. Ours take up to 20 s."""
COACH_PATIENCE_S = 240.0
"""More than all of it may take of the processor, on a machine that is busy with other things."""
PREVIEW_PATIENCE_S = 20.0
"""Longer than any preview takes."""
BOT_PATIENCE_S = 60.0
"""How long a bot may think about one decision. Waiting for its turn does not count."""
BOT_WITHIN_MS = 800
"""Whoever waits for a bot should have its answer within about so long, also when many tables wait at once."""
BOT_LATE_MS = 100
"""Who has waited for longer than leaves so much of `BOT_WITHIN_MS` has this to share with the others."""
BOT_UNWATCHED_MS = 200
"""A bot thinks no longer about what nobody waits for: whoever comes meanwhile waits until it has done so."""
BOT_LEAST_MS = 2
"""A bot may think at least so long about one decision."""
PING_EVERY_S = 5.0
"""Whoever does not answer a ping until the next one is gone: seen within ten seconds."""
TRANSFER_MS = 10 * 60 * 1000
"""For so long a key can take a seat along."""
SEAT_KEPT_MS = 10 * 60 * 1000
"""For so long a seat of a rematch is kept for who has just played there.

At tables with a clock of days it is kept as long as a decision may take.
"""


@dataclass(frozen=True)
class Settings:
    """How this service is set up; the defaults are for one machine and people who know each other."""

    database: str = "tables.db"
    named_database: str = ""
    """The same as whoever started the service wrote it; "" if they left it to the usual one."""
    host: str = HOST
    port: int | None = None
    """None: the usual one, or the next that is free."""
    path: str = ""
    """The path of the host under which everything is served, as `/terrae`; empty: the whole host is ours."""
    host_names: tuple[str, ...] = ()
    """Names by which people come to the service, besides the machine's own."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the service."""
    secure: bool = False
    """Is it reached by https? Then cookies and headers say so."""
    rates: Rates = field(default_factory=Rates)
    """How much an address or a seat may ask for: `rate_limits.py` has each rate."""
    bot_delay_ms: int = BOT_DELAY_MS
    """A bot's answer is not shown sooner, so that quick answers tell nothing."""
    replace_after_ms: int = 60_000
    """For how long a player must be gone before a bot may play for it."""
    idle_after_ms: int = 60_000
    """A table that nobody is connected to leaves the memory after this time."""
    abandon_after_ms: int = 90 * DAY_MS
    """A table at which nothing happens for so long is given up."""
    unplayed_after_ms: int = 7 * DAY_MS
    """A table whose game has not begun is removed when nothing has happened there for so long."""
    finished_after_ms: int = 365 * DAY_MS
    """A table whose game has ended is removed when nothing has happened there for so long."""
    most_unplayed: int = 10_000
    """Beyond so many tables whose game has not begun, those where nothing has happened for longest are removed."""
    most_finished: int = 100_000
    """The same for tables whose game has ended."""
    most_connections: int = 20_000
    """Connections in all; fewer if the system does not give so many file handles."""
    head_within_s: float = 10.0
    """For how long a connection may be open before its request, or its next one, has been read up to its body."""
    body_within_s: float = 30.0
    """For how long a request's body may take."""
    hello_within_s: float = 10.0
    """For how long a WebSocket may be open before its hello."""
    open_within_s: float = 5.0
    """For so long a starting table waits for seats to open their contributions to the shuffle."""
    slow_after_s: float = 8.0
    """A client that does not read is dropped after this time."""
    replay_workers: int = 2
    """Processes that replay and check records."""
    replays_waiting: int = 16
    """Replays and checks that may wait for them; whatever comes then is told to come later."""
    preview_workers: int = 1
    """Processes that work out what answers would bring."""
    previews_waiting: int = 64
    """Seats that may wait for them; whoever asks then is told to ask later."""
    coach_waiting: int = 16
    """Seats of games that the coach counts at the same time, by turns; whoever asks then is told to ask later."""
    precompile: bool = True
    """Is what bots think with compiled beside the service, if it is not yet?"""
    notice_after_ms: int = 15_000
    """A seat that is asked and whose holder is not there is told with the page closed after this time."""
    push_services: tuple[str, ...] = ()
    """Push services besides those of the browsers' makers, as host or host:port; they may be in a private network."""
    push_contact: str = ""
    """Where whoever runs a push service reaches whoever runs this one, as mailto:ada@example.org; empty: nowhere."""
    proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks of the reverse proxies that may name the client, in `X-Forwarded-For`."""
    public_metrics: bool = False
    """May anybody read `/metrics`? Else only programs on this machine."""
    web: Path | None = None
    """The built web app; else the one inside the package."""
    docs: Path | None = None
    """The built documentation; else the one inside the package."""


def proxies_named(names: Sequence[str]) -> tuple[str, ...]:
    """The proxies that were named at the start: addresses and networks; `Refused` if one is neither."""
    for name in names:
        try:
            ip_network(name)
        except ValueError:
            raise Refused(f"a proxy is an address or a network, as 10.0.0.7 or 172.16.0.0/12, not {name!r}") from None
    return tuple(names)


HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*")


def host_names_given(names: Sequence[str]) -> tuple[str, ...]:
    """The names of the service that were given at the start; `Refused` if one is no name of a host."""
    found = tuple(name.lower().removesuffix(".") for name in names)
    for name in found:
        if HOST_NAME.fullmatch(name) is None:
            raise Refused(f"the name of a host is as play.example.org, without https:// and port, not {name!r}")
    return found


PUSH_SERVICE = re.compile(rf"{HOST_NAME.pattern}(:[0-9]{{1,5}})?")
CONTACT = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://[^\s/]+(/\S*)?)")


def push_services_given(names: Sequence[str]) -> tuple[str, ...]:
    """Further push services that were named at the start; `Refused` if one is no host, perhaps with a port."""
    for name in names:
        if PUSH_SERVICE.fullmatch(name) is None:
            raise Refused(f"a push service is named as push.example.org or push.example.org:8443, not {name!r}")
    return tuple(names)


def contact_given(contact: str) -> str:
    """Where push services reach whoever runs this one; `Refused` if it is no address."""
    if contact and CONTACT.fullmatch(contact) is None:
        raise Refused(f"a contact is as mailto:ada@example.org or https://example.org/contact, not {contact!r}")
    return contact


PATH = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
"""Letters that need no escape in an address, a page or a header; no part begins with a dot."""
LONGEST_PATH = 100


def path_given(path: str) -> str:
    """The path under which everything is served, without a slash at its end; `Refused` if it is none."""
    found = path.removesuffix("/")
    if found and (len(found) > LONGEST_PATH or PATH.fullmatch(found) is None):
        raise Refused(f"a path begins with / and has letters, digits and -._~ only, as /terrae, not {path[:99]!r}")
    return found


def database_url(named: str) -> URL:
    """The database to use: a file's path, or an SQLAlchemy URL of SQLite or PostgreSQL; `Refused` otherwise."""
    if "://" not in named:
        named = f"sqlite:///{named}"
    try:
        url = make_url(named)
    except ArgumentError:
        raise Refused("the database must be a file or a URL as postgresql://user@host/name") from None
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise Refused("the database must be a file: what is only in memory is lost")
        return url.set(drivername="sqlite+pysqlite")
    raise Refused(f"the database must be SQLite or PostgreSQL, not {backend}")
