"""Unfinished games of the terminal, one for each game, and the records of the finished ones.

A save is a record (docs/records.md), replaced as a whole after every decision: a crash loses nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from terrae.engine.errors import Refused
from terrae.engine.record import Record, append, parse_json, to_line
from terrae.home import lock_file

SAVE_LIMIT = 8 * 1024 * 1024


class Saves:
    """The files of one game: the unfinished match, and the records of those that are over or were put away."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.file = folder / f"{game}.json"
        self.records = folder / f"{game}.jsonl"
        self.lock = folder / f"{game}.lock"

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep other terminals from playing this game meanwhile: they would overwrite each other's save."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = self.lock.open("w")
        except OSError as error:
            raise cannot_write(self.folder, error) from None
        with lock:
            if not lock_file(lock.fileno()):
                raise Refused(
                    f"another terminal is playing this game in {self.folder}; TERRAE_HOME names another folder"
                )
            yield

    def load(self) -> object | None:
        """The saved game as it stands in the file, None if there is none; `Refused` if it cannot be read."""
        try:
            if self.file.stat().st_size > SAVE_LIMIT:
                raise Refused("it is far too large")
            return parse_json(self.file.read_bytes())  # type: ignore[no-any-return]  # any JSON may stand there
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Refused(f"cannot read {self.file}: {error.strerror or error}") from None

    def write(self, record: Record) -> None:
        """Replace the save: the old one stays whole until the new one is on the disk."""
        draft = self.file.with_suffix(".draft")
        try:
            with draft.open("wb") as file:
                file.write(to_line(record).encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.file)
        except OSError as error:
            raise cannot_write(self.folder, error) from None

    def archive(self, record: Record) -> Path:
        """Append the record to the file of records and remove the save; the file of records."""
        append(self.records, [record])
        try:
            with self.records.open("rb") as records:
                os.fsync(records.fileno())
            self.file.unlink(missing_ok=True)
        except OSError as error:
            raise cannot_write(self.folder, error) from None
        return self.records

    def set_aside(self) -> Path:
        """Move a damaged save out of the way; nothing is ever deleted."""
        number = 1
        while (aside := self.file.with_suffix(f".damaged-{number}.json")).exists():
            number += 1
        try:
            return self.file.rename(aside)
        except OSError as error:
            raise cannot_write(self.folder, error) from None


def cannot_write(folder: Path, error: OSError) -> Refused:
    """The refusal to play where nothing can be saved."""
    return Refused(f"cannot keep games in {folder}: {error.strerror or error}; TERRAE_HOME names another folder")
