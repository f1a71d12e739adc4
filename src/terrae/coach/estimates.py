"""Estimates of every point of a match for one seat, batch by batch: each batch is a sample of its own of all points."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from terrae.engine.chance import seeded
from terrae.engine.coaching import CARD_COMES, OTHER_DECIDES, SEAT_DECIDES, Coached, Point
from terrae.engine.compiled import compiled, fill
from terrae.engine.errors import Refused
from terrae.engine.game import Game, as_it_is, loaded
from terrae.engine.match import Match
from terrae.engine.material import Material, assemble
from terrae.engine.search.lookahead import STATES, LookaheadArrays

from .assess import PARTNERS

WORLDS = 64
"""So many worlds are carried through the match in one batch."""
NO_HORIZON = 1 << 30
RENEWED = 0
"""Of a hundred worlds that still fit, so many are imagined anew after a decision of another seat."""
MOST_TRIES = 8
"""At most so many actions are compared at one decision: that of the reference, the one taken, and others."""


def coached_of(game: Game[Any, Any]) -> Coached:
    """How a game is coached; `Refused` if it is not."""
    if not game.offers.coach:
        raise Refused(f"{game.name} has no coach")
    found: Coached = loaded(game.offers.coach)()
    return found


LOOP = "terrae.coach.assess"


class SeatLog(NamedTuple):
    """What one seat saw of a match, ready for the loop."""

    match: Match[Any, Any]
    coached: Coached
    seat: int
    points: list[Point]
    tries: list[list[int]]
    """At each point the actions that are compared; the first is that of the reference."""
    seed: str
    """What the chance of the coach follows from: from what the seat saw, never from the cards behind it."""

    def without_alternatives(self) -> SeatLog:
        """The same without actions that nobody has chosen, which the parts do not need."""
        needed = [
            actions[: 1 + (point.event == SEAT_DECIDES)] for actions, point in zip(self.tries, self.points, strict=True)
        ]
        return self._replace(tries=needed)


def read_log(match: Match[Any, Any], seat: int) -> SeatLog:
    """What a seat saw of a match."""
    if not 0 <= seat < len(match.players):
        raise Refused(f"there is no seat {seat}: seats are 0 to {len(match.players) - 1}")
    coached = coached_of(match.game)
    points = list(coached.points(match, seat))
    tries = [compared(point) for point in points]
    return SeatLog(match, coached, seat, points, tries, opening_of(match, seat))


def opening_of(match: Match[Any, Any], seat: int) -> str:
    """What a seat was dealt, as a name: written as records are, so that it stays the same as long as they do."""
    dealt = match.game.setup_of(match.game.redact(match.ready, match.d, seat), match.deck)
    seen = [match.deck.document, match.options, len(match.players), match.start, seat, dealt]
    return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def compared(point: Point) -> list[int]:
    """The actions that are compared at a point: the reference's, the one taken, and the next ones."""
    if not point.legal:
        return []
    first = [point.reference]
    if point.event == SEAT_DECIDES and point.heard != point.reference:
        first.append(point.heard)
    others = [action for action in point.legal if action not in first]
    return (first + others)[: max(MOST_TRIES, len(first))]


class Batch(NamedTuple):
    """What one batch of worlds gives."""

    points: Any
    """Points by values."""
    tries: Any
    """Points by tries by values."""
    imagined: int
    """How many worlds were imagined."""


class Assessor:
    """The loop of the coach for one game, in the compiled material or in the plain one."""

    def __init__(self, game: Game[Any, Any], *, is_compiled: bool = True) -> None:
        self.game = game
        self.coached = coached_of(game)
        self.is_compiled = is_compiled
        self.fast = compiled(game)
        modules = (self.coached.module, LOOP)
        self.game_progress = extended(game, modules[:1]).progress
        self.mind = self.fast.extended(modules) if is_compiled else extended(game, modules)

    def batches(
        self, log: SeatLog, batches: range, worlds: int = WORLDS, renewed: int = RENEWED, turns: int | None = None
    ) -> Iterator[Batch]:
        """The batches of these numbers, one after the other. A batch is the same whichever were made before it."""
        fast, c, match = self.fast, self.coached, log.match
        n, seats = len(log.points), len(match.players)
        states = self._states(STATES + worlds, [point.view for point in log.points])
        foresight = c.foresight(match)
        tries = fast.rows(n, MOST_TRIES)
        for i, actions in enumerate(log.tries):
            tries[i, : len(actions)] = actions
        policies = fast.rows(seats, c.policy_length)
        policies[log.seat] = c.own
        net: Any = np.array(foresight.net, float)
        arrays = LookaheadArrays(
            pool=self._rows(fast.numbers(c.pool)),
            weights=self._rows(fast.rows(seats, 1)),
            policies=self._rows(policies),
            past=self._rows(fast.rows(seats, c.deeds)),
            memory=self._rows(fast.rows(seats, c.deeds)),
            net=self._rows(net),
            x=self._rows(fast.floats(foresight.work)),
            scratch=self._rows(fast.scratch()),
            work=self._rows(fast.rows(1, c.work)[0]),
            values=self._rows(fast.rows(1, 1)),
        )
        seen = [
            self._rows(numbers)
            for numbers in (
                fast.numbers([SEAT_DECIDES if point.legal else point.event for point in log.points]),
                fast.numbers([point.heard for point in log.points]),
                tries,
                fast.numbers([len(actions) for actions in log.tries]),
                fast.numbers([point.past for point in log.points]),
                fast.numbers([c.weights(point.past) for point in log.points]),
                fast.numbers(self.horizons(log, foresight.turns if turns is None else turns)),
            )
        ]
        for number in batches:
            totals = self._rows(np.zeros((n, len(c.values))))
            totals_tried = self._rows(np.zeros((n, MOST_TRIES, len(c.values))))
            imagined = self.mind.assess(
                states,
                fast.decks(match.d) if self.is_compiled else [match.d],
                log.seat,
                worlds,
                n,
                log.points[0].event == CARD_COMES and log.points[0].move == 0,
                *seen,
                renewed,
                arrays,
                self._rows(fast.rows(worlds, PARTNERS + seats)),
                self._rows(fast.rows(1, worlds)[0]),
                self._generators(f"{log.seed}/{number}"),
                totals,
                totals_tried,
            )
            yield Batch(np.array(totals) / worlds, np.array(totals_tried) / worlds, imagined)

    def horizons(self, log: SeatLog, ahead: int) -> list[int]:
        """How far the game is played on from each point; with 0 to the end.

        The same from all points between two decisions of others: what the learned value misses there cancels out of
        cards and choices.
        """
        if ahead == 0:
            return [NO_HORIZON] * len(log.points)
        found: list[int] = []
        for point in reversed(log.points):
            if not found or point.event == OTHER_DECIDES:
                found.append(self.game_progress(point.view, log.match.d) + ahead)
            else:
                found.append(found[-1])
        return found[::-1]

    def _rows(self, array: Any) -> Any:
        """An array as its material takes it."""
        return array if self.is_compiled else array.tolist()

    def _states(self, blank: int, views: list[Any]) -> Any:
        """So many blank states, and these views after them."""
        if not self.is_compiled:
            return [self.game.state() for _ in range(blank)] + [view.clone() for view in views]
        states = self.fast.states(blank + len(views))
        for i, view in enumerate(views):
            fill(states, blank + i, view)
        return states

    def _generators(self, seed: str) -> Any:
        """The chance of the worlds, and that of playing on."""
        seeds = [f"{seed}/worlds", f"{seed}/trials"]
        if not self.is_compiled:
            return [seeded(each) for each in seeds]
        return np.concatenate([self.fast.generators(each) for each in seeds])


def extended(game: Game[Any, Any], modules: tuple[str, ...]) -> Material:
    """What bots of a game think with, and these modules on top, in the plain material."""
    material = game.mind
    for name in modules:
        material = assemble([import_module(name)], as_it_is, as_it_is, game.replaced, material)
    return material


class OwnAssessor:
    """What judges the points of a game that does without the loop."""

    def __init__(self, game: Game[Any, Any]) -> None:
        kind = loaded(coached_of(game).assessor)
        self.judge = kind(game, compiled(game).extended(kind.modules))

    def batches(self, log: SeatLog, batches: range) -> Iterator[Batch]:
        """The batches of these numbers, one after the other."""
        for number in batches:
            points, tries, imagined = self.judge.batch(log.match, log.seat, f"{log.seed}/{number}", MOST_TRIES)
            yield Batch(np.array(points), np.array(tries), imagined)


@cache
def assessor_for(game: Game[Any, Any]) -> Any:
    """What judges the points of a game in this process."""
    return OwnAssessor(game) if coached_of(game).assessor else Assessor(game)
