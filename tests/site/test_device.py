"""The tables of a device: kept before they are acknowledged, by one page at a time, and told through one's own eyes."""

from __future__ import annotations

import json

import pytest

from terrae.engine.game import Json, game_named
from terrae.site.catalogue import game_infos
from terrae.table.limits import DECK_BYTES, MOVES_OF_RECORD

from .page import Disk, Page, check


def asked(page: Page, connection: int) -> list[str]:
    page.let_bots()
    answers: list[str] = page.view(connection)["question"]["answers"]
    return answers


def hot_seat(page: Page) -> tuple[str, list[int]]:
    """A table of three people at one device, connected."""
    table = page.ask("POST", "/tables", {"game": "terra", "seats": 3}, 201)["table"]["id"]
    for seat, name in enumerate(("Ada", "Ben", "Cleo")):
        page.ask("POST", f"/tables/{table}/join", {"name": name, "colour": "", "seat": seat, "commitment": ""}, 201)
    page.ask("POST", f"/tables/{table}/start", {"open": []})
    return table, [page.connect(table, seat) for seat in range(3)]


def test_what_could_not_be_kept_is_not_acknowledged() -> None:
    page = Page()
    table = page.play_now("terra", 3, ["tips", "greedy"])["id"]
    connection = page.connect(table, 0)
    answer = asked(page, connection)[0]
    page.disk.is_full, before = True, page.disk.docs[table]
    heard = page.answer(connection, answer)
    assert [(one["type"], one["code"]) for one in heard] == [("refused", "not_saved")]
    assert page.disk.docs[table] == before
    page.disk.is_full = False
    assert page.answer(connection, answer)[0]["type"] == "ack"


def test_an_answer_that_is_sent_again_has_one_effect() -> None:
    page = Page()
    table = page.play_now("terra-futura", 2, ["greedy"])["id"]
    connection = page.connect(table, 0)
    answer, number = asked(page, connection)[0], page.number(connection)
    message = {"type": "move", "id": "once", "number": number, "answer": answer}
    first = page.send(connection, **message)[0]
    again = page.send(connection, **message)
    assert again == [first]
    assert len(json.loads(page.disk.docs[table])["log"]) == number + 1


def test_of_two_pages_the_slower_one_is_shown_how_the_game_stands() -> None:
    disk = Disk()
    quick, slow = Page(disk), Page(disk)
    table = quick.play_now("terra", 3, ["tips", "greedy"])["id"]
    here = quick.connect(table, 0)
    answer = asked(quick, here)[0]
    there = slow.connect(table, 0)
    assert quick.answer(here, answer)[0]["type"] == "ack"
    heard = slow.answer(there, answer)
    assert (heard[0]["type"], heard[0]["code"]) == ("refused", "stale")
    assert len(json.loads(disk.docs[table])["log"]) == quick.number(here)


def test_people_at_one_device_are_told_what_their_own_seat_sees() -> None:
    page = Page()
    table, connections = hot_seat(page)
    match = page.device.tables[table].match
    assert match is not None
    for seat, connection in enumerate(connections):
        assert page.view(connection) == match.view(seat)
    page.ask("GET", f"/tables/{table}/replay?eyes=all", expect=403)


def test_a_finished_game_can_be_played_again() -> None:
    page = Page()
    table, connections = hot_seat(page)
    page.send(connections[0], type="propose", id="p", number=page.number(connections[0]), what="end")
    for seat in (1, 2):
        page.send(connections[seat], type="vote", id=f"v{seat}", what="end", seat=0, yes=True)
    assert page.ask("GET", f"/tables/{table}")["status"] == "abandoned"
    again = [page.ask("POST", f"/tables/{table}/rematch", {"seat": seat, "commitment": ""}, 201) for seat in range(3)]
    assert {joined["table"]["id"] for joined in again} == {again[0]["table"]["id"]}
    check("Joined", again[-1])


@pytest.mark.attack("Sends the worker of a site what no page would send.")
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"type":"move"}', '{"type":"move","id":"x","number":0,"answer":7}'])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    page = Page()
    table = page.play_now("terra", 3, ["tips", "greedy"])["id"]
    connection = page.connect(table, 0)
    page.let_bots()
    before = page.disk.docs[table]
    page.call("hear", connection, text)
    assert page.heard[connection][-1]["type"] in ("refused", "view")
    assert page.disk.docs[table] == before


@pytest.mark.parametrize("path", ["/tables/abc/coach", "/push", "/deals/terra~2026-11-17/counts", "/lessons"])
def test_what_needs_a_service_says_so(path: str) -> None:
    page = Page()
    code = page.call("request", "GET", path, "")["body"]["code"]
    assert code in ("needs_service", "not_found")


def test_the_games_of_a_site_are_told_as_the_protocol_says() -> None:
    infos: list[Json] = game_infos()
    for info in infos:
        check("GameInfo", info)
        assert set(info["bots"]) >= set(game_named(info["name"]).characters)


@pytest.mark.attack("Opens a record file whose deck or list of moves is larger than any game's.")
@pytest.mark.parametrize("path", ["/replay?eyes=all", "/verify"])
def test_a_record_larger_than_any_game_is_refused_before_it_is_read(path: str) -> None:
    page = Page()
    for record in (
        {"game": "terra", "moves": [[0, "pass"]] * (MOVES_OF_RECORD + 1)},
        {"game": "terra", "moves": [], "reshuffles": [[]] * (MOVES_OF_RECORD + 1)},
        {"game": "terra", "moves": [], "deck": {"name": "x" * (DECK_BYTES + 1)}},
    ):
        assert page.ask("POST", path, record, 413)["code"] == "too_large"
    assert page.ask("POST", path, [1, 2], 400)["code"] == "malformed"
