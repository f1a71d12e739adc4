"""Moments of repeatable games in a real browser: pages that look at any step of a game.

A seed and bots give a game, so a moment is the same on every machine. The service itself tells what each pair of eyes
saw (`POST /api/replay`); the page gets that step as if its table stood there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Page, Route, WebSocketRoute

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

Json = dict[str, Any]

COLOURS = ("plum", "teal", "amber", "rose", "slate", "olive")
TOLD = 20
"""So many steps of the story come with a welcome."""


@dataclass(frozen=True)
class Cast:
    """Who plays what: everything that makes a game repeatable."""

    game: str
    seed: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    options: Json = field(default_factory=dict, hash=False)
    title: str = "Kitchen table"
    humans: tuple[int, ...] = (0,)

    def kind(self, seat: int) -> str:
        return "human" if seat in self.humans else f"bot:{self.bots[seat % len(self.bots)]}"

    def record(self) -> Json:
        """The whole game, with a bot in every seat."""
        game = game_named(self.game)
        players = [{"name": name, "kind": self.kind(seat)} for seat, name in enumerate(self.names)]
        match = Match(game, players, seed=self.seed, options=self.options)
        bots = [bot_named(game, self.bots[seat % len(self.bots)]) for seat in range(len(players))]
        while not match.over:
            match.act(bots[match.actor](position_of(match)))
        return dict(match.record())


class Played:
    """A finished game, as a service tells it."""

    def __init__(self, base: str, cast: Cast) -> None:
        self.base, self.cast = base, cast
        self.record = cast.record()
        self._told: dict[str, Json] = {}

    def seen(self, eyes: str) -> Json:
        """Every step through these eyes: a seat, `watch` or `all`."""
        if eyes not in self._told:
            asked = Request(
                f"{self.base}/api/replay?eyes={eyes}",
                data=json.dumps(self.record).encode(),
                headers={"content-type": "application/json"},
            )
            with urlopen(asked) as answered:
                self._told[eyes] = json.load(answered)
        return self._told[eyes]

    def find(self, telling: Callable[[Json], bool], seat: int = 0) -> int:
        """The first step whose view tells what is wanted."""
        for number, step in enumerate(self.seen(str(seat))["steps"]):
            if telling(step["view"]):
                return number
        raise LookupError(f"no such moment in {self.cast.game}, seed {self.cast.seed!r}")

    @property
    def last(self) -> int:
        return len(self.seen("0")["steps"]) - 1

    def table(self, at: int, seat: int | None) -> Json:
        """The table's own facts at this moment, as docs/protocol.md shapes them."""
        steps = self.seen("0")["steps"]
        seats = [
            {
                "seat": i,
                "kind": self.cast.kind(i).split(":")[0],
                "name": name,
                "colour": COLOURS[i],
                "bot": self.cast.kind(i).partition(":")[2] or None,
                "connected": True,
                "away_ms": None,
            }
            for i, name in enumerate(self.cast.names)
        ]
        return {
            "id": "moment",
            "game": self.cast.game,
            "title": self.cast.title,
            "status": "over" if at >= len(steps) - 1 else "playing",
            "options": self.cast.options,
            "deck": "",
            "start": None,
            "public": False,
            "chat": True,
            "clock": {"kind": "none"},
            "seats": seats,
            "number": at + 1,
            "actor": steps[at]["view"]["actor"],
            "left_ms": None,
            "replace_after_ms": 60000,
            "fair": {"commitment": "", "contributions": [], "secret": None},
            "rematch": None,
            "made": "2026-11-15T20:00:00Z",
            "you": {"seats": [] if seat is None else [seat], "host": seat == 0, "watch": True},
        }

    def show_in(
        self,
        page: Page,
        at: int,
        seat: int | None = 0,
        chat: Sequence[Json] = (),
        change: Callable[[Json], None] | None = None,
    ) -> Callable[[], bool]:
        """Let the page's table stand at this moment; what it returns plays the next move on it, if there is one."""
        steps = self.seen("watch" if seat is None else str(seat))["steps"]
        sockets: list[WebSocketRoute] = []
        now = [at]

        def told(i: int) -> Json:
            view = json.loads(json.dumps(steps[i]["view"]))
            if change is not None:
                change(view)
            return dict(view)

        def answer(route: Route) -> None:
            url = urlsplit(route.request.url)
            what = url.path.rpartition("/")[2]
            if what == "replay":
                route.fulfill(json=self.seen(parse_qs(url.query).get("eyes", ["watch"])[0]))
            elif what == "deck":
                route.fulfill(json=self.seen("0")["deck"])
            else:
                route.fulfill(json=self.table(now[0], seat))

        def hear(socket: WebSocketRoute) -> None:
            def reply(message: str | bytes) -> None:
                heard = json.loads(message)
                if heard["type"] == "hello":
                    sockets.append(socket)
                    story = [{k: step[k] for k in ("number", "seat", "told", "story")} for step in steps[: at + 1]]
                    welcome = {
                        "type": "welcome",
                        "seat": seat,
                        "table": self.table(at, seat),
                        "number": at + 1,
                        "view": told(at),
                        "story": story[-TOLD:],
                        "chat": list(chat),
                    }
                    socket.send(json.dumps(welcome))
                elif heard["type"] == "may_take_back":
                    own = bool(at) and steps[at]["seat"] == seat
                    socket.send(json.dumps({"type": "may_take_back", "number": heard["number"], "may": own}))

            socket.on_message(reply)

        page.route(re.compile(r"/api/tables/moment(/|\?|$)"), answer)
        page.route_web_socket(re.compile(r"/api/tables/moment/socket"), hear)

        def next_move() -> bool:
            if now[0] + 1 >= len(steps) or not sockets:
                return False
            now[0] += 1
            step = steps[now[0]]
            moved = {k: step[k] for k in ("seat", "told", "story")}
            sockets[-1].send(
                json.dumps({"type": "moved", "number": now[0] + 1, "view": told(now[0]), "left_ms": None, **moved})
            )
            return True

        return next_move
