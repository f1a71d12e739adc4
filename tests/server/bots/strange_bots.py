"""Bots that misbehave, and one by which it is known that it was asked. They think in processes of their own."""

import os
import time
from pathlib import Path

from terrae.engine.player import Position

BEGUN = "TERRAE_TEST_BEGUN"
"""Names a folder: a file there tells that a bot has begun."""


def note() -> None:
    (Path(os.environ[BEGUN]) / str(os.getpid())).touch()


def last(position: Position) -> int:
    """The last legal action."""
    return position.legal[-1]


def hang(_: Position) -> int:
    note()
    while True:
        time.sleep(60)


def crash(_: Position) -> int:
    note()
    os._exit(3)


def fail(_: Position) -> int:
    raise RuntimeError("no idea")


def who(position: Position) -> int:
    """The last legal action; notes in which process it was."""
    note()
    return position.legal[-1]
