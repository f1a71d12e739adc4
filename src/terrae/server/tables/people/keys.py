"""Keys, devices and table ids, and the powers they give. Only hashes of secrets are kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Set
from dataclasses import dataclass, field

from ...protocol.shared import You
from ...protocol.sizes import KEY_BYTES, TABLE_ID

WORKER_BYTES = 9
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"

SECRET_FORM = re.compile(r"[hjswdt]_[A-Za-z0-9_-]{32}")
ID_FORM = re.compile(f"[{ALPHABET}]{{{TABLE_ID}}}")


def new_key(power: str) -> str:
    """A new secret of 192 bits; its first letter tells what it is for."""
    return f"{power[0]}_{secrets.token_urlsafe(KEY_BYTES)}"


def new_device() -> str:
    return new_key("device")


def new_worker_id() -> str:
    """A name for one process of the service."""
    return secrets.token_urlsafe(WORKER_BYTES)


def new_id() -> str:
    """A new table's id: not a secret, but not to be guessed either."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID))


def holder_of(secret: str) -> str | None:
    """What is stored of a secret; None if it does not have the form of one. It is long and random: one hash does."""
    if SECRET_FORM.fullmatch(secret) is None:
        return None
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def holder_of_own(secret: str) -> str:
    """What is stored of a secret that the service itself has created."""
    holder = holder_of(secret)
    assert holder is not None
    return holder


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: the hashes of the key and of the device's secret."""

    key: str | None = None
    device: str | None = None

    @property
    def holders(self) -> tuple[str, ...]:
        return tuple(holder for holder in (self.key, self.device) if holder is not None)


@dataclass(slots=True)
class Powers:
    """What an asker may do at one table."""

    seats: set[int] = field(default_factory=set)
    own: set[int] = field(default_factory=set)
    """Those of the seats that the key itself opens, and not only the device."""
    host: bool = False
    join: bool = False
    watch: bool = False
    back: set[int] = field(default_factory=set)
    """Seats that the asker gave to another device, and may take back; until then it watches."""
    invited: bool = False
    """May the asker watch because somebody invited them, and not only because the table is or was public?"""
    linked: bool = False
    """May the asker join by a key, and not only because the table is public?"""

    @property
    def any(self) -> bool:
        return self.join or self.may_watch

    @property
    def may_watch(self) -> bool:
        """May the asker see a game that is on, as a spectator at least? A link to join is not for that."""
        return self.watch or self.host or bool(self.seats) or bool(self.back)

    def as_you(self) -> You:
        """What the asker is told of them."""
        return You(
            tuple(sorted(self.seats)), self.host, self.join or self.host, self.may_watch, tuple(sorted(self.back))
        )

    def open_to_all(self, public: bool, strangers: Set[int] = frozenset()) -> None:
        """All that was granted is added: at a public table everybody may join and watch besides.

        `strangers` are seats whose holders came only because of that.
        """
        self.invited = self.watch or self.host or not (self.seats | self.back) <= strangers
        self.linked = self.join or self.host
        if public:
            self.join = self.watch = True

    def add(self, power: str, seat: int) -> None:
        if power == "seat":
            self.seats.add(seat)
        elif power == "back":
            self.back.add(seat)
        elif power == "host":
            self.host = True
        elif power == "join":
            self.join = True
        elif power == "watch":
            self.watch = True
