"""What must hold whatever anybody does: looked at with everything that the service sends."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import jsonschema_rs

from .generator import protocol
from .powers import WATCHING
from .wire import Answer
from .world import MARKER, Acknowledged, Asker, Json, KnownTable, Marker, World

KEY = re.compile(r"\b[hjswdt]_[A-Za-z0-9_-]{32}")
SHOWN = ("name", "theme", "about")
"""Keys of a deck whose texts are shown."""
CONTROL = re.compile(r"(?<!\\)\\u00[01]")
"""A control character in JSON, but for those that have an escape of their own."""
HASH = re.compile(r"\b[0-9a-f]{64}\b")
GIVES_KEYS = ("/api/tables", "/join", "/late", "/links", "/personal", "/transfer", "/rematch")
"""Requests that are answered with a key."""
FAILED = 1011
NOT_SAVED = 1013
ONCE = {"move": "entry", "take_back": "entry", "chat": "line", "say": "line"}
"""What has one effect however often it is sent, and what its number counts."""
MOST_VIEWS = 4000
"""Views that are kept, to be compared with what the rules alone show."""


class Violation(AssertionError):
    """Something happened that must not."""


@cache
def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": protocol()})


class Witness:
    """Sees everything that anybody is sent."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.views: dict[tuple[str, int, int], str] = {}
        """What a viewer of a table was shown after so many entries."""
        self.seen_hashes: dict[str, tuple[float, str]] = {}
        """Everything of 64 hexadecimal digits, as the secret of a shuffle: when it was first sent, and to whom."""

    def fail(self, what: str) -> None:
        raise Violation(what)

    # ---- answers to requests ----

    def answered(
        self, request: str, path: str, statuses: Mapping[str, str], allowed: bool, asker: Asker, answer: Answer
    ) -> None:
        """A request was answered. `statuses`: what its answers are called; `allowed`: does the schema allow it?"""
        self.world.count(f"{answer.status}")
        if answer.status >= 500:
            self.fail(f"{request} by {asker} is answered with {answer.status}: {answer.text[:300]}")
        if statuses and str(answer.status) not in statuses and answer.status != 405:
            self.fail(f"{request} is answered with {answer.status}, of which its documentation says nothing")
        if answer.ok and not allowed:
            self.fail(f"{request} is accepted, which the schema does not allow: {answer.text[:200]}")
        if "json" in answer.headers.get("content-type", ""):
            named = "Problem" if answer.status >= 400 else statuses.get(str(answer.status), "")
            for told in answer.documents():
                self.check_form(named, told, request)
            if path.endswith("/deck"):
                self.check_names(answer.json(), request)
        if "json" in answer.headers.get("content-type", "") and (found := CONTROL.search(answer.text)):
            self.fail(f"{request} by {asker} is answered with a control character: {answer.text[found.start() :][:60]}")
        if not (answer.ok and path.endswith(GIVES_KEYS)) and (found := KEY.search(answer.text)):
            self.fail(f"{request} by {asker} shows a key: {found[0][:6]}...")

    def check_names(self, value: Any, what: str) -> None:
        """Whatever is called something in a deck is called by a text: pages show it."""
        parts = value.items() if isinstance(value, dict) else ()
        for key, part in parts:
            if key in SHOWN and not isinstance(part, str | dict | None):
                self.fail(f"{what} is answered with a {key} which is no text: {part!r}")
            self.check_names(part, what)

    def check_form(self, name: str, value: Any, what: str) -> None:
        if name.startswith("list of "):
            for one in value:
                self.check_form(name.removeprefix("list of "), one, what)
        elif name in protocol():
            try:
                validator(name).validate(value)
            except jsonschema_rs.ValidationError as error:
                self.fail(f"{what} is answered with something that is no {name}: {error.message[:300]}")

    # ---- frames of a socket ----

    def heard(self, table: KnownTable, asker: Asker, viewer: int | None, text: str, opened: float, now: float) -> Json:
        """A frame was sent over a connection; the message in it."""
        message: Json = json.loads(text)
        self.check_form("FromService", message, f"a connection to {table.id}")
        if CONTROL.search(text):
            self.fail(f"a frame for {asker} holds a control character")
        if KEY.search(text):
            self.fail(f"a frame for {asker} shows a key")
        kind = message["type"]
        if kind == "refused" and message["code"] in ("failed", "not_saved"):
            self.fail(f"a message is refused with {message}")
        pulled = kind in ("welcome", "blocked", "view")
        self.learned(table, asker, viewer, text, opened if pulled else None, now, f"a {kind}")
        if kind in ("welcome", "view", "moved", "taken_back") and message["view"] is not None:
            self.saw(table, asker, viewer, message, opened, now)
        return message

    def saw(
        self, table: KnownTable, asker: Asker, viewer: int | None, message: Json, opened: float, now: float
    ) -> None:
        """Somebody was shown the game."""
        powers = ("seat",) if viewer is not None else WATCHING
        since = max(opened, table.not_before(message["number"]))
        may = table.grants.had(asker.holders, powers, since, now, -2 if viewer is None else viewer)
        if not may and not (viewer is None and table.was_public(since, now)):
            self.fail(f"{asker} is shown the game {table.id} as {viewer} without the power")
        question = message["view"]["question"]
        if question is not None and not question["answers"]:
            self.fail(f"viewer {viewer} of {table.id} is asked something that has no answer")
        key = (table.id, -1 if viewer is None else viewer, message["number"])
        view = json.dumps(message["view"], sort_keys=True)
        if key in self.views:
            if self.views[key] != view:
                self.fail(f"two views of {key} differ: {self.views[key][:2000]} / {view[:2000]}")
        elif len(self.views) < MOST_VIEWS:
            self.views[key] = view

    def closed(self, table: KnownTable, asker: Asker, code: int, reason: str) -> None:
        self.world.count(f"closed with {code}")
        if code in (FAILED, NOT_SAVED) and "ping" not in reason:  # the fuzzer too is slow on a busy machine
            self.fail(f"the connection of {asker} to {table.id} is closed with {code}")

    # ---- what somebody has learned ----

    def learned(
        self,
        table: KnownTable | None,
        asker: Asker,
        viewer: int | None,
        text: str,
        asked: float | None,
        now: float,
        source: str,
    ) -> None:
        """Somebody was sent a text: may they know every planted word in it? `asked`: None if nobody asked for it."""
        for found in set(MARKER.findall(text)):
            marker = self.world.markers.get(found)
            if marker is None or (not marker.tables and marker.told_by & set(asker.holders)):
                continue
            since = marker.said if asked is None else max(asked, marker.said)
            if not any(
                self.may_know(self.world.tables[one], marker, asker, viewer, since, now, source)
                for one in marker.tables
                if one in self.world.tables
            ):
                self.fail(
                    f"{asker}, looking as {viewer}, learns the {marker.kind} {marker.text} of seat {marker.seat} "
                    f"of table {sorted(marker.tables)} by {source} of {table.id if table else 'no table'}"
                )
        for found in set(HASH.findall(text)):
            self.seen_hashes.setdefault(found, (now, f"{asker} by {source}"))

    def may_know(
        self, table: KnownTable, marker: Marker, asker: Asker, viewer: int | None, since: float, now: float, source: str
    ) -> bool:
        grants, holders = table.grants, asker.holders
        watches = grants.had(holders, WATCHING, since, now)
        is_public = table.was_public(since, now)
        if marker.kind != "word":
            return watches or is_public or grants.had(holders, ("join", "back"), since, now)
        if viewer is not None and table.blocks.get((viewer, marker.seat), now) < since:
            return False
        if watches or (is_public and marker.public):
            return True
        if grants.had(holders, ("join",), since, now):
            return marker.in_lobby or ("re" in source and table.ended <= now and bool(table.info["keep_words"]))
        return False

    # ---- seats ----

    def sat_down(self, seats: list[Json], told_at: float, seat: int, asker: Asker, now: float) -> None:
        """A stranger has joined a table; who sat where, and for whom seats were kept, was told before."""
        kept_for, kept_ms = seats[seat].get("kept_for"), seats[seat].get("kept_ms") or 0
        if kept_for is not None and told_at and now < told_at + kept_ms / 1000:
            self.fail(f"{asker} gets seat {seat}, which is kept for {kept_for}")

    # ---- acknowledgements ----

    def acknowledge(self, table: KnownTable, seat: int, message: Json, number: int, allowed: bool, sent: float) -> None:
        """The service has said that something is done."""
        if not allowed:
            self.fail(f"a message is acknowledged that the schema does not allow: {message}")
        kind, client, occupant = message["type"], message["id"], table.name_of(seat)
        new = Acknowledged(table.id, seat, occupant, kind, client, number, message, sent)
        if kind in ONCE:
            old = self.world.acknowledged.setdefault((table.id, seat, occupant, ONCE[kind], client), new)
            if old.number != number:
                self.fail(f"{client!r} at {table.id} is acknowledged as {old.number} and then as {number}")
            if old is new and ONCE[kind] == "entry":
                table.sent_at[number] = sent
        else:
            about = (message.get("seat"), message.get("line")) if kind == "report" else message.get("seat")
            self.world.acknowledged[table.id, seat, occupant, kind, about] = new

    def at_the_end(self, secrets: Mapping[str, str]) -> None:
        """The secrets of the shuffles are known now: nobody may have been sent one before its game ended."""
        for table_id, secret in secrets.items():
            table = self.world.tables.get(table_id)
            seen = self.seen_hashes.get(secret)
            if table is not None and seen is not None and seen[0] < table.ended:
                self.fail(f"the secret of {table_id} was sent before the game ended, to {seen[1]}")
