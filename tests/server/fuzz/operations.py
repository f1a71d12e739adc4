"""Every request that the service documents, from its OpenAPI; and what an answer tells of who holds what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from .powers import NO_SEAT
from .wire import Answer
from .world import MARKER, Asker, Json, KnownTable, World

COOKIE = "terrae_device="


@dataclass(frozen=True)
class Operation:
    """A request by method and path."""

    method: str
    path: str
    parameters: tuple[Json, ...]
    body: str
    """The name of the body's type; `anything` if it may be any object, empty if there is none."""
    answers: dict[str, str]
    """What is answered, by status: the name of a type, or empty."""

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2].strip("{}").removesuffix("_id")

    @property
    def is_about_a_table(self) -> bool:
        return "{table_id}" in self.path

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def operations(openapi: Json) -> list[Operation]:
    """All of them."""
    return [
        Operation(
            method.upper(),
            path,
            tuple(one for one in said.get("parameters", ()) if one["in"] == "query"),
            body_of(said),
            {status: type_of(schema_of(answer)) for status, answer in said["responses"].items()},
        )
        for path, methods in openapi["paths"].items()
        for method, said in methods.items()
    ]


def body_of(said: Json) -> str:
    if "requestBody" not in said:
        return ""
    return type_of(schema_of(said["requestBody"])) or "anything"


def schema_of(said: Json) -> Json:
    found: Json = said.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def type_of(schema: Json) -> str:
    """The name of a type; of a list of it; empty if it has none."""
    for union in ("oneOf", "anyOf"):
        parts = [part for part in schema.get(union, ()) if part.get("type") != "null"]
        if parts:
            return type_of(parts[0]) if len(parts) == 1 else ""
    if schema.get("type") == "array":
        return f"list of {type_of(schema['items'])}"
    return str(schema.get("$ref", "")).rpartition("/")[2]


# ---- what an answer tells ----


@dataclass
class Exchange:
    """A request that was granted."""

    world: World
    table: KnownTable | None
    asker: Asker
    body: Json
    answer: Answer
    asked: float
    answered: float
    seats: list[Json]
    """Who sat where when it was asked for."""

    @property
    def data(self) -> Json:
        found: Json = self.answer.json()
        return found

    @property
    def new_device(self) -> str | None:
        """The device that the answer has given a secret."""
        cookie = self.answer.headers.get("set-cookie", "")
        return cookie.partition(COOKIE)[2].partition(";")[0] or None

    def device(self, shows_key: bool = False) -> str | None:
        """The device that got what was asked for: none if a key was shown, unless to claim it."""
        new = self.new_device
        if new is not None and new not in self.world.devices:
            self.world.devices.append(new)
        return new or (self.asker.device if self.asker.key is None or shows_key else None)

    def give(self, table: KnownTable, key: str, power: str, seat: int = -1) -> None:
        """A key was given to whoever asked, and its power to their device."""
        table.keys.append(key)
        self.world.keys[key] = table.id
        device = self.device()
        for holder in (key, device):
            if holder is not None:
                table.grants.add(holder, power, self.asked, self.answered, seat)


def create(x: Exchange) -> None:
    table = KnownTable(x.data["table"]["id"], x.data["table"])
    x.world.tables[table.id] = table
    if table.info["public"]:
        table.publish(True, x.asked, x.answered)
    for power, key in x.data["keys"].items():
        table.keys.append(key)
        x.world.keys[key] = table.id
        table.grants.add(key, power, x.asked, x.answered)
    device = x.device()
    if device is not None:
        table.grants.add(device, "host", x.asked, x.answered)
    belongs_to(x.world, table)


def belongs_to(world: World, table: KnownTable) -> None:
    """Names and the title that a table shows are no secrets to those who may see it."""
    names = [name for seat in table.info["seats"] for name in (seat["name"], seat.get("kept_for") or "")]
    shown = " ".join((table.info["title"], *names))
    for found in MARKER.findall(shown):
        if found in world.markers and world.markers[found].kind != "word":
            world.markers[found].tables.add(table.id)


def join(x: Exchange) -> None:
    assert x.table is not None
    x.give(x.table, x.data["key"], "seat", x.data["seat"])
    belongs_to(x.world, x.table)


def late(x: Exchange) -> None:
    assert x.table is not None
    seat = x.data["seat"]
    if seat is None:
        x.give(x.table, x.data["key"], "watch")
        return
    x.give(x.table, x.data["key"], "seat", seat)
    x.table.blocks = {pair: at for pair, at in x.table.blocks.items() if seat not in pair}
    belongs_to(x.world, x.table)


def claim(x: Exchange) -> None:
    assert x.table is not None
    device = x.device(shows_key=True)
    assert device is not None
    for one in [one for one in x.table.grants.all if one.holder == x.asker.key and one.ended == inf]:
        x.table.grants.add(device, one.power, x.asked, x.answered, one.seat, one.comes_with)


def transfer(x: Exchange) -> None:
    assert x.table is not None
    x.table.transfers[x.data["key"]] = x.body["seat"]
    x.world.keys[x.data["key"]] = x.table.id


def take(x: Exchange) -> None:
    assert x.table is not None
    device = x.device(shows_key=True)
    assert device is not None
    assert x.asker.key is not None
    x.table.grants.hand_over(x.table.transfers[x.asker.key], device, x.asked, x.answered)


def back(x: Exchange) -> None:
    assert x.table is not None
    seat, device = x.body["seat"], x.asker.device
    holder = device if device is not None and x.table.grants.has((device,), "back", seat) else x.asker.key
    assert holder is not None
    x.table.grants.hand_over(seat, holder, x.asked, x.answered)


def leave(x: Exchange) -> None:
    """Before the start the seat is free again; later the seat of a guest is its bot's again."""
    assert x.table is not None
    if x.data["status"] == "open" or x.data["seats"][x.body["seat"]]["kind"] == "bot":
        free(x)


def free(x: Exchange) -> None:
    assert x.table is not None
    seat = x.body["seat"]
    x.table.grants.end_seat(seat, x.asked, x.answered)
    x.table.blocks = {pair: at for pair, at in x.table.blocks.items() if seat not in pair}


def reseat(x: Exchange) -> None:
    """Seats were moved: who sits where is known by their names."""
    assert x.table is not None
    now = {seat["name"]: seat["seat"] for seat in x.data["seats"] if seat["name"]}
    moved = {seat["seat"]: now[seat["name"]] for seat in x.seats if seat["name"] and seat["name"] in now}
    if any(before != after for before, after in moved.items()):
        x.table.grants.move(moved, x.asked, x.answered)


def change(x: Exchange) -> None:
    assert x.table is not None
    x.table.publish(x.data["public"], x.asked, x.answered)
    reseat(x)
    belongs_to(x.world, x.table)


def links(x: Exchange) -> None:
    assert x.table is not None
    power, key = x.body["power"], x.data["key"]
    for one in x.table.grants.end(power, x.asked, x.answered):
        if power == "host" and one.holder == x.asker.device:
            one.ended = inf
    x.table.keys.append(key)
    x.world.keys[key] = x.table.id
    x.table.grants.add(key, power, x.asked, x.answered)
    if power == "host" and x.asker.device is not None:
        x.table.grants.add(x.asker.device, power, x.asked, x.answered)


def personal(x: Exchange) -> None:
    assert x.table is not None
    seat, key = x.body["seat"], x.data["key"]
    keeps = x.asker.device is not None and x.table.grants.has((x.asker.device,), "seat", seat)
    x.table.grants.end_seat(seat, x.asked, x.answered)
    x.table.keys.append(key)
    x.world.keys[key] = x.table.id
    for holder in (key, x.asker.device if keeps else None):
        if holder is not None:
            x.table.grants.add(holder, "seat", x.asked, x.answered, seat)


def rematch(x: Exchange) -> None:
    assert x.table is not None
    info = x.data["table"]
    new = x.world.tables.get(info["id"])
    if new is None:
        new = x.world.tables[info["id"]] = KnownTable(info["id"], info)
        if info["public"]:
            new.publish(True, x.asked, x.answered)
        for one in x.table.grants.all:
            if one.power in ("host", "watch") and one.ended == inf and one.comes_with == NO_SEAT:
                new.grants.add(one.holder, one.power, x.asked, x.answered)
        x.table.info["rematch"] = new.id
    x.give(new, x.data["key"], "seat", x.data["seat"])
    if x.data.get("join"):
        new.keys.append(x.data["join"])
        x.world.keys[x.data["join"]] = new.id
        new.grants.add(x.data["join"], "join", x.asked, x.answered)
    new.update(info, x.asked)
    belongs_to(x.world, new)


LEARNED: dict[str, Callable[[Exchange], None]] = {
    "tables": create, "join": join, "late": late, "claim": claim, "transfer": transfer, "take": take, "back": back,
    "leave": leave, "replace": leave, "free": free, "bots": free, "shuffle": reseat, "table": change, "links": links,
    "personal": personal, "rematch": rematch,
}  # fmt: skip


def learn(operation: Operation, x: Exchange) -> None:
    """Take over what a granted request has changed."""
    if operation.method != "GET" and operation.name in LEARNED:
        LEARNED[operation.name](x)
    data: Any = x.answer.json() if "json" in x.answer.headers.get("content-type", "") else None
    if not isinstance(data, dict) or x.table is None or operation.name == "rematch":
        return
    if operation.name == "record" and data.get("result"):
        x.table.ended = min(x.table.ended, x.asked)  # a bot or a clock has ended it
    info = data.get("table", data)
    if isinstance(info, dict) and info.get("id") == x.table.id and "status" in info:
        x.table.update(info, x.asked)
        belongs_to(x.world, x.table)
