"""The head of a code: which game, by whom, with which deck; and bytes of a stranger read within bounds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..match import Match
from ..record import BadRecord
from .refusals import UnknownCode

VERSION = 1
MOST_MOVES = 5000
MOST_SEATS = 16
NAME_BYTES, INITIALS_BYTES, KIND_BYTES, SEED_BYTES = 40, 12, 48, 64
"""How long the texts in a code may be, in UTF-8."""
BOT, HUMAN = "bot:", "human"


@dataclass(frozen=True)
class Head:
    """What a code tells before its cards and moves."""

    game: str
    deck: bytes
    """The fingerprint of the deck."""
    options: int
    """The options as bits."""
    start: int
    players: tuple[tuple[str, str], ...]
    """Of each seat its initials and its bot, no bot if it is a person."""
    seed: str
    moves: int
    check: bytes
    """The fingerprint of the moves and the result."""

    def to_bytes(self) -> bytes:
        return b"".join(
            (
                bytes([VERSION]),
                _text(self.game),
                self.deck,
                self.options.to_bytes(2, "big"),
                bytes([len(self.players), self.start]),
                *(_text(text) for player in self.players for text in player),
                _text(self.seed),
                self.moves.to_bytes(2, "big"),
                self.check,
            )
        )


def head_of(match: Match[Any, Any]) -> Head:
    """The head of a match that has been played to its last move."""
    game = match.game
    initials = initials_of([player["name"] for player in match.players])
    bots = [bot_in_code(player["kind"]) for player in match.players]
    return Head(
        game.name,
        fingerprint(match.deck.document),
        game.option_bits(match.options, len(match.players)),
        match.start,
        tuple(zip(initials, bots, strict=True)),
        match.seed if fits(match.seed, SEED_BYTES) else "",
        len(match.moves),
        check_of(match),
    )


def check_of(match: Match[Any, Any]) -> bytes:
    """Who reads a code must come to the same moves and the same result, or has other rules."""
    game = match.game
    result = game.canonical_result(game.result(match.state, match.d)) if match.over else None
    return fingerprint([[list(move) for move in match.moves], result])


def fingerprint(value: object) -> bytes:
    """Four bytes by which a value is known again: of the SHA-256 of its JSON with sorted keys, without blanks."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).digest()[:4]


# ---- reading ----


class HeadToRead:
    """Bytes that are read from the beginning."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def read(self) -> Head:
        """The head; the rest is `left`. Only bounds are looked at, not yet what any of it means."""
        version = self._number(1)
        if version != VERSION:
            raise UnknownCode(f"this is a code of version {version}; version {VERSION} is known here")
        game = self._text(NAME_BYTES, "name of a game")
        deck = self._take(4)
        options = self._number(2)
        seats = self._number(1)
        if seats > MOST_SEATS:
            raise BadRecord(f"a code has at most {MOST_SEATS} seats, not {seats}")
        start = self._number(1)
        players = tuple(
            (self._text(INITIALS_BYTES, "initials"), self._text(KIND_BYTES, "name of a bot")) for _ in range(seats)
        )
        seed = self._text(SEED_BYTES, "seed")
        moves = self._number(2)
        if moves > MOST_MOVES:
            raise BadRecord(f"a code holds at most {MOST_MOVES} moves, not {moves}")
        return Head(game, deck, options, start, players, seed, moves, self._take(4))

    @property
    def left(self) -> bytes:
        return self.data[self.at :]

    def _take(self, count: int) -> bytes:
        self.at += count
        if self.at > len(self.data):
            raise BadRecord("the code ends in the middle")
        return self.data[self.at - count : self.at]

    def _number(self, size: int) -> int:
        return int.from_bytes(self._take(size), "big")

    def _text(self, most: int, what: str) -> str:
        size = self._number(1)
        if size > most:
            raise BadRecord(f"the {what} in a code has at most {most} bytes, not {size}")
        try:
            text = self._take(size).decode("utf-8")
        except UnicodeDecodeError:
            raise BadRecord(f"the {what} in the code is no UTF-8") from None
        if not text.isprintable():
            raise BadRecord(f"the {what} in the code holds signs that cannot be shown")
        return text


# ---- texts ----


def _text(text: str) -> bytes:
    data = text.encode("utf-8")
    return bytes([len(data)]) + data


def fits(text: str, most: int) -> bool:
    """Can a code hold this text?"""
    return text.isprintable() and len(text.encode("utf-8", "backslashreplace")) <= most


def bot_in_code(kind: str) -> str:
    """The name of a seat's bot, empty for a person; without its parameters where they are too long."""
    name = "" if kind == HUMAN else kind.removeprefix(BOT)
    if not fits(name, KIND_BYTES):
        name = name.split("[")[0]
    return name if fits(name, KIND_BYTES) else "?"


def kind_of(bot: str) -> str:
    """The kind of a seat, as records tell it."""
    return BOT + bot if bot else HUMAN


def initials_of(names: Sequence[str]) -> list[str]:
    """The letters that stand for people: one, and a second one where several would have the same, else their number."""
    letters = [[letter for letter in name.strip() if letter.isprintable()] for name in names]
    first = [each[0].upper()[0] if each else "?" for each in letters]
    found = []
    for seat, own in enumerate(letters):
        alike = [each for other, each in enumerate(letters) if first[other] == first[seat]]
        found.append(first[seat] + _second(own, alike, seat))
    return found


def _second(own: list[str], alike: list[list[str]], seat: int) -> str:
    if len(alike) == 1:
        return ""
    for place in range(1, max(map(len, alike))):
        seconds = [each[place].strip() if place < len(each) else "" for each in alike]
        if len(set(seconds)) == len(alike):
            return own[place].strip() if place < len(own) else ""
    return str(seat + 1)
