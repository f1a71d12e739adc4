"""A page for tests that talks to the worker's Python as the browser does: keeps what is to be kept, then hears."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs

from terrae.engine.game import Json
from terrae.server.protocol.schema import schema
from terrae.site.worker import main
from terrae.site.worker.device import Device
from terrae.site.worker.requests import DeviceRequests

SCHEMA = schema()["$defs"]


def check(name: str, value: Any) -> None:
    """`value` is what the protocol's schema says of `name`."""
    jsonschema_rs.validate({"$ref": f"#/$defs/{name}", "$defs": SCHEMA}, value)


class Disk:
    """What a device keeps: survives its pages."""

    def __init__(self) -> None:
        self.docs: dict[str, str] = {}
        self.is_full = False


class Page:
    """One page with a worker of its own."""

    def __init__(self, disk: Disk | None = None) -> None:
        self.disk = disk or Disk()
        self.device = Device()
        self.requests = DeviceRequests(self.device)
        self.heard: dict[int, list[Json]] = {}
        self.due: dict[str, int] = {}
        self.connections = 0
        self.sent = 0

    def call(self, what: str, *given: Any) -> Json:
        """Call the worker, and do with the outcome what the browser does."""
        main.device, main.requests = self.device, self.requests
        outcome: Json = json.loads(getattr(main, what)(*given))
        while "needs" in outcome:
            main.load(outcome["needs"], self.disk.docs.get(outcome["needs"], ""))
            outcome = json.loads(getattr(main, what)(*given))
        if self.is_lost(outcome["saves"]):
            for save in outcome["saves"]:
                main.load(save["id"], self.disk.docs.get(save["id"], ""))
            connection, text = given if what == "hear" else (None, "")
            outcome = {**json.loads(main.lost(connection, text, self.disk.is_full)), "status": 503}
        for save in outcome["saves"]:
            check("TableInfo", save["info"])
            self.disk.docs[save["id"]] = json.dumps(save["doc"])
        for connection, text in outcome["frames"]:
            message = json.loads(text)
            check("FromService", message)
            self.heard[connection].append(message)
        self.due |= outcome["due"]
        return outcome

    def is_lost(self, saves: list[Json]) -> bool:
        """Is there no room, or has another page kept something since?"""
        kept = {save["id"]: json.loads(self.disk.docs[save["id"]]) for save in saves if save["id"] in self.disk.docs}
        was_quicker = any(
            kept[save["id"]]["revision"] != save["doc"]["revision"] - 1 for save in saves if save["id"] in kept
        )
        return bool(saves) and (self.disk.is_full or was_quicker)

    def ask(self, method: str, path: str, body: Any = None, expect: int = 200) -> Any:
        """A request; its answer."""
        outcome = self.call("request", method, path, "" if body is None else json.dumps(body))
        assert outcome["status"] == expect, outcome["body"]
        return outcome["body"]

    def connect(self, table: str, seat: int | None) -> int:
        """Connect, and say hello."""
        main.device = self.device
        self.connections += 1
        self.heard[self.connections] = []
        main.connect(self.connections, table)
        self.send(self.connections, type="hello", seat=seat)
        return self.connections

    def send(self, connection: int, **message: Any) -> list[Json]:
        """Send a message; what this connection hears of it."""
        check("FromClient", message)
        before = len(self.heard[connection])
        self.call("hear", connection, json.dumps(message))
        return self.heard[connection][before:]

    def answer(self, connection: int, answer: str) -> list[Json]:
        """Give an answer to the question."""
        self.sent += 1
        return self.send(connection, type="move", id=f"m{self.sent}", number=self.number(connection), answer=answer)

    def let_bots(self) -> None:
        """Bots do all that they have to do."""
        while self.due:
            table, _ = self.due.popitem()
            self.call("bot", table)

    def view(self, connection: int) -> Json:
        """What is shown there now."""
        view: Json = next(message["view"] for message in reversed(self.heard[connection]) if message.get("view"))
        return view

    def number(self, connection: int) -> int:
        shown = ("welcome", "moved", "taken_back", "view")
        return next(int(one["number"]) for one in reversed(self.heard[connection]) if one["type"] in shown)

    def play_now(self, game: str, seats: int, bots: list[str], **more: Any) -> Json:
        """A table of one person with bots, started."""
        table = self.ask("POST", "/tables", {"game": game, "seats": seats, **more}, 201)["table"]
        path = f"/tables/{table['id']}"
        self.ask("POST", f"{path}/join", {"name": "Ada", "colour": "teal", "seat": 0, "commitment": ""}, 201)
        for seat, bot in enumerate(bots, 1):
            self.ask("POST", f"{path}/bots", {"seat": seat, "bot": bot})
        info: Json = self.ask("POST", f"{path}/start", {"open": []})
        return info
