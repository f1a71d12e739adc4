"""Decks from files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from .errors import Refused, Unreadable
from .game import D, DeckDocument, Game, Json, game_named

FILE_LIMIT = 1024 * 1024
MOST_DOTS = 200
"""Dots in a line of a deck file: the time of Python's reader of TOML grows with the square of a dotted key's parts."""


def load_deck(game: Game[Any, D], path: Path) -> DeckDocument[D]:
    """A deck file; `Refused` names the file, the place in it and the rule."""
    data = read_deck_file(path, game)
    named = data.pop("game", game.name)
    if named != game.name:
        raise Refused(f"{path}: this is a deck of {named!r}, not of {game.name}")
    try:
        return game.read_deck(data)
    except Refused as error:
        raise Refused(f"{path}: {error.sentence}", error.rule) from None


def read_deck_file(path: Path, game: Game[Any, Any] | None = None) -> Json:
    """What a deck file says, of `game` or whichever it names; `Unreadable` if it is no TOML."""
    try:
        with path.open("rb") as file:
            text = file.read(FILE_LIMIT + 1)
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror or error}") from None
    if len(text) > FILE_LIMIT:
        raise Unreadable(f"{path}: larger than 1 MiB; a deck file is a small TOML file")
    if any(line.count(b".") > MOST_DOTS for line in text.splitlines()):
        raise Unreadable(f"{path}: a line with more than {MOST_DOTS} dots; keys of a deck are short")
    try:
        return tomllib.loads(text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path}: not UTF-8 at byte {error.start + 1}") from None
    except tomllib.TOMLDecodeError as error:
        sentence = str(error).replace("Cannot overwrite a value", "a key occurs twice")
        raise Unreadable(f"{path}: not TOML: {sentence}", rule_about_decks(text.decode("utf-8"), game)) from None
    except (RecursionError, ValueError) as error:
        raise Unreadable(f"{path}: not TOML: {str(error).split(';')[0]}") from None


def rule_about_decks(text: str, game: Game[Any, Any] | None) -> str:
    """The rule that says what a deck holds, for a file that cannot be read to its end: an empty deck breaks it."""
    named = re.search(r'^game *= *"([^"]*)"', text, re.MULTILINE)
    try:
        if game is not None or named:
            (game or game_named(named and named[1])).read_deck({})
    except Refused as error:
        return error.rule
    return ""
