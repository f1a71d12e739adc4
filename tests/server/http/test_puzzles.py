"""Puzzles at a running service: their list, a position, and what an answer comes to."""

import pytest

from terrae.coach.puzzles import position, shipped

from ..client import Json, call
from ..running import Here

pytestmark = pytest.mark.anyio

SEAT = next(name for name, each in shipped().items() if each["kind"] == "seat")
OPEN = next(name for name, each in shipped().items() if each["kind"] == "open" and each["solution"])


def answers(*texts: str) -> list[Json]:
    return [{"answer": text} for text in texts]


async def test_all_puzzles_are_listed_and_each_is_shown_before_it_is_answered(here: Here) -> None:
    listed = await call(here.base, None, "/api/puzzles")
    assert [each["id"] for each in listed] == list(shipped())
    for name in (SEAT, OPEN):
        shown = await call(here.base, None, f"/api/puzzles/{name}")
        assert shown == position(name)


async def test_an_answer_is_judged(here: Here) -> None:
    solution = shipped()[OPEN]["solution"]
    told = await call(here.base, None, f"/api/puzzles/{OPEN}/answer", {"answers": answers(*solution)})
    assert told["solved"]
    assert told["played"] == shipped()[OPEN]["played"]
    told = await call(here.base, None, f"/api/puzzles/{OPEN}/answer", {"answers": []})
    assert not told["solved"]


@pytest.mark.attack("Answers a puzzle with nonsense, or with very many answers, or one that is not there.")
async def test_answers_that_are_none_are_refused(here: Here) -> None:
    path = f"/api/puzzles/{SEAT}/answer"
    assert (await call(here.base, None, path, {"answers": answers("G9")}, 409))["code"] == "refused"
    assert (await call(here.base, None, f"/api/puzzles/{OPEN}/answer", {"answers": answers("G9")}, 409))[
        "code"
    ] == "refused"
    await call(here.base, None, path, {"answers": answers(*["pass"] * 17)}, 400)
    await call(here.base, None, path, {"answers": answers("x" * 201)}, 400)
    await call(here.base, None, "/api/puzzles/no-such-puzzle", expect=404)
    await call(here.base, None, "/api/puzzles/no-such-puzzle/answer", {"answers": []}, 404)
