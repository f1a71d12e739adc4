"""Bots against each other at tables of every mix: `terrae tournament`.

Every mix plays the same deals: deal k has the same seed, whoever plays it, and from deal to deal everybody moves on by
one seat. So two mixes differ by their bots alone.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple

from terrae import __version__
from terrae.bots.guests import check_bots
from terrae.engine.game import Json, game_named

from .games import Job, Played, Rules, match_of, play_job
from .stats import Estimate, bounded, mean, rounded, share
from .tournament_mixes import Mix, mix_of, seated

LAMBDAS = (0.0, 0.3, 0.5)
"""What it is worth to survive without winning, if winning is worth 1 and a collapse 0."""


def deal_seed(rules: Rules, deal: int) -> str:
    """The seed of a deal of a contest.

    By its own hand a bot would recognise a deal of a seed that it knows, and know all other cards. So where a
    stranger's bot takes part, the deals are drawn for the run too.
    """
    return f"{rules.seed}/{deal}" if rules.chance is None else f"{rules.chance}/{rules.seed}/{deal}"


def contest(rules: Rules, mix: Mix, deal: int) -> Job:
    """The game of a mix on a deal."""
    return Job(rules, seated(mix, deal), deal, deal_seed(rules, deal), is_contest=True)


class Outcome(NamedTuple):
    """What came of one game, seat by seat."""

    mix: Mix
    deal: int
    names: list[str]
    """The bot of each seat."""
    survived: bool
    wins: list[float]
    """One win in all, shared by those who won together; nobody wins a game that everybody lost."""
    scores: list[int] | None
    """None in a game that everybody lost."""
    given: list[int] | None
    """What each seat gave to the common good; None in a game that has none."""
    faults: list[int] | None = None
    """How many decisions chance made for each seat because its bot did not; None where no stranger's bot sat."""
    first_fault: str = ""
    """Which bot that was first, and what it did wrong."""
    digest: str = ""
    """Of all its moves: who plays the same game again gets the same."""


@dataclass
class Faults:
    """Decisions that strangers' bots left to chance: they failed, crashed or took too long."""

    decisions: int = 0
    games: int = 0
    first: str = ""
    """The first of them: which bot, and what it did wrong."""
    has_guests: bool = False
    """Did a stranger's bot sit anywhere?"""

    def counting(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same games, counted as they pass."""
        for outcome in outcomes:
            if outcome.faults is not None:
                self.has_guests = True
                self.decisions += sum(outcome.faults)
                self.games += any(outcome.faults)
                self.first = self.first or outcome.first_fault
            yield outcome

    def report(self) -> Json:
        """What a report says of them; nothing if no stranger's bot took part."""
        if not self.has_guests:
            return {}
        return {"faults": {"decisions": self.decisions, "games": self.games, "first": self.first}}


def play_deal(job: Job) -> Outcome:
    """Play one game of a contest to its end."""
    return outcome_of(play_job(job))


def outcome_of(played: Played) -> Outcome:
    """What came of a game that was played to its end."""
    job = played.job
    return Outcome(
        mix_of(job.bots, job.number),
        job.number,
        list(job.bots),
        played.survived,
        played.wins,
        played.scores,
        played.match.game.given(played.match.moves, len(job.bots)),
        played.faults,
        played.first_fault,
        hashlib.sha256(json.dumps(played.match.moves).encode()).hexdigest(),
    )


def jobs_for(rules: Rules, mixes: Iterable[Mix], deals: int) -> list[Job]:
    """Every game of a tournament, deal by deal: one that is stopped early has played as many of each mix.

    `Refused` if one cannot be played.
    """
    mixes = list(mixes)
    check_bots(game_named(rules.game), (name for mix in mixes for name in mix))
    jobs = [contest(rules, mix, deal) for deal in range(deals) for mix in mixes]
    match_of(jobs[0])
    return jobs


# ---- What came of it -----------------------------------------------------------------------------------------


@dataclass
class Sums:
    """What is counted of one bot at the tables of one mix: one value for each game, the mean of its seats.

    Games are independent of each other, and the seats of one game are not.
    """

    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    ranks: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    utility: dict[float, list[float]] = field(default_factory=lambda: {worth: [] for worth in LAMBDAS})

    def add(self, outcome: Outcome, seats: Sequence[int]) -> None:
        """Count one game, in which the bot had these seats."""
        self.wins.append(fmean(outcome.wins[seat] for seat in seats))
        for worth, values in self.utility.items():
            values.append(fmean(utility(outcome, seat, worth) for seat in seats))
        if outcome.scores is not None:
            self.scores.append(fmean(outcome.scores[seat] for seat in seats))
            places = ranks(outcome)
            self.ranks.append(fmean(places[seat] for seat in seats))
        if outcome.given is not None and sum(outcome.given) > 0:
            self.given.append(fmean(outcome.given[seat] for seat in seats) / sum(outcome.given))


def utility(outcome: Outcome, seat: int, worth: float) -> float:
    """0 for a collapse, `worth` for surviving, 1 for winning; who shares a win has its share of what is beyond."""
    return worth + (1 - worth) * outcome.wins[seat] if outcome.survived else 0.0


def ranks(outcome: Outcome) -> list[float]:
    """The place of each seat in a game that was not lost, from 1; who is level has the mean of their places."""
    assert outcome.scores is not None
    order = [(won > 0, 0 if won else score) for won, score in zip(outcome.wins, outcome.scores, strict=True)]
    return [1 + sum(other > own for other in order) + (order.count(own) - 1) / 2 for own in order]


def gini(scores: Sequence[int]) -> float | None:
    """How unequal the scores of a game are: 0 if they are equal, near 1 if one has everything. None without points."""
    total = sum(scores)
    if total <= 0:
        return None
    apart = sum(abs(one - other) for one in scores for other in scores)
    return apart / (2 * len(scores) * total)


def report_mix(rules: Rules, mix: Mix, outcomes: Sequence[Outcome]) -> Json:
    """What came of the games of one mix: each figure with its 95% interval, None where there is nothing to count."""
    sums = {name: Sums() for name in dict.fromkeys(mix)}
    faults = Faults()
    for outcome in faults.counting(outcomes):
        for name, sum_of in sums.items():
            sum_of.add(outcome, [seat for seat, other in enumerate(outcome.names) if other == name])
    unequal = [gini(outcome.scores) for outcome in outcomes if outcome.scores is not None]
    return {
        "game": rules.game,
        "bots": list(mix),
        "games": len(outcomes),
        "survival": rounded(share(sum(outcome.survived for outcome in outcomes), len(outcomes))),
        "wins": {name: rounded(share(sum(own.wins), len(outcomes))) for name, own in sums.items()},
        "score": {name: estimated(own.scores) for name, own in sums.items()},
        "rank": {name: estimated(own.ranks) for name, own in sums.items()},
        "utility": {
            f"{worth:g}": {name: rounded(bounded(own.utility[worth])) for name, own in sums.items()}
            for worth in LAMBDAS
        },
        "given": {name: estimated(own.given) for name, own in sums.items()},
        "gini": estimated([value for value in unequal if value is not None]),
        "seed": rules.seed,
        **drawn(rules),
        **faults.report(),
        "version": __version__,
    }


def drawn(rules: Rules) -> Json:
    """What a report tells of what was drawn for the run, so that it can be repeated."""
    return {} if rules.chance is None else {"chance": rules.chance}


def estimated(values: Sequence[float]) -> list[float] | None:
    """The mean of some values with its interval; None if there are none."""
    return rounded(mean(values)) if values else None


def report(rules: Rules, mixes: Sequence[Mix], outcomes: Iterable[Outcome]) -> list[Json]:
    """One object for each mix of which a game was played."""
    by_mix: dict[Mix, list[Outcome]] = {mix: [] for mix in mixes}
    for outcome in outcomes:
        by_mix[outcome.mix].append(outcome)
    return [
        report_mix(rules, mix, sorted(played, key=lambda outcome: outcome.deal))
        for mix, played in by_mix.items()
        if played
    ]


class Overall(NamedTuple):
    """How one bot did over all tables at which it sat, a mix counting as much as another."""

    survival: Estimate
    wins: Estimate


def overall(mixes: Sequence[Json], name: str) -> Overall:
    """The mean of a bot's survival and wins over the mixes, with an interval that follows from theirs."""
    own = [mix for mix in mixes if name in mix["wins"]]
    return Overall(pooled([mix["survival"] for mix in own]), pooled([mix["wins"][name] for mix in own]))


def pooled(estimates: Sequence[Sequence[float]]) -> Estimate:
    """The mean of independent estimates with its interval."""
    middle = fmean(value for value, _, _ in estimates)
    down = sum((value - low) ** 2 for value, low, _ in estimates) ** 0.5 / len(estimates)
    up = sum((high - value) ** 2 for value, _, high in estimates) ** 0.5 / len(estimates)
    return Estimate(middle, middle - down, middle + up)
