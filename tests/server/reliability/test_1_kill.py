"""kill -9 at random moments under load: no acknowledged move is lost or doubled, and the service is soon back.

On PostgreSQL there are two processes: one of them is killed, and everybody goes on at the other, or both are.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, insert, select
from websockets.exceptions import InvalidHandshake, WebSocketException

from terrae.engine.record import replay
from terrae.server.database import tables as rows
from terrae.server.settings import database_url

from ..client import LONG_PATIENCE_S, Party, Socket, call
from ..figures import note
from ..running import Process, Workers, fastest, service, waited, workers_of

pytestmark = pytest.mark.anyio

SHORT, SHORT_OF_TWO = (10, 6, 25), (3, 2, 15)
FULL, FULL_OF_TWO = (500, 50, 200), (100, 10, 100)
"""Kills, tables, and the most moves that are acknowledged between two kills; with one process, and with two."""
MEANWHILE = 5
"""So many moves are acknowledged by the other process before a killed one comes back."""


class Player:
    """Plays one seat for ever: after every break it connects again and sends what had no acknowledgement again."""

    def __init__(self, workers: Workers, table: str, key: str, seed: str) -> None:
        self.workers = workers
        self.table = table
        self.key = key
        self.chance = Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.answers: dict[str, str] = {}
        self.pending: tuple[str, int, str] | None = None
        self.count = 0
        self.done = 0
        self.over = False

    async def run(self) -> None:
        while not self.over:
            socket: Socket | None = None
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                socket = await Socket.open(self.workers.base(self.chance), self.table, key=self.key)
                await self.play(socket)
            if socket is not None:
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(socket.close(), 0.2)
            await asyncio.sleep(0.02)

    async def play(self, socket: Socket) -> None:
        assert socket.number >= self.done, "an acknowledged move was lost"
        if self.pending is not None:
            client, number, answer = self.pending
            await socket.send(type="move", id=client, number=number, answer=answer)
        while not self.over:
            view = socket.view
            assert view is not None
            self.over = view["result"] is not None
            if self.pending is None and view["question"] and socket.number >= self.done:
                self.count += 1
                self.pending = (f"m{self.count}", socket.number, self.chance.choice(view["question"]["answers"]))
                client, number, answer = self.pending
                await socket.send(type="move", id=client, number=number, answer=answer)
            message = await socket.hear()
            if message["type"] == "ack" and self.pending is not None and message["id"] == self.pending[0]:
                self.acknowledged[message["id"]] = message["number"]
                self.answers[message["id"]] = self.pending[2]
                self.done = message["number"]
                self.pending = None
            elif message["type"] == "refused" and message["code"] != "not_saved":
                raise AssertionError(message)


def acknowledged_by(players: list[list[Player]]) -> int:
    return sum(len(player.acknowledged) for group in players for player in group)


async def kill_and_check(database: str, kills: int, tables: int, most_moves: int) -> None:
    with Workers(database) as workers:
        parties, players, back = await kill_often(workers, kills, tables, most_moves)
    logs = stored_logs(database)
    moves = acknowledged = 0
    for party, group in zip(parties, players, strict=True):
        stored = logs.get(party.id, [])
        moves += len(stored)
        assert [entry[0] for entry in stored] == list(range(1, len(stored) + 1)), "a gap in the log"
        ids = [(entry[1], entry[2]) for entry in stored]
        assert len(set(ids)) == len(ids), "a move twice"
        by_id = {(seat, client): (number, answer) for number, seat, client, answer in stored}
        for seat, player in enumerate(group):
            acknowledged += len(player.acknowledged)
            for client, number in player.acknowledged.items():
                assert by_id[seat, client] == (number, player.answers[client]), "an acknowledged move was lost"
    with Process(database) as process:
        for party in parties:
            party.base = process.base
            await check_replay(party, [(seat, answer) for _, seat, _, answer in logs.get(party.id, [])])
    assert acknowledged > 5 * kills, "the load was no load"
    note(
        f"kill, {workers_of(database)} processes",
        kills=kills,
        tables=len(parties),
        moves=moves,
        acknowledged=acknowledged,
        slowest_start_s=max(back),
    )


async def kill_often(
    workers: Workers, kills: int, tables: int, most_moves: int
) -> tuple[list[Party], list[list[Player]], list[float]]:
    """Kill what serves them while people play; the tables, their players, and how long each start took."""
    chance = Random(7)
    back: list[float] = []
    parties: list[Party] = []
    players: list[list[Player]] = []
    running: list[asyncio.Task[None]] = []

    async def new_table() -> None:
        party = await Party.make(workers.base(chance))
        await party.host("start")
        parties.append(party)
        players.append([Player(workers, party.id, key, f"{party.id}{n}") for n, key in enumerate(party.seats)])
        running.extend(asyncio.create_task(player.run()) for player in players[-1])

    async def more_moves(count: int) -> None:
        enough = acknowledged_by(players) + count
        async with asyncio.timeout(LONG_PATIENCE_S):
            while acknowledged_by(players) < enough:
                await asyncio.sleep(0.002)
                for task in running:
                    if task.done():
                        task.result()

    for _ in range(tables):
        await new_table()
    for _ in range(kills):
        await more_moves(chance.randrange(most_moves))
        await asyncio.sleep(chance.random() * 0.02)
        victims = chance.sample(workers.all, chance.randint(1, len(workers.all)))
        for process in victims:
            process.kill()
        if len(victims) < len(workers.all):
            await more_moves(MEANWHILE)
        for process in victims:
            back.append(await asyncio.to_thread(process.start))
        playing = sum(not group[0].over for group in players)
        await asyncio.gather(*(new_table() for _ in range(tables - playing)))
    await asyncio.sleep(0.5)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return parties, players, back


@contextlib.contextmanager
def opened(database: str) -> Iterator[Engine]:
    engine = create_engine(database_url(database))
    try:
        yield engine
    finally:
        engine.dispose()


def stored_logs(database: str) -> dict[str, list[tuple[int, int, str, str]]]:
    """What the database holds of every table: number, seat, the client's id, answer."""
    logs: dict[str, list[tuple[int, int, str, str]]] = {}
    c = rows.log.c
    with opened(database) as engine, engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA integrity_check").fetchone() == ("ok",)
        stored = select(c.table_id, c.number, c.seat, c.client, c.answer).order_by(c.table_id, c.number)
        for table, *entry in connection.execute(stored):
            logs.setdefault(table, []).append(tuple(entry))
    return logs


async def check_replay(party: Party, moves: list[tuple[int, str]]) -> None:
    """The table is where the engine alone comes to with its log, in everybody's eyes."""
    views = []
    for key in party.seats:
        socket = await Socket.open(party.base, party.id, key=key)
        assert socket.number == len(moves)
        views.append(socket.view)
        await socket.close()
    if (await party.info())["status"] == "playing":
        await party.host("abandon")
    match = replay(await call(party.base, party.seats[0], f"{party.path}/record"))
    assert [(seat, text) for seat, text in match.moves] == moves
    assert views == [json.loads(json.dumps(match.view(seat))) for seat in range(len(views))]


@pytest.mark.attack("Kills the service at random moments while people play.")
async def test_no_acknowledged_move_is_lost_when_the_service_is_killed(tmp_path: Path) -> None:
    await kill_and_check(str(tmp_path / "tables.db"), *SHORT)


@pytest.mark.attack("Kills one of two processes, or both, while people play.")
async def test_no_acknowledged_move_is_lost_when_one_or_both_workers_are_killed(postgres: str) -> None:
    await kill_and_check(postgres, *SHORT_OF_TWO)


@pytest.mark.full
async def test_no_acknowledged_move_is_lost_in_hundreds_of_kills(database: str) -> None:
    await kill_and_check(database, *(FULL if workers_of(database) == 1 else FULL_OF_TWO))


def multiply(database: str, table_id: str, times: int) -> None:
    """Copy a table as often as that, with its seats, log and all that belongs to it."""
    with opened(database) as engine, engine.begin() as connection:
        for table in (rows.tables, rows.seats, rows.contributions, rows.log):
            key = table.c.id if table is rows.tables else table.c.table_id
            originals = [dict(row) for row in connection.execute(select(table).where(key == table_id)).mappings()]
            copies: list[dict[str, Any]] = [
                {**row, key.name: f"{table_id[:8]}{number}"}
                for number in range(2222, 2222 + times)
                for row in originals
            ]
            if copies:
                connection.execute(insert(table), copies)


async def test_it_is_back_within_two_seconds_with_a_thousand_open_tables(database: str) -> None:
    async with service(database) as here:
        party = await Party.played(here.base, 10)
        await party.close()
    multiply(database, party.id, 999)
    took: list[float] = []
    with Process(database) as process:

        async def restart() -> float:
            process.kill()
            began = time.perf_counter()
            process.start()
            socket = await Socket.open(process.base, party.id, key=party.seats[0])
            took.append(time.perf_counter() - began)
            assert process.process is not None
            alone = took[-1] - waited(process.process.pid)
            assert socket.number == 10
            await socket.close()
            return alone

        alone = await fastest(restart, wanted=2)
    note("restart", open_tables=1000, fastest_back_s=min(took), slowest_back_s=max(took), alone_s=alone)
    assert alone < 2
