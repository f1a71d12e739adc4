"""What is done next: requests, connections, messages, and tables that are brought a step further."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from math import inf
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

from .actors import NEEDS, Actors
from .generator import ODD_LETTERS, ODD_VALUES, WORDS, Mode
from .invariants import Witness
from .operations import Exchange, Operation, learn
from .sockets import Connection
from .wire import Gone, Header, Line, encoded
from .world import NOBODY, Asker, Json, KnownTable, World

MODES: tuple[Mode, ...] = ("sensible", "sensible", "sensible", "limit", "past")
MOST_UNDER_WAY = 6
"""Tables that are played at the same time."""
MOST_CONNECTIONS = 24
HEADERS = (("cookie", 'terrae_device="', '"'), ("cookie", 'terrae_device="', ""), ("cookie", "a=b; terrae_device=", ""),
           ("authorization", "", ""), ("authorization", "Bearer ", ""))  # fmt: skip
"""Headers that the service reads itself, and how their values begin and end."""
OTHER_HEADERS = ("origin", "accept-encoding", "x-forwarded-for", "forwarded", "if-none-match", "accept", "user-agent",
                 "sec-fetch-site", "range", "content-type", "expect", "x-odd")  # fmt: skip
ESCAPES = ("\\", "\\\\", '\\"', "\\1", '"')
"""What readers of quoted values look twice at."""
SIZES = (1, 1000, 8000, 15_000, 15_000, 60_000)
PATHS = ("/", "/healthz", "/metrics", "/schema/openapi.json", "/learn/%", "/table/%ff", "/assets/..%2f..", "/%00",
         "/licences/NOTICE.txt", "/api/tables?limit=%00", "//", "/index.html")  # fmt: skip
KNOWING_PATHS = ("/api/mine", "/api/tables", "/api/tables/nowhere")
"""Paths where the service looks who asks."""
MOST_OF = {"tables": 60}
"""How often a request is made again at most: tables cost more than anything."""
QUIET = ("tables", "mine", "games", "deck", "record", "replay", "addresses", "healthz")
"""Requests that change nothing."""


class Actions:
    """Does one thing after the other against a running service."""

    def __init__(self, world: World, witness: Witness, chance: Random, operations: list[Operation]) -> None:
        self.world = world
        self.witness = witness
        self.chance = chance
        self.operations = operations
        self.by_name = {(one.method, one.name): one for one in operations}
        self.actors = Actors(world, chance)
        self.connections: list[Connection] = []
        self.dialled: list[Connection] = []
        """All that were opened since the service was started, also those that have ended."""
        self.base = ""
        self.line = Line("", 0)
        self.granted: list[tuple[Operation, KnownTable | None, Asker, Json]] = []
        """Requests that were granted lately."""
        self.choices: dict[Callable[[], Awaitable[None]], int] = {
            self.advance: 40, self.request: 22, self.message: 20, self.connect: 5, self.leave: 2, self.odd_head: 3,
            self.burst: 3, self.talk_much: 1, self.hammer: 1, self.odd_frames: 1, self.look_around: 2,
        }  # fmt: skip

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def served_at(self, base: str) -> None:
        """The service runs here now."""
        self.base = base
        where = urlsplit(base)
        self.line = Line(str(where.hostname), int(where.port or 0))

    async def hang_up(self) -> None:
        """End everything that is open."""
        self.line.close()
        for connection in self.dialled:
            await connection.end()
        self.dialled.clear()
        self.connections.clear()

    async def step(self) -> None:
        (do,) = self.chance.choices(list(self.choices), list(self.choices.values()))
        await do()
        for connection in self.connections:
            if connection.failure is not None:
                raise connection.failure
        self.connections = [one for one in self.connections if one.is_open]

    # ---- requests ----

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
        path = operation.path.replace("{table_id}", table.id if table else "nowhere")
        path = path.replace("{game}", chance.choice([*self.actors.games, "nothing"]))
        query, allowed_query = self.query(operation, mode)
        if body is None and operation.body:
            body = self.body(operation, table, mode)
        if operation.body and operation.body != "anything":
            allowed = self.actors.bodies(table).allows(self.actors.definitions[operation.body], body)
        name = f"{operation.method} {path}{query} {json.dumps(body)[:300]}"
        self.world.note(f"{asker} {name}")
        seats = [] if table is None else table.info["seats"]
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
                learn(operation, x)
                if operation.method != "GET":
                    self.granted.append((operation, table, asker, body))
                    del self.granted[:-20]
                cookie = x.new_device
                asker_now = asker if cookie is None else Asker(asker.key, cookie)
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
        letter = chance.choice(chance.choice((ODD_LETTERS, ESCAPES, ("a", "=", ",", "; a=b"))))
        value = chance.choice(((letter * size)[:size], (letter * size)[:size], chance.choice(WORDS)))
        if chance.random() < 0.9:
            value = value.replace("\n", " ")
        method = chance.choice(("GET", "GET", "GET", "GET", "POST", "OPTIONS", "DELETE", "PATCH"))
        path = chance.choice(chance.choice((PATHS, KNOWING_PATHS)))
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
            if operation.name not in ("start", "abandon", "shuffle", "table", "replay", "verify", "rematch"):
                times = self.chance.choice((3, 10, 30, 30, 100, 2100))
                if await self.ask(operation, table, asker, body) is not None:
                    self.world.note(f"{times} times:")
                    await self.ask(operation, table, asker, body, times=min(times, MOST_OF.get(operation.name, times)))

    async def burst(self) -> None:
        """Several things at the same time; none that changes who may do what, for their order would be unknown."""
        together = []
        for _ in range(self.chance.randint(2, 6)):
            quiet = [one for one in self.operations if one.method == "GET" and one.name in QUIET]
            operation = self.chance.choice(quiet)
            table = self.table() if operation.is_about_a_table else None
            if operation.is_about_a_table and table is None:
                continue
            together.append(self.ask_apart(operation, table, self.actors.asker(table)))
        for connection in self.chance.sample(self.connections, min(3, len(self.connections))):
            together.append(self.say_something(connection))
        for result in await asyncio.gather(*together, return_exceptions=True):
            if isinstance(result, BaseException):
                raise result

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

    # ---- connections ----

    async def connect(self) -> None:
        table = self.table()
        if table is not None:
            await self.open(
                table, self.actors.asker(table, self.chance.choice(("seat", "seat", "watch", "host", "join", "")))
            )

    async def open(self, table: KnownTable, asker: Asker, seat: int | None = None) -> Connection | None:
        """Connect and say hello; the connection if its asker is welcome."""
        self.world.note(f"{asker} connects to {table.id} as {seat}")
        if len(self.connections) >= MOST_CONNECTIONS:
            await self.chance.choice(self.connections).close()
            self.connections = [one for one in self.connections if one.is_open]
        address = self.base.replace("http", "ws", 1)
        connection = await Connection.dial(address, self.base, table, asker, self.witness)
        if connection is None:
            return None
        self.dialled.append(connection)
        hello: Json = {"type": "hello", "key": asker.key, "seat": seat}
        if self.chance.random() < 0.1:
            hello = self.actors.messages(connection).named("Hello", self.chance.choice(MODES))
            shown = hello.get("key")
            connection.asker = Asker(shown if isinstance(shown, str) else None, asker.device)
        await connection.send_text(json.dumps(hello))
        if not await connection.until_welcome():
            return None
        self.connections.append(connection)
        return connection

    async def leave(self) -> None:
        if self.connections:
            connection = self.chance.choice(self.connections)
            self.world.note(f"{connection.asker} leaves {connection.table.id}")
            await connection.close(abruptly=self.chance.random() < 0.5)

    async def message(self) -> None:
        if self.connections:
            await self.say_something(self.chance.choice(self.connections))

    async def say_something(self, connection: Connection) -> None:
        """A few messages of any kind, without waiting in between."""
        kinds = [part["$ref"].rpartition("/")[2] for part in self.actors.definitions["FromClient"]["anyOf"]]
        generator = self.actors.messages(connection)
        for _ in range(self.chance.choice((1, 1, 1, 2, 5))):
            kind, mode = self.chance.choice((*kinds, "Chat", "Say", "Block", "Report")), self.chance.choice(MODES)
            message = generator.named(kind, mode)
            allowed = generator.allows(self.actors.definitions[kind], message)
            await self.send(connection, message, allowed)
        await self.hear_out(connection)

    async def send(self, connection: Connection, message: Any, allowed: bool = True) -> None:
        who = connection.viewer
        self.world.note(f"{connection.asker} as {who} at {connection.table.id} sends {json.dumps(message)[:300]}")
        if allowed and message.get("type") == "block" and not message.get("on", True) and who is not None:
            connection.table.blocks.pop((who, message["seat"]), None)
        await connection.send(message, allowed)

    async def hear_out(self, connection: Connection) -> None:
        sent = list(connection.sent)
        await connection.hear_out()
        for one in sent:
            message, who = one.message, connection.viewer
            told = one.reply is not None and one.reply["type"] == "ack"
            if not told or message["type"] != "block" or who is None:
                continue
            if message.get("on", True):
                connection.table.blocks.setdefault((who, message["seat"]), self.now())
            else:
                connection.table.blocks.pop((who, message["seat"]), None)

    async def odd_frames(self) -> None:
        """Frames that are no messages."""
        if not self.connections:
            return
        connection = self.chance.choice(self.connections)
        for _ in range(self.chance.choice((1, 20))):
            value = self.chance.choice(ODD_VALUES)
            text: str | bytes = self.chance.choice(
                (
                    json.dumps(value),
                    "[" * 3000,
                    '{"type":"move"',
                    "\x00",
                    "NaN",
                    '{"type":"look","type":"ping"}',
                    "9" * 400,
                )
            )
            await connection.send_text(text.encode() if isinstance(text, str) and self.chance.random() < 0.1 else text)
        await connection.hear_out()

    # ---- bringing tables further ----

    async def advance(self) -> None:
        """The next thing that people do at a table, so that games begin, go on and end."""
        if len(self.world.under_way()) < MOST_UNDER_WAY and self.chance.random() < 0.5:
            asker = self.chance.choice((NOBODY, NOBODY, self.actors.browser(), Asker(device=self.actors.new_device())))
            await self.ask(self.by_name["POST", "tables"], None, asker)
            return
        table = self.table()
        if table is None:
            return
        if table.status == "open":
            await self.fill(table)
        elif table.status == "opening":
            await self.open_contributions(table)
        elif table.status == "playing":
            await self.play(table, self.chance.choice((1, 3, 8, 20)))
        else:
            operation = self.chance.choice((self.by_name["POST", "rematch"], self.by_name["GET", "record"]))
            await self.ask(operation, table, self.actors.asker(table, NEEDS.get(operation.name, "")))

    async def fill(self, table: KnownTable) -> None:
        free = [seat["seat"] for seat in table.info["seats"] if seat["kind"] == "open"]
        if not free:
            await self.ask(self.by_name["POST", "start"], table, self.actors.asker(table, "host"), {})
        elif self.chance.random() < 0.25:
            body = {"seat": self.chance.choice(free), "bot": "random"}
            await self.ask(self.by_name["POST", "bots"], table, self.actors.asker(table, "host"), body)
        else:
            generator = self.actors.bodies(table)
            body = generator.named("Joining", seat=None)
            await self.ask(self.by_name["POST", "join"], table, self.actors.asker(table, "join"), body)

    async def open_contributions(self, table: KnownTable) -> None:
        for seat in range(table.players):
            body = {"seat": seat, "bytes": self.actors.contribution(table, seat)}
            await self.ask(self.by_name["POST", "open"], table, self.holder(table, seat) or NOBODY, body)

    def holder(self, table: KnownTable, seat: int) -> Asker | None:
        """Somebody who holds a seat now."""
        found = [one.holder for one in table.grants.all if (one.power, one.seat, one.ended) == ("seat", seat, inf)]
        return self.actors.with_holder(self.chance.choice(found)) if found else None

    async def seat_everybody(self, table: KnownTable) -> list[Connection]:
        """Connections of everybody who holds a seat."""
        for seat in range(table.players):
            here = [one for one in self.connections if one.table is table and one.viewer == seat]
            holder = self.holder(table, seat)
            if not here and holder is not None:
                await self.open(table, holder, seat)
        return [one for one in self.connections if one.table is table and one.viewer is not None]

    async def play(self, table: KnownTable, moves: int) -> None:
        """Whoever is asked answers, a few times; now and then an answer is taken back."""
        people = await self.seat_everybody(table)
        for _ in range(moves):
            asked = [one for one in people if one.is_open and one.question is not None]
            if not asked:
                for one in people:
                    if one.is_open:
                        await self.hear_out(one)
                asked = [one for one in people if one.is_open and one.question is not None]
            if not asked:
                return
            mover = self.chance.choice(asked)
            assert mover.question is not None
            answer = self.chance.choice(mover.question["answers"])
            await self.move(mover, answer)
            if self.chance.random() < 0.15:
                await self.send(mover, {"type": "take_back", "id": self.actors.new_id(), "number": mover.number})
                await self.hear_out(mover)

    async def move(self, mover: Connection, answer: str) -> None:
        await self.send(mover, {"type": "move", "id": self.actors.new_id(), "number": mover.number, "answer": answer})
        await self.hear_out(mover)

    async def talk_much(self) -> None:
        """Everybody says as much as they may, and then somebody moves and takes it back, again and again."""
        table = self.table("playing")
        if table is None or table.status != "playing":
            return
        people = await self.seat_everybody(table)
        count = self.chance.choice((10, 40, 200))
        for one in people:
            for _ in range(count):
                act = self.actors.act(table)
                await self.send(one, {"type": "say", "id": self.actors.new_id(), "number": one.number, "act": act})
            await self.hear_out(one)
        for _ in range(3):
            await self.play(table, 1)
            for one in people:
                if one.is_open:
                    await self.send(one, {"type": "take_back", "id": self.actors.new_id(), "number": one.number})
                    await self.hear_out(one)


def reads_as(schema: Json, value: Any, generator: Any) -> bool:
    """May a value, written into a query, be read as an allowed one? `1.0` is as good as `1` there."""
    if schema["type"] == "integer":
        try:
            return bool(generator.allows(schema, int(float(str(value)))))
        except (ValueError, OverflowError):
            return False
    return bool(generator.allows(schema, str(value)))
