"""Games between bots: `terrae simulate`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from terrae.bots.registry import bot_named
from terrae.bots.seats import around
from terrae.bots.strangers import bots_chance, of_game
from terrae.engine.game import DeckDocument, Game, Json, OptionValue
from terrae.engine.match import Match
from terrae.engine.record import Record

from .games import Job, match_of, play_job, rules_of
from .stats import Estimate, mean


@dataclass(frozen=True)
class SimulationPlan:
    """Which bots play what, how often. Game k has the seed `seed/k`, so any game can be played again alone."""

    game: Game[Any, Any]
    players: int
    bots: Sequence[str]
    games: int
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deck: DeckDocument[Any] | None = None
    chance: str | None = None
    """What the chance of the bots follows from; drawn if a stranger's bot plays, else it follows from the seed."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "chance", bots_chance(self.game, self.bots, self.chance))

    def names(self, number: int) -> list[str]:
        """The bot of each seat in one game; more names than seats take turns from game to game."""
        if len(self.bots) <= self.players:
            return around(self.bots, self.players)
        return around([self.bots[(number + seat) % len(self.bots)] for seat in range(self.players)], self.players)


def jobs_for(plan: SimulationPlan) -> Iterator[Job]:
    """Every game of a plan. Where the start is chosen, it goes round."""
    rules = rules_of(plan.game, plan.players, plan.seed, plan.options, plan.deck, plan.chance)
    for number in range(plan.games):
        start = number % plan.players if plan.game.start_is_chosen else 0
        chance = of_game(plan.chance, number)
        yield Job(rules, tuple(plan.names(number)), number, f"{plan.seed}/{number}", start, chance)


def matches(plan: SimulationPlan) -> Iterator[Match[Any, Any]]:
    """Every game of a plan, played to its end; `Refused` before the first if the plan cannot be played."""
    bots = {name: bot_named(plan.game, name) for name in around(plan.bots, max(plan.players, len(plan.bots)))}
    match_of(next(jobs_for(plan)))
    return (play_job(job, bots).match for job in jobs_for(plan))


@dataclass
class Standings:
    """What came of the games, bot by bot."""

    games: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    """How often each bot sat at a table."""
    losses: Counter[str] = field(default_factory=Counter)
    """Games that everybody lost, by reason."""
    wins: Counter[str] = field(default_factory=Counter)
    scores: dict[str, list[float]] = field(default_factory=dict)
    """For each bot and game that was not lost, the mean score of its seats: games are independent, seats are not."""

    def counting(self, records: Iterable[Record]) -> Iterator[Record]:
        """The same records, counted as they pass."""
        for record in records:
            self.add([player["kind"].removeprefix("bot:") for player in record["players"]], record["result"])
            yield record

    def add(self, names: Sequence[str], result: Json) -> None:
        """Count one finished game of these bots, by seat."""
        self.games += 1
        self.seats.update(names)
        if result["outcome"] != "success":
            self.losses[str(result.get("reason", result["outcome"]))] += 1
            return
        for seat in result["winners"]:
            self.wins[names[seat]] += 1
        for name in dict.fromkeys(names):
            own = [result["scores"][seat] for seat, other in enumerate(names) if other == name]
            self.scores.setdefault(name, []).append(sum(own) / len(own))

    def score(self, name: str) -> Estimate | None:
        """The bot's mean score over the games that were not lost; None if there are none."""
        scores = self.scores.get(name)
        return mean(scores) if scores else None
