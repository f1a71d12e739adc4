"""A file of JSON lines that a long run appends to, and goes on from after it was stopped.

The first line says what is done; every other is one piece of what came of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NoReturn

from terrae.engine.errors import Refused
from terrae.engine.game import Json


class KeptLines:
    """The lines that a file holds."""

    def __init__(self, file: Path, head: Json, what: str, of: str) -> None:
        """Read the file, or begin it; `Refused` if it holds something else, or cannot be written.

        `what` says what a run is called, `of` which command or option keeps such files.
        """
        self.file = file
        self.what = what
        self.of = of
        self.pieces: list[Json] = []
        try:
            whole = self.whole_lines()
            if whole:
                self.take(whole, head)
            else:
                file.write_text(json.dumps(head) + "\n", "utf-8")
        except OSError as error:
            raise Refused(f"cannot write {file}: {error.strerror or error}") from None

    def whole_lines(self) -> list[str]:
        """The lines of the file; one that was being written when the machine stopped is taken away."""
        if not self.file.exists():
            return []
        data = self.file.read_bytes()
        end = data.rfind(b"\n") + 1
        if end < len(data) and end:
            with self.file.open("r+b") as out:
                out.truncate(end)
        if data and not end:
            self.refuse("no whole line")
        try:
            return data[:end].decode("utf-8").splitlines()
        except UnicodeDecodeError:
            self.refuse("no text")

    def take(self, lines: list[str], head: Json) -> None:
        """Take what the lines hold."""
        try:
            found, *pieces = [json.loads(line) for line in lines]
        except ValueError:
            self.refuse("a line that is no JSON")
        if not isinstance(found, dict) or found.get("format") != head["format"]:
            self.refuse(f"no games of a {self.what}")
        for key, value in head.items():
            if found.get(key) != value:
                raise Refused(f"{self.file} holds games of another {self.what}: its {key} is {found.get(key)!r}")
        if not all(isinstance(piece, dict) for piece in pieces):
            self.refuse("a line that is no object")
        self.pieces = pieces

    def refuse(self, what: str) -> NoReturn:
        raise Refused(f"{self.file} is no file of `{self.of}`: it holds {what}")

    def add(self, piece: Json) -> None:
        """Append a line, at once."""
        try:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(piece) + "\n")
        except OSError as error:
            raise Refused(f"cannot write {self.file}: {error.strerror or error}") from None


def chance_in(file: Path) -> str | None:
    """What was drawn for the run whose lines a file holds; None if nothing, or if there is no such file yet."""
    try:
        with file.open("rb") as lines:
            head: Any = json.loads(lines.readline())
        chance = head.get("chance")
    except (OSError, ValueError, AttributeError):
        return None  # `KeptLines` tells what is wrong with it
    return chance if isinstance(chance, str) else None
