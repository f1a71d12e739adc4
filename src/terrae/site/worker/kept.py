"""What is kept of a table on the device: its set-up, who sits there, its log and what was said."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from terrae.engine.fair import VERSION, Contribution, FairChance, chance_of
from terrae.engine.game import Json
from terrae.table.limits import MOST_ENTRIES, MOST_MOVES

MOST_KEPT = MOST_MOVES + MOST_ENTRIES
"""Entries of a log, and lines, that a table can have."""
NO_SHUFFLE = 0
"""The version of the fair shuffle where there was none: all follows from the secret, as a seed."""


@dataclass
class KeptSeat:
    """A seat and who sits there."""

    seat: int
    kind: str = "open"
    name: str = ""
    colour: str = ""
    bot: str | None = None
    commitment: str = ""
    opened: str | None = None
    held_from: int = 0
    """So many entries there were when its holder sat down."""
    kept_for: str | None = None

    @property
    def plays_itself(self) -> bool:
        return self.kind in ("bot", "away")


@dataclass
class KeptEntry:
    """One line of the log: a move, or the last moves taken back."""

    kind: str
    seat: int
    answer: str
    client: str | None = None

    @property
    def taken_back(self) -> int:
        return int(self.answer) if self.kind == "back" else 0


@dataclass
class KeptLine:
    """Something that was said."""

    n: int
    seat: int
    name: str
    text: str
    at: str
    act: Json | None
    language: str
    moves: int | None
    sign: str = ""
    number: int = 0
    """How many entries there were before it."""
    client: str = ""

    def shown(self, changes: Json | None = None) -> Json:
        """The line as it is sent, with what it changed of the ledger."""
        told = asdict(self)
        del told["number"], told["client"]
        return told if changes is None else {**told, "talk": changes}


@dataclass
class Kept:
    """One table as the device keeps it."""

    id: str
    game: str
    seats: list[KeptSeat]
    options: dict[str, Any]
    secret: str
    """The device's part of the fair shuffle, as hexadecimal digits."""
    created_at: str
    changed: str
    deck: Json | None = None
    """The deck's document; None of the usual one."""
    title: str = ""
    talk: str = "sentences"
    hints: bool = True
    requested_start: int | None = None
    status: str = "open"
    start: int | None = None
    setup: Json | None = None
    result: Json | None = None
    rematch: str | None = None
    rematch_by: str | None = None
    fair_version: int = VERSION
    ballot: Json | None = None
    ended_early: Json | None = None
    deal: str = ""
    played_on: Json | None = None
    """After how many moves it goes on from another game, and the shuffles until then."""
    log: list[KeptEntry] = field(default_factory=list)
    lines: list[KeptLine] = field(default_factory=list)
    revision: int = 0
    """How often it was stored: who would store it after somebody else has done so is told."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def ended(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    @property
    def own(self) -> list[int]:
        """The seats of this device: all that are no bot's."""
        return [seat.seat for seat in self.seats if seat.kind in ("human", "away")]

    def standing(self) -> list[tuple[int, KeptEntry]]:
        """The moves that were not taken back, each with its number in the log."""
        found: list[tuple[int, KeptEntry]] = []
        for number, entry in enumerate(self.log, 1):
            if entry.kind == "back":
                del found[len(found) - entry.taken_back :]
            else:
                found.append((number, entry))
        return found

    def player_list(self) -> list[Json]:
        """The players as a record holds them."""
        return [
            {"name": seat.name, "kind": f"bot:{seat.bot}" if seat.kind == "bot" else "human"} for seat in self.seats
        ]

    def contributions(self) -> list[Contribution]:
        """What the seats add to the chance of the game."""
        return [
            Contribution(seat.seat, seat.commitment, None if seat.opened is None else bytes.fromhex(seat.opened))
            for seat in self.seats
            if seat.commitment
        ]

    def chance(self) -> FairChance:
        return chance_of(bytes.fromhex(self.secret), self.contributions())

    def to_json(self) -> Json:
        return asdict(self)


def kept_from(data: Any) -> Kept:
    """A table from what the device has kept of it; an error of any kind if that is none, or one without an end."""
    if len(data["log"]) > MOST_KEPT or len(data["lines"]) > MOST_KEPT:
        raise ValueError("no game is as long as that")
    return Kept(
        **{
            **data,
            "seats": [KeptSeat(**seat) for seat in data["seats"]],
            "log": [KeptEntry(**entry) for entry in data["log"]],
            "lines": [KeptLine(**line) for line in data["lines"]],
        }
    )
