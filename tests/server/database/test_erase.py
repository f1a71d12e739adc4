"""One person's data is erased, and nothing of it is left in the database."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from terrae.cli import run
from terrae.server.database.file import alone
from terrae.server.settings import database_url
from terrae.server.tables.people.keys import holder_of_own

from ..client import Party, Socket, call, web
from ..running import Here, service

pytestmark = pytest.mark.anyio

NAME, WORDS, TITLE = "Adalbert", "meet me at Karlova 7", "Adalbert's evening"
REPORTED = "you are an utter fool"


async def sit_with_a_device(base: str, table: str) -> tuple[str, str]:
    """Somebody takes a seat in a browser; the key of the seat and the secret of the device."""
    async with web(base, headers={"origin": base}) as http:
        joined = await http.post(f"/api/tables/{table}/join", json={"name": NAME, "colour": "teal"})
        return joined.json()["key"], http.cookies["terrae_device"]


async def a_life(here: Here) -> tuple[Party, Party, str, str]:
    """Somebody plays at one table with words, blocks and reports, and waits at another with the same device."""
    party = await Party.make(here.base, people=2, bots=False, public=True, keep_words=True)
    key, device = await sit_with_a_device(here.base, party.id)
    party.seats.append(key)
    async with web(here.base, headers={"origin": here.base, "cookie": f"terrae_device={device}"}) as http:
        made = (await http.post("/api/tables", json={"game": "terra", "seats": 3, "title": TITLE})).json()
        other = Party(here.base, made["table"], made["keys"], [])
        joined = await http.post(f"{other.path}/join", json={"name": NAME})
        assert joined.status_code == 201
    await party.start()
    one, two, person = party.sockets
    await person.send(type="chat", id="w1", text=WORDS)
    await person.send(type="chat", id="w2", text=REPORTED)
    await person.send(type="say", id="a1", number=person.number, act={"act": "refuse"}, language="de")
    await person.until("ack", where=lambda message: message["id"] == "a1")
    await one.send(type="chat", id="w3", text="others may stay")
    await one.until("ack", where=lambda message: message["id"] == "w3")
    await two.send(type="report", id="r1", seat=2, line=2)
    await two.until("ack", where=lambda message: message["id"] == "r1")
    await person.send(type="report", id="r2", seat=0)
    await person.send(type="block", id="b1", seat=0)
    await person.until("ack", where=lambda message: message["id"] == "b1")
    for _ in range(4):
        await party.move_once()
    await party.close()
    return party, other, key, device


def everything(database: str) -> str:
    """All that a database holds, as text."""
    if not database.startswith("postgresql"):
        files = sorted(Path(database).parent.glob(f"{Path(database).name}*"))
        return "\n".join(file.read_bytes().decode("utf-8", "replace") for file in files)
    engine = create_engine(database_url(database))
    try:
        with engine.connect() as connection:
            names = inspect(connection).get_table_names()
            return "\n".join(str(row) for name in names for row in connection.execute(text(f"SELECT * FROM {name}")))
    finally:
        engine.dispose()


async def test_a_person_is_erased_at_every_table_of_their_device(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with service(database) as here:
        party, other, key, device = await a_life(here)
        number = (await party.info())["number"]
        with alone(database_url(database)):  # as `terrae serve` does
            assert run(["erase", key, "--yes", "--database", database]) == 2
        assert "stop the service first" in capsys.readouterr().err
    secrets = (NAME, WORDS, REPORTED, TITLE, holder_of_own(key), holder_of_own(device))
    held = everything(database)
    assert all(secret in held for secret in secrets)
    person = [f"{party.id}/{NAME}", "--everywhere", "--database", database]
    assert run(["erase", *person]) == 0
    told = capsys.readouterr().out
    assert f"table {party.id}, seat 2: {NAME} (terra, playing), 2 lines, 2 reports" in told
    assert "2 seats and 2 keys and devices found; --yes erases them" in told
    assert NAME in everything(database)
    assert run(["erase", *person, "--yes"]) == 0
    assert "erased; older backups still hold them" in capsys.readouterr().out
    held = everything(database)
    assert [secret for secret in secrets if secret in held] == []
    assert "others may stay" in held
    async with service(database) as here:
        party.base = here.base
        info = await party.info()
        assert (info["number"], [seat["name"] for seat in info["seats"]]) == (number, ["Player 0", "Player 1", "(3)"])
        await call(here.base, key, party.path, None, 401)
        await call(here.base, party.seats[0], f"{party.path}/replace", {"seat": 2, "bot": "random"}, (200, 409))
        socket = await Socket.open(here.base, party.id, key=party.seats[0])
        chat = socket.heard[0]["chat"]
        assert [line["text"] for line in chat if line["act"] is None] == ["others may stay"]
        assert [(line["name"], line["act"]) for line in chat if line["act"]] == [("(3)", {"act": "refuse"})]
        await socket.close()
        free = await call(here.base, other.keys["host"], other.path)
        assert (free["title"], free["seats"][0]["kind"], free["seats"][0]["name"]) == ("", "open", "")
        await call(here.base, other.keys["join"], f"{other.path}/join", {"name": NAME})


@pytest.mark.parametrize("by", ["seat", "key", "link"])
async def test_one_seat_alone_is_erased(by: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with service(database) as here:
        party, other, _, device = await a_life(here)
    key = party.seats[1]
    who = {"seat": f"{party.id}/1", "key": key, "link": f"https://terrae.example/table/{party.id}#seat={key}"}[by]
    assert run(["erase", who, "--yes", "--database", database]) == 0
    assert "1 seat erased" in capsys.readouterr().out
    held = everything(database)
    assert "Player 1" not in held
    assert holder_of_own(party.seats[1]) not in held
    assert NAME in held
    assert holder_of_own(device) in held
    async with service(database) as here:
        assert (await call(here.base, other.keys["host"], other.path))["title"] == TITLE
        for key, status in ((party.seats[1], 401), (party.seats[0], 200)):
            await call(here.base, key, party.path, None, status)


async def test_a_guest_who_has_left_is_erased(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with service(database) as here:
        party = await (await Party.make(here.base, people=2)).start()
        came = await call(here.base, party.keys["join"], f"{party.path}/late", {"seat": 2, "name": NAME})
        bot = came["table"]["seats"][2]["guest_for"]
        guest = await Socket.open(here.base, party.id, key=came["key"])
        await guest.send(type="chat", id="w1", text=WORDS)
        await guest.send(type="say", id="a1", number=guest.number, act={"act": "refuse"}, language="de")
        await guest.until("ack", where=lambda message: message["id"] == "a1")
        await party.sockets[0].send(type="report", id="r1", seat=2, line=1)
        await party.sockets[0].until("ack", where=lambda message: message["id"] == "r1")
        await party.host("free", {"seat": 2})
        await party.close()
    assert run(["erase", f"{party.id}/{bot}", "--yes", "--database", database]) == 2, "a bot is no person"
    capsys.readouterr()
    assert run(["erase", f"{party.id}/{NAME}", "--yes", "--database", database]) == 0
    assert f"seat 2, left: {NAME} (terra, playing), 1 line, 1 report" in capsys.readouterr().out
    held = everything(database)
    assert [secret for secret in (NAME, WORDS, holder_of_own(came["key"])) if secret in held] == []
    async with service(database) as here:
        party.base = here.base
        assert (await party.info())["seats"][2]["name"] == bot, "the bot plays on"


async def test_words_under_a_name_that_a_bot_has_now_are_a_persons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.db")
    async with service(database) as here:
        party = await Party.make(here.base, people=1, bots=False)
        joined = await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Bruno"})
        person = await Socket.open(here.base, party.id, key=joined["key"])
        await person.send(type="chat", id="w1", text=WORDS)
        await person.until("ack")
        await person.close()
        await call(here.base, joined["key"], f"{party.path}/leave", {"seat": joined["seat"]})
        names = [(await party.host("bots", {"seat": n, "bot": "random"}))["seats"][n]["name"] for n in (1, 2)]
    assert "Bruno" in names
    assert run(["erase", f"{party.id}/Bruno", "--yes", "--database", database]) == 0
    assert "left: Bruno (terra, open), 1 line" in capsys.readouterr().out
    assert WORDS not in everything(database)


async def test_who_is_unknown_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = ["--yes", "--database", str(tmp_path / "tables.db")]
    async with service(tmp_path / "tables.db") as here:
        party = await Party.make(here.base, people=1)
    for who in (f"{party.id}/Nobody", f"{party.id}/2", "k3v9x2m4qa7d/0"):
        assert run(["erase", who, *database]) == 2
        assert "no person at table" in capsys.readouterr().err
    assert run(["erase", "s_" + "x" * 32, *database]) == 2
    assert "opens no seat here" in capsys.readouterr().err


def test_whoever_is_not_there_is_not_erased(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["erase", "k3v9x2m4qa7d/2", "--database", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
