"""F31, F32: the view of a seat as JSON, with its question."""

from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.player import position_of

from ..positions import in_the_middle
from ..territory import DEFAULT, EIGHT, GAME, OTHERS, deck_with, nine, table

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
        "round": 2,
        "rounds": 8,
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
                "worth": {"green": 1, "food": 10},
                "resource_points": 11,
                "polluted": 2,
                "points": 9,
                "cubes": 5,
                "pattern": None,
                "pattern_at": [],
            },
            {
                "cards": [
                    a_card("village", [0, 0], resources={"construction": 1}),
                    a_card("woodland", [1, 0], cubes=1, spaces=1, resources={"yellow": 1}, ready=1),
                    a_card("ore-vein", [2, 0], cubes=1, active=False, resources={"red": 3}, ready=1),
                ],
                "stock": {"yellow": 1, "construction": 1},
                "worth": {"yellow": 1, "construction": 5},
                "resource_points": 6,
                "polluted": 2,
                "points": 4,
                "cubes": 2,
                "pattern": None,
                "pattern_at": [],
            },
            {
                "cards": [a_card("hut", [0, 0]), a_card("walling", [0, -1])],
                "stock": {},
                "worth": {},
                "resource_points": 0,
                "polluted": 0,
                "points": 0,
                "cubes": 0,
                "pattern": None,
                "pattern_at": [],
            },
        ],
        "placed": [2, 0],
        "used": [[0, 0]],
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
        own = {key: view["own"][key] for key in ("scoring", "times", "set_points", "better", "score")}
        assert own == {"scoring": ids, "times": times, "set_points": points, "better": 0, "score": score}
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
        "better": 1,
        "score": 20 + 12 + 5 + 10,
        "missing": [{"construction": 1}, {"food": 2, "goods": 1}],
        "cells": [[], []],
    }


@pytest.mark.rule("F26")
def test_the_cells_of_ones_patterns_are_told_once_the_square_is_settled() -> None:
    t = table("village; quarry 2,0; orchard 1,1", "cabin", scoring=["full-larder farm-shop"])
    assert t.seen_by(0)["own"]["cells"] == [[], []]
    t = table("village; quarry 1,0; orchard -1,2", "cabin", scoring=["full-larder farm-shop"])
    larder, shop = t.seen_by(0)["own"]["cells"]
    assert larder == [[1, 0, 1], [1, 1, 1], [-1, 2, 1], [0, 2, 1]]
    assert shop == [[1, 0, 1], [0, 1, 2], [-1, 2, 1]]


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


# ---- What follows from rules, so that no page and no terminal has to know them -------------------------------


@pytest.mark.rule("F25")
def test_the_round_is_the_same_before_and_after_the_card_is_placed() -> None:
    t = table("village; orchard 1,0", "cabin; quarry 1,0")
    rounds = []
    for answer in ("keep", "take I4", "place 0,1", "end"):
        rounds.append(t.seen_by(SPECTATOR)["round"])
        t.play(answer)
    assert rounds == [2, 2, 2, 2]
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final")
    assert t.seen_by(SPECTATOR)["round"] == t.seen_by(SPECTATOR)["rounds"] == 8
    assert t.play("pattern 1").seen_by(SPECTATOR)["round"] == 8
    assert table("village", "cabin", phase="over").seen_by(SPECTATOR)["rounds"] == 8


@pytest.mark.rule("F10")
def test_who_is_asked_whether_to_drop_a_card_sees_what_may_be_taken_otherwise() -> None:
    t = table("village", "cabin", rows={"I": "orchard quarry"}, decks={"II": ""}, discards={"II": ""})
    asked = t.seen_by(0)["question"]
    assert asked["kind"] == "drop"
    assert asked["after_keep"] == t.play("keep").answers
    assert "take II" not in asked["after_keep"]
    assert "after_keep" not in t.seen_by(0)["question"]


@pytest.mark.rule("F13")
def test_the_cards_that_were_activated_are_told() -> None:
    t = table("village; orchard 1,0; quarry 1,1; woodland 0,1", "cabin; masons 1,0", placed="0,1")
    assert t.seen_by(1)["placed"] == [0, 1]
    assert t.seen_by(1)["used"] == []
    t.play("use 0,1 1")
    assert t.seen_by(1)["used"] == [[0, 1]]
    t.play("use 0,0 1")
    assert t.seen_by(1)["used"] == [[0, 0], [0, 1]]
    t.play("gain green", "end")
    assert (t.seen_by(1)["placed"], t.seen_by(1)["used"]) == (None, [])


@pytest.mark.rule("F26")
def test_the_cards_of_a_chosen_pattern_are_told() -> None:
    scoring = {"farm-shop": {"pattern": [[0, 0], [0, 0], [2, 1], [1, 2]]}}
    t = table(
        nine("village", EIGHT, cell=2),
        nine("cabin", OTHERS),
        phase="final",
        scoring=["farm-shop food-fair"],
        deck=deck_with(scoring=scoring),
    )
    assert t.seen_by(1)["territories"][0]["pattern_at"] == []
    t.play("pattern 1")
    view = t.seen_by(1)
    assert sorted(view["territories"][0]["pattern_at"]) == [[-2, 0], [-1, 2], [0, 1]]
    assert (view["placed"], view["used"]) == (None, [])
    t.play("use -2,0 1")
    assert t.seen_by(1)["used"] == []
    assert t.play("use -2,0 1").seen_by(1)["used"] == [[-2, 0]]


@pytest.mark.rule("F29")
def test_the_ranking_counts_fewer_cubes_before_more_and_equals_as_equals() -> None:
    t = table(
        "village: 2 food; woodland 1,0: 1 cube",
        "cabin: 2 food; wetland 1,0: 2 cubes",
        "hut: 9 food",
        "harbour: 2 food; reed-bed 1,0: 1 cube",
        phase="over",
    )
    assert t.seen_by(0)["ranking"] == [[2, 1], [0, 2], [3, 2], [1, 4]]


# ---- The rules of the moment ---------------------------------------------------------------------------------


@pytest.mark.rule("F13", "F26")
def test_in_the_final_activation_its_own_rule_comes_first() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final")
    assert t.seen_by(0)["question"]["rules"][0] == "F26"
    t.play("pattern 1")
    question = t.seen_by(0)["question"]
    assert (question["kind"], question["rules"][0]) == ("use", "F26")
    assert "F13" not in question["rules"]


@pytest.mark.rule("F17", "F18", "F21", "F22", "F23")
def test_the_rules_of_effects_are_told_where_they_are_offered() -> None:
    """Only gains; an exchange with pollution; what can be copied."""
    t = table("village; orchard 1,0", "cabin", placed="1,0")
    quiet = t.seen_by(0)["question"]["rules"]
    assert not {"F17", "F18", "F21"} & set(quiet)
    seen: set[str] = set()
    for seed in range(6):
        match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed=f"offered {seed}")
        while not match.over:
            question = match.view(match.actor)["question"]
            rules, view = set(question["rules"]), match.view(match.actor)
            seen |= rules
            effects = [effect_of(view, answer) for answer in question["answers"] if answer.startswith("use ")]
            if question["kind"] == "use":
                assert ("F17" in rules) == any(effect.get("pollution") for effect in effects)
                assert ("F18" in rules) == any("transfer" in effect for effect in effects)
                assert ("F21" in rules) == any("assist" in effect for effect in effects)
            if question["kind"] == "pay":
                assert ("F22" in rules) == bool(view["activation"]["copied"])
            match.act(choose(position_of(match)))
    assert {"F17", "F18", "F21", "F22", "F23", "F26"} <= seen


def effect_of(view: dict[str, Any], answer: str) -> dict[str, Any]:
    """The effect that an answer uses, as the deck writes it."""
    _, place, number = answer.split(" ")
    at = [int(part) for part in place.split(",")]
    (card,) = (card["card"] for card in view["territories"][view["turn"]]["cards"] if card["at"] == at)
    content = DEFAULT.document["cards"][card]
    effect: dict[str, Any] = [*content["upper"], *content["lower"]][int(number) - 1]
    return effect


@pytest.mark.rule("F12")
@pytest.mark.parametrize("adjacent", [True, False])
def test_the_rule_of_placing_is_told_as_it_holds_at_this_table(adjacent: bool) -> None:
    t = table("village", "cabin", hand="orchard", adjacent=adjacent)
    assert t.seen_by(0)["question"]["variants"] == {"F12": "on" if adjacent else "off"}
