"""Bots' turns: asks a bot for its decision on what its seat sees, and plays the answer."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from terrae.engine.player import position_of

from ..database.statements import to_text
from ..errors import Fault
from .moves import answer
from .service import Service
from .table import Table

if TYPE_CHECKING:
    from ..bots.client import BotClient

log = structlog.get_logger("terrae")


class BotTurns:
    """Lets bots decide at the tables of one process."""

    def __init__(self, service: Service, client: BotClient) -> None:
        self.service = service
        self.client = client

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
        async with self.service.tables.locked(table.id) as current:
            if current is not table or not table.bot_decides:
                return False
            actor, match, number = table.actor, table.match, table.number
            assert match is not None
            assert actor is not None
            bot = table.stored.seats[actor].bot or "random"
            position = position_of(match)
            deck = to_text(match.deck.document)
        began = time.monotonic()
        action = await self.client.choose(table.id, position, bot, deck)
        # However quickly it was found, an answer comes after the same time.
        await asyncio.sleep(began + self.service.settings.bot_delay_ms / 1000 - time.monotonic())
        async with self.service.tables.locked(table.id) as current:
            if current is not table:
                return False
            if table.number == number and table.actor == actor and table.bot_decides:
                notation = match.game.notation(match.state, match.d, action)
                await answer(self.service, table, actor, notation, None, None)
            return True
