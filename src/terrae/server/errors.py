"""Refusals of the service: a code for programs, a sentence for people."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "unknown_key": 401,
    "not_allowed": 403,
    "not_found": 404,
    "wrong_code": 404,
    "pictures": 409,
    "door_locked": 409,
    "refused": 409,
    "seat_taken": 409,
    "no_guests": 409,
    "name_taken": 409,
    "colour_taken": 409,
    "bad_text": 409,
    "chat_off": 409,
    "silence": 409,
    "no_acts": 409,
    "late": 409,
    "enough": 409,
    "hints_off": 409,
    "illegal": 409,
    "not_your_turn": 409,
    "stale": 409,
    "bad_record": 409,
    "too_large": 413,
    "too_many_tables": 409,
    "too_many": 429,
    "not_saved": 503,
    "unreadable": 503,
}


class Fault(Exception):
    """A refusal with a code for programs and a sentence for people."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS[self.code]


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


class Stale(Fault):
    """The expected number is not the table's; a fresh view follows."""

    def __init__(self) -> None:
        super().__init__("stale", "something else has happened at the table meanwhile")
