"""Where the browser's worker calls: texts in, texts out (`web/src/lib/engine.worker.ts`).

Every call answers with an outcome: what to keep, then what to tell whom. An outcome that is only `needs` asks for a
table to be loaded first; then the call is made again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from terrae.bots.opponents import usual_bots
from terrae.engine.codes import for_pages
from terrae.engine.errors import Refused
from terrae.engine.fair import verify
from terrae.engine.game import games

from .device import CallOutcome, Device, Needed
from .requests import DeviceRequests

device = Device()
requests = DeviceRequests(device)


def warm_up() -> None:
    """Do once what everybody does first: the memory of a worker that has done so is kept for its next start."""
    for game in games().values():
        trial = Device()
        made = DeviceRequests(trial)
        _, created = made.answer("POST", "/tables", {"game": game.name, "seats": game.seats[0]})
        path = f"/tables/{created['table']['id']}"
        made.answer("POST", f"{path}/join", {"name": "Ada", "colour": "", "seat": 0, "commitment": ""})
        for seat in range(1, game.seats[0]):
            made.answer("POST", f"{path}/bots", {"seat": seat, "bot": usual_bots(game)[0]})
        made.answer("POST", f"{path}/start", {"open": []})
        trial.connect(1, created["table"]["id"])
        trial.hear(1, {"type": "hello", "seat": 0})
        trial.bot(created["table"]["id"])


def outcome_of(call: Callable[[], None]) -> str:
    """What a call comes to, as text."""
    device.now = CallOutcome()
    try:
        call()
    except Needed as needed:
        return json.dumps({"needs": needed.table_id})
    return json.dumps(device.now.to_json(device.due()), separators=(",", ":"))


def request(method: str, path: str, body: str) -> str:
    """A request of the protocol; its body is JSON, or empty."""

    def call() -> None:
        try:
            sent = json.loads(body) if body else None
        except ValueError:
            device.now.status, device.now.body = 400, {"code": "malformed", "sentence": "this is no JSON", "rule": ""}
            return
        device.now.status, device.now.body = requests.answer(method, path, sent)

    return outcome_of(call)


def connect(connection: int, table_id: str) -> None:
    """The page opens a connection to a table."""
    device.connect(connection, table_id)


def leave(connection: int) -> None:
    """The page closes a connection."""
    device.leave(connection)


def hear(connection: int, text: str) -> str:
    """A message over a connection."""
    return outcome_of(lambda: device.hear(connection, read(text)))


def bot(table_id: str) -> str:
    """A bot does what it has to do at a table."""
    return outcome_of(lambda: device.bot(table_id))


def load(table_id: str, doc: str) -> None:
    """What the device keeps of a table, as JSON; empty if it keeps nothing."""
    if doc:
        device.load(table_id, read(doc))
    else:
        device.forget(table_id)


def knows(table_id: str) -> bool:
    """Is a table in memory?"""
    return table_id in device.tables


def refresh(table_id: str) -> str:
    """A table was loaded again, because another window has changed it: everybody is shown how it stands."""
    return outcome_of(lambda: device.refresh(table_id))


def lost(connection: int | None, text: str, is_full: bool) -> str:
    """What a message came to could not be kept; the tables were loaded again."""
    return outcome_of(lambda: device.lost(connection, read(text), is_full))


def check(text: str) -> str:
    """Why a record does not hold, checked card by card; empty if it does."""
    try:
        verify(json.loads(text))
    except Refused as error:
        return str(error)
    return ""


def read_code(texts: str) -> str:
    """The record that the texts of one code tell, as JSON."""
    return for_pages.read(texts)


def write_code(record: str) -> str:
    """A record as the texts of its code, as JSON."""
    return for_pages.write(record)


def read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
