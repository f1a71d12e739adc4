"""The JSON Schema of the protocol is what the code says and sends, and the browser's types are made from it."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from terrae.engine.game import Game
from terrae.server.protocol.schema import FILE, schema, text

from ..client import Party, Socket, call
from ..fuzz.generator import Pattern
from ..running import Here

TYPESCRIPT = Path(__file__).parents[3] / "web" / "src" / "api" / "messages.ts"


def test_the_kept_schema_has_not_drifted_from_the_code() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m terrae.server.protocol.schema"


def test_every_message_has_its_kind() -> None:
    parts = json.loads(text())["$defs"]
    for name in ("FromClient", "FromService"):
        for kind in parts[name]["anyOf"]:
            part = parts[kind["$ref"].rsplit("/", 1)[1]]
            assert "type" in part["required"]
            assert "enum" in part["properties"]["type"]


def patterns(part: Any) -> Iterator[str]:
    """Every pattern in a schema."""
    if isinstance(part, dict):
        if isinstance(part.get("pattern"), str):
            yield part["pattern"]
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from patterns(inner)


@pytest.mark.anyio
@pytest.mark.attack("Ends a colour, a language or a contribution with a line end.")
async def test_a_pattern_is_for_the_whole_text(here: Here) -> None:
    openapi = await call(here.base, None, "/schema/openapi.json")
    found = set(patterns(schema())) | set(patterns(openapi))
    assert len(found) >= 6
    for pattern in found:
        good = Pattern(pattern, Random(1)).text()
        assert re.search(pattern, good)
        assert not re.search(pattern, good + "\n"), pattern
    party = await Party.make(here.base)
    await call(here.base, party.keys["join"], f"{party.path}/join", {"name": "Ada", "colour": "red\n"}, 400)


def test_the_types_of_the_browser_are_made_from_the_kept_schema() -> None:
    """Which types follow from it is checked by web/src/api/messages.test.ts."""
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() in TYPESCRIPT.read_text("utf-8"), "run npm run types in web/"


def check(name: str, value: Any) -> None:
    whole = json.loads(FILE.read_text("utf-8"))
    jsonschema_rs.validate({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]}, value)


@pytest.mark.anyio
async def test_what_a_whole_game_sends_is_as_the_schema_says(here: Here, game: Game[Any, Any]) -> None:
    party = await Party.make(here.base, game.name, seats=game.seats[0], title="Ours")
    await party.start()
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    mover = await party.move_once()
    assert mover.view is not None
    await mover.send(type="chat", id="said", text="Hello")
    await mover.send(type="say", id="warned", number=mover.number, act={"act": "warn", "colour": "R"})
    await mover.send(type="block", id="blocked", seat=(mover.view["seat"] + 1) % game.seats[0])
    await mover.until("blocked")
    await mover.send(type="may_take_back", number=mover.number)
    await mover.until("may_take_back")
    assert (await mover.play("nothing"))["type"] == "refused"
    while not party.over:
        await party.move_once()
    await watcher.until("moved", where=lambda message: message["view"]["result"] is not None)
    for socket in (watcher, mover):
        for message in socket.heard:
            check("FromService", message)
    heard = {message["type"] for message in mover.heard}
    assert heard >= {"welcome", "moved", "ack", "refused", "chat", "may_take_back"}
    check("TableInfo", await party.info())
    for viewer in ("0", "watch", "all"):
        check("Sight", await call(here.base, party.seats[0], f"{party.path}/replay?eyes={viewer}"))
    for value in await call(here.base, None, "/api/games"):
        check("GameInfo", value)
    await watcher.close()
    await party.close()
