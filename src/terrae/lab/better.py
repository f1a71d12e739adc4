"""Is one bot better than another? A sequential test, which stops as soon as that is clear: `terrae better`.

Each deal is played twice by the same others in the same seats, with the new bot in one of them and then with the old.
The test is Wald's for the mean of the paired differences (chess engines are tested so): "better by at least `gain`" is
held against "no better".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log
from statistics import fmean, pvariance
from typing import NamedTuple

from terrae import __version__
from terrae.engine.game import Json

from .games import Job, Rules
from .stats import mean, rounded, share
from .tournament import Faults, Outcome, contest, drawn, utility
from .tournament_mixes import Mix

ERROR = 0.05
"""Of a hundred tests so many may say "better" of a bot that is not, and as many "no better" of one that is."""
LEAST_DEALS = 50
"""Fewer differences say too little of their own spread."""
BATCH = 20
"""The test looks at the games after so many deals at a time."""


class Comparison(NamedTuple):
    """What is tested."""

    rules: Rules
    new: str
    old: str
    among: str
    """The bot of all other seats."""
    worth: float
    """What it is worth to survive without winning."""
    gain: float
    """By so much utility a game the new bot must be better to be called better."""


def tables(test: Comparison) -> tuple[Mix, Mix]:
    """The table with the new bot, and the one with the old in its place."""
    others = (test.among,) * (test.rules.players - 1)
    return (test.new, *others), (test.old, *others)


def evidence(differences: Sequence[float], gain: float) -> float:
    """The logarithm of how much likelier the differences are if the mean is `gain` than if it is 0."""
    spread = pvariance(differences)
    if spread == 0:
        return 0.0
    return len(differences) * gain * (2 * fmean(differences) - gain) / (2 * spread)


def verdict(differences: Sequence[float], gain: float) -> str:
    """`better`, `not better`, or nothing as long as it is not clear."""
    if len(differences) < LEAST_DEALS:
        return ""
    found, bound = evidence(differences, gain), log((1 - ERROR) / ERROR)
    return "better" if found >= bound else "not better" if found <= -bound else ""


Play = Callable[[Iterable[Job]], Iterable[Outcome]]
"""Plays some games, in any order."""


def games_for(test: Comparison, most: int) -> Iterator[Job]:
    """The games of a test, at most so many deals, two of each."""
    return (contest(test.rules, mix, deal) for deal in range(most) for mix in dict.fromkeys(tables(test)))


def compare(test: Comparison, most: int, play: Play) -> Iterator[Json]:
    """The state of the test after every few deals; the last one has the verdict.

    Deals are looked at in their order, in whatever order they end: the verdict does not depend on who was faster.
    """
    new_table, old_table = tables(test)
    played: dict[tuple[Mix, int], Outcome] = {}
    seen = Seen(test)
    for outcome in seen.faults.counting(play(games_for(test, most))):
        played[outcome.mix, outcome.deal] = outcome
        while (new_table, seen.deals) in played and (old_table, seen.deals) in played:
            deal = seen.deals
            seen.add(played[new_table, deal], played[old_table, deal])
            if seen.deals % BATCH == 0 or seen.deals == most:
                said = verdict(seen.differences, test.gain)
                yield seen.report(said or "undecided")
                if said:
                    return


class Seen:
    """The deals that a test has looked at."""

    def __init__(self, test: Comparison) -> None:
        self.test = test
        self.differences: list[float] = []
        self.survived = {"new": 0, "old": 0}
        self.faults = Faults()

    @property
    def deals(self) -> int:
        return len(self.differences)

    def add(self, new: Outcome, old: Outcome) -> None:
        """Count the next deal, played with the new bot and with the old."""
        seat = -new.deal % self.test.rules.players  # where the first name of the mix sits on this deal
        worth = self.test.worth
        self.differences.append(utility(new, seat, worth) - utility(old, seat, worth))
        self.survived["new"] += new.survived
        self.survived["old"] += old.survived

    def report(self, said: str) -> Json:
        """The state of the test."""
        test = self.test
        return {
            "game": test.rules.game,
            "players": test.rules.players,
            "new": test.new,
            "old": test.old,
            "among": test.among,
            "lambda": test.worth,
            "gain": test.gain,
            "deals": self.deals,
            "difference": rounded(mean(self.differences)),
            "survival": {who: rounded(share(count, self.deals)) for who, count in self.survived.items()},
            "evidence": round(evidence(self.differences, test.gain), 3),
            "verdict": said,
            "seed": test.rules.seed,
            **drawn(test.rules),
            **self.faults.report(),
            "version": __version__,
        }
