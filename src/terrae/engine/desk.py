"""Room for looking ahead in the compiled material (`lookahead.py`). It is kept for the next decision; it forgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import thread_time
from typing import TYPE_CHECKING, Any

from .lookahead import STATES, VIEW, WHOLE
from .player import Budget, Position

if TYPE_CHECKING:
    from .game import Game

Rows = Sequence[Sequence[int]]

WORLDS = 4096
"""At most so many worlds are imagined in one round of a search."""
EVEN = 1 << 16
"""What the weights of a seat's policies add up to."""
SHARE = 0.8
"""How much of a time limit is planned for: rollouts take longer or shorter than those that were timed.

Time is that of the processor: a busy machine makes nobody think less."""


class Desk:
    """Arrays for the loops that look ahead, for one game."""

    def __init__(self, game: Game[Any, Any], policy: int, deeds: int, work: int) -> None:
        """The lengths of a policy, of a row of the memory and of the working memory."""
        from .compiled import compiled  # only who looks ahead pays for Numba

        self.fast = compiled(game)
        seats = game.seats[-1]
        self.states = self.fast.states(STATES)
        self.scratch, self.actions = self.fast.scratch(), self.fast.scratch()
        self.work = self.fast.rows(1, work)[0]
        self.policies = self.fast.rows(seats, policy)
        self.past, self.memory = self.fast.rows(seats, deeds), self.fast.rows(seats, deeds)
        self.values = self.fast.rows(game.scratch, WORLDS)

    def _lay(self, position: Position, actions: Sequence[int], own: Sequence[int], past: Rows) -> None:
        from .compiled import fill

        fill(self.states, VIEW, position.v)
        self.actions[: len(actions)] = actions
        self.policies[position.seat] = own
        self.past[: len(past)] = past

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
    ) -> Any:
        """The utility of each action in so many worlds, the same for all: an array of actions by worlds.

        `own` is the seat's policy, `pool` holds those of the others and `weights` how likely each is in each seat;
        `past` is the memory, and `survival` (lambda) what it is worth to survive.
        """
        self._lay(position, actions, own, past)
        self._evaluate(position, len(actions), worlds, pool, weights, survival, self.fast.generators(position.r))
        return self.values[: len(actions), :worlds].copy()

    def _evaluate(
        self, position: Position, n: int, worlds: int, pool: Rows, weights: Rows, survival: float, generators: Any
    ) -> None:
        self.fast.mind.evaluate(
            self.states,
            self.fast.decks(position.d),
            position.seat,
            round(survival * WHOLE),
            self.actions,
            n,
            min(worlds, WORLDS),
            self.fast.numbers(pool),
            self.fast.numbers(weights),
            self.policies,
            self.past,
            self.memory,
            generators,
            self.scratch,
            self.work,
            self.values,
        )

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
    ) -> int:
        """The best action by sequential halving; the first stays unless another is clearly better."""
        if len(actions) == 1:
            return actions[0]
        self._lay(position, actions, own, past)
        generators = self.fast.generators(position.r)
        rollouts = budget.iterations
        if budget.ms:
            began = thread_time()
            self._evaluate(position, len(actions), 1, pool, weights, survival, generators.copy())
            passed = (thread_time() - began) * 1000
            affordable = int((budget.ms - passed) * SHARE * len(actions) / passed)
            rollouts = min(rollouts, affordable) if rollouts else affordable
        if rollouts < len(actions):
            return actions[0]
        return int(
            self.fast.mind.search(
                self.states,
                self.fast.decks(position.d),
                position.seat,
                round(survival * WHOLE),
                self.actions,
                len(actions),
                rollouts,
                guard,
                self.fast.numbers(pool),
                self.fast.numbers(weights),
                self.policies,
                self.past,
                self.memory,
                generators,
                self.scratch,
                self.work,
                self.values,
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
