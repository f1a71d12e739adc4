"""The ledger: every promise made at a table, and whether public play has kept it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeVar

from .contract import Commitment, Deed, Quote, Traces

Verdict = Literal["open", "kept", "broken", "untested", "replaced"]


@dataclass(frozen=True)
class Promise:
    """One promise: who made it when, what it says, and what became of it."""

    line: int
    """The number of what was said, by which listeners know it."""
    said: int
    """How many moves there were before it was made."""
    seat: int
    about: str
    value: int
    condition: tuple[int, int] | None
    met: bool
    """Has the condition come true? Without one, it has."""
    verdict: Verdict = "open"
    judged: int | None = None
    """After how many moves that was clear."""
    given: int = 0
    """What the seat gave when it was tested."""

    def to_json(self) -> dict[str, Any]:
        """The promise as views and files hold it."""
        told: dict[str, Any] = {
            "line": self.line,
            "said": self.said,
            "seat": self.seat,
            "about": self.about,
            "value": self.value,
            "verdict": self.verdict,
        }
        if self.condition is not None:
            told["if"] = {"who": self.condition[0], "value": self.condition[1], "met": self.met}
        if self.judged is not None:
            told["judged"] = self.judged
        if self.verdict in ("kept", "broken"):
            told["given"] = self.given
        return told


@dataclass(frozen=True)
class Denial:
    """Somebody said to hold no card of a kind. It is untrue once more of them were shown than were drawn since."""

    line: int
    said: int
    seat: int
    kind: str
    shown: int = 0
    drawn: int = 0
    disproved: int | None = None
    """After how many moves public play had proved it untrue."""

    def to_json(self) -> dict[str, Any]:
        """The denial as views and files hold it."""
        return {
            "line": self.line,
            "said": self.said,
            "seat": self.seat,
            "kind": self.kind,
            "disproved": self.disproved,
        }


@dataclass(frozen=True)
class Account:
    """A seat's promises, counted. What was not tested counts for nobody and against nobody."""

    kept: int
    broken: int
    promised: int
    """The sum of what the tested promises said."""
    given: int
    """The sum of what was given for them, never more than was promised."""

    @property
    def tested(self) -> int:
        return self.kept + self.broken

    def to_json(self) -> dict[str, Any]:
        """The account as views and files hold it."""
        return asdict(self)


Entry = TypeVar("Entry", Promise, Denial)


class Ledger:
    """The promises of one game in the order they were made, and who said to hold nothing of a kind."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []
        self.denials: list[Denial] = []

    def copy(self) -> Ledger:
        """The same ledger, to go on with apart from this one."""
        new = Ledger()
        new.promises, new.denials = list(self.promises), list(self.denials)
        return new

    @property
    def idle(self) -> bool:
        """Is there nothing that a move could decide?"""
        return not self.open() and all(denial.disproved is not None for denial in self.denials)

    def open(self) -> list[Promise]:
        """The promises that are still to be tested."""
        return [promise for promise in self.promises if promise.verdict == "open"]

    def made(self, line: int, said: int, seat: int, commitment: Commitment) -> None:
        """A seat makes a promise. It replaces an open one of the same seat about the same thing."""
        self._judge_each(
            said,
            lambda old: "replaced" if old.seat == seat and old.about == commitment.about else None,
        )
        self.promises.append(Promise(line, said, seat, *commitment, met=commitment.condition is None))

    def denied(self, line: int, said: int, seat: int, kind: str) -> None:
        """A seat says to hold no card of this kind."""
        self.denials.append(Denial(line, said, seat, kind))

    def tells_of(self, quote: Quote) -> bool:
        """Was such a promise made by that seat, and broken so?"""
        return any(
            promise.verdict == "broken"
            and (promise.seat, promise.value, promise.given) == (quote.seat, quote.promised, quote.gave)
            for promise in self.promises
        )

    def showed(self, moves: int, actor: int, traces: Traces) -> None:
        """A move showed something of the hands."""
        for number, denial in enumerate(self.denials):
            if denial.disproved is None:
                shown = denial.shown + (denial.seat == actor and denial.kind == traces.shown)
                disproved = moves if shown > denial.drawn else None
                drawn = denial.drawn + traces.drawn[denial.seat]
                self.denials[number] = replace(denial, shown=shown, drawn=drawn, disproved=disproved)

    def happened(self, moves: int, deeds: Sequence[Deed], lasting: Collection[str]) -> None:
        """A move was made: these deeds, in their order, and this is what can still be given to after it."""
        for deed in deeds:
            for number, promise in enumerate(self.promises):
                if promise.verdict == "open" and promise.about == deed.about:
                    self.promises[number] = after_deed(promise, deed, moves)
        self._judge_each(moves, lambda promise: None if promise.about in lasting else "untested")

    def account(self, seat: int) -> Account:
        """How the seat has kept its word until now."""
        own = [promise for promise in self.promises if promise.seat == seat]
        kept = [promise for promise in own if promise.verdict == "kept"]
        broken = [promise for promise in own if promise.verdict == "broken"]
        return Account(
            kept=len(kept),
            broken=len(broken),
            promised=sum(promise.value for promise in kept + broken),
            given=sum(min(promise.value, promise.given) for promise in kept + broken),
        )

    def to_json(self, players: int, since: Ledger | None = None) -> dict[str, Any]:
        """The ledger as views hold it; only what has changed if an earlier state of it is given. Accounts are whole."""
        before = since or Ledger()
        return {
            "promises": [promise.to_json() for promise in changed(self.promises, before.promises)],
            "denials": [denial.to_json() for denial in changed(self.denials, before.denials)],
            "accounts": [self.account(seat).to_json() for seat in range(players)],
        }

    def changes(self, players: int, since: Ledger) -> dict[str, Any] | None:
        """The same of what has changed since an earlier state; None if nothing has."""
        if not any(changed(self.promises, since.promises)) and not any(changed(self.denials, since.denials)):
            return None
        return self.to_json(players, since)

    def _judge_each(self, moves: int, verdict_of: Callable[[Promise], Verdict | None]) -> None:
        for number, promise in enumerate(self.promises):
            verdict = verdict_of(promise) if promise.verdict == "open" else None
            if verdict is not None:
                self.promises[number] = replace(promise, verdict=verdict, judged=moves)


def changed(now: Sequence[Entry], before: Sequence[Entry]) -> Iterator[Entry]:
    """The entries that are new or differ. A ledger only grows, and a changed entry stands in its old place."""
    for number, entry in enumerate(now):
        if number >= len(before) or entry != before[number]:
            yield entry


def after_deed(promise: Promise, deed: Deed, moves: int) -> Promise:
    """An open promise after somebody decided on what it is about."""
    if promise.condition is not None and promise.condition[0] == deed.seat:
        promise = replace(promise, met=deed.value >= promise.condition[1])
    if deed.seat != promise.seat:
        return promise
    if not promise.met:
        return replace(promise, verdict="untested", judged=moves)
    verdict: Verdict = "kept" if deed.value >= promise.value else "broken"
    return replace(promise, verdict=verdict, judged=moves, given=deed.value)
