"""What needs the consent of everybody: who has a vote, what ends one, and what is done then."""

from dataclasses import replace
from typing import Any

import pytest

from terrae.server.protocol.sizes import MOST_AGREED
from terrae.server.rate_limits import Rate

from ...client import Json, Party, Socket, call
from ...running import QUICK, Here, service, services

pytestmark = pytest.mark.anyio


async def propose(socket: Socket, what: str, number: int | None = None) -> Json:
    client = socket.next_id()
    number = socket.number if number is None else number
    await socket.send(type="propose", id=client, number=number, what=what)
    return await socket.until("ack", "refused", where=lambda message: message["id"] == client)


async def vote(socket: Socket, what: str, seat: int, yes: bool = True) -> Json:
    client = socket.next_id()
    await socket.send(type="vote", id=client, what=what, seat=seat, yes=yes)
    return await socket.until("ack", "refused", where=lambda message: message["id"] == client)


async def told(socket: Socket) -> Any:
    """What the next news of the table says of a vote."""
    return (await socket.until("table"))["table"]["vote"]


async def decided(party: Party) -> int:
    """Let somebody decide who has a choice, and then others; who it was."""
    while True:
        asked = party.asked()
        assert asked is not None
        assert asked.view is not None
        seat, has_choice = party.sockets.index(asked), len(asked.view["question"]["answers"]) > 1
        await party.move_once()
        if has_choice:
            break
    for _ in range(3):
        await party.move_once()
    return seat


async def test_a_decision_is_taken_back_when_everybody_agrees_whatever_happened_since(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    seat = await decided(party)
    before = party.sockets[0].number
    others = [other for other in range(3) if other != seat]
    assert (await propose(party.sockets[seat], "take_back"))["type"] == "ack"
    vote_now = await told(party.sockets[others[0]])
    assert vote_now == {"what": "take_back", "seat": seat, "yes": [seat], "wanted": [0, 1, 2]}
    assert (await vote(party.sockets[others[0]], "take_back", seat))["type"] == "ack"
    assert party.sockets[others[0]].number == before, "not everybody has agreed"
    await vote(party.sockets[others[1]], "take_back", seat)
    for socket in party.sockets:
        if not any(message["type"] == "taken_back" for message in socket.heard):
            await socket.until("taken_back")
        back = next(message for message in socket.heard if message["type"] == "taken_back")
        assert back["seat"] == seat
        assert 0 < back["moves"] <= 4
        assert back["view"]["actor"] == seat
    info = await call(here.base, party.seats[0], party.path)
    assert info["vote"] is None
    await party.close()


async def test_the_game_ends_when_everybody_agrees(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    assert (await propose(party.sockets[1], "end"))["type"] == "ack"
    for seat in (0, 2):
        assert (await call(here.base, party.seats[0], party.path))["status"] == "playing"
        await vote(party.sockets[seat], "end", 1)
    info = await call(here.base, party.seats[0], party.path)
    assert (info["status"], info["vote"]) == ("abandoned", None)
    assert info["ended_early"] == {"by": info["seats"][1]["name"], "agreed": True}
    await party.close()


async def test_whoever_does_not_agree_ends_the_vote(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await propose(party.sockets[1], "end")
    await vote(party.sockets[2], "end", 1)
    await vote(party.sockets[0], "end", 1, yes=False)
    assert (await call(here.base, party.seats[0], party.path))["vote"] is None
    assert (await vote(party.sockets[2], "end", 1))["code"] == "refused", "it is not voted on any more"
    await propose(party.sockets[2], "end")
    assert (await vote(party.sockets[0], "end", 1))["code"] == "refused", "that was another one's wish"
    await party.close()


async def test_bots_have_no_vote(here: Here) -> None:
    """Alone with bots one may end the game, and nobody is there who could agree to a decision taken back."""
    party = await (await Party.make(here.base, people=1)).start()
    assert (await propose(party.sockets[0], "take_back"))["code"] == "refused"
    while (answered := await propose(party.sockets[0], "end"))["type"] == "refused":
        assert answered["code"] == "stale"  # a bot has just decided
        await party.sockets[0].until("view")
    assert (await call(here.base, party.seats[0], party.path))["status"] == "abandoned"
    await party.close()


@pytest.mark.attack("Votes without a seat, twice, for another one, or on what nobody has proposed.")
async def test_only_a_vote_of_ones_own_counts_and_once(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    assert (await vote(party.sockets[0], "end", 1))["code"] == "refused"
    watcher = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert (await propose(watcher, "end"))["code"] == "not_allowed"
    await propose(party.sockets[1], "end")
    assert (await vote(watcher, "end", 1))["code"] == "not_allowed"
    for _ in range(3):
        await vote(party.sockets[1], "end", 1)
        await vote(party.sockets[0], "end", 1)
    assert (await propose(party.sockets[2], "end"))["code"] == "refused", "one at a time"
    info = await call(here.base, party.seats[0], party.path)
    assert (info["status"], info["vote"]["yes"]) == ("playing", [1, 0])
    await watcher.close()
    await party.close()


async def test_only_what_is_not_long_ago_is_taken_back(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    asked = party.asked()
    other = next(socket for socket in party.sockets if socket is not asked)
    assert (await propose(other, "take_back"))["code"] == "refused", "it has decided nothing yet"
    seat = await decided(party)
    await propose(party.sockets[seat], "take_back")
    while not party.over and party.sockets[0].number <= MOST_AGREED + 4:
        await party.move_once()
    if not party.over:
        for one in range(3):
            if one != seat:
                last = await vote(party.sockets[one], "take_back", seat)
        assert last["code"] == "refused", "too much has happened since"
    await party.close()


@pytest.mark.attack("Proposes to end the game again and again.")
async def test_proposals_are_limited(database: str) -> None:
    rates = replace(QUICK.rates, votes=Rate(3, 0.001))
    async with service(database, replace(QUICK, rates=rates)) as here:
        party = await (await Party.make(here.base)).start()
        codes = []
        for _ in range(4):
            codes.append((await propose(party.sockets[0], "end")).get("code"))
            codes.append((await vote(party.sockets[0], "end", 0, yes=False)).get("code"))
        assert codes[:2] == [None, None]
        assert "too_many" in codes
        await party.close()


async def test_a_vote_outlasts_a_restart_and_is_known_to_every_process(database: str) -> None:
    async with services(database) as places:
        first, last = places[0], places[-1]
        party = await (await Party.make(first.base)).start()
        await propose(party.sockets[1], "end")
        elsewhere = await Socket.open(last.base, party.id, key=party.seats[2])
        assert elsewhere.heard[-1]["table"]["vote"]["yes"] == [1]
        await vote(elsewhere, "end", 1)
        await vote(party.sockets[0], "end", 1)
        assert (await call(last.base, party.seats[2], party.path))["status"] == "abandoned"
        await elsewhere.close()
        await party.close()


@pytest.mark.attack("Takes a bot's seat at a public table while its people are away, and ends their game.")
async def test_a_guest_cannot_end_the_game(here: Here) -> None:
    party = await (await Party.make(here.base, people=2, public=True)).start()
    came = await call(here.base, None, f"{party.path}/late", {"seat": 2, "name": "Zoe"})
    guest = await Socket.open(here.base, party.id, key=came["key"])
    refused = await propose(guest, "end")
    assert (refused["type"], refused["code"]) == ("refused", "refused")
    assert (await propose(party.sockets[0], "end"))["type"] == "ack"
    await vote(party.sockets[1], "end", 0)
    await vote(guest, "end", 0)
    assert (await party.info())["status"] == "abandoned", "but has a vote"
    await guest.close()
    await party.close()
