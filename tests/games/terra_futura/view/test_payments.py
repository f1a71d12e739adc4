"""F16, F17, F19: what may pay what is due, and where pollution can go, as a question tells it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from terrae.engine.match import Match

from ..territory import GAME, deck_with, exchange, table


@pytest.mark.rule("F16")
def test_each_thing_that_is_due_is_told_with_what_may_pay_it() -> None:
    both = {"smithy": {"lower": [exchange({"red": 1, "raw": 2}, {"goods": 1}, 1)]}}
    t = table(
        "village: 1 red, 1 food; smithy 1,0: 2 green; quarry 0,1: 1 red; orchard 1,1: 3 yellow, 1 cube",
        "cabin",
        placed="1,0",
        deck=deck_with(both),
    ).play("use 1,0 1")
    question = t.seen_by(0)["question"]
    red = [{"resource": "red", "at": [0, 0], "count": 1}, {"resource": "red", "at": [0, 1], "count": 1}]
    green = {"resource": "green", "at": [1, 0], "count": 2}
    assert question["due"] == [
        {"kind": "red", "count": 1, "from": red},
        {"kind": "raw", "count": 2, "from": [red[0], green, red[1]]},
    ]
    assert question["answers"] == ["pay red 0,0", "pay red 0,1"]
    assert t.play("pay red 0,0").seen_by(0)["question"]["due"] == [
        {"kind": "raw", "count": 2, "from": [green, red[1]]},
    ]


@pytest.mark.rule("F19")
def test_where_pollution_can_go_is_told_with_the_least_harm_first() -> None:
    more = {"walling": {"lower": [exchange({"red": 1}, {"goods": 1}, 3)]}}
    t = table(
        "village: 2 red; walling 1,0; woodland 0,1; wetland 0,-1: 2 cubes; orchard -1,0: 1 cube",
        "cabin",
        placed="1,0",
        deck=deck_with(more),
    ).play("use 1,0 1")
    pollution = t.seen_by(0)["question"]["pollution"]
    assert pollution == {
        "count": 3,
        "onto": [
            {"at": [0, -1], "free": 1, "most": 2},
            {"at": [0, 1], "free": 1, "most": 2},
            {"at": [1, 0], "free": 0, "most": 1},
            {"at": [0, 0], "free": 0, "most": 1},
        ],
        "proposed": [[0, -1], [0, 1], [1, 0]],
    }
    t.play("pay red 0,0")
    after = t.seen_by(0)["question"]["pollution"]
    assert [card["at"] for card in after["onto"]][:2] == [[0, -1], [0, 1]]
    assert sorted(t.answers) == sorted(f"pollute {card['at'][0]},{card['at'][1]}" for card in after["onto"])
    for card in after["onto"]:
        x, y = card["at"]
        filled = t.copy()
        for _ in range(min(card["most"], after["count"])):
            filled.play(f"pollute {x},{y}")
        if card["most"] < after["count"]:
            assert f"pollute {x},{y}" not in filled.answers


@pytest.mark.rule("F16")
@pytest.mark.rule("F17")
def test_every_payment_that_a_page_may_put_together_is_accepted() -> None:
    """The page chooses cubes and cards within what the question tells, all at once; none of its answers is refused."""
    paid = 0
    for number in range(12):
        choice = Random(f"page {number}")
        match = Match(GAME, [{"name": f"P{seat}", "kind": "human"} for seat in range(3)], seed=f"page {number}")
        while not match.over:
            question = match.view(match.actor)["question"]
            if question["kind"] != "pay":
                match.play(match.actor, choice.choice(question["answers"]))
                continue
            paid += 1
            wanted = [*chosen_payments(question, choice), *chosen_dirt(question, choice)]
            while wanted or match.view(match.actor)["question"]["kind"] == "gain":
                asked = match.view(match.actor)["question"]
                assert asked["kind"] in ("pay", "gain", "pollute")
                answer = asked["answers"][0] if asked["kind"] == "gain" else first_of(wanted, asked["answers"])
                match.play(match.actor, answer)
    assert paid > 50


def first_of(wanted: list[str], answers: list[str]) -> str:
    """The first of one's answers that is asked for now."""
    (found, *_) = [text for text in wanted if text in answers]
    wanted.remove(found)
    return found


def chosen_payments(question: dict[str, Any], choice: Random) -> list[str]:
    taken: Counter[str] = Counter()
    for due in question["due"]:
        for _ in range(due["count"]):
            texts = {f"pay {one['resource']} {one['at'][0]},{one['at'][1]}": one["count"] for one in due["from"]}
            taken[choice.choice([text for text, count in texts.items() if taken[text] < count])] += 1
    return list(taken.elements())


def chosen_dirt(question: dict[str, Any], choice: Random) -> list[str]:
    pollution = question["pollution"]
    assert len(pollution["proposed"]) == pollution["count"]
    most = {f"pollute {one['at'][0]},{one['at'][1]}": one["most"] for one in pollution["onto"]}
    taken: Counter[str] = Counter()
    for _ in range(pollution["count"]):
        taken[choice.choice([text for text in most if taken[text] < most[text]])] += 1
    return list(taken.elements())
