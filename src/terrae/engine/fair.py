"""Fair shuffle: chance that no single side can choose.

One side publishes the hash of a secret, then the others add bytes of their own; every order follows from both, and when
the secret is shown anybody can derive the whole game's chance again. The exact derivation is in docs/protocol.md.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

from .compare import first_difference, first_item, same_json
from .game import Json
from .match import Match, laid_out, replayed
from .record import BadRecord, check_form, shown

SECRET_BYTES = 32
MOST_BYTES = 64
WORDS = 1 << 32


def commitment_to(secret: bytes) -> str:
    """What is published before anybody else adds anything."""
    return hashlib.sha256(secret).hexdigest()


class FairChance:
    """The chance that follows from a secret and everybody's contributions."""

    def __init__(self, secret: bytes, contributions: Sequence[bytes]) -> None:
        joined = b"".join(len(part).to_bytes(1, "big") + part for part in contributions)
        self.key = hmac.digest(secret, joined, "sha256")

    def blocks(self, label: str) -> Iterator[bytes]:
        """The stream of a label, 32 bytes at a time."""
        counter = 0
        while True:
            yield hmac.digest(self.key, f"{label}/{counter}".encode(), "sha256")
            counter += 1

    def words(self, label: str) -> Iterator[int]:
        for block in self.blocks(label):
            for i in range(0, len(block), 4):
                yield int.from_bytes(block[i : i + 4], "big")

    def order(self, n: int, label: str) -> list[int]:
        """A random order of 0 to n - 1."""
        words = self.words(label)
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = below(words, i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def seat(self, players: int) -> int:
        """The starting seat, where it is drawn."""
        return below(self.words("start"), players)

    def seed(self) -> str:
        """The seed text of the record; bots take their chance from it."""
        return next(self.blocks("seed"))[:16].hex()


def below(words: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely: words past the last whole multiple of n are thrown away."""
    limit = WORDS - WORDS % n
    return next(word for word in words if word < limit) % n


def verify(data: object) -> Match[Any, Any]:
    """Derive all chance of a record again from its `fair`; `BadRecord` where it differs from what the record tells."""
    record = check_form(data)
    given = laid_out(record)
    secret, contributions, drawn = read_fair(record.get("fair"))
    chance = FairChance(secret, contributions)
    if record["seed"] != chance.seed():
        raise BadRecord("'seed' does not follow from the secret and the contributions")
    if drawn and given.game.start_is_chosen and record["start"] != chance.seat(len(given.players)):
        raise BadRecord(f"by the secret and the contributions another seat starts, not seat {record['start']}")
    derived = given.again(chance.order)
    if derived.start != record["start"]:
        raise BadRecord(f"by the secret and the contributions seat {derived.start} starts, not seat {record['start']}")
    check_chance("setup", record["setup"], derived.setup)
    for move in replayed(derived, record):
        happened = len(derived.reshuffles)
        check_chance("reshuffles", given.given_shuffles[:happened], derived.reshuffles, move)
    return derived


def check_chance(place: str, given: Any, derived: Any, move: int = 0) -> None:
    """`BadRecord` with the first card that lies elsewhere than the secret and the contributions put it."""
    if not same_json(given, derived):
        place, wrong, right = first_item(first_difference(place, given, derived))
        because = "by the secret and the contributions it is"
        raise BadRecord(f"{place!r} is {shown(wrong)}, but {because} {shown(right)}", move=move)


def read_fair(fair: object) -> tuple[bytes, list[bytes], bool]:
    """The secret, the contributions, and whether the starting seat was drawn; `BadRecord` if they are not there."""
    if not isinstance(fair, dict):
        raise BadRecord("the record has no 'fair': its cards were not shuffled by a fair shuffle")
    secret = read_hex(fair.get("secret"), "fair: 'secret'")
    if len(secret) != SECRET_BYTES or fair.get("commitment") != commitment_to(secret):
        raise BadRecord("fair: the secret is not the one that was committed to")
    contributions = fair.get("contributions")
    if not isinstance(contributions, list):
        raise BadRecord("fair: 'contributions' must be a list")
    if fair.get("start") not in ("drawn", "chosen"):
        raise BadRecord("fair: 'start' must be 'drawn' or 'chosen'")
    return secret, [read_bytes(part) for part in contributions], fair["start"] == "drawn"


def read_bytes(text: object) -> bytes:
    """One contribution."""
    part = read_hex(text, "a contribution")
    if len(part) > MOST_BYTES:
        raise BadRecord(f"a contribution has at most {MOST_BYTES} bytes, not {len(part)}")
    return part


def read_hex(text: object, what: str) -> bytes:
    try:
        if isinstance(text, str) and text == text.strip():
            return bytes.fromhex(text)
    except ValueError:
        pass
    raise BadRecord(f"{what} must be hexadecimal")


def fair_of(secret: bytes, contributions: Sequence[bytes], drawn: bool) -> Json:
    """The record's key `fair`."""
    return {
        "commitment": commitment_to(secret),
        "contributions": [part.hex() for part in contributions],
        "secret": secret.hex(),
        "start": "drawn" if drawn else "chosen",
    }
