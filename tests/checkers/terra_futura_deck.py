"""The deck and the set-up of Terra Futura game records, for the checker of whole records beside this file.

Written from the rules and the record format alone; shares no code with the engine on purpose.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

Cell = tuple[int, int]

RAW = ("green", "red", "yellow")
PRODUCTS = ("food", "construction", "goods")
RESOURCES = (*RAW, *PRODUCTS, "money")
CHOICES = {"raw": RAW, "product": PRODUCTS}
LEVELS = {0: ("Starting", 5), 1: ("Level I", 23), 2: ("Level II", 24)}
SCORING_CARDS = 16
DECKS = {"I": 1, "II": 2}
UPPER = ("gain", "gain_any")
LOWER = ("exchange", "transfer", "assist")


class ComplaintError(Exception):
    """Something in the record does not hold."""


# ---------------------------------------------------------------- forms


def show(value: object) -> str:
    """A short printable form of any JSON value."""
    try:
        shown = ascii(value)
    except (RecursionError, ValueError):
        return "a value too large to show"
    return shown if len(shown) <= 80 else shown[:77] + "..."


def need(holds: bool, complaint: str) -> None:
    if not holds:
        raise ComplaintError(complaint)


def whole(value: object, where: str, rule: str, low: int = 0, high: int | None = None) -> int:
    """A whole number within bounds; true and false are none."""
    if type(value) is not int or value < low or (high is not None and value > high):
        bounds = f"from {low}" if high is None else f"from {low} to {high}"
        raise ComplaintError(f"{where}: {show(value)} is not a whole number {bounds} ({rule})")
    return value


def text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise ComplaintError(f"{where}: {show(value)} is not a text (form)")
    return value


def listed(value: object, where: str, rule: str = "form", length: int | None = None) -> list[object]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise ComplaintError(f"{where}: not a list{'' if length is None else f' of {length}'} ({rule})")
    return value


def texts(value: object, where: str, rule: str = "form", length: int | None = None) -> list[str]:
    return [text(item, where) for item in listed(value, where, rule, length)]


def table(value: object, where: str, keys: Iterable[str] = (), *, only: bool = False) -> dict[str, object]:
    """A JSON object with the named keys, and with `only` no further ones."""
    if not isinstance(value, dict):
        raise ComplaintError(f"{where}: not an object (form)")
    wanted = tuple(keys)
    for key in wanted:
        need(key in value, f"{where}: key {key!r} is missing (form)")
    if only:
        extra = [key for key in value if key not in wanted]
        need(not extra, f"{where}: unknown keys {show(extra)} (form)")
    return value


def amounts(value: object, where: str, rule: str, allowed: Sequence[str]) -> dict[str, int]:
    """A multiset of resources: not empty, known kinds, each at least once."""
    given = table(value, where)
    need(bool(given), f"{where}: is empty ({rule})")
    for kind in given:
        need(kind in allowed, f"{where}: {show(kind)} is not allowed here ({rule})")
    return {kind: whole(count, f"{where}: {kind}", rule, 1) for kind, count in given.items()}


# ---------------------------------------------------------------- the deck


@dataclass(frozen=True)
class Option:
    """F3: one option of a card; `number` is the cubes of a transfer or of an exchange's pollution."""

    kind: str
    pay: Mapping[str, int] = field(default_factory=dict)
    get: Mapping[str, int] = field(default_factory=dict)
    one_of: Sequence[str] = ()
    number: int = 0


@dataclass(frozen=True)
class Card:
    level: int
    first: bool
    spaces: int
    options: Sequence[Option]


@dataclass(frozen=True)
class Scoring:
    """F4: an activation pattern and a scoring set."""

    pattern: Sequence[Cell]
    wanted: Mapping[str, int]
    points: int


@dataclass
class Deck:
    values: dict[str, int] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    scoring: dict[str, Scoring] = field(default_factory=dict)

    def of_level(self, level: int) -> list[str]:
        return [name for name, card in self.cards.items() if card.level == level]


def read_option(value: object, where: str) -> Option:
    """F15, F16, F18, F21: the five forms of an option; raw and product stand in costs and gains (F1)."""
    given = table(value, where)
    kinds = (*RESOURCES, *CHOICES)
    if "gain" in given:
        table(value, where, ["gain"], only=True)
        return Option("gain", get=amounts(given["gain"], f"{where}: gain", "F15", kinds))
    if "gain_any" in given:
        table(value, where, ["gain_any"], only=True)
        one_of = texts(given["gain_any"], f"{where}: gain_any")
        known = bool(one_of) and all(kind in RESOURCES for kind in one_of)
        need(known and len(set(one_of)) == len(one_of), f"{where}: gain_any is not distinct resources (F15)")
        return Option("gain_any", one_of=one_of)
    if "pay" in given:
        table({"pollution": 0, **given}, where, ["pay", "get", "pollution"], only=True)
        pay = amounts(given["pay"], f"{where}: pay", "F16", kinds)
        get = amounts(given["get"], f"{where}: get", "F16", kinds)
        return Option("exchange", pay, get, number=whole(given.get("pollution", 0), f"{where}: pollution", "F17"))
    if "transfer" in given:
        table(value, where, ["transfer"], only=True)
        return Option("transfer", number=whole(given["transfer"], f"{where}: transfer", "F18", 1, 4))
    table(value, where, ["assist"], only=True)
    need(given["assist"] is True, f"{where}: assist is not true (F21)")
    return Option("assist")


def read_options(value: object, where: str, kinds: Sequence[str]) -> list[Option]:
    """F3: at most two options, gains above, the other effects below."""
    given = listed(value, where)
    need(len(given) <= 2, f"{where}: more than 2 options (F3)")
    options = [read_option(item, f"{where} {number}") for number, item in enumerate(given, 1)]
    for option in options:
        need(option.kind in kinds, f"{where}: has no place for {option.kind} (F3)")
    return options


def read_card(value: object, where: str) -> Card:
    """F3: spaces and effects; further keys such as a title are of no concern."""
    given = table(value, where, ["level", "spaces", "upper", "lower"])
    level = whole(given["level"], f"{where}: level", "F2", 0, 2)
    spaces = whole(given["spaces"], f"{where}: spaces", "F3", 0, 3)
    first = given.get("first", False)
    need(isinstance(first, bool), f"{where}: first is not true (F5)")
    upper = read_options(given["upper"], f"{where}: upper", UPPER)
    lower = read_options(given["lower"], f"{where}: lower", LOWER)
    need(bool(upper or lower), f"{where}: has no effect (F3)")
    if level == 0:
        need(spaces == 0, f"{where}: a Starting card with spaces (F23)")
        any_raw_or_money = len(upper) == 1 and set(upper[0].one_of) == {*RAW, "money"}
        need(any_raw_or_money, f"{where}: upper is not the Starting card's gain_any (F24)")
        need([option.kind for option in lower] == ["assist"], f"{where}: lower is not assist alone (F21)")
    else:
        need(first is False, f"{where}: first on a card that is no Starting card (F5)")
        need(all(option.kind != "assist" for option in lower), f"{where}: assist on no Starting card (F21)")
    return Card(level, first is True, spaces, [*upper, *lower])


def read_scoring(value: object, where: str) -> Scoring:
    """F4: four activations over a 3x3 grid, a cell at most twice; a set of resources; its points."""
    given = table(value, where, ["pattern", "set", "points"])
    pattern: list[Cell] = []
    for item in listed(given["pattern"], f"{where}: pattern", "F4", 4):
        cell = listed(item, f"{where}: pattern", "F4", 2)
        column, row = (whole(number, f"{where}: pattern", "F4", 0, 2) for number in cell)
        pattern.append((column, row))
    need(max(Counter(pattern).values()) <= 2, f"{where}: pattern names a cell more than twice (F4)")
    wanted = amounts(given["set"], f"{where}: set", "F4", RESOURCES)
    return Scoring(pattern, wanted, whole(given["points"], f"{where}: points", "F4"))


def read_values(value: object) -> dict[str, int]:
    """F28: what each of the seven resources is worth."""
    given = table(value, "deck: values", RESOURCES, only=True)
    return {kind: whole(given[kind], f"deck: values: {kind}", "F28") for kind in RESOURCES}


def read_deck(value: object, complaints: list[str]) -> Deck:
    """F2: the whole deck; every fault is added to the complaints."""
    deck = Deck()
    try:
        given = table(value, "deck", ["name", "values", "cards", "scoring"])
        text(given["name"], "deck: name")
        cards = table(given["cards"], "deck: cards")
        scoring = table(given["scoring"], "deck: scoring")
        deck.values = read_values(given["values"])
    except ComplaintError as complaint:
        complaints.append(str(complaint))
        return deck
    for name, item in cards.items():
        try:
            deck.cards[name] = read_card(item, f"deck: card {show(name)}")
        except ComplaintError as complaint:
            complaints.append(str(complaint))
    for name, item in scoring.items():
        try:
            deck.scoring[name] = read_scoring(item, f"deck: scoring card {show(name)}")
        except ComplaintError as complaint:
            complaints.append(str(complaint))
    if not complaints:
        complaints.extend(wrong_counts(deck))
    return deck


def wrong_counts(deck: Deck) -> list[str]:
    """F2, F5: the number of cards of each sort and the one first-player mark."""
    counts = [(title, len(deck.of_level(level)), wanted) for level, (title, wanted) in LEVELS.items()]
    counts.append(("Scoring", len(deck.scoring), SCORING_CARDS))
    wrong = [f"deck: {has} {title} cards, not {want} (F2)" for title, has, want in counts if has != want]
    firsts = sum(card.first for card in deck.cards.values())
    if firsts != 1:
        wrong.append(f"deck: {firsts} cards are first, not exactly one (F5)")
    return wrong


# ---------------------------------------------------------------- the set-up


def read_players(value: object) -> int:
    """F5: 2 to 5 players, each with a name and a kind; returns how many."""
    players = listed(value, "players")
    need(2 <= len(players) <= 5, f"players: {len(players)}, not 2 to 5 (F5)")
    for seat, item in enumerate(players):
        player = table(item, f"player {seat}", ["name", "kind"])
        text(player["name"], f"player {seat}: name")
        text(player["kind"], f"player {seat}: kind")
    return len(players)


Setup = tuple[list[str], list[list[str]], dict[str, list[str]]]


def read_setup(value: object, deck: Deck, seats: int) -> Setup:
    """F5 to F7: Starting cards, Scoring cards and the order of the decks."""
    given = table(value, "setup", ["starting", "scoring", "decks"], only=True)
    starting = texts(given["starting"], "setup: starting", "F5", seats)
    known = set(starting) <= set(deck.of_level(0)) and len(set(starting)) == seats
    need(known, "setup: starting is not a different Starting card for each seat (F5)")
    pairs = listed(given["scoring"], "setup: scoring", "F6", seats)
    scoring = [texts(pair, f"setup: scoring of seat {seat}", "F6", 2) for seat, pair in enumerate(pairs)]
    dealt = {name for pair in scoring for name in pair}
    distinct = dealt <= set(deck.scoring) and len(dealt) == 2 * seats
    need(distinct, "setup: scoring is not two different Scoring cards for each seat (F6)")
    decks = table(given["decks"], "setup: decks", DECKS, only=True)
    orders = {name: texts(decks[name], f"setup: deck {name}", "F7") for name in DECKS}
    for name, level in DECKS.items():
        all_cards = sorted(orders[name]) == sorted(deck.of_level(level))
        need(all_cards, f"setup: deck {name} is not all the {LEVELS[level][0]} cards (F7)")
    return starting, scoring, orders


@dataclass(frozen=True)
class Reshuffle:
    deck: str
    order: list[str]


def read_reshuffles(value: object) -> list[Reshuffle]:
    """F11: the form of the reshuffles; the replay checks their contents."""
    reshuffles = []
    for number, item in enumerate(listed(value, "reshuffles"), 1):
        where = f"reshuffle {number}"
        given = table(item, where, ["deck", "order"], only=True)
        name = text(given["deck"], where)
        need(name in DECKS, f"{where}: no deck {show(name)} (F11)")
        reshuffles.append(Reshuffle(name, texts(given["order"], where)))
    return reshuffles
