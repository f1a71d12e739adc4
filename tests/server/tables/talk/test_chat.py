"""Talking at the table."""

import pytest
from sqlalchemy import Connection, select, text

from terrae.server.database import lines
from terrae.server.database import tables as rows
from terrae.server.protocol.sizes import CHAT_SHOWN

from ...client import Party, Socket, call, web
from ...running import Here, service

pytestmark = pytest.mark.anyio


async def test_everybody_hears_a_chat_line_once(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    one, two, _ = party.sockets
    for _ in range(2):
        await one.send(type="chat", id="hi", text=" Who has <green>? ")
        assert (await one.until("ack"))["number"] == 1
    line = await two.until("chat")
    assert (line["n"], line["seat"], line["name"], line["text"]) == (1, 0, "Player 0", "Who has <green>?")
    await two.send(type="chat", id="answer", text="I")
    assert (await one.until("chat", where=lambda m: m["seat"] == 1))["n"] == 2
    await party.close()


async def test_chat_is_kept_with_the_table(database: str) -> None:
    async with service(database) as here:
        party = await (await Party.make(here.base)).start()
        await party.sockets[0].send(type="chat", id="1", text="See you tomorrow")
        await party.sockets[0].until("ack")
        await party.close()
    async with service(database) as here:
        again = await Socket.open(here.base, party.id, key=party.keys["watch"])
        assert [line["text"] for line in again.heard[0]["chat"]] == ["See you tomorrow"]
        await again.close()


async def test_a_line_sent_again_long_after_is_not_said_again(database: str) -> None:
    async with service(database) as here:
        party = await (await Party.make(here.base)).start()
        talker = party.sockets[0]
        for number in range(120):
            await talker.send(type="chat", id=f"line-{number}", text=f"{number}")
            await talker.until("ack")
        await party.close()
    async with service(database) as here:
        talker = await Socket.open(here.base, party.id, key=party.seats[0])
        await talker.send(type="chat", id="line-3", text="3")
        assert (await talker.until("ack"))["number"] == 4
        await talker.send(type="chat", id="new", text="new")
        assert (await talker.until("chat"))["n"] == 121
        await talker.close()


async def test_the_host_can_switch_chat_off(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    async with web(headers={"authorization": f"Bearer {party.keys['host']}"}) as http:
        await http.patch(f"{here.base}{party.path}", json={"chat": False})
    await party.sockets[0].send(type="chat", id="1", text="hello?")
    assert (await party.sockets[0].until("refused"))["code"] == "chat_off"
    await party.close()


@pytest.mark.attack("Writes lines with control characters, or that nobody can see.")
@pytest.mark.parametrize("text", ["x" * 501, "a\u0007b", "right\u202eleft"])
async def test_a_line_that_cannot_be_shown_safely_is_refused(here: Here, text: str) -> None:
    party = await (await Party.make(here.base)).start()
    await party.sockets[0].send(type="chat", id="1", text=text)
    assert (await party.sockets[0].until("refused"))["code"] == "bad_text"
    await party.close()


@pytest.mark.attack("Talks without end, so that a table grows.")
async def test_of_a_long_talk_the_last_lines_are_kept(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "CHAT_KEPT", 10)
    party = await (await Party.make(here.base)).start()
    for number in range(CHAT_SHOWN + 1):
        await party.sockets[0].send(type="chat", id=f"{number}", text=f"Line {number}")
    await party.sockets[0].until("ack", where=lambda message: message["number"] == CHAT_SHOWN + 1)
    kept = await here.service.database.read(
        lambda connection: list(connection.execute(select(rows.chat.c.n).order_by(rows.chat.c.n)).scalars())
    )
    assert kept == list(range(CHAT_SHOWN - 9, CHAT_SHOWN + 2))
    await party.close()


async def test_a_line_is_looked_up_by_an_index(here: Here) -> None:
    """Each line looks whether its sender has sent it before: it must not read the whole talk of the table."""

    def plan(connection: Connection) -> str:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET enable_seqscan = off"))
            asked = "EXPLAIN "
        else:
            asked = "EXPLAIN QUERY PLAN "
        wanted = "SELECT n FROM chat WHERE table_id = 'x' AND seat = 0 AND client = 'c'"
        return " ".join(str(row) for row in connection.execute(text(asked + wanted)))

    assert "chat_sent" in await here.service.database.read(plan)


@pytest.mark.attack(
    "Uses up ids of lines, and leaves the seat to somebody whose lines are then acknowledged but not said."
)
async def test_ids_belong_to_whoever_sent_them(here: Here) -> None:
    party = await Party.make(here.base, people=2, bots=False)
    await party.connect()
    await party.sockets[0].send(type="chat", id="1", text="I was here")
    await party.sockets[1].until("chat")
    await party.host("free", {"seat": 0})
    came = await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Zoe", "seat": 0})
    zoe = await Socket.open(here.base, party.id, key=came["key"])
    for _ in range(2):
        await zoe.send(type="chat", id="1", text="So am I")
        assert (await zoe.until("ack"))["number"] == 2
    heard = await party.sockets[1].until("chat")
    assert (heard["n"], heard["name"], heard["text"]) == (2, "Zoe", "So am I")
    await zoe.close()
    await party.close()
