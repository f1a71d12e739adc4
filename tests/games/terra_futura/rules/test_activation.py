"""F13 to F15, F24: activating a row and a column, gains."""

from collections import Counter
from itertools import permutations

import pytest

from ..territory import Table, deck_with, exchange, square, table

CROSS = square(
    """
    quarry   orchard   beehives
    clay-pit village   woodland
    ore-vein open-pit  wetland
    """
)

# ---- F13: row and column -----------------------------------------------------------------------------------


@pytest.mark.rule("F13")
@pytest.mark.parametrize(
    ("card", "place", "ready"),
    [
        ("woodland", "1,0", ["-1,0", "0,0", "1,-1", "1,0", "1,1"]),
        ("quarry", "-1,-1", ["-1,-1", "-1,0", "-1,1", "0,-1", "1,-1"]),
        ("open-pit", "0,1", ["-1,1", "0,-1", "0,0", "0,1", "1,1"]),
    ],
)
def test_every_card_in_the_row_and_column_of_the_new_card_may_be_activated_once(
    card: str, place: str, ready: list[str]
) -> None:
    before = "; ".join(line for line in CROSS.split("; ") if not line.startswith(card))
    t = table(before, "cabin", hand=card).play(f"place {place}")
    assert t.ready == ready
    assert t.asked == (0, "use")


@pytest.mark.rule("F13")
def test_the_new_card_is_activated_once_not_twice() -> None:
    t = table("village", "cabin", hand="orchard").play("place 1,0", "use 1,0 1")
    assert t.on("1,0") == "1 green"
    assert t.ready == ["0,0"]
    assert t.refusal("use 1,0 1").rule == "F13"


@pytest.mark.rule("F13")
def test_a_card_in_neither_line_is_not_activated() -> None:
    t = table("village; orchard 1,0", "cabin", hand="quarry").play("place 0,1")
    assert t.ready == ["0,0", "0,1"]
    assert t.refusal("use 1,0 1").rule == "F13"


@pytest.mark.rule("F13")
def test_every_activation_is_optional() -> None:
    t = table(CROSS, "cabin", placed="0,0")
    for used in ("use -1,0 1", "use 0,1 1"):
        assert t.copy().play("end").asked == (1, "drop")
        t.play(used)
    assert t.play("end").asked == (1, "drop")
    assert t.ready == []


@pytest.mark.rule("F13")
def test_ending_is_asked_even_when_nothing_is_left_to_use() -> None:
    t = table("village; wetland 1,0", "cabin", placed="1,0").play("use 0,0 1", "gain red")
    assert t.asked == (0, "use")
    assert t.answers == ["end"]


@pytest.mark.rule("F13")
def test_an_inactive_card_cannot_be_activated() -> None:
    t = table("village; orchard 1,0: 1 cube; woodland 2,0: 1 cube", "cabin", placed="2,0")
    assert t.answers == ["end", "use 0,0 1", "use 2,0 1"]
    assert "is inactive" in str(t.refusal("use 1,0 1"))


@pytest.mark.rule("F13")
@pytest.mark.parametrize(
    ("territory", "offered"),
    [
        ("village; masons 1,0", []),  # nothing to pay with
        ("village: 1 red; masons 1,0", ["use 1,0 2"]),
        ("village: 2 red; masons 1,0", ["use 1,0 1", "use 1,0 2"]),
        ("village: 2 red, 1 cube; masons 1,0", []),  # on an inactive card
        ("village: 1 red; haulage 1,0", []),
        ("village: 1 money; haulage 1,0: 1 cube", ["use 1,0 1"]),  # room for two cubes
        ("village: 1 money, 1 cube; haulage 1,0: 1 money, 1 cube", []),  # room for one
        ("village; wetland 1,0", []),  # no cube to move
        ("village; wetland 1,0: 1 cube", []),  # only its own
        ("village: 1 cube; wetland 1,0", ["use 1,0 1"]),
    ],
)
def test_an_option_is_offered_only_if_it_can_be_carried_through(territory: str, offered: list[str]) -> None:
    t = table(territory, "cabin", placed="1,0")
    assert [text for text in t.answers if text.startswith("use 1,0")] == offered


# ---- F13: any order ----------------------------------------------------------------------------------------

FOUR = ("0,0", "1,0", "2,0", "2,1")


def in_order(t: Table, order: tuple[str, ...]) -> tuple[str, ...]:
    """Activate the cards in this order, each with the first option it offers; what lies on them then."""
    for place in order:
        offered = [text for text in t.answers if text.startswith(f"use {place} ")]
        assert offered, f"{place} cannot be used in the order {order}"
        t.play(offered[0])
        while t.asked != (0, "use"):
            t.play(t.answers[-1])
    t.play("end")
    return tuple(t.on(place, 0) for place in FOUR)


@pytest.mark.rule("F13")
def test_the_order_of_four_gains_does_not_matter() -> None:
    position = table("village; orchard 1,0; quarry 2,0; beehives 2,1", "cabin", placed="2,0")
    ends = Counter(in_order(position.copy(), order) for order in permutations(FOUR))
    assert ends == {("1 money", "1 green", "1 red", "1 yellow"): 24}


@pytest.mark.rule("F13")
def test_the_order_matters_where_one_card_pays_with_what_another_gains() -> None:
    """The greenhouse finds two greens, and stays clean, only if the orchard has given its own before."""
    position = table("village; orchard 1,0: 1 green; greenhouse 2,0; brick-yard 2,1", "cabin", placed="2,0")
    clean = ("1 money", "", "1 food", "1 red")
    dirty = ("1 money", "1 green", "1 food", "1 red, 1 cube")
    for order in permutations(FOUR):
        orchard_first = order.index("1,0") < order.index("2,0")
        assert in_order(position.copy(), order) == (clean if orchard_first else dirty)


# ---- F14: one effect ---------------------------------------------------------------------------------------

BUSY = {"orchard": {"upper": [{"gain": {"green": 1}}], "lower": [exchange({"money": 1}, {"red": 1}), {"transfer": 2}]}}


@pytest.mark.rule("F14")
@pytest.mark.parametrize("option", [1, 2, 3])
def test_an_activation_uses_the_upper_or_the_lower_effect_and_of_alternatives_one(option: int) -> None:
    t = table("village: 2 money; orchard 1,0; woodland 2,0: 1 cube", "cabin", placed="1,0", deck=deck_with(BUSY))
    assert [text for text in t.answers if "1,0" in text] == ["use 1,0 1", "use 1,0 2", "use 1,0 3"]
    t.play(f"use 1,0 {option}")
    if option > 1:
        t.play(t.answers[0])
    assert t.on("1,0") == {1: "1 green", 2: "1 red", 3: "1 cube"}[option]
    assert not any("1,0" in text for text in t.answers)


@pytest.mark.rule("F14")
def test_options_are_numbered_from_the_upper_ones_on() -> None:
    t = table("village: 1 money; orchard 1,0", "cabin", placed="1,0", deck=deck_with(BUSY))
    t.play("use 1,0 2")
    assert t.answers == ["pay money 0,0"]


# ---- F15, F24: gains ---------------------------------------------------------------------------------------


@pytest.mark.rule("F15")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("orchard", "1 green"), ("quarry", "1 red"), ("beehives", "1 yellow"), ("corner-shop", "1 money")],
)
def test_what_is_gained_lies_on_the_card_that_gives_it(card: str, gained: str) -> None:
    t = table(f"village; {card} 1,0", "cabin", placed="1,0").play("use 1,0 1")
    assert t.on("1,0") == gained
    assert t.on("0,0") == ""
    assert t.asked == (0, "use")


@pytest.mark.rule("F15")
def test_gains_pile_up_on_a_card() -> None:
    t = table("village; orchard 1,0: 3 green, 1 food", "cabin", placed="1,0").play("use 1,0 1")
    assert t.on("1,0") == "4 green, 1 food"


@pytest.mark.rule("F15")
def test_gains_of_choice_are_asked_one_by_one_raw_materials_first() -> None:
    deck = deck_with({"orchard": {"upper": [{"gain": {"product": 1, "money": 2, "raw": 2}}]}})
    t = table("village; orchard 1,0", "cabin", placed="1,0", deck=deck).play("use 1,0 1")
    assert t.on("1,0") == "2 money"
    for kind in ("red", "yellow"):
        assert t.asked == (0, "gain")
        assert t.answers == ["gain green", "gain red", "gain yellow"]
        t.play(f"gain {kind}")
    assert t.answers == ["gain food", "gain construction", "gain goods"]
    t.play("gain goods")
    assert t.on("1,0") == "1 red, 1 yellow, 1 goods, 2 money"
    assert t.asked == (0, "use")


@pytest.mark.rule("F15")
def test_one_of_a_list_is_gained_where_the_card_says_so() -> None:
    deck = deck_with({"orchard": {"upper": [{"gain_any": ["goods", "red"]}]}})
    t = table("village; orchard 1,0", "cabin", placed="1,0", deck=deck).play("use 1,0 1")
    assert t.answers == ["gain red", "gain goods"]
    assert t.refusal("gain food").rule == "F15"
    assert t.play("gain goods").on("1,0") == "1 goods"


@pytest.mark.rule("F24")
@pytest.mark.parametrize("kind", ["green", "red", "yellow", "money"])
@pytest.mark.parametrize("card", ["village", "cabin", "harbour", "hut", "homestead"])
def test_every_starting_card_gains_any_one_raw_material_or_one_money(card: str, kind: str) -> None:
    seats = (card, "village") if card != "village" else (card, "cabin")
    t = table(f"{seats[0]}; orchard 1,0", seats[1], placed="1,0").play("use 0,0 1")
    assert t.answers == ["gain green", "gain red", "gain yellow", "gain money"]
    t.play(f"gain {kind}")
    assert t.on("0,0") == f"1 {kind}"
    assert t.asked == (0, "use")
    assert "use 0,0 1" not in t.answers
