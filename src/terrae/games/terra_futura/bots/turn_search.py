"""Searches the best turn within a time, for the bots that judge by the learned value."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import inf
from time import perf_counter
from typing import Any

from terrae.engine.game import Game
from terrae.engine.player import UNLIMITED, Position
from terrae.engine.search.buffers import Buffers
from terrae.engine.search.clock import thread_time

from ..rules.actions import ACTIONS, TAKE_SLOT, TAKE_TOP
from ..rules.state import PLACE, SLOTS, TAKE
from .learned import card_types, net_for
from .planner import VIEW
from .sampling import LONGEST
from .search import ROLLOUT
from .value import NET_LENGTH, VALUE_WORK, TurnArrays

GUESSED_PACE = {"trial": 5e-6, "rollout": 2e-3}
"""A trial and a rollout are thought to take so many seconds of the processor until one was timed."""
KEPT_WAYS = 12
ROLLOUT_ROUNDS = 1
"""Rollouts go on for so many turns of everybody."""
QUICK_TRIALS = 70
SLICE = 8
"""After so many worlds it is looked who is left, and how late it is."""
MOST_WORLDS = 1000
INTENTIONS = 64
"""So many cells for cards that were taken are remembered."""


class Clock:
    """How long a decision may take: `ms` of the processor, and what the position allows; 0 sets no limit.

    Where somebody waits, the time that goes by counts and not only that of the processor.
    """

    def __init__(self, position: Position, ms: float) -> None:
        self.limited = ms > 0 or position.budget.ms > 0
        now, allowed = thread_time(), position.budget.ms / 1000 or inf
        self.end = now + min(ms / 1000 or inf, allowed)
        self.last_moment = perf_counter() + allowed if position.hurry else inf

    def left(self) -> float:
        """The seconds that are left."""
        return min(self.end - thread_time(), self.last_moment - perf_counter())


def turn_arrays(b: Buffers, types: Any, net: Any, length: int) -> TurnArrays:
    """Arrays for so many ways to play a turn."""
    scratch, ways, values = (b.row(length) for _ in range(3))
    line, lines = b.row(LONGEST + 1), b.rows(length, LONGEST + 1)
    return TurnArrays(b.mind.WEIGHTS, types, net, b.floats(VALUE_WORK), scratch, ways, values, line, lines)


@cache
def turn_search(game: Game[Any, Any], compiled: bool = True) -> TurnSearch:
    """The search of this process, in one of the materials."""
    return TurnSearch(game, compiled=compiled)


class TurnSearch:
    """Thinks about turns, and keeps its arrays for the next decision.

    It remembers how long trials take. Where the time is limited it also remembers for which cell a card was taken,
    which saves to find it out again; who asks for so many iterations gets an answer that depends on no memory.
    """

    def __init__(self, game: Game[Any, Any], *, compiled: bool = True) -> None:
        self.buffers = Buffers(game, ROLLOUT + 2, compiled=compiled)
        self.order, self.leads = self.buffers.scratch(), self.buffers.rows(game.scratch, MOST_WORLDS)
        self.common = self.buffers.generators("")
        self.d: Any = None
        self.decks: Any = None
        self.arrays: TurnArrays
        self.rollout: TurnArrays
        self.pace = dict(GUESSED_PACE)
        self.intentions: dict[str, int] = {}
        self.loaded = False

    def know(self, d: Any, net: Any = None) -> None:
        """Lay out what is known of a deck: the types of its cards, and the net, which may be given."""
        b = self.buffers
        if self.d is not d:
            self.d = d
            self.decks = b.decks(d)
            numbers, types = b.floats(NET_LENGTH), b.numbers(card_types(d))
            numbers[:] = net_for(d)
            self.arrays, self.rollout = (turn_arrays(b, types, numbers, b.game.scratch) for _ in range(2))
        if net is not None:
            self.arrays.net[:] = net  # type: ignore[index]  # it is an array here

    def affordable(self, clock: Clock, trials: int | None) -> int:
        """So many trials, or as many as there is time for."""
        if not clock.limited:
            return max(1, trials or 0)
        most = int(clock.left() / self.pace["trial"])
        return max(1, most if trials is None else min(trials, most))

    def timed(self, what: str, count: int, began: float) -> None:
        """Learn how long such things take."""
        self.pace[what] += 0.2 * ((thread_time() - began) / max(1, count) - self.pace[what])

    def plan(self, position: Position, trials: int) -> int:
        """The first action of the best of about so many turns."""
        generators = self.lay_out(position)
        began = thread_time()
        action = self.buffers.mind.plan_turn(
            self.buffers.states, self.decks, position.seat, trials, self.arrays, generators
        )
        self.timed("trial", trials, began)
        return int(action)

    def lay_out(self, position: Position) -> Any:
        """Lay out the view; the chance for thinking about it."""
        self.know(position.d)
        self.buffers.put(VIEW, position.v)
        return self.buffers.generators(position.r)

    def load(self, position: Position) -> None:
        """Load all that a search needs at its first question, whichever that is: nobody waits for it later."""
        if self.loaded:
            return
        self.loaded = True
        self.lay_out(position)
        generators, timeless = self.buffers.generators("load"), Clock(replace(position, budget=UNLIMITED), 0)
        self.buffers.mind.plan_turn(self.buffers.states, self.decks, position.seat, 1, self.arrays, generators)
        self.race(position, self.find_ways(position, 1, generators), KEPT_WAYS, timeless, generators)
        self.pace = dict(GUESSED_PACE)

    def find_ways(self, position: Position, trials: int, generators: Any) -> int:
        """Find the best ways to play the turn; how many there are."""
        found = self.buffers.mind.find_ways(
            self.buffers.states, self.decks, position.seat, trials, KEPT_WAYS, self.arrays, self.order, generators
        )
        return int(found)

    def search(self, position: Position, trials: int, rollouts: int | None, clock: Clock) -> int:
        """The first action of the best of about so many turns, the best few being played on in imagined worlds.

        That takes about so many games, or as many as there is time for.
        """
        if clock.limited and position.v.phase == PLACE:
            intended = self.intentions.get(intention(position, position.v.hand))
            if intended is not None and intended in position.legal:
                return intended
        generators = self.lay_out(position)
        began = thread_time()
        alive = self.find_ways(position, trials, generators)
        self.timed("trial", trials, began)
        self.race(position, alive, rollouts, clock, generators)
        way = int(self.arrays.ways[self.order[0]])
        action, cell = divmod(way, ACTIONS)
        if clock.limited and position.v.phase == TAKE and action < TAKE_TOP:
            card = position.v.display[(action - TAKE_SLOT) // SLOTS][(action - TAKE_SLOT) % SLOTS]
            self.intend(intention(position, card), cell)
        return action

    def race(self, position: Position, alive: int, rollouts: int | None, clock: Clock, generators: Any) -> None:
        """Play the ways on, world by world, until one is left or the time is over; the best comes first."""
        mind, worlds = self.buffers.mind, 0
        left = inf if rollouts is None else rollouts
        while alive > 1 and worlds < MOST_WORLDS:
            most = min(left, clock.left() / self.pace["rollout"] if clock.limited else inf)
            more = int(min(SLICE, MOST_WORLDS - worlds, most / alive))
            if more < 1:
                return
            began = thread_time()
            mind.compare_ways(
                self.buffers.states,
                self.decks,
                position.seat,
                alive,
                worlds,
                more,
                ROLLOUT_ROUNDS * position.v.players,
                QUICK_TRIALS,
                self.arrays,
                self.rollout,
                self.order,
                self.leads,
                generators,
                self.common,
            )
            self.timed("rollout", more * alive, began)
            worlds += more
            left -= more * alive
            alive = mind.drop_losers(alive, worlds, self.arrays, self.order, self.leads)

    def intend(self, what: str, cell: int) -> None:
        """Remember a cell, and forget the oldest one."""
        self.intentions[what] = cell
        if len(self.intentions) > INTENTIONS:
            del self.intentions[next(iter(self.intentions))]


def intention(position: Position, card: int) -> str:
    """A card that a seat takes, and all that lies in the territories: what the cell for it depends on."""
    v = position.v
    return repr((position.seat, card, v.players, v.cards, v.card, v.x, v.y, v.cubes, v.resources, v.scoring))
