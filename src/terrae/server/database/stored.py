"""What the database holds of one table, as one value. A change replaces the whole value."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from terrae.engine.fair import VERSION
from terrae.engine.game import DeckDocument, Game, Json, OptionValue

from ..protocol.shared import ChatLine, Clock, Proposal, SeatKind, Sign, Status, TalkMode
from ..protocol.sizes import CHAT_SHOWN
from .log import Log

NO_SHUFFLE = 0
"""Not a version of the fair shuffle: the cards follow from a deal's name, and `secret` is their seed."""
FIRST_SHUFFLE = 1
"""The version of the fair shuffle in which contributions were open from the beginning."""

Version = tuple[int, str | None, int]
"""When a table was last changed, its rematch, and how many entries its log has: what tells one version from another."""


class StoredSeat(Struct, frozen=True):
    """One place at the table."""

    seat: int
    kind: SeatKind = "open"
    name: str = ""
    colour: str = ""
    bot: str | None = None
    away_since: int | None = None
    """Service time; None while somebody is connected."""
    commitment: str = ""
    """The hash of the seat's contribution to the shuffle; "" if it adds none."""
    opened: str | None = None
    """The contribution in hexadecimal, once the seat has opened it."""
    kept_for: str = ""
    """A free seat of a rematch: the name of whoever has just played there."""
    kept_until: int | None = None
    """Service time; until then strangers do not get it."""
    bot_before: str | None = None
    """Of a guest's seat: the bot that plays there again when the guest goes."""
    name_before: str = ""
    colour_before: str = ""
    held_from: int = 0
    """How many entries the log had when its holder sat down there: ids in earlier ones are somebody else's."""
    stranger: bool = False
    """Did its holder come without a link, because the table was public?"""

    def is_kept(self, now: int) -> bool:
        """Is it free, and kept for somebody?"""
        return self.kind == "open" and self.kept_until is not None and now < self.kept_until

    @property
    def is_guests(self) -> bool:
        """Has somebody taken it from a bot while the game was on?"""
        return self.bot_before is not None

    @property
    def plays_itself(self) -> bool:
        """Does a bot play it?"""
        return self.kind in ("bot", "away")

    @property
    def is_connected(self) -> bool:
        """Is somebody connected who plays it, here or at another process?"""
        return self.kind == "human" and self.away_since is None


class Line(Struct, frozen=True):
    """Something that was said at the table: an act, or own words."""

    n: int
    """How many there are with this one."""
    seat: int
    name: str
    text: str
    at: str
    act: Json | None = None
    language: str = ""
    moves: int | None = None
    """How many moves there were before it; None before the game."""
    number: int | None = None
    """How many entries there were before it; None if it goes into no record."""
    client: str = ""
    """The sender's own id of it."""
    sign: Sign | Literal[""] = ""
    """A sign instead of words."""

    def shown(self, changes: Json | None = None) -> ChatLine:
        """The line as it is sent, with what it changed of the ledger."""
        talk = UNSET if changes is None else changes
        return ChatLine(
            self.n, self.seat, self.name, self.text, self.at, self.act, self.language, self.moves, talk, self.sign
        )


class StoredReport(Struct, frozen=True):
    """A seat reports another to whoever runs the service. Names and text are those of that time."""

    reporter: int
    reporter_name: str
    seat: int
    name: str
    """Who is reported: whoever said the line, or who sits there."""
    line: int
    """The line of the chat that is meant, or `NO_LINE`."""
    text: str
    at: str


class Ballot(Struct, frozen=True):
    """What somebody wants that needs the consent of everybody who plays."""

    what: Proposal
    seat: int
    """Who wants it."""
    moves: int
    """Of moves to be taken back: how many stay."""
    yes: tuple[int, ...]
    """Seats that agree."""


class EndedEarly(Struct, frozen=True):
    """Somebody ended the game before its end."""

    seat: int | None
    """Whose wish it was; None of a host without a seat."""
    agreed: bool
    """Did everybody agree?"""


class PlayedOn(Struct, frozen=True):
    """From which moment of another game a table is played on. What was hidden there from its player is dealt anew."""

    moves: int
    """The moves before that moment, which are in this table's log."""
    shuffles: tuple[Json, ...] = ()
    """Those that there had been, as in a record."""


class Pause(Struct, frozen=True):
    """What keeps people and bots from deciding at a table."""

    frozen: bool = False
    bell_turn: int | None = None
    """The bell has rung: whoever had the turn then finishes it, and nobody begins another."""


class Stored(Struct, frozen=True):
    """One table as the database holds it."""

    id: str
    game: Game[Any, Any]
    players: int
    options: dict[str, OptionValue]
    deck: DeckDocument[Any]
    deck_hash: str
    title: str
    public: bool
    talk: TalkMode
    keep_words: bool
    """Does the record keep own words?"""
    hints: bool
    """May seats ask what their answers would bring?"""
    clock: Clock
    requested_start: int | None
    """The seat that the host lets start; None for chance."""
    status: Status
    secret: bytes
    """The service's part of the fair shuffle."""
    created_at: str
    start: int | None = None
    setup: Json | None = None
    result: Json | None = None
    """How the game ended; None before that, and if an earlier version has ended it."""
    due: int | None = None
    """Service time when the service must act: a bot's turn, a clock that runs out."""
    touched: int = 0
    """Service time of the last change."""
    rematch: str | None = None
    rematch_by: int | None = None
    """The seat whose holder wanted to play again first; None if an earlier version has stored it."""
    dealt_at: int | None = None
    """Service time; None before that, and if an earlier version has dealt."""
    seats: tuple[StoredSeat, ...] = ()
    fair_version: int = VERSION
    """The version of the fair shuffle that the game is begun by."""
    guests: int = 1
    """So many may take the seat of a bot by one link to join while the game is on."""
    guests_came: int = 0
    """So many have, by the present one."""
    ballot: Ballot | None = None
    """What is being voted on."""
    ended_early: EndedEarly | None = None
    """Who ended the game before its end; None if nobody did, or an earlier version has stored it."""
    deal: str = ""
    """The name of the deal that is played; "" if the table's cards are its own."""
    played_on: PlayedOn | None = None
    """None if the game is the table's own."""
    lesson: str = ""
    """The id of the lesson that it is played in, or ""."""
    pause: Pause | None = None
    contributions: tuple[bytes, ...] = ()
    """Those of the first shuffle, in the order of joining."""
    log: Log = Log()
    private_lines: int = 0
    """So many lines of chat had been said when the table became public."""
    lines: tuple[Line, ...] = ()
    """The last lines of the chat."""
    said: tuple[Line, ...] = ()
    """All lines that a record keeps: every act, and own words if the table keeps them."""
    blocks: frozenset[tuple[int, int]] = frozenset()
    """From whom whose own words are kept: reader and speaker."""

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def version(self) -> Version:
        return self.touched, self.rematch, self.number

    @property
    def changed(self) -> int | None:
        """Service time of the last thing that happened in the game; None before it."""
        if self.status in ("playing", "over"):
            return self.log[-1].at if self.log else (self.dealt_at or self.touched)
        return None if self.awaits_deal else self.touched

    @property
    def awaits_deal(self) -> bool:
        """Are the cards still to be dealt?"""
        return self.status in ("open", "opening")

    @property
    def ended(self) -> bool:
        """Has the game ended? Then nothing is hidden any more."""
        return self.status in ("over", "abandoned")

    @property
    def guests_left(self) -> int:
        """So many more may take the seat of a bot."""
        return max(0, self.guests - self.guests_came)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    @property
    def chat_count(self) -> int:
        """How many lines of chat there have been."""
        return self.lines[-1].n if self.lines else 0

    def with_seat(self, seat: StoredSeat, **values: Any) -> Stored:
        """The same with one seat changed."""
        seats = tuple(seat if old.seat == seat.seat else old for old in self.seats)
        return replace(self, seats=seats, **values)

    def with_line(self, line: Line) -> Stored:
        """The same after one more line of chat."""
        said = self.said if line.number is None else (*self.said, line)
        return replace(self, lines=(*self.lines, line)[-CHAT_SHOWN:], said=said)

    @property
    def strangers(self) -> frozenset[int]:
        """The seats of people who came without a link, because the table was public."""
        return frozenset(seat.seat for seat in self.seats if seat.stranger)

    def blocked_by(self, reader: int) -> list[int]:
        """The seats whose own words are kept from a reader."""
        return sorted(seat for by, seat in self.blocks if by == reader)

    def player_list(self) -> list[Json]:
        """The players as a record holds them."""
        return [
            {"name": seat.name, "kind": f"bot:{seat.bot}" if seat.kind == "bot" else "human"} for seat in self.seats
        ]
