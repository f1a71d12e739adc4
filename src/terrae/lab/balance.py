"""`terrae balance`: is a deck fair? One bot plays every seat, for every number of players, and all is counted."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from terrae.bots.registry import bot_named
from terrae.bots.strangers import bots_chance
from terrae.engine.balance import Balance, Group, Holding, Offer
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game, Json, loaded

from .games import Job, play_job, rules_of
from .processes import spread
from .stats import as_estimate, mean, rounded, share

FAIR_SEAT = 0.05
"""A seat may win so much more or less often than its share."""


def balance_of(game: Game[Any, Any]) -> Balance:
    """What the game says about the fairness of its deck; `Refused` if it says nothing."""
    if not game.offers.balance:
        raise Refused(f"there is nothing to balance in {game.name}")
    found: Balance = loaded(game.offers.balance)
    return found


@dataclass(frozen=True)
class Sample:
    """What is kept of one finished match."""

    players: int
    offers: Sequence[Offer]
    holdings: Sequence[Holding]
    scores: Sequence[int]
    wins: Sequence[float]
    """A win for each seat: one in all, shared by those who won together."""
    start: int
    seed: str = ""
    """The seed of its cards."""


@dataclass
class ItemTally:
    """All that was counted of one item."""

    scores: list[float] = field(default_factory=list)
    """The score of each seat that had it."""
    above: list[float] = field(default_factory=list)
    """The wins beyond a fair share of each seat that had it."""
    offered: int = 0
    taken: int = 0

    def report(self) -> Json:
        """The item's part of the report."""
        report: Json = {"held": len(self.scores)}
        if self.offered:
            report |= {
                "offered": self.offered,
                "taken": self.taken,
                "taken_rate": rounded(share(self.taken, self.offered)),
            }
        if self.scores:
            report |= {"mean_score": rounded(mean(self.scores)), "win_advantage": rounded(mean(self.above))}
        return report


def sample(job: Job) -> Sample:
    """Play one match to its end and take what is counted of it."""
    played = play_job(job)
    match = played.match
    counted = balance_of(match.game)
    scores = played.result["scores"]
    return Sample(
        len(job.bots), counted.offers(match), counted.holdings(match), scores, played.wins, match.start, job.seed
    )


def balance(
    game: Game[Any, Any],
    *,
    games: int,
    seed: str,
    bot: str,
    chance: str | None = None,
    deck: DeckDocument[Any] | None = None,
    workers: int | None = None,
    progress: Callable[[Iterator[Sample], int], Iterator[Sample]] | None = None,
) -> Json:
    """Play `games` games for every number of players and report on items and seats."""
    groups = balance_of(game).groups
    bot_named(game, bot)
    chance = bots_chance(game, [bot], chance)
    rules = {players: rules_of(game, players, seed, {}, deck, chance) for players in game.seats}
    jobs = [
        Job(
            rules[players],
            (bot,) * players,
            number,
            f"{seed}/{players}/{number}",
            chance=chance and f"{chance}/{players}/{number}",
        )
        for number in range(games)
        for players in game.seats
    ]
    played = spread(jobs, sample, workers or os.cpu_count() or 1)
    # They come in any order, and a sum of numbers with a point depends on it.
    samples = sorted(progress(played, len(jobs)) if progress else played, key=lambda sample: sample.seed)
    counted = {"game": game.name, **report(groups, samples)}
    played_by = {"bot": bot, "seed": seed} | ({} if chance is None else {"chance": chance})
    return counted | verdict(groups, counted) | played_by | {"games_per_number_of_players": games}


def report(groups: Sequence[Group], samples: Sequence[Sample]) -> Json:
    """Everything that was counted."""
    numbers = sorted({sample.players for sample in samples})
    return {
        "games": len(samples),
        "mean_score": rounded(mean([score for sample in samples for score in sample.scores])),
        "mean_score_by_players": {
            str(players): rounded(mean([x for s in samples if s.players == players for x in s.scores]))
            for players in numbers
        },
        **items_report(groups, samples),
        "seats": {str(players): seats_report(players, samples) for players in numbers},
    }


def items_report(groups: Sequence[Group], samples: Sequence[Sample]) -> Json:
    """For each group, what was counted of its items."""
    tallies: dict[str, dict[str, ItemTally]] = defaultdict(lambda: defaultdict(ItemTally))
    for sample in samples:
        for group, item, taken in sample.offers:
            tallies[group][item].offered += 1
            tallies[group][item].taken += taken
        for group, item, seat in sample.holdings:
            tallies[group][item].scores.append(sample.scores[seat])
            tallies[group][item].above.append(sample.wins[seat] - 1 / sample.players)
    return {
        group.key: {item: tally.report() for item, tally in sorted(tallies[group.key].items())}
        for group in groups
        if group.key in tallies
    }


def seats_report(players: int, samples: Sequence[Sample]) -> list[list[float]]:
    """The share of wins of each seat, from the starter on, in matches of so many players."""
    wins: list[list[float]] = [[] for _ in range(players)]
    for sample in samples:
        if sample.players == players:
            for seat, won in enumerate(sample.wins):
                wins[(seat - sample.start) % players].append(won)
    return [rounded(share(sum(won), len(won))) for won in wins]


def verdict(groups: Sequence[Group], report: Json) -> Json:
    """What lies beyond the limits: for sure, or so far as can be told from these games."""
    found: dict[str, list[str]] = {"out_of_balance": [], "uncertain": []}
    average = report["mean_score"][0]
    for group in groups:
        if group.fair_score is None or average == 0:  # nobody has a point: nothing can be told in per cent of it
            continue
        for name, item in report.get(group.key, {}).items():
            off = [score / average - 1 for score in as_estimate(item["mean_score"])]
            sentence = f"{group.holders.format(name)} score {off[0]:+.1%} against the mean"
            judge(found, off, group.fair_score, sentence)
    for players, seats in report["seats"].items():
        for place, wins in enumerate(seats):
            off = [win - 1 / int(players) for win in wins]
            who = "the starter" if place == 0 else f"seat {place} after the starter"
            judge(found, off, FAIR_SEAT, f"with {players} players {who} wins {off[0]:+.1%} beyond a fair share")
    return dict(found)


def judge(found: dict[str, list[str]], off: Sequence[float], limit: float, sentence: str) -> None:
    """Note the sentence if the value is beyond the limit; it is sure if the whole interval is."""
    value, low, high = off
    if abs(value) > limit:
        sure = low > limit or high < -limit
        found["out_of_balance" if sure else "uncertain"].append(sentence)
