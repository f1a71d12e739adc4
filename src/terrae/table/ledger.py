"""The ledger: every promise made at a table, and whether public play has kept it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeVar

from terrae.engine.chain import Chain

from .contract import Commitment, Deed, Quote, Traces

Verdict = Literal["open", "kept", "broken", "untested", "replaced"]


def compact(data: Any) -> str:
    """Data as JSON without needless spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


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

    @cached_property
    def encoded(self) -> str:
        """The same as text: a ledger is sent often, and most of it has not changed."""
        return compact(self.to_json())


@dataclass(frozen=True)
class Denial:
    """Somebody said to hold no card of a kind. It is untrue once more of them were shown than were drawn since."""

    line: int
    said: int
    seat: int
    kind: str
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

    @cached_property
    def encoded(self) -> str:
        """The same as text: a ledger is sent often, and most of it has not changed."""
        return compact(self.to_json())


@dataclass(frozen=True)
class Account:
    """A seat's promises, counted. What was not tested counts for nobody and against nobody."""

    kept: int = 0
    broken: int = 0
    promised: int = 0
    """The sum of what the tested promises said."""
    given: int = 0
    """The sum of what was given for them, never more than was promised."""

    @property
    def tested(self) -> int:
        return self.kept + self.broken

    def after(self, promise: Promise) -> Account:
        """The account after one more promise of the seat was tested."""
        return Account(
            kept=self.kept + (promise.verdict == "kept"),
            broken=self.broken + (promise.verdict == "broken"),
            promised=self.promised + promise.value,
            given=self.given + min(promise.value, promise.given),
        )

    def to_json(self) -> dict[str, Any]:
        """The account as views and files hold it."""
        return {"kept": self.kept, "broken": self.broken, "promised": self.promised, "given": self.given}


class Unproved(NamedTuple):
    """A denial that nothing has proved untrue."""

    denial: Denial
    balance: int
    """How many more cards of the kind than cards at all the seat had shown than drawn when it was said."""


Entry = TypeVar("Entry", Promise, Denial)
ByThing = tuple[int, str]
"""A seat, and what it has promised something about or denied to hold."""


class Ledger:
    """The promises of one game in the order they were made, and who said to hold nothing of a kind.

    What was decided long ago costs nothing any more: a copy shares it, a move looks only at what is open, and there is
    at most one open promise of a seat about a thing.
    """

    def __init__(self) -> None:
        self._open: dict[ByThing, Promise] = {}
        """In the order they were made."""
        self._made: dict[ByThing, int] = {}
        """How many promises there were, each in the place of the one before, until the last is tested."""
        self._settled: Chain[Promise] = Chain()
        """In the order in which it became clear what became of them."""
        self._accounts: dict[int, Account] = {}
        self._broken: frozenset[Quote] = frozenset()
        self._unproved: dict[ByThing, Chain[Unproved]] = {}
        """Of each seat and kind. A later one is never proved untrue after an earlier one."""
        self._disproved: Chain[Denial] = Chain()
        self._shown: dict[ByThing, int] = {}
        """How many cards of a kind a seat has shown."""
        self._drawn: dict[int, int] = {}
        """How many cards a seat has drawn."""

    @classmethod
    def of(cls, promises: Iterable[Promise], denials: Iterable[Denial]) -> Ledger:
        """A ledger that tells of these, to be looked at. What cards were shown it does not know."""
        new = cls()
        settled = []
        for promise in sorted(promises, key=line_of):
            if promise.verdict == "open":
                new._open[promise.seat, promise.about] = promise
            else:
                settled.append(promise)
        for promise in sorted(settled, key=lambda promise: promise.judged or 0):
            new._settle(promise)
        for denial in sorted(denials, key=line_of):
            if denial.disproved is None:
                new._deny(denial)
            else:
                new._disproved = new._disproved.plus(denial)
        return new

    def copy(self) -> Ledger:
        """The same ledger, to go on with apart from this one."""
        new = Ledger()
        new._open, new._made, new._settled = self._open.copy(), self._made.copy(), self._settled
        new._accounts, new._broken = self._accounts.copy(), self._broken
        new._unproved, new._disproved = self._unproved.copy(), self._disproved
        new._shown, new._drawn = self._shown.copy(), self._drawn.copy()
        return new

    @property
    def promises(self) -> list[Promise]:
        """All promises in the order they were made."""
        return sorted((*self._settled, *self._open.values()), key=line_of)

    @property
    def denials(self) -> list[Denial]:
        """All denials in the order they were said."""
        unproved = (one.denial for chain in self._unproved.values() for one in chain)
        return sorted((*self._disproved, *unproved), key=line_of)

    @property
    def idle(self) -> bool:
        """Is there nothing that a move could decide?"""
        return not self._open and not self._unproved

    def open(self) -> list[Promise]:
        """The promises that are still to be tested."""
        return list(self._open.values())

    def judged_since(self, moves: int) -> list[Promise]:
        """The promises of which it became clear after so many moves, or later, what became of them."""
        settled, found = self._settled, []
        while settled and (settled.last.judged or 0) >= moves:
            found.append(settled.last)
            assert settled.before is not None
            settled = settled.before
        return sorted(found, key=line_of)

    def made(self, line: int, said: int, seat: int, commitment: Commitment) -> None:
        """A seat makes a promise. It replaces an open one of the same seat about the same thing."""
        old = self._open.pop((seat, commitment.about), None)
        if old is not None:
            self._settle(replace(old, verdict="replaced", judged=said))
        new = Promise(line, said, seat, *commitment, met=commitment.condition is None)
        self._open[seat, commitment.about] = new
        self._made[seat, commitment.about] = self.made_about(seat, commitment.about) + 1

    def made_about(self, seat: int, about: str) -> int:
        """How many promises the seat has made about something since it was last tested on one."""
        return self._made.get((seat, about), 0)

    def unproved(self, seat: int, kind: str) -> int:
        """How often the seat has said to hold no card of this kind, and nothing has proved it untrue."""
        return len(self._unproved.get((seat, kind), ()))

    def denied(self, line: int, said: int, seat: int, kind: str) -> None:
        """A seat says to hold no card of this kind."""
        self._deny(Denial(line, said, seat, kind))

    @property
    def has_broken(self) -> bool:
        """Was any promise broken?"""
        return bool(self._broken)

    def tells_of(self, quote: Quote) -> bool:
        """Was such a promise made by that seat, and broken so?"""
        return quote in self._broken

    def showed(self, moves: int, actor: int, traces: Traces) -> None:
        """A move showed something of the hands."""
        if traces.shown is not None:
            thing = actor, traces.shown
            self._shown[thing] = self._shown.get(thing, 0) + 1
            unproved, balance = self._unproved.pop(thing, None), self._balance(*thing)
            while unproved and unproved.last.balance < balance:
                self._disproved = self._disproved.plus(replace(unproved.last.denial, disproved=moves))
                unproved = unproved.before
            if unproved:
                self._unproved[thing] = unproved
        for seat, drawn in enumerate(traces.drawn):
            self._drawn[seat] = self._drawn.get(seat, 0) + drawn

    def happened(self, moves: int, deeds: Sequence[Deed], lasting: Collection[str]) -> None:
        """A move was made: these deeds, in their order, and this is what can still be given to after it."""
        for deed in deeds:
            for promise in self.open():
                if promise.about == deed.about:
                    self._become(promise, after_deed(promise, deed, moves))
        for promise in self.open():
            if promise.about not in lasting:
                self._become(promise, replace(promise, verdict="untested", judged=moves))

    def account(self, seat: int) -> Account:
        """How the seat has kept its word until now."""
        return self._accounts.get(seat, Account())

    def accounts(self) -> dict[int, Account]:
        """The accounts of all who were tested."""
        return dict(self._accounts)

    def correct(self, accounts: Mapping[int, Account]) -> None:
        """The accounts are these: they tell of more promises than the ledger does."""
        self._accounts = dict(accounts)

    def lately(self, moves: int, most: int) -> tuple[list[Promise], list[Denial]]:
        """The promises that are open, and the last that were decided or denied after so many moves or later."""
        settled = [one for one in self._settled.since(len(self._settled) - most) if (one.judged or 0) >= moves]
        unproved = [one.denial for chain in self._unproved.values() for one in chain.since(len(chain) - most)]
        disproved = [one for one in self._disproved.since(len(self._disproved) - most) if (one.disproved or 0) >= moves]
        denials = [denial for denial in (*unproved, *disproved) if denial.said >= moves]
        return sorted((*settled, *self._open.values()), key=line_of), sorted(denials, key=line_of)[-most:]

    def to_json(self, players: int) -> dict[str, Any]:
        """The whole ledger as views hold it."""
        return self._in_json(self.promises, self.denials, players)

    def encoded(self, players: int) -> bytes:
        """The same, encoded. How long it takes depends on what is new, but for a little."""
        promises = ",".join(promise.encoded for promise in self.promises)
        denials = ",".join(denial.encoded for denial in self.denials)
        accounts = compact(self._accounts_in_json(players))
        return f'{{"promises":[{promises}],"denials":[{denials}],"accounts":{accounts}}}'.encode()

    def changes(self, players: int, since: Ledger) -> dict[str, Any] | None:
        """The same of what differs from another state of the ledger; None if nothing does. Accounts are whole.

        `gone` are the lines that stand in the other state only; there are none unless a move was taken back. How long
        it takes depends on what differs, not on what the two have in common.
        """
        shared = self._settled.shared(since._settled)
        promises, gone = differing(
            (*self._settled.since(shared), *self._open.values()), (*since._settled.since(shared), *since._open.values())
        )
        denials, untold = differing(*self._denials_that_may_differ(since))
        gone += untold
        if not (promises or denials or gone):
            return None
        return self._in_json(promises, denials, players) | ({"gone": sorted(gone)} if gone else {})

    def _in_json(self, promises: Iterable[Promise], denials: Iterable[Denial], players: int) -> dict[str, Any]:
        return {
            "promises": [promise.to_json() for promise in promises],
            "denials": [denial.to_json() for denial in denials],
            "accounts": self._accounts_in_json(players),
        }

    def _accounts_in_json(self, players: int) -> list[dict[str, Any]]:
        return [self.account(seat).to_json() for seat in range(players)]

    def _denials_that_may_differ(self, since: Ledger) -> tuple[list[Denial], list[Denial]]:
        """Those here and those there that the two ledgers do not share."""
        shared = self._disproved.shared(since._disproved)
        here, there = self._disproved.since(shared), since._disproved.since(shared)
        none: Chain[Unproved] = Chain()
        for thing in self._unproved.keys() | since._unproved.keys():
            mine, other = self._unproved.get(thing, none), since._unproved.get(thing, none)
            shared = mine.shared(other)
            here += [one.denial for one in mine.since(shared)]
            there += [one.denial for one in other.since(shared)]
        return here, there

    def _become(self, old: Promise, new: Promise) -> None:
        """Something has become of an open promise."""
        if new.verdict == "open":
            self._open[new.seat, new.about] = new
        else:
            del self._open[old.seat, old.about]
            self._made.pop((old.seat, old.about), None)
            self._settle(new)

    def _settle(self, promise: Promise) -> None:
        self._settled = self._settled.plus(promise)
        if promise.verdict in ("kept", "broken"):
            self._accounts[promise.seat] = self.account(promise.seat).after(promise)
        if promise.verdict == "broken":
            self._broken |= {Quote(promise.seat, promise.value, promise.given)}

    def _deny(self, denial: Denial) -> None:
        thing = denial.seat, denial.kind
        unproved = self._unproved.get(thing) or Chain()
        self._unproved[thing] = unproved.plus(Unproved(denial, self._balance(*thing)))

    def _balance(self, seat: int, kind: str) -> int:
        return self._shown.get((seat, kind), 0) - self._drawn.get(seat, 0)


def line_of(entry: Promise | Denial) -> int:
    return entry.line


def differing(here: Iterable[Entry], there: Iterable[Entry]) -> tuple[list[Entry], list[int]]:
    """The entries here that are not the same there, by their lines, and the lines that are only there."""
    known = {entry.line: entry for entry in there}
    found = {entry.line: entry for entry in here}
    changed = [entry for line, entry in found.items() if entry is not known.get(line) and entry != known.get(line)]
    return sorted(changed, key=line_of), [line for line in known if line not in found]


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
