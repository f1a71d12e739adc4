"""`terrae balance`: is a deck fair? One bot plays every seat, for every number of players, and all is counted."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from terrae.bots.registry import bot_named
from terrae.bots.seats import bot_players
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game, Json, game_named
from terrae.engine.match import Match
from terrae.engine.player import play_bots

from .stats import Estimate, mean, share

FAIR_SEAT = 0.05
"""A seat may win so much more or less often than its share."""
FAIR_SCORE = 0.15
"""The holders of a Scoring card may score so much more or less than everybody, as a part of the mean."""


@dataclass(frozen=True)
class Sighting:
    """What one game showed: cards offered and taken, what each seat had, and how the seats did, from the starter on."""

    players: int
    offers: Sequence[tuple[str, bool]]
    had: Sequence[tuple[str, str, int]]
    """Group, item, seat: this seat had this item."""
    scores: Sequence[int]
    wins: Sequence[float]
    """One win, shared by those who share it."""
    start: int


@dataclass
class Record:
    """All that was seen of one item."""

    scores: list[float] = field(default_factory=list)
    above: list[float] = field(default_factory=list)
    """Wins beyond a fair share, one entry for each seat that had it."""
    offered: int = 0
    taken: int = 0

    def report(self) -> Json:
        told: Json = {"held": len(self.scores)}
        if self.offered:
            told |= {
                "offered": self.offered,
                "taken": self.taken,
                "taken_rate": rounded(share(self.taken, self.offered)),
            }
        if self.scores:
            told |= {"mean_score": rounded(mean(self.scores)), "win_advantage": rounded(mean(self.above))}
        return told


def rounded(estimate: Estimate) -> list[float]:
    """Value, low and high end of the 95% interval."""
    return [round(number, 4) for number in estimate]


@dataclass(frozen=True)
class Job:
    """One game to be played, told in what another process can receive."""

    game: str
    bot: str
    players: int
    seed: str
    deck: Json | None


def play_job(job: Job) -> Sighting:
    """Play one game and tell what was seen."""
    game = game_named(job.game)
    bot = bot_named(game, job.bot)
    match = Match(
        game,
        bot_players([job.bot] * job.players),
        deck=None if job.deck is None else game.read_deck(job.deck),
        seed=job.seed,
    )
    module, _, function = game.sightings.partition(":")
    play_bots(match, [bot] * job.players)
    offers, had = getattr(import_module(module), function)(match)
    result = match.record()["result"]
    won = [1 / len(result["winners"]) if seat in result["winners"] else 0.0 for seat in range(job.players)]
    return Sighting(job.players, offers, had, result["scores"], won, match.start)


def sightings(jobs: Sequence[Job], workers: int) -> Iterator[Sighting]:
    """Play all jobs, the first here (it compiles what is not compiled yet), the others spread over processes."""
    yield play_job(jobs[0])
    if workers == 1:
        yield from map(play_job, jobs[1:])
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_job, jobs[1:], chunksize=4)


def balance(
    game: Game[Any, Any],
    *,
    games: int,
    seed: str,
    bot: str,
    deck: DeckDocument[Any] | None = None,
    workers: int | None = None,
    progress: Callable[[Iterator[Sighting], int], Iterator[Sighting]] | None = None,
) -> Json:
    """Play `games` games for every number of players and report on items, seats and ways to play."""
    if not game.sightings:
        raise Refused(f"there is nothing to balance in {game.name}: it tells no sightings")
    bot_named(game, bot)
    jobs = [
        Job(game.name, bot, players, f"{seed}/{players}/{number}", deck.document if deck else None)
        for number in range(games)
        for players in game.seats
    ]
    played = sightings(jobs, workers or os.cpu_count() or 1)
    seen = list(progress(played, len(jobs)) if progress else played)
    return report(game, seen) | {"bot": bot, "seed": seed, "games_per_number_of_players": games}


def report(game: Game[Any, Any], seen: Sequence[Sighting]) -> Json:
    """Everything counted, and what is out of balance."""
    groups: dict[str, dict[str, Record]] = defaultdict(lambda: defaultdict(Record))
    seats: dict[int, list[list[float]]] = {players: [[] for _ in range(players)] for players in game.seats}
    for sighting in seen:
        for item, taken in sighting.offers:
            groups["cards"][item].offered += 1
            groups["cards"][item].taken += taken
        for group, item, seat in sighting.had:
            groups[group][item].scores.append(sighting.scores[seat])
            groups[group][item].above.append(sighting.wins[seat] - 1 / sighting.players)
        for seat, won in enumerate(sighting.wins):
            seats[sighting.players][(seat - sighting.start) % sighting.players].append(won)
    scores = [score for sighting in seen for score in sighting.scores]
    told: Json = {
        "game": game.name,
        "games": len(seen),
        "mean_score": rounded(mean(scores)),
        "mean_score_by_players": {
            str(players): rounded(mean([x for s in seen if s.players == players for x in s.scores]))
            for players in game.seats
            if any(s.players == players for s in seen)
        },
        **{
            group: {item: records[item].report() for item in sorted(records)}
            for group, records in sorted(groups.items())
        },
        "seats": {
            str(players): [rounded(share(sum(wins), len(wins))) for wins in positions]
            for players, positions in seats.items()
            if positions[0]
        },
    }
    return told | verdict(told)


def verdict(told: Json) -> Json:
    """What lies beyond the limits: for sure, or so far as can be told from these games."""
    found: dict[str, list[str]] = {"out_of_balance": [], "uncertain": []}
    average = told["mean_score"][0]
    for name, record in told.get("scoring", {}).items():
        off = [score / average - 1 for score in record["mean_score"]]
        sort(found, off, FAIR_SCORE, f"holders of the Scoring card {name} score {off[0]:+.1%} against the mean")
    for players, positions in told["seats"].items():
        for place, wins in enumerate(positions):
            off = [win - 1 / int(players) for win in wins]
            who = "the starter" if place == 0 else f"seat {place} after the starter"
            sort(found, off, FAIR_SEAT, f"with {players} players {who} wins {off[0]:+.1%} beyond a fair share")
    return dict(found)


def sort(found: dict[str, list[str]], off: Sequence[float], limit: float, sentence: str) -> None:
    value, low, high = off
    if abs(value) > limit:
        sure = low > limit or high < -limit
        found["out_of_balance" if sure else "uncertain"].append(sentence)
