"""Starting a game: seats commit themselves to contributions, open them when it starts, and then the cards are dealt."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from terrae.engine.fair import commitment_to, verify
from terrae.server.database import tables as rows

from ...client import PATIENCE_S, Api, Json, Party, Socket, call, contribution, web
from ...running import QUICK, Here, Process, service, services

pytestmark = pytest.mark.anyio

SOON = replace(QUICK, open_within_s=0.05)


@asynccontextmanager
async def starting(party: Party) -> AsyncIterator["asyncio.Task[Any]"]:
    """While the table is starting, before anybody has opened anything."""
    await party.connect()
    task = asyncio.create_task(party.host("start"))
    for socket in party.sockets:
        await socket.until_starting()
    assert not task.done()
    yield task
    await party.close()


async def record_of(party: Party) -> Json:
    await party.host("abandon")
    record: Json = await call(party.base, party.keys["host"], f"{party.path}/record")
    verify(record)
    return record


def opened(record: Json) -> list[str | None]:
    return [seat["bytes"] for seat in record["fair"]["seats"]]


async def test_the_cards_are_dealt_when_everybody_has_opened(here: Here) -> None:
    party = await Party.make(here.base, seats=4, people=3, committed=True)
    fair = (await party.info())["fair"]
    commitments = [commitment_to(contribution(seat)) for seat in range(3)]
    assert [seat["commitment"] for seat in fair["seats"]] == commitments
    async with starting(party) as task:
        for seat, socket in enumerate(party.sockets):
            assert not task.done()
            fair = (await party.info())["fair"]
            assert [entry["bytes"] for entry in fair["seats"]] == [None] * 3, "nobody sees them before the deal"
            assert (await socket.open_contribution(contribution(seat)))["type"] == "ack"
        table = await task
        assert table["status"] == "playing"
        assert [seat["bytes"] for seat in table["fair"]["seats"]] == [contribution(seat).hex() for seat in range(3)]
        for socket in party.sockets:
            await socket.until("view", where=lambda message: message["view"] is not None)
        assert opened(await record_of(party)) == [contribution(seat).hex() for seat in range(3)]


async def test_programs_open_by_http(here: Here) -> None:
    party = await Party.make(here.base, people=1, committed=True)
    async with starting(party) as task:
        body = {"seat": 0, "bytes": contribution(0).hex()}
        answer = await call(here.base, party.seats[0], f"{party.path}/open", body)
        assert answer["status"] == "playing"
        assert (await task)["status"] == "playing"


async def test_who_starts_opens_seats_of_their_own_at_once(here: Here) -> None:
    """One device with several seats: nobody waits for anything."""
    async with web(here.base, headers={"origin": here.base}) as device:
        created = (await device.post("/api/tables", json={"game": "terra", "seats": 3})).json()
        path = f"/api/tables/{created['table']['id']}"
        for seat in range(3):
            body = {"name": f"Player {seat}", "commitment": commitment_to(contribution(seat))}
            assert (await device.post(f"{path}/join", json=body)).status_code == 201
        openings = [{"seat": seat, "bytes": contribution(seat).hex()} for seat in range(3)]
        wrong = [*openings[:2], {"seat": 2, "bytes": "00"}]
        assert (await device.post(f"{path}/start", json={"open": wrong})).status_code == 409
        assert (await device.get(path)).json()["status"] == "open"
        started = (await device.post(f"{path}/start", json={"open": openings})).json()
        assert started["status"] == "playing"
        assert [seat["bytes"] for seat in started["fair"]["seats"]] == [entry["bytes"] for entry in openings]
        await device.post(f"{path}/abandon")
        verify((await device.get(f"{path}/record")).json())


@pytest.mark.attack("Opens another's contribution to the shuffle while starting.")
async def test_who_starts_opens_no_seat_of_others(here: Here) -> None:
    party = await Party.make(here.base, committed=True)
    body = {"open": [{"seat": 0, "bytes": contribution(0).hex()}]}
    assert (await party.host("start", body, 403))["code"] == "not_allowed"
    assert (await party.info())["status"] == "open"


@pytest.mark.parametrize("people", [0, 2])
async def test_where_nobody_adds_anything_nobody_waits(here: Here, people: int) -> None:
    party = await Party.make(here.base, people=people)
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert (await party.host("start"))["status"] == "playing"
    await watcher.until("view")
    assert {message["table"]["status"] for message in watcher.heard if "table" in message} <= {"open", "playing"}
    assert (await record_of(party))["fair"]["seats"] == []
    await watcher.close()


async def test_what_is_never_opened_counts_as_its_hash(database: str) -> None:
    async with service(database, SOON) as here:
        party = await Party.make(here.base, committed=True)
        assert (await party.host("start"))["status"] == "playing"
        record = await record_of(party)
        assert opened(record) == [None, None, None]
        assert [seat["commitment"] for seat in record["fair"]["seats"]] == [
            commitment_to(contribution(seat)) for seat in range(3)
        ]


@pytest.mark.attack("Opens a contribution after having seen the others'.")
async def test_what_is_opened_late_is_refused_and_changes_nothing(database: str) -> None:
    async with service(database, SOON) as here:
        party = await Party.make(here.base, committed=True)
        await party.start()
        socket = party.sockets[0]
        await socket.send(type="open", id="late", bytes=contribution(0).hex())
        late = await socket.until("refused")
        assert (late["id"], late["code"]) == ("late", "refused")
        assert "too late" in late["sentence"]
        assert opened(await record_of(party))[0] is None
        await party.close()


@pytest.mark.attack("Opens other bytes than those committed to.")
async def test_other_bytes_are_refused_and_the_right_ones_are_still_taken(here: Here) -> None:
    party = await Party.make(here.base, people=1, committed=True)
    async with starting(party) as task:
        socket = party.sockets[0]
        for wrong in (contribution(1), b"\0", contribution(0) + b"\0"):
            answer = await socket.open_contribution(wrong)
            assert answer["code"] == "refused"
            assert "not the bytes" in answer["sentence"]
        await socket.send(type="open", id="x", bytes="")
        assert (await socket.until("refused"))["code"] == "malformed"
        assert not task.done()
        assert (await socket.open_contribution(contribution(0)))["type"] == "ack"
        assert opened(await record_of(party)) == [contribution(0).hex()]


async def test_opening_twice_is_opening_once(here: Here) -> None:
    party = await Party.make(here.base, people=2, committed=True)
    async with starting(party) as task:
        one, two = party.sockets
        for _ in range(2):
            assert (await one.open_contribution(contribution(0)))["type"] == "ack"
        assert not task.done()
        assert (await one.open_contribution(contribution(5)))["type"] == "refused"
        assert (await two.open_contribution(contribution(1)))["type"] == "ack"
        assert (await one.open_contribution(contribution(0)))["type"] == "ack", "sent again after the deal"
        assert opened(await record_of(party)) == [contribution(0).hex(), contribution(1).hex()]


@pytest.mark.attack("Opens another seat's contribution to the shuffle.")
async def test_nobody_opens_another_seats_contribution(here: Here) -> None:
    party = await Party.make(here.base, people=2, committed=True)
    async with starting(party) as task:
        body = {"seat": 0, "bytes": contribution(0).hex()}
        for key in (party.seats[1], party.keys["host"], party.keys["watch"], party.keys["join"]):
            assert (await call(here.base, key, f"{party.path}/open", body, 403))["code"] == "not_allowed"
        assert (await party.sockets[1].open_contribution(contribution(0)))["code"] == "refused"
        watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
        assert (await watcher.open_contribution(contribution(0)))["code"] == "not_allowed"
        await watcher.close()
        assert not task.done()
        await party.host("abandon")


async def test_nothing_is_opened_before_the_start(here: Here) -> None:
    party = await Party.make(here.base, committed=True)
    body = {"seat": 0, "bytes": contribution(0).hex()}
    assert "not before" in (await call(here.base, party.seats[0], f"{party.path}/open", body, 409))["sentence"]
    nobody = await Party.make(here.base, people=1)
    await nobody.host("start")
    assert "no contribution" in (await call(here.base, nobody.seats[0], f"{nobody.path}/open", body, 409))["sentence"]


async def test_a_contribution_belongs_to_who_sits_there(here: Here) -> None:
    party = await Party.make(here.base, committed=True)

    async def commitments() -> dict[str, str]:
        table = await party.info()
        return {table["seats"][entry["seat"]]["name"]: entry["commitment"] for entry in table["fair"]["seats"]}

    everybody = {f"Player {seat}": commitment_to(contribution(seat)) for seat in range(3)}
    assert await commitments() == everybody
    for _ in range(4):
        await party.host("shuffle")
        assert await commitments() == everybody
    table = await party.info()
    seat_of = {seat["name"]: seat["seat"] for seat in table["seats"]}
    await call(here.base, party.seats[0], f"{party.path}/leave", {"seat": seat_of["Player 0"]})
    await party.host("free", {"seat": seat_of["Player 1"]})
    await party.host("bots", {"seat": seat_of["Player 0"], "bot": "random"})
    await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Eve"})
    assert await commitments() == {"Player 2": everybody["Player 2"]}


async def test_while_it_starts_the_table_stays_as_it_is(here: Here) -> None:
    party = await Party.make(here.base, people=2, committed=True, public=True)
    async with starting(party) as task:
        for path, body in (
            ("free", {"seat": 0}),
            ("bots", {"seat": 2, "bot": "random"}),
            ("shuffle", {}),
            ("start", {}),
        ):
            assert (await party.host(path, body, 409))["code"] == "refused"
        await call(here.base, party.seats[0], f"{party.path}/leave", {"seat": 0}, 409)
        await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Eve"}, 409)
        await call(here.base, party.seats[0], f"{party.path}/record", None, 409)
        assert party.id in [table["id"] for table in await call(here.base, None, "/api/tables")]
        assert (await party.host("abandon"))["status"] == "abandoned"
        assert (await task)["status"] == "abandoned"


async def test_a_start_goes_on_after_a_crash(database: str) -> None:
    process = Process(database, open_within_s=2)
    with process:
        party = await Party.make(process.base, people=2, committed=True)
        await party.connect()
        task = asyncio.create_task(party.host("start"))
        assert (await party.sockets[0].open_contribution(contribution(0)))["type"] == "ack"
        process.kill()
        with pytest.raises(httpx.TransportError):
            await task
    with Process(database, open_within_s=2) as again:
        party.base = again.base
        async with asyncio.timeout(PATIENCE_S):
            while (await party.info())["status"] == "opening":
                await asyncio.sleep(0.05)
        assert opened(await record_of(party)) == [contribution(0).hex(), None]


async def test_two_processes_deal_once(postgres: str) -> None:
    async with services(postgres) as (one, two):
        for _ in range(5):
            party = await Party.make(one.base, committed=True)
            party.sockets = [
                await Socket.open(here.base, party.id, key=key)
                for here, key in zip((one, two, two), party.seats, strict=True)
            ]
            task = asyncio.create_task(party.host("start"))
            acks = await asyncio.gather(
                *(socket.open_contribution(contribution(seat)) for seat, socket in enumerate(party.sockets))
            )
            assert [ack["type"] for ack in acks] == ["ack"] * 3
            await task
            views = [
                (await socket.until("view", where=lambda message: message["view"] is not None))["view"]
                for socket in party.sockets
            ]
            assert len({view["actor"] for view in views}) == 1
            assert opened(await record_of(party)) == [contribution(seat).hex() for seat in range(3)]
            other = await call(two.base, party.seats[0], f"{party.path}/record")
            assert other == await call(one.base, party.seats[0], f"{party.path}/record")
            await party.close()


async def test_two_processes_agree_on_what_came_in_time(postgres: str) -> None:
    """Seats open around the deadline: what was acknowledged is in the deal, and what was refused is not."""
    chance = Random(8)
    async with services(postgres, replace(QUICK, open_within_s=0.1)) as (one, two):
        for _ in range(12):
            party = await Party.make(one.base, committed=True)
            party.sockets = [
                await Socket.open(chance.choice((one, two)).base, party.id, key=key) for key in party.seats
            ]
            task = asyncio.create_task(call(two.base, party.keys["host"], f"{party.path}/start", {}))

            async def open_later(seat: int, delay: float, party: Party = party) -> Json:
                await party.sockets[seat].until_starting()
                await asyncio.sleep(delay)
                return await party.sockets[seat].open_contribution(contribution(seat))

            replies = await asyncio.gather(*(open_later(seat, chance.uniform(0.05, 0.15)) for seat in range(3)))
            await task
            wanted = [
                contribution(seat).hex() if reply["type"] == "ack" else None for seat, reply in enumerate(replies)
            ]
            assert opened(await record_of(party)) == wanted
            await party.close()


async def test_a_game_of_the_first_shuffle_goes_on_by_it(here: Here) -> None:
    party = await Party.make(here.base)

    def as_before(connection: Any) -> None:
        connection.execute(update(rows.tables).where(rows.tables.c.id == party.id).values(fair_version=1))
        parts = [{"table_id": party.id, "n": n, "bytes": f"{n:02x}"} for n in range(2)]
        connection.execute(insert(rows.contributions), parts)

    await here.service.database.write(as_before)
    here.service.tables.forget(party.id)
    await party.start()
    await party.move_once()
    here.service.tables[party.id].is_stale = True
    record = await record_of(party)
    assert "version" not in record["fair"]
    assert record["fair"]["contributions"] == ["00", "01"]
    await party.close()


# ---- another process changes the table while this one starts it ----


async def write_unnoticed(here: Here, table_id: str, **columns: object) -> None:
    """Change a table's row as another process would, of which this one has not heard yet."""
    t = rows.tables
    change = update(t).where(t.c.id == table_id).values(**columns)
    async with here.service.tables.locked(table_id) as table:
        await here.service.tables.reload(table)
        await here.service.database.write(lambda connection: void(connection.execute(change)))


def void(_: object) -> None:
    pass


@pytest.mark.attack("Starts a game at one process while its options are changed at another.")
@pytest.mark.parametrize("committed", [False, True])
async def test_a_start_loses_against_options_that_were_changed_just_before(here: Here, committed: bool) -> None:
    party = await Party.make(here.base, seats=4, committed=committed)
    await write_unnoticed(here, party.id, options='{"teams":true}')
    assert (await party.host("start", expect=409))["code"] == "refused"
    info = await party.info()
    assert (info["status"], info["options"]["teams"]) == ("open", True)
    if committed:
        await party.start_open()
    else:
        await party.start()
    record = await record_of(party)
    assert record["options"]["teams"] is True
    await party.close()


@pytest.mark.attack("Changes the options of a game that another process has just started.")
async def test_options_lose_against_a_start_just_before_and_the_rest_does_not(here: Here) -> None:
    party = await Party.make(here.base, seats=4)
    async with Api(here.base, party.keys["host"]) as host:
        for change in ({"options": {"teams": True}}, {"seats": 5}, {"talk": "silence"}, {"title": "Late"}):
            await write_unnoticed(here, party.id, status="open")
            await write_unnoticed(here, party.id, status="opening")
            answer = await host.patch(party.path, change, 200 if "title" in change else 409)
            assert answer.get("code") == (None if "title" in change else "refused"), answer
    info = await party.info()
    assert (info["title"], info["status"], info["options"]["teams"], len(info["seats"])) == (
        "Late", "opening", False, 4
    )  # fmt: skip


async def test_two_processes_never_hold_different_options_of_one_game(postgres: str) -> None:
    """The host changes an option at one process and starts at the other, at the same moment: one of them loses."""
    async with service(postgres) as one, service(postgres) as two:
        for turn in range(12):
            party = await Party.make(one.base, seats=4, people=1)
            watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
            async with Api(one.base, party.keys["host"]) as here, Api(two.base, party.keys["host"]) as there:
                changing = here.http.patch(party.path, json={"options": {"teams": True}})
                starting = there.http.post(f"{party.path}/start", json={})
                first, second = (changing, starting) if turn % 2 else (starting, changing)
                one_answer, other_answer = await asyncio.gather(first, second)
                changed, began = (one_answer, other_answer) if turn % 2 else (other_answer, one_answer)
                assert 409 in (changed.status_code, began.status_code) or began.json()["options"]["teams"]
                seen = [await api.get(party.path) for api in (here, there)]
                assert seen[0]["options"] == seen[1]["options"]
                if began.status_code == 200:
                    await party.host("abandon")
                    records = [await api.get(f"{party.path}/record") for api in (here, there)]
                    assert records[0] == records[1]
                    assert records[0]["options"]["teams"] == seen[0]["options"]["teams"]
            await watcher.close()


async def test_two_processes_that_shuffle_at_once_leave_everybody_their_own_seat(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base, seats=4)
        for _ in range(8):
            async with Api(one.base, party.keys["host"]) as here, Api(two.base, party.keys["host"]) as there:
                await asyncio.gather(*(api.http.post(f"{party.path}/shuffle") for api in (here, there)))
            for number, key in enumerate(party.seats):
                info = await call(one.base, key, party.path)
                (seat,) = info["you"]["seats"]
                assert info["seats"][seat]["name"] == f"Player {number}"
