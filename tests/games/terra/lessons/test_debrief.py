"""Every number of a debrief equals what the checker finds in the records, under each table's own names."""

from __future__ import annotations

import pytest

from terrae.engine.game import Json
from terrae.games.terra.lessons.debrief import pieces, unevenness
from terrae.server.lessons.debrief_worker import DebriefJob, worked_out

from ....checkers import debrief as checker
from .a_class import a_class, seen_by_checker

CLASSES = {
    "eight tables 155": ((4, 4, 4, 4, 4, 4, 3, 3), ({}, {"fine": True})),
    "harder": ((4, 4, 4), ({}, {"harder": True})),
    "one round": ((5, 5), ({},)),
    "pot": ((3, 3, 3), ({}, {"pot": True})),
    "open": ((6, 6), ({}, {"open": True})),
}


@pytest.fixture(scope="module", params=CLASSES)
def lesson(request: pytest.FixtureRequest) -> tuple[DebriefJob, Json]:
    sizes, laws = CLASSES[request.param]
    job = a_class(f"class {request.param}", sizes, laws)
    told = worked_out(job)
    assert told is not None
    return job, told


def only(told: Json, like: Json) -> Json:
    return {name: told[name] for name in like}


@pytest.mark.rule("L7")
@pytest.mark.rule("L2")
def test_every_number_equals_the_checkers(lesson: tuple[DebriefJob, Json]) -> None:
    job, told = lesson
    slides, rounds = told["slides"], seen_by_checker(job)
    for found, tables in zip(slides["rounds"], rounds, strict=True):
        wanted = checker.told_round(tables)
        assert [only(row, right) for row, right in zip(found["tables"], wanted["tables"], strict=True)] == wanted[
            "tables"
        ]
        assert (found["counts"], found["without_bots"]) == (wanted["counts"], wanted["without_bots"])
    assert slides["given"] == checker.told_given(rounds)
    right = checker.told_rich(rounds)
    assert [only(row, like) for row, like in zip(slides.get("rich", []), right, strict=True)] == right
    for said, tables in zip(slides["said"], rounds, strict=True):
        wanted_chances = [checker.chances(seen) for seen in tables]
        assert [(row["able"], row["passed"]) for row in said["tables"]] == wanted_chances
        assert [row["fines"] for row in said["tables"]] == [seen.fines for seen in tables]
        assert said["passed"] == sum(passed for _, passed in wanted_chances)
    twins = {(twin["round"], twin["seats"], twin["seat"]): twin["columns"] for twin in slides["twins"]}
    assert twins == checker.told_twins(rounds)


def test_the_last_moment_equals_the_checkers(lesson: tuple[DebriefJob, Json]) -> None:
    job, told = lesson
    rounds = seen_by_checker(job)
    lost = [(r, n) for r, tables in enumerate(rounds) for n, seen in enumerate(tables) if seen.game.loss]
    assert sorted((m["round"], m["table"]) for m in told["slides"].get("moments", [])) == lost
    for moment in told["slides"].get("moments", []):
        seen = rounds[moment["round"]][moment["table"]]
        names = checker.names_of_first(seen, rounds[moment["round"]][0])
        assert moment["reach"] == checker.reach(seen)
        assert moment["crisis"] == checker.renamed(seen.asked[-1][1], names)
        assert moment["threat"] == seen.game.threats[seen.asked[-1][1]]
        right = checker.last_moment(seen)
        last = moment["last"]
        assert (None if last["kind"] == "none" else (last["kind"], last["move"])) == right


def test_a_pupil_is_told_of_the_own_seat_only(lesson: tuple[DebriefJob, Json]) -> None:
    job, told = lesson
    rounds = seen_by_checker(job)
    for number, (played, tables) in enumerate(zip(job.rounds, rounds, strict=True)):
        for n, (table, seen) in enumerate(zip(played.tables, tables, strict=True)):
            for seat, pupil in enumerate(table.pupils):
                own = told["own"][str(pupil)][number]
                assert own["hand"]
                assert sorted(own["hand"]) == sorted(seen.sat.record["setup"]["hands"][seat])
                assert [each["crisis"] for each in own["crises"]] == seen.crises
                assert own["own"] == checker.column(seen, n, seat)
                assert (own["able"], own["passed"]) == checker.chances(seen, seat)
                assert all("table" not in column for column in own["others"])
                alike = [each for each in tables if each.seats == seen.seats and each is not seen]
                assert len(own["others"]) <= len(alike)


def test_the_seat_that_is_shown_first_differs_most(lesson: tuple[DebriefJob, Json]) -> None:
    _, told = lesson
    twins = told["slides"]["twins"]
    last = max(twin["round"] for twin in twins)
    assert twins[0]["round"] == last
    assert twins[0]["spread"] == max(twin["spread"] for twin in twins if twin["round"] == last)


@pytest.mark.parametrize(("points", "cut"), [([3, 0, 0], [100, 0, 0]), ([1, 1, 1], [34, 33, 33]), ([0, 0], [50, 50])])
def test_points_are_cut_into_a_hundred_pieces(points: list[int], cut: list[int]) -> None:
    assert pieces(points) == cut


@pytest.mark.parametrize(("points", "uneven"), [([5, 5, 5], 0.0), ([9, 0, 0, 0], 100.0), ([0, 0, 0], 0.0)])
def test_even_is_0_and_all_in_one_hand_is_100(points: list[int], uneven: float) -> None:
    assert unevenness(points) == uneven == checker.uneven(points)


def test_a_class_of_eight_tables_shows_everything() -> None:
    sizes, laws = CLASSES["eight tables 155"]
    told = worked_out(a_class("class eight tables 155", sizes, laws))
    assert told is not None
    slides = told["slides"]
    assert {moment["last"]["kind"] for moment in slides["moments"]} == {"stand", "earlier", "none"}
    assert all(played["counts"][outcome] for played in slides["rounds"] for outcome in ("held", "lost", "stopped"))
    assert slides["said"][1]["fines"] > 0 == slides["said"][0]["fines"]
    assert any(played["without_bots"]["of"] < played["counts"]["of"] for played in slides["rounds"])
    assert slides["given"]["pupils"]["more"]
    assert slides["given"]["pupils"]["less"]
