"""How an agent does in the scenarios of a game: `terrae scenarios run`, and the same from Python."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

from terrae import __version__
from terrae.bots.strangers import bots_chance
from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json, game_named
from terrae.lab.stats import Estimate, as_estimate, rounded
from terrae.lab.tournament import Faults, Outcome, pooled

from .figures import WORTH, Figures, as_told, check_seats, compared, figures, normalised, outcomes_of
from .manifest import Scenario, anchors_of, manifest_of
from .play import Play, Policy, name_of, player_of

FORMAT = "terrae-scenario-results/2"


def results(
    game: str | Game[Any, Any],
    policy: Policy,
    *,
    only: Sequence[str] = (),
    games: int | None = None,
    seed: str | None = None,
    chance: str | None = None,
    workers: int = 1,
    name: str | None = None,
    play: Play | None = None,
) -> Json:
    """The results of an agent: its figures in each scenario beside the anchors, and what they come to.

    The reference plays the same deals in the agent's seats, so that what it and the others have more or less is known
    deal by deal.

    Parameters
    ----------
    game
        The game, or its name.
    policy
        A bot's name, as `tips` or `file.py:function`; a function from a position to one of its legal actions; or a
        `BatchPolicy`, which answers many positions at once.
    only
        Names of scenarios and groups; all of them if there are none.
    games
        Of each scenario; as many as the manifest says if none are told.
    seed
        Other deals than the published ones follow from it.
    chance
        What the deals and the bots' chance follow from where the agent is none of the project's bots. It is drawn if it
        is not told, and the results tell it.
    workers
        How many processes play the games of a bot with a name.
    name
        What the agent is called in the results.
    play
        What plays the games instead.

    """
    chosen = game_named(game) if isinstance(game, str) else game
    manifest = manifest_of(chosen)
    scenarios = [one.dealt(seed) for one in manifest.chosen(list(only))]
    played = manifest.games if games is None else games
    agent = name or name_of(policy)
    if not isinstance(policy, str) and agent in (manifest.reference, *manifest.pool, *manifest.held_out):
        raise Refused(f"{agent} is the name of a bot of {chosen.name}: give the policy another one")
    check_seats(chosen, scenarios, [policy] if isinstance(policy, str) else [])
    chance = bots_chance(chosen, [agent], chance)
    faults = Faults()
    run = play or player_of(policy, agent, workers)
    found = outcomes_of(chosen, scenarios, agent, played, lambda jobs: faults.counting(run(jobs)), chance)
    reference = found
    if agent != manifest.reference:
        run = play or player_of(manifest.reference, manifest.reference, workers)
        reference = outcomes_of(chosen, scenarios, manifest.reference, played, run, chance)
    anchors = anchors_of(chosen)
    told = [
        report(one, found[one.name], compared(one, found[one.name], reference[one.name]), anchors.get(one.name))
        for one in scenarios
    ]
    return {
        "format": FORMAT,
        "game": chosen.name,
        "agent": agent,
        "version": __version__,
        "manifest": {"version": manifest.version, "digest": manifest.digest},
        "reference": manifest.reference,
        "lambda": WORTH,
        **({} if seed is None else {"seed": seed}),
        **({} if chance is None else {"chance": chance}),
        **faults.report(),
        "games_digest": digest_of(found[one.name] for one in scenarios),
        "scenarios": told,
        "score": score(told),
    }


def digest_of(played: Iterable[Sequence[Outcome]]) -> str:
    """Of every move of every game: who plays the same again gets the same."""
    digests = [outcome.digest for outcomes in played for outcome in outcomes]
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()


def report(scenario: Scenario, outcomes: Sequence[Outcome], versus: Figures, anchors: Json | None) -> Json:
    """One scenario of a results file."""
    found = figures(scenario, outcomes)
    own = found["utility"]
    assert own is not None
    value = None
    if anchors is not None:
        value = normalised(own, as_estimate(anchors["random"]["utility"]), as_estimate(anchors["best"]["utility"]))
    return {
        "name": scenario.name,
        "group": scenario.group,
        "players": scenario.players,
        "own": scenario.own,
        "others": list(scenario.others),
        "seed": scenario.seed,
        "games": len(outcomes),
        "normalised": None if value is None else rounded(value),
        **as_told(versus),
        **as_told(found),
        "anchors": anchors,
    }


def score(told: Sequence[Json]) -> Json:
    """What the scenarios come to, each counting as much as another.

    - `own`: the agent's utility beside others, 0 for `random` and 1 for the best that was found at each table;
    - `held_out`: the same beside partners that nobody may train with;
    - `gain`: its utility beside others, less the reference's in its seats;
    - `others`: what these others have more or less than beside the reference;
    - `together`: `own` at tables of its own kind;
    - `least`: the lesser of `gain` and `others`, by which agents are ranked.
    """
    beside = [one for one in told if one["externality"] is not None]
    held_out = [one for one in beside if one["group"] == "held-out"]
    alone = [one for one in told if one["group"] == "together"]
    gain, others = mean_of(beside, "gain"), mean_of(beside, "externality")
    least = None if gain is None or others is None else min(gain, others, key=lambda each: each.value)
    return as_told(
        {
            "own": mean_of(beside, "normalised"),
            "held_out": mean_of(held_out, "normalised"),
            "gain": gain,
            "others": others,
            "together": mean_of(alone, "normalised"),
            "least": least,
        }
    )


def mean_of(told: Sequence[Json], figure: str) -> Estimate | None:
    """The mean of a figure over scenarios, whose deals are independent of each other; None if nothing tells of it."""
    found = [as_estimate(one[figure]) for one in told if one[figure] is not None]
    return pooled(found) if found else None
