"""A model behind MCP: a real client of the protocol plays, and one that does anything else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from terrae.commons import assistant
from terrae.commons.assistant import AssistantModel
from terrae.commons.game import play_game

from .tables import conditions, purse, table

ROOT = Path(__file__).parents[2]


def test_an_assistant_plays_a_game_by_mcp() -> None:
    model = AssistantModel([sys.executable, str(ROOT / "examples" / "commons_assistant.py"), "{url}"], "assistant")
    played = play_game(table("helpers-3"), model, conditions(), purse())
    assert played.last_words == ""
    assert played.faults == {}
    assert set(played.answered) == {"you", "forced"}
    assert played.tokens.requests == played.answered["you"]
    assert played.tokens.read > 1000


CLUMSY = """
import asyncio, os
from mcp import Client

async def main():
    async with Client(os.environ["TERRAE_MCP_URL"]) as client:
        async def use(tool, **arguments):
            return (await client.call_tool(tool, arguments)).content[0].text
        for _ in range(3):
            assert "Question" in await use("wait") or True
        assert "T9" in await use("look", what="all-rules")
        said = [await use("answer", answer="G99"), await use("answer", answer="R98")]
        assert all("pass" in one or "card" in one for one in said), said
        assert "own words" in await use("say", text="hello")
        assert "nothing can be said" in await use("say_act", act="offer value=3")

asyncio.run(main())
"""


@pytest.mark.attack("Seats an assistant that answers what is not legal, and leaves.")
def test_an_assistant_that_leaves_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assistant, "ENDS_WITHIN_S", 1.0)
    played = play_game(table("helpers-3"), AssistantModel([sys.executable, "-c", CLUMSY]), conditions(), purse())
    assert played.last_words == ""
    assert played.faults == {"illegal": 2, "gone": 1}
    assert played.answered["retries"] == 1
    assert played.answered["gone"] > 0
    assert played.is_void
