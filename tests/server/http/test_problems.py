"""Answers to what does not go."""

import pytest

from terrae.server.http.dependencies import DEPENDENCIES

from ..client import Party, call
from ..running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Provokes an error to read what the service says about itself.")
async def test_an_unexpected_error_tells_nothing_and_is_counted(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await (await Party.make(here.base)).start()

    def fail(*_: object) -> None:
        raise RuntimeError(party.seats[0])

    monkeypatch.setattr("terrae.server.tables.lobby.creation.clean", fail)
    answer = await call(here.base, party.keys["host"], "/api/tables", {"game": "terra", "seats": 3}, 500)
    assert answer == {"code": "failed", "sentence": "something went wrong here; it has been noted", "rule": ""}
    monkeypatch.setattr("terrae.server.tables.talk.chat.clean", fail)
    await party.sockets[0].send(type="chat", id="1", text="hi")
    assert await party.sockets[0].closed() == 1011
    assert here.service.metrics.errors._value.get() == 2
    await party.close()


async def test_no_body_has_a_part_named_as_what_a_handler_is_given(here: Here) -> None:
    """The framework would take what is wrong there for a fault of its own, and answer 500."""
    openapi = await call(here.base, None, "/schema/openapi.json")
    bodies = {
        content["schema"]["$ref"].rsplit("/", 1)[-1]
        for methods in openapi["paths"].values()
        for operation in methods.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        if "$ref" in content["schema"]
    }
    assert len(bodies) > 10
    for body in bodies:
        parts = set(openapi["components"]["schemas"][body].get("properties", {}))
        assert not parts & set(DEPENDENCIES), body
