"""Records of Terra Futura: what they tell, and what does not hold in them."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.engine.record import BadRecord, replay, to_line
from terrae.games.terra_futura.rules.state import Deck, State

from ....checkers.terra_futura import check
from ..checking import answers_by_the_checker
from ..territory import DEFAULT, GAME, Json, data, table

Change = Callable[[Json], object]


@cache
def finished(players: int = 4, seed: str = "record") -> Match[State, Deck]:
    """A finished match with reshuffles of both decks: play nothing in it."""
    match = Match(GAME, [{"name": "", "kind": "bot:random"}] * players, seed=seed, deck=DEFAULT)
    play_bots(match, [choose] * players)
    return match


def record() -> Json:
    return deepcopy(finished().record())


def refusal(wrong: Json) -> BadRecord:
    """Why a record does not hold; the independent checker does not accept it either."""
    with pytest.raises(BadRecord) as refused:
        replay(wrong)
    assert check(json.loads(json.dumps(wrong))), "the independent checker accepts it"
    return refused.value


# ---- What holds --------------------------------------------------------------------------------------------


def test_a_record_tells_deck_options_setup_moves_reshuffles_and_result() -> None:
    told = record()
    assert list(told) == [
        *("format", "game", "deck", "options", "seed", "players", "start", "setup", "moves", "result", "reshuffles"),
    ]
    assert told["game"] == "terra-futura"
    assert told["options"] == {"adjacent": True}
    assert list(told["deck"]) == ["name", "values", "cards", "scoring"]
    assert list(told["setup"]) == ["starting", "scoring", "decks"]
    assert {reshuffle["deck"] for reshuffle in told["reshuffles"]} == {"I", "II"}
    assert list(told["result"]) == ["outcome", "scores", "parts", "cubes", "winners"]
    assert check(json.loads(to_line(told))) == []


def test_a_record_without_reshuffles_says_so() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed="new", deck=DEFAULT)
    assert match.record()["reshuffles"] == []
    assert match.record()["result"] is None


def test_a_record_replays_whatever_its_seed() -> None:
    told = record()
    told["seed"] = "somebody else's"
    assert replay(told).state == finished().state


@pytest.mark.rule("F11")
def test_an_unfinished_record_goes_on_as_if_nothing_had_happened() -> None:
    told = record()
    match = Match(GAME, told["players"], seed=told["seed"], deck=DEFAULT)
    for n, (seat, text) in enumerate(told["moves"]):
        if n % 20 == 0:
            unfinished = json.loads(to_line(match.record()))
            assert unfinished["result"] is None
            assert check(unfinished) == []
            match = replay(unfinished)
        match.play(seat, text)
    assert match.record() == finished().record()


@pytest.mark.rule("F11")
def test_a_reshuffle_is_told_in_the_order_of_the_new_deck() -> None:
    told = record()
    match = Match(GAME, told["players"], seed="another", deck=DEFAULT, setup=told["setup"], shuffles=told["reshuffles"])
    first = told["reshuffles"][0]
    level = ("I", "II").index(first["deck"])
    for seat, text in told["moves"]:
        match.play(seat, text)
        if match.shuffles:
            break
    assert match.shuffles == [first]
    drawn = match.state.display[level] if text != f"take {first['deck']}" else [match.state.hand]
    cards = list(told["deck"]["cards"])
    assert first["order"][0] in [cards[card] for card in drawn]
    left = match.state.pile[level][: match.state.left[level]]
    assert [cards[card] for card in reversed(left)] == first["order"][1:]


# ---- Set-up ------------------------------------------------------------------------------------------------


def in_setup(*path: str | int, to: object) -> Change:
    """A change of the set-up at a place in it."""

    def change(told: Json) -> None:
        inside: Any = told["setup"]
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = to

    return change


def without_the_first_player(told: Json) -> None:
    starting = told["setup"]["starting"]
    (spare,) = {"village", "cabin", "harbour", "hut", "homestead"} - set(starting)
    starting[starting.index("village")] = spare


def starting_twice(told: Json) -> None:
    told["setup"]["starting"][1] = told["setup"]["starting"][0]


def scoring_twice(told: Json) -> None:
    told["setup"]["scoring"][1][1] = told["setup"]["scoring"][0][0]


def card_twice(told: Json) -> None:
    told["setup"]["decks"]["I"][1] = told["setup"]["decks"]["I"][0]


def card_missing(told: Json) -> None:
    told["setup"]["decks"]["II"].pop()


def decks_exchanged(told: Json) -> None:
    decks = told["setup"]["decks"]
    decks["I"][0], decks["II"][0] = decks["II"][0], decks["I"][0]


def deck_missing(told: Json) -> None:
    del told["setup"]["decks"]["II"]


@pytest.mark.rule("F5")
@pytest.mark.rule("F6")
@pytest.mark.rule("F7")
@pytest.mark.parametrize(
    ("change", "sentence", "rule"),
    [
        (in_setup("starting", to="village"), "'starting' must name 4 different Starting cards", "F5"),
        (in_setup("starting", to=["village", "hut", "cabin"]), "'starting' must name 4 different", "F5"),
        (in_setup("starting", to=["village", "hut", "cabin", "cabin"]), "'starting' must name 4 different", "F5"),
        (in_setup("starting", 0, to="orchard"), "'orchard' of seat 0 is no Starting card", "F5"),
        (in_setup("starting", 3, to="palace"), "'palace' of seat 3 is no Starting card", "F5"),
        (in_setup("starting", 2, to=0), "0 of seat 2 is no Starting card", "F5"),
        (in_setup("starting", 2, to=["hut"]), "['hut'] of seat 2 is no Starting card", "F5"),
        (starting_twice, "'starting' must name 4 different Starting cards", "F5"),
        (without_the_first_player, "the Starting card with the first-player mark must be among those dealt", "F5"),
        (in_setup("scoring", to={}), "'scoring' must name two Scoring cards for each of 4 seats", "F6"),
        (in_setup("scoring", to=[["food-fair", "farm-shop"]]), "'scoring' must name two Scoring cards", "F6"),
        (in_setup("scoring", 1, to=["food-fair"]), "seat 1 must have two Scoring cards", "F6"),
        (in_setup("scoring", 1, to="food-fair farm-shop"), "seat 1 must have two Scoring cards", "F6"),
        (in_setup("scoring", 1, 0, to="orchard"), "'orchard' of seat 1 is no Scoring card", "F6"),
        (in_setup("scoring", 1, 0, to=3), "3 of seat 1 is no Scoring card", "F6"),
        (scoring_twice, "is dealt twice", "F6"),
        (in_setup("decks", to=[]), "'decks' must hold the decks I and II", "F7"),
        (in_setup("decks", "III", to=[]), "'decks' must hold the decks I and II", "F7"),
        (deck_missing, "'decks' must hold the decks I and II", "F7"),
        (card_twice, "deck I must hold every card of its level once", "F7"),
        (card_missing, "deck II must hold every card of its level once", "F7"),
        (decks_exchanged, "deck I must hold every card of its level once", "F7"),
        (in_setup("decks", "I", to="orchard"), "deck I must hold every card of its level once", "F7"),
        (in_setup("decks", "I", 5, to=["orchard"]), "deck I must hold every card of its level once", "F7"),
        (in_setup("decks", "I", 5, to=5), "deck I must hold every card of its level once", "F7"),
    ],
)
def test_a_wrong_setup_is_refused_with_the_rule(change: Change, sentence: str, rule: str) -> None:
    wrong = record()
    change(wrong)
    refused = refusal(wrong)
    assert sentence in refused.sentence
    assert refused.rule == rule
    assert refused.move == 0


@pytest.mark.rule("F5")
def test_a_wrong_start_is_refused() -> None:
    wrong = record()
    right = wrong["start"]
    wrong["start"] = (right + 1) % 4
    assert refusal(wrong).sentence == f"'start' is {wrong['start']}, but by the set-up seat {right} starts"
    assert refusal(wrong).rule == "F5"


@pytest.mark.rule("F12")
@pytest.mark.parametrize("options", [{}, {"adjacent": 1}, {"adjacent": None}, {"adjacent": True, "teams": False}])
def test_wrong_options_are_refused(options: Json) -> None:
    refusal(record() | {"options": options})


@pytest.mark.rule("F12")
def test_a_game_that_was_played_apart_does_not_hold_with_the_option_on() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 2, seed="apart", deck=DEFAULT, options={"adjacent": False})
    play_bots(match, [choose] * 2)
    refused = refusal(match.record() | {"options": {"adjacent": True}})
    assert refused.rule == "F12"
    assert refused.move > 0


@pytest.mark.rule("F2")
def test_a_record_with_a_wrong_deck_is_refused() -> None:
    wrong = record()
    wrong["deck"]["cards"]["orchard"]["spaces"] = 4
    assert refusal(wrong).rule == "F3"


# ---- Reshuffles --------------------------------------------------------------------------------------------


def first_order(told: Json) -> list[Any]:
    order: list[Any] = told["reshuffles"][0]["order"]
    return order


def missing_at_the_end(told: Json) -> None:
    told["reshuffles"].pop()


def left_over(told: Json) -> None:
    told["reshuffles"].append({"deck": "I", "order": ["orchard"]})


def another_card(told: Json) -> None:
    name = told["reshuffles"][0]["deck"]
    first_order(told)[0] = next(card for card in told["setup"]["decks"][name] if card not in first_order(told))


def a_card_less(told: Json) -> None:
    first_order(told).pop()


def a_card_twice(told: Json) -> None:
    first_order(told).append(first_order(told)[0])


def one_for_another(told: Json) -> None:
    first_order(told)[0] = first_order(told)[1]


def a_number(told: Json) -> None:
    first_order(told)[0] = 7


def no_list(told: Json) -> None:
    told["reshuffles"][0]["order"] = " ".join(first_order(told))


def another_deck(told: Json) -> None:
    told["reshuffles"][0]["deck"] = {"I": "II", "II": "I"}[told["reshuffles"][0]["deck"]]


def no_deck(told: Json) -> None:
    del told["reshuffles"][0]["deck"]


def another_key(told: Json) -> None:
    told["reshuffles"][0]["by"] = "chance"


def not_an_object(told: Json) -> None:
    told["reshuffles"][0] = first_order(told)


def not_a_list(told: Json) -> None:
    told["reshuffles"] = {}


def not_there(told: Json) -> None:
    del told["reshuffles"]


@pytest.mark.rule("F11")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (missing_at_the_end, r"'reshuffles' tells \d+ shuffles, but here another happens"),
        (left_over, r"'reshuffles' tells \d+ shuffles, but only \d+ happened"),
        (another_card, "the order of deck I+ must hold the cards of its discard pile"),
        (a_card_less, "the order of deck I+ must hold the cards of its discard pile"),
        (a_card_twice, "the order of deck I+ must hold the cards of its discard pile"),
        (one_for_another, "the order of deck I+ must hold the cards of its discard pile"),
        (a_number, "the order of deck I+ must hold the cards of its discard pile"),
        (no_list, "the order of deck I+ must hold the cards of its discard pile"),
        (another_deck, "reshuffles: deck I+ is shuffled now, not 'I+'"),
        (no_deck, "reshuffles: each must have a 'deck' and an 'order'"),
        (another_key, "reshuffles: each must have a 'deck' and an 'order'"),
        (not_an_object, "reshuffles: each must have a 'deck' and an 'order'"),
        (not_a_list, "'reshuffles' must be a list"),
        (not_there, "'reshuffles' must be a list"),
    ],
)
def test_a_wrong_reshuffle_is_refused(change: Change, sentence: str) -> None:
    wrong = record()
    change(wrong)
    assert re.search(sentence, refusal(wrong).sentence)


@pytest.mark.rule("F11")
def test_a_wrong_reshuffle_is_refused_at_the_move_that_needed_it() -> None:
    wrong = record()
    wrong["result"] = None
    match = replay(json.loads(to_line(finished().record())))
    assert match.over
    needed = 0
    again = Match(GAME, wrong["players"], seed=wrong["seed"], deck=DEFAULT)
    for seat, text in wrong["moves"]:
        again.play(seat, text)
        needed += 1
        if again.shuffles:
            break
    told = deepcopy(wrong["reshuffles"])
    a_card_less(wrong)
    others: list[list[Json]] = [wrong["reshuffles"], []]
    for shuffles in others:
        refused = refusal({**wrong, "reshuffles": shuffles})
        assert (refused.rule, refused.move) == ("F11", needed)
    refused = refusal({**wrong, "reshuffles": [*told, told[0]]})
    assert (refused.rule, refused.move) == ("F11", 0)


@pytest.mark.rule("F28")
def test_a_wrong_count_is_refused_where_it_is_wrong() -> None:
    wrong = record()
    count = wrong["result"]["parts"][2]["resources"]
    wrong["result"]["parts"][2]["resources"] = count + 1
    assert refusal(wrong).sentence == (f"result: 'parts[2].resources' is {count + 1}, but the game ended with {count}")


@pytest.mark.rule("F11")
def test_a_reshuffle_in_another_order_is_another_game() -> None:
    wrong = record()
    first_order(wrong).reverse()
    refused = refusal(wrong)
    assert refused.move > 0 or "result" in refused.sentence


@pytest.mark.rule("F11")
def test_a_card_named_like_a_number_is_not_that_number() -> None:
    document = data()
    document["cards"] = {"7" if card == "open-pit" else card: told for card, told in document["cards"].items()}
    deck = GAME.read_deck(document)
    t = table("village", "cabin", phase="take", decks={"I": ""}, discards={"I": "7 orchard"}, deck=deck)
    action = GAME.parse(t.s, t.d, "take I")
    assert action is not None
    GAME.run.step(t.s, t.d, action)
    assert GAME.shuffle_from_json(t.s, deck, {"deck": "I", "order": ["orchard", "7"]}) == [0, 1]
    with pytest.raises(ValueError, match="must hold the cards of its discard pile"):
        GAME.shuffle_from_json(t.s, deck, {"deck": "I", "order": ["orchard", 7]})


# ---- Moves -------------------------------------------------------------------------------------------------


@pytest.mark.rule("F13")
@pytest.mark.parametrize("adjacent", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_independent_checker_allows_the_same_answers_by_the_same_rules(players: int, adjacent: bool) -> None:
    choice = Random(players)
    for number in range(2):
        seats = [{"name": "", "kind": "bot:random"}] * players
        match = Match(GAME, seats, seed=f"answers {number}", deck=DEFAULT, options={"adjacent": adjacent})
        while not match.over:
            if choice.random() < 0.15:
                answers, rule = answers_by_the_checker(match)
                assert sorted(match.answers()) == sorted(answers)
                assert match.view(match.actor)["question"]["rule"] == rule
            match.act(choice.choice(GAME.legal(match.state, match.d)))
