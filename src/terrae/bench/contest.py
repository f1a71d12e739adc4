"""Fair timing on a machine that is never quite quiet: contestants take turns, and each gets its median."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

TICK = 1e-9
"""A clock may not have moved between two readings; no time is shorter than this."""


@dataclass(frozen=True)
class Contestant:
    """Something that plays `n` whole games when called with `n`, and returns how many decisions were made."""

    name: str
    play: Callable[[int], int]


class Speed(NamedTuple):
    """Decisions per second, by the clock on the wall and by the processor time of this process."""

    wall: float
    processor: float


def games_for(contestant: Contestant, seconds: float) -> int:
    """How many games take about that long. It also warms up: whatever the first call compiles is compiled now."""
    contestant.play(1)
    games = 1
    while True:
        began = perf_counter()
        contestant.play(games)
        took = perf_counter() - began
        if took >= seconds / 8:
            return max(1, round(games * seconds / took))
        games *= 2


def rate(contestant: Contestant, games: int) -> Speed:
    """How fast it plays so many games."""
    began, worked = perf_counter(), process_time()
    steps = contestant.play(games)
    took, worked = perf_counter() - began, process_time() - worked
    return Speed(steps / max(took, TICK), steps / max(worked, TICK))


def contest(
    contestants: Sequence[Contestant], rounds: int, seconds: float, progress: Callable[[str], None]
) -> dict[str, Speed]:
    """The median rates of each. Every round measures all of them in turn, so that noise hits all alike."""
    games: dict[str, int] = {}
    for contestant in contestants:
        progress(f"warming up: {contestant.name}")
        games[contestant.name] = games_for(contestant, seconds)
    rates: dict[str, list[Speed]] = {contestant.name: [] for contestant in contestants}
    for number in range(1, rounds + 1):
        for contestant in contestants:
            progress(f"round {number} of {rounds}: {contestant.name}")
            rates[contestant.name].append(rate(contestant, games[contestant.name]))
    return {name: Speed(*map(median, zip(*measured, strict=True))) for name, measured in rates.items()}
