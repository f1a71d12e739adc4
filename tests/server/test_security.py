"""Who is let in, and what is kept from whom."""

import asyncio
import json
import os
import socket as sockets
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from terrae.server.database import tables as rows
from terrae.server.headers import network_of
from terrae.server.settings import NO_RATES, Rate
from terrae.server.tables.keys import holder_of, new_key

from .client import PATIENCE_S, Json, Party, Socket, call, web
from .running import QUICK, Here, service, waited

pytestmark = pytest.mark.anyio

NEVER = 1e-9
"""A second: however slow the test is, nothing of a rate comes back in it."""

FOREIGN = (
    "http://evil.example",
    "null",
    "http://127.0.0.1.evil.example:8000",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
)


@pytest.mark.parametrize("origin", [*FOREIGN, None])
async def test_a_socket_of_a_foreign_page_is_refused(here: Here, origin: str | None) -> None:
    """Foreign, `null` and look-alike origins always; a missing one if there is a cookie."""
    party = await (await Party.make(here.base)).start()
    headers = {"cookie": "terrae_device=d_x"} | ({} if origin is None else {"origin": origin})
    with pytest.raises(InvalidStatus) as refused:
        await Socket.dial(here.base, party.id, headers)
    assert refused.value.response.status_code == 403
    await party.close()


async def test_a_socket_of_our_own_page_is_let_in(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    socket = await Socket.dial(here.base, party.id, {"origin": here.base})
    await socket.send(type="hello", key=party.seats[0])
    await socket.until("welcome")
    await socket.close()
    await party.close()


@pytest.mark.parametrize("origin", [*FOREIGN, None])
async def test_a_foreign_page_cannot_act_with_our_cookie(here: Here, origin: str | None) -> None:
    async with web(here.base) as browser:
        made = await browser.post("/api/tables", json={"game": "terra", "seats": 3}, headers={"origin": here.base})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        path = f"/api/tables/{made.json()['table']['id']}/abandon"
        forged = await browser.post(path, json={}, headers={} if origin is None else {"origin": origin})
        assert forged.status_code == 403
        cross = await browser.post(path, json={}, headers={"origin": here.base, "sec-fetch-site": "cross-site"})
        assert cross.status_code == 403
        assert (await browser.post(path, json={}, headers={"origin": here.base})).status_code == 200


async def test_every_answer_carries_the_security_headers(here: Here) -> None:
    async with web(here.base) as http:
        for path in ("/", "/api/games", "/api/tables/none", "/healthz", "/nothing.js"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers


async def test_too_many_requests_are_refused_for_a_while(database: str) -> None:
    rates = replace(NO_RATES, tables=Rate(3, NEVER), chat=Rate(2, NEVER), moves=Rate(30, NEVER), work=Rate(1, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        wish = {"game": "terra", "seats": 3}
        for _ in range(2):
            await call(here.base, None, "/api/tables", wish)
        async with web(here.base) as http:
            refused = await http.post("/api/tables", json=wish)
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


@pytest.mark.parametrize(
    ("told", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_all_addresses_of_one_customer_count_as_one(told: str, counted: str) -> None:
    assert network_of(told) == counted


async def test_a_deck_that_is_too_large_is_refused(here: Here) -> None:
    wish = {"game": "terra", "seats": 3, "deck": {"name": "x" * 70_000, "threats": {}}}
    assert (await call(here.base, None, "/api/tables", wish, 413))["code"] == "too_large"


async def test_requests_of_an_address_are_limited(database: str) -> None:
    rates = replace(NO_RATES, requests=Rate(5, NEVER), sockets=Rate(1, NEVER))
    async with service(database, replace(QUICK, rates=rates)) as here, web(here.base) as http:
        codes = [(await http.get("/api/games")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        await (await Socket.dial(here.base, "a" * 12)).close()
        with pytest.raises(InvalidStatus):
            await Socket.dial(here.base, "a" * 12)


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


async def test_a_frame_or_body_that_is_too_large_is_refused(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.sockets[0].send(type="chat", id="1", text="x" * 17_000)
    assert await party.sockets[0].closed() == 1009
    async with web(here.base) as http:
        big = await http.post("/api/replay", content=b" " * 1_100_000, headers={"content-type": "application/json"})
        assert big.status_code == 413

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(1200):
                yield b" " * 1000

        streamed = await http.post("/api/replay", content=pieces(), headers={"content-type": "application/json"})
        assert streamed.status_code == 413
    await party.close()


async def test_a_client_that_does_not_read_is_dropped_within_ten_seconds(database: str) -> None:
    async with service(database, replace(QUICK, slow_after_s=2.0)) as here:
        party = await (await Party.make(here.base, "terra-futura", seats=2)).start()
        host, port = here.base.removeprefix("http://").split(":")
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, (host, int(port)))
        request = (
            f"GET /api/tables/{party.id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(deaf, request.encode())
        await loop.sock_recv(deaf, 300)
        hello = json.dumps({"type": "hello", "key": party.keys["watch"]}).encode()
        await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        table = here.service.tables[party.id]
        while not table.clients.get(-1):
            await asyncio.sleep(0.01)
        (connection,) = table.clients[-1]
        began, idle = loop.time(), waited(os.getpid())
        while table.clients.get(-1):
            connection.send("x" * 10_000)
            await asyncio.sleep(0.01)
            assert loop.time() - began - (waited(os.getpid()) - idle) < 10
        moved = await party.move_once()
        assert moved.number == 1
        deaf.close()
        await party.close()


async def test_an_unexpected_error_tells_nothing_and_is_counted(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()

    def fail(*_: object) -> None:
        raise RuntimeError(party.seats[0])

    monkeypatch.setattr("terrae.server.tables.lobby.clean", fail)
    told = await call(here.base, party.keys["host"], "/api/tables", {"game": "terra", "seats": 3}, 500)
    assert told == {"code": "failed", "sentence": "something went wrong here; it has been noted", "rule": ""}
    monkeypatch.setattr("terrae.server.tables.chat.clean", fail)
    await party.sockets[0].send(type="chat", id="1", text="hi")
    assert await party.sockets[0].closed() == 1011
    assert here.service.metrics.errors._value.get() == 2
    await party.close()


async def test_secrets_are_long_and_stored_as_hashes_only(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    for key in (*party.seats, *party.keys.values()):
        assert len(key) == 34
    await party.close()
    store = here.service.database
    if store.file is None:
        everything = str(
            await store.read(lambda db: [db.execute(select(t)).all() for t in rows.metadata.sorted_tables])
        )
    else:
        files = [path.read_bytes() for path in store.file.parent.glob("tables.db*")]
        everything = b"".join(files).decode("latin-1")
    for key in (*party.seats, *party.keys.values()):
        assert key not in everything
        assert str(holder_of(key)) in everything
    assert len({new_key("seat") for _ in range(1000)}) == 1000


async def test_neither_logs_nor_errors_hold_a_secret(here: Here, capfd: pytest.CaptureFixture[str]) -> None:
    party = await (await Party.make(here.base)).start()
    bad = party.seats[0][:-1] + ("a" if party.seats[0][-1] != "a" else "b")
    told = [
        await call(here.base, bad, party.path, None, 401),
        await call(here.base, party.seats[0], f"{party.path}/start", {}, 403),
        await call(here.base, None, f"{party.path}/join", {"name": party.seats[0]}, 409),
        await call(here.base, party.keys["join"], f"{party.path}/join", {"name": [party.seats[0]]}, 400),
    ]
    await party.close()
    out, err = capfd.readouterr()
    for key in (*party.seats, *party.keys.values(), bad):
        assert key not in out + err + json.dumps(told)


# ---- every endpoint x everybody who may not ----

SEAT, BOT = {"seat": 0}, {"seat": 0, "bot": "random"}
WRITES = {
    "join": ({"name": "Eve"}, {"join", "host"}),
    "claim": ({}, {"join", "seat 1", "watch"}),
    "leave": (SEAT, {"seat 0"}),
    "bots": (BOT, {"host"}),
    "free": (SEAT, {"host"}),
    "shuffle": ({}, {"host"}),
    "start": ({}, {"host"}),
    "abandon": ({}, {"host"}),
    "links": ({"power": "watch"}, {"host"}),
    "personal": (SEAT, {"seat 0"}),
    "replace": (BOT, {"host", "seat 0", "seat 1"}),
    "return": (SEAT, {"seat 0"}),
    "rematch": (SEAT, {"seat 0"}),
}
READS = ("", "/deck", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=all")


async def test_no_endpoint_of_a_table_is_left_out_of_these_tests(here: Here) -> None:
    told = await call(here.base, None, "/schema/openapi.json")
    below = "/api/tables/{table_id}"
    found = {
        (method, path.removeprefix(below))
        for path, methods in told["paths"].items()
        for method in methods
        if path.startswith(below)
    }
    tested = {("get", path.partition("?")[0]) for path in READS} | {("post", f"/{path}") for path in WRITES}
    assert found == tested | {("patch", "")}


STATES = ("open", "playing", "ended")


async def two_tables(here: Here, state: str) -> tuple[Party, Party, str]:
    """A table in this state, another whose people have no power at it, and a key of a seat at it that was revoked."""
    party = await Party.make(here.base)
    other = await Party.make(here.base)
    if state != "open":
        await party.host("start")
    if state == "ended":
        await party.host("abandon")
    revoked = party.seats[2]
    await call(here.base, revoked, f"{party.path}/personal", {"seat": 2})
    return party, other, revoked


@pytest.mark.parametrize("state", STATES)
async def test_nobody_does_what_their_power_does_not_allow(here: Here, state: str) -> None:
    """Every endpoint x {nobody, wrong seat, spectator, joiner, other host, revoked link} x state of the table."""
    party, other, revoked = await two_tables(here, state)
    askers = {
        "nobody": None,
        "wrong seat": party.seats[1],
        "spectator": party.keys["watch"],
        "joiner": party.keys["join"],
        "stranger": other.keys["host"],
        "revoked": revoked,
        "malformed": "Basic",
    }
    may = {"join": "joiner", "seat 1": "wrong seat", "watch": "spectator"}
    for name, key in askers.items():
        for path, (body, powers) in WRITES.items():
            if any(may.get(power) == name for power in powers):
                continue
            told = await call(here.base, key, f"{party.path}/{path}", body, (401, 403, 404))
            assert told["code"] in ("unknown_key", "not_allowed", "not_found"), (name, path)
        async with web(here.base) as http:
            headers = {} if key is None else {"authorization": f"Bearer {key}"}
            assert (await http.patch(party.path, json={"title": "x"}, headers=headers)).status_code in (401, 403, 404)
        for path in READS:
            expect: tuple[int, ...] = (401, 404)
            if name == "joiner" and state == "playing" and path not in ("", "/deck"):
                expect = (403,)
            elif name in ("wrong seat", "spectator", "joiner"):
                expect = (200, 403, 409) if state != "ended" else (200, 409)
            told = await call(here.base, key, party.path + path, None, expect)
            if state == "playing" and path == "/replay?eyes=0":
                assert "steps" not in told, name
            if state != "ended":
                assert "moves" not in told
                assert "setup" not in json.dumps(told)
                if path == "":
                    assert told.get("fair", {}).get("secret") is None


@pytest.mark.parametrize("state", STATES)
async def test_no_socket_is_opened_without_the_power(here: Here, state: str) -> None:
    party, other, revoked = await two_tables(here, state)
    hellos: list[Json] = [
        {},
        {"seat": 0},
        {"key": party.seats[1], "seat": 0},
        {"key": party.keys["watch"], "seat": 0},
        {"key": party.keys["host"], "seat": 0},
        {"key": party.keys["join"], "seat": 0},
        {"key": other.seats[0]},
        {"key": other.keys["host"]},
        {"key": revoked},
        {"key": "s_" + "A" * 32},
        {"key": "nonsense"},
    ]
    for hello in hellos:
        socket = await Socket.dial(here.base, party.id)
        await socket.send(type="hello", **hello)
        assert await socket.closed() in (4401, 4404), hello
        assert not any(message["type"] == "welcome" for message in socket.heard)
