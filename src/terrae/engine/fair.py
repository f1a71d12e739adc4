"""Fair shuffle: chance that follows from a secret and from everybody's contributions, and that anybody can check.

The service publishes the hash of its secret before anybody sits down. Each seat publishes the hash of its contribution
when it sits down and opens it when the game starts. When the secret is shown, the whole game's chance can be derived
again. docs/protocol.md gives the exact derivation and says what it leaves to those in league with the service.

In the first version contributions were published openly when seats sat down. `first_chance_of` and `first_fair_of` are
for games that were begun by it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .errors import Refused
from .game import Json
from .json_difference import first_difference, first_item, same_json
from .match import Match
from .record import BadRecord, check_form, laid_out, replayed, shown

VERSION = 2
SECRET_BYTES = 32
MOST_BYTES = 64
WORDS = 1 << 32
COMMITMENT = re.compile(r"[0-9a-f]{64}")
CONTRIBUTION = re.compile(rf"(?:[0-9a-f]{{2}}){{1,{MOST_BYTES}}}")
SEAT_KEYS = {"seat", "commitment", "bytes"}


def commitment_to(secret: bytes) -> str:
    """The hash that is published instead of a secret or a contribution until it is opened."""
    return hashlib.sha256(secret).hexdigest()


def read_commitment(text: object) -> str:
    """A commitment as a seat sends it; `Refused` if it is none."""
    if not isinstance(text, str) or not COMMITMENT.fullmatch(text):
        raise Refused("a commitment is a SHA-256 hash: 64 hexadecimal digits, small letters")
    return text


def read_contribution(text: object) -> bytes:
    """An opened contribution as a seat sends it; `Refused` if it is none."""
    if not isinstance(text, str) or not CONTRIBUTION.fullmatch(text):
        raise Refused(f"a contribution is 1 to {MOST_BYTES} bytes, as hexadecimal digits, small letters")
    return bytes.fromhex(text)


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one seat adds to the chance of its game: the hash it committed to, and the bytes once it has opened them.

    `Refused` if the bytes are not those committed to.
    """

    seat: int
    commitment: str
    opened: bytes | None = None

    def __post_init__(self) -> None:
        read_commitment(self.commitment)
        if self.opened is not None:
            read_contribution(self.opened.hex())
            if commitment_to(self.opened) != self.commitment:
                raise Refused(f"the contribution of seat {self.seat} is not the one that was committed to")

    @property
    def part(self) -> bytes:
        """Its part of the key: seat, length, and the bytes, or those of the hash if they were not opened."""
        data = bytes.fromhex(self.commitment) if self.opened is None else self.opened
        return bytes((self.seat, len(data))) + data


class FairChance:
    """The chance of one game: everything follows from its key, see `chance_of`."""

    def __init__(self, key: bytes) -> None:
        self.key = key

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


def chance_of(secret: bytes, contributions: Iterable[Contribution]) -> FairChance:
    """The chance that follows from a secret and the seats' contributions."""
    parts = b"".join(contribution.part for contribution in by_seat(contributions))
    return FairChance(hmac.digest(secret, parts, "sha256"))


def by_seat(contributions: Iterable[Contribution]) -> list[Contribution]:
    """The contributions in the order of their seats; `Refused` if a seat has two."""
    ordered = sorted(contributions, key=lambda contribution: contribution.seat)
    for one, two in pairwise(ordered):
        if one.seat == two.seat:
            raise Refused(f"seat {one.seat} has two contributions")
    return ordered


def fair_of(secret: bytes, contributions: Iterable[Contribution], drawn: bool) -> Json:
    """The record's key `fair`. `drawn`: was the starting seat drawn, rather than chosen by the host?"""
    return {
        "version": VERSION,
        "commitment": commitment_to(secret),
        "secret": secret.hex(),
        "start": start_of(drawn),
        "seats": [
            {
                "seat": contribution.seat,
                "commitment": contribution.commitment,
                "bytes": None if contribution.opened is None else contribution.opened.hex(),
            }
            for contribution in by_seat(contributions)
        ],
    }


def start_of(drawn: bool) -> str:
    return "drawn" if drawn else "chosen"


def first_chance_of(secret: bytes, contributions: Iterable[bytes]) -> FairChance:
    """The chance of a game begun by the first version: open contributions in the order of joining."""
    parts = b"".join(bytes((len(part),)) + part for part in contributions)
    return FairChance(hmac.digest(secret, parts, "sha256"))


def first_fair_of(secret: bytes, contributions: Sequence[bytes], drawn: bool) -> Json:
    """The record's key `fair` of a game begun by the first version."""
    return {
        "commitment": commitment_to(secret),
        "contributions": [part.hex() for part in contributions],
        "secret": secret.hex(),
        "start": start_of(drawn),
    }


def verify(data: object) -> Match[Any, Any]:
    """Derive all chance of a record again from its `fair`; `BadRecord` where it differs from what the record tells."""
    record = check_form(data)
    given = laid_out(record)
    chance, drawn = read_fair(record.get("fair"), len(given.players))
    if record["seed"] != chance.seed():
        raise BadRecord("'seed' does not follow from the secret and the contributions")
    if drawn and given.game.start_is_chosen and record["start"] != chance.seat(len(given.players)):
        raise BadRecord(f"by the secret and the contributions another seat starts, not seat {record['start']}")
    derived = given.again(chance.order)
    if derived.start != record["start"]:
        raise BadRecord(f"by the secret and the contributions seat {derived.start} starts, not seat {record['start']}")
    check_chance("setup", record["setup"], derived.setup)
    for move in replayed(derived, record):
        happened = len(derived.shuffles)
        check_chance(given.game.shuffles_key, given.given_shuffles[:happened], derived.shuffles, move)
    return derived


def check_chance(place: str, given: Any, derived: Any, move: int = 0) -> None:
    """`BadRecord` with the first card that lies elsewhere than the secret and the contributions put it."""
    if not same_json(given, derived):
        place, wrong, right = first_item(first_difference(place, given, derived))
        because = "by the secret and the contributions it is"
        raise BadRecord(f"{place!r} is {shown(wrong)}, but {because} {shown(right)}", move=move)


def read_fair(fair: object, players: int) -> tuple[FairChance, bool]:
    """The chance by a record's `fair`, and whether the starting seat was drawn; `BadRecord` if it gives none."""
    if not isinstance(fair, dict):
        raise BadRecord("the record has no 'fair': its cards were not shuffled by a fair shuffle")
    secret = read_hex(fair.get("secret"), "fair: 'secret'")
    if len(secret) != SECRET_BYTES or fair.get("commitment") != commitment_to(secret):
        raise BadRecord("fair: the secret is not the one that was committed to")
    if fair.get("start") not in (start_of(True), start_of(False)):
        raise BadRecord("fair: 'start' must be 'drawn' or 'chosen'")
    if "version" not in fair:
        chance = first_chance_of(secret, read_first_contributions(fair.get("contributions")))
    elif same_json(fair["version"], VERSION):
        chance = chance_of(secret, read_seats(fair.get("seats"), players))
    else:
        raise BadRecord(
            f"fair: 'version' is {shown(fair['version'])}; known is {VERSION}, and the first, which has none"
        )
    return chance, fair["start"] == start_of(True)


def read_seats(seats: object, players: int) -> list[Contribution]:
    """The contributions of a record, at most one a seat, by seat."""
    if not isinstance(seats, list):
        raise BadRecord("fair: 'seats' must be a list")
    read: list[Contribution] = []
    for number, entry in enumerate(seats):
        place = f"fair: seats[{number}]"
        if not isinstance(entry, dict) or set(entry) != SEAT_KEYS:
            raise BadRecord(f"{place} must have a 'seat', a 'commitment' and 'bytes'")
        seat, opened = entry["seat"], entry["bytes"]
        if type(seat) is not int or not 0 <= seat < players:
            raise BadRecord(f"{place}: 'seat' must be from 0 to {players - 1}, not {shown(seat)}")
        if read and seat <= read[-1].seat:
            raise BadRecord(f"{place}: seats come in ascending order, each once; seat {seat} follows {read[-1].seat}")
        try:
            commitment = read_commitment(entry["commitment"])
            read.append(Contribution(seat, commitment, None if opened is None else read_contribution(opened)))
        except Refused as error:
            raise BadRecord(f"{place}: {error.sentence}") from None
    return read


def read_first_contributions(contributions: object) -> list[bytes]:
    """The contributions of a record of the first version."""
    if not isinstance(contributions, list):
        raise BadRecord("fair: 'contributions' must be a list")
    read = [read_hex(part, "a contribution") for part in contributions]
    for part in read:
        if len(part) > MOST_BYTES:
            raise BadRecord(f"a contribution has at most {MOST_BYTES} bytes, not {len(part)}")
    return read


def read_hex(text: object, what: str) -> bytes:
    try:
        if isinstance(text, str) and text == text.strip():
            return bytes.fromhex(text)
    except ValueError:
        pass
    raise BadRecord(f"{what} must be hexadecimal")
