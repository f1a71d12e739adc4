"""What somebody else, or a broken disk, has left where the tables of a device are kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from terrae.site.worker import main
from terrae.table.limits import MOST_ENTRIES, MOST_MOVES

from .page import Disk, Page

Doc = dict[str, Any]


def without(key: str) -> Callable[[Doc], Any]:
    return lambda doc: {name: value for name, value in doc.items() if name != key}


def with_(**changes: Any) -> Callable[[Doc], Any]:
    return lambda doc: {**doc, **changes}


BROKEN: dict[str, Callable[[Doc], Any]] = {
    "null": lambda _: None,
    "a text": lambda _: "terrae",
    "a list": lambda _: [1, 2],
    "an empty object": lambda _: {},
    "no seats": without("seats"),
    "seats of numbers": with_(seats=[1, 2, 3]),
    "an unknown game": with_(game="chess"),
    "a key of another version": with_(colourful=True),
    "a deck that is none": with_(deck={"name": "x"}),
    "another set-up": with_(setup={"pile": ["Z9"]}),
    "moves that the rules forbid": lambda doc: {**doc, "log": [{"kind": "move", "seat": 0, "answer": "no such"}]},
    "takes back what was never played": lambda doc: {**doc, "log": [{"kind": "back", "seat": 0, "answer": "x"}]},
    "a log without an end": lambda doc: {**doc, "log": doc["log"][:1] * (MOST_MOVES + MOST_ENTRIES + 1)},
    "a secret that is none": with_(secret="zz", setup=None, status="open"),
}


@pytest.mark.attack("Leaves something else where a site keeps a table: nothing, a text, moves that the rules forbid.")
@pytest.mark.parametrize("what", BROKEN)
def test_a_table_that_cannot_be_read_says_so_and_the_others_go_on(what: str) -> None:
    disk = Disk()
    page = Page(disk)
    table, other = (page.play_now("terra", 3, ["tips", "greedy"])["id"] for _ in range(2))
    connection = page.connect(table, 0)
    page.let_bots()
    page.answer(connection, page.view(connection)["question"]["answers"][0])
    disk.docs[table] = broken = json.dumps(BROKEN[what](json.loads(disk.docs[table])))
    later = Page(disk)
    outcome = later.call("request", "GET", f"/tables/{table}", "")
    assert (outcome["status"], outcome["body"]["code"]) == (503, "unreadable")
    assert disk.docs[table] == broken
    going = later.connect(other, 0)
    later.let_bots()
    assert later.answer(going, later.view(going)["question"]["answers"][0])[0]["type"] == "ack"


@pytest.mark.attack("Leaves JSON of a hundred thousand brackets where a site keeps a table.")
def test_what_is_nested_without_an_end_is_no_table() -> None:
    disk = Disk()
    page = Page(disk)
    table = page.play_now("terra", 3, ["tips", "greedy"])["id"]
    disk.docs[table] = "[" * 100_000
    outcome = Page(disk).call("request", "GET", f"/tables/{table}", "")
    assert (outcome["status"], outcome["body"]["code"]) == (503, "unreadable")


def test_whoever_is_connected_to_a_broken_table_is_not_asked_to_come_again() -> None:
    disk = Disk()
    table = Page(disk).play_now("terra", 3, ["tips", "greedy"])["id"]
    disk.docs[table] = "{}"
    page = Page(disk)
    page.connections, page.heard[1] = 1, []
    main.device = page.device
    main.connect(1, table)
    outcome = page.call("hear", 1, json.dumps({"type": "hello", "seat": 0}))
    assert outcome["closed"] == [[1, 4404]]


def test_a_table_that_can_be_read_again_is_there_again() -> None:
    disk = Disk()
    page = Page(disk)
    table = page.play_now("terra", 3, ["tips", "greedy"])["id"]
    whole, disk.docs[table] = disk.docs[table], "{}"
    later = Page(disk)
    later.ask("GET", f"/tables/{table}", expect=503)
    disk.docs[table] = whole
    main.device = later.device
    main.load(table, whole)
    assert later.ask("GET", f"/tables/{table}")["status"] == "playing"


def test_a_worker_that_has_warmed_up_holds_no_table() -> None:
    page = Page()
    main.device = page.device
    main.warm_up()
    assert not page.device.tables
    assert not page.device.viewers
