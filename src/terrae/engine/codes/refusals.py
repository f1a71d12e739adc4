"""Why a code is refused, for those who tell it in their own words."""

from __future__ import annotations

from ..record import BadRecord


class DamagedCode(BadRecord):
    """It was not read or copied whole: try again."""


class UnknownCode(BadRecord):
    """It is of a version, a game, a deck or options that are not known here."""


def reason_of(error: BadRecord) -> str:
    """One word: "damaged", "unknown", or "illegal" for what the rules refuse."""
    if isinstance(error, DamagedCode):
        return "damaged"
    return "unknown" if isinstance(error, UnknownCode) else "illegal"
