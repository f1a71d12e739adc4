"""Bots that hang, crash and fail, and many tables at once: a question that goes wrong touches no other."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.bots.remote import BotQuestion, Thought
from terrae.engine.game import Game, games
from terrae.engine.match import Match
from terrae.engine.player import Position, position_of
from terrae.server.bots.client import BotClient, budget_ms
from terrae.server.database.statements import to_text
from terrae.server.fair_queue import NOBODY, UNWATCHED_EVERY, FairQueue, Whose
from terrae.server.metrics import Metrics
from terrae.server.settings import BOT_LATE_MS, BOT_LEAST_MS, BOT_UNWATCHED_MS, BOT_WITHIN_MS
from terrae.server.worker_pool import Request

from ..client import LONG_PATIENCE_S
from .strange_bots import BEGUN

pytestmark = pytest.mark.anyio

BOTS = Path(__file__).with_name("strange_bots.py")
PLANNER = "planner"
PLANNED = sorted(name for name, game in games().items() if PLANNER in game.bots)
"""Games that have a planner."""


def bot(name: str) -> str:
    return f"{BOTS}:{name}"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file for each process in which a bot has begun."""
    monkeypatch.setenv(BEGUN, str(tmp_path))
    return tmp_path


@asynccontextmanager
async def client(size: int, patience_s: float = LONG_PATIENCE_S) -> AsyncIterator[BotClient]:
    bots = BotClient(Metrics(), size, patience_s)
    try:
        async with asyncio.timeout(LONG_PATIENCE_S):
            yield bots
    finally:
        await bots.close()


def matches(game: Game[Any, Any]) -> Iterator[Match[Any, Any]]:
    """Matches at a decision where there is something to choose."""
    players = [{"name": str(seat), "kind": "human"} for seat in range(game.seats[0])]
    seed = 0
    while True:
        match = Match(game, players, seed=f"bots {seed}")
        while len(match.answers()) < 2:
            match.play(match.actor, match.answers()[0])
        yield match
        seed += 1


async def choose(bots: BotClient, table: str, position: Position, name: str, match: Match[Any, Any]) -> int:
    return await bots.choose(table, position, name, to_text(match.deck.document))


def failures(bots: BotClient) -> dict[str, int]:
    """How many decisions chance made, by why."""
    (metric,) = bots.metrics.bot_failures.collect()
    return {one.labels["why"]: int(one.value) for one in metric.samples if one.name.endswith("_total")}


async def until_begun(folder: Path) -> None:
    while not list(folder.iterdir()):
        await asyncio.sleep(0.01)


@pytest.mark.attack("A bot thinks for ever.")
@pytest.mark.usefixtures("begun")
async def test_a_bot_that_hangs_is_ended_and_whoever_waits_behind_it_gets_an_answer(game: Game[Any, Any]) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=1, patience_s=0.1) as bots:
        hangs = asyncio.create_task(choose(bots, "hangs", position, bot("hang"), match))
        while not bots.pool.all or bots.pool.queue:
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # its process has been asked, with that patience
        bots.pool.patience_s = LONG_PATIENCE_S  # for the others: they are not what is slow
        others = [asyncio.create_task(choose(bots, str(n), position, bot("last"), match)) for n in range(3)]
        assert await hangs in position.legal
        assert await asyncio.gather(*others) == [position.legal[-1]] * 3
        assert failures(bots) == {"slow": 1}


async def test_a_bot_that_hangs_holds_up_nobody_who_is_asked_elsewhere(game: Game[Any, Any], begun: Path) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=2) as bots:
        hangs = asyncio.create_task(choose(bots, "hangs", position, bot("hang"), match))
        await until_begun(begun)
        for n in range(3):
            assert await choose(bots, str(n), position, bot("last"), match) == position.legal[-1]
        assert not hangs.done()
        assert failures(bots) == {}
        hangs.cancel()


async def test_nobody_is_asked_where_there_is_nothing_to_choose(game: Game[Any, Any]) -> None:
    match = next(matches(game))
    position = replace(position_of(match), legal=position_of(match).legal[:1])
    async with client(size=1) as bots:
        assert await choose(bots, "a", position, bot("hang"), match) == position.legal[0]
        assert not bots.pool.all


async def test_a_question_counts_until_it_is_answered(game: Game[Any, Any]) -> None:
    """Whoever measures bots can tell that one still loads what it needs."""
    match = next(matches(game))
    async with client(size=1) as bots:
        asked = asyncio.create_task(choose(bots, "one", position_of(match), "random", match))
        counted = []
        while not asked.done():
            (gauge,) = bots.metrics.bot_questions.collect()
            counted.append(gauge.samples[0].value)
            await asyncio.sleep(0.01)
        (gauge,) = bots.metrics.bot_questions.collect()
    assert counted[1:] == [1] * len(counted[1:])
    assert len(counted) > 1
    assert gauge.samples[0].value == 0


@pytest.mark.attack("A bot crashes its process.")
async def test_a_bot_that_crashes_its_process_fails_alone(game: Game[Any, Any], begun: Path) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=1) as bots:
        names = ("crash", "last", "crash", "last", "last")
        asked = [choose(bots, str(n), position, bot(name), match) for n, name in enumerate(names)]
        answers = await asyncio.gather(*asked)
        assert all(answer in position.legal for answer in answers)
        assert [answers[n] for n in (1, 3, 4)] == [position.legal[-1]] * 3
        assert failures(bots) == {"crashed": 2}
        assert len(list(begun.iterdir())) == 2, "each of them had a process of its own"


async def test_a_bot_that_raises_an_error_is_counted_and_its_process_goes_on(game: Game[Any, Any], begun: Path) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=1) as bots:
        assert await choose(bots, "a", position, bot("who"), match) == position.legal[-1]
        assert await choose(bots, "a", position, bot("fail"), match) in position.legal
        assert await choose(bots, "a", position, bot("who"), match) == position.legal[-1]
        assert failures(bots) == {"failed": 1}
        assert len(list(begun.iterdir())) == 1


async def test_a_process_that_ended_while_nobody_asked_is_replaced(game: Game[Any, Any], begun: Path) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=1) as bots:
        assert await choose(bots, "a", position, bot("who"), match) == position.legal[-1]
        (worker,) = bots.pool.all
        assert worker.process is not None
        worker.process.kill()
        await worker.process.wait()
        assert await choose(bots, "a", position, bot("who"), match) == position.legal[-1]
        assert failures(bots) == {}
        assert len(list(begun.iterdir())) == 2


async def test_a_question_that_nobody_waits_for_any_more_does_not_stop_its_table(game: Game[Any, Any]) -> None:
    match = next(matches(game))
    position = position_of(match)
    async with client(size=1) as bots:
        asked = [asyncio.create_task(choose(bots, "a", position, bot("last"), match)) for _ in range(3)]
        await asyncio.sleep(0)
        asked[0].cancel()
        asked[1].cancel()
        assert await asked[2] == position.legal[-1]
        assert len(bots.pool.queue) == 0


@pytest.mark.parametrize("name", PLANNED)
async def test_fifty_tables_of_planners_all_get_what_the_planner_thinks(name: str) -> None:
    """None of them is left to chance, however many wait."""
    game = games()[name]
    subprocess.run([sys.executable, "-m", "terrae.server.bots.precompile"], check=True)
    planner = bot_named(game, PLANNER)
    played = list(islice(matches(game), 50))
    async with client(size=2) as bots:
        answers = await asyncio.gather(
            *(choose(bots, str(n), position_of(match), PLANNER, match) for n, match in enumerate(played))
        )
        assert failures(bots) == {}
        assert len(bots.pool.all) == 2
    assert answers == [planner(position_of(match)) for match in played]


def test_the_time_to_think_is_shared_among_all_that_wait() -> None:
    assert budget_ms(0, 1, 1) == BOT_WITHIN_MS
    assert budget_ms(0, 20, 1) == BOT_WITHIN_MS // 20
    assert budget_ms(0, 20, 4) > 3 * budget_ms(0, 20, 1)
    assert budget_ms(0, 10_000, 1) == BOT_LEAST_MS


def test_who_has_waited_long_has_less_time_but_not_none() -> None:
    assert budget_ms(BOT_WITHIN_MS / 2, 1, 1) == BOT_WITHIN_MS / 2
    assert budget_ms(BOT_WITHIN_MS * 10, 1, 1) == BOT_LATE_MS
    assert budget_ms(BOT_WITHIN_MS * 10, 4, 1) == BOT_LATE_MS // 4


@pytest.mark.parametrize("addresses", [1, 4, 200])
def test_nine_of_ten_of_two_hundred_tables_have_their_answer_within_a_second_and_a_half(addresses: int) -> None:
    """They come at once, to one process, which needs 5 ms more for each than its bot thinks."""
    queue: FairQueue[Whose] = FairQueue()
    for table in range(200):
        whose = Whose(str(table % addresses))
        queue.put(str(table), whose, whose)
    now, answered = 0.0, []
    while (taken := queue.take()) is not None:
        now += budget_ms(now, queue.shares(taken[1]), 1) + 5
        answered.append(now)
    assert BOT_WITHIN_MS < answered[179] < 1500


@pytest.mark.attack(
    "Run many games of hard bots, watched by nobody or all by oneself, so that others' bots cannot think."
)
async def test_games_of_others_leave_a_person_one_share_of_the_time_to_think(game: Game[Any, Any]) -> None:
    match = next(matches(game))
    position, deck = position_of(match), to_text(match.deck.document)
    greedy, person = Whose("1.1.1.1", "browser"), Whose("2.2.2.2", "phone")
    budgets: dict[Whose, list[int]] = {NOBODY: [], greedy: [], person: []}

    async with client(size=1) as bots:
        share = bots.pool.about_to_ask

        def noted(request: Request[BotQuestion, Thought]) -> None:
            if request.whose == person:
                request.asked_at = time.perf_counter()  # however busy the machine is that tests it
            share(request)
            budgets[request.whose].append(request.question.budget_ms)

        bots.pool.about_to_ask = noted
        await bots.choose("alone", position, bot("last"), deck, person)
        asked = [NOBODY] * 50 + [greedy] * 50 + [person]
        names = [f"{number} {whose}" for number, whose in enumerate(asked)]
        choices = [
            asyncio.create_task(bots.choose(name, position, bot("last"), deck, whose))
            for name, whose in zip(names, asked, strict=True)
        ]
        await asyncio.sleep(0)
        for request in (request for name in names[:-1] for request in bots.pool.queue.waiting_of(name)):
            request.asked_at -= 2 * BOT_WITHIN_MS / 1000
        await asyncio.gather(*choices)

    alone, beside = budgets[person]
    assert alone >= BOT_WITHIN_MS - 1
    assert beside >= BOT_WITHIN_MS // 2 - 1, "there are two addresses"
    assert max(budgets[greedy]) <= BOT_WITHIN_MS // 2
    assert max(budgets[NOBODY]) <= BOT_UNWATCHED_MS
    assert len(budgets[greedy]) == len(budgets[NOBODY]) == 50


@pytest.mark.attack("Keep bots thinking where nobody watches, so that whoever comes must wait until they have done so.")
async def test_bots_think_briefly_where_nobody_watches_and_least_while_somebody_waits(game: Game[Any, Any]) -> None:
    match = next(matches(game))
    position, deck = position_of(match), to_text(match.deck.document)
    budgets: dict[bool, list[int]] = {True: [], False: []}
    async with client(size=1) as bots:
        share = bots.pool.about_to_ask

        def noted(request: Request[BotQuestion, Thought]) -> None:
            somebody = bots.pool.queue.somebody_waits
            share(request)
            if not request.whose.waits:
                budgets[somebody].append(request.question.budget_ms)

        bots.pool.about_to_ask = noted
        await bots.choose("alone", position, bot("last"), deck)
        assert budgets == {True: [], False: [BOT_UNWATCHED_MS]}
        asked = [NOBODY] * 2 + [Whose(str(number)) for number in range(2 * UNWATCHED_EVERY)]
        await asyncio.gather(
            *(bots.choose(str(number), position, bot("last"), deck, whose) for number, whose in enumerate(asked))
        )
        assert budgets[True] == [BOT_LEAST_MS]
