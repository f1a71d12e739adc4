"""Whatever is sent: no internal error, nothing unhandled, and the memory does not grow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed

from terrae.server.settings import MOVES_LIMIT

from ..client import LONG_PATIENCE_S, PATIENCE_S, Party, Socket, web
from ..figures import note
from ..replays.huge import huge_match
from ..running import Process, Workers, workers_of

pytestmark = pytest.mark.anyio

SHORT, FULL, FULL_OF_TWO = 20_000, 1_000_000, 50_000
MOST_GROWTH_MB = 10
MOST_GROWTH_FOR_REPLAYS_MB = 64
AT_ONCE = 50

ODD = [
    "NaN", "Infinity", "-Infinity", "1e999", "-0", "9" * 400, "1.5", "true", "null", '""', "[]", "{}", '"\\ud800"',
    '"\\u0000"', '"\\udfff\\ud800"', '"' + "x" * 3000 + '"', "[" * 3000, "[" * 3000 + "]" * 3000, '{"a":' * 2000,
    '"unended', "01", "--1", "'single'", "{,}", '{"type":"move"', "\ufeff{}", "\x00", "18446744073709551616", "-1",
    '{"type":"hello","type":"move"}', '["move"]', '"\U0001f600"', '{"\\ud800":1}',
]  # fmt: skip
FIELDS = ("type", "id", "number", "answer", "text", "key", "seat", "have", "bot", "name", "colour", "bytes", "game",
          "commitment", "seats", "options", "deck", "clock", "power", "title", "start", "public", "act",
          "language", "on", "line", "talk", "keep_words")  # fmt: skip
KINDS = ("hello", "open", "move", "take_back", "may_take_back", "chat", "say", "block", "report", "look", "pace",
         "ping", "nothing")  # fmt: skip


def odd_message(chance: Random) -> str:
    """Something that is not what anybody should send, or nearly."""
    if chance.random() < 0.3:
        return chance.choice(ODD)
    parts = [f'"type":"{chance.choice(KINDS)}"'] if chance.random() < 0.8 else []
    for field in chance.sample(FIELDS, chance.randrange(5)):
        good = chance.choice(['"1"', "0", '"pass"', '"x"', '{"kind":"none"}', '"terra"', "3", '{"act":"refuse"}'])
        parts.append(f'"{field}":{chance.choice(ODD) if chance.random() < 0.5 else good}')
    if chance.random() < 0.1:
        parts += parts
    text = "{" + ",".join(parts) + "}"
    if chance.random() < 0.2:
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice(["", "\x00", "}", '"', "\u2028", "[["]) + text[place + 1 :]
    return text


def memory_mb(process: Process) -> float:
    assert process.process is not None
    status = Path(f"/proc/{process.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def peak_mb(process: Process) -> float:
    assert process.process is not None
    status = Path(f"/proc/{process.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


async def send_frames(base: str, party: Party, frames: int, chance: Random) -> None:
    """Odd messages over sockets; a ping now and then shows that the service still answers."""
    socket = await Socket.open(base, party.id, key=party.seats[chance.randrange(3)])
    for first in range(0, frames, AT_ONCE):
        try:
            for _ in range(min(AT_ONCE, frames - first)):
                text = odd_message(chance)
                data = text.encode("utf-8", "surrogatepass")
                if len(data) > 16_000:
                    continue
                await socket.socket.send(data if chance.random() < 0.02 else data.decode("utf-8", "replace"))
            await socket.send(type="ping")
            await socket.until("pong")
            socket.heard.clear()
            socket.raw.clear()
        except ConnectionClosed:
            socket = await Socket.open(base, party.id, key=party.seats[chance.randrange(3)])
    await socket.close()


async def send_bodies(base: str, bodies: int, chance: Random) -> None:
    """Odd bodies to every endpoint, about a table of their own: some are not odd enough, and end its keys."""
    party = await Party.make(base)
    await party.host("start")
    paths = [f"{party.path}/{name}" for name in ("join", "leave", "bots", "free", "links", "personal", "replace")]
    paths += [f"{party.path}/return", f"{party.path}/rematch", "/api/tables", "/api/replay", "/api/verify", party.path]
    key = chance.choice([party.keys["host"], party.seats[0], party.keys["join"], None])
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    async with web(base, headers=headers) as http:
        for _ in range(bodies):
            path = chance.choice(paths)
            body = odd_message(chance).encode("utf-8", "surrogatepass")
            answer = await (http.patch if path == party.path else http.post)(path, content=body)
            assert answer.status_code < 500, (path, body[:200], answer.text)
            assert answer.status_code >= 400 or answer.json() is not None


async def errors_counted(base: str) -> float:
    async with web(base) as http:
        text = (await http.get("/metrics")).text
    return float(next(line for line in text.splitlines() if line.startswith("terrae_errors_total")).split()[1])


async def fuzz(database: str, messages: int) -> None:
    chance = Random(4)
    with Workers(database) as workers:
        party = await Party.make(workers.base(chance))
        await party.host("start")
        for process in workers.all:
            await send_frames(process.base, party, 2000, chance)
            await send_bodies(process.base, 300, chance)
        before = [memory_mb(process) for process in workers.all]
        bodies = messages // 20
        rounds = 10 // len(workers.all)
        for _ in range(rounds):
            for process in workers.all:
                await send_frames(process.base, party, (messages - bodies) // rounds // len(workers.all), chance)
                await send_bodies(process.base, bodies // rounds // len(workers.all), chance)
        grown = [memory_mb(process) - was for process, was in zip(workers.all, before, strict=True)]
        for process in workers.all:
            assert await errors_counted(process.base) == 0
        assert (await party.info())["status"] == "playing"
        note(f"malformed, {len(workers.all)} processes", messages=messages, grown_mb=max(grown))
        assert max(grown) < MOST_GROWTH_MB


@pytest.mark.attack("Sends thousands of frames and bodies that are no right JSON.")
async def test_malformed_messages_do_no_harm(tmp_path: Path) -> None:
    await fuzz(str(tmp_path / "tables.db"), SHORT)


@pytest.mark.full
async def test_a_great_many_malformed_messages_do_no_harm(database: str) -> None:
    await fuzz(database, FULL if workers_of(database) == 1 else FULL_OF_TWO)


async def ask_for_huge_replays(database: str, moves: int, at_once: int) -> list[int]:
    """Legal records that cost as much as possible, several at once, while others ask for small things."""
    record = huge_match(moves).record()
    with Process(database) as process:
        async with web(process.base) as http:
            assert (await http.post("/api/verify", json={})).status_code == 200
            before = peak_mb(process)

            async def ask(path: str) -> int:
                return (await http.post(path, json=record, timeout=LONG_PATIENCE_S)).status_code

            asking = [asyncio.create_task(ask("/api/replay?eyes=all")) for _ in range(at_once)]
            asking.append(asyncio.create_task(ask("/api/verify")))
            while not all(task.done() for task in asking):
                assert (await http.get("/api/games")).status_code == 200
            assert await errors_counted(process.base) == 0
            note("huge replays", moves=moves, at_once=at_once, grown_mb=peak_mb(process) - before)
            assert peak_mb(process) - before < MOST_GROWTH_FOR_REPLAYS_MB
            return [task.result() for task in asking]


@pytest.mark.attack("Sends a legal record that is made to cost as much as possible.")
async def test_huge_records_are_refused(tmp_path: Path) -> None:
    assert await ask_for_huge_replays(str(tmp_path / "tables.db"), 20_000, 3) == [413] * 4


@pytest.mark.full
async def test_the_largest_records_that_are_taken_harm_nobody(tmp_path: Path) -> None:
    *replays, verdict = await ask_for_huge_replays(str(tmp_path / "tables.db"), MOVES_LIMIT, 3)
    assert set(replays) <= {413, 429}, "too large, or not done in time on a busy machine"
    assert verdict in (200, 429)


@pytest.mark.attack("Sends text that is no UTF-8.")
async def test_text_that_is_no_utf8_ends_the_connection_only(database: str) -> None:
    with Process(database) as process:
        party = await Party.make(process.base)
        await party.host("start")
        socket = await Socket.open(process.base, party.id, key=party.seats[0])
        await socket.socket.send(b"\xff\xfe", text=True)
        assert await socket.closed() == 1007
        assert await errors_counted(process.base) == 0
        assert (await party.info())["status"] == "playing"


def check_openapi(base: str, key: str | None, examples: int) -> int:
    """Requests made from our own OpenAPI, right and wrong: never an internal error, always a documented answer."""
    schema = schemathesis.openapi.from_url(f"{base}/schema/openapi.json")
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    requests = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation: Any = found.ok()

        @hypothesis.settings(
            max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy())
        def run(case: Any) -> None:
            nonlocal requests
            requests += 1
            case.call_and_validate(
                headers=headers,
                checks=[not_a_server_error, status_code_conformance, content_type_conformance],
                timeout=PATIENCE_S,
            )

        run()
    return requests


@pytest.mark.attack("Sends right and wrong requests to every endpoint.")
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("examples", [8, pytest.param(400, marks=pytest.mark.full)])
async def test_every_endpoint_answers_as_its_openapi_says(database: str, examples: int) -> None:
    with Process(database) as process:
        party = await Party.make(process.base, public=True)
        await party.host("start")
        requests = 0
        for key in (None, party.keys["host"]):
            requests += await asyncio.to_thread(check_openapi, process.base, key, examples)
        assert await errors_counted(process.base) == 0
        note("openapi", requests=requests)
