"""Who is connected and who is away."""

import pytest

from ..client import Party, Socket
from ..running import Here

pytestmark = pytest.mark.anyio


async def test_whoever_connects_hears_who_comes_and_goes(here: Here) -> None:
    party = await Party.make(here.base)
    one = await Socket.open(here.base, party.id, key=party.seats[0])
    two = await Socket.open(here.base, party.id, key=party.seats[1])
    await one.until("table", where=lambda m: m["table"]["seats"][1]["connected"])
    await two.close()
    news = await one.until("table", where=lambda m: not m["table"]["seats"][1]["connected"])
    assert news["table"]["seats"][1]["away_ms"] is not None
    await one.close()
