"""Runs the loops of `lookahead.py` in the compiled material, with as many rollouts as a budget allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..player import Budget, Position
from .buffers import Buffers
from .clock import thread_time
from .lookahead import STATES, VIEW, WHOLE, LookaheadArrays

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


class Rollouts:
    """What the loops that look ahead need for one game, kept for the next decision. It remembers nothing of a match."""

    def __init__(self, game: Game[Any, Any], policy: int, deeds: int, work: int) -> None:
        """The lengths of a policy, of a row of the memory and of the working memory."""
        b = self.buffers = Buffers(game, STATES)
        seats = game.seats[-1]
        self.actions = b.scratch()
        self.foresight = TO_THE_END
        """The foresight whose net is laid out."""
        self.arrays = LookaheadArrays(
            pool=b.rows(1, policy),
            weights=b.rows(seats, 1),
            policies=b.rows(seats, policy),
            past=b.rows(seats, deeds),
            memory=b.rows(seats, deeds),
            net=b.floats(0),
            x=b.floats(0),
            scratch=b.scratch(),
            work=b.row(work),
            values=b.rows(game.scratch, WORLDS),
        )

    def seated(self, policies: Rows) -> LookaheadArrays:
        """The arrays with these policies as the pool, and room for the longest of them in every seat."""
        pool, b = evened(policies), self.buffers
        return self.arrays._replace(pool=b.numbers(pool), policies=b.rows(len(self.arrays.policies), len(pool[0])))

    def _lay(
        self,
        position: Position,
        actions: Sequence[int],
        own: Sequence[int],
        pool: Rows,
        weights: Rows,
        past: Rows,
        foresight: Foresight,
    ) -> LookaheadArrays:
        """Lay out a question; the arrays for thinking about it."""
        self.buffers.put(VIEW, position.v)
        self.actions[: len(actions)] = actions
        t = self.arrays
        t.policies[position.seat][:] = own
        for seat, deeds in enumerate(past):
            t.past[seat][:] = deeds
        if len(t.net) != len(foresight.net) or len(t.x) != foresight.work:
            t = t._replace(net=self.buffers.floats(len(foresight.net)), x=self.buffers.floats(foresight.work))
        if foresight.net is not self.foresight.net:
            t.net[:] = foresight.net  # type: ignore[index]  # it is an array
            self.foresight = foresight
        self.arrays = t._replace(pool=self.buffers.numbers(pool), weights=self.buffers.numbers(weights))
        return self.arrays

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
        generators = self.buffers.generators(position.r)
        self._evaluate(position, len(actions), min(worlds, WORLDS), survival, foresight.turns, t, generators)
        values: Any = t.values
        return values[: len(actions), :worlds].copy()

    def _evaluate(
        self, position: Position, n: int, worlds: int, survival: float, turns: int, t: LookaheadArrays, generators: Any
    ) -> None:
        decks, whole = self.buffers.decks(position.d), round(survival * WHOLE)
        self.buffers.mind.evaluate(
            self.buffers.states, decks, position.seat, whole, self.actions, n, 0, worlds, turns, t, generators
        )

    def _affordable(
        self, position: Position, n: int, ms: int, survival: float, turns: int, t: LookaheadArrays, generators: Any
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
        generators = self.buffers.generators(position.r)
        rollouts = budget.iterations
        if budget.ms:
            affordable = self._affordable(position, n, budget.ms, survival, foresight.turns, t, generators)
            rollouts = min(rollouts, affordable) if rollouts else affordable
        if rollouts < n:
            return actions[0]
        decks, whole = self.buffers.decks(position.d), round(survival * WHOLE)
        return int(
            self.buffers.mind.search(
                self.buffers.states,
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


def evened(policies: Rows) -> list[list[int]]:
    """Policies as rows of one length: a shorter one ends in zeros."""
    longest = max(map(len, policies))
    return [[*policy, *[0] * (longest - len(policy))] for policy in policies]


@cache
def rollouts_for(game: Game[Any, Any], policy: int, deeds: int, work: int) -> Rollouts:
    """The rollouts of this process for a game."""
    return Rollouts(game, policy, deeds, work)


def even(pool: Rows, seats: int) -> list[list[int]]:
    """Weights by which every policy of a pool is equally likely in every seat."""
    each = EVEN // len(pool)
    return [[EVEN - each * (len(pool) - 1)] + [each] * (len(pool) - 1) for _ in range(seats)]
