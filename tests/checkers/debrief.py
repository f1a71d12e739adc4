"""The numbers of a debrief of Terra, worked out a second time from the records of a lesson.

Written from the definitions alone, on top of the checker of records; it shares no code with the service or the engine.
What table 1 calls a card is known by its place in the pile: all tables have the same deal.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from .terra import read_game
from .terra_rules import Decision, Game, colour_of, region_of, value_of

Json = dict[str, Any]


@dataclass
class Sat:
    """A table: its record as it is stored, how it ended, who sat there, and which moves were a bot's."""

    record: Json
    outcome: str
    pupils: list[int]
    by_bot: list[bool]
    changed: list[bool]


@dataclass
class Seen:
    """What happened at a table."""

    sat: Sat
    game: Game
    asked: list[tuple[int, str, int, list[str], str]] = field(default_factory=list)  # move, crisis, seat, cards, answer
    broke_out: set[str] = field(default_factory=set)
    given: list[tuple[int, int, int]] = field(default_factory=list)  # move, seat, value
    hoarded: Counter[int] = field(default_factory=Counter)
    fines: int = 0

    @property
    def pile(self) -> list[str]:
        pile: list[str] = self.sat.record["setup"]["pile"]
        return pile

    @property
    def drawn(self) -> int:
        return len(self.pile) - len(self.game.pile)

    @property
    def crises(self) -> list[str]:
        return [card for card in self.pile if "-" in card]

    @property
    def seats(self) -> int:
        return len(self.sat.pupils)

    def bot_from(self, seat: int) -> int:
        moves = self.sat.record["moves"]
        return min((n for n, (who, _) in enumerate(moves) if who == seat and self.sat.by_bot[n]), default=len(moves))


def watch(sat: Sat) -> Seen:
    """Replay a record, and write down what happens."""
    game = read_game(sat.record)
    seen = Seen(sat, game)
    flow = game.play()
    decision = next(flow)
    for number, (seat, answer) in enumerate(sat.record["moves"]):
        last = None
        if decision.rule == "T9":
            crisis = seen.pile[seen.drawn - 1]
            cards = [card for card in game.hands[seat] if colour_of(card) == colour_of(crisis)]
            seen.asked.append((number, crisis, seat, cards, answer))
            last = crisis
            if answer != "pass":
                seen.given.append((number, seat, value_of(answer)))
        elif decision.rule == "T14" and answer != "done":
            seen.given.append((number, seat, value_of(answer)))
        elif decision.rule == "T16" and answer != "done":
            seen.hoarded[seat] += sum(value_of(card) for card in answer.split()[1:])
        track = list(game.track)
        with contextlib.suppress(StopIteration):
            decision = flow.send(answer)
        if last is not None and last in game.table:
            seen.broke_out.add(last)
            seen.fines += sum(1 for before, after in zip(track, game.track, strict=True) if after < before)
    return seen


def names_of_first(seen: Seen, first: Seen) -> dict[str, str]:
    """What table 1 calls each colour and each region."""
    names = {}
    for own, theirs in zip(seen.pile, first.pile, strict=True):
        names[own[0]] = theirs[0]
        if "-" in own:
            names[region_of(own)] = region_of(theirs)
    return names


def renamed(card: str, names: dict[str, str]) -> str:
    """A card under the names of table 1; a region that is in no crisis of the deal has none."""
    return names[card[0]] + ("-" + names[region_of(card)] if "-" in card else card[1:])


# ---- slides ----


def signs(seen: Seen, names: dict[str, str]) -> list[Json]:
    came = [crisis for _, crisis, _, _, _ in seen.asked]
    told = []
    for crisis in seen.crises:
        sign = "never"
        if crisis in came:
            answered = sum(1 for each in came if each == crisis)
            unsettled = answered < seen.seats and crisis == came[-1]
            sign = "open" if crisis in seen.game.table or unsettled else "later" if crisis in seen.broke_out else "done"
        if seen.game.loss is not None and crisis == came[-1]:
            sign = "lost"
        told.append({"crisis": renamed(crisis, names), "threat": seen.game.threats[crisis], "sign": sign})
    return told


def why_lost(seen: Seen, names: dict[str, str]) -> Json | None:
    if seen.game.loss is None:
        return None
    last = seen.asked[-1][1]
    if seen.game.loss == "total":
        return {"reason": "total", "which": "", "number": len(seen.game.table)}
    part = region_of if seen.game.loss == "region" else colour_of
    number = sum(1 for crisis in seen.game.table if part(crisis) == part(last))
    return {"reason": seen.game.loss, "which": names[part(last)], "number": number}


def chances(seen: Seen, seat: int | None = None) -> tuple[int, int]:
    """How often pupils could help, and how often they passed though able."""
    able = passed = 0
    for move, _, who, cards, answer in seen.asked:
        if cards and not seen.sat.by_bot[move] and seat in (None, who):
            able += 1
            passed += answer == "pass"
    return able, passed


def told_round(tables: list[Seen]) -> Json:
    rows = []
    for seen in tables:
        names = names_of_first(seen, tables[0])
        rows.append(
            {
                "outcome": seen.sat.outcome,
                "seats": seen.seats,
                "bot": any(seen.sat.changed),
                "signs": signs(seen, names),
                "card": seen.drawn,
                "why": why_lost(seen, names),
            }
        )
    return {"tables": rows, "counts": count(rows), "without_bots": count([row for row in rows if not row["bot"]])}


def count(rows: list[Json]) -> Json:
    found = {
        outcome: len([row for row in rows if row["outcome"] == outcome]) for outcome in ("held", "lost", "stopped")
    }
    return {**found, "of": len(rows)}


def reach(seen: Seen) -> list[int]:
    """The most that could still be reached in the last stand, before it and after each answer."""
    stand = seen.asked[-seen.seats :]
    sums = [0]
    for *_, answer in stand:
        sums.append(sums[-1] + (0 if answer == "pass" else value_of(answer)))
    best = [max(map(value_of, cards), default=0) for _, _, _, cards, _ in stand]
    return [sums[n] + sum(best[n:]) for n in range(len(stand) + 1)]


def last_moment(seen: Seen) -> tuple[str, int] | None:
    """The decision that took the world away: its kind and its move; None if no single one did."""
    moves, threat = seen.sat.record["moves"], seen.game.threats[seen.asked[-1][1]]
    stand, reached = len(moves) - seen.seats, reach(seen)
    for n in range(seen.seats):
        if reached[n] >= threat > reached[n + 1]:
            return "stand", stand + n
    for move in range(stand - 1, -1, -1):
        if any(saves(seen, move, answer) for answer in answers_at(seen, move) if answer != moves[move][1]):
            return "earlier", move
    return None


def answers_at(seen: Seen, move: int) -> list[str]:
    flow = read_game(seen.sat.record).play()
    decision = next(flow)
    for _, answer in seen.sat.record["moves"][:move]:
        decision = flow.send(answer)
    return sorted(decision.answers)


def saves(seen: Seen, move: int, instead: str) -> bool:
    """Is the game not lost with one other answer, and all else as played?"""
    game = read_game(seen.sat.record)
    flow = game.play()
    decision: Decision | None = next(flow)
    for n, (seat, answer) in enumerate(seen.sat.record["moves"]):
        played = instead if n == move else answer
        if decision is None or decision.seat != seat or played not in decision.answers:
            return False
        decision = after(flow, played)
    return game.loss is None


def after(flow: Generator[Decision, str, None], answer: str) -> Decision | None:
    """What is asked after an answer; None at the end."""
    try:
        return flow.send(answer)
    except StopIteration:
        return None


def told_given(rounds: list[list[Seen]]) -> Json:
    tables = [
        [
            {
                "given": round(10 * sum(value for _, _, value in seen.given) / seen.drawn, 2),
                "hoarded": round(10 * sum(seen.hoarded.values()) / seen.drawn, 2),
                "bot": any(seen.sat.changed),
            }
            for seen in played
        ]
        for played in rounds
    ]
    pupils = None
    if len(rounds) > 1:
        first, last = own_given(rounds[0]), own_given(rounds[-1])
        apart = [last[pupil] - first[pupil] for pupil in first if pupil in last]
        if apart:
            pupils = {
                "more": len([each for each in apart if each > 1]),
                "same": len([each for each in apart if -1 <= each <= 1]),
                "less": len([each for each in apart if each < -1]),
            }
    return {"rounds": tables, "pupils": pupils}


def own_given(tables: list[Seen]) -> dict[int, Fraction]:
    found = {}
    for seen in tables:
        for seat, pupil in enumerate(seen.sat.pupils):
            if not seen.sat.changed[seat]:
                found[pupil] = Fraction(sum(value for _, who, value in seen.given if who == seat) * 10, seen.drawn)
    return found


def told_rich(rounds: list[list[Seen]]) -> list[Json]:
    told = []
    for number, tables in enumerate(rounds):
        for n, seen in enumerate(tables):
            if seen.sat.outcome == "held":
                points = sorted(seen.game.result()["scores"], reverse=True)  # type: ignore[call-overload]
                row = {"round": number, "table": n, "points": points, "uneven": uneven(points)}
                told.append({**row, "bot": any(seen.sat.changed)})
    return told


def uneven(points: list[int]) -> float:
    """Gini by the area under the Lorenz curve, times n / (n - 1), of a hundred."""
    total, n = sum(points), len(points)
    if total == 0:
        return 0.0
    below, area = Fraction(0), Fraction(0)
    for each in sorted(points):
        area += Fraction(1, n) * (below + Fraction(each, 2 * total))
        below += Fraction(each, total)
    return round(float((1 - 2 * area) * Fraction(n, n - 1) * 100), 1)


def did(seen: Seen, seat: int) -> list[Json]:
    told = []
    for crisis in seen.crises:
        found = [each for each in seen.asked if each[1] == crisis and each[2] == seat]
        if not found:
            told.append({"did": "never", "value": 0})
            continue
        move, _, _, cards, answer = found[0]
        if move >= seen.bot_from(seat):
            told.append({"did": "bot", "value": 0})
        elif answer != "pass":
            told.append({"did": "played", "value": value_of(answer)})
        else:
            told.append({"did": "passed" if cards else "none", "value": 0})
    return told


def column(seen: Seen, n: int, seat: int) -> Json:
    left = seen.bot_from(seat)
    bot = left < len(seen.sat.record["moves"])
    held = seen.sat.outcome == "held" and not bot
    return {
        "table": n,
        "did": did(seen, seat),
        "given": sum(value for move, who, value in seen.given if who == seat and move < left),
        "bot": bot,
        "outcome": seen.sat.outcome,
        "points": seen.game.result()["scores"][seat] if held else None,  # type: ignore[index]
    }


def told_twins(rounds: list[list[Seen]]) -> dict[tuple[int, int, int], list[Json]]:
    """By round, number of seats and seat, what each of those did who were dealt the same."""
    told: dict[tuple[int, int, int], list[Json]] = {}
    for number, tables in enumerate(rounds):
        for size in {seen.seats for seen in tables}:
            alike = [(n, seen) for n, seen in enumerate(tables) if seen.seats == size]
            if len(alike) > 1:
                for seat in range(size):
                    told[number, size, seat] = [column(seen, n, seat) for n, seen in alike]
    return told
