"""The figures of the coach: do its parts cancel out, whom does it find at fault, and is its value calibrated?

    python -m terrae.coach.figures parts GAME SEAT_BOT BOTS GAMES SEED [FIRST]
    python -m terrae.coach.figures calibration GAME SEAT_BOT BOTS GAMES SEED [FIRST]

`parts` lets a bot, or `reference`, play one seat of a table of four and draws the others evenly from a list of bots.
It counts the games whose parts add up exactly, and gives the mean of every part with its 95% interval. `calibration`
compares what the first value says at every twelfth point with what came of the game. What makes the coach exact is
measured by `terrae.coach.devices`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from terrae.bots.registry import bot_named
from terrae.engine.chance import below, seeded
from terrae.engine.game import Game, game_named, loaded
from terrae.engine.match import Match
from terrae.engine.player import Bot, play_bots
from terrae.lab.stats import SIGMAS, Estimate, mean, share
from terrae.module_command import run_module

from .advice import PARTS, Estimates, gathered, parts_of
from .estimates import assessor_for, coached_of, read_log

PLAYERS = 4
BATCHES, WORLDS = 2, 24
"""What is unbiased stays so with few worlds."""
REFERENCE = "reference"
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
        play_bots(match, [player_named(game, name) for name in names])
        log = read_log(match, seat).without_alternatives()
        few = () if log.coached.assessor else (WORLDS,)
        yield gathered(log, list(assessor_for(game).batches(log, range(BATCHES), *few)))


def player_named(game: Game[Any, Any], name: str) -> Bot:
    """A bot, or the coach's reference itself."""
    coached = coached_of(game)
    if name != REFERENCE:
        return bot_named(game, name)
    player: Bot = loaded(coached.player)() if coached.player else bot_named(game, coached.reference)
    return player


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
    """Print for every tenth of the scale what the value said on average, and what came of those games."""
    places: list[list[GameInPlace]] = [[] for _ in range(BINS)]
    r = seeded(f"{seed}/points")
    for done, estimates in enumerate(estimated(game, seat_bot, bots, games, seed), 1):
        said: list[list[float]] = [[] for _ in range(BINS)]
        whole = estimates.log.coached.worth[0]
        for value in estimates.values[:-1][below(r, EVERY) :: EVERY, 0]:
            said[min(BINS - 1, int(value / whole * BINS))].append(float(value))
        for place, values in zip(places, said, strict=True):
            if values:
                place.append(GameInPlace(len(values), sum(values), float(estimates.values[-1, 0])))
        if done % 100 == 0 or done == len(games):
            print(f"{done} games, seed {seed}", flush=True)
            scale, unit = (100, "%") if whole == 1.0 else (1, "")
            for place in filter(None, places):
                points = sum(each.points for each in place)
                said_on_average = scale * sum(each.said for each in place) / points
                came = happened(place, whole)
                told = f"{came.value:.1f}{unit} ({came.low:.1f}{unit} to {came.high:.1f}{unit})"
                print(f"| {said_on_average:.1f}{unit} | {told} | {points} | {len(place)} |", flush=True)


class GameInPlace(NamedTuple):
    """The points of one game whose value lies in one tenth of the scale."""

    points: int
    said: float
    """The sum of what was said at them."""
    came: float
    """What came of the game."""


def happened(place: Sequence[GameInPlace], whole: float) -> Estimate:
    """What came of the games at these points, on average. Points of one game are no independent cases."""
    points = sum(each.points for each in place)
    middle = sum(each.points * each.came for each in place) / points
    spread = sqrt(sum((each.points * (each.came - middle)) ** 2 for each in place)) / points
    if whole != 1.0:
        return Estimate(middle, middle - SIGMAS * spread, middle + SIGMAS * spread)
    cases = max(1, round(middle * (1 - middle) / spread**2 if spread else len(place)))
    return Estimate(*(100 * each for each in share(middle * cases, cases)))


def main(
    figure: str, game: str, seat_bot: str, bots: str, games: int = 300, seed: str = "coach", first: int = 0
) -> None:
    """Measure and print."""
    measured = {"parts": parts, "calibration": calibration}[figure]
    measured(game_named(game), seat_bot, bots.split(","), range(first, first + games), seed)


if __name__ == "__main__":
    run_module(main, "terrae.coach.figures")
