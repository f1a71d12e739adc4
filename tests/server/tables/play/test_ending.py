"""Tables that are given up."""

import pytest

from terrae.engine.fair import commitment_to

from ...client import Party, call
from ...running import Here

pytestmark = pytest.mark.anyio


async def test_an_abandoned_table_shows_its_secret(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    info = await party.host("abandon")
    assert info["status"] == "abandoned"
    secret = bytes.fromhex(info["fair"]["secret"])
    assert commitment_to(secret) == party.table["fair"]["commitment"]
    record = await call(here.base, party.seats[1], f"{party.path}/record")
    assert record["result"] is None
    assert await call(here.base, None, "/api/verify", record) == {"holds": True, "why": ""}
    assert (await party.sockets[0].play("any"))["code"] == "refused"
    await party.close()
