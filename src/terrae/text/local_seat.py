"""A seat at a table in this process, among bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from terrae.engine.errors import Illegal, Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, Speaker
from terrae.table.act_text import read_act
from terrae.table.acts import Act
from terrae.table.local_table import LocalTable

from .assistant_texts import LONGEST_WAIT_S, Wanted, moment, rules_text, talk_text
from .seat import TextSeat
from .talk import TextTalk

MAY_SPEAK = "A round begins. You may speak before it (say, say_act); call wait to go on."


class LocalSeat:
    """An assistant's seat. The others decide while it waits, and it may speak before each round that calls for talk."""

    def __init__(
        self,
        seat: TextSeat,
        bots: Mapping[int, Bot],
        speakers: Mapping[int, Speaker],
        finished: Callable[[Match[Any, Any]], None],
    ) -> None:
        """`speakers` are the bots that speak. `finished` is given the match once, when it is over."""
        self.seat = seat
        self.match = seat.match
        self.bots = bots
        self.finished: Callable[[Match[Any, Any]], None] | None = finished
        self.lock = asyncio.Lock()
        self.table = LocalTable(seat.match)
        self.talk = TextTalk(seat, self.table)
        self.speakers = [speakers.get(number) for number in range(len(self.match.players))]
        self.opened = -1
        """Before which move there was time to speak last."""

    async def look(self, what: Wanted) -> str:
        async with self.lock:
            return self._read(what)

    async def answer(self, text: str, number: int | None) -> str:
        async with self.lock:
            if self.match.over:
                raise Refused("the game is over")
            if self.match.actor != self.seat.seat:
                raise Refused("another seat decides; call wait")
            if number not in (None, len(self.match.moves)):
                raise Refused(f"that answers question {number}; this one is {len(self.match.moves)}")
            try:
                notation = self.seat.understood(text)
            except Illegal as error:
                raise Refused(self.seat.narrator.refusal(error, text)) from None
            action = self.match.game.parse(self.match.state, self.match.d, notation)
            assert action is not None
            self._act(action)
            return f"Played: {notation}. Call wait."

    async def wait(self, seconds: float) -> str:
        async with self.lock:
            deadline = time.monotonic() + min(max(seconds, 0.0), LONGEST_WAIT_S)
            await asyncio.to_thread(self._advance, deadline)
            return self._read("table")

    async def say(self, text: str) -> str:
        return await self._say({"text": text})

    async def say_act(self, text: str) -> str:
        return await self._say(read_act(text))

    async def _say(self, act: Act) -> str:
        async with self.lock:
            self.talk.say(act, self.speakers)
            return "\n".join(["Said.", *self.talk.lines()])

    def _advance(self, deadline: float) -> None:
        """Let bots decide until the seat is asked or may speak; at least one decides, however short the time."""
        while not self.match.over and not self._opens_talk() and self.match.actor != self.seat.seat:
            self._act(self.bots[self.match.actor](self.table.position()))
            if time.monotonic() > deadline:
                break

    def _opens_talk(self) -> bool:
        """Does a round begin before which people would talk? Then bots speak, and wait for the seat once."""
        if self.opened == len(self.match.moves) or not self.table.calls_for_talk:
            return False
        self.opened = len(self.match.moves)
        self.table.let_speak(self.speakers)
        return True

    def _act(self, action: int) -> None:
        self.table.act(action)
        if self.match.over and self.finished is not None:
            self.finished(self.match)
            self.finished = None

    def _read(self, what: Wanted) -> str:
        view, narrator = self.seat.view(), self.seat.narrator
        if what == "rules":
            return rules_text(narrator.rules(view) if view["question"] else narrator.all_rules())
        if what == "all-rules":
            return rules_text(narrator.all_rules())
        if what == "talk":
            return talk_text(self.match.game)
        names = [player["name"] for player in self.match.players]
        news = self.seat.news() + self.talk.lines()
        told = moment(narrator, view, len(self.match.moves), news, names)
        speaks = self.opened == len(self.match.moves) and self.match.actor != self.seat.seat and not self.match.over
        return f"{told}\n{MAY_SPEAK}" if speaks else told
