"""A seat at a table in this process, among bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, position_of
from terrae.talk.contract import talk_of
from terrae.talk.conversation import Conversation, heard

from .moments import LONGEST_WAIT_S, Wanted, moment, rules_text
from .seat import TextSeat


class LocalSeat:
    """An assistant's seat. The others decide while it waits."""

    def __init__(self, seat: TextSeat, bots: Mapping[int, Bot], finished: Callable[[Match[Any, Any]], None]) -> None:
        """`finished` is given the match once, when it is over."""
        self.seat = seat
        self.match = seat.match
        self.bots = bots
        self.finished: Callable[[Match[Any, Any]], None] | None = finished
        self.lock = asyncio.Lock()
        talk = talk_of(self.match.game)
        self.conversation = Conversation(self.match.game, self.match.deck, talk) if talk else None

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
            notation = self.seat.understood(text)
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
        async with self.lock:
            if self.conversation is None:
                raise Refused(f"nothing can be said at a table of {self.match.game.name}")
            v = self.match.seen_by(SPECTATOR)
            self.conversation.say(v, self.seat.seat, {"text": text})
            self.match.talk = heard(self.conversation.said)
            return "Said."

    def _advance(self, deadline: float) -> None:
        """Let bots decide until the seat is asked; at least one decides, however short the time."""
        while not self.match.over and self.match.actor != self.seat.seat:
            self._act(self.bots[self.match.actor](position_of(self.match)))
            if time.monotonic() > deadline:
                break

    def _act(self, action: int) -> None:
        match, actor = self.match, self.match.actor
        before = match.seen_by(SPECTATOR)
        notation = match.game.notation_for(before, match.d, action, SPECTATOR)
        match.act(action)
        if self.conversation is not None:
            self.conversation.moved(before, actor, notation, match.seen_by(SPECTATOR))
        if match.over and self.finished is not None:
            self.finished(match)
            self.finished = None

    def _read(self, what: Wanted) -> str:
        view, narrator = self.seat.view(), self.seat.narrator
        if what == "rules":
            return rules_text(narrator.rules(view) if view["question"] else narrator.all_rules())
        if what == "all-rules":
            return rules_text(narrator.all_rules())
        names = [player["name"] for player in self.match.players]
        return moment(narrator, view, len(self.match.moves), self.seat.news(), names)
