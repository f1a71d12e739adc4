"""Terra's own bots: two yardsticks, and characters. The one that looks ahead is in `search.py`.

`tips` plays the advice of the rulebook's quick reference and fears for the planet; `greedy` counts its own points only
and trusts others to save it. The characters cooperate, each under its own condition (`cooperation.py`), by preferences
that follow from lambda: what it is worth to them that the planet survives when somebody else wins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, update_wrapper
from itertools import pairwise
from typing import Annotated, Any, Literal

from terrae.engine.player import Position, Range
from terrae.table.acts import Act

from ..talk.listening import choose_expecting, expected_from, keep_word, preferences_now
from ..talk.speaking import speak
from ..view.history import deeds_in
from .cooperation import (
    BLUFFER,
    FAIR,
    LATE_SAVER,
    PUNISHER,
    STEADY,
    TIT_FOR_TAT,
)
from .odds import GUESSES
from .preferences import SLIPS, WORK

Policy = Sequence[int]
Strength = Literal["easy", "normal", "hard"]
Lambda = Annotated[float, Range(0, 1)]

LIES = 0.5
"""The share of empty promises of a bot that bluffs."""
SLIPS_OF = {"easy": 2_500, "normal": 800, "hard": 0}
"""Of ten thousand decisions, how many are made at random."""

PLAIN = (0, 0, 100, 0, 0)
"""STEEPNESS to SHARING of preferences that do without them."""
PRUDENT = (2_000, 40, 10, 1, 4, 0, 0, 10, 10, *PLAIN, *GUESSES)
SELFISH = (0, 100, 3, 0, 4, 0, 0, 10, 10, *PLAIN, *GUESSES)
BY_LAMBDA = (
    (0.0, (222, 47, 8, 1, 5, 0, -37, 11, 21, *PLAIN, *GUESSES)),
    (0.5, (377, 52, 11, 1, 6, 0, -26, 16, 19, *PLAIN, *GUESSES)),
    (1.0, (3_026, 23, 13, 0, 6, 0, 208, 1, 5, 1, 116, 103, 5, 27, 10_000, 2_681, 391, 115, 2)),
)
"""Preferences for some lambdas, found by a cross-entropy search over games.

Those for 1 were found among its own kind, the others among `tips`."""


def preferences_for(lambda_: float) -> list[int]:
    """The preferences for a lambda: between the two nearest that were found."""
    for (low, one), (high, other) in pairwise(BY_LAMBDA):
        if lambda_ <= high:
            part = (lambda_ - low) / (high - low)
            return [round(a + (b - a) * part) for a, b in zip(one, other, strict=True)]
    return list(BY_LAMBDA[-1][1])


def policy(
    character: int,
    cooperating: Sequence[int],
    defecting: Sequence[int] = SELFISH,
    limit: int = 0,
    strength: Strength = "hard",
) -> list[int]:
    """A policy as numbers (`cooperation.py`)."""
    both = [list(cooperating), list(defecting)]
    for preferences in both:
        preferences[SLIPS] = SLIPS_OF[strength]
    return [character, *both[0], *both[1], limit]


class ByPolicy:
    """A bot that decides by a policy. Wherever the compiled material plays it, it is given the same numbers."""

    def __init__(self, policy: Callable[..., Policy], *, remembering: bool) -> None:
        self.policy = policy
        self.reads_history = remembering
        update_wrapper(self, policy)

    def __call__(self, position: Position, **parameters: Any) -> int:
        """The action of its policy, in the plain material."""
        if len(position.legal) == 1:
            return position.legal[0]
        memory = deeds_in(position.history, position.v.players) if self.reads_history else ()
        scratch, work = [0] * position.game.scratch, [0] * WORK
        policy = self.policy(**parameters)
        expected = {} if position.talk is None else expected_from(position.v, position.talk)
        return choose_expecting(position.v, position.d, policy, memory, position.r, scratch, work, expected)


class Talker(ByPolicy):
    """A bot that also speaks: it promises what it would give. One that lies does not keep its empty promises."""

    def __init__(self, policy: Callable[..., Policy], *, lies: float) -> None:
        super().__init__(policy, remembering=False)
        self.lies = lies

    def __call__(self, position: Position, **parameters: Any) -> int:
        """The action of its policy; whoever never lies keeps its word."""
        action = super().__call__(position, **parameters)
        if position.talk is None or parameters.get("lies", self.lies):
            return action
        return keep_word(position.v, position.d, position.talk, action, position.legal)

    def speak(self, position: Position, **parameters: Any) -> Act | None:
        """What it says now; None if nothing."""
        preferences = preferences_now(position.v, self.policy(**parameters), ())
        return speak(position, preferences, parameters.get("lies", self.lies))


forgetful = partial(ByPolicy, remembering=False)
"""Makes a bot of a policy that does not look at what the others have done."""
remembering = partial(ByPolicy, remembering=True)
"""Makes a bot of a policy that does."""
talking = partial(Talker, lies=0.0)
"""Makes a bot of a policy that says what it will do, and does it."""
lying = partial(Talker, lies=LIES)
"""Makes a bot of a policy that says so, and often does not."""


@forgetful
def tips() -> Policy:
    """Cooperates by how dangerous a crisis is, spends no six on a full-blown one but to solve it, hoards late."""
    return policy(STEADY, PRUDENT)


@forgetful
def greedy() -> Policy:
    """Takes the points in reach: a free rider who helps where it pays, and hoards whatever it can."""
    return policy(STEADY, SELFISH)


@forgetful
def altruist(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Gives for the planet whoever wins."""
    return policy(STEADY, preferences_for(lambda_), strength=strength)


@remembering
def fair_sharer(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Gives as long as it has not given more than the others."""
    return policy(FAIR, preferences_for(lambda_), preferences_for(0.0), limit=8, strength=strength)


@forgetful
def late_saver(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Keeps its cards until the planet is nearly lost, then gives."""
    return policy(LATE_SAVER, preferences_for(lambda_), preferences_for(0.0), limit=600, strength=strength)


@remembering
def tit_for_tat(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Gives while everybody gives, stops when somebody rides free, and soon forgives."""
    return policy(TIT_FOR_TAT, preferences_for(lambda_), limit=25, strength=strength)


@remembering
def punisher(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Gives, but not beside somebody who has given too little in the whole game."""
    return policy(PUNISHER, preferences_for(lambda_), limit=50, strength=strength)


@forgetful
def selfish(*, strength: Strength = "hard", lambda_: Lambda = 0.0) -> Policy:
    """Gives what keeps the planet just alive enough for it to win."""
    return policy(STEADY, preferences_for(lambda_), strength=strength)


@talking
def helper(*, strength: Strength = "hard", lambda_: Lambda = 1.0) -> Policy:
    """Gives like an altruist, says beforehand how much, asks for the rest, and keeps its word."""
    return policy(STEADY, preferences_for(lambda_), strength=strength)


@lying
def bluffer(*, strength: Strength = "hard", lambda_: Lambda = 1.0, lies: Lambda = LIES) -> Policy:
    """Gives like a friend at first, and for itself when the end comes near. Of its promises this share is empty."""
    del lies  # it shows in what it says
    return policy(BLUFFER, preferences_for(lambda_), preferences_for(0.0), limit=40, strength=strength)
