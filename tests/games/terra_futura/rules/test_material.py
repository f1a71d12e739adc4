"""F1 to F4: what is in the box, and decks that an owner of the printed game has corrected."""

from collections import Counter
from collections.abc import Mapping

import pytest

from terrae.engine.errors import Refused
from terrae.games.terra_futura.rules.deck import COST_NAMES, RESOURCES

from ..territory import DEFAULT, GAME, WORKED, Json, data, deck_with, table

CARDS: dict[str, Json] = DEFAULT.document["cards"]
SCORING: dict[str, Json] = DEFAULT.document["scoring"]


# ---- The default deck --------------------------------------------------------------------------------------


def written(amounts: Mapping[str, int]) -> str:
    """As the rules page writes it: `2 green + red`."""
    kinds = sorted(amounts, key=COST_NAMES.index)
    return " + ".join(kind if amounts[kind] == 1 else f"{amounts[kind]} {kind}" for kind in kinds)


def described(option: Json) -> str:
    if "gain" in option:
        return f"gain {written(option['gain'])}"
    if "transfer" in option:
        return f"transfer {option['transfer']}"
    if "pay" not in option:
        return next(iter(option))
    dirt = {0: "", 1: " + P"}.get(option["pollution"], f" + {option['pollution']}P")
    return f"{written(option['pay'])} -> {written(option['get'])}{dirt}"


def of_level(level: int) -> Counter[str]:
    """What the cards of a level do, and how many do it."""
    return Counter(
        ", or ".join(described(option) for option in card["upper"] + card["lower"])
        for card in CARDS.values()
        if card["level"] == level
    )


@pytest.mark.rule("F1")
def test_seven_kinds_of_resource_in_the_order_of_the_notation() -> None:
    assert RESOURCES == ("green", "red", "yellow", "food", "construction", "goods", "money")
    assert list(DEFAULT.document["values"]) == list(RESOURCES)


@pytest.mark.rule("F1")
def test_raw_and_product_stand_for_a_choice_in_costs_and_gains_but_nothing_else_does() -> None:
    assert COST_NAMES[7:] == ("raw", "product")
    deck_with({"orchard": {"upper": [{"gain": {"raw": 1, "product": 1}}]}})
    for strange in ("pollution", "black", "any", "Green", ""):
        with pytest.raises(Refused, match=f"{strange!r} is no resource") as refused:
            deck_with({"orchard": {"upper": [{"gain": {strange: 1}}]}})
        assert refused.value.rule == "F1"


@pytest.mark.rule("F2")
def test_so_many_cards_of_each_sort() -> None:
    levels = Counter(card["level"] for card in CARDS.values())
    assert levels == {0: 5, 1: 23, 2: 24}
    assert len(SCORING) == 16


@pytest.mark.rule("F2")
def test_level_one_is_as_reported() -> None:
    assert of_level(1) == {
        "gain money": 4,
        "gain green": 6,
        "gain red": 6,
        "gain yellow": 5,
        "raw -> raw, or raw -> 2 raw + P": 2,
    }


@pytest.mark.rule("F2")
def test_level_two_is_as_reported() -> None:
    assert of_level(2) == {
        "money -> food + P, or product -> product": 2,
        "money -> construction + P, or product -> product": 2,
        "money -> goods + 2P, or product -> product": 2,
        "2 raw -> food + P": 1,
        "2 raw -> construction + P": 1,
        "3 raw -> goods + P": 1,
        "transfer 4": 3,
        "4 raw -> product": 2,
        "2 green -> food, or green -> food + P": 2,
        "2 red -> construction, or red -> construction + P": 2,
        "red + 2 yellow -> goods, or red + yellow -> goods + P": 2,
        "money -> 2 green, or money -> 3 green + P": 1,
        "money -> 2 red, or money -> 3 red + P": 1,
        "money -> 2 yellow, or money -> 3 yellow + P": 1,
        "2 money -> product + P": 1,
    }


@pytest.mark.rule("F2")
def test_the_default_deck_says_what_is_reported_and_what_is_reconstructed() -> None:
    face = GAME.default_deck().read_text("utf-8").partition("\ngame =")[0]
    assert "REPORTED" in face
    assert "RECONSTRUCTED" in face
    assert "reconstruct" in DEFAULT.document["name"]
    assert "reconstructed" in DEFAULT.notes["about"]


@pytest.mark.rule("F2")
def test_every_card_has_a_name_and_a_theme_of_its_own() -> None:
    for key in ("name", "theme"):
        assert len({DEFAULT.notes["cards"][card][key] for card in CARDS}) == len(CARDS)


@pytest.mark.rule("F3")
def test_the_reported_transfers_have_three_spaces_and_starting_cards_none() -> None:
    for card in CARDS.values():
        assert 0 <= card["spaces"] <= 3
        if card["lower"] == [{"transfer": 4}]:
            assert card["spaces"] == 3
        if card["level"] == 0:
            assert card["spaces"] == 0


@pytest.mark.rule("F3")
def test_gains_are_upper_effects_and_all_others_lower_ones() -> None:
    for card in CARDS.values():
        assert all(described(option).startswith("gain") for option in card["upper"])
        assert not any(described(option).startswith("gain") for option in card["lower"])
        assert card["upper"] + card["lower"]


@pytest.mark.rule("F4")
def test_thirteen_scoring_sets_are_as_reported_and_three_reconstructed() -> None:
    sets = [(card["points"], written(card["set"])) for card in SCORING.values()]
    assert sorted(sets[:13]) == sorted([
        (2, "food + construction"),
        (3, "red + food + construction"),
        (3, "green + food + construction"),
        (4, "2 goods + money"),
        (4, "2 food + construction"),
        (4, "food + 2 construction"),
        (4, "yellow + construction + goods"),
        (4, "yellow + food + goods"),
        (5, "2 food + goods"),
        (5, "2 construction + goods"),
        (6, "2 food + 2 construction"),
        (7, "green + 3 food"),
        (7, "red + 3 construction"),
    ])  # fmt: skip
    assert sorted(sets[13:]) == sorted([
        (3, "yellow + food + construction"),
        (5, "food + construction + goods"),
        (8, "yellow + 3 goods"),
    ])  # fmt: skip


@pytest.mark.rule("F4")
def test_sixteen_different_patterns_use_every_cell_about_equally_often() -> None:
    patterns = [tuple(sorted((x, y) for x, y in card["pattern"])) for card in SCORING.values()]
    assert len(set(patterns)) == 16
    assert all(len(pattern) == 4 for pattern in patterns)
    cells = Counter(cell for pattern in patterns for cell in pattern)
    assert set(cells) == {(x, y) for x in range(3) for y in range(3)}
    assert max(cells.values()) - min(cells.values()) <= 2


# ---- Corrected decks ---------------------------------------------------------------------------------------


@pytest.mark.rule("F2")
def test_an_owner_may_correct_the_deck_and_the_game_follows() -> None:
    deck = deck_with({"orchard": {"upper": [{"gain": {"green": 2, "food": 1}}, {"gain": {"money": 3}}]}})
    t = table("village; orchard 1,0", "cabin", placed="1,0", deck=deck)
    assert {"use 1,0 1", "use 1,0 2"} <= set(t.answers)
    assert t.copy().play("use 1,0 1").on("1,0") == "2 green, 1 food"
    assert t.copy().play("use 1,0 2").on("1,0") == "3 money"


@pytest.mark.rule("F2")
def test_a_deck_read_from_its_own_document_is_the_same_deck() -> None:
    again = GAME.read_deck(data())
    assert again.document == WORKED.document
    assert again.table == WORKED.table


@pytest.mark.rule("F2")
def test_the_order_of_the_levels_in_a_file_does_not_matter() -> None:
    changed = data()
    changed["cards"] = dict(sorted(changed["cards"].items(), key=lambda item: -item[1]["level"]))
    assert GAME.read_deck(changed).document == WORKED.document
    assert list(GAME.read_deck(changed).document["cards"]) == list(CARDS)


@pytest.mark.rule("F3")
@pytest.mark.parametrize("spaces", [0, 1, 2, 3])
def test_a_card_may_have_none_to_three_spaces(spaces: int) -> None:
    deck = deck_with({"orchard": {"spaces": spaces}})
    for cubes in range(spaces + 2):
        t = table(f"village; orchard 1,0: {cubes} cubes", "cabin", deck=deck)
        assert t.active("1,0") is (cubes <= spaces)


@pytest.mark.rule("F4")
def test_a_pattern_may_name_a_cell_twice() -> None:
    deck_with(scoring={"farm-shop": {"pattern": [[0, 0], [0, 0], [2, 2], [2, 2]]}})
