"""Refusals that only a service has, beside those of every table (`terrae.table.faults`)."""

from __future__ import annotations

from terrae.table.faults import Fault, Stale

__all__ = [
    "Fault",
    "Stale",
    "TooMany",
    "bad_text",
    "not_allowed",
    "not_found",
    "not_saved",
    "unknown_key",
    "unreadable",
]


def not_found() -> Fault:
    return Fault("not_found", "there is no such table, or it is not yours to see")


def unknown_key() -> Fault:
    return Fault("unknown_key", "this key is not known, or has been replaced by a newer one")


def not_allowed(sentence: str) -> Fault:
    return Fault("not_allowed", sentence)


def not_saved() -> Fault:
    return Fault("not_saved", "this could not be stored, so nothing has happened; please try again in a moment")


def unreadable() -> Fault:
    return Fault("unreadable", "this table cannot be read at the moment; the service's log says why")


def bad_text() -> Fault:
    return Fault("bad_text", "a text must not hold control characters, such as a line end")


class TooMany(Fault):
    """Over a rate limit; `seconds` until the next request is possible."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too_many", "that was too much in too short a time; please wait a little")
        self.seconds = seconds
