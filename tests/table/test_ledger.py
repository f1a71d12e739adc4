"""The ledger tells the same as a plain one that looks at everything each time, and costs the same however long."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from random import Random
from statistics import median
from typing import Any

import pytest

from terrae.table.contract import Commitment, Deed, Quote, Traces
from terrae.table.ledger import Account, Denial, Ledger, Promise, after_deed

SEATS, THINGS, KINDS = range(3), ("a", "b", "c"), ("R", "G")
STEPS = 400


@dataclass
class PlainLedger:
    """Everything in two lists that are gone through from the beginning."""

    promises: list[Promise] = field(default_factory=list)
    denials: list[Denial] = field(default_factory=list)
    cards: list[list[int]] = field(default_factory=list)
    """Of each denial, the cards that were shown and drawn since."""

    def copy(self) -> PlainLedger:
        return PlainLedger(list(self.promises), list(self.denials), [list(pair) for pair in self.cards])

    def judge(self, moves: int, verdict: Any, which: Any) -> None:
        for n, promise in enumerate(self.promises):
            if promise.verdict == "open" and which(promise):
                self.promises[n] = replace(promise, verdict=verdict, judged=moves)

    def made(self, line: int, said: int, seat: int, commitment: Commitment) -> None:
        self.judge(said, "replaced", lambda old: (old.seat, old.about) == (seat, commitment.about))
        self.promises.append(Promise(line, said, seat, *commitment, met=commitment.condition is None))

    def denied(self, line: int, said: int, seat: int, kind: str) -> None:
        self.denials.append(Denial(line, said, seat, kind))
        self.cards.append([0, 0])

    def happened(self, moves: int, deeds: list[Deed], lasting: list[str]) -> None:
        for deed in deeds:
            for n, promise in enumerate(self.promises):
                if promise.verdict == "open" and promise.about == deed.about:
                    self.promises[n] = after_deed(promise, deed, moves)
        self.judge(moves, "untested", lambda promise: promise.about not in lasting)

    def showed(self, moves: int, actor: int, traces: Traces) -> None:
        for n, denial in enumerate(self.denials):
            self.cards[n][0] += (denial.seat, denial.kind) == (actor, traces.shown)
            if denial.disproved is None and self.cards[n][0] > self.cards[n][1]:
                self.denials[n] = replace(denial, disproved=moves)
            self.cards[n][1] += traces.drawn[denial.seat]

    def account(self, seat: int) -> Account:
        own = [promise for promise in self.promises if promise.seat == seat and promise.verdict in ("kept", "broken")]
        kept = sum(promise.verdict == "kept" for promise in own)
        given = sum(min(promise.value, promise.given) for promise in own)
        return Account(kept, len(own) - kept, sum(promise.value for promise in own), given)

    def to_json(self) -> dict[str, Any]:
        return {
            "promises": [promise.to_json() for promise in self.promises],
            "denials": [denial.to_json() for denial in self.denials],
            "accounts": [self.account(seat).to_json() for seat in SEATS],
        }


def go_on(ledgers: tuple[Ledger, PlainLedger], chance: Random, line: int, moves: int) -> int:
    """Let anything happen in both ledgers; how many moves there are then."""
    seat, about = chance.choice(SEATS), chance.choice(THINGS)
    kind, shown = chance.choice(KINDS), chance.choice((None, *KINDS))
    condition = chance.choice((None, ((seat + 1) % 3, chance.randint(1, 3))))
    commitment = Commitment(about, chance.randint(1, 3), condition)
    deeds = [Deed(seat, about, chance.randint(0, 3)) for about in chance.sample(THINGS, chance.randint(0, 2))]
    lasting = chance.sample(THINGS, chance.choice((2, 3, 3)))
    drawn = tuple(chance.choice((0, 0, 1)) for _ in SEATS)
    what = chance.choice(("promise", "promise", "deny", "move", "move"))
    for ledger in ledgers:
        if what == "promise":
            ledger.made(line, moves, seat, commitment)
        elif what == "deny":
            ledger.denied(line, moves, seat, kind)
        else:
            ledger.happened(moves + 1, deeds, lasting)
            ledger.showed(moves + 1, seat, Traces(shown, drawn))
    return moves + (what == "move")


def applied(told: dict[str, Any], changes: dict[str, Any] | None) -> dict[str, Any]:
    """What a listener knows who was told of the ledger before, and then of its changes."""
    if changes is None:
        return told
    lists = {}
    for name in ("promises", "denials"):
        known = {entry["line"]: entry for entry in (*told[name], *changes[name])}
        lists[name] = [known[line] for line in sorted(known) if line not in changes.get("gone", ())]
    return {**lists, "accounts": changes["accounts"]}


@pytest.mark.parametrize("seed", range(8))
def test_it_tells_what_a_plain_ledger_tells_also_after_moves_were_taken_back(seed: int) -> None:
    chance, moves = Random(seed), 0
    now = (Ledger(), PlainLedger())
    past = [(now, moves)]
    told = now[0].to_json(len(SEATS))
    for line in range(1, STEPS):
        before = now[0]
        if chance.random() < 0.2:
            past = past[: chance.randint(1, len(past))][-20:]
            now, moves = past[-1]
            now = (now[0].copy(), now[1].copy())
        else:
            now = (now[0].copy(), now[1].copy())
            moves = go_on(now, chance, line, moves)
            past.append((now, moves))
        ledger, plain = now
        assert ledger.to_json(len(SEATS)) == plain.to_json()
        assert [promise.line for promise in ledger.open()] == [p.line for p in plain.promises if p.verdict == "open"]
        assert ledger.idle == (not ledger.open() and all(d.disproved is not None for d in plain.denials))
        recent = moves - 3
        lately = [p for p in plain.promises if p.verdict != "open" and (p.judged or 0) >= recent]
        assert ledger.judged_since(recent) == lately
        for promise in plain.promises:
            quote = Quote(promise.seat, promise.value, promise.given)
            broken = [p for p in plain.promises if p.verdict == "broken" and quote == (p.seat, p.value, p.given)]
            assert ledger.tells_of(quote) == bool(broken)
        told = applied(told, ledger.changes(len(SEATS), before))
        assert told == plain.to_json()
        again = Ledger.of(plain.promises, plain.denials)
        assert again.to_json(len(SEATS)) == plain.to_json()
        assert ledger.changes(len(SEATS), again) is None, "made apart, they still do not differ"


def grown(entries: int) -> Ledger:
    """A ledger after so many promises and twice as many denials, of which half are proved untrue."""
    ledger = Ledger()
    for n in range(entries):
        ledger.denied(3 * n, n, n % 3, "R")
        ledger.denied(3 * n + 1, n, n % 3, "G")
        ledger.made(3 * n + 2, n, n % 3, Commitment("a", 3))
        ledger.happened(n + 1, [Deed(n % 3, "a", n % 4)], THINGS)
        ledger.showed(n + 1, n % 3, Traces("R", (0, 0, 0)))
    return ledger


def cost(ledger: Ledger) -> float:
    """Seconds of the processor for one promise, the move that tests it, and what is told of that."""
    took = []
    for _ in range(30):
        began = time.thread_time()
        for _ in range(10):
            new = ledger.copy()
            new.denied(10**6, 10**6, 0, "R")
            new.made(10**6 + 1, 10**6, 0, Commitment("a", 3))
            new.happened(10**6, [Deed(0, "a", 2)], THINGS)
            new.showed(10**6, 0, Traces("R", (0, 0, 0)))
            assert new.changes(3, ledger) is not None
        took.append(time.thread_time() - began)
    return median(took)


@pytest.mark.attack("Promises and denies hundreds of times, so that every move afterwards looks at all of it again.")
def test_a_move_costs_the_same_however_much_was_promised_before() -> None:
    ledger = grown(2_000)
    assert (len(ledger.promises), len(ledger.denials)) == (2_000, 4_000)
    assert cost(ledger) < 3 * cost(grown(20)), "gone through from the beginning it is some fifty times"
