"""Coming in to a lesson at a running service: the door, aliases, seats of those who have gone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terrae.server.lessons.aliases import names, new_alias
from terrae.server.lessons.moving import move

from ..client import Socket
from ..running import Here
from .classroom import classroom
from .playing import table_of

pytestmark = pytest.mark.anyio


async def test_the_door_can_be_locked_and_ask_for_pictures(here: Here) -> None:
    async with classroom(here, 1) as room:
        await room.act("door", locked=True)
        assert (await room.enter(409))["code"] == "door_locked"
        seen = await room.act("door", pictures=True)
        assert (await room.enter(409))["code"] == "pictures"
        wrong = list(reversed(seen["pictures"]))
        assert (await room.enter(404, pictures=wrong))["code"] == "wrong_code"
        assert (await room.enter(pictures=seen["pictures"]))["lesson"]["role"] == "pupil"


@pytest.mark.attack("Guesses the code of a lesson at a running service.")
async def test_guessing_is_refused_and_the_class_comes_in(here: Here) -> None:
    async with classroom(here, 1) as room:
        codes = [f"{n:06}" for n in range(60) if f"{n:06}" != room.code]
        seen = [
            (await room.call(None, "/api/lessons/enter", {"code": code}, (404, 409, 429)))["code"] for code in codes
        ]
        assert seen[0] == "wrong_code"
        assert seen[-1] != "wrong_code"
        assert (await room.look())["shows_pictures"]
        assert (await room.enter())["lesson"]["role"] == "pupil"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pl", "cs", "sk", "ca", "ro"])
def test_every_language_has_animals_and_plants(language: str) -> None:
    assert len(set(names()[language])) >= 60
    taken: set[str] = set()
    for _ in range(120):
        taken.add(new_alias(language, False, taken, Random(1)))
    assert len(taken) == 120
    assert all(len(alias) <= 20 for alias in taken)


async def test_a_bot_stands_in_and_gives_the_seat_back(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        shown = await table_of(room, 0)
        async with room.lessons.locked(room.id) as found:
            found.lesson.plan = replace(found.lesson.plan, stand_in_s=0)
        await room.until(lambda seen: seen["tiles"][0]["seats"][shown["seat"]]["bot"])
        socket = await Socket.open(room.base, shown["table"], key=room.keys[0], seat=shown["seat"])
        await room.until(lambda seen: not seen["tiles"][0]["seats"][shown["seat"]]["bot"])
        async with room.lessons.locked(room.id) as found:
            assert found.lesson.rounds[0].tables[0].stood_in
        await socket.close()


async def test_who_comes_late_takes_the_seat_of_who_has_gone(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        async with room.lessons.locked(room.id) as found:
            found.lesson.plan = replace(found.lesson.plan, stand_in_s=0)
        await room.until(lambda seen: any(seat["bot"] for seat in seen["tiles"][0]["seats"]))
        await room.enter()
        await room.until(lambda _: True)
        async with room.lessons.locked(room.id) as found:
            await room.lessons.read(lambda _: None)
        seen = await room.until(
            lambda seen: any(pupil["number"] == 4 and pupil["table"] for pupil in seen["class_list"])
        )
        assert seen["class_list"]
        shown = await table_of(room, 3)
        socket = await Socket.open(room.base, shown["table"], key=room.keys[3], seat=shown["seat"])
        await socket.close()


async def test_who_comes_late_in_numbers_gets_a_table_with_the_same_deal(here: Here) -> None:
    async with classroom(here, 3) as room:
        await room.to("round")
        for _ in range(2):
            await room.enter()
        await room.tick()
        assert len((await room.look())["tiles"]) == 1  # two are too few
        await room.enter()
        seen = await room.until(lambda seen: len(seen["tiles"]) == 2)
        assert [len(tile["seats"]) for tile in seen["tiles"]] == [3, 3]
        piles = []
        for pupil in (0, 5):
            async with here.service.tables.locked((await table_of(room, pupil))["table"]) as table:
                match = table.match
                assert match is not None
                piles.append([match.deck.document["threats"][card] for card in match.setup["pile"] if "-" in card])
        assert piles[0] == piles[1]


async def test_the_teacher_moves_pupils_and_seats_change_hands(here: Here) -> None:
    """Also when the service stops between the lesson's entry and the tables: they follow it."""
    async with classroom(here, 7) as room:
        await room.to("round")
        places = [await table_of(room, pupil) for pupil in range(7)]
        tiles = [tile["id"] for tile in (await room.look())["tiles"]]
        first = next(n for n, place in enumerate(places) if place["table"] == tiles[0])
        second = next(n for n, place in enumerate(places) if place["table"] == tiles[1])
        socket = await Socket.open(room.base, tiles[0], key=room.keys[first], seat=places[first]["seat"])
        await room.act("move", pupil=first + 1, to=2, other=second + 1)
        await socket.closed()
        assert await table_of(room, first) == places[second]
        await room.call(room.keys[first], f"/api/tables/{tiles[0]}", None, 404)
        for pupil, place in ((first, places[second]), (second, places[first])):
            socket = await Socket.open(room.base, place["table"], key=room.keys[pupil], seat=place["seat"])
            await socket.close()
        await room.act("move", 409, pupil=first + 1, to=1)  # no bot stands in there
        await room.act("move", 403, room.keys[first], pupil=first + 1, to=1, other=second + 1)
        async with room.lessons.locked(room.id) as found:
            await room.lessons.store(found, [move(found.lesson, first + 1, 1, second + 1, None)])
        await room.tick()
        socket = await Socket.open(room.base, tiles[0], key=room.keys[first], seat=places[first]["seat"])
        await socket.close()
