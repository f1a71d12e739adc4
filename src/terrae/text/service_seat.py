"""A seat at a table of the service, played over its WebSocket with the seat's own key (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from terrae.engine.errors import Refused
from terrae.engine.game import Json, game_named
from terrae.sentences import sentences_for
from terrae.table.act_text import act_text, read_act

from .assistant_texts import LONGEST_WAIT_S, Wanted, moment, rules_text, talk_text
from .narrator import Narrator

HTTP_S = 30.0
ANSWER_LIMIT = 4 * 2**20
"""No answer of the service that is asked for here comes near so many bytes."""
ACKNOWLEDGED_S = 30.0
AGAIN_S = 1.0
"""So long after a lost connection another is tried."""
KEPT_LINES = 500
FINAL = frozenset({4400, 4401, 4404})
"""The service closes so what will not go the next time either."""
PENDING = ("ack", "refused")


class Link(NamedTuple):
    """A link to a table: where the service is, which table, and a key of which power."""

    base: str
    table: str
    power: str
    key: str


def read_link(text: str) -> Link:
    """A personal link or one to join, as the web app shows it; `Refused` if it is neither."""
    parts = urlsplit(text.strip())
    path = re.fullmatch(r"((?:/[\w.~-]+)*)/table/([\w-]{1,64})", parts.path)
    power, _, key = parts.fragment.partition("=")
    if parts.scheme not in ("http", "https") or not parts.netloc or path is None or power not in ("seat", "join"):
        raise Refused("a link is a seat's own or one to join, as https://example.org/table/k3v9x2m4qa#seat=s_...")
    if not re.fullmatch(r"[sj]_[\w-]{1,128}", key):
        raise Refused("the link holds no key")
    return Link(f"{parts.scheme}://{parts.netloc}{path[1]}", path[2], power, key)


def call(link: Link, path: str, body: Json | None, key: str) -> Any:
    """One request of HTTP; `Refused` with the service's own sentence."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{link.base}/api/tables/{link.table}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=HTTP_S) as answer:
            return json.loads(answer.read(ANSWER_LIMIT))
    except urllib.error.HTTPError as error:
        try:
            sentence = str(json.loads(error.read(ANSWER_LIMIT))["sentence"])
        except (ValueError, TypeError, KeyError):
            sentence = f"the service answered {error.code}"
        raise Refused(sentence) from None
    except (OSError, ValueError) as error:
        raise Refused(f"cannot reach {link.base}: {error}") from None


class ServiceSeat:
    """An assistant's seat. A connection is kept as long as it plays, so that nobody takes it for away."""

    def __init__(self, link: Link, seat: int, key: str, chance: bytes, deck: Json, table: Json, language: str) -> None:
        self.link = link
        self.number_of_seat = seat
        self.key = key
        self.chance = chance
        """What it adds to the shuffle; nothing if somebody else took the seat for it."""
        self.game = game_named(table["game"])
        self.deck = self.game.read_deck(deck)
        self.say_in = sentences_for(self.game, language)
        self.table = table
        self.view: Json | None = None
        self.number = 0
        self.moves = 0
        """How many moves are in the lines."""
        self.lines: list[str] = []
        """What happened and was said since it was told last."""
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        """What was sent and has no acknowledgement yet."""
        self.changed = asyncio.Event()
        self.failed = ""

    # ---- what the assistant does ----

    async def look(self, what: Wanted) -> str:
        narrator = self._narrator()
        if what == "talk":
            return talk_text(self.game)
        if what == "all-rules" or (what == "rules" and not (self.view or {}).get("question")):
            return rules_text(narrator.all_rules())
        if what == "rules":
            assert self.view is not None
            return rules_text(narrator.rules(self.view))
        self._check()
        lines, self.lines = self.lines, []
        if self.view is None:
            return "\n".join([*lines, f"The game has not begun: the table is {self.table['status']}. Call wait."])
        if self.view["result"] is None and self.table["status"] == "abandoned":
            return "\n".join([*lines, "The game was given up."])
        return moment(narrator, self.view, self.number, lines, self._names())

    async def answer(self, text: str, number: int | None) -> str:
        self._check()
        if self.view is None or self.view["question"] is None:
            raise Refused("nothing is asked of this seat now; call wait")
        if number not in (None, self.number):
            raise Refused(f"that answers question {number}; this one is {self.number}")
        typed = " ".join(text.split())
        answers: list[str] = self.view["question"]["answers"]
        notation = next((answer for answer in answers if answer.casefold() == typed.casefold()), typed)
        at = self.number
        try:
            await self._send({"type": "move", "number": at, "answer": notation})
        except Refused as error:
            raise Refused(self._narrator().refusal(error, typed)) from None
        await self.until(lambda: self.number > at, ACKNOWLEDGED_S)
        return f"Played: {notation}. Call wait."

    async def wait(self, seconds: float) -> str:
        await self.until(self._is_time, min(max(seconds, 0.0), LONGEST_WAIT_S))
        return await self.look("table")

    async def say(self, text: str) -> str:
        self._check()
        await self._send({"type": "chat", "text": text})
        return "Said."

    async def say_act(self, text: str) -> str:
        self._check()
        await self._send({"type": "say", "number": self.number, "act": read_act(text)})
        return "Said."

    def _is_time(self) -> bool:
        """Is the seat asked, or is the game over?"""
        if self.failed or self.table["status"] in ("over", "abandoned"):
            return True
        return self.view is not None and (self.view["question"] is not None or self.view["result"] is not None)

    def _check(self) -> None:
        if self.failed:
            raise Refused(self.failed)

    def _names(self) -> list[str]:
        return [seat["name"] or f"Seat {seat['seat']}" for seat in self.table["seats"]]

    def _narrator(self) -> Narrator:
        options = self.table["options"]
        return Narrator(self.game, self.deck, options, self._names(), self.number_of_seat, self.say_in)

    # ---- the connection ----

    async def keep_connected(self) -> None:
        """Hold a connection, and another when it is lost, until the service says that there is no use."""
        address = f"ws{self.link.base.removeprefix('http')}/api/tables/{self.link.table}/socket"
        while not self.failed:
            try:
                async with connect(address) as socket:
                    await socket.send(json.dumps({"type": "hello", "key": self.key, "seat": self.number_of_seat}))
                    async for frame in socket:
                        await self._hear(socket, json.loads(frame))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    self.failed = f"the service has closed the connection: {closed.rcvd.reason or closed.rcvd.code}"
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # it is tried again
            self.socket = None
            self.changed.set()
            await asyncio.sleep(AGAIN_S)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table = message["table"]
        if kind == "welcome":
            await self._welcomed(socket, message)
        elif kind == "moved":
            self.moves += 1
            self._tell(self._narrator().story(message["story"]))
        elif kind == "taken_back":
            self.moves -= 1
            self._tell([f"{self._names()[message['seat']]} has taken the last decision back."])
        elif kind == "chat" and message["seat"] != self.number_of_seat:
            self._tell([self._said(message)])
        elif kind in PENDING and message["id"] in self.waiting:
            self.waiting.pop(message["id"])[1].set_result(message)
        if "view" in message:
            self.view, self.number = message["view"], message["number"]
        if kind in ("welcome", "table") and self.table["status"] == "opening" and self.chance:
            await socket.send(json.dumps({"type": "open", "id": "chance", "bytes": self.chance.hex()}))
        self.changed.set()

    async def _welcomed(self, socket: ClientConnection, message: Json) -> None:
        """Tell what was missed, and send again what was not acknowledged."""
        for step in message["story"]:
            if step["number"] > self.moves or (step["number"] == 0 and self.view is None):
                self.moves = step["number"]
                self._tell(self._narrator().story(step["story"]))
        self.socket = socket
        for sent, _ in self.waiting.values():
            await socket.send(json.dumps(sent))

    def _said(self, message: Json) -> str:
        """A line of talk. Own words are quoted, for they are somebody else's words and no instruction."""
        if message.get("act"):
            return f"{message['name']}: {self._narrator().said(message['act'])} [{act_text(message['act'])}]"
        return f"{message['name']} says: {json.dumps(message['text'], ensure_ascii=False)}"

    def _tell(self, lines: list[str]) -> None:
        self.lines = [*self.lines, *lines][-KEPT_LINES:]

    async def _send(self, message: Json) -> None:
        """Send something and wait until it is acknowledged; `Refused` with the service's own sentence."""
        own = secrets.token_hex(8)
        sent = {**message, "id": own}
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[own] = sent, done
        try:
            if self.socket is not None:
                with suppress(ConnectionClosed):  # then it is sent again over the next connection
                    await self.socket.send(json.dumps(sent))
            answer = await asyncio.wait_for(done, ACKNOWLEDGED_S)
        except TimeoutError:
            raise Refused("the service does not answer; look whether it was done") from None
        finally:
            self.waiting.pop(own, None)
        if answer["type"] == "refused":
            raise Refused(answer["sentence"], answer["rule"])

    async def until(self, is_time: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, but no longer than that."""
        deadline = time.monotonic() + seconds
        while not is_time() and (left := deadline - time.monotonic()) > 0:
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), left)
            except TimeoutError:
                return


@asynccontextmanager
async def seat_at(link: Link, name: str, language: str) -> AsyncIterator[ServiceSeat]:
    """The seat of a link, connected; a link to join takes a free seat first. `Refused` if the service refuses."""
    seat, key, chance = None, link.key, b""
    if link.power == "join":
        chance = secrets.token_bytes(32)
        commitment = hashlib.sha256(chance).hexdigest()
        joined = await asyncio.to_thread(call, link, "/join", {"name": name, "commitment": commitment}, link.key)
        seat, key = joined["seat"], joined["key"]
    table = await asyncio.to_thread(call, link, "", None, key)
    deck = await asyncio.to_thread(call, link, "/deck", None, key)
    if seat is None:
        (seat,) = table["you"]["seats"] or [None]
    if seat is None:
        raise Refused("the key of this link is no seat's any more")
    own = ServiceSeat(link, seat, key, chance, deck["document"], table, language)
    connection = asyncio.create_task(own.keep_connected())
    try:
        await own.until(lambda: own.socket is not None or own.failed != "", HTTP_S)
        yield own
    finally:
        connection.cancel()
        await asyncio.gather(connection, return_exceptions=True)
