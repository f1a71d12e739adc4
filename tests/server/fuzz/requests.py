"""Requests: any of them, by anybody, with any values."""

from __future__ import annotations

import asyncio
import json
from math import inf
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

from .actors import NEEDS, Actors
from .generator import ODD_LETTERS, ODD_VALUES, WORDS, Mode
from .invariants import Witness
from .operations import Exchange, Operation, learn
from .wire import Gone, Header, Line, encoded
from .world import MARKER, NOBODY, Asker, Json, KnownTable, World

MODES: tuple[Mode, ...] = ("sensible", "sensible", "sensible", "limit", "past")
MOST_UNDER_WAY = 6
"""Tables that are played at the same time."""
HEADERS = (("cookie", 'terrae_device="', '"'), ("cookie", 'terrae_device="', ""), ("cookie", "a=b; terrae_device=", ""),
           ("authorization", "", ""), ("authorization", "Bearer ", ""))  # fmt: skip
"""Headers that the service reads itself, and how their values begin and end."""
OTHER_HEADERS = ("origin", "accept-encoding", "x-forwarded-for", "forwarded", "if-none-match", "accept", "user-agent",
                 "sec-fetch-site", "range", "content-type", "expect", "x-odd")  # fmt: skip
ESCAPES = ("\\", "\\\\", '\\"', "\\1", '"')
"""What readers of quoted values look twice at."""
SIZES = (1, 1000, 8000, 15_000, 15_000, 15_000, 60_000)
PATHS = ("/", "/healthz", "/metrics", "/schema/openapi.json", "/learn/%", "/table/%ff", "/assets/..%2f..", "/%00",
         "/licences/NOTICE.txt", "/api/tables?limit=%00", "//", "/index.html")  # fmt: skip
KNOWING_PATHS = ("/api/mine", "/api/tables", "/api/tables/nowhere")
"""Paths where the service looks who asks."""
MOST_OF = {"tables": 60}
"""How often a request is made again at most: tables cost more than anything."""


DEALS = ("terra~2026-01-02", "terra~" + "0" * 32, "terra~2999-01-01", "nothing")
"""Names of deals: of a day, among friends, of a day to come, and none."""
NO_DEALS = DEALS[2:]


class Requests:
    """Sends requests to a running service, and looks at the answers."""

    def __init__(self, world: World, witness: Witness, chance: Random, operations: list[Operation]) -> None:
        self.world = world
        self.witness = witness
        self.chance = chance
        self.operations = operations
        self.by_name = {(one.method, one.name): one for one in operations}
        self.actors = Actors(world, chance)
        self.base = ""
        self.line = Line("", 0)
        self.granted: list[tuple[Operation, KnownTable | None, Asker, Json]] = []
        """Requests that were granted lately."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def served_at(self, base: str) -> None:
        """The service runs here now."""
        self.base = base
        where = urlsplit(base)
        self.line = Line(str(where.hostname), int(where.port or 0))

    def table(self, status: str = "") -> KnownTable | None:
        found = [one for one in self.world.tables.values() if not one.is_wrecked and status in ("", one.status)]
        under_way = [one for one in found if one.ended == inf]
        if under_way and self.chance.random() < 0.8:
            return self.chance.choice(under_way[-MOST_UNDER_WAY:])
        return self.chance.choice(found[-20:]) if found else None

    async def request(self) -> None:
        """Any request, by anybody, with any values."""
        operation = self.chance.choice(self.operations)
        table = self.table() if operation.is_about_a_table else None
        if operation.is_about_a_table and table is None:
            return
        if operation.name == "abandon" and self.chance.random() < 0.8:
            return  # or no game would last
        asker = self.actors.asker(table, NEEDS.get(operation.name, ""))
        await self.ask(operation, table, asker, mode=self.chance.choice(MODES))

    async def ask(
        self,
        operation: Operation,
        table: KnownTable | None,
        asker: Asker,
        body: Any = None,
        mode: Mode = "sensible",
        times: int = 1,
        line: Line | None = None,
    ) -> Json | None:
        """Send a request, look at its answer, and take over what it says; the answer if it was granted."""
        chance, allowed = self.chance, True
        again = None if table is None else self.world.tables.get(table.info.get("rematch") or "")
        if operation.name == "rematch" and again is not None and again.is_wrecked:
            return None  # it cannot be read, and the service says so
        path = operation.path.replace("{table_id}", table.id if table else "nowhere")
        path = path.replace("{game}", chance.choice([*self.actors.games, "nothing"]))
        path = path.replace("{deal}", chance.choice(DEALS if operation.method == "GET" else NO_DEALS))
        query, allowed_query = self.query(operation, mode)
        if body is None and operation.body:
            body = self.body(operation, table, mode)
        if operation.body and operation.body != "anything":
            allowed = self.actors.bodies(table).allows(self.actors.definitions[operation.body], body)
        name = f"{operation.method} {path}{query} {json.dumps(body)[:300]}"
        self.world.note(f"{asker} {name}")
        seats, told_at = ([], 0.0) if table is None else (table.info["seats"], table.told_at)
        asked = self.now()
        if operation.name == "start" and table is not None:
            table.dealt = min(table.dealt, asked)
        content = b"" if body is None else encoded(body)
        try:
            answers = await (line or self.line).ask_often(
                operation.method, path + query, self.headers(asker), content, times
            )
        except Gone:
            self.witness.fail(f"{name} by {asker} is cut off without an answer")
        answered = self.now()
        for place, answer in enumerate(answers):
            if place % 20 == 19:
                await asyncio.sleep(0)  # connections are heard meanwhile
            self.world.trail[-1] = f"{asker} {name} -> {answer.status}"
            allows = (allowed or (operation.name == "start" and body is None)) and allowed_query
            self.witness.answered(name, path, operation.answers, allows, asker, answer)
            if answer.ok:
                x = Exchange(
                    self.world, table, asker, body if isinstance(body, dict) else {}, answer, asked, answered, seats
                )
                if operation.name == "join" and place == 0:
                    self.witness.sat_down(seats, told_at, x.data["seat"], asker, answered)
                learn(operation, x)
                if operation.method != "GET":
                    self.granted.append((operation, table, asker, body))
                    del self.granted[:-20]
                cookie = x.new_device
                asker_now = asker if cookie is None else Asker(asker.key, cookie)
                if table is None:
                    for word in set(MARKER.findall(content.decode("utf-8", "replace"))) & self.world.markers.keys():
                        self.world.markers[word].told_by.update(asker_now.holders)
                self.check_learned(operation, table, asker_now, answer.text, asked)
        last = answers[-1]
        return last.json() if last.ok and "json" in last.headers.get("content-type", "") else None

    def check_learned(
        self, operation: Operation, table: KnownTable | None, asker: Asker, text: str, asked: float
    ) -> None:
        """Whoever was answered has learned what the answer says. A key that was just given is theirs too."""
        viewer = None
        if operation.name in ("replay", "record") and table is not None and table.ended == inf:
            eyes = json.loads(text).get("eyes")
            viewer = eyes if isinstance(eyes, int) else None
        given = None
        if operation.method == "POST" and operation.name in ("tables", "join", "late", "rematch"):
            told = json.loads(text)
            given = told["keys"]["host"] if operation.name == "tables" else told["key"]
        for key in dict.fromkeys((asker.key, given)):
            try:
                self.witness.learned(table, Asker(key, asker.device), viewer, text, asked, self.now(), operation.name)
                return
            except AssertionError:
                if given is None or key == given:
                    raise

    def query(self, operation: Operation, mode: Mode) -> tuple[str, bool]:
        """Values of a request's query, and whether they are allowed."""
        parts, allowed = [], True
        generator = self.actors.bodies(None)
        for one in operation.parameters:
            if self.chance.random() < 0.5:
                continue
            schema = {
                key: value for key, value in one["schema"].items() if key not in ("oneOf", "default", "description")
            }
            schema.setdefault("type", "string")
            if schema["type"] == "boolean":
                value: Any = self.chance.choice(("true", "false", "1", "no", "maybe"))
            else:
                value = generator.value(schema, mode)
                past = mode == "past" and not isinstance(value, bool)
                allowed = allowed and not (past and not reads_as(schema, value, generator))
            parts.append(f"{one['name']}={quote(str(value).encode('utf-8', 'replace'))}")
        return ("?" + "&".join(parts) if parts else ""), allowed

    def body(self, operation: Operation, table: KnownTable | None, mode: Mode) -> Any:
        if operation.body == "anything":
            return self.record()
        if mode == "past" and self.chance.random() < 0.1:
            return self.chance.choice([value for value in ODD_VALUES if value is not None])
        return self.actors.bodies(table).named(operation.body, mode)

    def record(self) -> Any:
        """Something that is replayed or checked: hardly ever a record."""
        return self.chance.choice(
            ({}, {"format": "terrae-record/1"}, {"format": "terrae-record/1", "game": "terra", "moves": []})
        )

    def headers(self, asker: Asker) -> list[Header]:
        found: list[Header] = []
        if asker.key is not None:
            found.append(("authorization", f"Bearer {asker.key}"))
        if asker.device is not None:
            found += [("cookie", f"terrae_device={asker.device}"), ("origin", self.base)]
        return found

    async def odd_head(self) -> None:
        """Requests whose heads hold something odd: the same in one header after the other."""
        chance, size = self.chance, self.chance.choice(SIZES)
        letter = chance.choice(chance.choice((ODD_LETTERS, ESCAPES, ESCAPES, ("a", "=", ",", "; a=b"))))
        value = chance.choice(((letter * size)[:size], (letter * size)[:size], chance.choice(WORDS)))
        if chance.random() < 0.9:
            value = value.replace("\n", " ")
        method = chance.choice(("GET", "GET", "GET", "GET", "POST", "OPTIONS", "DELETE", "PATCH"))
        path = chance.choice(chance.choice((PATHS, KNOWING_PATHS, KNOWING_PATHS)))
        heads = [(name, begin + value + end) for name, begin, end in HEADERS]
        heads += [(name, value) for name in OTHER_HEADERS]
        for name, odd in heads:
            self.world.note(f"{method} {path} with {name}: {odd[:60]!r}, {len(odd)} letters")
            try:
                answer = await self.line.ask(method, path, [(name, odd)])
            except Gone:
                self.world.count("cut off")
                continue
            self.witness.answered(f"{method} {path} with an odd {name}", path, {}, True, NOBODY, answer)
            self.witness.learned(None, NOBODY, None, answer.text, self.now(), self.now(), "page")

    async def hammer(self) -> None:
        """Something that was just granted, again and again."""
        if self.granted:
            operation, table, asker, body = self.chance.choice(self.granted)
            if table is not None and table.is_wrecked:
                return
            if operation.name not in ("start", "abandon", "shuffle", "table", "replay", "verify", "rematch"):
                times = self.chance.choice((3, 10, 30, 30, 100, 2100))
                if await self.ask(operation, table, asker, body) is not None:
                    self.world.note(f"{times} times:")
                    await self.ask(operation, table, asker, body, times=min(times, MOST_OF.get(operation.name, times)))

    async def ask_apart(self, operation: Operation, table: KnownTable | None, asker: Asker) -> None:
        """The same over a connection of its own."""
        line = Line(self.line.host, self.line.port)
        try:
            await self.ask(operation, table, asker, line=line)
        finally:
            line.close()

    async def look_around(self) -> None:
        """Whoever looks at a table by every way there is: strangers, those who were removed, those who watch."""
        table = self.table()
        if table is None:
            return
        asker = self.actors.asker(table)
        for name in ("table", "record", "replay", "deck"):
            await self.ask(self.by_name["GET", name], table, asker)
        await self.ask(self.by_name["GET", "tables"], None, asker)
        await self.ask(self.by_name["GET", "mine"], None, asker)


def reads_as(schema: Json, value: Any, generator: Any) -> bool:
    """May a value, written into a query, be read as an allowed one? `1.0` is as good as `1` there."""
    if schema["type"] == "integer":
        try:
            return bool(generator.allows(schema, int(float(str(value)))))
        except (ValueError, OverflowError):
            return False
    return bool(generator.allows(schema, str(value)))
