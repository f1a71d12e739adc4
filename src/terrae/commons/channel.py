"""What a model is behind: something that is sent messages and gives lines back."""

from __future__ import annotations

from threading import Event, Lock
from typing import Protocol

from terrae.engine.game import Json
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

from .tokens import Tokens

LOOKS_EVERY_S = 0.25
"""So often whoever waits for a model looks whether the run has stopped."""


class Stopped(Exception):
    """The run ends: no model is asked any more."""


class Unreachable(Exception):
    """The model cannot be asked, and trying again would not help: the run stops here and can go on later.

    It is no `Refused`: that would count as a fault of the model.
    """


class Purse:
    """What the games of a run may spend together."""

    def __init__(self, budget: int | None = None) -> None:
        self.budget = budget
        self.spent = Tokens()
        self.stopped = Event()
        """Set when no further request may be made."""
        self.lock = Lock()

    def check(self) -> None:
        """`Stopped` if no model may be asked any more."""
        if self.stopped.is_set():
            raise Stopped

    def pay(self, tokens: Tokens) -> None:
        """Count what a request has cost; over the budget the run stops before its next one."""
        with self.lock:
            self.spent += tokens
            if self.budget is not None and self.spent.total >= self.budget:
                self.stopped.set()

    @property
    def is_empty(self) -> bool:
        return self.budget is not None and self.spent.total >= self.budget


class Channel(Protocol):
    """One seat of one game: messages as `terrae text` sends them go out, lines come in, each bounded."""

    limit: int
    """So many bytes one line may have."""
    spent: Tokens

    def send(self, message: Json) -> None:
        """Tell the model something. It never waits long, whatever the model does."""

    def next(self, deadline: float) -> bytes | None:
        """The model's next line; None if it has gone. `TimeUp` and `TooLong` as of `terrae.text.lines.Lines`."""

    def close(self) -> None:
        """The game is over, or left."""

    def last_words(self) -> str:
        """What the model's program complained about, if it did."""


class Model(Protocol):
    """A model that can sit down at many tables."""

    name: str

    def sit_down(self, seat: TextSeat, talk: TextTalk, purse: Purse) -> Channel:
        """Take a seat of one game. Whoever waits there looks whether the run has stopped."""
