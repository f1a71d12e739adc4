"""Why something does not go at a table, with a service or without: a code for programs, a sentence for people."""

from __future__ import annotations

from terrae.engine.errors import Refused

STATUS = {
    "malformed": 400,
    "unknown_key": 401,
    "not_allowed": 403,
    "not_found": 404,
    "wrong_code": 404,
    "needs_service": 404,
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
"""HTTP's number of each code."""


class Fault(Exception):
    """A refusal with a code for programs, a sentence for people, and the rule that would be broken."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def to_json(self) -> dict[str, str]:
        return {"code": self.code, "sentence": self.sentence, "rule": self.rule}


class Stale(Fault):
    """The expected number is not the table's; a fresh view follows."""

    def __init__(self) -> None:
        super().__init__("stale", "something else has happened at the table meanwhile")


def refused(error: Refused) -> Fault:
    """What the game does not allow."""
    return Fault("refused", error.sentence, error.rule)


def illegal(error: Refused) -> Fault:
    """A move or an act that the rules forbid at this moment."""
    return Fault("illegal", error.sentence, error.rule)


def bad_record(error: Refused) -> Fault:
    """A record that does not hold, and where."""
    move = getattr(error, "move", 0)
    where = f"move {move}: " if move else ""
    return Fault("bad_record", where + error.sentence, error.rule)
