"""The figures of the coach: do its parts cancel out, whom does it find at fault, and is its value calibrated?

    python -m terrae.coach.figures parts GAME SEAT_BOT BOTS GAMES SEED [FIRST]
    python -m terrae.coach.figures calibration GAME SEAT_BOT BOTS GAMES SEED [FIRST]

`parts` lets a bot play one seat of a table of four and draws the others evenly from a list of bots. It counts the games
whose parts add up exactly, and gives the mean of every part with its 95% interval. `calibration` compares what the
first value says at every twelfth point with what came of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from terrae.bots.registry import bot_named
from terrae.engine.chance import below, seeded
from terrae.engine.game import Game, game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots
from terrae.lab.stats import mean, share
from terrae.module_command import run_module

from .advice import PARTS, Estimates, gathered, parts_of
from .estimates import assessor_for, read_log

PLAYERS = 4
BATCHES, WORLDS = 2, 24
"""What is unbiased stays so with few worlds."""
EVERY = 12
BINS = 10


def estimated(game: Game[Any, Any], seat_bot: str, bots: Sequence[str], games: range, seed: str) -> Iterator[Estimates]:
    """Games at tables of four with one seat given, which goes round the table; the others are drawn."""
    for number in games:
        r = seeded(f"{seed}/{number}/seats")
        seat = number % PLAYERS
        names = [seat_bot if each == seat else bots[below(r, len(bots))] for each in range(PLAYERS)]
        players = [{"name": name, "kind": "bot"} for name in names]
        match = Match(game, players, seed=f"{seed}/{number}", start=below(r, PLAYERS) if game.start_is_chosen else 0)
        play_bots(match, [bot_named(game, name) for name in names])
        log = read_log(match, seat).without_alternatives()
        yield gathered(log, list(assessor_for(game).batches(log, range(BATCHES), WORLDS)))


def parts(game: Game[Any, Any], seat_bot: str, bots: Sequence[str], games: range, seed: str) -> None:
    """Print the mean of each part over the games, in points of a hundred where a value is a chance."""
    exact = 0
    names: Sequence[str] = ()
    found: dict[tuple[str, str], list[float]] = {}
    for done, estimates in enumerate(estimated(game, seat_bot, bots, games, seed), 1):
        names = estimates.log.coached.values
        sums, _ = parts_of(estimates)
        scale = 100 if estimates.log.coached.worth[0] == 1.0 else 1
        total = estimates.values[0] + sum(sums[part] for part in PARTS)
        exact += int((total == estimates.values[-1]).all())
        for k, name in enumerate(names):
            found.setdefault((name, "start"), []).append(scale * float(estimates.values[0, k]))
            found.setdefault((name, "end"), []).append(scale * float(estimates.values[-1, k]))
            for part in PARTS:
                found.setdefault((name, part), []).append(scale * float(sums[part][k]))
        if done % 25 == 0 or done == len(games):
            print(f"{seat_bot} among {','.join(bots)}, seed {seed}: {exact} of {done} games add up exactly", flush=True)
            for (name, part), values in found.items():
                print(f"| {seat_bot} | {name} | {part} | {mean(values):.2f} |", flush=True)


def calibration(game: Game[Any, Any], seat_bot: str, bots: Sequence[str], games: range, seed: str) -> None:
    """Print for every tenth of the scale what the value said on average, and how often it happened."""
    said: list[list[float]] = [[] for _ in range(BINS)]
    happened = [0.0] * BINS
    r = seeded(f"{seed}/points")
    for done, estimates in enumerate(estimated(game, seat_bot, bots, games, seed), 1):
        first = below(r, EVERY)
        for value in estimates.values[:-1][first::EVERY, 0]:
            place = min(BINS - 1, int(value * BINS))
            said[place].append(float(value))
            happened[place] += float(estimates.values[-1, 0])
        if done % 100 == 0 or done == len(games):
            print(f"{done} games, seed {seed}", flush=True)
            for place in range(BINS):
                if said[place]:
                    n = len(said[place])
                    print(f"| {sum(said[place]) / n:.1%} | {share(happened[place], n):.1%} | {n} |", flush=True)


def main(
    figure: str, game: str, seat_bot: str, bots: str, games: int = 300, seed: str = "coach", first: int = 0
) -> None:
    """Measure and print."""
    measured = {"parts": parts, "calibration": calibration}[figure]
    measured(game_named(game), seat_bot, bots.split(","), range(first, first + games), seed)


if __name__ == "__main__":
    run_module(main, "terrae.coach.figures")
