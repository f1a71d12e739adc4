"""A class for browser tests: a teacher by the protocol, pupils in windows, and what finishes a round for them all."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .windows import Window

Json = dict[str, Any]
QUIET_S = 3.0
"""Seconds after which whoever waits for a question looks whether the table has ended."""
PATIENCE_S = 120.0


class Teacher:
    """A lesson, and whoever gives it."""

    def __init__(self, base: str, **wanted: Any) -> None:
        self.base = base
        self.opened = ExitStack()
        """What is closed at the end."""
        self.http = self.opened.enter_context(
            httpx.Client(base_url=f"{base}/api", timeout=60, headers={"Origin": base})
        )
        made = self.http.post("/lessons", json=wanted).raise_for_status().json()
        self.id, self.code = made["lesson"]["id"], made["lesson"]["code"]

    def look(self) -> Json:
        found: Json = self.http.get(f"/lessons/{self.id}").raise_for_status().json()
        return found

    def act(self, what: str, **more: Any) -> Json:
        done: Json = self.http.post(f"/lessons/{self.id}/act", json={"what": what, **more}).raise_for_status().json()
        return done

    def to(self, kind: str) -> None:
        """Go on until the class is at a stage of this kind."""
        while True:
            lesson = self.look()
            if lesson["stage"] >= 0 and lesson["stages"][lesson["stage"]]["kind"] == kind:
                return
            self.act("next")

    def stop(self, cookies: list[str]) -> None:
        """Ring, let everybody finish their turn, and wait until all tables have stopped."""
        self.act("ring")
        self.finish(cookies)

    def finish(self, cookies: list[str]) -> None:
        """Answer for everybody until all tables have ended."""
        began = time.monotonic()
        while playing := [tile["id"] for tile in self.look()["tiles"] if not tile["outcome"]]:
            assert time.monotonic() - began < PATIENCE_S
            finish(self.base, playing[0], cookies)

    def close(self) -> None:
        self.opened.close()


class Pupil:
    """A pupil without a screen, who is there."""

    def __init__(self, teacher: Teacher) -> None:
        client = httpx.Client(base_url=f"{teacher.base}/api", timeout=60, headers={"Origin": teacher.base})
        self.http = teacher.opened.enter_context(client)
        came = self.http.post("/lessons/enter", json={"code": teacher.code}).raise_for_status().json()
        self.lesson = f"/lessons/{came['lesson']['id']}"
        address = teacher.base.replace("http", "ws", 1) + f"/api{self.lesson}/socket"
        headers = {"Cookie": self.cookie, "Origin": teacher.base}
        socket = teacher.opened.enter_context(connect(address, proxy=None, max_queue=None, additional_headers=headers))
        socket.send(json.dumps({"type": "hello"}))
        socket.recv()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def answer(self, answer: Json) -> None:
        stage = self.http.get(self.lesson).raise_for_status().json()["stage"]
        self.http.post(f"{self.lesson}/answer", json={"stage": stage, "answer": answer}).raise_for_status()


def cookie_of(window: Window) -> str:
    return "; ".join(f"{each['name']}={each['value']}" for each in window.context.cookies())


def finish(base: str, table: str, cookies: list[str]) -> None:
    """Answer for all of a table's seats, each by its own connection, until nobody is asked any more."""
    with ThreadPoolExecutor(len(cookies)) as beside:
        list(beside.map(lambda cookie: answer_for(base, table, cookie), cookies))


def answer_for(base: str, table: str, cookie: str) -> None:
    """Answer for whoever has this cookie, until the table has ended or nothing is heard any more."""
    headers = {"Cookie": cookie, "Origin": base}
    seats = (
        httpx.get(f"{base}/api/tables/{table}", headers=headers, timeout=60).raise_for_status().json()["you"]["seats"]
    )
    if not seats:
        return
    address = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, proxy=None, additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "seat": seats[0]}))
        try:
            while True:
                heard = json.loads(socket.recv(QUIET_S))
                if "table" in heard and heard["table"]["status"] != "playing":
                    return
                if heard["type"] not in ("welcome", "moved") or not heard["view"]["question"]:
                    continue
                answer = heard["view"]["question"]["answers"][0]
                move = {"type": "move", "id": str(heard["number"]), "number": heard["number"], "answer": answer}
                socket.send(json.dumps(move))
        except (TimeoutError, ConnectionClosed):
            return
