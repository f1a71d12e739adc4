"""Every endpoint and every socket, asked for by everybody who may not."""

import json

import pytest

from ...client import Json, Party, Socket, call, web
from ...running import Here

pytestmark = pytest.mark.anyio


SEAT, BOT = {"seat": 0}, {"seat": 0, "bot": "random"}

WRITES: dict[str, tuple[Json, set[str]]] = {
    "join": ({"name": "Eve"}, {"join", "host"}),
    "claim": ({}, {"join", "seat 1", "watch"}),
    "leave": (SEAT, {"seat 0"}),
    "bots": (BOT, {"host"}),
    "free": (SEAT, {"host"}),
    "shuffle": ({}, {"host"}),
    "swap": ({"seat": 0, "other": 1}, {"host"}),
    "rename": ({"seat": 0, "name": "Eve"}, {"seat 0"}),
    "start": ({}, {"host"}),
    "open": ({"seat": 0, "bytes": "00"}, {"seat 0"}),
    "abandon": ({}, {"host"}),
    "links": ({"power": "watch"}, {"host"}),
    "personal": (SEAT, {"seat 0"}),
    "replace": (BOT, {"host", "seat 0", "seat 1"}),
    "return": (SEAT, {"seat 0"}),
    "rematch": (SEAT, {"seat 0"}),
    "late": ({"name": "Eve"}, {"join", "host"}),
    "transfer": (SEAT, {"seat 0"}),
    "take": ({}, {"transfer"}),
    "back": (SEAT, {"seat 0 before"}),
    "outcome": ({}, {"seat 0", "seat 1"}),
    "notices": ({"on": False}, {"seat 0", "seat 1"}),
    "on": ({"seat": 0, "move": 0, "name": "Eve"}, {"host", "join", "watch", "seat 0", "seat 1"}),
    "try": ({"seat": 0, "move": 0}, {"host", "join", "watch", "seat 0", "seat 1"}),
}

READS = ("", "/deck", "/record", "/replay", "/replay?eyes=0", "/replay?eyes=all")


async def test_no_endpoint_of_a_table_is_left_out_of_these_tests(here: Here) -> None:
    answer = await call(here.base, None, "/schema/openapi.json")
    below = "/api/tables/{table_id}"
    found = {
        (method, path.removeprefix(below))
        for path, methods in answer["paths"].items()
        for method in methods
        if path.startswith(below)
    }
    tested = {("get", path.partition("?")[0]) for path in READS} | {("post", f"/{path}") for path in WRITES}
    assert found == tested | {("patch", ""), ("get", "/coach")}, "the coach has tests of its own: it answers in lines"


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


@pytest.mark.attack("Tries every request with every key that does not allow it.")
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
            answer = await call(here.base, key, f"{party.path}/{path}", body, (401, 403, 404))
            assert answer["code"] in ("unknown_key", "not_allowed", "not_found"), (name, path)
        async with web(here.base) as http:
            headers = {} if key is None else {"authorization": f"Bearer {key}"}
            assert (await http.patch(party.path, json={"title": "x"}, headers=headers)).status_code in (401, 403, 404)
        for path in READS:
            expect: tuple[int, ...] = (401, 404)
            if name == "joiner" and state == "playing" and path not in ("", "/deck"):
                expect = (403,)
            elif name in ("wrong seat", "spectator", "joiner"):
                expect = (200, 403, 409) if state != "ended" else (200, 409)
            answer = await call(here.base, key, party.path + path, None, expect)
            if state == "playing" and path == "/replay?eyes=0":
                assert "steps" not in answer, name
            if state != "ended":
                assert "moves" not in answer
                assert "setup" not in json.dumps(answer)
                if path == "":
                    assert answer.get("fair", {}).get("secret") is None


@pytest.mark.attack("Opens a socket with a key that does not allow it.")
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
