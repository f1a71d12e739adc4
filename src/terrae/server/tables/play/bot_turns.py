"""Bots' turns: asks a bot for its decision on what its seat sees, and plays the answer."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from terrae.bots.opponents import RANDOM
from terrae.bots.registry import looks_ahead, speaker_named
from terrae.engine.compile_cache import is_built
from terrae.engine.game import Game
from terrae.engine.match import first_choice
from terrae.engine.player import listening_position, position_of
from terrae.table.local_table import ROUNDS
from terrae.table.public_talk import PublicTalk

from ...database.statements import to_text
from ...errors import Fault
from ...fair_queue import NOBODY, Whose
from ...protocol.messages import Say
from ..service import Service
from ..table import Table, whose
from ..talk.chat import say
from .moves import answer

if TYPE_CHECKING:
    from ...bots.client import BotClient

log = structlog.get_logger("terrae")
ROBOT_DELAY_MS = 400
"""Robots that rehearse a lesson answer after so long."""


def bots_that_speak(table: Table) -> list[int]:
    """The seats of bots that may say something now."""
    if table.conversation is None or table.stored.status != "playing" or table.stored.talk == "silence":
        return []
    game = table.stored.game
    return [
        seat.seat for seat in table.stored.seats if seat.kind == "bot" and seat.bot and speaker_named(game, seat.bot)
    ]


def heard_at(table: Table) -> PublicTalk | None:
    """What was said at a table; None if nobody can talk there."""
    if table.conversation is None or table.stored.talk == "silence":
        return None
    return PublicTalk.of(table.conversation)


class BotTurns:
    """Lets bots decide at the tables of one process."""

    def __init__(self, service: Service, client: BotClient) -> None:
        self.service = service
        self.client = client
        self.talks: dict[str, asyncio.Event] = {}
        """Tables at which bots talk now; no bot decides there before they have done so."""
        self.prepared: set[str] = set()
        """Games whose compiled rules have been loaded for bots."""

    def prepare(self, game: Game[Any, Any], bot: str) -> None:
        """A bot has been seated: if it looks ahead, load the compiled rules before anybody waits for it."""
        if game.name in self.prepared or not looks_ahead(game, bot) or not is_built(game):
            return
        self.prepared.add(game.name)
        match = first_choice(game)
        self.service.spawn(self.client.prepare(position_of(match), bot, to_text(match.deck.document)))

    def wake(self, table: Table) -> None:
        """Bots that speak may have something to say."""
        if table.id not in self.talks and bots_that_speak(table):
            self.talks[table.id] = asyncio.Event()
            self.service.spawn(self.talk(table))

    async def talk(self, table: Table) -> None:
        """Let bots speak, from the seat after the one that decides on, until nobody has anything to say."""
        try:
            for _ in range(ROUNDS):
                spoke = [await self._speak_once(table, turn) for turn in range(1, table.stored.players + 1)]
                if not any(spoke):
                    return
        except Fault as fault:
            log.warning("a bot could not speak", table=table.id, why=fault.code)
        finally:
            self.talks.pop(table.id).set()

    async def _speak_once(self, table: Table, turn: int) -> bool:
        """Let the bot speak that sits so many seats after the one that decides; does it?"""
        async with self.service.tables.locked(table.id) as current:
            match = table.match
            if current is not table or match is None or table.actor is None:
                return False
            seat = (table.actor + turn) % table.stored.players
            if seat not in bots_that_speak(table):
                return False
            said = len(table.stored.said)
            position = listening_position(match, seat, heard_at(table), said)
            bot, deck = table.stored.seats[seat].bot or "", to_text(match.deck.document)
            whose = self.whose(table)
        act = await self.client.speak(table.id, position, bot, deck, whose)
        if act is None:
            return False
        await self.pause(table, time.monotonic())
        async with self.service.tables.locked(table.id) as current:
            if current is not table or table.match is not match or seat not in bots_that_speak(table):
                return False
            # Whichever process asks it at this moment, it says this once.
            await say(self.service, table, seat, Say(f"bot {table.number} {said}", table.number, act), None)
            return True

    def whose(self, table: Table) -> Whose:
        """For whom bots think at a table: of those who are connected, whoever has asked for least elsewhere."""
        waiting = self.client.pool.queue.by_address
        people = [client for clients in table.clients.values() for client in clients]
        if not people:
            return NOBODY
        client = min(people, key=lambda client: waiting[client.address])
        return whose(client)

    async def pause(self, table: Table, began: float) -> None:
        """However quickly it was found, an answer comes the same time after `began`; at once if all want that."""
        robots = table.stored.lesson and all(seat.kind == "bot" for seat in table.stored.seats)
        usual = self.service.settings.bot_delay_ms
        ends = began + (min(ROBOT_DELAY_MS, usual) if robots else usual) / 1000
        while not table.is_hurried and (left := ends - time.monotonic()) > 0:
            table.paces_changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.paces_changed.wait(), left)

    async def decide(self, table: Table) -> None:
        """Let bots decide at a table as long as it is their turn."""
        try:
            while await self._decide_once(table):
                pass
        except Fault as fault:
            log.warning("a bot's move could not be made", table=table.id, why=fault.code)
        finally:
            table.thinking = False

    async def _decide_once(self, table: Table) -> bool:
        """Let a bot decide if it is one's turn; is there perhaps another turn?"""
        if (talk := self.talks.get(table.id)) is not None:
            await talk.wait()
        async with self.service.tables.locked(table.id) as current:
            if current is not table or not table.bot_decides:
                return False
            actor, match, number = table.actor, table.match, table.number
            assert match is not None
            assert actor is not None
            bot = table.stored.seats[actor].bot or RANDOM
            position = position_of(match, heard_at(table))
            deck = to_text(match.deck.document)
            whose = self.whose(table)
        began = time.monotonic()
        action = await self.client.choose(table.id, position, bot, deck, whose)
        await self.pause(table, began)
        async with self.service.tables.locked(table.id) as current:
            if current is not table:
                return False
            if table.number == number and table.actor == actor and table.bot_decides:
                notation = match.game.notation(match.state, match.d, action)
                await answer(self.service, table, actor, notation, None, None)
            return True
