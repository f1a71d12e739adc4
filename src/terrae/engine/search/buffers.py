"""Room for looking ahead in the compiled material (`lookahead.py`). It is kept for the next decision; it forgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

from ..player import Budget, Position
from .lookahead import STATES, VIEW, WHOLE, Tools

if TYPE_CHECKING:
    from ..game import Game

Rows = Sequence[Sequence[int]]

WORLDS = 4096
"""At most so many worlds are imagined in one round of a search."""
EVEN = 1 << 16
"""What the weights of a seat's policies add up to."""
SHARE = 0.8
"""How much of a time limit is planned for: rollouts take longer or shorter than those that were timed.

Time is that of the processor: a busy machine makes nobody think less."""

TIMED = 0.04
"""Rollouts are timed that take at least this part of a time limit: the first few take longer than the others."""


class Foresight(NamedTuple):
    """Where rollouts are cut short, and by what the rest of the game is judged (`foresee`)."""

    turns: int = 0
    """After so many turns; 0 plays to the end."""
    net: Sequence[float] = ()
    """What was learned."""
    work: int = 0
    """The length of the working memory that goes with it."""


TO_THE_END = Foresight()


class Desk:
    """Arrays for the loops that look ahead, for one game."""

    def __init__(self, game: Game[Any, Any], policy: int, deeds: int, work: int) -> None:
        """The lengths of a policy, of a row of the memory and of the working memory."""
        from ..compiled import compiled  # only who looks ahead pays for Numba

        self.fast = compiled(game)
        seats = game.seats[-1]
        self.states = self.fast.states(STATES)
        self.actions = self.fast.scratch()
        self.foresight = TO_THE_END
        """The foresight whose net is laid out."""
        self.tools = Tools(
            pool=self.fast.rows(1, policy),
            weights=self.fast.rows(seats, 1),
            policies=self.fast.rows(seats, policy),
            past=self.fast.rows(seats, deeds),
            memory=self.fast.rows(seats, deeds),
            net=self.fast.floats(0),
            x=self.fast.floats(0),
            scratch=self.fast.scratch(),
            work=self.fast.rows(1, work)[0],
            values=self.fast.rows(game.scratch, WORLDS),
        )

    def look_at(self, v: Any) -> None:
        """Lay out a view."""
        from ..compiled import fill

        fill(self.states, VIEW, v)

    def _lay(
        self,
        position: Position,
        actions: Sequence[int],
        own: Sequence[int],
        pool: Rows,
        weights: Rows,
        past: Rows,
        foresight: Foresight,
    ) -> Tools:
        """Lay out a question; the tools for thinking about it."""
        self.look_at(position.v)
        self.actions[: len(actions)] = actions
        t = self.tools
        t.policies[position.seat][:] = own
        for seat, deeds in enumerate(past):
            t.past[seat][:] = deeds
        if len(t.net) != len(foresight.net) or len(t.x) != foresight.work:
            t = t._replace(net=self.fast.floats(len(foresight.net)), x=self.fast.floats(foresight.work))
        if foresight.net is not self.foresight.net:
            t.net[:] = foresight.net  # type: ignore[index]  # it is an array
            self.foresight = foresight
        self.tools = t._replace(pool=self.fast.numbers(pool), weights=self.fast.numbers(weights))
        return self.tools

    def evaluate(
        self,
        position: Position,
        actions: Sequence[int],
        worlds: int,
        own: Sequence[int],
        pool: Rows,
        weights: Rows,
        past: Rows,
        survival: float,
        foresight: Foresight = TO_THE_END,
    ) -> Any:
        """The utility of each action in so many worlds, the same for all: an array of actions by worlds.

        `own` is the seat's policy, `pool` holds those of the others and `weights` how likely each is in each seat;
        `past` is the memory, and `survival` (lambda) what it is worth to survive.
        """
        t = self._lay(position, actions, own, pool, weights, past, foresight)
        generators = self.fast.generators(position.r)
        self._evaluate(position, len(actions), min(worlds, WORLDS), survival, foresight.turns, t, generators)
        values: Any = t.values
        return values[: len(actions), :worlds].copy()

    def _evaluate(
        self, position: Position, n: int, worlds: int, survival: float, turns: int, t: Tools, generators: Any
    ) -> None:
        decks, whole = self.fast.decks(position.d), round(survival * WHOLE)
        self.fast.mind.evaluate(
            self.states, decks, position.seat, whole, self.actions, n, 0, worlds, turns, t, generators
        )

    def _affordable(
        self, position: Position, n: int, ms: int, survival: float, turns: int, t: Tools, generators: Any
    ) -> int:
        """How many rollouts go into so many milliseconds: some are timed, more if they take hardly any of that time."""
        began = thread_time()
        worlds = 1
        while True:
            since = thread_time()
            self._evaluate(position, n, worlds, survival, turns, t, generators.copy())
            now = thread_time()
            took, passed = (now - since) * 1000, (now - began) * 1000
            if took >= ms * TIMED or worlds == WORLDS:
                return int((ms - passed) * SHARE * n * worlds / took)
            worlds = min(worlds * 4, WORLDS)

    def search(
        self,
        position: Position,
        actions: Sequence[int],
        budget: Budget,
        guard: int,
        own: Sequence[int],
        pool: Rows,
        weights: Rows,
        past: Rows,
        survival: float,
        foresight: Foresight = TO_THE_END,
    ) -> int:
        """The best action by sequential halving; the first stays unless another is clearly better."""
        n = len(actions)
        if n == 1:
            return actions[0]
        t = self._lay(position, actions, own, pool, weights, past, foresight)
        generators = self.fast.generators(position.r)
        rollouts = budget.iterations
        if budget.ms:
            affordable = self._affordable(position, n, budget.ms, survival, foresight.turns, t, generators)
            rollouts = min(rollouts, affordable) if rollouts else affordable
        if rollouts < n:
            return actions[0]
        decks, whole = self.fast.decks(position.d), round(survival * WHOLE)
        return int(
            self.fast.mind.search(
                self.states,
                decks,
                position.seat,
                whole,
                self.actions,
                n,
                rollouts,
                foresight.turns,
                guard,
                t,
                generators,
            )
        )


@cache
def desk_for(game: Game[Any, Any], policy: int, deeds: int, work: int) -> Desk:
    """The desk of this process for a game."""
    return Desk(game, policy, deeds, work)


def even(pool: Rows, seats: int) -> list[list[int]]:
    """Weights by which every policy of a pool is equally likely in every seat."""
    each = EVEN // len(pool)
    return [[EVEN - each * (len(pool) - 1)] + [each] * (len(pool) - 1) for _ in range(seats)]
