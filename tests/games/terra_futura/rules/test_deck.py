"""What a deck file may not say: every mistake is refused with the card and the rule."""

import re
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.games.terra_futura.rules.deck import RESOURCES

from ....checkers import terra_futura_deck
from ..territory import DEFAULT, GAME, Json, data, exchange

SCORING: dict[str, Json] = DEFAULT.document["scoring"]

GONE: Any = object()


def mistaken(path: tuple[str | int, ...], value: object) -> Json:
    """The default deck with another value at a place, or without it."""
    deck = data()
    inside: Any = deck
    for key in path[:-1]:
        inside = inside[key]
    if value is GONE:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return deck


ORCHARD = ("cards", "orchard")
SMITHY = ("cards", "smithy")
VILLAGE = ("cards", "village")
CABIN = ("cards", "cabin")
LARDER = ("scoring", "full-larder")
GREEN = {"gain": {"green": 1}}
PAID = exchange({"green": 1}, {"food": 1})
ANY = {"gain_any": ["green", "red", "yellow", "money"]}

MISTAKES: list[tuple[tuple[str | int, ...], Any, str, str]] = [
    (("name",), GONE, "deck: 'name' must be a text", "F2"),
    (("name",), 7, "deck: 'name' must be a text", "F2"),
    (("cards",), GONE, "deck: 'cards' must be a table", "F2"),
    (("cards",), [], "deck: 'cards' must be a table", "F2"),
    (("scoring",), GONE, "deck: 'scoring' must be a table", "F2"),
    (("scoring",), None, "deck: 'scoring' must be a table", "F2"),
    # F28: the values
    (("values",), GONE, "deck: 'values' must hold a number for each of green", "F28"),
    (("values", "goods"), GONE, "deck: 'values' must hold a number for each of green", "F28"),
    (("values", "black"), 1, "deck: 'values' must hold a number for each of green", "F28"),
    (("values", "goods"), -1, "deck: values: goods must be a whole number", "F28"),
    (("values", "goods"), 6.0, "deck: values: goods must be a whole number", "F28"),
    (("values", "goods"), True, "deck: values: goods must be a whole number", "F28"),
    # F2: so many cards
    (ORCHARD, GONE, "deck: there must be 23 cards of level 1, not 22", "F2"),
    (SMITHY, GONE, "deck: there must be 24 cards of level 2, not 23", "F2"),
    (CABIN, GONE, "deck: there must be 5 cards of level 0, not 4", "F2"),
    (("cards", "another"), {"level": 1, "spaces": 0, "upper": [GREEN], "lower": []}, "23 cards of level 1", "F2"),
    (LARDER, GONE, "deck: there must be 16 Scoring cards, not 15", "F2"),
    (("scoring", "another"), SCORING["full-larder"], "deck: there must be 16 Scoring cards, not 17", "F2"),
    ((*ORCHARD, "level"), GONE, "card 'orchard': 'level' must be 0, 1 or 2, not None", "F2"),
    ((*ORCHARD, "level"), 3, "card 'orchard': 'level' must be 0, 1 or 2, not 3", "F2"),
    ((*ORCHARD, "level"), True, "card 'orchard': 'level' must be 0, 1 or 2, not True", "F2"),
    ((*ORCHARD, "level"), "1", "card 'orchard': 'level' must be 0, 1 or 2, not '1'", "F2"),
    # F3: a card
    (ORCHARD, "green", "card 'orchard' must be a table", "F3"),
    ((*ORCHARD, "spaces"), GONE, "card 'orchard': 'spaces' must be a whole number from 0 to 3", "F3"),
    ((*ORCHARD, "spaces"), 4, "card 'orchard': 'spaces' must be a whole number from 0 to 3", "F3"),
    ((*ORCHARD, "spaces"), -1, "card 'orchard': 'spaces' must be a whole number from 0 to 3", "F3"),
    ((*ORCHARD, "spaces"), True, "card 'orchard': 'spaces' must be a whole number from 0 to 3", "F3"),
    ((*ORCHARD, "spaces"), 1.0, "card 'orchard': 'spaces' must be a whole number from 0 to 3", "F3"),
    ((*ORCHARD, "upper"), GONE, "card 'orchard': 'upper' and 'lower' must be lists", "F3"),
    ((*ORCHARD, "lower"), {}, "card 'orchard': 'upper' and 'lower' must be lists", "F3"),
    ((*ORCHARD, "upper"), [GREEN] * 3, "card 'orchard': at most two upper and two lower options", "F3"),
    ((*SMITHY, "lower"), [PAID] * 3, "card 'smithy': at most two upper and two lower options", "F3"),
    ((*ORCHARD, "upper"), [], "card 'orchard': a card has an upper or a lower effect", "F3"),
    ((*ORCHARD, "upper"), ["green"], "card 'orchard', option 1: an option is a table", "F3"),
    ((*ORCHARD, "upper"), [{}], "card 'orchard', option 1: an option is one of", "F3"),
    ((*ORCHARD, "upper"), [{"get": {"green": 1}}], "card 'orchard', option 1: an option is one of", "F3"),
    ((*ORCHARD, "upper"), [GREEN | ANY], "card 'orchard', option 1: an option is one of", "F3"),
    ((*ORCHARD, "upper"), [GREEN, {"steal": 1}], "card 'orchard', option 2: an option is one of", "F3"),
    ((*SMITHY, "lower", 0, "get"), GONE, "card 'smithy', option 1: an option is one of", "F3"),
    ((*SMITHY, "lower", 0, "once"), True, "card 'smithy', option 1: an option is one of", "F3"),
    ((*SMITHY, "lower"), [GREEN], "card 'smithy', option 1: gains are upper effects", "F3"),
    ((*ORCHARD, "upper"), [GREEN, PAID], "card 'orchard', option 2: gains are upper effects", "F3"),
    ((*ORCHARD, "upper"), [{"transfer": 4}], "card 'orchard', option 1: gains are upper effects", "F3"),
    # F15: gains
    ((*ORCHARD, "upper", 0, "gain"), {}, "card 'orchard', option 1: 'gain' must name at least one resource", "F15"),
    ((*ORCHARD, "upper", 0, "gain"), ["green"], "card 'orchard', option 1: 'gain' must name", "F15"),
    ((*ORCHARD, "upper", 0, "gain", "green"), 0, "card 'orchard', option 1: 'gain': green must be a whole", "F15"),
    ((*ORCHARD, "upper", 0, "gain", "green"), "1", "card 'orchard', option 1: 'gain': green must be a whole", "F15"),
    ((*ORCHARD, "upper", 0, "gain"), {"oil": 1}, "card 'orchard', option 1: 'gain': 'oil' is no resource", "F1"),
    ((*ORCHARD, "upper"), [{"gain_any": []}], "card 'orchard', option 1: 'gain_any' must be a list", "F15"),
    ((*ORCHARD, "upper"), [{"gain_any": "green"}], "card 'orchard', option 1: 'gain_any' must be a list", "F15"),
    ((*ORCHARD, "upper"), [{"gain_any": ["raw"]}], "card 'orchard', option 1: 'gain_any' must be a list", "F15"),
    ((*ORCHARD, "upper"), [{"gain_any": [["red"]]}], "card 'orchard', option 1: 'gain_any' must be a list", "F15"),
    ((*ORCHARD, "upper"), [{"gain_any": ["red", "red"]}], "option 1: 'gain_any' names a resource twice", "F15"),
    # F16, F17: exchanges
    ((*SMITHY, "lower", 0, "pay"), {}, "card 'smithy', option 1: 'pay' must name at least one resource", "F16"),
    ((*SMITHY, "lower", 0, "get"), {}, "card 'smithy', option 1: 'get' must name at least one resource", "F16"),
    ((*SMITHY, "lower", 0, "pay", "raw"), 0, "card 'smithy', option 1: 'pay': raw must be a whole number", "F16"),
    ((*SMITHY, "lower", 0, "get", "product"), -2, "card 'smithy', option 1: 'get': product must be a whole", "F16"),
    ((*SMITHY, "lower", 0, "pay"), {"dirt": 1}, "card 'smithy', option 1: 'pay': 'dirt' is no resource", "F1"),
    ((*SMITHY, "lower", 0, "pollution"), -1, "card 'smithy', option 1: 'pollution' must be a whole number", "F17"),
    ((*SMITHY, "lower", 0, "pollution"), True, "card 'smithy', option 1: 'pollution' must be a whole number", "F17"),
    ((*SMITHY, "lower", 0, "pollution"), None, "card 'smithy', option 1: 'pollution' must be a whole number", "F17"),
    # F18: transfers
    (("cards", "wetland", "lower", 0, "transfer"), 0, "card 'wetland', option 1: a transfer moves 1 to 4", "F18"),
    (("cards", "wetland", "lower", 0, "transfer"), 5, "card 'wetland', option 1: a transfer moves 1 to 4", "F18"),
    (("cards", "wetland", "lower", 0, "transfer"), True, "card 'wetland', option 1: a transfer moves 1 to 4", "F18"),
    # F5, F21, F23, F24: Starting cards
    ((*VILLAGE, "first"), False, "deck: exactly one Starting card has the first-player mark, not 0", "F5"),
    ((*VILLAGE, "first"), GONE, "deck: exactly one Starting card has the first-player mark, not 0", "F5"),
    ((*CABIN, "first"), True, "deck: exactly one Starting card has the first-player mark, not 2", "F5"),
    ((*CABIN, "first"), "no", "card 'cabin': 'first' is true or false", "F5"),
    ((*ORCHARD, "first"), True, "card 'orchard': only a Starting card can have the first-player mark", "F5"),
    ((*VILLAGE, "spaces"), 1, "card 'village': a Starting card has no pollution spaces", "F23"),
    ((*VILLAGE, "upper"), [], "card 'village': a Starting card gains any one of", "F24"),
    ((*VILLAGE, "upper"), [GREEN], "card 'village': a Starting card gains any one of", "F24"),
    ((*VILLAGE, "upper"), [ANY, ANY], "card 'village': a Starting card gains any one of", "F24"),
    ((*VILLAGE, "upper", 0, "gain_any"), ["green", "red", "money"], "card 'village': a Starting card gains any", "F24"),
    ((*VILLAGE, "upper", 0, "gain_any"), list(RESOURCES), "card 'village': a Starting card gains any", "F24"),
    ((*VILLAGE, "lower"), [], "card 'village': a Starting card has assistance as its lower effect", "F21"),
    ((*VILLAGE, "lower"), [PAID], "card 'village': a Starting card has assistance as its lower effect", "F21"),
    ((*VILLAGE, "lower"), [{"assist": True}, PAID], "card 'village': a Starting card has assistance", "F21"),
    ((*VILLAGE, "lower"), [{"assist": False}], "card 'village', option 2: an option is one of", "F3"),
    ((*SMITHY, "lower"), [{"assist": True}], "card 'smithy': only Starting cards assist", "F21"),
    # F4: Scoring cards
    (LARDER, [], "Scoring card 'full-larder' must have pattern, set, points", "F4"),
    ((*LARDER, "points"), GONE, "Scoring card 'full-larder' must have pattern, set, points", "F4"),
    ((*LARDER, "pattern"), [[0, 0]] * 2 + [[1, 1]], "Scoring card 'full-larder': a pattern has 4 activations", "F4"),
    ((*LARDER, "pattern"), "0158", "Scoring card 'full-larder': a pattern has 4 activations", "F4"),
    ((*LARDER, "pattern", 3), [3, 0], "Scoring card 'full-larder': a cell is [column, row]", "F4"),
    ((*LARDER, "pattern", 3), [0, -1], "Scoring card 'full-larder': a cell is [column, row]", "F4"),
    ((*LARDER, "pattern", 3), [0], "Scoring card 'full-larder': a cell is [column, row]", "F4"),
    ((*LARDER, "pattern", 3), 8, "Scoring card 'full-larder': a cell is [column, row]", "F4"),
    ((*LARDER, "pattern", 3), [True, 0], "Scoring card 'full-larder': a cell is [column, row]", "F4"),
    ((*LARDER, "pattern"), [[0, 0]] * 3 + [[1, 1]], "'full-larder': a cell is activated at most twice", "F4"),
    ((*LARDER, "set"), {}, "Scoring card 'full-larder': 'set' must name at least one resource", "F4"),
    ((*LARDER, "set"), {"food": 0}, "Scoring card 'full-larder': 'set': food must be a whole number", "F4"),
    ((*LARDER, "set"), {"bread": 1}, "Scoring card 'full-larder': 'set': 'bread' is no resource", "F1"),
    ((*LARDER, "set"), {"raw": 2}, "Scoring card 'full-larder': a set names real resources", "F4"),
    ((*LARDER, "set"), {"food": 1, "product": 1}, "Scoring card 'full-larder': a set names real resources", "F4"),
    ((*LARDER, "points"), -1, "Scoring card 'full-larder': 'points' must be a whole number", "F4"),
    ((*LARDER, "points"), 4.5, "Scoring card 'full-larder': 'points' must be a whole number", "F4"),
]  # fmt: skip


def mistake_name(value: object) -> str | None:
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return "nothing" if value is GONE else repr(value)[:30]


@pytest.mark.rule("F2")
@pytest.mark.rule("F3")
@pytest.mark.rule("F4")
@pytest.mark.parametrize(("path", "value", "sentence", "rule"), MISTAKES, ids=mistake_name)
def test_a_mistake_in_a_deck_is_refused_with_the_card_and_the_rule(
    path: tuple[str | int, ...], value: object, sentence: str, rule: str
) -> None:
    deck = mistaken(path, value)
    with pytest.raises(Refused, match=re.escape(sentence)) as refused:
        GAME.read_deck(deck)
    assert refused.value.rule == rule
    complaints: list[str] = []
    terra_futura_deck.read_deck(deck, complaints)
    assert complaints, "the independent checker accepts it"


@pytest.mark.rule("F17")
def test_an_exchange_that_says_nothing_of_pollution_causes_none() -> None:
    deck = data()
    (exchange,) = deck["cards"]["smithy"]["lower"]
    del exchange["pollution"]
    complaints: list[str] = []
    terra_futura_deck.read_deck(deck, complaints)
    assert complaints == []
    read = GAME.read_deck(deck)
    assert read.table == GAME.read_deck(mistaken((*SMITHY, "lower", 0, "pollution"), 0)).table
    assert read.table != GAME.read_deck(mistaken((*SMITHY, "lower", 0, "pollution"), 1)).table
    (written,) = read.document["cards"]["smithy"]["lower"]
    assert written == {**exchange, "pollution": 0}, "a record says it all the same"
    assert GAME.read_deck(read.document).document == read.document


@pytest.mark.parametrize(
    ("path", "sentence", "rule"),
    [
        (("scorings",), "deck: 'scorings' is not known there; it may have name, values, cards, scoring, about", "F2"),
        ((*SMITHY, "space"), "deck: card 'smithy': 'space' is not known there; it may have level, first,", "F3"),
        ((*LARDER, "point"), "deck: Scoring card 'full-larder': 'point' is not known there; it may have", "F4"),
        ((*SMITHY, "lower", 0, "polution"), "deck: card 'smithy', option 1: an option is one of", "F3"),
        ((*SMITHY, "lower", 0, "pay", "goood"), "deck: card 'smithy', option 1: 'pay': 'goood' is no resource", "F1"),
        (("values", "gold"), "deck: 'values' must hold a number for each of", "F28"),
    ],
    ids=mistake_name,
)
def test_a_key_that_is_not_known_is_refused_by_its_name(path: tuple[str | int, ...], sentence: str, rule: str) -> None:
    with pytest.raises(Refused, match=re.escape(sentence)) as refused:
        GAME.read_deck(mistaken(path, 1))
    assert refused.value.rule == rule


def test_names_and_notes_are_kept_beside_the_deck() -> None:
    deck = data()
    deck["notes"] = ["owned by Ada"]
    deck["cards"]["smithy"].update(name="Forge", theme="anvil", notes="reads 2 in the second edition")
    deck["scoring"]["full-larder"].update(name="Larder", notes={"page": 7})
    read = GAME.read_deck(deck)
    assert read.document == GAME.read_deck(data()).document
    assert read.notes["notes"] == ["owned by Ada"]
    assert read.notes["cards"]["smithy"] == {
        "name": "Forge",
        "theme": "anvil",
        "notes": "reads 2 in the second edition",
    }
    assert read.notes["scoring"]["full-larder"] == {"name": "Larder", "notes": {"page": 7}}


@pytest.mark.rule("F28")
@pytest.mark.parametrize(
    ("path", "rule"),
    [
        (("values", "money"), "F28"),
        ((*ORCHARD, "upper", 0, "gain", "green"), "F15"),
        ((*SMITHY, "lower", 0, "pay", "raw"), "F16"),
        ((*SMITHY, "lower", 0, "pollution"), "F17"),
        ((*LARDER, "set", "food"), "F4"),
        ((*LARDER, "points"), "F4"),
    ],
    ids=mistake_name,
)
def test_amounts_go_up_to_ninety_nine(path: tuple[str | int, ...], rule: str) -> None:
    GAME.read_deck(mistaken(path, 99))
    for too_large in (100, 128, 2**15, 10**40):
        with pytest.raises(Refused) as refused:
            GAME.read_deck(mistaken(path, too_large))
        assert refused.value.rule == rule


# ---- Deck files --------------------------------------------------------------------------------------------


def deck_file(folder: Path, change: str, to: str) -> Path:
    text = GAME.default_deck().read_text("utf-8")
    assert change in text
    file = folder / "mine.toml"
    file.write_text(text.replace(change, to, 1), "utf-8")
    return file


@pytest.mark.rule("F3")
def test_a_wrong_deck_file_is_refused_with_file_card_and_rule(tmp_path: Path) -> None:
    file = deck_file(tmp_path, "spaces = 1\nupper = [{ gain = { money", "spaces = 5\nupper = [{ gain = { money")
    with pytest.raises(Refused) as refused:
        load_deck(GAME, file)
    sentence = "deck: card 'market-stall': 'spaces' must be a whole number from 0 to 3 (F3)"
    assert str(refused.value) == f"{file}: {sentence}"


@pytest.mark.rule("F2")
def test_a_deck_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = deck_file(tmp_path, 'game = "terra-futura"', 'game = "terra"')
    with pytest.raises(Refused, match="this is a deck of 'terra', not of terra-futura"):
        load_deck(GAME, file)


@pytest.mark.rule("F2")
def test_a_corrected_deck_file_is_read(tmp_path: Path) -> None:
    file = deck_file(tmp_path, "spaces = 1\nupper = [{ gain = { money = 1", "spaces = 2\nupper = [{ gain = { money = 3")
    stall = load_deck(GAME, file).document["cards"]["market-stall"]
    assert stall == {"level": 1, "spaces": 2, "upper": [{"gain": {"money": 3}}], "lower": []}


@pytest.mark.attack("Brings a deck whose cards have lists, objects or control characters for names.")
@pytest.mark.parametrize(
    "value", [["a", "list"], {"a": "table"}, None, 7, "two\nlines", "\x1b[2J", "nul\x00", "\ud800"]
)
@pytest.mark.parametrize("place", [(*ORCHARD, "name"), (*ORCHARD, "theme"), (*LARDER, "name"), ("about",), ("name",)])
def test_what_a_card_is_called_is_a_text(place: tuple[str, ...], value: object) -> None:
    with pytest.raises(Refused, match=rf"'{place[-1]}' must (be a text|not hold control characters)"):
        GAME.read_deck(mistaken(place, value))


@pytest.mark.attack("Brings a deck with ids that break the answers or the page in which they stand.")
@pytest.mark.parametrize("card", ["", "two words", "a\nb", "__proto__", "-a", "<b>", "café", "x" * 41])
@pytest.mark.parametrize("part", ["cards", "scoring"])
def test_an_id_is_a_short_word(part: str, card: str) -> None:
    deck = data()
    first = next(iter(deck[part]))
    deck[part] = {card: deck[part].pop(first), **deck[part]}
    with pytest.raises(Refused, match=f"deck: {part}: an id has 1 to 40 letters"):
        GAME.read_deck(deck)


def test_notes_of_a_deck_may_be_anything_but_control_characters() -> None:
    notes = {"sources": ["a", {"b": 1}], "n": 3}
    assert GAME.read_deck(mistaken((*ORCHARD, "notes"), notes)).notes["cards"]["orchard"]["notes"] == notes
    with pytest.raises(Refused, match="'notes' must not hold control characters"):
        GAME.read_deck(mistaken((*ORCHARD, "notes"), {"a": [{"b\x07": 1}]}))
