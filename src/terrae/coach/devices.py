"""What each device of the coach gains: worlds that are carried, rollouts that are cut short, a control variate.

    python -m terrae.coach.devices GAME BOTS GAMES BATCHES SEED

For seat 0 of so many games it prints, for every way to count, the processor's time of a batch and the standard error of
each part that 20 seconds of one core would give, in points of a hundred.

The control variate is the learned value of the worlds themselves, nothing played on. Its mean over many worlds costs
little, and what a batch misses of that mean tells what it misses of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import process_time
from typing import Any

import numpy as np

from terrae.bots.registry import bot_named
from terrae.engine.game import Game, game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.module_command import run_module

from .advice import PARTS, gathered
from .estimates import Assessor, SeatLog, read_log

SECONDS = 20.0
AT_ONCE = -(1 << 20)
"""A horizon that every point is beyond: the learned value judges it as it stands."""
WAYS: dict[str, dict[str, int]] = {
    "cut short, worlds carried: as it is": {},
    "10 of 100 worlds that fit anew": {"renewed": 10},
    "all worlds anew after every decision": {"renewed": 100},
    "played to the end": {"turns": 0},
}


def parts_by_batch(log: SeatLog, batches: list[Any]) -> Any:
    """Batches by parts by values."""
    estimates = gathered(log, batches)
    happened = np.array([point.event for point in log.points[:-1]])
    changes = np.diff(estimates.points, axis=1)
    return np.stack([changes[:, happened == event].sum(1) for event in PARTS.values()], axis=1)


def counted(assessor: Assessor, log: SeatLog, batches: int, **how: int) -> tuple[Any, float]:
    """The parts by batches, and the time of a batch."""
    list(assessor.batches(log, range(1), **how))  # loads what is needed
    began = process_time()
    found = list(assessor.batches(log, range(batches), **how))
    return parts_by_batch(log, found), (process_time() - began) / batches


def with_control(parts: Any, plain_s: float, judged: Any, judged_s: float) -> Any:
    """The standard errors of 20 seconds if some of them go into worlds that are only judged, shared out at best."""
    errors = np.empty(parts.shape[1:])
    for place in np.ndindex(errors.shape):
        one, other = parts[(slice(None), *place)], judged[(slice(None), *place)]
        spread = one.var(ddof=1)
        known = 0.0 if spread == 0 or other.var() == 0 else np.corrcoef(one, other)[0, 1] ** 2
        errors[place] = sqrt(min(spread * left(known, plain_s, judged_s, extra) for extra in range(200)))
    return errors


def left(known: float, plain_s: float, judged_s: float, extra: int) -> float:
    """What is left of the variance of one batch, with so many that are only judged beside each, after 20 seconds."""
    batches = SECONDS / (plain_s + (judged_s * (1 + extra) if extra else 0))
    return ((1 - known) + known / (1 + extra)) / batches if extra else 1 / batches


def devices(game: Game[Any, Any], bots: Sequence[str], games: int, batches: int, seed: str) -> None:
    """Print a line for every way: the time of a batch, then the standard errors of the parts, value by value."""
    assessor = Assessor(game)
    times: dict[str, list[float]] = {}
    errors: dict[str, list[Any]] = {}
    for number in range(games):
        players = [{"name": name, "kind": "bot"} for name in bots]
        match = Match(game, players, seed=f"{seed}/{number}")
        play_bots(match, [bot_named(game, name) for name in bots])
        log = read_log(match, 0)
        found = {way: counted(assessor, log, batches, **how) for way, how in WAYS.items()}
        for way, (parts, took) in found.items():
            times.setdefault(way, []).append(took)
            errors.setdefault(way, []).append(parts.std(0, ddof=1) / sqrt(SECONDS / took))
        parts, took = found[next(iter(WAYS))]
        judged, judged_s = counted(assessor, log, batches, turns=AT_ONCE)
        times.setdefault("with the control variate", []).append(judged_s)
        errors.setdefault("with the control variate", []).append(with_control(parts, took, judged, judged_s))
        print(f"{number + 1} games of seed {seed}, {batches} batches each", flush=True)
        for way, of_games in errors.items():
            means = 100 * np.sqrt((np.array(of_games) ** 2).mean(0))
            told = " | ".join(f"{each:.2f}" for each in means.T.ravel())
            print(f"| {way} | {np.mean(times[way]):.3f} | {told} |", flush=True)


def main(game: str, bots: str, games: int = 3, batches: int = 32, seed: str = "devices") -> None:
    """Measure and print."""
    devices(game_named(game), bots.split(","), games, batches, seed)


if __name__ == "__main__":
    run_module(main, "terrae.coach.devices")
