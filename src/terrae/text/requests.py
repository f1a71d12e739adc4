"""What a player by text may send: one JSON object a line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from terrae.engine.errors import Refused
from terrae.engine.record import parse_json, shown

Wanted = Literal["rules", "all-rules", "table", "story"]
WANTED = get_args(Wanted)
ANSWER_LENGTH = 200
"""No answer of any game comes near so many letters."""
NUMBER_LIMIT = 1_000_000


@dataclass(frozen=True)
class Answer:
    """An answer to the question; `number` is that of the question it belongs to, None if it does not say."""

    text: str
    number: int | None


@dataclass(frozen=True)
class Speak:
    """An act to be said, as text; empty for nothing. `number` is that of the question it belongs to, if it tells."""

    text: str
    number: int | None


@dataclass(frozen=True)
class Ask:
    """A request for something to read, which costs no answer."""

    what: Wanted


def read_request(line: bytes) -> Answer | Speak | Ask:
    """What a line asks for; `Refused` in one sentence if it has no right form."""
    data = parse_json(line)
    if not isinstance(data, dict):
        raise Refused('a line is a JSON object, as {"answer": "..."} or {"ask": "rules"}')
    keys = set(data)
    if keys == {"ask"}:
        if data["ask"] not in WANTED:
            raise Refused(f"'ask' must be one of {', '.join(WANTED)}, not {shown(data['ask'])[:ANSWER_LENGTH]}")
        return Ask(data["ask"])
    key = next((key for key in ("answer", "say") if key in keys), "")
    if not key or keys - {key, "number"}:
        raise Refused("an object holds 'answer' or 'say', with 'number' if you like, or 'ask'; nothing else")
    text, number = data[key], data.get("number")
    if not isinstance(text, str) or len(text) > ANSWER_LENGTH:
        raise Refused(f"{key!r} must be a text of at most {ANSWER_LENGTH} letters")
    if number is not None and (type(number) is not int or not 0 <= number < NUMBER_LIMIT):
        raise Refused("'number' must be the number of a question")
    return Answer(text, number) if key == "answer" else Speak(text, number)
