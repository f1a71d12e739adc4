"""F31, F32: the view of a seat as JSON, with its question."""

import pytest

from terrae.engine.contract import SPECTATOR

from .positions import in_the_middle
from .territory import table

# ---- The view ----------------------------------------------------------------------------------------------


@pytest.mark.rule("F31")
def test_the_view_of_a_spectator() -> None:
    view = in_the_middle().seen_by(SPECTATOR)
    assert view == {
        "game": "terra-futura",
        "seat": None,
        "players": 3,
        "adjacent": True,
        "start": 1,
        "turn": 1,
        "actor": 1,
        "decks": {"I": 16, "II": 15},
        "display": {
            "I": ["orchard", "quarry", "beehives", "clay-pit"],
            "II": ["smithy", "canteen", "haulage", "steelworks"],
        },
        "discards": {"I": ["open-pit"], "II": ["reed-bed", "cannery"]},
        "hand": None,
        "territories": [
            {
                "cards": [
                    a_card("cabin", [0, 0], resources={"green": 1}),
                    a_card("masons", [0, 1], cubes=1, spaces=1, resources={"food": 2}),
                    a_card("wetland", [1, 0], cubes=4, spaces=3, active=False),
                ],
                "stock": {"green": 1, "food": 2},
                "resource_points": 11,
                "polluted": 2,
                "cubes": 5,
                "pattern": None,
            },
            {
                "cards": [
                    a_card("village", [0, 0], resources={"construction": 1}),
                    a_card("woodland", [1, 0], cubes=1, spaces=1, resources={"yellow": 1}, ready=1),
                    a_card("ore-vein", [2, 0], cubes=1, active=False, resources={"red": 3}, ready=1),
                ],
                "stock": {"yellow": 1, "construction": 1},
                "resource_points": 6,
                "polluted": 2,
                "cubes": 2,
                "pattern": None,
            },
            {
                "cards": [a_card("hut", [0, 0]), a_card("walling", [0, -1])],
                "stock": {},
                "resource_points": 0,
                "polluted": 0,
                "cubes": 0,
                "pattern": None,
            },
        ],
        "activation": {
            "at": [0, 0],
            "card": "walling",
            "option": 2,
            "copied": {"seat": 2, "at": [0, -1]},
            "due": {},
            "paid": {"red": 1},
            "choose": 0,
            "pollution": 1,
            "moves": 0,
        },
        "own": None,
        "question": None,
        "waiting": "pollute",
        "result": None,
    }


def a_card(
    card: str,
    at: list[int],
    *,
    cubes: int = 0,
    spaces: int = 0,
    active: bool = True,
    resources: dict[str, int] | None = None,
    ready: int = 0,
) -> dict[str, object]:
    return {
        "card": card,
        "at": at,
        "cubes": cubes,
        "spaces": spaces,
        "active": active,
        "resources": resources or {},
        "ready": ready,
    }


@pytest.mark.rule("F32")
def test_a_seat_sees_its_own_scoring_cards_and_what_they_are_worth_besides() -> None:
    t = in_the_middle()
    for seat, ids, times, points, score in (
        (0, ["garden-city", "stone-town"], [0, 0], [0, 0], 11 - 2),
        (1, ["farm-shop", "food-fair"], [0, 0], [0, 0], 6 - 2),
        (2, ["new-quarter", "full-larder"], [0, 0], [0, 0], 0),
    ):
        view = t.seen_by(seat)
        assert view["own"] == {"scoring": ids, "times": times, "set_points": points, "score": score}
        assert view["seat"] == seat
        shared = {key: told for key, told in view.items() if key not in ("own", "seat", "question", "waiting")}
        public = t.seen_by(SPECTATOR)
        assert shared == {key: public[key] for key in shared}


@pytest.mark.rule("F32")
def test_the_worth_of_ones_sets_follows_the_territory() -> None:
    t = table("village: 4 food, 2 goods, 1 construction", "cabin", scoring=["full-larder food-fair"])
    assert t.seen_by(0)["own"] == {
        "scoring": ["full-larder", "food-fair"],
        "times": [1, 2],
        "set_points": [4, 10],
        "score": 20 + 12 + 5 + 10,
    }


@pytest.mark.rule("F31")
def test_the_question_goes_to_the_seat_that_decides_and_to_no_other() -> None:
    t = in_the_middle()
    question = t.seen_by(1)["question"]
    assert (question["kind"], question["rule"], question["rules"]) == ("pollute", "F17", ["F17", "F19", "F20"])
    assert question["answers"] == ["pollute 0,0", "pollute 1,0"]
    assert "waiting" not in t.seen_by(1)
    t.play("pollute 1,0")
    assert t.seen_by(2)["question"] == {"kind": "reward", "rule": "F22", "rules": ["F22"], "answers": ["reward red"]}
    for seat in (SPECTATOR, 0, 1):
        assert t.seen_by(seat)["question"] is None
        assert t.seen_by(seat)["waiting"] == "reward"
        assert t.seen_by(seat)["actor"] == 2
        assert t.seen_by(seat)["turn"] == 1


@pytest.mark.rule("F13")
def test_the_question_where_to_place_tells_what_each_place_would_activate() -> None:
    t = table("village; quarry 1,0; orchard 1,1", "cabin", hand="beehives")
    activates = t.seen_by(0)["question"]["activates"]
    assert list(activates) == t.answers
    assert activates["place 0,1"] == [[0, 0], [1, 1]]
    assert activates["place 2,0"] == [[0, 0], [1, 0]]
    for answer, places in activates.items():
        placed = t.copy().play(answer)
        assert sorted(f"{x},{y}" for x, y in places) == sorted(set(placed.ready) - {answer.removeprefix("place ")})


@pytest.mark.rule("F31")
def test_the_view_while_assistance_looks_for_something_to_copy() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1", placed="1,0").play("use 0,0 2")
    assert t.seen_by(1)["activation"] == {
        "at": [0, 0],
        "card": None,
        "option": None,
        "copied": None,
        "due": {},
        "paid": {},
        "choose": 0,
        "pollution": 0,
        "moves": 0,
    }


@pytest.mark.rule("F31")
def test_the_view_of_a_price_half_paid() -> None:
    t = table("village: 4 red; smithy 1,0", "cabin", placed="1,0").play("use 1,0 1", "pay red 0,0")
    activation = t.seen_by(SPECTATOR)["activation"]
    assert (activation["due"], activation["paid"], activation["choose"]) == ({"raw": 3}, {"red": 1}, 1)


@pytest.mark.rule("F31")
def test_a_short_row_is_seen_with_its_empty_slots() -> None:
    t = table("village", "cabin", rows={"I": "orchard quarry"}, adjacent=False)
    view = t.seen_by(SPECTATOR)
    assert view["display"]["I"] == [None, None, "orchard", "quarry"]
    assert view["adjacent"] is False
