"""A model behind an HTTP endpoint of the common chat form: `POST .../chat/completions` with a list of messages."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.record import parse_json
from terrae.text.brackets import SILENCE, answer_in
from terrae.text.lines import TimeUp
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

from .channel import Purse, Unreachable
from .post import MOST_BODY, EndpointAddress, EndpointAnswer, NotAnswered, post
from .tokens import MOST_TOKENS, Tokens, tokens_in
from .transcript import HISTORY, Transcript

PATH = "/chat/completions"
OK = 200
BUSY = frozenset({408, 409, 425, 429, *range(500, 600)})
"""What an endpoint says that may answer a little later."""
PAUSE_S, LONGEST_PAUSE_S = 1.0, 60.0
"""The first pause before a request is made again, and the longest."""
TRIES = 6
WHY_LENGTH = 300
"""So many letters of an endpoint's complaint are shown."""
WORDS_LENGTH = 20_000
"""So many letters at the end of what a model says are looked at."""


@dataclass(frozen=True)
class ChatEndpoint:
    """Where a model is asked, and with what besides the messages."""

    address: EndpointAddress
    model: str
    key: str = field(default="", repr=False)
    answer_tokens: int = 500
    """So long an answer may be, as the endpoint is told."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further fields of a request, as {"temperature": 0}."""

    def __post_init__(self) -> None:
        if self.key and not self.address.secure and not self.address.is_here:
            raise Refused("a key is sent by https only, or to this machine: others on the way could read it")
        if not (self.key.isascii() and self.key.isprintable()):
            raise Refused("the key holds characters that no header can hold")

    def ask(self, messages: list[Json], deadline: float, purse: Purse) -> tuple[str | None, Tokens]:
        """What the model says (None if it says nothing that is a text), and what that cost.

        `TimeUp` if there is no answer in time, `TooLong` if it is too long, `Unreachable` if the endpoint does not
        work at all.
        """
        sent = {"model": self.model, "messages": messages, "max_tokens": self.answer_tokens, **self.extra}
        answer = self.answered(json.dumps(sent).encode(), deadline, purse)
        try:
            data = parse_json(answer.body)
            text = data["choices"][0]["message"]["content"]
        except (Refused, LookupError, TypeError):
            data, text = {}, None
        words = text if isinstance(text, str) else None
        letters = sum(len(one["content"]) for one in messages)
        return words, counted(data, letters, len(words or ""))

    def answered(self, body: bytes, deadline: float, purse: Purse) -> EndpointAnswer:
        """The endpoint's answer, asked again after a pause where it is busy."""
        why = wait_for = ""
        for tried in range(TRIES):
            if tried and not pause(PAUSE_S * 2 ** (tried - 1), wait_for, deadline, purse):
                break
            wait_for = ""
            try:
                left = max(0.001, deadline - time.monotonic())
                answer = post(self.address, PATH, self.headers(), body, left, purse)
            except NotAnswered as error:
                why = f"does not answer: {error}"
                continue
            if answer.status == OK:
                return answer
            why = f"answered {answer.status}: {self.complaint(answer.body)}"
            if answer.status not in BUSY:
                break
            wait_for = answer.retry_after
        raise Unreachable(f"{self.address.host}:{self.address.port} {why}")

    def headers(self) -> dict[str, str]:
        key = {"authorization": f"Bearer {self.key}"} if self.key else {}
        return {"content-type": "application/json", "accept": "application/json", "user-agent": "terrae", **key}

    def complaint(self, body: bytes) -> str:
        """What an endpoint complains about, in few letters; never with the key in it."""
        text = body[:MOST_BODY].decode("utf-8", "replace")
        with suppress(Refused, LookupError, TypeError):
            error = parse_json(body)["error"]
            text = str(error["message"] if isinstance(error, dict) else error)
        if self.key:
            text = text.replace(self.key, "(key)")
        return "".join(letter if letter.isprintable() else " " for letter in text[:WHY_LENGTH]).strip() or "nothing"


def pause(usual: float, wanted: str, deadline: float, purse: Purse) -> bool:
    """Wait before asking again, as long as the endpoint wants; False if the time for the answer would be over."""
    seconds = float(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 6 else usual  # noqa: PLR2004
    seconds = min(max(seconds, usual), LONGEST_PAUSE_S)
    if time.monotonic() + seconds >= deadline:
        return False
    purse.stopped.wait(seconds)
    purse.check()
    return True


def counted(data: Any, read: int, written: int) -> Tokens:
    """What an endpoint says that it has read and written; by letters, if it does not say or cannot be believed."""
    with suppress(LookupError, TypeError):
        usage = data["usage"]
        asked, said = usage["prompt_tokens"], usage["completion_tokens"]
        if all(type(number) is int and 0 <= number <= MOST_TOKENS for number in (asked, said)):
            return Tokens(1, asked, said, 1)
    return Tokens(1, tokens_in(read), tokens_in(written))


class ChatModel:
    """A model at an endpoint; every seat of every game is a chat of its own."""

    def __init__(self, endpoint: ChatEndpoint, name: str = "", history: int = HISTORY) -> None:
        self.endpoint = endpoint
        self.name = name or endpoint.model
        self.history = history

    def sit_down(self, seat: TextSeat, talk: TextTalk, purse: Purse) -> ChatSeat:
        return ChatSeat(self.endpoint, Transcript(seat, talk, self.history), purse)


class ChatSeat:
    """A model's chat about one game."""

    limit = MOST_BODY

    def __init__(self, endpoint: ChatEndpoint, transcript: Transcript, purse: Purse) -> None:
        self.endpoint = endpoint
        self.transcript = transcript
        self.purse = purse
        self.spent = Tokens()

    def send(self, message: Json) -> None:
        self.transcript.hear(message)

    def next(self, deadline: float) -> bytes | None:
        if time.monotonic() >= deadline:
            raise TimeUp
        text, tokens = self.endpoint.ask(self.transcript.messages(), deadline, self.purse)
        self.spent += tokens
        self.transcript.answered(text or "")
        if text is None:
            return b""  # no line: a fault of form
        asked = self.transcript.asked
        answer = answer_in(text[-WORDS_LENGTH:])
        if asked["type"] == "talk":
            answer = "" if answer.casefold() == SILENCE else answer
            return json.dumps({"say": answer, "number": asked["number"]}).encode()
        return json.dumps({"answer": answer, "number": asked["number"]}).encode()

    def close(self) -> None:
        """An endpoint keeps nothing of the game."""

    def last_words(self) -> str:
        return ""
