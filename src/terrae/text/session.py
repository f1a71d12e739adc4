"""A game played by text: questions go out, answers come in, and what goes wrong is kept apart from play."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeVar

from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.player import Bot, Position, Speaker
from terrae.table.acts import Act

from .lines import Incoming, TimeUp, TooLong
from .requests import Answer, Ask, Speak, read_request
from .seat import TextSeat
from .talk import TextTalk

T = TypeVar("T")
NOBODY: Mapping[int, Speaker] = MappingProxyType({})

FORMAT = "terrae-text/1"
REQUESTS = 20
"""So often a seat may ask for something to read, or send an answer that comes too late, before one answer."""
KEPT = 200
"""So many letters of a faulty line are kept."""

EXAMPLES = {"answer": '{"answer": "..."}', "ask": '{"ask": "rules"}'}
"""What a line may look like."""

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


class InputEnded(Exception):
    """The input has ended: the player has left."""


class TextSession:
    """One game: a seat by text among bots."""

    def __init__(
        self,
        seat: TextSeat,
        bots: Mapping[int, Bot],
        fallback: Bot,
        terms: Terms,
        lines: Incoming,
        send: Callable[[Json], None],
        log: Callable[[Json], None],
        talk: TextTalk,
        speakers: Mapping[int, Speaker] = NOBODY,
    ) -> None:
        """If talk is on, everybody may speak before each round that calls for it; `speakers` are the bots that do."""
        self.seat = seat
        self.match = seat.match
        self.say = seat.narrator.say
        self.bots = bots
        self.fallback = fallback
        self.terms = terms
        self.lines = lines
        self.send = send
        self.log = log
        self.talk = talk
        self.table = talk.table
        self.speakers = speakers
        self.silent_at = -1
        """After how many moves the seat said nothing when it could speak: it is not asked again before the next."""
        self.faults: Counter[Fault] = Counter()
        self.answered: Counter[By] = Counter()

    def play(self) -> bool:
        """Play to the end (True), or until the input ends (False)."""
        seats = range(len(self.match.players))
        bots = [self.decide if seat == self.seat.seat else self.bots[seat] for seat in seats]
        speakers = [self.speak if seat == self.seat.seat else self.speakers.get(seat) for seat in seats]
        try:
            self.table.play(bots, speakers)
        except InputEnded:
            self.send({"type": "left", "number": len(self.match.moves), **self.counts()})
            return False
        self.send({**self.seat.end(), **self.counts()})
        return True

    def counts(self) -> Json:
        """What went wrong so far, and who answered how often."""
        return {"faults": dict(self.faults), "answered": dict(self.answered)}

    def decide(self, position: Position) -> int:
        """What the seat does, which is asked now; if it gives no legal answer, what the fallback does."""
        if self.terms.skips_forced and len(position.legal) == 1:
            self.answered["forced"] += 1
            return position.legal[0]
        asked = self.seat.question()
        if self.talk.is_on:
            asked["said"] = self.talk.told_as_data()
        notation, by = self.reply_to(asked, Answer, self.seat.understood)
        self.answered[by] += 1
        if notation is None:
            return self.fall_back(position, by)
        action = self.match.game.parse(self.match.state, self.match.d, notation)
        assert action is not None
        return action

    def fall_back(self, position: Position, why: By) -> int:
        """What the fallback does; the seat is told."""
        action = self.fallback(position)
        notation = self.match.game.notation(self.match.state, self.match.d, action)
        self.send({"type": "answered", "number": len(self.match.moves), "answer": notation, "by": why})
        return action

    # ---- talk ----

    def speak(self, position: Position) -> Act | None:  # noqa: ARG002  # what the seat sees, it is sent
        """Ask the seat what it says; None if nothing."""
        if self.silent_at == len(self.match.moves):
            return None
        asked = {**self.seat.moment("talk"), "said": self.talk.told_as_data(), **self.talk.standing()}
        act, by = self.reply_to(asked, Speak, self.talk.understood)
        if by != "you":
            self.send({"type": "answered", "number": len(self.match.moves), "say": "", "by": by})
        if act is None:
            self.silent_at = len(self.match.moves)
        return act

    def say_meanwhile(self, text: str) -> None:
        """The seat says something before it answers its question, and bots may answer; `Refused` if it cannot."""
        act = self.talk.understood(text)
        if act is not None:
            bots = [self.speakers.get(seat) for seat in range(len(self.match.players))]
            self.talk.say(act, bots)
        self.send({"type": "said", "number": len(self.match.moves), "said": self.talk.told_as_data()})

    # ---- what the seat sends ----

    def reply_to(
        self, asked: Json, kind: type[Answer | Speak], understood: Callable[[str], T]
    ) -> tuple[T, By] | tuple[None, By]:
        """Ask something until the seat has replied with what is understood, or the time or its tries are used up."""
        deadline = time.monotonic() + self.terms.seconds
        self.send({**asked, "retries": self.terms.retries, "seconds": self.terms.seconds})
        faulty = requests = 0
        while True:
            if faulty > self.terms.retries:
                return None, "retries"
            if requests > REQUESTS:
                self.fault("requests", self.say("text-requests"), b"", 0)
                return None, "requests"
            line = b""
            left = self.terms.retries - faulty
            try:
                received = self.lines.next(deadline)
                if received is None:
                    raise InputEnded
                line = received
                request = read_request(line)
                if isinstance(request, Speak) and not self.talk.is_on:
                    raise Refused("nothing can be said at this table: talk is not on")
                if isinstance(request, Answer) and kind is Speak:
                    raise Refused("this is the moment to talk: send 'say', empty to say nothing")
            except TimeUp:
                self.fault("time", self.say("text-time", seconds=f"{self.terms.seconds:g}"), b"", 0)
                return None, "time"
            except TooLong:
                self.fault("format", self.say("text-too-long", bytes=str(self.lines.limit)), b"", left)
                faulty += 1
                continue
            except Refused as error:
                self.fault("format", self.say("text-format", why=str(error), **EXAMPLES), line, left, str(error))
                faulty += 1
                continue
            if isinstance(request, Ask):
                requests += 1
                self.send(self.reading(request))
                continue
            if request.number not in (None, asked["number"]):
                requests += 1
                sentence = self.say("text-late", given=str(request.number), number=str(asked["number"]))
                self.fault("late", sentence, line, self.terms.retries - faulty + 1)
                continue
            try:
                if isinstance(request, kind):
                    return understood(request.text), "you"
                requests += 1
                self.say_meanwhile(request.text)
            except Refused as error:
                sentence = self.seat.narrator.refusal(error, request.text)
                self.fault("illegal", sentence, line, left, str(error))
                faulty += 1

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

    def fault(self, kind: Fault, sentence: str, line: bytes, left: int, reason: str = "") -> None:
        """Tell the seat what is wrong and how many faulty answers it has left, and write it down.

        `reason` is what the rules or the form have against it, in English; it is told where the sentence is another.
        """
        number = len(self.match.moves)
        self.faults[kind] += 1
        told = {"type": "refused", "number": number, "kind": kind, "sentence": sentence}
        if reason not in ("", sentence):
            told["reason"] = reason
        self.send({**told, "left": max(0, left)})
        heard = line[:KEPT].decode("utf-8", "replace")
        self.log({"seed": self.match.seed, "seat": self.seat.seat, **told, "line": heard})
