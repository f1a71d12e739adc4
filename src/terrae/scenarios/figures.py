"""The figures of an agent at one kind of table, each with its interval: its own, those of the others, and all compared
with the reference in its seats on the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any

from terrae.bots.guests import check_bots
from terrae.engine.game import Game, Json
from terrae.lab.games import Job, Rules, rules_of
from terrae.lab.stats import Estimate, bounded, mean, paired, rounded, share
from terrae.lab.tournament import Outcome, contest, gini, utility

from .manifest import Scenario
from .play import Play

WORTH = 0.3
"""What it is worth to survive without winning, if winning is worth 1 and a collapse 0."""
FIGURES = ("utility", "others_utility", "survival", "wins", "score", "gini")

Figures = dict[str, Estimate | None]


def rules_for(game: Game[Any, Any], scenario: Scenario, chance: str | None = None) -> Rules:
    """What is played in a scenario."""
    return rules_of(game, scenario.players, scenario.seed, {}, None, chance)


def jobs_for(
    game: Game[Any, Any], scenarios: Sequence[Scenario], agent: str, games: int, chance: str | None = None
) -> list[Job]:
    """Every game of an agent in these scenarios."""
    rules = {scenario.name: rules_for(game, scenario, chance) for scenario in scenarios}
    return [contest(rules[scenario.name], scenario.mix(agent), deal) for deal in range(games) for scenario in scenarios]


def check_seats(game: Game[Any, Any], scenarios: Sequence[Scenario], agents: Sequence[str]) -> None:
    """`Refused` if somebody who sits there cannot be found."""
    check_bots(game, [*agents, *(other for scenario in scenarios for other in scenario.others)])


def outcomes_of(
    game: Game[Any, Any],
    scenarios: Sequence[Scenario],
    agent: str,
    games: int,
    play: Play,
    chance: str | None = None,
) -> dict[str, list[Outcome]]:
    """What came of the games of an agent, deal by deal, by the scenario's name."""
    by_table: dict[tuple[int, tuple[str, ...]], Scenario] = {(s.players, s.mix(agent)): s for s in scenarios}
    if len(by_table) == len(scenarios):
        played: dict[str, list[Outcome]] = {scenario.name: [] for scenario in scenarios}
        for outcome in play(jobs_for(game, scenarios, agent, games, chance)):
            played[by_table[len(outcome.names), outcome.mix].name].append(outcome)
    else:  # an agent that is one of the others makes two scenarios look the same: one after the other, then
        played = {s.name: list(play(jobs_for(game, [s], agent, games, chance))) for s in scenarios}
    return {name: sorted(outcomes, key=lambda outcome: outcome.deal) for name, outcomes in played.items()}


def measure(
    game: Game[Any, Any],
    scenarios: Sequence[Scenario],
    agent: str,
    games: int,
    play: Play,
    chance: str | None = None,
) -> dict[str, Figures]:
    """The figures of an agent in each scenario, by the scenario's name."""
    check_seats(game, scenarios, [agent])
    played = outcomes_of(game, scenarios, agent, games, play, chance)
    return {scenario.name: figures(scenario, played[scenario.name]) for scenario in scenarios}


def own_utility(scenario: Scenario, outcome: Outcome) -> float:
    """The mean utility of the agent's seats: each game counts once, its seats are not independent."""
    return fmean(utility(outcome, seat, WORTH) for seat in scenario.own_seats(outcome.deal))


def others_utility(scenario: Scenario, outcome: Outcome) -> float:
    """The mean utility of the other seats."""
    own = scenario.own_seats(outcome.deal)
    return fmean(utility(outcome, seat, WORTH) for seat in range(scenario.players) if seat not in own)


def figures(scenario: Scenario, outcomes: Sequence[Outcome]) -> Figures:
    """What came of the games of one scenario."""
    scores: list[float] = []
    unequal: list[float] = []
    wins = 0.0
    for outcome in outcomes:
        own = scenario.own_seats(outcome.deal)
        wins += sum(outcome.wins[seat] for seat in own)
        if outcome.scores is not None:
            scores.append(fmean(outcome.scores[seat] for seat in own))
            if (apart := gini(outcome.scores)) is not None:
                unequal.append(apart)
    others = [others_utility(scenario, outcome) for outcome in outcomes] if scenario.others else []
    return {
        "utility": bounded([own_utility(scenario, outcome) for outcome in outcomes]),
        "others_utility": bounded(others) if others else None,
        "survival": share(sum(outcome.survived for outcome in outcomes), len(outcomes)),
        "wins": share(wins, len(outcomes)),
        "score": mean(scores) if scores else None,
        "gini": mean(unequal) if unequal else None,
    }


def compared(scenario: Scenario, outcomes: Sequence[Outcome], reference: Sequence[Outcome]) -> Figures:
    """What the agent has more or less than the reference in its seats, and what the others have, deal by deal."""
    pairs = list(zip(outcomes, reference, strict=True))
    assert all(one.deal == other.deal for one, other in pairs)
    own, others = (
        paired([value(scenario, one) for one, _ in pairs], [value(scenario, other) for _, other in pairs])
        if value is own_utility or scenario.others
        else None
        for value in (own_utility, others_utility)
    )
    return {"gain": own, "externality": others}


def normalised(own: Estimate, random: Estimate, best: Estimate) -> Estimate | None:
    """0 for what `random` reaches, 1 for the best that was found. None if those two cannot be told apart.

    The interval follows from the three intervals to first order, as if the three were independent.
    """
    apart = best.value - random.value
    if best.low <= random.high:
        return None
    value = (own.value - random.value) / apart
    spreads = [(estimate.high - estimate.low) / 2 for estimate in (own, random, best)]
    reach = sqrt(spreads[0] ** 2 + ((1 - value) * spreads[1]) ** 2 + (value * spreads[2]) ** 2) / apart
    return Estimate(value, value - reach, value + reach)


def as_told(found: Figures) -> Json:
    """The figures as a file holds them."""
    return {name: None if estimate is None else rounded(estimate) for name, estimate in found.items()}
