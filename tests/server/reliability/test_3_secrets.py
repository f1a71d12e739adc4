"""Two worlds that look the same to a viewer: every byte that it is sent, on every channel, is the same in both.

A table is played for a while. Then, for each kind of viewer, what it cannot know is dealt anew under the running
service, and the viewer does the same in both worlds: connects, looks, asks for replays and records, sends wrong answers
and wrong turns, asks for take-backs, talks; and somebody makes a move that looks the same to it. A link to join and the
key of somebody who was removed before the start ask for everything too.

On PostgreSQL the viewer is connected to one process and the others to another: it hears of the move as processes do.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count, islice, zip_longest
from random import Random
from typing import Any

import pytest

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Game
from terrae.engine.match import Match
from terrae.server.replays.worker import ReplayJob, packed
from terrae.server.tables.play.apply import apply_foreign
from terrae.server.tables.table import Table
from terrae.table.sights import viewer_from

from ..client import Party, Socket, call, web
from ..figures import note
from ..running import Here

pytestmark = pytest.mark.anyio

SHORT, FULL, FULL_OF_TWO = 4, 60, 20
MOST = 10
"""So many times as many tables at most."""
TIMES = re.compile(r'"(at|made|changed)":"[^"]*"|"away_ms":(\d+|null)|"connected":(true|false)')
"""What differs because time has passed, or somebody has just come or gone."""
LONG_HUNT = 60
"""Every second table is played until somebody is asked for what the others must not hear; so many moves at most."""


def other_world(match: Match[Any, Any], viewer: int, seed: str) -> Any:
    """Another state that the viewer cannot tell from the real one."""
    game = match.game
    world, scratch = game.state(), [0] * game.scratch
    game.run.imagine(match.seen_by(viewer), match.d, viewer, world, seeded(seed), scratch)
    return world


def hides_an_answer(match: Match[Any, Any]) -> bool:
    """Is a decision asked for of which the others hear less than the answer?"""
    game, d, seen = match.game, match.d, match.seen_by(SPECTATOR)
    return any(
        game.notation_for(seen, d, action, SPECTATOR) != game.notation(match.state, d, action)
        for action in game.legal(match.state, d)
    )


def outcomes(match: Match[Any, Any], world: Any, viewer: int) -> Iterator[tuple[str, tuple[str, Any]]]:
    """Every answer that goes in a world, with how the viewer hears of it and what it sees afterwards."""
    game, d = match.game, match.d
    before = game.redact(world, d, viewer)
    for action in game.legal(world, d):
        after = world.clone()
        game.run.step(after, d, action)
        if not game.run.awaits_shuffle(after, d):
            looks = game.notation_for(before, d, action, viewer), game.redact(after, d, viewer)
            yield game.notation(world, d, action), looks


def same_move(match: Match[Any, Any], world: Any, viewer: int) -> tuple[str, str] | None:
    """Answers in the two worlds that look the same to the viewer, if possible two different ones; None if none do."""
    found = None
    there = list(outcomes(match, world, viewer))
    for real, looks in outcomes(match, match.state, viewer):
        for other, same in there:
            if same == looks and real != other:
                return real, other
            if same == looks:
                found = found or (real, other)
    return found


async def everything(heres: list[Here], party: Watched, viewer: int, answer: str) -> list[str]:
    """All that the viewer is sent while it does everything it can, and the others make one move."""
    here, there = heres[-1], heres[0]
    seat = None if viewer == SPECTATOR else viewer
    key = party.keys["watch"] if seat is None else party.seats[seat]
    socket = await Socket.open(here.base, party.id, key=key)
    number = socket.number
    sends: list[dict[str, Any]] = [
        {"type": "look"},
        {"type": "move", "id": "x1", "number": number, "answer": "nonsense"},
        {"type": "move", "id": "x2", "number": number + 1, "answer": "pass"},
        {"type": "ping"},
    ]
    if viewer != here.service.tables[party.id].actor:
        sends.append({"type": "move", "id": "x5", "number": number, "answer": answer})
    for message in sends:
        await socket.send(**message)
    await socket.until("pong")
    bodies = await read_all(here, party, key)
    for outsider in (party.keys["join"], party.removed):
        bodies += await read_all(here, party, outsider)
        bodies += await refused_socket(here, party, outsider)
    async with web(here.base) as http:
        metrics = (await http.get("/metrics")).text
    table = here.service.tables[party.id]
    actor = table.actor
    assert actor is not None
    if actor == viewer:
        await socket.play(answer, client="mine")
    else:
        mover = await Socket.open(there.base, party.id, key=party.seats[actor])
        await mover.play(answer, client="theirs")
        await mover.close()
        if there is not here:
            apply_foreign(here.service, table, there.service.tables[party.id].stored.log[-1:])
    if socket.number == number:
        await socket.until("moved")
    await socket.send(type="may_take_back", number=number + 1)
    await socket.send(type="take_back", id="x6", number=number + 1)
    await socket.send(type="ping")
    await socket.until("pong")
    heard = [text for text in socket.raw if json.loads(text)["type"] != "table"]
    await socket.close()
    assert party.id not in metrics
    return [TIMES.sub("", text) for text in (*heard, *bodies)]


async def read_all(here: Here, party: Party, key: str) -> list[str]:
    """Everything that can be asked about a table by HTTP."""
    replays = ("/replay", "/replay?eyes=0", "/replay?views=false", "/replay?eyes=all")
    async with web(here.base, headers={"authorization": f"Bearer {key}"}) as http:
        answers = [await http.get(party.path + path) for path in ("", "/record", *replays, "/deck")]
    return [f"{response.status_code} {response.text}" for response in answers]


async def refused_socket(here: Here, party: Party, key: str) -> list[str]:
    """All that is heard over a connection with a key that does not watch."""
    socket = await Socket.dial(here.base, party.id)
    await socket.send(type="hello", key=key)
    assert await socket.closed() == 4401
    assert [message["type"] for message in socket.heard] == ["refused"]
    return socket.raw


class Watched(Party):
    """A table at which a player was removed before the start, and whose link to join somebody kept open."""

    removed: str
    """The key of the seat whose player was removed."""
    lurker: Socket

    @classmethod
    async def begin(cls, heres: list[Here], game: str) -> Watched:
        base = heres[0].base
        party = await cls.make(base, game, seats=3)
        assert isinstance(party, Watched)
        party.lurker = await Socket.open(heres[-1].base, party.id, key=party.keys["join"])
        party.removed = party.seats[2]
        await party.host("free", {"seat": 2})
        party.seats[2] = (await call(base, party.keys["join"], f"{party.path}/join", {"name": "Another"}))["key"]
        await party.start()
        assert await party.lurker.closed() == 1012
        assert party.lurker.view is None
        return party


async def compare(heres: list[Here], game: Game[Any, Any], rounds: int, seed: int) -> int:
    """So many tables, and more if the cards gave too little to compare there."""
    chance = Random(f"{game.name} {seed}")
    compared = 0
    for round_ in count():
        if round_ >= rounds and (compared >= rounds or round_ >= MOST * rounds):
            break
        party = await Watched.begin(heres, game.name)
        table = await in_memory(heres[0], party.id)
        least, hunts = chance.randrange(5, 40), round_ % 2 == 1
        while not party.over and (match := table.match) and len(match.moves) < (LONG_HUNT if hunts else least):
            if hunts and len(match.moves) >= 5 and hides_an_answer(match):
                break
            await party.move_once(chance.choice)
        await party.close()
        for viewer in (SPECTATOR, 0, 1, 2):
            compared += await compare_worlds(heres, party, viewer, f"{seed} {round_} {viewer}")
    return compared


async def in_memory(here: Here, table_id: str) -> Table:
    """A table in the memory of one process."""
    async with here.service.tables.locked(table_id) as table:
        return table


class Stage:
    """A table in the memory of one process, whose present can be put on like scenery and taken away again."""

    def __init__(self, here: Here, table: Table) -> None:
        assert table.match is not None
        self.service = here.service
        self.table = table
        self.match, self.stored, self.sent = table.match, table.stored, dict(table.sent)
        self.past = [(state.clone(), shuffles) for state, shuffles in self.match.states()]

    def states(self, present: Any, since: int = 0) -> Iterator[tuple[Any, int]]:
        """The history, with this world as its present, and what was played in it since."""
        return islice(self.all_states(present), since, None)

    def all_states(self, present: Any) -> Iterator[tuple[Any, int]]:
        yield from ((state.clone(), shuffles) for state, shuffles in self.past[:-1])
        yield present.clone(), self.past[-1][1]
        match = self.table.match
        assert match is not None
        if len(match.moves) == len(self.past):
            yield match.state.clone(), self.past[-1][1]

    async def replay(self, job: ReplayJob, _: str) -> bytes:
        """What the process that replays records would make of this world, of which no record tells."""
        assert self.table.match is not None
        return packed(self.table.match, viewer_from(job.viewer, len(self.match.players)), job.views)

    def put_on(self, state: Any) -> None:
        match, table = self.match.copy(), self.table
        match.state = state.clone()
        match.states = partial(self.states, state)  # type: ignore[method-assign]
        table.match, table.stored, table.sent = match, self.stored, dict(self.sent)
        table.seen.clear()
        table.public_json = b""
        table.last_steps.clear()


@asynccontextmanager
async def staged(heres: list[Here], table_id: str) -> AsyncIterator[list[Stage]]:
    """What is played on these stages is not written down, and the database does not correct it."""

    def nothing(*_: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    stages = [Stage(here, await in_memory(here, table_id)) for here in heres]
    with pytest.MonkeyPatch.context() as patch:
        for stage in stages:
            patch.setattr(stage.service.database, "submit", nothing)
            patch.setattr(stage.service.tables, "reload", nothing)
            patch.setattr(stage.service.replays, "run", stage.replay)
        yield stages
    for stage in stages:
        stage.service.tables.forget(table_id)


async def compare_worlds(heres: list[Here], party: Watched, viewer: int, seed: str) -> int:
    table = await in_memory(heres[0], party.id)
    match = table.match
    assert match is not None
    if match.over:
        return 0
    world = other_world(match, viewer, seed)
    found = same_move(match, world, viewer)
    if found is None or world == match.state:
        return 0
    if viewer == match.actor and len(match.answers()) == 1:
        return 0  # it is taken back with the decision before it, which belongs to a past that the other world has not
    heard: list[list[str]] = []
    async with staged(heres, party.id) as stages:
        for state, answer in zip((match.state, world), found, strict=True):
            for stage in stages:
                stage.put_on(state)
            heard.append(await everything(heres, party, viewer, answer))
    difference = first_difference(*heard)
    assert difference is None, difference
    return 1


def first_difference(one: list[str], two: list[str]) -> str | None:
    """Where two worlds tell something different, in a few words: the texts are long."""
    for here, there in zip_longest(one, two, fillvalue="nothing"):
        if here != there:
            at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), 0)
            start = max(0, at - 150)
            return f"{here[:60]}: ...{here[start : at + 100]}... / ...{there[start : at + 100]}..."
    return None


@pytest.mark.attack("Asks for everything in every way, to tell two deals apart that should look the same.")
async def test_no_byte_tells_a_viewer_what_it_may_not_know(heres: list[Here], game: Game[Any, Any]) -> None:
    compared = await compare(heres, game, SHORT, 1)
    assert compared >= SHORT
    note(f"secrets, {game.name}, {len(heres)} processes", worlds=compared)


@pytest.mark.full
async def test_no_byte_tells_a_viewer_what_it_may_not_know_at_length(heres: list[Here], game: Game[Any, Any]) -> None:
    compared = await compare(heres, game, FULL if len(heres) == 1 else FULL_OF_TWO, 2)
    note(f"secrets at length, {game.name}, {len(heres)} processes", worlds=compared)
