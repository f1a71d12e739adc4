"""The numbers of a debrief of Terra Futura, worked out a second time from the records of a lesson.

Written from the definitions alone, on top of the checker of records; it shares no code with the service or the engine.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .terra_futura import Game, UnfinishedError, read_game
from .terra_futura_deck import Cell, read_deck

T = TypeVar("T")
Json = dict[str, Any]
SOURCES = ("resources", "set", "polluted")


@dataclass
class Watched(Game):
    """A game that writes down what each seat had after its turns, and which cards were blocked on the way."""

    turns: list[list[Json]] = field(default_factory=list)
    inactive: list[set[Cell]] = field(default_factory=list)
    blocked: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)

    def set_up(self) -> None:
        super().set_up()
        seats = range(len(self.territories))
        self.turns, self.inactive = [[] for _ in seats], [set() for _ in seats]
        self.blocked, self.again = [0 for _ in seats], [0 for _ in seats]

    def ask(self, seat: int, rule: str, answers: Mapping[str, T]) -> T:
        self.look()
        return super().ask(seat, rule, answers)

    def turn(self, seat: int) -> None:
        super().turn(seat)
        self.turns[seat].append(self.points(seat))

    def look(self) -> None:
        """F20: which cards are blocked now that were not at the decision before, and the other way round."""
        for seat, territory in enumerate(self.territories):
            now = {cell for cell, placed in territory.items() if not placed.active}
            self.blocked[seat] += len(now - self.inactive[seat])
            self.again[seat] += len(self.inactive[seat] - now)
            self.inactive[seat] = now

    def points(self, seat: int) -> Json:
        parts = self.parts(seat)
        return {source: parts[source] for source in SOURCES}


def watch(record: Json) -> Watched:
    """Replay a record, to its end or to where the bell stopped it."""
    plain = read_game(record, read_deck(record["deck"], []))
    game = Watched(
        plain.deck,
        plain.adjacent,
        plain.start,
        plain.starting,
        plain.scoring,
        plain.decks,
        plain.moves,
        plain.reshuffles,
    )
    with contextlib.suppress(UnfinishedError):
        game.play()
    game.look()
    return game


def told_seat(game: Watched, seat: int) -> Json:
    """What is told of a territory."""
    territory, end = game.territories[seat], game.points(seat)
    dirty = [placed for placed in territory.values() if placed.cubes]
    return {
        "turns": [*game.turns[seat], end],
        "clean": len(territory) - len(dirty),
        "dirty": len(dirty),
        "choked": len([placed for placed in dirty if placed.cubes > placed.card.spaces]),
        "blockings": {"blocked": game.blocked[seat], "again": game.again[seat]},
        "score": sum(end.values()),
    }


def told_table(record: Json, outcome: str, changed: list[bool]) -> Json:
    game = watch(record)
    seats = [told_seat(game, seat) for seat in range(len(game.territories))]
    return {"outcome": outcome, "bot": any(changed), "seats": seats}


def mean_points(told: Json) -> float:
    scores: list[int] = [seat["score"] for seat in told["seats"]]
    return round(sum(scores) / len(scores), 2)
