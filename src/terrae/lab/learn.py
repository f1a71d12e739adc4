"""Teaches a game's learned value by play against itself: `terrae train`.

TD(lambda) on what the game's own forecast leaves out. Quick games are played; every position is taught the values of
those that came after it, and in the end what came of the game. Training is counted in games, not in minutes: the same
seed and number of games give the same net on the same machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from terrae import __version__
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game, Json, loaded
from terrae.engine.search.learner import Learner

Array = np.ndarray[Any, Any]

RATE, LEAST_RATE = 1e-3, 0.05
"""The step of a lesson at the beginning; at the end that part of it."""
GAMES_A_LESSON, LESSONS, BATCH = 10, 12, 512
"""After so many games so many lessons, of so many positions each."""
REMEMBERED = 400_000
"""Lessons are drawn from the latest so many positions."""
ERRORS = 500
"""The error that is told is that of the latest so many games."""
CLIP = 20.0
"""No position teaches more than this error, in points."""


class Net:
    """A net with two hidden layers, and Adam's memory of its gradients."""

    def __init__(self, features: int, hidden: int, values: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        first = chance.standard_normal((features, hidden)) * np.sqrt(1 / 12)
        second = chance.standard_normal((hidden, hidden)) * np.sqrt(2 / hidden)
        last = np.zeros((hidden, values))
        self.parts = [first, np.zeros(hidden), second, np.zeros(hidden), last, np.zeros(values)]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def flat(self) -> Array:
        """All numbers in one row, as games read them."""
        return np.concatenate([part.ravel() for part in self.parts])

    def values(self, x: Array) -> tuple[Array, Array, Array]:
        """What the net says of each row, a column for each value, and both layers."""
        first, b1, second, b2, last, b3 = self.parts
        one = np.maximum(x @ first + b1, 0)
        two = np.maximum(one @ second + b2, 0)
        return two @ last + b3, one, two

    def learn(self, x: Array, wanted: Array, rate: float) -> None:
        """One step of Adam towards what is wanted."""
        _, _, second, _, last, _ = self.parts
        said, one, two = self.values(x)
        off = np.clip(said - wanted, -CLIP, CLIP) / len(x)
        back_two = (off @ last.T) * (two > 0)
        back_one = (back_two @ second.T) * (one > 0)
        gradients = (
            x.T @ back_one, back_one.sum(0), one.T @ back_two, back_two.sum(0), two.T @ off, off.sum(0)
        )  # fmt: skip
        self.steps += 1
        step = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for i, gradient in enumerate(gradients):
            self.mean[i] += 0.1 * (gradient - self.mean[i])
            self.square[i] += 0.001 * (gradient * gradient - self.square[i])
            self.parts[i] -= step * self.mean[i] / (np.sqrt(self.square[i]) + 1e-8)


class PositionMemory:
    """The latest positions with what they were taught."""

    def __init__(self, features: int, values: int) -> None:
        self.x = np.zeros((REMEMBERED, features))
        self.wanted = np.zeros((REMEMBERED, values))
        self.at = self.filled = 0

    def add(self, x: Array, wanted: Array) -> None:
        places = (self.at + np.arange(len(x))) % REMEMBERED
        self.x[places], self.wanted[places] = x, wanted
        self.at = (self.at + len(x)) % REMEMBERED
        self.filled = min(self.filled + len(x), REMEMBERED)


def targets(seats: Array, hopes: Array, ends: Array, said: Array, trace: float) -> Array:
    """What each position is taught beyond its forecast: the lambda-return along its seat's later positions."""
    wanted = np.zeros_like(hopes)
    for seat in np.unique(seats):
        rows = np.flatnonzero(seats == seat)
        coming = ends[rows[-1]]
        for row in rows[::-1]:
            wanted[row] = coming - hopes[row]
            coming = trace * coming + (1 - trace) * (hopes[row] + said[row])
    return wanted


class TrainingStep(NamedTuple):
    """How far the teaching is."""

    net: Net
    games: int
    error: float
    """By how much the values missed what came of the latest games (root of the mean square)."""


def lessons(learner: Learner, games: int, seed: str) -> Iterator[TrainingStep]:
    """Teach a new net by so many games; a lesson after every few of them."""
    chance = np.random.default_rng(list(seed.encode()))
    net = Net(learner.features, learner.hidden, learner.values, int(chance.integers(1 << 31)))
    memory = PositionMemory(learner.features, learner.values)
    errors: deque[float] = deque(maxlen=ERRORS)
    for number in range(1, games + 1):
        players = int(chance.choice(learner.players))
        x, seats, hopes, ends = learner.play(net.flat(), players, f"{seed}/{number}")
        said = net.values(x)[0]
        memory.add(x, targets(seats, hopes, ends, said, learner.trace))
        if len(x):
            errors.append(float(np.mean((hopes + said - ends) ** 2)))
        if number % GAMES_A_LESSON == 0:
            rate = RATE * max(LEAST_RATE, 1 - number / games)
            for _ in range(LESSONS):
                rows = chance.integers(0, memory.filled, BATCH)
                net.learn(memory.x[rows], memory.wanted[rows], rate)
            yield TrainingStep(net, number, float(np.sqrt(np.mean(errors))))


def learner_of(game: Game[Any, Any], deck: DeckDocument[Any]) -> Learner:
    """The game's own learner for a deck; `Refused` if it has none."""
    if not game.offers.learner:
        raise Refused(f"there is nothing to train in {game.name}")
    made: Learner = loaded(game.offers.learner)(game, deck)
    return made


def provenance(game: Game[Any, Any], games: int, seed: str) -> Json:
    """How weights were found, as their file tells it."""
    command = f"terrae train {game.name} --games {games} --seed {seed}"
    return {"made_by": command, "version": __version__, "games": games, "seed": seed}
