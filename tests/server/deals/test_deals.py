"""The deal of the day and deals among friends, at a running service."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from terrae.server.deals import day
from terrae.server.errors import Fault

from ..client import Json, Socket, call, web
from ..running import Here

pytestmark = pytest.mark.anyio

TODAY = datetime.now(UTC).date().isoformat()
DAILY = f"/api/deals/terra~{TODAY}"
FRIENDS = f"/api/deals/terra~{'5f' * 16}"


async def begin(here: Here, path: str = DAILY, name: str = "Ada") -> Json:
    joined: Json = await call(here.base, None, f"{path}/play", {"name": name})
    return joined


async def play_on(here: Here, joined: Json) -> Socket:
    """Play a deal to its end; the answer that helps least."""
    socket = await Socket.open(here.base, joined["table"]["id"], key=joined["key"], pace="instant")
    while socket.view is None or socket.view["result"] is None:
        if socket.view is not None and socket.view["question"] and socket.view["actor"] == joined["seat"]:
            assert (await socket.play(socket.answer))["type"] == "ack"
        await socket.hear()
    return socket


async def outcome(here: Here, joined: Json, count: bool = False, expect: int = 200) -> Any:
    path = f"/api/tables/{joined['table']['id']}/outcome"
    return await call(here.base, joined["key"], path, {"count": count}, expect)


async def test_everybody_sits_down_at_the_same_moment_and_sees_only_their_hand(here: Here) -> None:
    told = await call(here.base, None, DAILY)
    one, other = await begin(here), await begin(here, name="Bea")
    assert one["seat"] == other["seat"] == told["seat"]
    assert [seat["bot"] for seat in one["table"]["seats"] if seat["bot"]] == told["bots"]
    assert one["table"]["deal"] == f"terra~{TODAY}"
    assert one["table"]["fair"] == {"version": 0, "commitment": "", "secret": None, "seats": []}
    sockets = [await Socket.open(here.base, each["table"]["id"], key=each["key"]) for each in (one, other)]
    assert sockets[0].view == sockets[1].view
    assert sockets[0].heard[-1]["view"]["seat"] == one["seat"]
    assert one["table"]["id"] != other["table"]["id"]
    for socket in sockets:
        await socket.close()


async def test_a_deal_is_played_told_counted_once_and_its_record_replays(here: Here) -> None:
    joined = await begin(here)
    assert (await outcome(here, joined, expect=409))["code"] == "refused", "not before it is over"
    socket = await play_on(here, joined)
    told = await outcome(here, joined)
    assert len(told["outcome"]["tasks"]) == 6
    assert told["counted"] is False, "nobody is counted who does not want it"
    assert (await call(here.base, None, f"{DAILY}/counts"))["held"] == 0
    for _ in range(2):
        assert (await outcome(here, joined, count=True)) == {"outcome": told["outcome"], "counted": True}
    counts = await call(here.base, None, f"{DAILY}/counts")
    assert counts["held"] + counts["lost"] == 1
    record = await call(here.base, joined["key"], f"/api/tables/{joined['table']['id']}/record")
    assert "fair" not in record
    assert (await call(here.base, None, "/api/verify", record))["holds"] is False, "no fair shuffle is claimed"
    await call(here.base, None, "/api/replay", record)
    await socket.close()


@pytest.mark.attack("Looks at friends' results before having played, or without the link.")
async def test_nobody_sees_a_result_of_friends_before_having_played(here: Here) -> None:
    one = await begin(here, FRIENDS)
    await (await play_on(here, one)).close()
    mine = await outcome(here, one)
    other = await begin(here, FRIENDS, "Bea")
    assert (await call(here.base, other["key"], f"{FRIENDS}/friends", expect=403))["code"] == "not_allowed"
    await call(here.base, None, f"{FRIENDS}/friends", expect=403)
    seen = await call(here.base, one["key"], f"{FRIENDS}/friends")
    assert seen == [
        {"table": one["table"]["id"], "name": "Ada", "you": True, "outcome": mine["outcome"]},
        {"table": other["table"]["id"], "name": "Bea", "you": False, "outcome": None},
    ]
    stories = [f"{FRIENDS}/friends/{each['table']['id']}/story" for each in (one, other)]
    await call(here.base, other["key"], stories[0], expect=403)
    await call(here.base, None, stories[0], expect=403)
    await call(here.base, one["key"], stories[1], expect=404)
    apart = await begin(here)
    await (await play_on(here, apart)).close()
    await outcome(here, apart)
    await call(here.base, one["key"], f"{FRIENDS}/friends/{apart['table']['id']}/story", expect=404)
    await (await play_on(here, other)).close()
    await outcome(here, other)
    both = await call(here.base, other["key"], f"{FRIENDS}/friends")
    assert [each["you"] for each in both] == [False, True]
    assert both[0]["outcome"]["tasks"] == both[1]["outcome"]["tasks"], "the same answers, the same deal"
    told = [await call(here.base, other["key"], story) for story in stories]
    assert [step["story"] for step in told[0]["steps"]] == [step["story"] for step in told[1]["steps"]]
    assert told[0]["eyes"] == other["seat"]
    assert "views" not in told[0]["steps"][0]


async def test_whoever_has_played_the_day_compares_that_with_friends(here: Here) -> None:
    path = f"{DAILY}~{'0d' * 8}"
    mine = await begin(here)
    await (await play_on(here, mine)).close()
    await outcome(here, mine)
    shared = await call(here.base, mine["key"], f"{path}/friends", {"table": mine["table"]["id"]})
    assert [each["name"] for each in shared] == ["Ada"]
    friend = await begin(here, path, "Bea")
    await (await play_on(here, friend)).close()
    await outcome(here, friend)
    both = await call(here.base, friend["key"], f"{path}/friends")
    assert [each["name"] for each in both] == ["Ada", "Bea"]
    other = f"/api/deals/terra~{'77' * 16}/friends"
    await call(here.base, mine["key"], other, {"table": mine["table"]["id"]}, 403)
    await call(here.base, friend["key"], f"{path}/friends", {"table": mine["table"]["id"]}, 404)


@pytest.mark.attack("Fills the deal of friends with very many tables.")
async def test_a_deal_of_friends_takes_only_so_many(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.deals.begin.MOST_FRIENDS", 2)
    for name in ("Ada", "Bea"):
        await begin(here, FRIENDS, name)
    assert (await call(here.base, None, f"{FRIENDS}/play", {"name": "Cleo"}, 409))["code"] == "refused"


@pytest.mark.attack("Lists the names of everybody who plays the deal of the day.")
async def test_a_days_own_deal_has_counts_and_no_names(here: Here) -> None:
    joined = await begin(here)
    assert (await call(here.base, joined["key"], f"{DAILY}/friends", expect=409))["code"] == "refused"


@pytest.mark.attack("Counts the same device twice for a day.")
async def test_a_device_is_counted_once_a_day(here: Here) -> None:
    async with web(here.base, headers={"origin": here.base}) as browser:
        counted = []
        for _ in range(2):
            joined = (await browser.post(f"{DAILY}/play", json={"name": "Ada"})).json()
            await (await play_on(here, joined)).close()
            path = f"/api/tables/{joined['table']['id']}/outcome"
            counted.append((await browser.post(path, json={"count": True})).json()["counted"])
        assert counted == [True, False]


@pytest.mark.attack("Tells how somebody else's deal ended.")
async def test_only_whoever_played_asks_how_it_ended(here: Here) -> None:
    joined = await begin(here)
    await call(here.base, None, f"/api/tables/{joined['table']['id']}/outcome", {}, 404)
    created = await call(here.base, None, "/api/tables", {"game": "terra", "seats": 3})
    path = f"/api/tables/{created['table']['id']}"
    await call(here.base, created["keys"]["host"], f"{path}/outcome", {}, 403)
    sat = await call(here.base, created["keys"]["join"], f"{path}/join", {"name": "Ada"})
    refused = await call(here.base, sat["key"], f"{path}/outcome", {}, 409)
    assert refused["sentence"] == "this table plays no deal"


@pytest.mark.attack("Takes back what a bot has played before one sat down.")
async def test_the_moves_before_the_deal_cannot_be_taken_back(here: Here) -> None:
    asked = 0
    for number in range(20):
        joined = await begin(here, f"/api/deals/terra~{number:032x}")
        stored = here.service.tables[joined["table"]["id"]].stored
        last = stored.log[-1]
        if last.seat != joined["seat"] or last.number != stored.seats[joined["seat"]].held_from:
            continue
        socket = await Socket.open(here.base, joined["table"]["id"], key=joined["key"])
        await socket.send(type="take_back", id="x", number=socket.number)
        assert (await socket.until("refused", "ack"))["type"] == "refused"
        await socket.close()
        asked += 1
        if asked == 2:
            return
    raise AssertionError("no deal begins after a move in everybody's seat")


@pytest.mark.attack("Plays the deal of tomorrow, or of a day that never was.")
@pytest.mark.parametrize("name", ["terra~2099-12-31", "terra~9999-12-31", "terra~2025-01-01", "terra~2026-13-01"])
async def test_a_deal_that_is_not_there_is_refused(here: Here, name: str) -> None:
    for path, body in ((f"/api/deals/{name}", None), (f"/api/deals/{name}/play", {"name": "Ada"})):
        assert (await call(here.base, None, path, body, 409))["code"] == "refused"


def test_a_day_begins_in_the_far_east_and_ends_in_the_far_west() -> None:
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC)
    assert day.known_deal("terra~2026-11-17", noon).day == date(2026, 11, 17)
    assert day.known_deal("terra~2026-11-18", noon).day == date(2026, 11, 18), "it is the 18th in Kiribati"
    with pytest.raises(Fault, match="not there before"):
        day.known_deal("terra~2026-11-19", noon)
    assert not day.is_late(date(2026, 11, 16), noon - timedelta(seconds=1))
    assert day.is_late(date(2026, 11, 16), noon)


async def test_a_deal_played_later_is_late_and_in_nobodys_counts(here: Here) -> None:
    path = "/api/deals/terra~2026-01-05"
    joined = await begin(here, path)
    await (await play_on(here, joined)).close()
    told = await outcome(here, joined, count=True)
    assert told["outcome"]["late"]
    assert told["counted"] is False
    counts = await call(here.base, None, f"{path}/counts")
    assert (counts["held"], counts["lost"], counts["points"]) == (0, 0, [])


@pytest.mark.attack("Begins very many different deals.")
async def test_deals_that_are_kept_in_memory_are_few(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.deals.begin.KEPT", 2)
    for number in range(4):
        await begin(here, f"/api/deals/terra~{number:032x}")
    app: Any = here.server.config.app
    kept = app.app.state.deals.beginnings.known
    assert list(kept) == [f"terra~{number:032x}" for number in (2, 3)]
