"""Files of codes, one text a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from ..decks import read_deck_file
from ..errors import Refused, Unreadable
from ..game import DeckDocument, game_named
from ..record import Record
from .code_text import TEXT_LIMIT, records_in


def read_codes(path: Path, decks: Sequence[DeckDocument[Any]] = ()) -> Iterator[tuple[int, Record]]:
    """The record of every code in a file, with the number of its last line; `BadRecord` names the line."""
    try:
        with path.open(encoding="ascii", errors="replace", newline="\n") as file:
            yield from records_in(iter(lambda: file.readline(TEXT_LIMIT + 3), ""), decks)
    except OSError as error:
        raise Unreadable(f"cannot read {path}: {error.strerror or error}") from None


def decks_in(paths: Iterable[Path]) -> list[DeckDocument[Any]]:
    """Decks from files, each of the game that it names; `Refused` names the file."""
    decks = []
    for path in paths:
        data = read_deck_file(path)
        named = data.pop("game", None)
        if named is None:
            raise Refused(f"{path}: the deck does not say of which game it is")
        try:
            decks.append(game_named(named).read_deck(data))
        except Refused as error:
            raise Refused(f"{path}: {error.sentence}", error.rule) from None
    return decks
