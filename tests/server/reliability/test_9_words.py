"""Two worlds whose own words differ where a reader may not read them: every byte that it is sent is the same in both.

Words from before a table became public are not for strangers, words of a blocked seat not for whoever has blocked it.
What was said is changed in the database itself; the reader asks for everything, while the game is on and afterwards.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest
from sqlalchemy import update

from terrae.server.database import tables as rows

from ..client import PATIENCE_S, Api, Party, Socket, call, web
from ..running import Here
from .test_3_secrets import TIMES, first_difference

pytestmark = pytest.mark.anyio

PRIVATE, BLOCKED, OPEN = 1, 2, 3
"""Lines: seat 0 before the table is public, seat 0 after seat 2 has blocked it, seat 1."""
PATHS = ("", "/record", "/deck", *(f"/replay?views=false{eyes}" for eyes in ("", "&eyes=2", "&eyes=all")))


class Reader(NamedTuple):
    """Who asks, and which lines are kept from them."""

    key: str | None
    hidden: set[int]


async def talked(here: Here) -> Party:
    """A table that keeps own words, and became public in the middle of its talk."""
    party = await (await Party.make(here.base, seats=4, keep_words=True)).start()
    zero, one, two = party.sockets[:3]
    await chat(zero, "said in private")
    async with Api(here.base, party.keys["host"]) as host:
        await host.patch(party.path, {"public": True})
    await two.send(type="block", id="b", seat=0)
    await two.until("blocked")
    await chat(zero, "said to all but one")
    await chat(one, "said to everybody")
    await party.move_once()
    await party.close()
    return party


async def chat(socket: Socket, text: str) -> None:
    await socket.send(type="chat", id=socket.next_id(), text=text)
    await socket.until("ack")


async def rewrite(heres: list[Here], party: Party, text: str, lines: set[int]) -> None:
    """Let these lines say something else, and every process forget what it knew of them."""
    c = rows.chat.c
    change = update(rows.chat).where(c.table_id == party.id, c.n.in_(lines)).values(text=text)
    await heres[0].service.database.write(lambda connection: connection.execute(change).rowcount)
    for here in [here for here in heres if party.id in here.service.tables]:
        async with asyncio.timeout(PATIENCE_S):
            while any(here.service.tables[party.id].clients.values()):
                await asyncio.sleep(0.01)
        here.service.tables.forget(party.id)


async def everything(here: Here, party: Party, key: str | None) -> list[str]:
    """All that a reader is sent about the table, by every way."""
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    async with web(here.base, headers=headers) as http:
        paths = [party.path + path for path in PATHS] + ["/api/tables", "/api/mine"]
        answers = [await http.get(path) for path in paths]
    told = [f"{answer.status_code} {answer.text}" for answer in answers]
    socket = await Socket.dial(here.base, party.id)
    await socket.send(type="hello", key=key)
    message = await socket.hear()
    if message["type"] == "welcome":
        for on in (True, False):
            await socket.send(type="block", id=f"x{on}", seat=3, on=on)
            await socket.until("ack", "refused")
        await socket.send(type="ping")
        await socket.until("pong")
    raw = [text for text in socket.raw if not text.startswith('{"type":"table"')]
    await socket.close()
    return [TIMES.sub("", text) for text in (*told, *raw)]


async def difference(heres: list[Here], party: Party, key: str | None, lines: set[int]) -> str | None:
    """Where the bytes differ that a reader is sent when these lines say something else."""
    worlds = []
    for text in ("one world", "quite another world"):
        await rewrite(heres, party, text, lines)
        worlds.append(await everything(heres[-1], party, key))
    return first_difference(*worlds)


@pytest.mark.attack("Reads words that are not meant for them, in replays, records, lists or over a connection.")
async def test_no_byte_tells_words_that_are_kept_from_a_reader(heres: list[Here]) -> None:
    party = await talked(heres[0])
    elsewhere = (await Party.make(heres[0].base, people=1, bots=False)).seats[0]
    readers = {
        "a stranger": Reader(None, {PRIVATE}),
        "a key of another table": Reader(elsewhere, {PRIVATE}),
        "a link to join": Reader(party.keys["join"], {PRIVATE}),
        "who has blocked": Reader(party.seats[2], {PRIVATE, BLOCKED}),
    }
    for _ in ("while the game is on", "afterwards"):
        for name, (key, hidden) in readers.items():
            assert (found := await difference(heres, party, key, hidden)) is None, f"{name}: {found}"
            told = await difference(heres, party, key, {PRIVATE, BLOCKED, OPEN} - hidden)
            assert told is not None, f"{name} is not told what is theirs to read"
        for invited in (party.seats[3], party.keys["watch"]):
            assert await difference(heres, party, invited, {PRIVATE}) is not None
        if (await party.info())["status"] == "playing":
            await party.host("abandon")


async def test_a_record_without_some_words_is_a_record(here: Here) -> None:
    party = await talked(here)
    await party.host("abandon")
    talk = {}
    for name, key in {"stranger": None, "blocked": party.seats[2], "host": party.keys["host"]}.items():
        record = await call(here.base, key, f"{party.path}/record")
        talk[name] = [act["text"] for _, _, act in record["talk"]]
        assert (await call(here.base, None, "/api/verify", record))["holds"]
    assert talk == {
        "stranger": ["said to all but one", "said to everybody"],
        "blocked": ["said to everybody"],
        "host": ["said in private", "said to all but one", "said to everybody"],
    }
