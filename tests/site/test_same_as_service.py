"""The worker's Python against the service: the same seed and answers give the same messages and the same record."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.engine.fair import commitment_to
from terrae.engine.game import Game, Json
from tests.server.client import Api, Party, Socket, call, contribution
from tests.server.running import Here

from .page import Page, check

BOTS = {"terra": ["helper", "bluffer", "punisher"], "terra-futura": ["greedy", "random", "greedy"]}
TOLD = ("moved", "chat", "ack")


def without_time(message: Json) -> Json:
    return {key: value for key, value in message.items() if key not in ("at", "id")}


async def played_at_service(here: Here, game: str) -> tuple[Socket, Json, list[str]]:
    """A game at the service: one person, who always answers in the middle, among bots that talk."""
    party = await Party.make(here.base, game, 4, people=1, bots=False, committed=True, talk="sentences")
    for seat, bot in enumerate(BOTS[game], 1):
        await party.host("bots", {"seat": seat, "bot": bot})
    await party.start_open()
    socket, answers = party.sockets[0], []
    while not party.over:
        if socket.view and socket.view["question"] and socket.view["result"] is None:
            bots = here.service.bots
            assert bots is not None
            while (talking := bots.talks.get(party.id)) is not None:
                await talking.wait()
            choices = socket.view["question"]["answers"]
            answers.append(choices[len(choices) // 2])
            reply = await socket.play(answers[-1])
            assert reply["type"] == "ack", reply
            while socket.number < reply["number"]:
                await socket.hear()
        else:
            await socket.hear()
    record = await call(here.base, party.keys["host"], f"{party.path}/record")
    await party.close()
    return socket, record, answers


@pytest.mark.anyio
async def test_the_same_seed_gives_the_same_messages_and_record(
    here: Here, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    service, record, answers = await played_at_service(here, game.name)
    monkeypatch.setattr("secrets.token_hex", lambda _: record["fair"]["secret"])
    page = Page()
    table = page.ask("POST", "/tables", {"game": game.name, "seats": 4}, 201)["table"]
    path = f"/tables/{table['id']}"
    own = {"name": "Player 0", "colour": "a", "seat": None, "commitment": commitment_to(contribution(0))}
    check("Joined", page.ask("POST", f"{path}/join", own, 201))
    for seat, bot in enumerate(BOTS[game.name], 1):
        page.ask("POST", f"{path}/bots", {"seat": seat, "bot": bot})
    page.ask("POST", f"{path}/start", {"open": [{"seat": 0, "bytes": contribution(0).hex()}]})
    connection = page.connect(table["id"], 0)
    waiting = list(answers)
    while page.view(connection)["result"] is None:
        page.let_bots()
        if page.view(connection)["result"] is None:
            page.answer(connection, waiting.pop(0))
    heard = [without_time(one) for one in page.heard[connection] if one["type"] in TOLD]
    told = [without_time(one) for one in service.heard if one["type"] in TOLD]
    opened = next(n for n, one in enumerate(told) if one["type"] != "ack" or one["number"] > 0)
    assert [one for one in heard if one["type"] == "moved"] == [one for one in told if one["type"] == "moved"]
    assert [one for one in heard if one["type"] == "chat"] == [one for one in told[opened:] if one["type"] == "chat"]
    assert page.ask("GET", f"{path}/record") == record
    assert page.ask("POST", "/verify", record) == {"holds": True, "why": ""}
    eyes = await call(here.base, None, "/api/replay?eyes=all", record)
    assert page.ask("POST", "/replay?eyes=all", record) == eyes
    check("Sight", eyes)


@pytest.mark.anyio
async def test_deals_and_puzzles_are_those_of_the_service(here: Here) -> None:
    page = Page()
    async with Api(here.base) as api:
        deal = "/deals/terra~2026-11-17"
        assert page.ask("GET", deal) == await api.get(f"/api{deal}")
        name = {"name": "Ada", "colour": "teal"}
        mine, theirs = page.ask("POST", f"{deal}/play", name, 201), await api.post(f"/api{deal}/play", name)
        for key in ("number", "actor", "options", "start", "deal", "talk"):
            assert mine["table"][key] == theirs["table"][key]
        for seat, other in zip(mine["table"]["seats"], theirs["table"]["seats"], strict=True):
            assert seat == {**other, "connected": True, "away_ms": None}
        puzzles = await api.get("/api/puzzles")
        for puzzle in (puzzles[0], puzzles[-1]):
            position = await api.get(f"/api/puzzles/{puzzle['id']}")
            assert page.ask("GET", f"/puzzles/{puzzle['id']}") == position
            answers: Json = {"answers": []}
            verdict = await call(here.base, None, f"/api/puzzles/{puzzle['id']}/answer", answers)
            assert page.ask("POST", f"/puzzles/{puzzle['id']}/answer", answers) == verdict
