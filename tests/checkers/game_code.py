"""A decoder of codes of games (terrae-code/1).

Written from docs/records.md and the two checkers alone; shares no code with the engine on purpose. The deck is given:
a code tells only by which it was played.

`decode` takes the texts of one code and a deck, and gives the record, or raises `BrokenError` with a complaint.
"""

import hashlib
import json
import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from . import terra, terra_futura, terra_futura_deck, terra_rules

T = TypeVar("T")
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
TERRA_OPTIONS = {1: ("teams", True), 2: ("crises", 6), 4: ("crises", 9), 8: ("fine", True), 16: ("pot", True)} | {
    32: ("open", True),
    64: ("harder", True),
}


class BrokenError(Exception):
    """The code does not hold; the text is the complaint."""


class Stop(Exception):
    """All moves are read."""


def need(holds: bool, complaint: str) -> None:
    if not holds:
        raise BrokenError(complaint)


def fingerprint(value: object) -> bytes:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).digest()[:4]


# ---------------------------------------------------------------- texts


def unbase45(signs: str) -> bytes:
    out = b""
    while signs:
        group, signs = signs[:3], signs[3:]
        value = 0
        for sign in reversed(group):
            value = value * 45 + SIGNS.index(sign)
        need(len(group) > 1 and value < 256 ** (len(group) - 1), "no Base45")
        out += value.to_bytes(len(group) - 1, "big")
    return out


def join(texts: Iterable[str]) -> bytes:
    parts: dict[int, bytes] = {}
    wholes = set()
    for text in texts:
        need(len(text) <= 2000, "too long a text")
        found = re.fullmatch(
            r"TERRAE1(?:/([1-3])/([23])/([0-9A-F]{8}))?:([0-9A-Z $%*+./:-]*)\.", text.replace("_", " ")
        )
        if found is None:
            raise BrokenError("no text of a code")
        parts[int(found[1] or 1)] = unbase45(found[4])
        wholes.add((int(found[2] or 1), found[3]))
    need(len(wholes) == 1, "texts of several codes")
    ((count, whole),) = wholes
    need(sorted(parts) == list(range(1, count + 1)), "parts are missing")
    need(all(len(part) <= 1200 for part in parts.values()), "too long a part")
    code = b"".join(parts[number] for number in sorted(parts))
    need(whole is None or int(whole, 16) == zlib.crc32(code), "parts of several codes")
    return code


# ---------------------------------------------------------------- bytes


class Reader:
    """Bytes from the front, then digits."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.value = 0

    def take(self, size: int) -> bytes:
        need(len(self.data) >= size, "ends in the middle")
        taken, self.data = self.data[:size], self.data[size:]
        return taken

    def whole(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def text(self, most: int) -> str:
        size = self.whole(1)
        need(size <= most, "too long a text")
        text = self.take(size).decode()
        need(text.isprintable(), "not printable")
        return text

    def rest(self) -> None:
        need(not self.data or self.data[-1] != 0, "a zero byte at the end of the number")
        self.value = int.from_bytes(self.data, "little")

    def digit(self, below: int) -> int:
        digit = self.value % below
        self.value //= below
        return digit

    def card(self, left: Counter[str]) -> str:
        names = sorted(+left)
        need(bool(names), "no cards left")
        card = names[self.digit(len(names))]
        left[card] -= 1
        return card


# ---------------------------------------------------------------- the games

Played = tuple[dict[str, object], list[list[object]], dict[str, object] | None, list[dict[str, object]] | None]
"""Set-up, moves, result and reshuffles."""


def play_terra(reader: Reader, record: dict[str, Any], count: int) -> Played:
    left = Counter(terra_rules.CARDS)
    seats = len(record["players"])
    crises = record["options"].get("crises", 0)
    hand = 4 if crises else terra_rules.HAND_SIZES[seats]
    hands = [[reader.card(left) for _ in range(hand)] for _ in range(seats)]
    pile = [reader.card(left) for _ in range(crises * 5 if crises else terra_rules.PILE_SIZES[seats])]
    order = list(terra_rules.CARDS)
    need(all(each == sorted(each, key=order.index) for each in hands), "a hand is out of order")
    setup: dict[str, object] = {"hands": hands, "pile": pile}
    game = terra.read_game(record | {"setup": setup})
    moves: list[list[object]] = []
    asking = game.play()
    decision = next(asking, None)
    while decision is not None and len(moves) < count:
        answers = sorted(decision.answers)
        answer = answers[reader.digit(len(answers))]
        moves.append([decision.seat, answer])
        try:
            decision = asking.send(answer)
        except StopIteration:
            decision = None
    need(len(moves) == count, "moves after the end")
    return setup, moves, None if decision else game.result(), None


class Futura(terra_futura.Game):
    """A game whose decisions and reshuffles come from a code."""

    reader: Reader
    count: int

    def ask(self, seat: int, rule: str, answers: Mapping[str, T]) -> T:  # noqa: ARG002
        if len(self.moves) == self.count:
            raise Stop
        texts = sorted(answers)
        answer = texts[self.reader.digit(len(texts))]
        self.moves.append([seat, answer])
        return answers[answer]

    def reshuffle_if_empty(self, row: terra_futura.Row) -> None:
        if not row.deck and row.discard:
            left = Counter(row.discard)
            order = [self.reader.card(left) for _ in row.discard]
            self.reshuffles.append(terra_futura_deck.Reshuffle(row.name, order))
        super().reshuffle_if_empty(row)


def play_futura(reader: Reader, record: dict[str, Any], count: int) -> Played:
    left = Counter([*record["deck"]["cards"], *record["deck"]["scoring"]])
    seats = len(record["players"])
    deck = terra_futura_deck.read_deck(record["deck"], [])
    setup: dict[str, Any] = {
        "starting": [reader.card(left) for _ in range(seats)],
        "scoring": [[reader.card(left) for _ in range(2)] for _ in range(seats)],
        "decks": {name: [reader.card(left) for _ in deck.of_level(level)] for level, name in ((1, "I"), (2, "II"))},
    }
    plain = terra_futura.read_game(record | {"setup": setup, "moves": [], "reshuffles": []}, deck)
    game = Futura(deck, plain.adjacent, plain.start, plain.starting, plain.scoring, plain.decks, [], [])
    game.reader, game.count = reader, count
    over = True
    try:
        game.play()
    except Stop:
        over = False
    need(len(game.moves) == count, "moves after the end")
    moves = [list(move) for move in game.moves if isinstance(move, list)]
    reshuffles: list[dict[str, object]] = [{"deck": each.deck, "order": list(each.order)} for each in game.reshuffles]
    return setup, moves, game.result() if over else None, reshuffles


def terra_options(bits: int) -> dict[str, object]:
    need(bits < 128 and bits & 6 != 6, "unknown options")
    return {"teams": False} | dict(named for bit, named in TERRA_OPTIONS.items() if bits & bit)


def futura_options(bits: int) -> dict[str, object]:
    need(bits < 2, "unknown options")
    return {"adjacent": bits == 1}


GAMES: dict[str, tuple[Callable[[int], dict[str, object]], Callable[[Reader, dict[str, Any], int], Played]]] = {
    "terra": (terra_options, play_terra),
    "terra-futura": (futura_options, play_futura),
}


# ---------------------------------------------------------------- a code


def decode(texts: Sequence[str], deck: dict[str, Any]) -> dict[str, Any]:
    """The record that the texts of one code tell."""
    code = join(texts)
    need(len(code) <= 3600, "too long a code")
    need(zlib.crc32(code[:-4]).to_bytes(4, "big") == code[-4:], "wrong checksum")
    reader = Reader(code[:-4])
    need(reader.whole(1) == 1, "another version")
    name = reader.text(40)
    need(name in GAMES, "unknown game")
    options_of, play = GAMES[name]
    need(reader.take(4) == fingerprint(deck), "another deck")
    options = options_of(reader.whole(2))
    seats, start = reader.whole(1), reader.whole(1)
    need(seats <= 16, "too many seats")
    players = []
    for _ in range(seats):
        initials, bot = reader.text(12), reader.text(48)
        players.append({"name": initials, "kind": f"bot:{bot}" if bot else "human"})
    seed, count = reader.text(64), reader.whole(2)
    need(count <= 5000, "too many moves")
    check = reader.take(4)
    reader.rest()
    record: dict[str, Any] = {"format": "terrae-record/1", "game": name, "deck": deck, "options": options}
    record |= {"seed": seed, "players": players, "start": start}
    setup, moves, result, reshuffles = play(reader, {**record, "moves": [], "result": None}, count)
    need(reader.value == 0, "the number goes on")
    need(fingerprint([moves, result]) == check, "another result")
    record |= {"setup": setup, "moves": moves, "result": result}
    return record if reshuffles is None else {**record, "reshuffles": reshuffles}
