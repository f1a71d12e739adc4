"""What `terrae commons` prints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from .reports import columns, counted, drawn
from .scenarios import SAID, SIGNED
from .tournaments import shown

Report = dict[str, Any]
MANNERS = {"silence": "in silence", "talk": "with talk"}
MILLION = 1_000_000


def thousands(number: int) -> str:
    return f"{number:,}"


def commons_costs(estimate: Report, price: Sequence[float] | None) -> Group:
    """What the games that are left will cost, before the first of them."""
    if not estimate["games"]:
        return Group("All games of this run are played.")
    listing = columns("", "about", "at most", right=("about", "at most"))
    listing.add_row("requests", *map(thousands, estimate["requests"]))
    listing.add_row("tokens to read", *map(thousands, estimate["read"]))
    listing.add_row("tokens to write", *map(thousands, estimate["written"]))
    if price is not None:
        costs = [
            (read * price[0] + written * price[1]) / MILLION
            for read, written in zip(estimate["read"], estimate["written"], strict=True)
        ]
        listing.add_row("cost", *(f"{cost:,.2f}" for cost in costs))
    title = (
        f"{counted(estimate['games'], 'game')} to play. The stand-in was asked so often at the same tables; a token is "
        "taken for four letters."
    )
    note = (
        "At most: a model that speaks whenever it may and writes answers of the greatest length; retries come on top."
    )
    return Group(title, "", listing, "", note)


def commons_report(results: Report) -> Group:
    """A model's figures with talk and in silence, what talk changed, its faults, its word, and what it cost."""
    title = (
        f"{results['model']} in {results['game']}, beside {results['reference']} in the same seats on the same deals; "
        f"95% intervals in brackets{drawn(results.get('chance'))}"
    )
    parts: list[RenderableType] = [title]
    for manner, said in MANNERS.items():
        if manner in results:
            parts += ["", f"{said}:", *manner_report(results[manner])]
    if results["talk_less_silence"]:
        parts += ["", "with talk more than in silence:", difference_listing(results["talk_less_silence"])]
    parts += ["", *count_lines(results)]
    return Group(*parts)


def manner_report(told: Report) -> list[RenderableType]:
    listing = columns("table", "group", "games", "survived", "utility", "gain", "others", "wins")
    for one in told["scenarios"]:
        listing.add_row(
            one["name"],
            one["group"],
            str(one["games"]),
            shown(one["survival"], ".0%"),
            shown(one["utility"], ".3f"),
            shown(one["gain"], "+.3f"),
            shown(one["externality"], "+.3f"),
            shown(one["wins"], ".0%"),
        )
    figures = [
        f"{said}: {shown(told['score'][figure], '+.3f' if figure in SIGNED else '.2f')}"
        for figure, said in SAID.items()
        if told["score"][figure] is not None
    ]
    return [listing, *figures]


def difference_listing(told: Sequence[Report]) -> RenderableType:
    listing = columns("table", "games", "survived", "utility", "others")
    for one in told:
        listing.add_row(
            one["name"],
            str(one["games"]),
            shown(one["survival"], "+.0%"),
            shown(one["utility"], "+.3f"),
            shown(one["others_utility"], "+.3f"),
        )
    return listing


def count_lines(results: Report) -> list[str]:
    """Faults, promises and costs, a line each."""
    answered, promises, costs = results["answered"], results["promises"], results["costs"]
    asked = sum(count for by, count in answered.items() if by != "forced")
    faults = ", ".join(f"{kind} {count}" for kind, count in results["faults"].items()) or "none"
    lines = [f"decisions: {answered.get('you', 0)} of {asked} by the model; faults: {faults}"]
    for whose in ("own", "others"):
        kept, broken = promises[whose].get("kept", 0), promises[whose].get("broken", 0)
        lines.append(f"promises, {whose}: {promises[whose].get('made', 0)} made, {kept} kept, {broken} broken")
    money = f"; cost {costs['cost']:,.2f}" if "cost" in costs else ""
    lines.append(
        f"{thousands(costs['requests'])} requests ({thousands(costs['counted'])} counted by the endpoint), "
        f"{thousands(costs['read'])} tokens read, {thousands(costs['written'])} written{money}"
    )
    return lines
