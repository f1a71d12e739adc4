"""F9 to F11: dropping, taking, refilling, reshuffling."""

import pytest

from ..territory import Table, table

ROWS = {"I": "orchard quarry beehives clay-pit", "II": "smithy canteen masons haulage"}
TOPS = {"I": "open-pit corner-shop ...", "II": "wetland reed-bed ..."}


def fresh(phase: str = "drop") -> Table:
    return table("village", "cabin", phase=phase, rows=ROWS, decks=TOPS)


# ---- F9: the drop ------------------------------------------------------------------------------------------


@pytest.mark.rule("F9")
def test_the_oldest_card_of_a_row_may_be_dropped() -> None:
    t = fresh()
    assert t.answers == ["keep", "drop I", "drop II"]
    t.play("drop II")
    assert t.row("II") == "wetland smithy canteen masons"
    assert t.discards("II") == "haulage"
    assert t.row("I") == ROWS["I"]


@pytest.mark.rule("F9")
@pytest.mark.parametrize("answer", ["keep", "drop I", "drop II"])
def test_at_most_once_a_turn(answer: str) -> None:
    t = fresh().play(answer)
    assert t.asked == (0, "take")
    assert not any("drop" in text or "keep" in text for text in t.answers)
    assert t.refusal("drop I").rule == "F10"


@pytest.mark.rule("F9")
def test_keeping_changes_nothing() -> None:
    t = fresh().play("keep")
    assert (t.row("I"), t.row("II")) == (ROWS["I"], ROWS["II"])
    assert t.discards("I") == t.discards("II") == ""


@pytest.mark.rule("F9")
def test_it_is_asked_even_when_there_is_nothing_to_drop() -> None:
    t = table("village", "cabin", rows={"I": "", "II": ""})
    assert t.asked == (0, "drop")
    assert t.answers == ["keep"]
    assert str(t.refusal("drop I")) == "'drop I': that row is empty (F9)"


@pytest.mark.rule("F9")
def test_an_empty_row_cannot_be_dropped_from() -> None:
    t = table("village", "cabin", rows={"I": "", "II": "smithy"})
    assert t.answers == ["keep", "drop II"]


@pytest.mark.rule("F9")
def test_the_dropped_card_is_discarded_before_the_refill_and_may_come_straight_back() -> None:
    t = table("village", "cabin", rows=ROWS, decks={"I": ""}, discards={"I": ""})
    t.play("drop I")
    assert t.reshuffles == [{"deck": "I", "order": ["clay-pit"]}]
    assert t.row("I") == "clay-pit orchard quarry beehives"
    assert (t.deck_of("I"), t.discards("I")) == ("", "")


@pytest.mark.rule("F9")
@pytest.mark.rule("F11")
def test_a_drop_from_a_row_with_an_empty_deck_reshuffles_what_was_discarded() -> None:
    t = table("village", "cabin", rows=ROWS, decks={"II": ""}, discards={"II": "wetland reed-bed"})
    t.play("drop II", shuffle="reed-bed haulage wetland")
    assert t.row("II") == "reed-bed smithy canteen masons"
    assert (t.deck_of("II"), t.discards("II")) == ("haulage wetland", "")


# ---- F10: the card taken -----------------------------------------------------------------------------------


@pytest.mark.rule("F10")
def test_any_card_of_the_display_or_the_top_of_a_deck_may_be_taken() -> None:
    assert fresh("take").answers == [
        *("take I1", "take I2", "take I3", "take I4"),
        *("take II1", "take II2", "take II3", "take II4"),
        *("take I", "take II"),
    ]


@pytest.mark.rule("F10")
@pytest.mark.parametrize(
    ("answer", "card"),
    [
        ("take I1", "orchard"),
        ("take I4", "clay-pit"),
        ("take II2", "canteen"),
        ("take I", "open-pit"),
        ("take II", "wetland"),
    ],
)
def test_the_card_named_is_taken_in_hand(answer: str, card: str) -> None:
    t = fresh("take").play(answer)
    assert t.hand == card
    assert t.asked == (0, "place")


@pytest.mark.rule("F10")
@pytest.mark.parametrize("answer", ["take I2", "take I", "take II"])
def test_a_taken_card_cannot_be_refused(answer: str) -> None:
    t = fresh("take").play(answer)
    assert t.answers == ["place 0,-1", "place -1,0", "place 1,0", "place 0,1"]
    for other in ("keep", "end", "done", "drop I", "take I1"):
        assert t.refusal(other).rule == "F12"


# ---- F11: refilling ----------------------------------------------------------------------------------------


@pytest.mark.rule("F11")
@pytest.mark.parametrize(
    ("slot", "row"),
    [
        (1, "open-pit quarry beehives clay-pit"),
        (2, "open-pit orchard beehives clay-pit"),
        (3, "open-pit orchard quarry clay-pit"),
        (4, "open-pit orchard quarry beehives"),
    ],
)
def test_the_row_slides_and_slot_one_is_refilled(slot: int, row: str) -> None:
    t = fresh("take").play(f"take I{slot}")
    assert t.row("I") == row
    assert t.row("II") == ROWS["II"]
    assert t.deck_of("I").startswith("corner-shop")


@pytest.mark.rule("F11")
def test_taking_from_a_deck_leaves_the_display_as_it_is() -> None:
    t = fresh("take").play("take II")
    assert (t.row("I"), t.row("II")) == (ROWS["I"], ROWS["II"])
    assert t.deck_of("II").startswith("reed-bed")


@pytest.mark.rule("F11")
def test_a_refill_from_an_empty_deck_shuffles_the_discard_pile_into_a_new_one() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""}, discards={"I": "open-pit"})
    t.play("take I3")
    assert t.row("I") == "open-pit orchard quarry clay-pit"
    assert t.reshuffles == [{"deck": "I", "order": ["open-pit"]}]
    assert t.discards("I") == ""


@pytest.mark.rule("F11")
def test_the_order_of_a_reshuffle_is_the_order_of_the_new_deck() -> None:
    t = table(
        "village", "cabin", phase="take", rows=ROWS, decks={"I": ""}, discards={"I": "open-pit ore-vein woodland"}
    )
    t.play("take I3", shuffle="woodland open-pit ore-vein")
    assert t.row("I").startswith("woodland ")
    assert t.deck_of("I") == "open-pit ore-vein"
    assert t.reshuffles == [{"deck": "I", "order": ["woodland", "open-pit", "ore-vein"]}]


@pytest.mark.rule("F11")
def test_a_deck_is_not_reshuffled_before_a_card_is_needed() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": "open-pit"}, discards={"I": "ore-vein woodland"})
    t.play("take I")
    assert t.reshuffles == []
    assert (t.deck_of("I"), t.discards("I")) == ("", "ore-vein woodland")


@pytest.mark.rule("F11")
def test_the_top_of_an_empty_deck_can_be_taken_while_its_discard_pile_holds_a_card() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""}, discards={"I": "ore-vein woodland"})
    t.play("take I", shuffle="woodland ore-vein")
    assert t.hand == "woodland"
    assert (t.row("I"), t.deck_of("I"), t.discards("I")) == (ROWS["I"], "ore-vein", "")


@pytest.mark.rule("F11")
def test_when_the_discard_pile_is_empty_too_the_deck_cannot_be_taken_from() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": "", "II": ""})
    assert "take I" not in t.answers
    assert "take II" not in t.answers
    assert str(t.refusal("take I")) == "'take I': there is no card (F10)"


@pytest.mark.rule("F11")
def test_when_the_discard_pile_is_empty_too_the_row_stays_short() -> None:
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": ""})
    t.play("take I4")
    assert t.reshuffles == []
    assert t.row("I") == "- orchard quarry beehives"
    t.play("place 0,1", "end", "keep")
    assert [text for text in t.answers if text.startswith("take I") and text < "take II"] == [
        "take I2",
        "take I3",
        "take I4",
    ]
    assert str(t.refusal("take I1")) == "'take I1': there is no card (F10)"


@pytest.mark.rule("F11")
def test_a_level_can_be_taken_to_its_last_card() -> None:
    t = table("village", "cabin", phase="take", rows={"I": "orchard", "II": "smithy"}, decks={"I": "", "II": ""})
    t.play("take I4", "place 0,1", "end", "keep")
    assert t.row("I") == "- - - -"
    assert t.answers == ["take II4"]


@pytest.mark.rule("F11")
def test_the_levels_do_not_mix() -> None:
    discards = {"I": "ore-vein", "II": "wetland"}
    t = table("village", "cabin", phase="take", rows=ROWS, decks={"I": "", "II": ""}, discards=discards)
    t.play("take I1")
    assert t.reshuffles == [{"deck": "I", "order": ["ore-vein"]}]
    assert t.discards("II") == "wetland"
