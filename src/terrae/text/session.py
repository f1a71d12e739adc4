"""A game played by text: questions go out, answers come in, and what goes wrong is kept apart from play."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.player import Bot, position_of

from .lines import Lines, TimeUp, TooLong
from .requests import Answer, Ask, read_request
from .seat import TextSeat

FORMAT = "terrae-text/1"
REQUESTS = 20
"""So often a seat may ask for something to read, or send an answer that comes too late, before one answer."""
KEPT = 200
"""So many letters of a faulty line are kept."""

Fault = Literal["format", "illegal", "late", "requests", "time"]
"""What can go wrong: no right form, not legal, for an earlier question, asked too often, no answer in time."""
By = Literal["you", "forced", "retries", "time", "requests"]
"""Who answered: the seat itself, nobody because there was one answer, or the fallback, and why."""


@dataclass(frozen=True)
class Terms:
    """What holds for every question."""

    retries: int = 2
    """So many faulty answers are forgiven before the fallback answers."""
    seconds: float = 300.0
    """So long a question may take, its retries included."""
    skips_forced: bool = False
    """Is a question with one answer answered without asking?"""


class Gone(Exception):
    """The input has ended: the player has left."""


class Session:
    """One game: a seat by text among bots."""

    def __init__(
        self,
        seat: TextSeat,
        bots: Mapping[int, Bot],
        fallback: Bot,
        terms: Terms,
        lines: Lines,
        send: Callable[[Json], None],
        log: Callable[[Json], None],
    ) -> None:
        self.seat = seat
        self.match = seat.match
        self.bots = bots
        self.fallback = fallback
        self.terms = terms
        self.lines = lines
        self.send = send
        self.log = log
        self.faults: Counter[Fault] = Counter()
        self.answered: Counter[By] = Counter()

    def play(self) -> bool:
        """Play to the end (True), or until the input ends (False)."""
        try:
            while not self.match.over:
                if self.match.actor != self.seat.seat:
                    self.match.act(self.bots[self.match.actor](position_of(self.match)))
                elif self.terms.skips_forced and len(answers := self.seat.answers()) == 1:
                    self.settle(answers[0], "forced")
                else:
                    self.ask()
        except Gone:
            self.send({"type": "left", "number": len(self.match.moves), **self.counts()})
            return False
        self.send({**self.seat.end(), **self.counts()})
        return True

    def counts(self) -> Json:
        """What went wrong so far, and who answered how often."""
        return {"faults": dict(self.faults), "answered": dict(self.answered)}

    def settle(self, notation: str, by: By) -> None:
        """Carry out a legal answer."""
        self.answered[by] += 1
        self.match.play(self.seat.seat, notation)

    def ask(self) -> None:
        """Ask the seat until it has answered, or the fallback answers for it."""
        asked = self.seat.question()
        deadline = time.monotonic() + self.terms.seconds
        self.send({**asked, "retries": self.terms.retries, "seconds": self.terms.seconds})
        faulty = requests = 0
        while True:
            if faulty > self.terms.retries:
                return self.fall_back("retries")
            if requests > REQUESTS:
                self.fault("requests", "that was asked too often before one answer", b"", 0)
                return self.fall_back("requests")
            line = b""
            left = self.terms.retries - faulty
            try:
                received = self.lines.next(deadline)
                if received is None:
                    raise Gone
                line = received
                request = read_request(line)
            except TimeUp:
                self.fault("time", f"no answer came within {self.terms.seconds:g} seconds", b"", 0)
                return self.fall_back("time")
            except TooLong:
                self.fault("format", f"a line has at most {self.lines.limit} bytes", b"", left)
                faulty += 1
                continue
            except Refused as error:
                self.fault("format", str(error), line, left)
                faulty += 1
                continue
            if isinstance(request, Ask):
                requests += 1
                self.send(self.reading(request))
            elif request.number not in (None, asked["number"]):
                requests += 1
                sentence = f"that answers question {request.number}; this one is {asked['number']}"
                self.fault("late", sentence, line, self.terms.retries - faulty + 1)
            elif self.takes(request, line, left):
                return None
            else:
                faulty += 1

    def takes(self, request: Answer, line: bytes, left: int) -> bool:
        """Carry out an answer if it is legal; otherwise say why it is not."""
        try:
            notation = self.seat.understood(request.text)
        except Refused as error:
            self.fault("illegal", str(error), line, left)
            return False
        self.settle(notation, "you")
        return True

    def reading(self, request: Ask) -> Json:
        """What was asked for."""
        narrator = self.seat.narrator
        if request.what == "rules":
            return {"type": "rules", "rules": narrator.rules(self.seat.view())}
        if request.what == "all-rules":
            return {"type": "rules", "rules": narrator.all_rules()}
        if request.what == "table":
            return {"type": "table", "table": narrator.table(self.seat.view())}
        return {"type": "story", "story": narrator.story(self.seat.events())}

    def fault(self, kind: Fault, sentence: str, line: bytes, left: int) -> None:
        """Tell the seat what is wrong and how many faulty answers it has left, and write it down."""
        number = len(self.match.moves)
        self.faults[kind] += 1
        told = {"type": "refused", "number": number, "kind": kind, "sentence": sentence}
        self.send({**told, "left": max(0, left)})
        heard = line[:KEPT].decode("utf-8", "replace")
        self.log({"seed": self.match.seed, "seat": self.seat.seat, **told, "line": heard})

    def fall_back(self, why: By) -> None:
        """Let the fallback answer, and tell the seat what it said."""
        match = self.match
        action = self.fallback(position_of(match))
        notation = match.game.notation(match.state, match.d, action)
        self.send({"type": "answered", "number": len(match.moves), "answer": notation, "by": why})
        self.settle(notation, why)
