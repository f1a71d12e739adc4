"""Reports of seats: who is blamed, for which words, and how many are kept."""

import pytest

from terrae.server.database.reports import read_reports
from terrae.server.protocol import sizes

from ...client import Json, Party, Socket, call
from ...running import Here

pytestmark = pytest.mark.anyio


async def chat(socket: Socket, text: str) -> None:
    client = socket.next_id()
    await socket.send(type="chat", id=client, text=text)
    await socket.until("ack", where=lambda message: message["id"] == client)


async def report(socket: Socket, seat: int, line: int | None = None) -> Json:
    client = socket.next_id()
    await socket.send(type="report", id=client, seat=seat, line=line)
    return await socket.until("ack", "refused", where=lambda message: message["id"] == client)


async def kept(here: Here) -> list[Json]:
    return sorted(await here.service.database.read(read_reports), key=lambda one: (one["name"], one["line"] or 0))


@pytest.mark.attack("Insults somebody and leaves, so that whoever sits there next is blamed.")
async def test_a_report_blames_whoever_said_the_line(here: Here) -> None:
    party = await Party.make(here.base, people=2, bots=False)
    await party.connect()
    reporter, rude = party.sockets
    await chat(rude, "an insult")
    await party.host("free", {"seat": 1})
    assert (await report(reporter, 1))["code"] == "refused", "nobody sits there"
    assert (await report(reporter, 1, 1))["type"] == "ack", "but somebody did, and said that"
    body = {"name": "Innocent", "seat": 1}
    innocent = (await call(here.base, party.keys["join"], f"{party.path}/join", body))["key"]
    polite = await Socket.open(here.base, party.id, key=innocent)
    await chat(polite, "hello")
    for line in (1, None, 2, 1):
        assert (await report(reporter, 1, line))["type"] == "ack"
    told = await kept(here)
    assert [(one["name"], one["line"], one["text"], one["words"]) for one in told] == [
        ("Innocent", None, "", ["hello"]),
        ("Innocent", 2, "hello", ["hello"]),
        ("Player 1", 1, "an insult", ["an insult"]),
    ]
    assert {(one["reporter"], one["reporter_name"]) for one in told} == {(0, "Player 0")}
    assert here.service.metrics.reports._value.get() == 3
    for socket in (reporter, polite):
        await socket.close()


@pytest.mark.attack("Is reported once, and then insults in peace.")
async def test_each_line_of_a_seat_can_be_reported(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    for text in ("one insult", "and another"):
        await chat(party.sockets[1], text)
    assert (await report(party.sockets[0], 1, 1))["type"] == "ack"
    assert (await report(party.sockets[0], 1, 2))["type"] == "ack"
    assert (await report(party.sockets[2], 1, 2))["type"] == "ack"
    assert (await report(party.sockets[0], 2, 2))["code"] == "refused", "another seat has said it"
    assert [(one["reporter"], one["text"]) for one in await kept(here)].count((0, "and another")) == 1
    assert len(await kept(here)) == 3
    await party.close()


@pytest.mark.attack("Reports without end.")
async def test_reports_of_a_seat_are_bounded(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes, "REPORTS_OF_SEAT", 2)
    party = await (await Party.make(here.base)).start()
    for text in ("1", "2", "3"):
        await chat(party.sockets[1], text)
    answers = [await report(party.sockets[0], 1, line) for line in (1, 2, 3, 2)]
    assert [answer["type"] for answer in answers] == ["ack", "ack", "refused", "ack"]
    assert [one["line"] for one in await kept(here)] == [1, 2]
    await party.close()


@pytest.mark.attack("Reports as often as may be and leaves, so that whoever sits there next cannot.")
async def test_reports_of_an_earlier_holder_of_the_seat_do_not_count(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "REPORTS_OF_SEAT", 1)
    monkeypatch.setattr(sizes, "REPORTS_OF_TABLE", 2)
    party = await Party.make(here.base, people=2, bots=False)
    await party.connect()
    for text in ("1", "2"):
        await chat(party.sockets[0], text)
    assert [(await report(party.sockets[1], 0, line))["type"] for line in (1, 2)] == ["ack", "refused"]
    for name, answers in (("Next", ["ack", "refused"]), ("Last", ["refused", "refused"])):
        await party.host("free", {"seat": 1})
        joined = await call(here.base, party.keys["join"], f"{party.path}/join", {"name": name, "seat": 1})
        socket = await Socket.open(here.base, party.id, key=joined["key"])
        assert [(await report(socket, 0, line))["type"] for line in (1, 2)] == answers
        await socket.close()
    assert len(await kept(here)) == 2, "of a table so many are kept"
    await party.sockets[0].close()
