"""Tables leave the memory and come back."""

import asyncio
import json
from dataclasses import replace

import pytest

from ..client import PATIENCE_S, Party, Socket
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def test_an_idle_table_leaves_the_memory_and_comes_back(database: str) -> None:
    async with service(database, replace(QUICK, idle_after_ms=100)) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        await asyncio.sleep(0.2)
        here.service.tables.drop_idle()
        assert party.id in here.service.tables, "somebody is connected"
        await party.close()
        async with asyncio.timeout(PATIENCE_S):
            while party.id in here.service.tables:
                await asyncio.sleep(0.1)
        assert (await party.info())["number"] == 1


async def test_a_table_comes_back_as_it_was_after_leaving_the_memory(here: Here) -> None:
    party = await Party.played(here.base, 5, choose=lambda answers: answers[-1])
    mover = party.asked()
    assert mover is not None
    await mover.send(type="look")
    before = await mover.until("view")
    here.service.tables.forget(party.id)
    again = await Socket.open(here.base, party.id, key=party.seats[party.sockets.index(mover)])
    assert json.dumps(again.view) == json.dumps(before["view"])
    assert again.number == before["number"]
    await again.close()
    await party.close()
