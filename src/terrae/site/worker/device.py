"""All tables of this device, and who looks at them: what every request and message comes to.

Nothing waits here. Each call gives a `CallOutcome`: what to keep, and what to tell whom once that is kept. Whoever
calls keeps it first. If that does not go, `lost` puts the tables back to what is kept.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.table.faults import Fault, Stale, illegal
from terrae.table.limits import BOT_DELAY_MS

from . import frames, play, talk
from .kept import KeptEntry, kept_from
from .lobby import now
from .table import DeviceTable

NOT_FOUND, MALFORMED = 4404, 4400
"""Codes that a connection is closed with, as in the protocol."""
GONE = ("not_found", "unreadable")
"""Why nobody shall try to connect again."""
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What comes of reading something that is no table."""


class Needed(Exception):
    """A table is not in memory: it must be read from what the device keeps."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


@dataclass
class Viewer:
    """One connection of the page: a seat, or a spectator."""

    table_id: str
    seat: int | None = None
    """None before its hello."""
    pace: str = "normal"


@dataclass
class CallOutcome:
    """What a call comes to."""

    status: int = 200
    body: Any = None
    """Of a request."""
    frames: list[tuple[int, Json]] = field(default_factory=list)
    """What is told to which connection, in order."""
    closed: list[tuple[int, int]] = field(default_factory=list)
    changed: dict[str, DeviceTable] = field(default_factory=dict)
    """Tables that must be kept before anything of this is told."""
    touched: set[str] = field(default_factory=set)
    """Tables at which a bot may have to do something now."""

    def to_json(self, due: dict[str, int]) -> Json:
        saves = []
        for table in self.changed.values():
            kept = table.kept
            saves.append({"id": kept.id, "doc": kept.to_json(), "info": frames.table_info(table)})
        told = [[connection, json.dumps(frame, separators=(",", ":"))] for connection, frame in self.frames]
        return {
            "status": self.status,
            "body": self.body,
            "frames": told,
            "closed": self.closed,
            "saves": saves,
            "due": due,
        }


class Device:
    """The tables that are in memory, and the connections to them."""

    def __init__(self) -> None:
        self.tables: dict[str, DeviceTable] = {}
        self.missing: set[str] = set()
        """Tables that the device does not keep."""
        self.unreadable: set[str] = set()
        """Tables of which it keeps something that is none."""
        self.viewers: dict[int, Viewer] = {}
        self.now = CallOutcome()

    # ---- tables ----

    def load(self, table_id: str, doc: object) -> None:
        """What the device keeps of a table. Another program, or a broken disk, may have left anything there."""
        self.forget(table_id)
        try:
            table = DeviceTable(kept_from(doc))
            frames.welcome(table, SPECTATOR, None)  # it can be told, too
        except (Refused, *BROKEN):
            self.unreadable.add(table_id)
        else:
            self.tables[table_id] = table
            self.missing.discard(table_id)

    def forget(self, table_id: str) -> None:
        """The device keeps nothing of a table."""
        self.tables.pop(table_id, None)
        self.unreadable.discard(table_id)
        self.missing.add(table_id)

    def table(self, table_id: str) -> DeviceTable:
        """The table of that id; `Needed` if it must be read first."""
        if table_id in self.unreadable:
            raise Fault("unreadable", "what this device keeps of the table cannot be read")
        if table_id in self.missing:
            raise Fault("not_found", "there is no such table")
        if table_id not in self.tables:
            raise Needed(table_id)
        return self.tables[table_id]

    def add(self, table: DeviceTable) -> None:
        self.tables[table.kept.id] = table
        self.keep(table)

    def keep(self, table: DeviceTable) -> None:
        """The table has changed: it is kept before anybody hears of it."""
        if table.kept.id not in self.now.changed:
            table.kept.revision += 1
            self.now.changed[table.kept.id] = table
        self.now.touched.add(table.kept.id)

    # ---- telling ----

    def at(self, table_id: str) -> list[tuple[int, Viewer]]:
        """The connections to a table that have said hello."""
        found = self.viewers.items()
        return [(one, viewer) for one, viewer in found if viewer.table_id == table_id and viewer.seat is not None]

    def seats_at(self, table: DeviceTable) -> list[int]:
        return sorted({viewer.seat for _, viewer in self.at(table.kept.id) if viewer.seat is not None})

    def tell(self, connection: int, frame: Json) -> None:
        self.now.frames.append((connection, frame))

    def tell_all(self, table: DeviceTable, by_seat: dict[int, Json]) -> None:
        for connection, viewer in self.at(table.kept.id):
            if viewer.seat in by_seat:
                self.tell(connection, by_seat[viewer.seat])

    def tell_table(self, table: DeviceTable) -> None:
        """Everybody is told of the table itself."""
        self.tell_all(table, {seat: frames.table_news(table, seat) for seat in self.seats_at(table)})

    def tell_views(self, table: DeviceTable) -> None:
        self.tell_all(table, {seat: frames.fresh_view(table, seat) for seat in self.seats_at(table)})

    # ---- what happens ----

    def enter(self, table: DeviceTable, entry: KeptEntry, sender: int | None = None) -> None:
        """An entry of the game: carried out, kept, acknowledged, told."""
        viewers = self.seats_at(table)
        before = frames.seen_by(table, viewers)
        ledger = None if table.conversation is None else table.conversation.ledger
        try:
            action = table.enter(entry)
        except Refused as error:
            raise illegal(error) from None
        table.kept.changed = now()
        self.keep(table)
        if sender is not None and entry.client:
            self.tell(sender, {"type": "ack", "id": entry.client, "number": table.kept.number})
        self.tell_all(table, frames.entry_frames(table, before, ledger, action, viewers))
        if table.kept.ended:
            self.tell_table(table)

    def connect(self, connection: int, table_id: str) -> None:
        self.viewers[connection] = Viewer(table_id)

    def leave(self, connection: int) -> None:
        self.viewers.pop(connection, None)

    def hear(self, connection: int, message: object) -> None:
        """A message from the page."""
        viewer = self.viewers.get(connection)
        if viewer is None:
            return
        if not isinstance(message, dict):
            self.tell(connection, refusal(None, Fault("malformed", "a message is a JSON object of a known type")))
            return
        client = message.get("id")
        try:
            table = self.table(viewer.table_id)
            if viewer.seat is None:
                self.hello(connection, viewer, table, message)
            else:
                self.act_on(connection, viewer.seat, table, message)
        except Stale as stale:
            self.tell(connection, refusal(client, stale))
            self.tell(connection, frames.fresh_view(self.table(viewer.table_id), viewer.seat or 0))
        except Fault as fault:
            self.tell(connection, refusal(client, fault))
            if viewer.seat is None:
                self.now.closed.append((connection, NOT_FOUND if fault.code in GONE else MALFORMED))

    def hello(self, connection: int, viewer: Viewer, table: DeviceTable, message: Json) -> None:
        if message.get("type") != "hello":
            raise Fault("malformed", "the first message is a hello")
        seat = message.get("seat")
        if seat is None:
            seat = SPECTATOR
        elif seat not in table.kept.own:
            raise Fault("not_found", "only whoever holds that seat may do that")
        viewer.seat = seat
        self.tell(connection, frames.welcome(table, seat, message.get("have")))
        self.now.touched.add(table.kept.id)

    def act_on(self, connection: int, seat: int, table: DeviceTable, message: Json) -> None:
        """Do what one message asks for."""
        kind, client, kept = message.get("type"), message.get("id"), table.kept
        if kind == "ping":
            self.tell(connection, {"type": "pong"})
        elif kind == "pace":
            self.viewers[connection].pace = str(message.get("pace"))
            self.now.touched.add(kept.id)
        elif kind == "look":
            self.tell(connection, frames.fresh_view(table, seat))
        elif seat == SPECTATOR:
            raise Fault("not_allowed", "spectators watch only")
        elif kind == "may_take_back":
            may = message.get("number") == kept.number and play.moves_to_take_back(table, seat) > 0
            self.tell(connection, {"type": "may_take_back", "number": message.get("number"), "may": may})
        elif kind == "preview":
            found = play.previewed(table, seat, message)
            self.tell(connection, {"type": "preview", "id": client, "number": kept.number, "preview": found})
        elif kind == "hint":
            answer, bot = play.hinted(table, seat, message)
            self.tell(connection, {"type": "hint", "id": client, "number": kept.number, "answer": answer, "bot": bot})
        elif kind in ("move", "take_back"):
            done = play.done_before(table, seat, str(client))
            if done is not None:
                self.tell(connection, {"type": "ack", "id": client, "number": done})
                return
            make = play.move_of if kind == "move" else play.taking_back
            self.enter(table, make(table, seat, message), connection)
        elif kind in ("propose", "vote"):
            entry = (play.propose if kind == "propose" else play.vote)(table, seat, message)
            self.keep(table)
            if entry is not None:
                self.enter(table, entry)
            self.tell_table(table)
            self.tell(connection, {"type": "ack", "id": client, "number": kept.number})
        elif kind in ("say", "chat", "sign"):
            self.said(connection, seat, table, message)
        elif kind in ("block", "report"):
            raise Fault("refused", "everybody at this table shares one device")
        else:
            raise Fault("malformed", "this message cannot be read: it must be a JSON object of a known type")

    def said(self, connection: int, seat: int, table: DeviceTable, message: Json) -> None:
        line = talk.say(table, seat, message)
        if line is not None:
            told = talk.enter(table, line)
            self.keep(table)
            self.tell_all(table, dict.fromkeys(self.seats_at(table), told))
            if line.act is not None:
                self.let_speak(table)
        self.tell(connection, {"type": "ack", "id": message["id"], "number": table.kept.number})

    def let_speak(self, table: DeviceTable) -> None:
        """Bots that have something to say, say it."""
        for told in talk.let_bots_speak(table):
            self.keep(table)
            self.tell_all(table, dict.fromkeys(self.seats_at(table), told))

    def bot(self, table_id: str) -> None:
        """Bots talk, or the bot decides whose turn it is; as long as somebody looks on."""
        table = self.table(table_id)
        if not self.at(table_id):
            return
        if table.calls_for_talk:
            self.let_speak(table)
        elif table.bot_decides:
            self.enter(table, play.bot_entry(table))
        self.now.touched.add(table_id)

    def due(self) -> dict[str, int]:
        """At which tables a bot has something to do, and in how many milliseconds."""
        found: dict[str, int] = {}
        for table_id in self.now.touched:
            table, viewers = self.tables.get(table_id), self.at(table_id)
            if table is None or not viewers or not (table.bot_decides or table.calls_for_talk):
                continue
            own = [viewer.pace for _, viewer in viewers if viewer.seat != SPECTATOR]
            is_hurried = bool(own) and all(pace == "instant" for pace in own)
            found[table_id] = 0 if is_hurried or table.calls_for_talk else BOT_DELAY_MS
        return found

    def lost(self, connection: int | None, message: Json | None, is_full: bool) -> None:
        """What was to be kept could not be: the tables are what is kept, and the sender is told.

        Either the device has no room, or another window of the page has been quicker.
        """
        self.now.touched.update(self.tables)
        if connection is not None and connection in self.viewers:
            fault = Fault("not_saved", "this device has no room left to keep it") if is_full else Stale()
            self.tell(connection, refusal((message or {}).get("id"), fault))

    def refresh(self, table_id: str) -> None:
        """A table was read again: everybody is shown how it stands."""
        table = self.tables.get(table_id)
        if table is not None:
            self.tell_table(table)
            self.tell_views(table)
            self.now.touched.add(table_id)


def refusal(client: object, fault: Fault) -> Json:
    return {"type": "refused", "id": client if isinstance(client, str) else None, **fault.to_json()}
