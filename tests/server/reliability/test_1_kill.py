"""kill -9 at random moments under load: no acknowledged move is lost or doubled, and the service is soon back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from terrae.engine.match import replay

from ..client import Party, Socket, call
from ..figures import note
from ..running import Process, service

pytestmark = pytest.mark.anyio

SHORT = (30, 8, 25)
FULL = (500, 50, 200)
"""Kills, tables, and the most moves that are acknowledged between two kills."""
RESTARTS = 3
"""The fastest counts: what else the machine does can only slow one down."""


class Player:
    """Plays one seat for ever: after every break it connects again and sends what had no acknowledgement again."""

    def __init__(self, process: Process, table: str, key: str, seed: str) -> None:
        self.process = process
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
                socket = await Socket.open(self.process.base, self.table, key=self.key)
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


async def kill_and_check(tmp_path: Path, kills: int, tables: int, most_moves: int) -> None:
    file = tmp_path / "tables.db"
    with Process(file) as process:
        await kill_often(process, file, kills, tables, most_moves)


async def kill_often(process: Process, file: Path, kills: int, tables: int, most_moves: int) -> None:
    chance = Random(7)
    back: list[float] = []
    parties: list[Party] = []
    players: list[list[Player]] = []
    running: list[asyncio.Task[None]] = []

    async def new_table() -> None:
        party = await Party.make(process.base)
        await party.host("start")
        parties.append(party)
        players.append([Player(process, party.id, key, f"{party.id}{n}") for n, key in enumerate(party.seats)])
        running.extend(asyncio.create_task(player.run()) for player in players[-1])

    for _ in range(tables):
        await new_table()
    for _ in range(kills):
        enough = acknowledged_by(players) + chance.randrange(most_moves)
        async with asyncio.timeout(60):
            while acknowledged_by(players) < enough:
                await asyncio.sleep(0.002)
                for task in running:
                    if task.done():
                        task.result()
        await asyncio.sleep(chance.random() * 0.02)
        process.kill()
        back.append(await asyncio.to_thread(process.start))
        playing = sum(not group[0].over for group in players)
        await asyncio.gather(*(new_table() for _ in range(tables - playing)))
    await asyncio.sleep(0.5)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    process.kill()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        logs: dict[str, list[tuple[int, int, str, str]]] = {}
        for table, *entry in connection.execute("SELECT table_id, number, seat, client, answer FROM log ORDER BY 1, 2"):
            logs.setdefault(table, []).append(tuple(entry))
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
    process.start()
    for party in parties:
        party.base = process.base
        await check_replay(party, [(seat, answer) for _, seat, _, answer in logs.get(party.id, [])])
    process.kill()
    assert acknowledged > 5 * kills, "the load was no load"
    note("kill", kills=kills, tables=len(parties), moves=moves, acknowledged=acknowledged, slowest_start_s=max(back))


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


async def test_no_acknowledged_move_is_lost_when_the_service_is_killed(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, *SHORT)


@pytest.mark.full
async def test_no_acknowledged_move_is_lost_in_hundreds_of_kills(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, *FULL)


async def test_it_is_back_within_two_seconds_with_a_thousand_open_tables(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with service(file) as here:
        party = await (await Party.make(here.base)).start()
        for _ in range(10):
            await party.move_once()
        await party.close()
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        for table in ("tables", "seats", "contributions", "log"):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "tables" else "table_id"
            picked = ", ".join(f"substr(t.{c}, 1, 8) || k" if c == key else f"t.{c}" for c in names)
            connection.execute(
                "WITH RECURSIVE copies(k) AS (SELECT 2222 UNION ALL SELECT k + 1 FROM copies WHERE k < 3220) "
                f"INSERT INTO {table} SELECT {picked} FROM copies, {table} t WHERE t.{key} = ?",
                (party.id,),
            )
        assert connection.execute("SELECT count(*) FROM tables").fetchone()[0] == 1000
    took: list[float] = []
    with Process(file) as process:
        for _ in range(RESTARTS):
            process.kill()
            began = time.perf_counter()
            process.start()
            socket = await Socket.open(process.base, party.id, key=party.seats[0])
            took.append(time.perf_counter() - began)
            assert socket.number == 10
            await socket.close()
    note("restart", open_tables=1000, fastest_back_s=min(took), slowest_back_s=max(took))
    assert min(took) < 2
