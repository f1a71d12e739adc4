"""Answers to what does not go."""

import pytest

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
