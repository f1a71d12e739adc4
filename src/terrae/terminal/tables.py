"""What commands print: tables that also read well in a pipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from terrae.bots.registry import bots_of
from terrae.engine.game import Game
from terrae.lab.simulate import Plan, Tally
from terrae.lab.stats import Estimate


def plain_table(*heads: str, right: Iterable[str] = ()) -> Table:
    """Columns with two spaces between them and no lines."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        table.add_column(head, justify="right" if head in right else "left", overflow="fold")
    return table


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def game_list(games: Iterable[Game[Any, Any]]) -> Table:
    table = plain_table("game", "players", "options (default)")
    for game in games:
        options = ", ".join(f"{option.name} ({str(option.default).lower()})" for option in game.options)
        table.add_row(game.name, f"{game.seats[0]} to {game.seats[-1]}", options or "none")
    return table


def bot_list(games: Iterable[Game[Any, Any]]) -> Table:
    table = plain_table("game", "bot", "found at")
    for game in games:
        for name, place in bots_of(game).items():
            table.add_row(game.name, name, place)
    return table


def simulation(plan: Plan, tally: Tally) -> Group:
    """Who won how often, with what score, and how many games everybody lost."""
    title = f"{plan.game.name}, {plan.players} players, {counted(tally.games, 'game')}, seed {plan.seed}"
    heads = ("bot", "seats played", "wins", "mean score (95% interval)")
    table = plain_table(*heads, right=heads[1:3])
    for name in dict.fromkeys(plan.bots):
        score = tally.score(name)
        table.add_row(name, str(tally.seats[name]), str(tally.wins[name]), "-" if score is None else f"{score:.2f}")
    parts: list[RenderableType] = [title, table]
    if tally.losses:
        reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.losses.items()))
        parts.append(
            f"lost by everybody: {tally.losses.total()} of {tally.games} games ({reasons}); scores are of the others"
        )
    return Group(*parts)


def bench_report(report: dict[str, Any]) -> Group:
    """Decisions a second of every game and peer, start times, and what they are to each other."""
    rates = plain_table("decisions a second", "", right=("",))
    for name, part in report.items():
        if not isinstance(part, dict) or "plain_steps_per_s" not in part:
            continue
        for key, value in part.items():
            rates.add_row(f"{name} {key}", f"{value:,}" if isinstance(value, int | float) else str(value))
    for name, rate in report["peers"].items():
        rates.add_row(name, f"{rate:,}")
    ratios = plain_table("ratio", "", right=("",))
    for name, ratio in report["ratios"].items():
        ratios.add_row(name, f"{ratio:,}")
    machine = ", ".join(f"{key} {value}" for key, value in report["machine"].items())
    return Group(rates, "", ratios, "", machine)


def balance_report(report: dict[str, Any]) -> Group:
    """What was taken and what won, item by item, seats, and what is out of balance."""

    def told(estimate: list[float] | None, spec: str) -> str:
        return "-" if estimate is None else format(Estimate(*estimate), spec)

    title = f"{report['game']}, {report['games']} games, {report['bot']} in every seat, seed {report['seed']}"
    parts: list[RenderableType] = [title, f"mean score {told(report['mean_score'], '.1f')}"]
    for group in ("cards", "scoring", "starting", "territories"):
        heads = (group, "taken when offered", "held", "mean score", "wins beyond a fair share")
        table = plain_table(*heads, right=heads[2:3])
        for item, record in report.get(group, {}).items():
            table.add_row(
                item,
                told(record.get("taken_rate"), ".1%"),
                str(record["held"]),
                told(record.get("mean_score"), ".1f"),
                told(record.get("win_advantage"), "+.1%"),
            )
        parts += ["", table]
    seats = plain_table("players", "wins by seat, from the starter on")
    for players, wins in report["seats"].items():
        seats.add_row(players, ", ".join(told(estimate, ".1%") for estimate in wins))
    parts += ["", seats, ""]
    for message, sentences in (("out of balance", report["out_of_balance"]), ("uncertain", report["uncertain"])):
        parts += [f"{message}: {sentence}" for sentence in sentences] or [f"{message}: nothing"]
    return Group(*parts)
