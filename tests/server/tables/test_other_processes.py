"""Two processes of one PostgreSQL: what happens at one is seen at the other."""

import asyncio
import sys
from random import Random

import psycopg
import pytest
from sqlalchemy import event

from terrae.engine.record import replay
from terrae.server.database import lines
from terrae.server.protocol import close_codes
from terrae.server.tables.other_processes import learn

from ..client import LONG_PATIENCE_S, PATIENCE_S, Party, Socket, call
from ..running import Here, Process, service

pytestmark = pytest.mark.anyio


async def test_a_move_made_at_one_worker_is_seen_at_the_other(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base)
        await party.host("start")
        party.sockets = [
            await Socket.open(base, party.id, key=key)
            for base, key in zip((one.base, two.base, one.base), party.seats, strict=True)
        ]
        chance = Random(5)
        for _ in range(30):
            if party.over:
                break
            await party.move_once(chance.choice)
        for socket in party.sockets:
            numbers = [m["number"] for m in socket.heard if m["type"] == "moved"]
            assert numbers == list(range(1, len(numbers) + 1))
        await party.sockets[1].send(type="chat", id="1", text="over there")
        assert (await party.sockets[0].until("chat"))["text"] == "over there"
        await party.close()


async def test_whoever_comes_from_one_worker_is_shown_what_it_did_there(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the other has not heard of it yet."""

    async def deaf(*_: object) -> None:
        pass

    monkeypatch.setattr("terrae.server.tables.other_processes.hear", deaf)
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base)
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        await party.start()
        for number in (1, 2):
            mover = await party.move_once()
            again = await Socket.open(two.base, party.id, key=party.seats[party.sockets.index(mover)])
            assert again.number == number
            assert again.view == mover.view
            await again.close()
        await watcher.until("moved", where=lambda message: message["number"] == 2)
        await watcher.close()
        await party.close()


async def test_a_move_is_one_statement_for_the_database(postgres: str) -> None:
    """It stores the move and tells the other processes, in a transaction of its own: one round trip."""
    async with service(postgres) as here:
        party = await (await Party.make(here.base)).start()
        written: list[str] = []
        event.listen(here.service.database.writer, "before_cursor_execute", lambda *args: written.append(args[2]))
        for _ in range(3):
            await party.move_once()
        await party.close()
        moves = [statement for statement in written if "INSERT INTO log" in statement]
        assert len(moves) == 3
        assert all("pg_notify" in statement for statement in moves)


async def test_two_workers_agree_who_was_first(postgres: str) -> None:
    """The same seat answers at both workers at once: one answer counts, the other is stale."""
    async with service(postgres) as one, service(postgres) as two:
        party = await (await Party.make(one.base)).start()
        for _ in range(10):
            mover = party.asked()
            if mover is None:
                break  # the cards have ended the game
            assert mover.view is not None
            seat = party.sockets.index(mover)
            twin = await Socket.open(two.base, party.id, key=party.seats[seat])
            assert twin.number == mover.number
            answers = mover.view["question"]["answers"]
            replies = await asyncio.gather(mover.play(answers[0]), twin.play(answers[-1]))
            kinds = sorted(reply["type"] for reply in replies)
            assert kinds == ["ack", "refused"], replies
            assert next(reply for reply in replies if reply["type"] == "refused")["code"] == "stale"
            await party.catch_up(max(mover.number, twin.number))
            await twin.close()
        await party.close()


async def test_one_send_to_both_workers_has_one_effect(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await (await Party.make(one.base)).start()
        for turn in range(10):
            mover = party.asked()
            if mover is None:
                break  # the cards have ended the game
            twin = await Socket.open(two.base, party.id, key=party.seats[party.sockets.index(mover)])
            answer = mover.answer
            replies = await asyncio.gather(
                mover.play(answer, client=f"t{turn}"), twin.play(answer, client=f"t{turn}", number=turn)
            )
            assert replies[0] == replies[1] == {"type": "ack", "id": f"t{turn}", "number": turn + 1}
            await party.catch_up(turn + 1)
            await twin.close()
        await party.close()


async def test_a_seat_taken_and_a_link_ended_at_one_worker_count_at_the_other(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base, people=1, bots=False)
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        await call(one.base, party.keys["join"], f"{party.path}/join", {"name": "Late"})
        await watcher.until("table", where=lambda m: m["table"]["seats"][1]["name"] == "Late")
        await call(two.base, party.keys["host"], f"{party.path}/bots", {"seat": 2, "bot": "random"})
        await call(one.base, party.keys["host"], f"{party.path}/start", {})
        await watcher.until("view")
        await call(one.base, party.keys["host"], f"{party.path}/links", {"power": "watch"})
        assert await watcher.closed() == 4401


async def test_a_link_ended_while_a_worker_was_deaf_has_ended_there_too(postgres: str) -> None:
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base)
        watcher = await Socket.open(two.base, party.id, key=party.keys["watch"])
        with psycopg.connect(postgres, autocommit=True) as other:
            listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            async with asyncio.timeout(PATIENCE_S):
                while other.execute(f"SELECT count(*) {listening}").fetchone() != (2,):
                    await asyncio.sleep(0.02)
            other.execute(f"SELECT pg_terminate_backend(pid) {listening}")
        await party.host("links", {"power": "watch"})
        assert await watcher.closed() == 4401
        await party.close()


async def test_whoever_is_moved_at_one_worker_comes_again_at_the_other(postgres: str) -> None:
    """Seats that are shuffled: nobody's key has ended, so nobody is told so."""
    async with service(postgres) as one, service(postgres) as two:
        party = await Party.make(one.base)
        party.base = two.base
        await party.connect()
        party.base = one.base
        names = ["Player 0", "Player 1", "Player 2"]
        while names[0] == "Player 0":
            names = [seat["name"] for seat in (await party.host("shuffle"))["seats"]]
        assert await party.sockets[0].closed() == 1012
        again = await Socket.open(two.base, party.id, key=party.seats[0])
        assert again.heard[0]["seat"] == names.index("Player 0")
        await again.close()
        await party.close()


async def move_on(party: Party, chance: Random, moves: int = sys.maxsize) -> None:
    """Play on with bots until somebody has moved so often, or to the end."""
    while not party.over and moves:
        if party.asked() is None:
            await party.sockets[0].hear()
            await party.catch_up(party.sockets[0].number)
        else:
            await party.move_once(chance.choice)
            moves -= 1


async def test_when_a_worker_is_killed_its_clients_go_on_at_the_other(postgres: str) -> None:
    async with service(postgres) as one:
        with Process(postgres) as two:
            party = await Party.make(two.base, people=2)
            await party.start()
            chance = Random(9)
            await move_on(party, chance, 6)
            known = party.sockets[0].number
            two.kill()
        party.base = one.base
        await party.connect()
        assert party.sockets[0].number >= known
        async with asyncio.timeout(LONG_PATIENCE_S):
            await move_on(party, chance)
        assert replay(await call(one.base, party.seats[0], f"{party.path}/record")).over
        await party.close()


async def test_news_of_a_seat_goes_to_that_seat(here: Here) -> None:
    """As it is told by another process: whose words are kept from seat 1, and that who held seat 2 has left."""
    party = await (await Party.make(here.base)).start()
    await here.service.database.write(lambda connection: lines.set_block(connection, party.id, 1, 0, True))
    await learn(here.service, party.id, "b1")
    assert (await party.sockets[1].until("blocked"))["seats"] == [0]
    await learn(here.service, party.id, "l2")
    assert await party.sockets[2].closed() == close_codes.LEFT
    for socket in party.sockets[:2]:
        assert (await socket.play("pass", number=99))["code"] == "stale", "it is still connected"
    assert not any(message["type"] == "blocked" for message in party.sockets[0].heard)
    await party.close()
