"""What a run has shown: the benchmark's figures with talk and in silence, what talk changed, faults, costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from terrae import __version__
from terrae.engine.game import Json
from terrae.lab.stats import paired, rounded, share
from terrae.lab.tournament import Outcome
from terrae.scenarios.figures import WORTH, compared, others_utility, own_utility
from terrae.scenarios.manifest import Scenario, anchors_of
from terrae.scenarios.run import digest_of, report, score

from .game import Conditions
from .run import MODEL, REFERENCE, KeptGame, RunFolder, RunPlan
from .tokens import Price, Tokens, total_of

FORMAT = "terrae-commons/1"
SAID = {True: "talk", False: "silence"}


def results(
    plan: RunPlan, conditions: Conditions, name: str, seed: str | None, folder: RunFolder, price: Price | None
) -> Json:
    """Everything that the games of a folder tell of a model."""
    games = [game for game in folder.games.values() if game.of == MODEL]
    spent = total_of(game.tokens for game in games) + folder.lost
    return {
        "format": FORMAT,
        "version": __version__,
        "game": conditions.game.name,
        "model": name,
        "reference": plan.manifest.reference,
        "manifest": {"version": plan.manifest.version, "digest": plan.manifest.digest},
        "lambda": WORTH,
        **({} if seed is None else {"seed": seed}),
        **({} if conditions.chance is None else {"chance": conditions.chance}),
        "games_digest": digest_of([game.outcome] for game in sorted(games, key=lambda game: game.key)),
        **{SAID[talks]: of_manner(plan, conditions, folder, talks) for talks in plan.manners},
        "talk_less_silence": talk_less_silence(plan, folder) if len(plan.manners) > 1 else [],
        "faults": added(game.faults for game in games),
        "answered": added(game.answered for game in games),
        "promises": {
            "said": sum(game.said for game in games),
            "own": promises(game.own for game in games),
            "others": promises(game.others for game in games),
        },
        "costs": costs(spent, folder.lost, price),
    }


def outcomes_of(folder: RunFolder, of: str, scenario: Scenario, talks: bool, deals: Iterable[int]) -> list[Outcome]:
    return [folder.games[of, scenario.name, deal, talks].outcome for deal in deals]


def deals_of(folder: RunFolder, scenario: Scenario, manners: Sequence[bool]) -> list[int]:
    """The deals that the model and the reference have both played there, in every one of these manners."""
    wanted = [(of, talks) for of in (MODEL, REFERENCE) for talks in manners]
    deals = {game.deal for game in folder.games.values() if game.scenario == scenario.name}
    return sorted(d for d in deals if all((of, scenario.name, d, talks) in folder.games for of, talks in wanted))


def of_manner(plan: RunPlan, conditions: Conditions, folder: RunFolder, talks: bool) -> Json:
    """The figures of the benchmark, with talk or in silence. The anchors are those of silence."""
    anchors = anchors_of(conditions.game)
    told = []
    for scenario in plan.scenarios:
        deals = deals_of(folder, scenario, [talks])
        if not deals:
            continue
        own, reference = (outcomes_of(folder, of, scenario, talks, deals) for of in (MODEL, REFERENCE))
        told.append(report(scenario, own, compared(scenario, own, reference), anchors.get(scenario.name)))
    return {"scenarios": told, "score": score(told)}


def talk_less_silence(plan: RunPlan, folder: RunFolder) -> list[Json]:
    """What the model's tables have more or less with talk than in silence, deal by deal."""
    told = []
    for scenario in plan.scenarios:
        deals = deals_of(folder, scenario, [True, False])
        if deals:
            talking, silent = (outcomes_of(folder, MODEL, scenario, talks, deals) for talks in (True, False))
            told.append({"name": scenario.name, "games": len(deals), **differences(scenario, talking, silent)})
    return told


def differences(scenario: Scenario, talking: Sequence[Outcome], silent: Sequence[Outcome]) -> Json:
    """What one table has more or less, deal by deal."""

    def of(value: Callable[[Outcome], float]) -> list[Any]:
        return rounded(paired([value(one) for one in talking], [value(one) for one in silent]))

    return {
        "survival": of(lambda one: float(one.survived)),
        "utility": of(lambda one: own_utility(scenario, one)),
        "others_utility": of(lambda one: others_utility(scenario, one)) if scenario.others else None,
    }


def added(counts: Iterable[dict[str, int]]) -> Json:
    return dict(sorted(sum((Counter(one) for one in counts), Counter()).items()))


def promises(accounts: Iterable[Json]) -> Json:
    """Promises added up, and the share of the tested ones that were kept."""
    sums = added(accounts)
    tested = sums.get("kept", 0) + sums.get("broken", 0)
    return {**sums, "kept_share": rounded(share(sums.get("kept", 0), tested)) if tested else None}


def costs(spent: Tokens, lost: Tokens, price: Price | None) -> Json:
    """What the run has cost until now, games that were left in their middle included."""
    told: Json = {**spent.to_json(), "lost": lost.to_json()}
    return told if price is None else {**told, "price": list(price), "cost": round(price.of(spent), 4)}


def estimate(games: Sequence[KeptGame], answer_tokens: int) -> Json:
    """What a model will have to read and may write, by what its stand-in was asked at the same tables.

    Who is asked to speak and says something is asked again, three times at most; the stand-in says nothing.
    """
    spent = total_of(game.tokens for game in games)
    decided = sum(count for game in games for by, count in game.answered.items() if by != "forced")
    to_speak = spent.requests - decided
    most = decided + 3 * to_speak
    read_at_most = round(spent.read * most / max(1, spent.requests))
    return {
        "games": len(games),
        "requests": [spent.requests, most],
        "read": [spent.read, read_at_most],
        "written": [spent.written, most * answer_tokens],
    }
