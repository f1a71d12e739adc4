"""The coach at a running service: who may ask, what is kept, and what a stranger cannot make it do."""

import asyncio
import json
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from terrae.coach.advice import FEWEST, MOST
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.server.coach import worker
from terrae.server.coach.worker import SLICE, CoachQuestion
from terrae.server.database import coach as kept
from terrae.server.database import tables as rows
from terrae.server.errors import TooMany
from terrae.server.fair_queue import Whose
from terrae.server.settings import COACH_MOVES

from ..client import LONG_PATIENCE_S, Json, Party, call, web
from ..running import Here

pytestmark = pytest.mark.anyio


async def lines_of(here: Here, key: str | None, path: str, record: Json | None = None, expect: int = 200) -> list[Any]:
    """Everything the coach tells."""
    async with web(here.base, headers={} if key is None else {"authorization": f"Bearer {key}"}) as http:
        method = "GET" if record is None else "POST"
        answer = await http.request(method, path, json=record, timeout=LONG_PATIENCE_S)
    assert answer.status_code == expect, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def ended(here: Here, game: str = "terra", moves: int = 30) -> Party:
    party = await Party.played(here.base, moves, game, Random(4).choice)
    await party.host("abandon")
    return party


def check_sums(report: Json, values: tuple[str, ...]) -> None:
    for value in values:
        part = report[value]
        assert part["start"] + part["cards"] + part["others"] + part["choices"] == part["end"]


@pytest.mark.parametrize(("game", "values"), [("terra", ("survive", "win")), ("terra-futura", ("score",))])
async def test_the_curve_comes_first_then_the_moments_and_all_of_it_is_kept(
    here: Here, game: str, values: tuple[str, ...]
) -> None:
    party = await ended(here, game)
    path = f"{party.path}/coach?seat=1"
    told = await lines_of(here, party.keys["watch"], path)
    assert told[0].get("report") is None, "whoever waits hears at once that it has begun"
    reports = [line for line in told if line.get("report")]
    assert reports[0]["batches"] <= SLICE * 2 < FEWEST
    assert not any("alternatives" in moment or "label" in moment for moment in reports[0]["report"]["moments"])
    assert told[-1]["done"]
    assert FEWEST <= told[-1]["batches"] <= MOST
    assert any("alternatives" in moment for moment in told[-1]["report"]["moments"])
    for line in reports:
        check_sums(line["report"], values)
    assert "Player" not in json.dumps(told)
    again = await lines_of(here, party.seats[0], path)
    assert again == told[-1:], "what was counted is told at once"
    if game == "terra":  # one will do: it is counted anew
        record = await call(here.base, party.keys["watch"], f"{party.path}/record")
        asked = await lines_of(here, None, "/api/coach?seat=1", record)
        assert asked[-1] == told[-1], "the same of a file as of the table"
    await party.close()


@pytest.mark.attack("Asks for the coach of another's seat while the game is on, or of a table that is not theirs.")
async def test_while_a_game_is_on_the_coach_looks_through_ones_own_eyes_only(here: Here) -> None:
    party = await Party.played(here.base, 12, "terra", Random(1).choice)
    for key, seat in ((party.seats[0], 1), (party.keys["watch"], 0), (party.keys["host"], 2)):
        refusal = (await lines_of(here, key, f"{party.path}/coach?seat={seat}", expect=403))[0]
        assert refusal["code"] == "not_allowed"
    stranger = await Party.make(here.base)
    assert (await lines_of(here, stranger.keys["host"], f"{party.path}/coach?seat=0", expect=404))[0]
    assert (await lines_of(here, party.seats[0], f"{party.path}/coach?seat=3", expect=409))[0]["code"] == "refused"
    told = await lines_of(here, party.seats[0], f"{party.path}/coach?seat=0")
    assert told[-1]["done"]
    assert told[-1].get("last_moment") is None
    silent = await (await Party.make(here.base, hints=False)).start()
    await silent.move_once()
    refusal = (await lines_of(here, silent.seats[0], f"{silent.path}/coach?seat=0", expect=409))[0]
    assert refusal["code"] == "hints_off"
    await party.close()
    await silent.close()


async def until(condition: Any) -> None:
    async with asyncio.timeout(LONG_PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.mark.attack("Lets the coach count many games at once, or leaves it to count for nobody.")
async def test_it_counts_so_many_at_once_and_for_nobody_who_has_left(here: Here) -> None:
    coach = here.service.coach
    coach.most, coach.of_one = 3, 2
    record = json.dumps(match_after(20).record()).encode()
    asks = [CoachQuestion(record, seat, True) for seat in range(4)]
    one = await coach.lines(asks[0], "", Whose("a"))
    other = await coach.lines(asks[1], "", Whose("a"))
    with pytest.raises(TooMany):
        await coach.lines(asks[2], "", Whose("a"))
    third = await coach.lines(asks[2], "", Whose("b"))
    with pytest.raises(TooMany):
        await coach.lines(asks[3], "", Whose("c"))
    shared = await coach.lines(asks[0], "", Whose("c"))  # what is counted already is told to whoever else asks
    assert len(coach.under_way) == 3
    for leaving in (one, other, third):
        await leaving.aclose()
    assert list(coach.asked) == ["c"]
    assert len(coach.under_way) == 1
    told = [json.loads(line) async for line in shared]
    assert told[-1]["done"]
    assert not coach.under_way
    assert not coach.asked
    assert not coach.pool.queue.by_address


@pytest.mark.attack("Goes away while the coach counts, again and again.")
async def test_whoever_closes_the_connection_is_noticed(here: Here) -> None:
    party = await ended(here)
    headers = {"authorization": f"Bearer {party.keys['watch']}"}
    async with web(here.base, headers=headers) as http, http.stream("GET", f"{party.path}/coach?seat=2") as answer:
        async for _ in answer.aiter_lines():
            break
    await until(lambda: not here.service.coach.under_way and not here.service.coach.asked)
    await party.close()


def match_after(moves: int) -> Match[Any, Any]:
    """A game of four that goes on."""
    match = Match(game_named("terra"), [{"name": "", "kind": "human"}] * 4, seed="coach")
    choice = Random(2)
    while len(match.moves) < moves:
        match.play(match.actor, choice.choice(match.answers()))
    assert not match.over
    return match


@pytest.mark.attack("Gives the coach a record that is huge, wrong, or takes for ever.")
def test_what_takes_too_much_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    record = json.loads(json.dumps(match_after(12).record()))

    def code(given: Any, seat: int = 0) -> str:
        return worker.count(CoachQuestion(json.dumps(given).encode(), seat, True)).code

    assert code({**record, "moves": record["moves"] * (COACH_MOVES // 12 + 1)}) == "too_large"
    assert code({**record, "moves": [*record["moves"], [0, "hop"]]}) == "bad_record"
    assert code(record, seat=4) == "bad_record"
    assert code([]) == "malformed"
    assert worker.count(CoachQuestion(b"[" * 100_000, 0, True)).code == "malformed"
    monkeypatch.setattr(worker, "COACH_CPU_S", -1.0)
    monkeypatch.setattr(worker, "LEAST_CPU_S", 0.001)
    assert code(record) == "too_large"
    assert not worker.WORKS, "nothing is kept of what was refused"


def test_no_more_is_kept_in_the_process_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "KEPT", 2)
    worker.WORKS.clear()
    for moves in (2, 3, 4):
        question = CoachQuestion(json.dumps(match_after(moves).record()).encode(), 0, True)
        assert not worker.count(question).is_done
    assert len(worker.WORKS) == 2
    assert len(replay(json.loads(question.record)).moves) == 4
    worker.WORKS.clear()


async def test_what_is_oldest_goes_when_there_is_no_more_room(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT", 2)
    for made, key in enumerate("abcd"):
        await here.service.database.write(partial(kept.keep, key=key, table_id="", made=made, report=b"x"))
    assert await here.service.database.read(lambda c: kept.read(c, "a")) is None
    assert await here.service.database.read(lambda c: kept.read(c, "d")) == b"x"
    count = select(func.count()).select_from(rows.coached)
    assert await here.service.database.read(lambda c: c.execute(count).scalar()) == 2
