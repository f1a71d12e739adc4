"""A real client of the Model Context Protocol plays: at a local table over pipes, and at a table of the service."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.record import read_lines, replay
from terrae.sentences import sentences_for
from terrae.text.local_seat import LocalSeat
from terrae.text.play import Games, Manner, TextRequest, text_seat
from terrae.text.service_seat import Link, read_link, seat_at
from terrae.text.service_seat import call as ask
from tests.server.client import call
from tests.server.running import Here, service

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def client_of(server: Any) -> Any:
    """A client of a server, or of a command that starts one. The library loads for seconds, so not before a test."""
    from mcp import Client

    return Client(server)


def seated(seat: Any) -> Any:
    """A client that plays a seat."""
    from terrae.text.mcp import server_for

    return client_of(server_for(seat))


async def use(client: Any, tool: str, **arguments: Any) -> str:
    """Call a tool that must not fail; its text."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert not result.is_error, content.text
    return str(content.text)


async def failure(client: Any, tool: str, **arguments: Any) -> str:
    """Call a tool that must fail; its sentence."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


def question_in(text: str) -> tuple[int, list[str]] | None:
    """The question's number and its answers; None if nothing is asked."""
    found = re.search(r"^Question (\d+): ", text, re.MULTILINE)
    return found and (int(found[1]), re.findall(r"^\[([^\]]+)\]", text[found.end() :], re.MULTILINE))


async def test_why_an_answer_does_not_go_is_told_in_the_language_of_the_table() -> None:
    game = game_named("terra")
    request = TextRequest(game, 3, ["tips"], "1")
    games = Games(request, "random")
    seat = text_seat(request.match(0), 0, Manner(sentences_for(game, "de")))
    async with seated(LocalSeat(seat, games.bots, games.speakers, lambda _: None)) as client:
        while question_in(text := await use(client, "wait")) is None:
            assert "Call wait" in text
        assert "»G9« geht hier nicht. " in await failure(client, "answer", answer="G9")


async def test_a_seat_may_speak_before_each_round_and_is_held_up_by_nothing_else() -> None:
    request = TextRequest(game_named("terra"), 3, ["tips"], "1")
    games = Games(request, "random")
    match = request.match(0)
    seat = LocalSeat(
        text_seat(match, 0, Manner(sentences_for(match.game, "en"))), games.bots, games.speakers, lambda _: None
    )
    opened = []
    while not match.over and len(match.moves) < 40:
        await seat.wait(60)
        if seat.table.calls_for_talk:
            opened.append(len(match.moves))
        elif not match.over:
            assert match.actor == 0, "it is held up where no round begins"
        if match.actor == 0:
            await seat.answer(match.view(0)["question"]["answers"][0], None)
    assert len(opened) == len(set(opened)) > 2, "it is held up once before each round"


async def test_an_assistant_plays_a_whole_game_over_pipes(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    command = ["-m", "terrae.cli", "mcp", "terra", "--players", "3", "--bots", "helper,tips", "--seed", "1"]
    from mcp import StdioServerParameters

    server = StdioServerParameters(command=sys.executable, args=[*command, "--records", str(records)])
    async with client_of(server) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == ["look", "answer", "wait", "say", "say_act"]
        assert "Averted" in await use(client, "look", what="all-rules")
        assert "promise value=... crisis=..." in await use(client, "look", what="talk")
        text = await use(client, "wait")
        said = -1
        talks = 0
        while "Call wait" in text or question_in(text):
            if (asked := question_in(text)) is None:
                talks += "You may speak before it" in text
                text = await use(client, "wait", seconds=60)
                continue
            number, answers = asked
            if said < 0:
                assert (await use(client, "say", text="Who has green?")).startswith(
                    'Said.\nAssistant: "Who has green?"'
                )
                assert "Who has" not in await use(client, "look")
                heard = await use(client, "say_act", act="warn region=NA")
                assert "[warn region=NA]" in heard
                assert "somebody else" in await failure(client, "say_act", act="thank who=0")
                assert "no answer here" in await failure(client, "answer", answer="G9")
                assert "that answers question 999" in await failure(client, "answer", answer=answers[0], number=999)
                assert "at most 200" in await failure(client, "answer", answer="x" * 300)
                assert await use(client, "look", what="rules")
                said = number
            await use(client, "answer", answer=answers[-1].lower(), number=number)
            text = await use(client, "wait", seconds=60)
        assert "over" in await failure(client, "answer", answer="pass")
    ((_, record),) = read_lines(records)
    assert isinstance(record, dict)
    assert replay(record).over
    own = [entry for entry in record["talk"] if entry[1] == 0]
    assert own == [[said, 0, {"text": "Who has green?"}], [said, 0, {"act": "warn", "region": "NA"}]]
    assert talks > 3
    assert {act["act"] for _, seat, act in record["talk"] if seat == 1} >= {"ask", "offer"}
    assert record["players"][0] == {"name": "Assistant", "kind": "text"}


@pytest.fixture
async def here(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Here]:  # noqa: ARG001  # it needs a loop
    async with service(tmp_path / "tables.db") as running:
        yield running


async def table_with_one_free_seat(base: str) -> tuple[str, dict[str, str]]:
    """A table of three at which two bots sit; its id and keys."""
    made = await call(base, None, "/api/tables", {"game": "terra", "seats": 3})
    table, keys = made["table"]["id"], made["keys"]
    for seat in (1, 2):
        await call(base, keys["host"], f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
    return table, keys


async def test_an_assistant_joins_a_table_of_the_service_and_plays(here: Here) -> None:
    table, keys = await table_with_one_free_seat(here.base)
    link = read_link(f"{here.base}/table/{table}#join={keys['join']}")
    async with seat_at(link, "Ada", "en") as seat, seated(seat) as client:
        assert "has not begun" in await use(client, "look")
        assert "nothing is asked" in await failure(client, "answer", answer="pass")
        await call(here.base, keys["host"], f"/api/tables/{table}/start", {})
        text = await use(client, "wait", seconds=60)
        number, answers = question_in(text) or (0, [])
        assert "Ada" in text
        assert "Your hand" in text
        assert "G9" in await failure(client, "answer", answer="G9", number=number)
        assert await use(client, "say", text="Hello") == "Said."
        assert await use(client, "say_act", act="warn region=NA") == "Said."
        assert "T23" in await failure(client, "say_act", act="thank who=0")
        asked = 0
        while (question := question_in(text)) and asked < 12:
            number, answers = question
            await use(client, "answer", answer=answers[0], number=number)
            text = await use(client, "wait", seconds=60)
            asked += 1
        assert asked == 12 or "Call wait" not in text
        story = await call(here.base, seat.key, f"/api/tables/{table}")
        assert story["seats"][0]["name"] == "Ada"
        assert story["fair"]["seats"][0]["bytes"] == seat.chance.hex()
        personal = Link(link.base, table, "seat", seat.key)
    async with seat_at(personal, "", "de") as again, seated(again) as client:
        assert again.number_of_seat == 0
        assert question_in(await use(client, "wait", seconds=60)) or "Call wait" not in await use(client, "look")


async def test_a_key_that_ends_is_told(here: Here) -> None:
    table, keys = await table_with_one_free_seat(here.base)
    with pytest.raises(Refused, match="key"):
        async with seat_at(Link(here.base, table, "seat", "s_" + "x" * 32), "", "en"):
            pass
    link = read_link(f"{here.base}/table/{table}#join={keys['join']}")
    async with seat_at(link, "Ada", "en") as seat:
        await call(here.base, seat.key, f"/api/tables/{table}/personal", {"seat": 0})
        await seat.until(lambda: seat.failed != "", 60)
        with pytest.raises(Refused, match="closed the connection"):
            await seat.look("table")


@pytest.mark.attack("Gives an assistant a link that is none.")
@pytest.mark.parametrize(
    "link",
    [
        "",
        "k3v9x2m4qa",
        "https://example.org/table/k3v9x2m4qa",
        "https://example.org/table/k3v9x2m4qa#watch=w_abc",
        "https://example.org/table/k3v9x2m4qa#seat=",
        "https://example.org/table/a/b#seat=s_abc",
        "file:///table/k3v9x2m4qa#seat=s_abc",
    ],
)
def test_a_link_that_is_none_is_refused(link: str) -> None:
    with pytest.raises(Refused, match="link"):
        read_link(link)


def test_a_link_may_lead_under_a_path() -> None:
    link = read_link("https://example.org/games/terrae/table/k3v9x2m4qa#seat=s_abc")
    assert link == Link("https://example.org/games/terrae", "k3v9x2m4qa", "seat", "s_abc")


def test_nobody_is_waited_for_for_ever() -> None:
    with pytest.raises(Refused, match="cannot reach"):
        ask(Link("http://127.0.0.1:9", "k3v9x2m4qa", "seat", "s_x"), "", None, "s_x")
