"""The requests of the protocol that a device answers by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from terrae.coach.puzzles import judged, shipped
from terrae.coach.puzzles import position as puzzle_position
from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named
from terrae.table.faults import Fault, refused

from . import deals, lobby, play, replays
from .device import Device
from .faults import needs_service, not_found
from .frames import table_info
from .table import DeviceTable, usual_deck

CREATED = 201
MOST_ANSWERS = 16
"""Answers to one puzzle."""
Query = dict[str, str]


class DeviceRequests:
    """Answers requests. What it does not know needs a service."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def answer(self, method: str, address: str, body: Any) -> tuple[int, Any]:
        """The status and the body of an answer."""
        parts = urlsplit(address)
        query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
        path = tuple(unquote(part) for part in parts.path.split("/") if part)
        try:
            return self.answered(method, path, query, body)
        except Fault as fault:
            return fault.status, fault.to_json()
        except RecursionError:
            return 400, Fault("malformed", "this is nested too deeply").to_json()

    def answered(self, method: str, path: tuple[str, ...], query: Query, body: Any) -> tuple[int, Any]:
        match (method, *path):
            case ("POST", "replay"):
                return 200, replays.of_record(body, query.get("eyes", "all"))
            case ("POST", "verify"):
                return 200, replays.verdict(body)
        data = {} if body is None else body
        if not isinstance(data, dict):
            raise Fault("malformed", "a body is a JSON object")
        match (method, *path):
            case ("POST", "tables"):
                table = lobby.new_table(data)
                self.device.add(table)
                keys = {"host": "", "join": "", "watch": ""}
                return CREATED, {"table": table_info(table), "keys": keys}
            case (_, "tables", table_id, *rest):
                return self.of_table(method, self.device.table(table_id), tuple(rest), query, data)
            case ("POST", "on"):
                return self.seated(*deals.play_on(replays.replayed(data.get("record")), data))
            case ("GET", "games", name, "deck"):
                deck = usual_deck(game_of(name))
                return 200, {"document": deck.document, "notes": deck.notes}
            case (_, "puzzles", name, *rest):
                return 200, puzzle(method, name, tuple(rest), data)
            case ("GET", "deals", name):
                return 200, deals.info_of(deals.known_deal(name))
            case ("POST", "deals", name, "play"):
                return self.seated(*deals.play(deals.known_deal(name), data))
        raise needs_service()

    def seated(self, table: DeviceTable, seat: int) -> tuple[int, Json]:
        """Somebody has a table of their own."""
        self.device.add(table)
        return CREATED, {"seat": seat, "key": "", "table": table_info(table), "join": None}

    def of_table(
        self, method: str, table: DeviceTable, path: tuple[str, ...], query: Query, body: Json
    ) -> tuple[int, Any]:
        kept = table.kept
        match (method, *path):
            case ("GET",):
                return 200, table_info(table)
            case ("GET", "deck"):
                return 200, {"document": table.deck.document, "notes": table.deck.notes}
            case ("GET", "replay"):
                return 200, replays.of_table(table, query.get("eyes", ""), query.get("views") != "false")
            case ("GET", "record"):
                return 200, table.record() if kept.ended else replays.of_table(table, "", True)
            case ("POST", "outcome"):
                return 200, deals.outcome(table)
            case ("POST", "join"):
                seat = lobby.sit_down(kept, body)
                self.changed(table)
                return CREATED, {"seat": seat, "key": "", "table": table_info(table), "join": None}
            case ("POST", "rematch"):
                return self.rematch(table, body)
            case ("POST", "on"):
                return self.seated(*deals.play_on(table.retold(), body))
            case ("POST", "start"):
                lobby.start(table, body)
                self.changed(table)
                self.device.tell_views(table)
                return 200, table_info(table)
        change = CHANGES.get((method, *path))
        if change is None:
            raise needs_service()
        change(table, body)
        self.changed(table)
        return 200, table_info(table)

    def changed(self, table: DeviceTable) -> None:
        table.kept.changed = lobby.now()
        self.device.keep(table)
        self.device.tell_table(table)

    def rematch(self, table: DeviceTable, body: Json) -> tuple[int, Json]:
        known = None if table.kept.rematch is None else self.device.table(table.kept.rematch).kept
        kept, seat = lobby.rematch(table.kept, body, known)
        new = DeviceTable(kept) if known is None else self.device.tables[kept.id]
        if known is None:
            self.changed(table)
            self.device.tables[kept.id] = new
        self.changed(new)
        return CREATED, {"seat": seat, "key": "", "table": table_info(new), "join": None}


def abandon(table: DeviceTable, _body: Json) -> None:
    play.end(table, min(table.kept.own, default=None))


def leave(table: DeviceTable, body: Json) -> None:
    """Before the start the seat is free again; while the game is on it stays what it is."""
    if table.kept.status == "open":
        lobby.free(table.kept, body)


CHANGES: dict[tuple[str, ...], Callable[[DeviceTable, Json], None]] = {
    ("PATCH",): lambda table, body: lobby.change(table.kept, body),
    ("POST", "bots"): lambda table, body: lobby.seat_bot(table.kept, body),
    ("POST", "free"): lambda table, body: lobby.free(table.kept, body),
    ("POST", "swap"): lambda table, body: lobby.swap(table.kept, body),
    ("POST", "shuffle"): lambda table, _: lobby.shuffle(table.kept),
    ("POST", "rename"): lambda table, body: lobby.rename(table.kept, body),
    ("POST", "leave"): leave,
    ("POST", "abandon"): abandon,
    ("POST", "replace"): lambda table, body: play.stand_in(table, body, comes_back=False),
    ("POST", "return"): lambda table, body: play.stand_in(table, body, comes_back=True),
}
"""What changes a table and answers with it."""


def game_of(name: str) -> Any:
    try:
        return game_named(name)
    except Refused:
        raise not_found() from None


def puzzle(method: str, name: str, rest: tuple[str, ...], body: Json) -> Json:
    """A puzzle as whoever solves it sees it, or what an answer to it comes to."""
    if name not in shipped():
        raise not_found()
    if method == "GET" and not rest:
        return puzzle_position(name)
    if (method, rest) != ("POST", ("answer",)):
        raise not_found()
    answers = body.get("answers")
    if not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
        raise Fault("malformed", "answers are a list")
    texts = [each.get("answer") if isinstance(each, dict) else None for each in answers]
    if not all(isinstance(text, str) and re.fullmatch(r"[^\x00-\x1f]{0,200}", text) for text in texts):
        raise Fault("malformed", "an answer is a text")
    try:
        return judged(name, [str(text) for text in texts])
    except Refused as error:
        raise refused(error) from None
