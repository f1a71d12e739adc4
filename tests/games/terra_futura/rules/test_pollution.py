"""F18 to F20: transfers, what a card can hold, inactive cards and active ones again."""

import pytest

from ..territory import deck_with, exchange, table

# ---- F18: transfers ----------------------------------------------------------------------------------------


@pytest.mark.rule("F18")
def test_the_first_cube_is_compulsory_and_then_one_may_stop() -> None:
    t = table("village: 1 cube; wetland 1,0; woodland 2,0: 2 cubes", "cabin", placed="1,0").play("use 1,0 1")
    assert t.asked == (0, "move")
    assert t.answers == ["move 0,0", "move 2,0"]
    refusal = t.refusal("done")
    assert refusal.rule == "F18"
    assert "'done' after the first cube" in str(refusal)
    t.play("move 2,0")
    assert t.answers == ["done", "move 0,0", "move 2,0"]
    t.play("done")
    assert t.asked == (0, "use")
    assert [t.on(place) for place in ("0,0", "1,0", "2,0")] == ["1 cube", "1 cube", "1 cube"]


@pytest.mark.rule("F18")
@pytest.mark.rule("F19")
def test_three_fill_the_spaces_and_the_fourth_makes_the_card_inactive() -> None:
    t = table("village: 1 cube; wetland 1,0: 2 food; reed-bed 2,0: 4 cubes", "cabin", placed="1,0").play("use 1,0 1")
    for cubes in (1, 2, 3):
        t.play("move 2,0")
        assert t.on("1,0") == f"2 food, {cubes} cube{'s' if cubes > 1 else ''}"
        assert t.active("1,0")
        assert "done" in t.answers
    t.play("move 2,0")
    assert t.on("1,0") == "2 food, 4 cubes"
    assert not t.active("1,0")
    assert t.asked == (0, "use")


@pytest.mark.rule("F18")
@pytest.mark.rule("F19")
@pytest.mark.parametrize("there", [1, 2, 3])
def test_onto_a_card_that_already_holds_cubes_go_fewer(there: int) -> None:
    t = table(f"village; wetland 1,0: {there} cubes; reed-bed 2,0: 4 cubes", "cabin", placed="1,0").play("use 1,0 1")
    moved = 0
    while t.asked == (0, "move"):
        t.play("move 2,0")
        moved += 1
    assert moved == 4 - there
    assert t.on("1,0") == "4 cubes"
    assert t.on("2,0") in (f"{there} cubes", f"{there} cube")


@pytest.mark.rule("F18")
def test_a_transfer_ends_by_itself_when_no_cube_is_left_elsewhere() -> None:
    t = table("village: 1 cube; wetland 1,0: 1 cube; woodland 2,0: 1 cube", "cabin", placed="1,0")
    t.play("use 1,0 1", "move 0,0", "move 2,0")
    assert t.asked == (0, "use")
    assert t.on("1,0") == "3 cubes"


@pytest.mark.rule("F18")
@pytest.mark.parametrize("most", [1, 2, 3, 4])
def test_up_to_as_many_cubes_as_the_card_says(most: int) -> None:
    deck = deck_with({"wetland": {"lower": [{"transfer": most}]}})
    t = table("village; wetland 1,0; reed-bed 2,0: 4 cubes; woodland 1,1: 2 cubes", "cabin", placed="1,0", deck=deck)
    t.play("use 1,0 1", *["move 2,0"] * most)
    assert t.asked == (0, "use")


@pytest.mark.rule("F18")
def test_a_card_with_fewer_spaces_takes_fewer() -> None:
    deck = deck_with({"wetland": {"spaces": 1}})
    t = table("village; wetland 1,0; reed-bed 2,0: 4 cubes", "cabin", placed="1,0", deck=deck)
    t.play("use 1,0 1", "move 2,0", "move 2,0")
    assert t.asked == (0, "use")
    assert not t.active("1,0")


@pytest.mark.rule("F18")
def test_cubes_come_from_inactive_cards_too_and_from_outside_the_lines() -> None:
    t = table("village: 1 cube; wetland 1,0; quarry 0,1: 1 cube; woodland 2,1: 1 cube", "cabin: 1 cube", placed="1,0")
    t.play("use 1,0 1")
    assert t.answers == ["move 0,0", "move 0,1", "move 2,1"]


@pytest.mark.rule("F18")
def test_not_from_the_card_itself_nor_from_a_clean_one() -> None:
    t = table("village: 1 cube; wetland 1,0: 2 cubes; quarry 0,1", "cabin", placed="1,0").play("use 1,0 1")
    for wrong in ("move 1,0", "move 0,1"):
        assert t.refusal(wrong).rule == "F18"


# ---- F19: what a card can hold -----------------------------------------------------------------------------


@pytest.mark.rule("F19")
@pytest.mark.parametrize("spaces", [0, 1, 2, 3])
def test_as_many_cubes_as_spaces_and_one_more_never_more(spaces: int) -> None:
    dirty = {"lower": [exchange({"money": 1}, {"food": 1}, spaces + 2)]}
    deck = deck_with({"smithy": dirty, "orchard": {"spaces": spaces}})
    t = table("village; smithy 1,0: 1 money; orchard 2,0", "cabin", placed="1,0", deck=deck)
    t.play("use 1,0 1", "pay money 1,0")
    for held in range(spaces + 1):
        assert "pollute 2,0" in t.answers
        assert t.active("2,0"), f"inactive with {held} cubes"
        t.play("pollute 2,0")
    assert not t.active("2,0")
    assert t.refusal("pollute 2,0").rule == "F17"
    assert t.answers == ["pollute 0,0", "pollute 1,0"]


# ---- F20: inactive, and active again -----------------------------------------------------------------------


@pytest.mark.rule("F20")
def test_a_card_in_whose_centre_a_cube_lies_is_inactive() -> None:
    t = table("village: 1 cube; woodland 1,0: 1 cube; hay-meadow 2,0: 2 cubes", "cabin", placed="1,0")
    assert [t.active(place) for place in ("0,0", "1,0", "2,0")] == [False, True, False]
    assert t.answers == ["end", "use 1,0 1"]


@pytest.mark.rule("F20")
@pytest.mark.rule("F27")
@pytest.mark.rule("F28")
def test_the_resources_of_an_inactive_card_do_not_count() -> None:
    active = "village; woodland 1,0: 2 food, 1 goods, 1 cube"
    inactive = "village; woodland 1,0: 2 food, 1 goods, 2 cubes"
    scoring = ["food-fair full-larder"]
    assert table(active, "cabin", scoring=scoring).scores[0] == 2 * 5 + 6 + 5 - 1
    assert table(inactive, "cabin", scoring=scoring).scores[0] == -1


@pytest.mark.rule("F20")
def test_a_card_is_active_again_as_soon_as_a_cube_is_taken_away() -> None:
    t = table("village; wetland 1,0; quarry 2,0: 3 red, 1 cube; masons 1,1", "cabin", placed="1,0")
    assert "use 1,1 1" not in t.answers
    assert "use 2,0 1" not in t.answers
    t.play("use 1,0 1", "move 2,0")
    assert t.active("2,0")
    assert {"use 2,0 1", "use 1,1 1"} <= set(t.answers)
    t.play("use 2,0 1", "use 1,1 1", "pay red 2,0", "pay red 2,0")
    assert (t.on("2,0"), t.on("1,1")) == ("2 red", "1 construction")


@pytest.mark.rule("F20")
def test_a_card_that_is_still_too_dirty_stays_inactive() -> None:
    t = table("village; wetland 1,0; quarry 2,0: 1 cube; hay-meadow 1,1: 2 cubes", "cabin", placed="1,0")
    t.play("use 1,0 1", "move 1,1", "done")
    assert (t.active("1,1"), t.active("2,0")) == (True, False)


@pytest.mark.rule("F20")
def test_a_card_that_was_activated_already_is_not_ready_again_when_it_becomes_active() -> None:
    t = table("village; wetland 1,0; food-truck 2,0: 1 money", "cabin", placed="1,0")
    t.play("use 2,0 1", "pay money 2,0", "pollute 2,0")
    assert not t.active("2,0")
    t.play("use 1,0 1", "move 2,0")
    assert t.active("2,0")
    assert not any(text.startswith("use 2,0") for text in t.answers)


@pytest.mark.rule("F20")
def test_a_card_made_inactive_before_its_activation_misses_it() -> None:
    t = table("village; masons 1,0: 1 red; quarry 2,0", "cabin", placed="1,0")
    t.play("use 1,0 2", "pay red 1,0", "pollute 2,0")
    assert not any(text.startswith("use 2,0") for text in t.answers)
    assert t.ready == ["0,0", "2,0"]


@pytest.mark.rule("F20")
def test_a_transfer_card_filled_to_its_centre_loses_its_resources_until_it_is_cleaned() -> None:
    t = table("village; wetland 1,0: 1 goods, 3 cubes; reed-bed 2,0; quarry 1,1: 1 cube", "cabin", placed="1,0")
    t.play("use 1,0 1", "move 1,1")
    assert t.scores[0] == -1
    t.play("use 2,0 1", "move 1,0", "done")
    assert t.scores[0] == 6 - 2
