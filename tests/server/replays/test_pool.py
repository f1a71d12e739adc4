"""Costly work is counted for the whole service, not only by address."""

import asyncio
import gzip
import json

import pytest

from terrae.server.errors import Fault, TooMany
from terrae.server.fair_queue import Whose
from terrae.server.replays.pool import ReplayPool
from terrae.server.replays.worker import ReplayJob

pytestmark = pytest.mark.anyio

JOB = ReplayJob("verify", b"{}")


async def refusals(pool: ReplayPool, asked: list[str]) -> list[str]:
    """Who is told to come later, if all of these ask at once."""

    async def ask(who: str) -> str:
        try:
            assert json.loads(gzip.decompress(await pool.run(JOB, Whose(who))))["holds"] is False
        except TooMany:
            return who
        return ""

    refused = await asyncio.gather(*map(ask, asked))
    return [who for who in refused if who]


@pytest.mark.attack("Asks for more replays than can be worked off.")
async def test_no_more_waits_than_may(anyio_backend: str) -> None:  # noqa: ARG001  # it needs a loop
    pool = ReplayPool(workers=1, waiting=2, of_one=9)
    assert await refusals(pool, ["a", "b", "c", "d", "e"]) == ["d", "e"]
    assert await refusals(pool, ["d", "e"]) == []
    await pool.close()


@pytest.mark.attack("Takes every place in the queue of replays.")
async def test_one_address_cannot_take_every_place(anyio_backend: str) -> None:  # noqa: ARG001  # it needs a loop
    pool = ReplayPool(workers=1, waiting=9, of_one=2)
    assert await refusals(pool, ["a", "a", "a", "b", "a"]) == ["a", "a"]
    await pool.close()


async def test_a_process_that_ended_is_replaced(anyio_backend: str) -> None:  # noqa: ARG001  # it needs a loop
    pool = ReplayPool(workers=1, waiting=1, of_one=9)
    assert await refusals(pool, ["a"]) == []
    process = pool.pool.idle[0].process
    assert process is not None
    process.kill()
    await process.wait()
    assert await refusals(pool, ["a"]) == []
    with pytest.raises(Fault) as refused:
        await pool.run(ReplayJob("replay", b'{"format": "else"}'), Whose("a"))
    assert refused.value.code == "bad_record"
    await pool.close()
