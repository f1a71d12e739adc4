"""Room and time for thinking about turns, for the bots that judge by the learned value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import inf
from time import perf_counter, thread_time
from typing import Any

from terrae.engine.game import Game
from terrae.engine.player import UNLIMITED, Position

from ..rules.actions import ACTIONS, TAKE_SLOT, TAKE_TOP
from ..rules.state import PLACE, SLOTS, TAKE
from .forecast import WEIGHTS
from .learned import card_types, net_for
from .planner import VIEW
from .sampling import LONGEST
from .search import ROLLOUT
from .value import NET_LENGTH, VALUE_WORK, Tools

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


def tools_in(types: Any, net: Any, rows: Callable[[int, int], Any], x: Any, length: int) -> Tools:
    """Tools whose working memory comes from `rows`."""
    scratch, ways, values = (rows(1, length)[0] for _ in range(3))
    line, lines = rows(1, LONGEST + 1)[0], rows(length, LONGEST + 1)
    return Tools(WEIGHTS, types, net, x, scratch, ways, values, line, lines)


def learned_plainly(position: Position, trials: int) -> int:
    """The first action of the best of about so many turns, found in the plain material."""
    game = position.game
    states = [game.state() for _ in range(ROLLOUT + 2)]
    states[VIEW].fill(position.v.values())
    tools = tools_in(
        card_types(position.d),
        net_for(position.d),
        lambda n, length: [[0] * length for _ in range(n)],
        [0.0] * VALUE_WORK,
        game.scratch,
    )
    return int(game.mind.plan_turn(states, [position.d], position.seat, trials, tools, [position.r]))


@cache
def turn_desk(game: Game[Any, Any]) -> TurnDesk:
    """The desk of this process."""
    return TurnDesk(game)


class TurnDesk:
    """Room for thinking about turns in the compiled material.

    It remembers how long trials take. Where the time is limited it also remembers for which cell a card was taken,
    which saves to find it out again; who asks for so many iterations gets an answer that depends on no memory.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        from terrae.engine.compiled import compiled  # only who plans pays for Numba

        self.fast = compiled(game)
        self.states = self.fast.states(ROLLOUT + 2)
        self.order, self.leads = self.fast.scratch(), self.fast.rows(game.scratch, MOST_WORLDS)
        self.common = self.fast.generators("")
        self.d: Any = None
        self.decks: Any = None
        self.tools: Tools
        self.rollout: Tools
        self.pace = dict(GUESSED_PACE)
        self.intentions: dict[str, int] = {}
        self.loaded = False

    def floats(self, n: int, length: int) -> Any:
        """So many rows of numbers, all 0."""
        return self.fast.rows(n, length).astype(float)

    def know(self, d: Any, net: Any = None) -> None:
        """Lay out what is known of a deck: the types of its cards, and the net, which may be given."""
        if self.d is not d:
            self.d = d
            self.decks = self.fast.decks(d)
            numbers, types = self.floats(1, NET_LENGTH)[0], self.fast.numbers(card_types(d))
            numbers[:] = net_for(d)
            self.tools, self.rollout = self.tools_for(types, numbers), self.tools_for(types, numbers)
        if net is not None:
            self.tools.net[:] = net  # type: ignore[index]  # it is an array here

    def tools_for(self, types: Any, net: Any) -> Tools:
        tools = tools_in(types, net, self.fast.rows, self.floats(1, VALUE_WORK)[0], self.fast.game.scratch)
        return tools._replace(w=self.fast.mind.WEIGHTS)

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
        action = self.fast.mind.plan_turn(self.states, self.decks, position.seat, trials, self.tools, generators)
        self.timed("trial", trials, began)
        return int(action)

    def lay_out(self, position: Position) -> Any:
        """Put the view on the desk; the chance for it."""
        from terrae.engine.compiled import fill

        self.know(position.d)
        fill(self.states, VIEW, position.v)
        return self.fast.generators(position.r)

    def load(self, position: Position) -> None:
        """Load all that a search needs at its first question, whichever that is: nobody waits for it later."""
        if self.loaded:
            return
        self.loaded = True
        self.lay_out(position)
        generators, timeless = self.fast.generators("load"), Clock(replace(position, budget=UNLIMITED), 0)
        self.fast.mind.plan_turn(self.states, self.decks, position.seat, 1, self.tools, generators)
        self.race(position, self.find_ways(position, 1, generators), KEPT_WAYS, timeless, generators)
        self.pace = dict(GUESSED_PACE)

    def find_ways(self, position: Position, trials: int, generators: Any) -> int:
        """Find the best ways to play the turn; how many there are."""
        found = self.fast.mind.find_ways(
            self.states, self.decks, position.seat, trials, KEPT_WAYS, self.tools, self.order, generators
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
        way = int(self.tools.ways[self.order[0]])
        action, cell = divmod(way, ACTIONS)
        if clock.limited and position.v.phase == TAKE and action < TAKE_TOP:
            card = position.v.display[(action - TAKE_SLOT) // SLOTS][(action - TAKE_SLOT) % SLOTS]
            self.intend(intention(position, card), cell)
        return action

    def race(self, position: Position, alive: int, rollouts: int | None, clock: Clock, generators: Any) -> None:
        """Play the ways on, world by world, until one is left or the time is over; the best comes first."""
        mind, worlds = self.fast.mind, 0
        left = inf if rollouts is None else rollouts
        while alive > 1 and worlds < MOST_WORLDS:
            most = min(left, clock.left() / self.pace["rollout"] if clock.limited else inf)
            more = int(min(SLICE, MOST_WORLDS - worlds, most / alive))
            if more < 1:
                return
            began = thread_time()
            mind.compare_ways(
                self.states,
                self.decks,
                position.seat,
                alive,
                worlds,
                more,
                ROLLOUT_ROUNDS * position.v.players,
                QUICK_TRIALS,
                self.tools,
                self.rollout,
                self.order,
                self.leads,
                generators,
                self.common,
            )
            self.timed("rollout", more * alive, began)
            worlds += more
            left -= more * alive
            alive = mind.drop_losers(alive, worlds, self.tools, self.order, self.leads)

    def intend(self, what: str, cell: int) -> None:
        """Remember a cell, and forget the oldest one."""
        self.intentions[what] = cell
        if len(self.intentions) > INTENTIONS:
            del self.intentions[next(iter(self.intentions))]


def intention(position: Position, card: int) -> str:
    """A card that a seat takes, and all that lies in the territories: what the cell for it depends on."""
    v = position.v
    return repr((position.seat, card, v.players, v.cards, v.card, v.x, v.y, v.cubes, v.resources, v.scoring))
