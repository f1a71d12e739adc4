"""How an agent does in the scenarios of a game: `terrae scenarios run`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean
from typing import Any

from terrae import __version__
from terrae.bots.guests import check_bots
from terrae.bots.opponents import RANDOM
from terrae.bots.strangers import bots_chance
from terrae.engine.game import Game, Json
from terrae.lab.games import Job, Rules, rules_of
from terrae.lab.stats import Estimate, mean, rounded, share
from terrae.lab.tournament import Faults, Outcome, contest, gini, pooled, utility

from .manifest import GROUPS, Manifest, Scenario, anchors_of, manifest_of

FORMAT = "terrae-scenario-results/1"
WORTH = 0.3
"""What it is worth to survive without winning, if winning is worth 1 and a collapse 0."""
FIGURES = ("utility", "others_utility", "survival", "wins", "score", "gini")

Play = Callable[[Iterable[Job]], Iterator[Outcome]]
"""Plays games, in any order."""


def rules_for(game: Game[Any, Any], scenario: Scenario, chance: str | None = None) -> Rules:
    """What is played in a scenario."""
    return rules_of(game, scenario.players, scenario.seed, {}, None, chance)


def jobs_for(
    game: Game[Any, Any], scenarios: Sequence[Scenario], agent: str, games: int, chance: str | None = None
) -> list[Job]:
    """Every game of these scenarios; `Refused` if somebody who sits there cannot be found."""
    check_bots(game, [agent, *(other for scenario in scenarios for other in scenario.others)])
    rules = {scenario.name: rules_for(game, scenario, chance) for scenario in scenarios}
    return [contest(rules[scenario.name], scenario.mix(agent), deal) for deal in range(games) for scenario in scenarios]


def measure(
    game: Game[Any, Any],
    scenarios: Sequence[Scenario],
    agent: str,
    games: int,
    play: Play,
    chance: str | None = None,
) -> dict[str, dict[str, Estimate | None]]:
    """The figures of an agent in each scenario, by the scenario's name."""
    by_table: dict[tuple[int, tuple[str, ...]], Scenario] = {(s.players, s.mix(agent)): s for s in scenarios}
    if len(by_table) == len(scenarios):
        played: dict[str, list[Outcome]] = {scenario.name: [] for scenario in scenarios}
        for outcome in play(jobs_for(game, scenarios, agent, games, chance)):
            played[by_table[len(outcome.names), outcome.mix].name].append(outcome)
    else:  # an agent that is one of the others makes two scenarios look the same: one after the other, then
        played = {s.name: list(play(jobs_for(game, [s], agent, games, chance))) for s in scenarios}
    return {scenario.name: figures(scenario, played[scenario.name]) for scenario in scenarios}


def figures(scenario: Scenario, outcomes: Sequence[Outcome]) -> dict[str, Estimate | None]:
    """What came of the games of one scenario; each game counts once, with the mean of the agent's seats."""
    values: dict[str, list[float]] = {name: [] for name in FIGURES}
    for outcome in sorted(outcomes, key=lambda outcome: outcome.deal):
        own = scenario.own_seats(outcome.deal)
        others = [seat for seat in range(scenario.players) if seat not in own]
        values["utility"].append(fmean(utility(outcome, seat, WORTH) for seat in own))
        values["wins"].append(sum(outcome.wins[seat] for seat in own))
        if others:
            values["others_utility"].append(fmean(utility(outcome, seat, WORTH) for seat in others))
        if outcome.scores is not None:
            values["score"].append(fmean(outcome.scores[seat] for seat in own))
            unequal = gini(outcome.scores)
            if unequal is not None:
                values["gini"].append(unequal)
    found: dict[str, Estimate | None] = {name: mean(own) if own else None for name, own in values.items()}
    found["survival"] = share(sum(outcome.survived for outcome in outcomes), len(outcomes))
    return found


def as_told(found: dict[str, Estimate | None]) -> Json:
    """The figures as a file holds them."""
    return {name: None if estimate is None else rounded(estimate) for name, estimate in found.items()}


def normalised(own: Estimate, random: Estimate, reference: Estimate) -> Estimate | None:
    """0 for what `random` reaches, 1 for what the reference does. None if those two cannot be told apart.

    The interval follows from the three intervals to first order, as if the three were independent.
    """
    apart = reference.value - random.value
    if reference.low <= random.high:
        return None
    value = (own.value - random.value) / apart
    spreads = [(estimate.high - estimate.low) / 2 for estimate in (own, random, reference)]
    reach = sqrt(spreads[0] ** 2 + ((1 - value) * spreads[1]) ** 2 + (value * spreads[2]) ** 2) / apart
    return Estimate(value, value - reach, value + reach)


def results(
    game: Game[Any, Any],
    agent: str,
    play: Play,
    *,
    scenarios: Sequence[Scenario] | None = None,
    games: int | None = None,
    chance: str | None = None,
) -> Json:
    """The results file of an agent: its figures in each scenario, beside the anchors, and its score by group.

    The deals of a stranger's agent follow from `chance` too, and are drawn if it is not given.
    """
    manifest = manifest_of(game)
    chosen = list(manifest.scenarios) if scenarios is None else list(scenarios)
    played = manifest.games if games is None else games
    chance = bots_chance(game, [agent], chance)
    faults = Faults()
    measured = measure(game, chosen, agent, played, lambda jobs: faults.counting(play(jobs)), chance)
    anchors = anchors_of(game)
    told = [report(scenario, played, measured[scenario.name], anchors.get(scenario.name)) for scenario in chosen]
    return {
        "format": FORMAT,
        "game": game.name,
        "agent": agent,
        "version": __version__,
        "manifest": {"version": manifest.version, "digest": manifest.digest},
        "reference": manifest.reference,
        "lambda": WORTH,
        **({} if chance is None else {"chance": chance}),
        **faults.report(),
        "scenarios": told,
        "groups": groups(told),
    }


def report(scenario: Scenario, games: int, found: dict[str, Estimate | None], anchors: Json | None) -> Json:
    """One scenario of a results file."""
    own = found["utility"]
    assert own is not None
    score = None
    if anchors is not None:
        score = normalised(own, Estimate(*anchors["random"]["utility"]), Estimate(*anchors["reference"]["utility"]))
    return {
        "name": scenario.name,
        "group": scenario.group,
        "players": scenario.players,
        "own": scenario.own,
        "others": list(scenario.others),
        "seed": scenario.seed,
        "games": games,
        "normalised": None if score is None else rounded(score),
        **as_told(found),
        "anchors": anchors,
    }


def groups(told: Sequence[Json]) -> Json:
    """The normalised score of each group, a scenario counting as much as another; None if nothing can be told."""
    found: Json = {}
    for group in GROUPS:
        scores = [one["normalised"] for one in told if one["group"] == group and one["normalised"] is not None]
        found[group] = rounded(pooled(scores)) if scores else None
    return found


def anchored(game: Game[Any, Any], games: int, play: Play) -> Json:
    """The file of anchors: what `random` and the reference reach in each scenario, with the number of games."""
    manifest: Manifest = manifest_of(game)
    found: Json = {scenario.name: {"games": games} for scenario in manifest.scenarios}
    for kind, bot in (("random", RANDOM), ("reference", manifest.reference)):
        for name, of in measure(game, manifest.scenarios, bot, games, play).items():
            found[name][kind] = as_told(of)
    return {"version": __version__, "digest": manifest.digest, "reference": manifest.reference, "anchors": found}
