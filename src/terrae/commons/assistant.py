"""A model behind MCP: an assistant's program, which is given the address of a server whose tools play one seat."""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.text.assistant_texts import LONGEST_WAIT_S, Wanted, rules_text, talk_text
from terrae.text.lines import LINE_LIMIT, TimeUp
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

from .channel import LOOKS_EVERY_S, Purse
from .program import LastWords, end_program, started
from .tokens import Tokens, tokens_in
from .transcript import told

URL = "TERRAE_MCP_URL"
"""The environment variable by which a program is told where its seat is."""
PLACE = "{url}"
"""Stands for the address in a command."""
STARTS_WITHIN_S = 30.0
ENDS_WITHIN_S = 10.0
"""So long an assistant may take to end after its game."""
MOST_LINES = 16
"""So many calls of tools wait for the game at most."""
NOT_ASKED = "Another player decides. Call wait."
MAY_SPEAK = "Call say_act to say one thing before this round, or wait to say nothing."


class AssistantModel:
    """A command, which is started anew for every seat of every game."""

    def __init__(self, command: Sequence[str], name: str = "") -> None:
        try:
            import mcp  # noqa: F401  # it loads for a second, and only who has it can do this
        except ImportError:
            raise Refused("--mcp needs the Model Context Protocol: pip install 'terrae[mcp]'") from None
        self.command = list(command)
        self.name = name or Path(self.command[0]).name

    def sit_down(self, seat: TextSeat, talk: TextTalk, purse: Purse) -> AssistantSeat:
        return AssistantSeat(self.command, seat, talk, purse)


class AssistantSeat:
    """An assistant at one seat: what its tools do comes as lines, as from any other program."""

    limit = LINE_LIMIT

    def __init__(self, command: Sequence[str], seat: TextSeat, talk: TextTalk, purse: Purse) -> None:
        self.seat = seat
        self.talk = talk
        self.purse = purse
        self.spent = Tokens()
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_LINES)
        self.asked: Json | None = None
        """What is to be answered now; None while others decide."""
        self.end = ""
        """How the game ended."""
        self.server = SeatServer(Tools(self))
        try:
            words = [word.replace(PLACE, self.server.url) for word in command]
            self.process = started(words, **{URL: self.server.url})
        except BaseException:
            self.server.stop()
            raise
        assert self.process.stderr is not None
        assert self.process.stdout is not None
        self.words = LastWords(self.process.stderr.fileno())
        self.heard = LastWords(self.process.stdout.fileno())  # what it prints is for nobody, but must be read

    def send(self, message: Json) -> None:
        if message["type"] in ("question", "talk"):
            self.asked = message
            self.spent += Tokens(1)
        elif message["type"] == "answered":
            self.asked = None
        elif message["type"] == "over":
            self.asked, self.end = None, str(message["end"])

    def next(self, deadline: float) -> bytes | None:
        while True:
            self.purse.check()
            try:
                return self.lines.get(timeout=max(0.001, min(LOOKS_EVERY_S, deadline - time.monotonic())))
            except queue.Empty:
                if self.process.poll() is not None:
                    return None
                if time.monotonic() >= deadline:
                    self.asked = None
                    raise TimeUp from None

    def not_asked(self) -> Refused:
        return Refused("the game is over" if self.end else "another player decides; call wait")

    def put(self, line: Json, *, settles: bool) -> None:
        """What a tool was called for; `Refused` if there are too many calls at once.

        What settles the question leaves nothing to answer, until the next is sent: that may come at once.
        """
        asked = self.asked
        if asked is None:
            raise self.not_asked()
        if settles:
            self.asked = None
        try:
            self.lines.put_nowait(json.dumps({**line, "number": asked["number"]}).encode())
        except queue.Full:
            raise Refused("too many calls at once; call wait") from None

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        end_program(self.process, ENDS_WITHIN_S)
        self.server.stop()
        for words, pipe in ((self.words, self.process.stderr), (self.heard, self.process.stdout)):
            words.reader.join(ENDS_WITHIN_S)
            assert pipe is not None
            pipe.close()

    def last_words(self) -> str:
        return self.words.line()


class Tools:
    """What the five tools do at such a seat (`terrae.text.assistant_texts.PlayedSeat`)."""

    def __init__(self, at: AssistantSeat) -> None:
        self.at = at

    async def look(self, what: Wanted) -> str:
        return self.count(self.seen(what))

    def seen(self, what: Wanted) -> str:
        at, asked = self.at, self.at.asked
        if what == "talk":
            return talk_text(at.seat.match.game)
        if what != "table":
            moment = asked is not None and asked["type"] == "question" and what == "rules"
            narrator = at.seat.narrator
            return rules_text(narrator.rules(at.seat.view()) if moment else narrator.all_rules())
        if at.end:
            return at.end
        if asked is None:
            return NOT_ASKED
        return f"{told(asked)}\n{MAY_SPEAK}" if asked["type"] == "talk" else told(asked)

    async def answer(self, text: str, number: int | None) -> str:
        at, asked = self.at, self.at.asked
        if asked is not None and asked["type"] == "talk":
            raise Refused("this is the moment to talk; call say_act, or wait to say nothing")
        if asked is not None and number not in (None, asked["number"]):
            raise Refused(f"that answers question {number}; this one is {asked['number']}")
        if asked is None:
            raise at.not_asked()
        try:
            notation = at.seat.understood(text)
        except Refused as error:
            at.put({"answer": text}, settles=False)
            raise Refused(at.seat.narrator.refusal(error, text)) from None
        at.put({"answer": text}, settles=True)
        return self.count(f"Played: {notation}. Call wait.")

    async def wait(self, seconds: float) -> str:
        at = self.at
        if at.asked is not None and at.asked["type"] == "talk" and at.asked.get("shown"):
            at.put({"say": ""}, settles=True)
        deadline = time.monotonic() + min(max(seconds, 0.0), LONGEST_WAIT_S)
        while at.asked is None and not at.end and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        if at.asked is not None:
            at.asked["shown"] = True
        return self.count(self.seen("table"))

    async def say(self, text: str) -> str:  # noqa: ARG002  # nobody here reads own words
        raise Refused("nobody at this table reads own words; call say_act")

    async def say_act(self, text: str) -> str:
        at = self.at
        if not at.talk.is_on:
            raise Refused("nothing can be said at this table")
        try:
            at.talk.understood(text)
        except Refused:
            at.put({"say": text}, settles=False)
            raise
        at.put({"say": text}, settles=at.asked is not None and at.asked["type"] == "talk")
        return self.count("Said. Call wait.")

    def count(self, text: str) -> str:
        """Count what the assistant reads."""
        self.at.spent += Tokens(0, tokens_in(len(text)))
        return text


class SeatServer:
    """An MCP server for one seat on this machine, at an address that nobody can guess."""

    def __init__(self, tools: Tools) -> None:
        from terrae.text.mcp import server_for

        path = f"/{secrets.token_urlsafe(16)}/mcp"
        app = server_for(tools).streamable_http_app(streamable_http_path=path, json_response=True)
        self.server = uvicorn.Server(
            uvicorn.Config(app, "127.0.0.1", 0, log_level="error", access_log=False, timeout_graceful_shutdown=1)
        )
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + STARTS_WITHIN_S
        while not self.server.started:
            if time.monotonic() > deadline or not self.thread.is_alive():
                raise Refused("the server of the seat did not start")
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}{path}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(STARTS_WITHIN_S)
