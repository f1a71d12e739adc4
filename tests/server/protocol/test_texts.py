"""Every text that somebody sends has a form, and none of them lets control characters in."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from terrae.engine.decks import read_deck_file
from terrae.engine.game import game_named
from terrae.server.protocol.schema import schema

from ..client import Json, Party, call
from ..running import Here

pytestmark = pytest.mark.anyio

CONTROL = [chr(code) for code in (*range(0x20), *range(0x7F, 0xA0))]
SOME = ["\x00", "\n", "\t", "\x1b[2J", "\x7f", "\x85"]


def texts_of(part: Any, definitions: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every text in a schema, names of an object's keys too, with where it stands."""
    if isinstance(part, list):
        for number, one in enumerate(part):
            yield from texts_of(one, definitions, f"{path}[{number}]")
        return
    if not isinstance(part, dict):
        return
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        yield from texts_of(definitions[name], definitions, f"{path}/{name}")
        return
    kinds = part.get("type")
    if "string" in ([kinds] if isinstance(kinds, str) else kinds or ()) and "enum" not in part:
        yield path, part
    if isinstance(part.get("propertyNames"), dict):
        yield f"{path}/keys", part["propertyNames"]
    outside = {"pattern": part["pattern"]} if "pattern" in part else {}
    for name in ("anyOf", "oneOf"):
        yield from texts_of([{**outside, **one} for one in part.get(name, ())], definitions, path)
    for name in ("properties", "items", "additionalProperties", "content", "schema"):
        inner = part.get(name)
        if name in ("properties", "content") and isinstance(inner, dict):
            for key, one in inner.items():
                yield from texts_of(one, definitions, f"{path}/{key}")
        else:
            yield from texts_of(inner, definitions, path)


def refuses_control_characters(text: Json) -> bool:
    pattern = text.get("pattern")
    if pattern is None:
        return text.get("const") is not None
    return not any(re.search(pattern, found) for one in CONTROL for found in (one, f"a{one}", f"{one}a", f"a{one}a"))


def test_every_text_of_a_message_has_a_form() -> None:
    definitions = schema()["$defs"]
    found = dict(texts_of(definitions["FromClient"], definitions))
    assert len(found) > 15
    assert [path for path, text in found.items() if not refuses_control_characters(text)] == []


async def test_every_text_of_a_request_has_a_form(here: Here) -> None:
    """A deck and a record are read by their games. Ids in paths are compared with what is there, and never stored."""
    openapi = await call(here.base, None, "/schema/openapi.json")
    definitions = openapi["components"]["schemas"]
    found: dict[str, Json] = {}
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            found |= texts_of(operation.get("requestBody", {}), definitions, f"{method} {path} ")
            for parameter in operation.get("parameters", ()):
                if parameter["in"] != "path":
                    found |= texts_of(parameter["schema"], definitions, f"{method} {path} ?{parameter['name']}")
    assert len(found) > 10
    assert [path for path, text in found.items() if not refuses_control_characters(text)] == []


@pytest.mark.attack(
    "Sends control characters in every text that is stored, which PostgreSQL or a terminal does not bear."
)
@pytest.mark.parametrize("odd", SOME)
async def test_control_characters_are_refused_in_every_text(here: Here, odd: str) -> None:
    party = await Party.make(here.base, people=1, bots=False)
    join, path = party.keys["join"], party.path
    bodies: list[tuple[str, Json]] = [
        ("/api/tables", {"game": f"terra{odd}", "seats": 3}),
        ("/api/tables", {"game": "terra", "seats": 3, "title": f"a{odd}b"}),
        ("/api/tables", {"game": "terra", "seats": 3, "options": {f"short{odd}": True}}),
        *(("/api/tables", {"game": "terra", "seats": 3, "deck": deck}) for deck in odd_decks(odd)),
        (f"{path}/join", {"name": f"Ada{odd}Eva"}),
        (f"{path}/join", {"name": "Ada", "colour": f"red{odd}"}),
        (f"{path}/bots", {"seat": 1, "bot": f"random{odd}"}),
        (f"{path}/bots", {"seat": 1, "bot": f"search[ms={odd}5]"}),
    ]
    for where, body in bodies:
        key = party.keys["host"] if where.endswith("bots") else join
        answer = await call(here.base, key, where, body, (400, 409))
        assert answer["code"] in ("bad_text", "malformed"), (where, body, answer)
    await party.host("bots", {"seat": 1, "bot": "random"})
    await party.host("bots", {"seat": 2, "bot": "random"})
    await party.start()
    socket = party.sockets[0]
    for message in (
        {"type": "chat", "id": "good", "text": f"a{odd}b"},
        {"type": "move", "id": "good", "number": 0, "answer": f"pass{odd}"},
        {"type": "say", "id": "good", "number": 0, "act": {"act": f"refuse{odd}"}},
        {"type": "say", "id": "good", "number": 0, "act": {"act": "refuse", f"who{odd}": 1}},
    ):
        await socket.send(**message)
        refused = await socket.until("refused")
        assert (refused["id"], refused["code"]) == ("good", "bad_text"), message
    for message in (
        {"type": "chat", "id": f"x{odd}", "text": "hello"},
        {"type": "move", "id": f"x{odd}", "number": 0, "answer": "pass"},
        {"type": "chat", "id": "x", "text": "hello", "language": f"en{odd}"},
    ):
        await socket.send(**message)
        refused = await socket.until("refused")
        assert (refused["id"], refused["code"]) == (None, "malformed"), message
    assert await call(here.base, None, "/healthz") == {"status": "ok"}
    for figure in (here.service.metrics.errors, here.service.metrics.failures):
        assert figure._value.get() == 0
    await party.close()


def odd_decks(odd: str) -> Iterator[Json]:
    """Decks of Terra with an odd text in every place where a text may stand."""
    deck = read_deck_file(game_named("terra").default_deck())
    yield {**deck, "name": f"My{odd}own"}
    yield {**deck, "about": f"My{odd}own"}
    yield {**deck, "notes": {"made": [f"at home{odd}"]}}
    yield {**deck, "notes": {f"made{odd}": 1}}
