"""Ratings of bots by OpenSkill: how well they rank where the table survives, and, apart, how well it survives.

A collapse is nobody's victory, so it does not count as a draw between those who sat there. It counts in the other
rating, in which all seats of a table are one side and the world's dangers are the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from statistics import fmean
from typing import Any

from terrae.engine.game import Json

from .stats import SIGMAS, Estimate, rounded
from .tournament import Outcome, ranks

MISSING = "ratings need openskill; install it with: pip install 'terrae[lab]'"


def rate(mixes: Sequence[Json], outcomes: Iterable[Outcome]) -> Json | None:
    """Rate the bots of a tournament, and note their ratings in the report of each mix; None without OpenSkill."""
    try:
        rated = ratings(outcomes)
    except ImportError:
        return None
    for mix in mixes:
        mix["ratings"] = {
            kind: {name: of_kind[name] for name in mix["wins"] if name in of_kind} for kind, of_kind in rated.items()
        }
    return rated


def ratings(outcomes: Iterable[Outcome]) -> Json:
    """For each bot its ratings with 95% intervals: `{"rank": {bot: [...]}, "survival": {bot: [...]}}`.

    Games are taken deal by deal: the same games give the same ratings, in whatever order they were played. There is no
    survival rating if nothing was lost, and no rank rating if all tables were of one kind.
    """
    model = import_module("openskill.models").PlackettLuce()
    played = sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.mix))
    return {"rank": rank_ratings(model, played), "survival": survival_ratings(model, played)}


def rank_ratings(model: Any, outcomes: Sequence[Outcome]) -> Json:
    """By the places of the seats in games that were not lost."""
    rated: dict[str, Any] = {}
    for outcome in outcomes:
        if outcome.survived and len(set(outcome.names)) > 1:
            seats = [rated.setdefault(name, model.rating()) for name in outcome.names]
            after = model.rate([[seat] for seat in seats], ranks=ranks(outcome))
            settle(model, rated, outcome.names, [team[0] for team in after])
    return shown(rated)


def survival_ratings(model: Any, outcomes: Sequence[Outcome]) -> Json:
    """By whether the tables survived at which a bot sat: all seats as one side against the dangers of the game."""
    if all(outcome.survived for outcome in outcomes):
        return {}
    rated: dict[str, Any] = {}
    dangers = model.rating()
    for outcome in outcomes:
        table = [rated.setdefault(name, model.rating()) for name in outcome.names]
        places = [1, 2] if outcome.survived else [2, 1]
        table, others = model.rate([table, [dangers] * len(table)], ranks=places)
        dangers = others[0]
        settle(model, rated, outcome.names, table)
    return shown(rated)


def settle(model: Any, rated: dict[str, Any], names: Sequence[str], after: Sequence[Any]) -> None:
    """The new rating of each bot: the mean of those of its seats."""
    for name in dict.fromkeys(names):
        own = [seat for seat, other in zip(after, names, strict=True) if other == name]
        rated[name] = model.rating(mu=fmean(seat.mu for seat in own), sigma=fmean(seat.sigma for seat in own))


def shown(rated: dict[str, Any]) -> Json:
    """Each bot's rating with its interval, the best first."""
    best_first = sorted(rated.items(), key=lambda item: -item[1].mu)
    return {name: rounded(Estimate(r.mu, r.mu - SIGMAS * r.sigma, r.mu + SIGMAS * r.sigma)) for name, r in best_first}
