"""F21 to F23: copying another player's lower effect, and what its owner gets."""

import pytest

from ..territory import deck_with, exchange, table

# ---- F21: what may be copied -------------------------------------------------------------------------------


@pytest.mark.rule("F21")
def test_a_lower_effect_of_another_player_is_carried_out_as_ones_own() -> None:
    t = table("village; orchard 1,0: 2 red", "cabin; masons 0,1: 3 red", placed="1,0").play("use 0,0 2")
    assert t.asked == (0, "copy")
    assert t.answers == ["copy 1 0,1 1", "copy 1 0,1 2"]
    t.play("copy 1 0,1 1")
    assert t.answers == ["pay red 1,0"]
    t.play("pay red 1,0", "pay red 1,0")
    assert (t.on("0,0", 0), t.on("1,0", 0)) == ("1 construction", "")
    assert t.on("0,1", 1) == "3 red"


@pytest.mark.rule("F21")
def test_its_pollution_goes_on_ones_own_cards() -> None:
    t = table("village; orchard 1,0: 1 red", "cabin; masons 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 2", "pay red 1,0")
    assert t.asked == (0, "pollute")
    assert t.answers == ["pollute 0,0", "pollute 1,0"]
    t.play("pollute 1,0")
    assert (t.on("0,0", 0), t.on("1,0", 0), t.on("0,1", 1)) == ("1 construction", "1 cube", "")


@pytest.mark.rule("F21")
def test_its_choices_are_ones_own() -> None:
    t = table("village; orchard 1,0: 1 food", "cabin; canteen 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 2", "pay food 1,0")
    assert t.asked == (0, "gain")
    t.play("gain goods")
    assert t.on("0,0", 0) == "1 goods"


@pytest.mark.rule("F21")
def test_cards_of_all_other_players_may_be_copied_but_none_of_ones_own() -> None:
    t = table(
        "cabin; masons 0,1",
        "village; walling 1,0: 4 red",
        "hut; smithy -1,0; orchard -1,1",
        "harbour; water-mill 0,-1",
        turn=1,
        placed="1,0",
        deck=deck_with({"water-mill": {"lower": [exchange({"raw": 2}, {"money": 1})]}}),
    )
    t.play("use 0,0 2")
    assert t.answers == ["copy 2 -1,0 1", "copy 3 0,-1 1", "copy 0 0,1 1", "copy 0 0,1 2"]
    assert t.refusal("copy 1 1,0 1").rule == "F21"


@pytest.mark.rule("F21")
def test_options_are_named_by_their_number_on_the_card() -> None:
    busy = {"upper": [{"gain": {"green": 1}}], "lower": [exchange({"red": 1}, {"food": 1})]}
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1", placed="1,0", deck=deck_with({"masons": busy}))
    t.play("use 0,0 2")
    assert t.answers == ["copy 1 0,1 2"]
    assert t.refusal("copy 1 0,1 1").rule == "F21"
    t.play("copy 1 0,1 2", "pay red 1,0")
    assert t.on("0,0", 0) == "1 food"


@pytest.mark.rule("F21")
def test_upper_effects_and_assistance_itself_cannot_be_copied() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; orchard 1,0; masons 0,1", placed="1,0").play("use 0,0 2")
    assert t.answers == ["copy 1 0,1 2"]
    for wrong in ("copy 1 0,0 2", "copy 1 0,0 1", "copy 1 1,0 1"):
        assert t.refusal(wrong).rule == "F21"


@pytest.mark.rule("F13")
@pytest.mark.rule("F21")
@pytest.mark.parametrize(
    ("other", "copies"),
    [
        ("cabin", False),
        ("cabin; orchard 1,0", False),  # only an upper effect
        ("cabin; masons 1,0", True),
        ("cabin; masons 1,0: 2 cubes", False),  # inactive
        ("cabin; greenhouse 1,0", False),  # green is not to be had
        ("cabin; wetland 1,0", False),  # no cube to move
    ],
)
def test_assistance_is_offered_only_if_there_is_something_to_copy(other: str, copies: bool) -> None:
    t = table("village: 1 red; quarry 1,0", other, placed="1,0")
    assert ("use 0,0 2" in t.answers) is copies


@pytest.mark.rule("F21")
def test_an_inactive_card_cannot_be_copied() -> None:
    t = table("village; quarry 1,0: 2 red", "cabin; masons 0,1: 2 cubes; walling 1,0", placed="1,0")
    t.play("use 0,0 2")
    assert t.answers == ["copy 1 1,0 1", "copy 1 1,0 2"]
    assert "an inactive card cannot be copied" in str(t.refusal("copy 1 0,1 1"))


@pytest.mark.rule("F21")
def test_an_effect_that_cannot_be_carried_through_cannot_be_copied() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1; greenhouse 1,0; wetland 1,1", placed="1,0")
    t.play("use 0,0 2")
    assert t.answers == ["copy 1 0,1 2"]


@pytest.mark.rule("F21")
def test_a_copied_exchange_needs_room_for_its_pollution_on_ones_own_cards() -> None:
    t = table("village: 1 money; orchard 1,0: 1 cube", "cabin; haulage 0,1; woodland 1,0", placed="1,0")
    assert "use 0,0 2" not in t.answers
    t = table("village: 1 money; orchard 1,0", "cabin; haulage 0,1; woodland 1,0", placed="1,0")
    assert "use 0,0 2" in t.answers


@pytest.mark.rule("F21")
def test_an_inactive_starting_card_does_not_assist() -> None:
    t = table("village: 1 cube; quarry 1,0: 2 red", "cabin; masons 0,1", placed="1,0")
    assert t.answers == ["end", "use 1,0 1"]


@pytest.mark.rule("F21")
def test_assistance_is_the_starting_cards_one_activation() -> None:
    t = table("village; quarry 1,0: 2 red", "cabin; masons 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay red 1,0", "pay red 1,0", "reward red")
    assert t.asked == (0, "use")
    assert t.answers == ["end", "use 1,0 1"]


@pytest.mark.rule("F21")
def test_the_reward_may_be_buried_on_the_starting_card() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 2", "pay red 1,0", "pollute 0,0", "reward red")
    assert t.on("0,0", 0) == "1 construction, 1 cube"
    assert not t.active("0,0", 0)


# ---- F22: the owner's reward -------------------------------------------------------------------------------


@pytest.mark.rule("F22")
def test_the_owner_chooses_one_of_the_resources_paid_and_it_lies_on_the_copied_card() -> None:
    t = table("village; quarry 1,0: 1 red, 2 yellow", "cabin; spinning-mill 0,1; orchard 1,0", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay red 1,0", "pay yellow 1,0", "pay yellow 1,0")
    assert t.asked == (1, "reward")
    assert t.answers == ["reward red", "reward yellow"]
    other = t.copy().play("reward yellow")
    t.play("reward red")
    assert (t.on("0,1", 1), other.on("0,1", 1)) == ("1 red", "1 yellow")
    assert t.on("0,0", 0) == "1 goods"
    assert t.asked == (0, "use")


@pytest.mark.rule("F22")
def test_what_was_not_paid_cannot_be_the_reward() -> None:
    t = table("village: 2 green, 2 yellow; quarry 1,0: 1 red", "cabin; workshop 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay green 0,0", "pay green 0,0", "pay yellow 0,0", "pay yellow 0,0")
    t.play("gain food")
    assert t.answers == ["reward green", "reward yellow"]
    for wrong in ("reward red", "reward food", "done"):
        assert t.refusal(wrong).rule == "F22"


@pytest.mark.rule("F22")
def test_the_owner_is_asked_even_when_only_one_kind_was_paid() -> None:
    t = table("village; quarry 1,0: 2 red", "cabin; masons 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay red 1,0", "pay red 1,0")
    assert t.asked == (1, "reward")
    assert t.answers == ["reward red"]


@pytest.mark.rule("F22")
def test_one_resource_only_whatever_was_paid() -> None:
    t = table("village; quarry 1,0: 4 red", "cabin; workshop 0,1: 1 red", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", *["pay red 1,0"] * 4, "gain food", "reward red")
    assert t.on("0,1", 1) == "2 red"
    assert t.on("1,0", 0) == ""


@pytest.mark.rule("F22")
def test_money_paid_may_be_the_reward() -> None:
    t = table("village: 1 money; quarry 1,0", "cabin; tree-nursery 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay money 0,0", "reward money")
    assert (t.on("0,1", 1), t.on("0,0", 0)) == ("1 money", "2 green")


@pytest.mark.rule("F22")
def test_the_owner_decides_after_the_pollution_is_placed() -> None:
    t = table("village; quarry 1,0: 1 red", "cabin; masons 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 2", "pay red 1,0")
    assert t.asked == (0, "pollute")
    assert t.play("pollute 1,0").asked == (1, "reward")


@pytest.mark.rule("F22")
def test_ones_own_exchange_rewards_nobody() -> None:
    t = table("village; masons 1,0: 2 red", "cabin; walling 0,1", placed="1,0")
    t.play("use 1,0 1", "pay red 1,0", "pay red 1,0")
    assert t.asked == (0, "use")


@pytest.mark.rule("F22")
def test_the_reward_counts_for_the_owner() -> None:
    t = table("village; quarry 1,0: 1 food", "cabin; canteen 0,1", placed="1,0")
    before = t.scores[1]
    t.play("use 0,0 2", "copy 1 0,1 2", "pay food 1,0", "gain food", "reward food")
    assert t.scores[1] == before + 5


# ---- F23: a copied transfer --------------------------------------------------------------------------------


@pytest.mark.rule("F23")
def test_exactly_one_cube_moves_onto_the_starting_card_which_becomes_inactive() -> None:
    t = table("village: 2 food; reed-bed 1,0: 3 cubes", "cabin; wetland 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1")
    assert t.asked == (0, "move")
    assert t.answers == ["move 1,0"]
    assert t.refusal("done").rule == "F23"
    assert "the one cube" in t.refusal("done").sentence
    assert t.seen_by(1)["activation"]["moves"] == 1
    t.play("move 1,0")
    assert (t.on("0,0", 0), t.on("1,0", 0)) == ("2 food, 1 cube", "2 cubes")
    assert not t.active("0,0", 0)
    assert t.on("0,1", 1) == ""
    assert t.asked == (0, "use")


@pytest.mark.rule("F23")
def test_the_owner_may_remove_one_cube_from_any_one_of_their_cards() -> None:
    other = "cabin: 1 cube; wetland 0,1: 3 cubes; quarry 1,0: 2 red, 1 cube; orchard 1,1"
    t = table("village; woodland 1,0: 1 cube", other, placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "move 1,0")
    assert t.asked == (1, "clean")
    assert t.answers == ["done", "clean 0,0", "clean 0,1", "clean 1,0"]
    assert "that card has no cube" in str(t.refusal("clean 1,1"))
    t.play("clean 1,0")
    assert t.on("1,0", 1) == "2 red"
    assert t.active("1,0", 1)
    assert t.scores[1] == 2 - 2
    assert t.asked == (0, "use")


@pytest.mark.rule("F23")
def test_the_owner_need_not() -> None:
    t = table("village; woodland 1,0: 1 cube", "cabin; wetland 0,1: 3 cubes", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "move 1,0", "done")
    assert t.on("0,1", 1) == "3 cubes"
    assert t.asked == (0, "use")


@pytest.mark.rule("F23")
def test_an_owner_without_a_cube_is_not_asked() -> None:
    t = table("village; woodland 1,0: 1 cube", "cabin; wetland 0,1", "hut: 1 cube", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "move 1,0")
    assert t.asked == (0, "use")


@pytest.mark.rule("F23")
def test_the_move_is_compulsory_once_the_transfer_is_copied() -> None:
    t = table("village; woodland 1,0: 1 cube", "cabin; wetland 0,1", placed="1,0").play("use 0,0 2", "copy 1 0,1 1")
    assert t.refusal("done").rule == "F23"


@pytest.mark.rule("F20")
@pytest.mark.rule("F23")
def test_a_cleaned_card_of_another_player_is_active_again_in_their_next_turn() -> None:
    t = table("village; woodland 1,0: 1 cube", "cabin; wetland 0,1; quarry 1,0: 1 cube", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "move 1,0", "clean 1,0", "end")
    t.play("keep", "take I4", "place 2,0")
    assert "use 1,0 1" in t.answers


@pytest.mark.rule("F20")
@pytest.mark.rule("F23")
def test_a_copied_transfer_may_wake_a_card_of_ones_own() -> None:
    t = table("village; quarry 1,0: 1 cube", "cabin; wetland 0,1", placed="1,0")
    assert "use 1,0 1" not in t.answers
    t.play("use 0,0 2", "copy 1 0,1 1", "move 1,0", "use 1,0 1")
    assert t.on("1,0") == "1 red"
