"""The service stops when it is told to."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest

from .client import Party, call
from .running import Process, fastest

pytestmark = pytest.mark.anyio


async def test_sigterm_ends_the_service_within_five_seconds(database: str) -> None:
    with Process(database) as process:

        async def stop() -> float:
            party = await Party.make(process.base, people=2)
            await party.start()
            took = await asyncio.to_thread(process.stop)
            assert await party.sockets[0].closed() == 1012
            await asyncio.to_thread(process.start)
            party.base = process.base
            assert (await party.info())["status"] == "playing"
            return took

        assert await fastest(stop, wanted=5) < 5


@contextmanager
def hanging(database: str) -> Iterator[None]:
    """The processes in which PostgreSQL serves others stand still: nothing is answered, nothing fails."""
    with psycopg.connect(database) as other:
        ours = "datname = current_database() AND pid <> pg_backend_pid()"
        pids = [pid for (pid,) in other.execute(f"SELECT pid FROM pg_stat_activity WHERE {ours}")]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)


async def test_sigterm_ends_the_service_even_if_its_database_hangs(postgres: str) -> None:
    async def stop() -> float:
        with Process(postgres) as process:
            party = await (await Party.make(process.base)).start()
            mover = party.asked()
            assert mover is not None
            with hanging(postgres):
                await mover.send(type="move", id="hangs", number=0, answer=mover.answer)
                reader = asyncio.create_task(call(process.base, party.keys["host"], party.path))
                await asyncio.sleep(0.3)
                took = await asyncio.to_thread(process.stop)
                await mover.closed()
                assert not any(message["type"] == "ack" for message in mover.heard)
                await asyncio.gather(reader, return_exceptions=True)
        return took

    assert await fastest(stop, wanted=5) < 5
