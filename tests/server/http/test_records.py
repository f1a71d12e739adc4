"""Records and replays: everything of a finished game, of a running one only what the asker sees."""

import json
from random import Random
from typing import Any

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Game

from ..client import Party, call, web
from ..running import Here

pytestmark = pytest.mark.anyio


@pytest.mark.attack("Asks for the replay or the record of a running game through another's eyes.")
async def test_of_a_running_game_one_gets_ones_own_sight_only(here: Here, game: Game[Any, Any]) -> None:
    party = await Party.played(here.base, 12, game.name, Random(1).choice)
    match = here.service.tables[party.id].match
    assert match is not None
    for key, viewer in ((party.seats[0], 0), (party.seats[2], 2), (party.keys["watch"], SPECTATOR)):
        for path in ("record", "replay"):
            sight = await call(here.base, key, f"{party.path}/{path}")
            assert sight["format"] == "terrae-sight/1"
            assert sight["eyes"] == ("watch" if viewer == SPECTATOR else viewer)
            assert len(sight["steps"]) == 13
            assert sight["steps"][-1]["view"] == json.loads(json.dumps(match.view(viewer)))
            assert {"seed", "setup", "moves", "fair"}.isdisjoint(sight)
        story = await call(here.base, key, f"{party.path}/replay?views=false")
        assert story["steps"] == [{k: v for k, v in step.items() if k != "view"} for step in sight["steps"]]
    await call(here.base, party.seats[0], f"{party.path}/replay?eyes=1", None, 403)
    await call(here.base, party.seats[0], f"{party.path}/replay?eyes=all", None, 403)
    await party.close()


async def test_what_was_told_live_is_what_the_replay_tells(here: Here, game: Game[Any, Any]) -> None:
    party = await Party.played(here.base, 25, game.name, Random(2).choice)
    for seat, socket in enumerate(party.sockets):
        live = [(m["told"], m["story"], m["view"]) for m in socket.heard if m["type"] == "moved"]
        sight = await call(here.base, party.seats[seat], f"{party.path}/replay")
        assert live == [(s["told"], s["story"], s["view"]) for s in sight["steps"][1:]]
    await party.close()


async def test_a_finished_game_can_be_replayed_through_any_eyes(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    await party.host("abandon")
    for viewer in ("0", "2", "watch", "all"):
        sight = await call(here.base, party.keys["watch"], f"{party.path}/replay?eyes={viewer}")
        assert len(sight["steps"]) == 2
        assert ("views" in sight["steps"][0]) == (viewer == "all")
        story = await call(here.base, party.keys["watch"], f"{party.path}/replay?eyes={viewer}&views=false")
        assert {"view", "views"}.isdisjoint(story["steps"][0])
        assert [step["story"] for step in story["steps"]] == [step["story"] for step in sight["steps"]]
    open_hands = sight["steps"][1]["views"]
    assert [view["seat"] for view in open_hands] == [0, 1, 2]
    record = await call(here.base, party.keys["watch"], f"{party.path}/record")
    again = await call(here.base, None, "/api/replay?eyes=all", record)
    assert again["steps"] == sight["steps"]
    await party.close()


async def test_a_record_that_does_not_hold_is_refused_with_its_place(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    await party.host("abandon")
    record = await call(here.base, party.keys["watch"], f"{party.path}/record")
    bad = {**record, "moves": [[record["moves"][0][0], "hop"]]}
    refusal = await call(here.base, None, "/api/replay", bad, 409)
    assert refusal["code"] == "bad_record"
    assert refusal["sentence"].startswith("move 1")
    assert (await call(here.base, None, "/api/replay", {"format": "else"}, 409))["code"] == "bad_record"


async def test_a_replay_is_packed_for_those_who_can_unpack_it(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    await party.host("abandon")
    async with web(here.base, headers={"authorization": f"Bearer {party.keys['watch']}"}) as http:
        path = f"{party.path}/replay?eyes=all"
        packed = await http.get(path, headers={"accept-encoding": "gzip"})
        plain = await http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    await party.close()
