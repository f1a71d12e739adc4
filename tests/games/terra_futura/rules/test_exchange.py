"""F16, F17: paying, the reward, and the pollution that comes with it."""

import pytest

from terrae.engine.game import DeckDocument
from terrae.games.terra_futura.rules.state import Deck

from ..territory import deck_with, exchange, table


def costing(**pay: int) -> DeckDocument[Deck]:
    """A deck in which the smithy asks another price for one goods."""
    return deck_with({"smithy": {"lower": [exchange(pay, {"goods": 1})]}})


# ---- F16: the price ----------------------------------------------------------------------------------------


@pytest.mark.rule("F16")
def test_the_price_goes_back_to_the_supply_and_the_reward_onto_the_card() -> None:
    t = table("village: 1 red; masons 1,0: 1 red", "cabin: 5 red", placed="1,0").play("use 1,0 1")
    assert t.answers == ["pay red 0,0", "pay red 1,0"]
    t.play("pay red 1,0")
    assert t.answers == ["pay red 0,0"]
    t.play("pay red 0,0")
    assert (t.on("0,0"), t.on("1,0")) == ("", "1 construction")
    assert t.on("0,0", 1) == "5 red"
    assert t.asked == (0, "use")


@pytest.mark.rule("F16")
@pytest.mark.parametrize("first", ["0,0", "1,0", "2,0"])
def test_the_price_may_be_paid_from_any_active_cards_in_any_mix(first: str) -> None:
    t = table("village: 2 red; masons 1,0: 2 red; quarry 2,0: 2 red", "cabin", placed="1,0").play("use 1,0 1")
    t.play(f"pay red {first}")
    assert t.answers == ["pay red 0,0", "pay red 1,0", "pay red 2,0"]


@pytest.mark.rule("F16")
def test_cards_outside_the_row_and_column_pay_too() -> None:
    t = table("village; masons 1,0; quarry 0,1: 2 red", "cabin", placed="1,0").play("use 1,0 1")
    assert t.answers == ["pay red 0,1"]


@pytest.mark.rule("F16")
@pytest.mark.rule("F20")
def test_an_inactive_card_pays_nothing() -> None:
    t = table("village; masons 1,0: 1 red; quarry 0,1: 5 red, 1 cube", "cabin", placed="1,0")
    assert "use 1,0 1" not in t.answers
    t.play("use 1,0 2")
    assert t.answers == ["pay red 1,0"]
    assert "inactive" in str(t.refusal("pay red 0,1"))


@pytest.mark.rule("F16")
def test_once_per_activation() -> None:
    t = table("village: 9 red; masons 1,0", "cabin", placed="1,0")
    t.play("use 1,0 1", "pay red 0,0", "pay red 0,0")
    assert not any(text.startswith("use 1,0") for text in t.answers)


@pytest.mark.rule("F16")
def test_exactly_the_price_is_paid() -> None:
    t = table("village: 9 red; masons 1,0", "cabin", placed="1,0").play("use 1,0 1", "pay red 0,0", "pay red 0,0")
    assert t.on("0,0") == "7 red"


@pytest.mark.rule("F16")
def test_any_raw_material_is_paid_with_a_raw_material_of_choice() -> None:
    t = table("village: 2 green, 1 yellow, 3 food, 3 money; smithy 1,0: 1 red", "cabin", placed="1,0")
    t.play("use 1,0 1")
    assert t.answers == ["pay green 0,0", "pay yellow 0,0", "pay red 1,0"]
    t.play("pay yellow 0,0")
    assert t.answers == ["pay green 0,0", "pay red 1,0"]
    t.play("pay green 0,0", "pay green 0,0", "pay red 1,0")
    assert t.answers == ["gain food", "gain construction", "gain goods"]
    t.play("gain construction")
    assert (t.on("0,0"), t.on("1,0")) == ("3 food, 3 money", "1 construction")


@pytest.mark.rule("F16")
def test_any_product_is_paid_with_a_product_of_choice_and_may_be_gained_again() -> None:
    t = table("village: 1 food, 1 goods, 2 money, 2 red; canteen 1,0", "cabin", placed="1,0").play("use 1,0 2")
    assert t.answers == ["pay food 0,0", "pay goods 0,0"]
    t.play("pay goods 0,0", "gain goods")
    assert (t.on("0,0"), t.on("1,0")) == ("2 red, 1 food, 2 money", "1 goods")


@pytest.mark.rule("F16")
def test_the_price_is_asked_in_the_order_of_the_resources_then_raw_then_product() -> None:
    deck = costing(product=1, raw=1, money=1, food=1, yellow=1, red=1)
    t = table("village: 1 green, 2 red, 1 yellow, 2 food, 1 money; smithy 1,0", "cabin", placed="1,0", deck=deck)
    t.play("use 1,0 1")
    for due in ("red", "yellow", "food", "money"):
        assert t.answers == [f"pay {due} 0,0"]
        assert t.refusal("pay green 0,0").rule == "F16"
        t.play(f"pay {due} 0,0")
    assert t.answers == ["pay green 0,0", "pay red 0,0"]
    t.play("pay red 0,0")
    assert t.answers == ["pay food 0,0"]
    assert t.play("pay food 0,0").on("1,0") == "1 goods"


@pytest.mark.rule("F13")
@pytest.mark.rule("F16")
@pytest.mark.parametrize(
    ("pay", "owned", "payable"),
    [
        ({"red": 1}, "1 green", False),
        ({"red": 2}, "1 red, 1 green", False),
        ({"money": 2}, "1 money, 9 food", False),
        ({"raw": 4}, "1 red, 1 green, 1 yellow", False),
        ({"raw": 4}, "1 red, 1 green, 2 yellow", True),
        ({"raw": 1}, "9 money, 9 food", False),
        ({"product": 1}, "9 money, 9 red", False),
        ({"product": 2}, "1 food, 1 goods", True),
        ({"red": 1, "raw": 1}, "1 red", False),  # the red one is due itself
        ({"red": 1, "raw": 1}, "2 green", False),
        ({"red": 1, "raw": 1}, "2 red", True),
        ({"red": 1, "raw": 1}, "1 red, 1 yellow", True),
        ({"goods": 1, "product": 1}, "1 goods, 9 red", False),
        ({"goods": 1, "product": 1}, "2 goods", True),
        ({"raw": 1, "product": 1}, "2 red", False),
        ({"raw": 1, "product": 1}, "1 red, 1 food", True),
        ({"red": 2, "yellow": 1, "raw": 2}, "3 red, 1 yellow", False),
        ({"red": 2, "yellow": 1, "raw": 2}, "3 red, 2 yellow", True),
        ({"food": 1, "raw": 1, "product": 1, "money": 1}, "1 food, 1 green, 1 money", False),
        ({"food": 1, "raw": 1, "product": 1, "money": 1}, "1 food, 1 goods, 1 green, 1 money", True),
    ],
)
def test_an_exchange_is_offered_when_its_price_can_be_paid_and_only_then(
    pay: dict[str, int], owned: str, payable: bool
) -> None:
    t = table(f"village: {owned}; smithy 1,0", "cabin", placed="1,0", deck=costing(**pay))
    assert ("use 1,0 1" in t.answers) is payable
    if payable:
        t.play("use 1,0 1")
        for _ in range(sum(pay.values())):
            assert t.asked == (0, "pay")
            t.play(t.answers[-1])  # whatever is chosen, the rest can be paid
        assert t.on("1,0") == "1 goods"
    else:
        assert "cannot be carried through" in str(t.refusal("use 1,0 1"))


@pytest.mark.rule("F16")
@pytest.mark.rule("F20")
def test_what_lies_on_inactive_cards_does_not_count_towards_a_price() -> None:
    t = table("village: 1 red; masons 1,0; quarry 0,1: 1 red, 1 cube", "cabin", placed="1,0")
    assert "use 1,0 1" not in t.answers
    t = table("village: 1 red; masons 1,0; quarry 0,1: 1 red", "cabin", placed="1,0")
    assert "use 1,0 1" in t.answers


# ---- F17: its pollution ------------------------------------------------------------------------------------


@pytest.mark.rule("F17")
def test_each_cube_goes_on_an_active_card_of_ones_own() -> None:
    t = table("village; haulage 1,0: 1 money; quarry 0,1: 1 cube; woodland 1,1: 1 cube", "cabin", placed="1,0")
    t.play("use 1,0 1", "pay money 1,0")
    assert t.on("1,0") == "1 goods"
    assert t.answers == ["pollute 0,0", "pollute 1,0", "pollute 1,1"]
    assert "an inactive card takes no more pollution" in str(t.refusal("pollute 0,1"))
    t.play("pollute 1,1")
    assert t.answers == ["pollute 0,0", "pollute 1,0"]
    t.play("pollute 1,0")
    assert t.asked == (0, "use")
    assert [t.on(place) for place in ("0,0", "1,0", "0,1", "1,1")] == ["", "1 goods, 1 cube", "1 cube", "2 cubes"]


@pytest.mark.rule("F17")
def test_it_is_compulsory() -> None:
    t = table("village; masons 1,0: 1 red", "cabin", placed="1,0").play("use 1,0 2", "pay red 1,0")
    for text in ("done", "end", "keep"):
        assert t.refusal(text).rule == "F17"


@pytest.mark.rule("F17")
def test_a_card_may_take_several_cubes_of_one_reward() -> None:
    deck = deck_with({"smithy": {"spaces": 3, "lower": [exchange({"money": 1}, {"goods": 1}, 4)]}})
    t = table("village; smithy 1,0: 1 money", "cabin", placed="1,0", deck=deck)
    t.play("use 1,0 1", "pay money 1,0", *["pollute 1,0"] * 4)
    assert t.on("1,0") == "1 goods, 4 cubes"
    assert not t.active("1,0")


@pytest.mark.rule("F17")
@pytest.mark.rule("F20")
def test_a_reward_may_be_buried_under_its_own_dirt() -> None:
    t = table("village: 1 money; food-truck 1,0", "cabin", placed="1,0")
    t.play("use 1,0 1", "pay money 0,0", "pollute 1,0")
    assert t.on("1,0") == "1 food, 1 cube"
    assert t.scores[0] == -1


@pytest.mark.rule("F17")
@pytest.mark.parametrize(
    ("territory", "room"),
    [
        ("village: 1 cube; freight-port 1,0: 1 money", 1),
        ("village; freight-port 1,0: 1 money", 2),
        ("village: 1 cube; haulage 1,0: 1 money", 2),
        ("village: 1 cube; haulage 1,0: 1 money, 1 cube", 1),
        ("village: 1 cube; freight-port 1,0: 1 money; wetland 2,0: 3 cubes", 2),
        ("village: 1 cube; freight-port 1,0: 1 money; wetland 2,0: 4 cubes", 1),
    ],
)
def test_an_exchange_whose_pollution_cannot_all_be_placed_cannot_be_made(territory: str, room: int) -> None:
    t = table(territory, "cabin; sewage-works 1,0", placed="1,0")
    assert ("use 1,0 1" in t.answers) is (room >= 2)
    if room >= 2:
        t.play("use 1,0 1", "pay money 1,0")
        for _ in range(2):
            t.play(t.answers[0])
        assert t.asked == (0, "use")
    else:
        assert t.refusal("use 1,0 1").rule == "F13"


@pytest.mark.rule("F17")
def test_paying_comes_first_then_the_choice_then_the_pollution() -> None:
    t = table("village: 2 money; trading-post 1,0", "cabin", placed="1,0").play("use 1,0 1")
    asked = []
    while t.asked != (0, "use"):
        assert t.asked is not None
        asked.append(t.asked[1])
        t.play(t.answers[0])
    assert asked == ["pay", "pay", "gain", "pollute"]
