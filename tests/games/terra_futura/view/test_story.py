"""What happened, as each seat is told it."""

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match

from ..territory import DEFAULT, EIGHT, GAME, OTHERS, Json, deck_with, exchange, nine, table

ROWS = {"I": "orchard quarry beehives clay-pit", "II": "smithy canteen masons haulage"}


def in_the_row(deck: str, card: str, seat: int = 0) -> Json:
    return {"event": "take", "seat": seat, "deck": deck, "card": card}


# ---- Display -----------------------------------------------------------------------------------------------


def test_keeping_the_display() -> None:
    assert table("village", "cabin").tell("keep", 1) == [{"event": "keep", "seat": 0}]


@pytest.mark.rule("F9")
def test_a_drop_and_its_refill() -> None:
    t = table("village", "cabin", rows=ROWS, decks={"I": "open-pit ..."})
    assert t.tell("drop I", 1) == [
        {"event": "drop", "seat": 0, "deck": "I", "card": "clay-pit"},
        {"event": "refill", "deck": "I", "card": "open-pit"},
    ]


@pytest.mark.rule("F9")
@pytest.mark.rule("F11")
def test_a_drop_whose_card_comes_straight_back() -> None:
    t = table("village", "cabin", rows=ROWS, decks={"I": ""})
    assert t.tell("drop I", 1) == [
        {"event": "drop", "seat": 0, "deck": "I", "card": "clay-pit"},
        {"event": "reshuffle", "deck": "I"},
        {"event": "refill", "deck": "I", "card": "clay-pit"},
    ]


@pytest.mark.rule("F11")
def test_a_card_taken_from_the_display() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"II": "wetland ..."})
    assert t.tell("take II2", 1) == [
        in_the_row("II", "canteen"),
        {"event": "refill", "deck": "II", "card": "wetland"},
    ]


@pytest.mark.rule("F11")
def test_a_card_taken_from_the_display_with_a_reshuffle() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"II": ""}, discards={"II": "reed-bed wetland"})
    assert t.tell("take II4", 1, shuffle="wetland reed-bed") == [
        in_the_row("II", "haulage"),
        {"event": "reshuffle", "deck": "II"},
        {"event": "refill", "deck": "II", "card": "wetland"},
    ]


@pytest.mark.rule("F11")
def test_a_row_that_stays_short_is_not_refilled() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""})
    assert t.tell("take I1", 1) == [in_the_row("I", "orchard")]


@pytest.mark.rule("F32")
def test_a_card_taken_unseen_is_named_to_its_taker_only() -> None:
    for seat, card in ((0, "wetland"), (1, None), (SPECTATOR, None)):
        t = table("village", "cabin", phase="take", rows=ROWS, decks={"II": "wetland ..."})
        assert t.tell("take II", seat) == [{"event": "take-unseen", "seat": 0, "deck": "II", "card": card}]


@pytest.mark.rule("F11")
def test_a_card_taken_unseen_with_a_reshuffle() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""}, discards={"I": "open-pit ore-vein"})
    assert t.tell("take I", 1) == [
        {"event": "take-unseen", "seat": 0, "deck": "I", "card": None},
        {"event": "reshuffle", "deck": "I"},
    ]


# ---- Territory ---------------------------------------------------------------------------------------------


def test_a_card_placed_is_named_to_all() -> None:
    for unseen in (False, True):
        t = table("village", "cabin", hand="orchard", unseen=unseen)
        assert t.tell("place -1,0", 1) == [{"event": "place", "seat": 0, "card": "orchard", "at": [-1, 0]}]


def test_the_end_of_a_turn() -> None:
    t = table("village; orchard 1,0", "cabin", placed="1,0")
    assert t.tell("end", 1) == [{"event": "end", "seat": 0}, {"event": "turn", "seat": 1}]


@pytest.mark.rule("F15")
def test_a_gain_without_a_choice() -> None:
    t = table("village; orchard 1,0: 1 green", "cabin", placed="1,0")
    assert t.tell("use 1,0 1", 1) == [
        {"event": "use", "seat": 0, "card": "orchard", "at": [1, 0], "option": 1},
        {"event": "receive", "seat": 0, "card": "orchard", "at": [1, 0], "resources": {"green": 1}},
    ]


@pytest.mark.rule("F24")
def test_a_gain_of_choice() -> None:
    t = table("village; orchard 1,0", "cabin", placed="1,0")
    assert t.tell("use 0,0 1", 1) == [{"event": "use", "seat": 0, "card": "village", "at": [0, 0], "option": 1}]
    assert t.tell("gain money", 1) == [{"event": "gain", "seat": 0, "resource": "money", "card": "village"}]


@pytest.mark.rule("F16")
def test_a_price_and_what_it_brings() -> None:
    t = table("village; masons 1,0: 2 red", "cabin", placed="1,0").play("use 1,0 1")
    paid = {"event": "pay", "seat": 0, "resource": "red", "card": "masons", "at": [1, 0]}
    assert t.tell("pay red 1,0", 1) == [paid]
    assert t.tell("pay red 1,0", 1) == [
        paid,
        {"event": "receive", "seat": 0, "card": "masons", "at": [1, 0], "resources": {"construction": 1}},
    ]


@pytest.mark.rule("F16")
def test_a_price_paid_in_the_very_resource_it_brings() -> None:
    deck = deck_with({"masons": {"lower": [exchange({"red": 1}, {"red": 2})]}})
    t = table("village; masons 1,0: 1 red", "cabin", placed="1,0", deck=deck).play("use 1,0 1")
    assert t.tell("pay red 1,0", 1) == [
        {"event": "pay", "seat": 0, "resource": "red", "card": "masons", "at": [1, 0]},
        {"event": "receive", "seat": 0, "card": "masons", "at": [1, 0], "resources": {"red": 2}},
    ]


@pytest.mark.rule("F17")
@pytest.mark.rule("F20")
def test_pollution_and_a_card_that_falls_inactive() -> None:
    t = table("village; haulage 1,0: 1 money", "cabin", placed="1,0").play("use 1,0 1", "pay money 1,0")
    assert t.tell("pollute 1,0", 1) == [{"event": "pollute", "seat": 0, "card": "haulage", "at": [1, 0]}]
    assert t.tell("pollute 0,0", 1) == [
        {"event": "pollute", "seat": 0, "card": "village", "at": [0, 0]},
        {"event": "inactive", "seat": 0, "card": "village", "at": [0, 0]},
    ]


@pytest.mark.rule("F18")
@pytest.mark.rule("F20")
def test_a_transfer_and_a_card_that_is_active_again() -> None:
    t = table("village: 1 cube; wetland 1,0; woodland 2,0: 1 cube", "cabin", placed="1,0")
    assert t.tell("use 1,0 1", 1) == [{"event": "use", "seat": 0, "card": "wetland", "at": [1, 0], "option": 1}]
    assert t.tell("move 0,0", 1) == [
        {"event": "move", "seat": 0, "card": "village", "at": [0, 0]},
        {"event": "active", "seat": 0, "card": "village", "at": [0, 0]},
    ]
    assert t.tell("done", 1) == [{"event": "done", "seat": 0}]


# ---- Assistance --------------------------------------------------------------------------------------------


@pytest.mark.rule("F21")
@pytest.mark.rule("F22")
def test_a_copied_exchange_and_the_owners_reward() -> None:
    t = table("village; quarry 1,0: 2 red", "cabin; masons 0,1", placed="1,0").play("use 0,0 2")
    assert t.tell("copy 1 0,1 1", SPECTATOR) == [
        {"event": "copy", "seat": 0, "owner": 1, "card": "masons", "at": [0, 1], "option": 1}
    ]
    t.play("pay red 1,0")
    assert t.tell("pay red 1,0", SPECTATOR)[1] == {
        "event": "receive",
        "seat": 0,
        "card": "village",
        "at": [0, 0],
        "resources": {"construction": 1},
    }
    assert t.tell("reward red", SPECTATOR) == [
        {"event": "reward", "seat": 1, "resource": "red", "card": "masons", "at": [0, 1]}
    ]


@pytest.mark.rule("F23")
def test_a_copied_transfer_and_the_owners_cleaning() -> None:
    t = table("village; woodland 1,0: 1 cube", "cabin: 1 cube; wetland 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1")
    assert t.tell("move 1,0", 1) == [
        {"event": "move", "seat": 0, "card": "woodland", "at": [1, 0]},
        {"event": "inactive", "seat": 0, "card": "village", "at": [0, 0]},
    ]
    other = t.copy()
    assert t.tell("clean 0,0", 0) == [
        {"event": "clean", "seat": 1, "card": "cabin", "at": [0, 0]},
        {"event": "active", "seat": 1, "card": "cabin", "at": [0, 0]},
    ]
    assert other.tell("done", 0) == [{"event": "done", "seat": 1}]


# ---- End ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("F26")
@pytest.mark.rule("F32")
def test_the_pattern_chosen_is_named_to_all() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final", scoring=["garden-city stone-town"])
    assert t.tell("pattern 2", 1) == [{"event": "pattern", "seat": 0, "scoring": "stone-town"}]


def test_the_end_is_told_with_its_result() -> None:
    t = table(nine("village", EIGHT), nine("cabin", OTHERS), phase="final").play("pattern 1", "end", "pattern 2")
    assert t.tell("end", SPECTATOR) == [{"event": "end", "seat": 1}, {"event": "over", **t.result}]
    assert t.result["outcome"] == "success"


def test_before_the_first_decision_only_who_starts_is_told() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="story", deck=DEFAULT)
    for seat in (SPECTATOR, 0, 1, 2):
        ready = GAME.redact(match.ready, match.d, seat)
        events = GAME.story(ready, match.deck, match.start, "", match.seen_by(seat), seat)
        assert events == [{"event": "turn", "seat": match.start}]
