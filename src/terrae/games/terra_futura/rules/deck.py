"""Decks of Terra Futura: cards as data, and refusals that name the card and the rule."""

from pathlib import Path
from typing import Any

from terrae.engine.deck_texts import check_id, read_notes, read_text
from terrae.engine.errors import Refused, refuse_unknown_keys
from terrae.engine.game import DeckDocument

from .state import (
    ASSIST,
    CARDS,
    EXCHANGE,
    FIRST_OF_LEVEL,
    GAIN,
    GAIN_ANY,
    LEVEL_CARDS,
    LEVELS,
    OPTIONS,
    PLOTS,
    SCORING,
    SQUARE,
    STARTING,
    TRANSFER,
    Deck,
)

DEFAULT = Path(__file__).parents[1] / "decks" / "default.toml"
RESOURCES = ("green", "red", "yellow", "food", "construction", "goods", "money")
COST_NAMES = (*RESOURCES, "raw", "product")
MOST = 99
"""The largest amount a deck may name; the state counts in small integers."""
MOST_SPACES = 3
MOST_MOVED = 4
MOST_EFFECTS = 2
"""Upper options of a card, and lower ones."""
MOST_OF_A_CELL = 2
"""Activations of one cell in a pattern."""
COORDINATES = 2
"""Column and row."""
ACTIVATIONS = 4
DECK_KEYS = ("name", "values", "cards", "scoring")
CARD_KEYS = ("level", "first", "spaces", "upper", "lower")
SCORING_KEYS = ("pattern", "set", "points")
DECK_NOTES = ("about", "notes")
CARD_NOTES = ("name", "theme", "notes")
SCORING_NOTES = ("name", "notes")
"""What a deck file may say of the deck, of a card and of a Scoring card beyond the form of a record."""
KINDS_OF_OPTION = "gain; gain_any; pay and get, with pollution or without; transfer; assist = true"
START_GAIN = {"green", "red", "yellow", "money"}


def read_deck(data: dict[str, Any]) -> DeckDocument[Deck]:
    """F2, F3, F4, F28: all the cards, each as the rules allow."""
    refuse_unknown_keys("deck", data, (*DECK_KEYS, *DECK_NOTES), "F2")
    name = read_text("deck", data, "name", "F2")
    values, cards, scoring = (data.get(key) for key in DECK_KEYS if key != "name")
    table = Deck()
    worth = read_values(table, values)
    if not isinstance(cards, dict):
        raise Refused("deck: 'cards' must be a table of cards by id", "F2")
    if not isinstance(scoring, dict):
        raise Refused("deck: 'scoring' must be a table of Scoring cards by id", "F2")
    ids = order_cards(cards)
    for number, card in enumerate(ids):
        read_card(table, number, card, cards[card])
    check_starting_cards(table, ids, cards)
    if len(scoring) != SCORING:
        raise Refused(f"deck: there must be {SCORING} Scoring cards, not {len(scoring)}", "F2")
    for number, (card, content) in enumerate(scoring.items()):
        read_scoring(table, number, card, content)
    document = {
        "name": name,
        "values": worth,
        "cards": {card: card_document(cards[card]) for card in ids},
        "scoring": {card: {key: content[key] for key in SCORING_KEYS} for card, content in scoring.items()},
    }
    notes = read_notes("deck", data, DECK_NOTES, "F2")
    notes["cards"] = {card: read_notes(f"deck: card {card!r}", cards[card], CARD_NOTES, "F3") for card in ids}
    notes["scoring"] = {
        card: read_notes(f"deck: Scoring card {card!r}", content, SCORING_NOTES, "F4")
        for card, content in scoring.items()
    }
    return DeckDocument(document, table, notes)


def card_document(content: dict[str, Any]) -> dict[str, Any]:
    """A card as records hold it: every exchange says how much it pollutes."""
    document = {key: content[key] for key in CARD_KEYS if key in content}
    document["lower"] = [option_document(option) for option in content["lower"]]
    return document


def option_document(option: dict[str, Any]) -> dict[str, Any]:
    return {**option, "pollution": option.get("pollution", 0)} if "pay" in option else option


def is_whole(value: object, least: int, most: int = MOST) -> bool:
    return type(value) is int and least <= value <= most


def read_values(table: Deck, values: object) -> dict[str, int]:
    """F28: what each resource is worth at the end."""
    if not isinstance(values, dict) or set(values) != set(RESOURCES):
        raise Refused(f"deck: 'values' must hold a number for each of {', '.join(RESOURCES)}", "F28")
    for kind, resource in enumerate(RESOURCES):
        if not is_whole(values[resource], 0):
            raise Refused(f"deck: values: {resource} must be a whole number from 0 to {MOST}", "F28")
        table.worth[kind] = values[resource]
    return {resource: values[resource] for resource in RESOURCES}


def order_cards(cards: dict[str, Any]) -> list[str]:
    """F2: the ids as the table numbers them: Starting cards, Level I, Level II, each in the order of the file."""
    by_level: list[list[str]] = [[], [], []]
    for card, content in cards.items():
        check_id("deck: cards", card, "F2")
        if not isinstance(content, dict):
            raise Refused(f"deck: card {card!r} must be a table", "F3")
        level = content.get("level")
        if type(level) is not int or not 0 <= level <= LEVELS:
            raise Refused(f"deck: card {card!r}: 'level' must be 0, 1 or 2, not {level!r}", "F2")
        by_level[level].append(card)
    for level, wanted in enumerate((STARTING, *LEVEL_CARDS)):
        if len(by_level[level]) != wanted:
            raise Refused(f"deck: there must be {wanted} cards of level {level}, not {len(by_level[level])}", "F2")
    return [card for level in by_level for card in level]


def read_card(table: Deck, number: int, card: str, content: dict[str, Any]) -> None:
    """F3: its pollution spaces, and its options numbered from 1, upper ones first."""
    where = f"deck: card {card!r}"
    refuse_unknown_keys(where, content, (*CARD_KEYS, *CARD_NOTES), "F3")
    if not is_whole(content.get("spaces"), 0, MOST_SPACES):
        raise Refused(f"{where}: 'spaces' must be a whole number from 0 to {MOST_SPACES}", "F3")
    upper, lower = content.get("upper"), content.get("lower")
    if not isinstance(upper, list) or not isinstance(lower, list):
        raise Refused(f"{where}: 'upper' and 'lower' must be lists of options", "F3")
    if len(upper) > MOST_EFFECTS or len(lower) > MOST_EFFECTS:
        raise Refused(f"{where}: at most two upper and two lower options", "F3")
    if not upper and not lower:
        raise Refused(f"{where}: a card has an upper or a lower effect", "F3")
    table.spaces[number] = content["spaces"]
    table.uppers[number] = len(upper)
    table.count[number] = len(upper) + len(lower)
    for i, option in enumerate(upper + lower):
        place = f"{where}, option {i + 1}"
        read_option(table, number * OPTIONS + i, place, option)
        if (table.kind[number * OPTIONS + i] in (GAIN, GAIN_ANY)) != (i < len(upper)):
            raise Refused(f"{place}: gains are upper effects; exchange, transfer and assistance are lower ones", "F3")


def read_option(table: Deck, option: int, where: str, content: object) -> None:
    """F15 to F18, F21: one option, of exactly one kind."""
    if not isinstance(content, dict):
        raise Refused(f"{where}: an option is a table", "F3")
    keys = set(content)
    if keys == {"gain"}:
        table.kind[option] = GAIN
        read_amounts(table.get[option], f"{where}: 'gain'", content["gain"], "F15")
    elif keys == {"gain_any"}:
        table.kind[option] = GAIN_ANY
        table.any_of[option] = read_choice(where, content["gain_any"])
    elif keys | {"pollution"} == {"pay", "get", "pollution"}:
        table.kind[option] = EXCHANGE
        read_amounts(table.pay[option], f"{where}: 'pay'", content["pay"], "F16")
        read_amounts(table.get[option], f"{where}: 'get'", content["get"], "F16")
        pollution = content.get("pollution", 0)
        if not is_whole(pollution, 0):
            raise Refused(f"{where}: 'pollution' must be a whole number from 0 to {MOST}", "F17")
        table.pollution[option] = pollution
    elif keys == {"transfer"}:
        table.kind[option] = TRANSFER
        if not is_whole(content["transfer"], 1, MOST_MOVED):
            raise Refused(f"{where}: a transfer moves 1 to {MOST_MOVED} cubes", "F18")
        table.transfer[option] = content["transfer"]
    elif keys == {"assist"} and content["assist"] is True:
        table.kind[option] = ASSIST
    else:
        raise Refused(f"{where}: an option is one of {KINDS_OF_OPTION}", "F3")


def read_amounts(to: list[int], where: str, amounts: object, rule: str) -> None:
    """A cost or a reward: at least one resource, each with a number."""
    if not isinstance(amounts, dict) or not amounts:
        raise Refused(f"{where} must name at least one resource and its number", rule)
    for resource, amount in amounts.items():
        if resource not in COST_NAMES:
            raise Refused(f"{where}: {resource!r} is no resource; there are {', '.join(COST_NAMES)}", "F1")
        if not is_whole(amount, 1):
            raise Refused(f"{where}: {resource} must be a whole number from 1 to {MOST}", rule)
        to[COST_NAMES.index(resource)] = amount


def read_choice(where: str, listed: object) -> int:
    if not isinstance(listed, list) or not listed or any(r not in RESOURCES for r in listed):
        raise Refused(f"{where}: 'gain_any' must be a list of resources to choose one from", "F15")
    if len(set(listed)) != len(listed):
        raise Refused(f"{where}: 'gain_any' names a resource twice", "F15")
    return sum(1 << RESOURCES.index(resource) for resource in listed)


def check_starting_cards(table: Deck, ids: list[str], cards: dict[str, Any]) -> None:
    """F5, F21, F24: no spaces, any raw material or money above, assistance below; one has the first-player mark."""
    for number, card in enumerate(ids):
        where = f"deck: card {card!r}"
        first = cards[card].get("first", False)
        if not isinstance(first, bool):
            raise Refused(f"{where}: 'first' is true or false", "F5")
        if number >= STARTING:
            if first:
                raise Refused(f"{where}: only a Starting card can have the first-player mark", "F5")
            if ASSIST in table.kind[number * OPTIONS : number * OPTIONS + OPTIONS]:
                raise Refused(f"{where}: only Starting cards assist", "F21")
            continue
        upper, lower = cards[card]["upper"], cards[card]["lower"]
        if table.spaces[number] != 0:
            raise Refused(f"{where}: a Starting card has no pollution spaces", "F23")
        if len(upper) != 1 or set(upper[0].get("gain_any", ())) != START_GAIN:
            raise Refused(f"{where}: a Starting card gains any one of green, red, yellow and money", "F24")
        if len(lower) != 1 or lower[0] != {"assist": True}:
            raise Refused(f"{where}: a Starting card has assistance as its lower effect", "F21")
    marked = [number for number in range(STARTING) if cards[ids[number]].get("first")]
    if len(marked) != 1:
        raise Refused(f"deck: exactly one Starting card has the first-player mark, not {len(marked)}", "F5")
    table.first = marked[0]


def read_scoring(table: Deck, number: int, card: str, content: object) -> None:
    """F4: four activations over the cells of the square, and a set with its points."""
    check_id("deck: scoring", card, "F2")
    where = f"deck: Scoring card {card!r}"
    if not isinstance(content, dict) or any(key not in content for key in SCORING_KEYS):
        raise Refused(f"{where} must have {', '.join(SCORING_KEYS)}", "F4")
    refuse_unknown_keys(where, content, (*SCORING_KEYS, *SCORING_NOTES), "F4")
    pattern = content["pattern"]
    if not isinstance(pattern, list) or len(pattern) != ACTIVATIONS:
        raise Refused(f"{where}: a pattern has {ACTIVATIONS} activations", "F4")
    for cell in pattern:
        if not isinstance(cell, list) or len(cell) != COORDINATES or not all(is_whole(c, 0, SQUARE - 1) for c in cell):
            raise Refused(f"{where}: a cell is [column, row], each from 0 to {SQUARE - 1}, not {cell!r}", "F4")
        table.pattern[number][cell[1] * SQUARE + cell[0]] += 1
    if max(table.pattern[number]) > MOST_OF_A_CELL:
        raise Refused(f"{where}: a cell is activated at most twice", "F4")
    amounts = [0] * len(COST_NAMES)
    read_amounts(amounts, f"{where}: 'set'", content["set"], "F4")
    if any(amounts[len(RESOURCES) :]):
        raise Refused(f"{where}: a set names real resources, not raw or product", "F4")
    table.set_of[number][:] = amounts[: len(RESOURCES)]
    if not is_whole(content["points"], 0):
        raise Refused(f"{where}: 'points' must be a whole number from 0 to {MOST}", "F4")
    table.points[number] = content["points"]


assert FIRST_OF_LEVEL[1] + LEVEL_CARDS[1] == CARDS
assert PLOTS == SQUARE * SQUARE
