"""A table in memory: what the database holds of it, the match that follows from it, and who is connected."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec.structs import replace

from terrae.engine.contract import SPECTATOR
from terrae.engine.fair import Contribution, FairChance, chance_of, fair_of, first_chance_of, first_fair_of
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.record import Record
from terrae.table.conversation import Conversation
from terrae.table.ledger import Ledger

from ..database.log import Entry
from ..database.stored import FIRST_SHUFFLE, NO_SHUFFLE, Stored
from ..fair_queue import Whose
from ..protocol.close_codes import COME_AGAIN
from ..protocol.shared import Pace, Status, You
from ..protocol.sizes import MOST_MOVES
from .people.keys import Asker
from .people.readers import Reader
from .play.clocks import deadline, left_ms
from .talk.conversations import Conversations, after_entry, conversations_of, talk_of_record
from .talk.tally import Tally

AnyMatch = Match[Any, Any]


class Client(Protocol):
    """One client's connection to a table."""

    viewer: int
    you: You
    asker: Asker
    address: str
    reader: Reader
    lobby_only: bool
    """May it look only until the cards are dealt? A link to join is not for watching."""
    pace: Pace
    """How fast it wants bots to answer."""

    def send(self, frame: str) -> None:
        """Send when the client is ready; never waits."""

    def end(self, code: int) -> None:
        """Close the connection, after what is still to be sent."""


def whose(client: Client) -> Whose:
    """For whom something is done that a client asks for."""
    return Whose(client.address, client.asker.device or "")


# ---- what follows from what is stored ----


def contributions_of(stored: Stored) -> list[Contribution]:
    """What the seats add to the chance of the game."""
    return [
        Contribution(seat.seat, seat.commitment, None if seat.opened is None else bytes.fromhex(seat.opened))
        for seat in stored.seats
        if seat.commitment
    ]


def fair_chance(stored: Stored) -> FairChance:
    """The chance of the game, by the version of the fair shuffle that it was begun by."""
    if stored.fair_version == FIRST_SHUFFLE:
        return first_chance_of(stored.secret, stored.contributions)
    return chance_of(stored.secret, contributions_of(stored))


def deal(stored: Stored) -> AnyMatch:
    """A new match by the fair shuffle; its set-up and start are to be stored."""
    start = 0
    if stored.game.start_is_chosen:
        requested = stored.requested_start
        start = fair_chance(stored).seat(stored.players) if requested is None else requested
    return before_the_first_move(stored, start)


def match_of(stored: Stored) -> AnyMatch | None:
    """The match from set-up and log; None before the start."""
    if stored.setup is None or stored.start is None:
        return None
    match = before_the_first_move(stored, stored.start, stored.setup)
    for entry in stored.log.standing:
        match.play(entry.seat, entry.answer)
    return match


def before_the_first_move(stored: Stored, start: int, setup: Json | None = None) -> AnyMatch:
    """The match of a table, dealt by the fair shuffle or laid out from `setup`."""
    if stored.fair_version == NO_SHUFFLE:
        return Match(
            stored.game,
            stored.player_list(),
            deck=stored.deck,
            options=stored.options,
            seed=stored.secret.hex(),
            start=start,
            setup=setup,
            shuffles=stored.played_on.shuffles if stored.played_on else (),
        )
    chance = fair_chance(stored)
    return Match(
        stored.game,
        stored.player_list(),
        deck=stored.deck,
        options=stored.options,
        seed=chance.seed(),
        start=start,
        setup=setup,
        orders=chance.order,
    )


def carry_out(match: AnyMatch, entry: Entry) -> int | None:
    """Change the match as the entry says; the action of a move, None of a move taken back."""
    if entry.kind == "back":
        match.undo(entry.taken_back)
        return None
    return match.play(entry.seat, entry.answer)


def actor_of(stored: Stored, match: AnyMatch | None) -> int | None:
    """The seat that decides, while the game is on."""
    if match is None or stored.status != "playing" or match.over:
        return None
    return match.actor


def status_of(match: AnyMatch) -> Status:
    """Is a game that has begun over, or so long that it is given up? A record of more moves could not be replayed."""
    if match.over:
        return "over"
    return "playing" if len(match.moves) < MOST_MOVES else "abandoned"


def due_from(stored: Stored, match: AnyMatch | None, now: int) -> int | None:
    """When the service must act: at once if a bot decides, when the time has run out if a person does."""
    actor = actor_of(stored, match)
    if actor is None:
        return None
    if stored.seats[actor].plays_itself:
        return now
    return deadline(stored, actor, now)


# ---- tables in memory ----


@dataclass(slots=True, eq=False)
class Table:
    """One table. It is read and changed only under its lock (`Registry.locked`): then memory and database agree."""

    stored: Stored
    match: AnyMatch | None = None
    conversations: Conversations | None = None
    """What was said and the ledger of promises; None before the game, and in a game without acts."""
    sent: dict[tuple[int, str], int] = field(default_factory=dict)
    """What clients have sent, by seat and their own id: the number it got."""
    seen: dict[int, Any] = field(default_factory=dict)
    """What each viewer sees now: a cache of the redacted states."""
    public_json: bytes = b""
    """What every viewer sees now, encoded: a cache."""
    ledger_json: tuple[Ledger | None, bytes] = (None, b"")
    """A ledger of promises, and the same encoded: a cache."""
    last_steps: dict[int, deque[Any]] = field(default_factory=dict)
    """The last steps of the match as some viewers have heard of them, encoded: a cache."""
    clients: dict[int, set[Client]] = field(default_factory=dict)
    """Who is connected, by viewer: a seat, or `SPECTATOR`."""
    asserted: frozenset[int] = frozenset()
    """The seats that the database has this process down for: those it was connected to when it last told."""
    back: tuple[AnyMatch, asyncio.Future[int]] | None = None
    """A match, and how many moves undo the last decision in it, which may be worked out just now: a cache."""
    said: Tally = field(default_factory=Tally)
    """How much each seat has said, as far as somebody has asked for it: a cache."""
    is_stale: bool = False
    """Memory may differ from the database: it is read again before the next use."""
    thinking: bool = False
    """Does a bot think about its decision?"""
    paces_changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever somebody who is connected wants another pace."""

    @classmethod
    def load(cls, stored: Stored) -> Table:
        """A table with its match."""
        table = cls(stored)
        table.rebuild(stored)
        return table

    def rebuild(self, stored: Stored) -> None:
        """Take over what is stored, and build everything anew that follows from it."""
        self.stored = stored
        self.match = match_of(stored)
        self.conversations = conversations_of(stored, self.match)
        self.sent = {(entry.seat, entry.client): entry.number for entry in stored.log if entry.client is not None}
        self.seen = {}
        self.public_json = b""
        self.last_steps = {}

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self.stored.number

    @property
    def actor(self) -> int | None:
        """The seat that decides, while the game is on."""
        return actor_of(self.stored, self.match)

    @property
    def bot_decides(self) -> bool:
        """Is it a bot's turn?"""
        actor = self.actor
        return actor is not None and self.stored.seats[actor].plays_itself and not self.is_paused

    @property
    def turn(self) -> int:
        """Whose turn it is, as everybody sees it."""
        assert self.match is not None
        view = self.match.game.public_view(self.match.seen_by(SPECTATOR), self.match.deck)
        return int(view["turn"])

    @property
    def is_paused(self) -> bool:
        """Does a teacher keep everybody from deciding?"""
        pause = self.stored.pause
        if pause is None or self.match is None:
            return False
        return pause.frozen or (pause.bell_turn is not None and self.turn != pause.bell_turn)

    @property
    def is_hurried(self) -> bool:
        """Does everybody who is connected to a seat want bots to answer at once? Who is at another process: no."""
        here = [client for viewer, clients in self.clients.items() if viewer != SPECTATOR for client in clients]
        elsewhere = (seat for seat in self.stored.seats if seat.is_connected and not self.clients.get(seat.seat))
        return bool(here) and all(client.pace == "instant" for client in here) and not any(elsewhere)

    @property
    def conversation(self) -> Conversation | None:
        """What was said and the ledger of promises as they are now."""
        return None if self.conversations is None else self.conversations.now

    @property
    def calls_for_talk(self) -> bool:
        """Does a round begin before which players would talk?"""
        if self.conversation is None or self.match is None or self.actor is None:
            return False
        return self.conversation.talk.calls_for_talk(self.match.seen_by(SPECTATOR), self.match.d)

    def tally(self) -> Tally:
        """How much each seat has said that a record keeps."""
        self.said = self.said.caught_up(self.stored.said)
        return self.said

    def left_ms(self, now: int) -> int | None:
        """The time left to the person who decides."""
        return left_ms(self.stored, self.actor, now)

    def record(self, reader: Reader) -> Record:
        """The whole record for a reader, with how its chance came about. Only of a game that has ended."""
        assert self.stored.ended
        assert self.match is not None
        stored, drawn = self.stored, self.stored.requested_start is None
        if stored.fair_version == NO_SHUFFLE:
            return self.retold(reader).record()
        if stored.fair_version == FIRST_SHUFFLE:
            fair = first_fair_of(stored.secret, stored.contributions, drawn)
        else:
            fair = fair_of(stored.secret, contributions_of(stored), drawn)
        return {**self.retold(reader).record(), "fair": fair}

    def retold(self, reader: Reader) -> AnyMatch:
        """The match with what was said, as its record holds it for this reader."""
        assert self.match is not None
        match = self.match.copy()
        match.players = self.stored.player_list()  # a seat may have another holder than when the match was built
        match.talk = talk_of_record(self.stored, self.conversation, reader)
        return match

    def end_lobby(self) -> None:
        """The cards are dealt: whoever may look only before that is disconnected, before anything else is sent."""
        for client in self.clients.get(SPECTATOR, ()):
            if client.lobby_only:
                client.end(COME_AGAIN)

    def viewers(self) -> list[int]:
        """The viewers that have a client."""
        return [viewer for viewer, clients in self.clients.items() if clients]

    @property
    def is_idle(self) -> bool:
        """Is nobody connected, and no bot thinking?"""
        return not any(self.clients.values()) and not self.thinking


class Advance:
    """What one entry makes of a table. The table itself is changed by `adopt`, when the entry is stored."""

    __slots__ = ("action", "conversations", "entry", "match", "public_json", "seen", "steps", "stored")

    def __init__(self, table: Table, entry: Entry) -> None:
        """Carry the entry out on a copy of the match; `Refused` if the rules do not allow it."""
        assert table.match is not None
        before = table.stored
        self.entry = entry
        self.match = table.match.copy()
        self.action = carry_out(self.match, entry)
        """The action of a move, None of a move taken back. Its answer is parsed only here."""
        status = status_of(self.match)
        result = self.match.game.result(self.match.state, self.match.d) if self.match.over else None
        stored = replace(before, status=status, result=result, log=before.log.plus(entry))
        due = due_from(stored, self.match, entry.at)
        touches = (due, status) != (before.due, before.status)
        self.stored = replace(stored, due=due, touched=entry.at if touches else before.touched)
        self.conversations = after_entry(table.conversations, table.match, entry, self.action, self.match, self.stored)
        self.seen: dict[int, Any] = {}
        self.public_json = b""
        self.steps: dict[int, Any] = {}
        """The entry as those heard of it whose last steps are kept, encoded."""

    @property
    def conversation(self) -> Conversation | None:
        """What was said and the ledger of promises after the entry."""
        return None if self.conversations is None else self.conversations.now

    @property
    def actor(self) -> int | None:
        """The seat that decides after the entry."""
        return actor_of(self.stored, self.match)

    def touches(self, table: Table) -> bool:
        """Does the table's own row change too?"""
        return (self.stored.due, self.stored.status) != (table.stored.due, table.stored.status)

    def adopt(self, table: Table) -> None:
        """The entry is stored: the table is as it says."""
        table.stored, table.match, table.conversations = self.stored, self.match, self.conversations
        table.seen, table.public_json = self.seen, self.public_json
        table.last_steps = {viewer: table.last_steps[viewer] for viewer in self.steps}
        for viewer, step in self.steps.items():
            table.last_steps[viewer].append(step)
        if self.entry.client is not None:
            table.sent[self.entry.seat, self.entry.client] = self.entry.number
