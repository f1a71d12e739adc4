"""Stands in for `rounds.py` where nobody wants to see single rounds."""

from typing import Any


def note_in_round(s: Any, d: Any, action: int, setting: Any, memory: Any) -> None:
    """Nothing is noted."""


def write_rounds(s: Any, d: Any, seat: int, setting: Any, memory: Any, place: int, out: Any) -> None:
    """Nothing is shown."""
