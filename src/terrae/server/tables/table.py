"""A table in memory: what the database holds of it, the match that follows from it, and who is looking."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from terrae.engine.contract import SPECTATOR
from terrae.engine.fair import FairChance, commitment_to, first_chance_of, first_fair_of
from terrae.engine.game import DeckDocument, Game, Json
from terrae.engine.match import Match
from terrae.engine.record import Record

from .messages import ChatLine, Clock, DaysClock, DecisionClock, FairInfo, SeatInfo, SeatKind, Status, TableInfo, You

if TYPE_CHECKING:
    from .connection import Connection

DAY_MS = 24 * 3600 * 1000
CHAT_SHOWN = 100

Stand = tuple[int, str | None, int]
"""When a table was last changed, its rematch, and how many entries its log has: what tells one state from another."""


@dataclass(slots=True)
class Seat:
    """One place at the table."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    colour: str = ""
    bot: str | None = None
    away_since: int | None = None

    @property
    def plays_itself(self) -> bool:
        """Does a bot play it?"""
        return self.kind in ("bot", "away")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: a move, or the last move taken back."""

    number: int
    """How many entries there are with this one."""
    kind: str
    seat: int
    answer: str
    client: str | None
    at: int


@dataclass(slots=True)
class Table:
    """One table. Whoever reads or changes it holds its lock: then memory and database agree."""

    id: str
    game: Game[Any, Any]
    players: int
    options: dict[str, bool]
    deck: DeckDocument[Any]
    deck_hash: str
    title: str
    public: bool
    chat: bool
    clock: Clock
    wish: int | None
    status: Status
    secret: bytes
    made: str
    start: int | None = None
    setup: Json | None = None
    due: int | None = None
    touched: int = 0
    rematch: str | None = None
    seats: list[Seat] = field(default_factory=list)
    contributions: list[bytes] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    lines: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_SHOWN))
    chat_count: int = 0

    match: Match[Any, Any] | None = None
    sent: dict[tuple[int, str], int] = field(default_factory=dict)
    """What clients have sent, by seat and their own id: the number it got."""
    seen: dict[int, Any] = field(default_factory=dict)
    """What those who are looking see now: a cache of the redacted states."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    eyes: dict[int, set[Connection]] = field(default_factory=dict)
    """Who is looking, by seat; spectators are `SPECTATOR`."""
    broken: bool = False
    """Memory may differ from the database: build it again before anything else."""
    gone: bool = False
    """It has left the memory; whoever still holds it must ask the house again."""
    used: float = field(default_factory=time.monotonic)
    thinking: bool = False

    # ---- the game ----

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def stand(self) -> Stand:
        return self.touched, self.rematch, self.number

    @property
    def chance(self) -> FairChance:
        return first_chance_of(self.secret, self.contributions)

    @property
    def actor(self) -> int | None:
        """The seat that decides, while the game is on."""
        if self.match is None or self.status != "playing" or self.match.over:
            return None
        return self.match.actor

    @property
    def ended(self) -> bool:
        """Is everything open now?"""
        return self.status in ("over", "abandoned")

    def player_list(self) -> list[Json]:
        """The players as a record tells them."""
        return [
            {"name": seat.name, "kind": f"bot:{seat.bot}" if seat.kind == "bot" else "human"} for seat in self.seats
        ]

    def deal(self) -> Match[Any, Any]:
        """A new match by the fair shuffle; its set-up and start are to be stored."""
        chance = self.chance
        start = 0
        if self.game.start_is_chosen:
            start = chance.seat(self.players) if self.wish is None else self.wish
        return Match(
            self.game,
            self.player_list(),
            deck=self.deck,
            options=self.options,
            seed=chance.seed(),
            start=start,
            orders=chance.order,
        )

    def rebuild(self) -> None:
        """The match from set-up and log."""
        self.seen.clear()
        self.sent.clear()
        self.match = None
        if self.setup is None or self.start is None:
            return
        chance = self.chance
        self.match = Match(
            self.game,
            self.player_list(),
            deck=self.deck,
            options=self.options,
            seed=chance.seed(),
            start=self.start,
            setup=self.setup,
            orders=chance.order,
        )
        entries, self.log = self.log, []
        for entry in entries:
            self.carry_out(entry)
            self.note(entry)

    def carry_out(self, entry: Entry) -> None:
        """Change the match as the entry tells."""
        assert self.match is not None
        if entry.kind == "back":
            self.match.undo()
        else:
            self.match.play(entry.seat, entry.answer)

    def note(self, entry: Entry) -> None:
        """The entry is in the database: it is in the log."""
        self.log.append(entry)
        if entry.client is not None:
            self.sent[entry.seat, entry.client] = entry.number

    # ---- time ----

    def limit_ms(self) -> int | None:
        """How long a decision may take."""
        if isinstance(self.clock, DecisionClock):
            return self.clock.seconds * 1000
        if isinstance(self.clock, DaysClock):
            return self.clock.days * DAY_MS
        return None

    def due_from(self, now: int) -> int | None:
        """When the house must act, if the decision that is asked now began at `now`."""
        actor = self.actor
        if actor is None:
            return None
        if self.seats[actor].plays_itself:
            return now
        limit = self.limit_ms()
        return None if limit is None else now + limit

    def left_ms(self, now: int) -> int | None:
        """The time left to the person who decides."""
        return self.left_to(self.actor, now)

    def left_to(self, actor: int | None, now: int) -> int | None:
        if actor is None or self.due is None or self.seats[actor].plays_itself:
            return None
        return max(0, self.due - now)

    # ---- what is told about it ----

    def info(self, you: You, now: int, replace_after_ms: int) -> TableInfo:
        return self.info_at(self.number, self.actor, you, now, replace_after_ms)

    def info_at(self, number: int, actor: int | None, you: You, now: int, replace_after_ms: int) -> TableInfo:
        """What is told if so many entries are in the log and this seat decides."""
        return TableInfo(
            id=self.id,
            game=self.game.name,
            title=self.title,
            status=self.status,
            options=self.options,
            deck=str(self.deck.document["name"]),
            start=self.wish if self.start is None else self.start,
            public=self.public,
            chat=self.chat,
            clock=self.clock,
            seats=[seat_info(seat, now) for seat in self.seats],
            number=number,
            actor=actor,
            left_ms=self.left_to(actor, now),
            replace_after_ms=replace_after_ms,
            fair=FairInfo(
                commitment_to(self.secret),
                [part.hex() for part in self.contributions],
                self.secret.hex() if self.ended else None,
            ),
            rematch=self.rematch,
            made=self.made,
            you=you,
        )

    def record(self) -> Record:
        """The whole record, with how its chance came about. Only of a game that has ended."""
        assert self.ended
        assert self.match is not None
        return {**self.match.record(), "fair": first_fair_of(self.secret, self.contributions, self.wish is None)}

    def viewers(self) -> list[int]:
        """Those eyes that somebody is looking through."""
        return [eyes for eyes, connections in self.eyes.items() if connections]

    @property
    def idle(self) -> bool:
        return not any(self.eyes.values()) and not self.lock.locked() and not self.thinking


def seat_info(seat: Seat, now: int) -> SeatInfo:
    human = seat.kind in ("human", "away")
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        connected=seat.kind == "bot" or (human and seat.away_since is None),
        away_ms=max(0, now - seat.away_since) if human and seat.away_since is not None else None,
    )


def eyes_name(eyes: int) -> int | Literal["watch"]:
    """Eyes as the protocol names them."""
    return "watch" if eyes == SPECTATOR else eyes
