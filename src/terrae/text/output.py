"""JSON lines that go out: to whoever reads standard output, and to files."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from terrae.engine.errors import Refused
from terrae.engine.game import Json


def send_line(message: Json) -> None:
    """One line on standard output, at once. Letters beyond ASCII are escapes, whatever the reader's encoding is."""
    sys.stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
    sys.stdout.flush()


@contextmanager
def json_lines(path: Path | None) -> Iterator[Callable[[Json], None]]:
    """A function that appends one line to a file, or does nothing without one; `Refused` now if it could not."""
    if path is None:
        yield lambda _message: None
        return
    try:
        file = path.open("a", encoding="utf-8")
    except OSError as error:
        raise Refused(f"cannot write {path}: {error.strerror or error}") from None
    with file:

        def write(message: Json) -> None:
            file.write(json.dumps(message, separators=(",", ":")) + "\n")
            file.flush()

        yield write
