"""A page whose table stands wherever a test wants it: its views come from matches of the test's own process."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

from .tables import COLOURS, SCREEN
from .windows import Window

Json = dict[str, Any]
NAMES = ("Lena", "Aiko", "Mateo")
SIX = ("Lena", "Aiko", "Mateo", "Juno", "Maximiliane", "Nadia")
GAMES = 40
"""So many games are looked through for a decision of every kind."""


def matches(game_name: str, bot_name: str = "random", names: Sequence[str] = NAMES) -> Iterator[Match[Any, Any]]:
    """Some games before each decision; they are the same at every run."""
    game = game_named(game_name)
    bot = bot_named(game, bot_name)
    for seed in range(GAMES):
        match = Match(game, [{"name": name, "kind": "human"} for name in names], seed=f"reach {seed}")
        while not match.over:
            yield match
            match.act(bot(position_of(match)))


def decisions(game_name: str, bot_name: str = "random", names: Sequence[str] = NAMES) -> Iterator[Json]:
    """What is asked of each seat in turn, as that seat sees it."""
    for match in matches(game_name, bot_name, names):
        yield match.view(match.actor)


def hardest(views: Iterator[Json], kind_of: Callable[[Json], str], kinds: set[str]) -> dict[str, Json]:
    """Of every kind of decision the one with the most answers, until there is one of each."""
    found: dict[str, Json] = {}
    for view in views:
        kind = kind_of(view)
        if kind not in found or len(view["question"]["answers"]) > len(found[kind]["question"]["answers"]):
            found[kind] = view
        if found.keys() >= kinds:
            break
    assert found.keys() == kinds
    return found


class Stage:
    """A table in a window. Nobody plays on: what the page answers is only noted."""

    def __init__(self, window: Window, game_name: str, names: Sequence[str] = NAMES) -> None:
        self.window, self.game_name, self.names = window, game_name, names
        game = game_named(game_name)
        players = [{"name": name, "kind": "human"} for name in names]
        self.deck = Match(game, players, seed="").deck
        self.number = 1
        self.seen = 0
        """The number of the last view that the page has taken in."""
        self.answers: list[str] = []
        self.stores = True
        """Else every answer is refused, as by a service whose disk is full."""
        self.sockets: list[WebSocketRoute] = []
        window.page.route(re.compile(r"/api/tables/stage(/|\?|$)"), self._fulfil)
        window.page.route_web_socket(re.compile(r"/api/tables/stage/socket"), self._hear)

    def show(self, view: Json) -> None:
        """Let the table stand there."""
        self.number += 1
        self.view = view
        self.answers.clear()
        if not self.sockets:
            self.window.go("/table/stage")
            expect(self.window.page.locator(SCREEN)).to_be_visible()
        else:
            self._send({"type": "view", "number": self.number, "view": view, "left_ms": None, "talk": None})
        self.window.wait_until(lambda: self.seen == self.number)

    def move(self, view: Json, seat: int, told: str, story: list[Json]) -> None:
        """Let a seat do something that leads there. The page shows it, and may wait until somebody goes on."""
        self.number += 1
        self.view = view
        moved = {"type": "moved", "number": self.number, "seat": seat, "told": told, "story": story, "view": view}
        self._send({**moved, "left_ms": None})

    def _send(self, message: Json) -> None:
        self.sockets[-1].send(json.dumps(message))

    def _table(self) -> Json:
        seats = [
            {"seat": seat, "kind": "human", "name": name, "colour": COLOURS[seat], "bot": None, "connected": True,
             "away_ms": None}
            for seat, name in enumerate(self.names)
        ]  # fmt: skip
        return {
            "id": "stage", "game": self.game_name, "title": "Friday", "status": "playing", "options": {}, "deck": "",
            "start": None, "public": False, "chat": True, "talk": "words", "keep_words": False, "hints": True,
            "clock": {"kind": "none"}, "seats": seats,
            "number": self.number, "actor": self.view["actor"], "left_ms": None, "replace_after_ms": 60000,
            "fair": {"commitment": "", "contributions": [], "secret": None}, "rematch": None,
            "made": "2026-11-15T20:00:00Z", "you": {"seats": [self.view["seat"]], "host": True, "watch": True},
        }  # fmt: skip

    def _fulfil(self, route: Route) -> None:
        if route.request.url.endswith("/deck"):
            route.fulfill(json={"document": self.deck.document, "notes": self.deck.notes})
        elif "/replay" in route.request.url:
            route.fulfill(json={"steps": []})
        else:
            route.fulfill(json=self._table())

    def _hear(self, socket: WebSocketRoute) -> None:
        def reply(text: str | bytes) -> None:
            heard = json.loads(text)
            if heard["type"] == "hello":
                self.sockets.append(socket)
                welcome = {"seat": heard["seat"], "number": self.number, "view": self.view, "story": [], "chat": []}
                self._send({"type": "welcome", "table": self._table(), **welcome, "talk": None, "blocked": []})
            elif heard["type"] == "may_take_back":
                self.seen = heard["number"]
                self._send({"type": "may_take_back", "number": heard["number"], "may": True})
            elif heard["type"] == "ping":
                self._send({"type": "pong"})
            elif heard["type"] == "move":
                self.answers.append(heard["answer"])
                if not self.stores:
                    self._send({"type": "refused", "id": heard["id"], "code": "not_saved", "sentence": "", "rule": ""})
                    return
                self._send({"type": "ack", "id": heard["id"], "number": self.number + 1})

        socket.on_message(reply)
