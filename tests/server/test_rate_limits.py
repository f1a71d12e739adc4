"""Rates of requests, messages and connections."""

import asyncio
import time
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from terrae.server.rate_limits import NO_RATES, Rate

from .client import PATIENCE_S, Party, Socket, call, web
from .running import QUICK, service

pytestmark = pytest.mark.anyio


NEVER = 1e-9

"""A second: however slow the test is, nothing of a rate comes back in it."""


@pytest.mark.attack("Sends more than a seat or an address may.")
async def test_too_many_requests_are_refused_for_a_while(database: str) -> None:
    rates = replace(NO_RATES, tables=Rate(3, NEVER), chat=Rate(2, NEVER), moves=Rate(30, NEVER), work=Rate(1, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        request = {"game": "terra", "seats": 3}
        for _ in range(2):
            await call(here.base, None, "/api/tables", request)
        async with web(here.base) as http:
            refused = await http.post("/api/tables", json=request)
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
        await call(here.base, party.seats[0], f"{party.path}/replay")
        for costly in ("replay", "record"):
            await call(here.base, party.seats[0], f"{party.path}/{costly}", None, 429)
        talker = party.sockets[0]
        for n in range(3):
            await talker.send(type="chat", id=str(n), text="again and again")
        assert (await talker.until("refused"))["code"] == "too_many"
        second = await Socket.open(here.base, party.id, key=party.seats[0])
        for _ in range(20):
            await talker.send(type="look")
            await talker.until("view")
        for _ in range(20):
            await second.send(type="look")
        assert await second.closed() == 4429, "a seat has one limit for all its connections"
        await party.sockets[1].send(type="ping")
        await party.sockets[1].until("pong")
        await party.close()


@pytest.mark.attack("Sends messages over as many connections as an address may have.")
async def test_messages_of_an_address_are_limited_over_all_its_connections(database: str) -> None:
    rates = replace(NO_RATES, messages=Rate(8, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await Party.make(here.base, public=True)
        watchers = [await Socket.open(here.base, party.id) for _ in range(3)]
        for watcher in watchers[:2]:
            for _ in range(4):
                await watcher.send(type="ping")
                await watcher.until("pong")
        await watchers[2].send(type="ping")
        assert await watchers[2].closed() == 4429
        for watcher in watchers[:2]:
            await watcher.close()


@pytest.mark.attack("Sends requests without end from one address.")
async def test_requests_of_an_address_are_limited(database: str) -> None:
    rates = replace(NO_RATES, requests=Rate(5, NEVER), sockets=Rate(1, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here, web(here.base) as http:
        codes = [(await http.get("/api/games")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        await (await Socket.dial(here.base, "a" * 12)).close()
        with pytest.raises(InvalidStatus):
            await Socket.dial(here.base, "a" * 12)


@pytest.mark.attack("Opens sockets without end from one address.")
@pytest.mark.attack("Asks for files, or to be refused, over many connections and as fast as possible.")
async def test_requests_of_an_address_wait_for_their_turn(database: str) -> None:
    rates = replace(NO_RATES, answers=Rate(5, 50), requests=Rate(5, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here, web(here.base) as http:
        began = time.monotonic()
        answers = await asyncio.gather(*(http.get(path) for path in ("/", "/api/games") * 10))
        assert time.monotonic() - began >= 15 / 50
        codes = [answer.status_code for answer in answers]
        assert (codes.count(200), codes.count(429)) == (15, 5)


@pytest.mark.attack("Asks for more than one address could ever be answered in time.")
async def test_what_would_wait_for_too_long_is_refused_and_others_are_not(database: str) -> None:
    async with service(database, replace(QUICK, rates=replace(NO_RATES, answers=Rate(3, NEVER)), proxies=())) as here:
        async with web(here.base) as http:
            assert [(await http.get("/")).status_code for _ in range(5)] == [200] * 3 + [429] * 2
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")) as other:
            assert (await other.get(here.base)).status_code == 200


async def test_an_address_has_only_so_many_connections_open(database: str) -> None:
    async with service(database, replace(QUICK, rates=replace(NO_RATES, connections=2))) as here:
        party = await Party.make(here.base)
        one, two = [await Socket.open(here.base, party.id, key=party.keys["watch"]) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await Socket.dial(here.base, party.id)
        await one.close()
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    three = await Socket.open(here.base, party.id, key=party.keys["watch"])
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.01)
        await two.close()
        await three.close()
