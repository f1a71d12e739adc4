"""Previews: who may ask for them, what they are made from, and how much may be asked."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.previews import preview
from terrae.server import worker_pool
from terrae.server.errors import Fault, TooMany
from terrae.server.fair_queue import Whose
from terrae.server.previews.pool import PreviewPool
from terrae.server.previews.worker import PreviewJob, work_out
from terrae.server.protocol.bodies import NewTable
from terrae.server.rate_limits import NO_RATES, Rate
from terrae.server.tables.lobby.creation import new_table
from terrae.server.worker_answers import WorkerAnswer

from ...client import Party, Socket, call, web
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def ask(socket: Socket, number: int | None = None, line: Any = (), client: str = "p") -> Any:
    """What is answered to a preview."""
    number = socket.number if number is None else number
    await socket.send(type="preview", id=client, number=number, line=list(line))
    return await socket.until("preview", "refused", where=lambda message: message["id"] == client)


async def test_the_seat_that_is_asked_hears_what_its_answers_would_bring(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    assert asked is not None
    assert asked.view is not None
    told = await ask(asked)
    assert told["number"] == asked.number
    assert [one["answer"] for one in told["preview"]["answers"]] == asked.view["question"]["answers"]
    assert all(one["before"] == 0 for one in told["preview"]["answers"])
    await party.close()


@pytest.mark.attack("Asks what another seat's answers would bring.")
async def test_nobody_else_is_told(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert (await ask(watcher))["code"] == "not_allowed"
    for other in party.sockets:
        if other is not asked:
            assert (await ask(other))["code"] == "not_your_turn"
    await watcher.close()
    await party.close()


async def test_a_stale_question_is_refused_and_nothing_else_happens(here: Here) -> None:
    party = await Party.played(here.base, 2)
    asked = party.asked()
    assert asked is not None
    for number in (asked.number - 1, asked.number + 1):
        assert (await ask(asked, number))["code"] == "stale"
    assert (await asked.play(asked.answer))["type"] == "ack"
    await party.close()


async def test_an_answer_that_is_not_legal_is_refused_with_its_rule(here: Here) -> None:
    party = await (await Party.make(here.base, "terra-futura", 2)).start()
    asked = party.asked()
    assert asked is not None
    for line, rule in ((["take I"], "F9"), (["keep", "place 9,9"], "F10"), (["keep", "take I"], "")):
        refused = await ask(asked, line=line)
        assert (refused["code"], refused["rule"]) == ("illegal", rule)
    malformed: list[Any] = ["keep", ["keep"] * 33, ["x" * 201], [7]]
    for bad in malformed:
        await asked.send(type="preview", id="bad", number=0, line=bad)
        assert (await asked.until("refused"))["code"] == "malformed"
    assert (await ask(asked, line=["keep"]))["type"] == "preview"
    await party.close()


async def test_the_host_can_switch_hints_off_before_the_start(here: Here) -> None:
    party = await Party.make(here.base)
    async with web(headers={"authorization": f"Bearer {party.keys['host']}"}) as http:
        changed = (await http.patch(f"{here.base}{party.path}", json={"hints": False})).json()
        assert changed["hints"] is False
        await party.start()
        asked = party.asked()
        assert asked is not None
        assert (await ask(asked))["code"] == "hints_off"
        assert (await http.patch(f"{here.base}{party.path}", json={"hints": True})).status_code == 409
    assert (await party.info())["hints"] is False
    await party.host("abandon")
    again = await call(here.base, party.seats[0], f"{party.path}/rematch", {"seat": 0})
    assert again["table"]["hints"] is False
    await party.close()


@pytest.mark.attack("Asks for previews without end.")
async def test_whoever_asks_too_often_is_cut_off_and_others_are_not(database: str) -> None:
    settings = replace(QUICK, rates=replace(NO_RATES, moves=Rate(20, 0.001)))
    async with service(database, settings) as here:
        party = await (await Party.make(here.base)).start()
        asked = party.asked()
        assert asked is not None
        for number in range(60):
            await asked.send(type="preview", id=str(number), number=asked.number)
        assert await asked.closed() == 4429
        other = await (await Party.make(here.base)).start()
        quiet = other.asked()
        assert quiet is not None
        assert (await ask(quiet))["type"] == "preview"
        await other.close()
        await party.close()


# ---- the pool ----

ADA = "1.1.1.1"


class Slow:
    """A process that answers when it is told to."""

    def __init__(self, *_: Any) -> None:
        self.free = asyncio.Event()
        self.jobs: list[PreviewJob] = []

    async def ask(self, job: PreviewJob, _: float) -> WorkerAnswer:
        self.jobs.append(job)
        await self.free.wait()
        return WorkerAnswer(job.line[0].encode())

    async def close(self) -> None:
        pass


def job(line: str) -> PreviewJob:
    return PreviewJob("terra", "", [], [line])


async def test_of_each_seat_one_is_worked_out_and_the_latest_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(worker_pool, "Child", lambda *_: slow)
    pool = PreviewPool(1, 2)
    first, second, third, other = (
        asyncio.create_task(pool.run(who, job(line), Whose(ADA)))
        for who, line in ((("t", 0), "1"), (("t", 0), "2"), (("t", 0), "3"), (("t", 1), "4"))
    )
    with pytest.raises(Fault, match="another preview"):
        await second
    with pytest.raises(TooMany):
        await pool.run(("u", 0), job("5"), Whose(ADA))
    assert len(pool.pool.queue) == 2
    slow.free.set()
    assert [await first, await third, await other] == [b"1", b"3", b"4"]
    assert [one.line[0] for one in slow.jobs] == ["1", "3", "4"]
    await pool.close()


@pytest.mark.attack("Asks for previews to learn what is hidden.")
async def test_a_preview_is_made_from_the_view_alone() -> None:
    """What the process gets is the seat's view; what it answers is what the engine says of that view."""
    game = game_named("terra")
    stored = new_table(NewTable("terra", 3), 0)
    match = Match(game, [{"name": "", "kind": "human"}] * 3, seed="p")
    v = match.seen_by(match.actor)
    deck = msgspec.json.encode(stored.deck.document).decode()
    done = work_out(PreviewJob("terra", deck, list(v.values()), []))
    assert msgspec.json.decode(done.body) == preview(game, v, match.d, [])
    assert work_out(PreviewJob("terra", deck, list(v.values()), ["nonsense"])).code == "illegal"
