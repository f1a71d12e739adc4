"""Signs: one tap, no words."""

from dataclasses import replace

import pytest

from terrae.server.rate_limits import Rate

from ...client import Json, Party, Socket, call
from ...running import QUICK, Here, service

pytestmark = pytest.mark.anyio


async def sign(socket: Socket, which: str, client: str | None = None) -> Json:
    client = client or socket.next_id()
    await socket.send(type="sign", id=client, sign=which)
    return await socket.until("ack", "refused", where=lambda message: message["id"] in (client, None))


async def test_everybody_sees_a_sign_once_and_no_record_keeps_it(here: Here) -> None:
    party = await (await Party.make(here.base, talk="sentences", keep_words=True)).start()
    one, two, _ = party.sockets
    for _ in range(2):
        assert (await sign(one, "thanks", "same"))["number"] == 1
    seen = await two.until("chat")
    assert (seen["seat"], seen["sign"], seen["text"], seen["act"]) == (0, "thanks", "", None)
    again = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert [line["sign"] for line in again.heard[0]["chat"]] == ["thanks"]
    await party.host("abandon")
    assert not (await call(here.base, party.seats[1], f"{party.path}/record")).get("talk")
    await again.close()
    await party.close()


async def test_at_a_silent_table_nobody_makes_signs(here: Here) -> None:
    party = await (await Party.make(here.base, talk="silence")).start()
    assert (await sign(party.sockets[0], "ha"))["code"] == "silence"
    await party.close()


@pytest.mark.attack("Makes signs to somebody who does not want to hear of them, or a sign that there is not.")
async def test_signs_of_a_blocked_seat_are_kept_from_who_has_blocked_it(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    one, two, three = party.sockets
    await two.send(type="block", id="b", seat=0)
    await two.until("blocked")
    assert (await sign(one, "rude"))["code"] == "malformed"
    await sign(one, "oh_no")
    assert (await three.until("chat"))["sign"] == "oh_no"
    await three.send(type="chat", id="x", text="well")
    assert (await two.until("chat"))["text"] == "well", "the sign before it has not come"
    await party.close()


@pytest.mark.attack("Makes signs without end.")
async def test_a_seat_makes_three_signs_in_ten_seconds(database: str) -> None:
    rates = replace(QUICK.rates, signs=Rate(3, 0.001))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        codes = [(await sign(party.sockets[0], "good")).get("code") for _ in range(5)]
        assert codes == [None, None, None, "too_many", "too_many"]
        await party.close()
