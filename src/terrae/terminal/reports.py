"""What commands print: listings in columns that also read well in a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from terrae.engine.game import Game, Json, Option
from terrae.lab.simulate import SimulationPlan, Standings
from terrae.lab.stats import as_estimate

SEATS_OF_REPORTS = (("name", "seat"), ("reporter_name", "reporter"))


def columns(*heads: str, right: Iterable[str] = ()) -> Table:
    """An empty listing: columns with two spaces between them and no lines."""
    listing = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        listing.add_column(head, justify="right" if head in right else "left", overflow="fold")
    return listing


def counted(number: int, noun: str) -> str:
    """A number with its noun, which is plural unless there is one."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed_option(option: Option) -> str:
    """An option with its numbers, if it has some, and its default."""
    numbers = f"={'|'.join(map(str, option.values))}" if option.values else ""
    return f"{option.name}{numbers} ({str(option.default).lower()})"


def game_list(games: Iterable[Game[Any, Any]]) -> Table:
    """Each game with its numbers of players and its options."""
    listing = columns("game", "players", "options (default)")
    for game in games:
        options = ", ".join(listed_option(option) for option in game.options)
        listing.add_row(game.name, f"{game.seats[0]} to {game.seats[-1]}", options or "none")
    return listing


def bot_list(entries: Iterable[Json]) -> Table:
    """Each bot with its parameters, where it is found, and what it is like."""
    listing = columns("game", "bot", "parameters (default)", "found at", "")
    for entry in entries:
        parameters = ", ".join(f"{given['name']} ({given['default']})" for given in entry["parameters"])
        listing.add_row(entry["game"], entry["name"], parameters, entry["found_at"], entry["sentence"])
    return listing


def seat_reports(entries: Iterable[Json]) -> Table:
    """Who was reported by whom, and their words: the line that is meant, or else the last ones before the report."""
    listing = columns("at", "table", "reported", "by", "words")
    for entry in entries:
        words = entry["text"] or " / ".join(entry["words"])
        seats = [f"{entry[name] or ''}\n(seat {entry[seat]})" for name, seat in SEATS_OF_REPORTS]
        listing.add_row(entry["at"], entry["table"], *seats, words)
    return listing


def drawn(chance: str | None) -> str:
    """What was drawn for a run with a stranger's bot, to be told behind the seed."""
    return "" if chance is None else f", chance {chance}"


def left_to_chance(reports: Iterable[Mapping[str, Any]]) -> list[str]:
    """A line that tells what strangers' bots left to chance in a contest; none if there is nothing to tell."""
    faults = [report["faults"] for report in reports if report.get("faults", {}).get("decisions")]
    if not faults:
        return []
    decisions, games = (sum(fault[what] for fault in faults) for what in ("decisions", "games"))
    told = f"strangers' bots left {counted(decisions, 'decision')} of {counted(games, 'game')} to chance"
    return ["", f"{told}; first, {faults[0]['first']}"]


def simulation(plan: SimulationPlan, tally: Standings) -> Group:
    """Who won how often, with what score, and how many games everybody lost."""
    played = f"{plan.game.name}, {plan.players} players, {counted(tally.games, 'game')}"
    title = f"{played}, seed {plan.seed}{drawn(plan.chance)}"
    heads = ("bot", "seats played", "wins", "mean score (95% interval)")
    by_bot = columns(*heads, right=heads[1:3])
    for name in dict.fromkeys(plan.bots):
        score = tally.score(name)
        by_bot.add_row(name, str(tally.seats[name]), str(tally.wins[name]), "-" if score is None else f"{score:.2f}")
    parts: list[RenderableType] = [title, by_bot]
    if tally.losses:
        reasons = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.losses.items()))
        parts.append(
            f"lost by everybody: {tally.losses.total()} of {tally.games} games ({reasons}); scores are of the others"
        )
    return Group(*parts)


def bench_report(report: dict[str, Any]) -> Group:
    """Decisions a second of every game and peer, start times, and what they are to each other."""
    rates = columns("decisions a second", "", right=("",))
    for name, part in report.items():
        if not isinstance(part, dict) or "players" not in part:
            continue
        for key, value in part.items():
            rates.add_row(f"{name} {key}", f"{value:,}" if isinstance(value, int | float) else str(value))
    for name, rate in report["peers"].items():
        rates.add_row(name, f"{rate:,}")
    ratios = columns("ratio", "", right=("",))
    for name, ratio in report["ratios"].items():
        ratios.add_row(name, f"{ratio:,}")
    machine = ", ".join(f"{key} {value}" for key, value in report["machine"].items())
    return Group(rates, "", ratios, "", machine)


def server_report(report: dict[str, Any]) -> Table:
    """Each figure of the service under load."""
    listing = columns("table service", "", right=("",))
    for name, value in report.items():
        listing.add_row(name.replace("_", " "), str(value))
    return listing


def balance_report(report: dict[str, Any], groups: Iterable[str]) -> Group:
    """What was taken and what won, group by group, seats, and what is out of balance."""

    def shown(estimate: list[Any] | None, spec: str) -> str:
        return "-" if estimate is None else format(as_estimate(estimate), spec)

    played = f"{report['game']}, {report['games']} games, {report['bot']} in every seat"
    title = f"{played}, seed {report['seed']}{drawn(report.get('chance'))}"
    parts: list[RenderableType] = [title, f"mean score {shown(report['mean_score'], '.1f')}"]
    for group in groups:
        heads = (group, "taken when offered", "held", "mean score", "wins beyond a fair share")
        items = columns(*heads, right=heads[2:3])
        for item, record in report.get(group, {}).items():
            items.add_row(
                item,
                shown(record.get("taken_rate"), ".1%"),
                str(record["held"]),
                shown(record.get("mean_score"), ".1f"),
                shown(record.get("win_advantage"), "+.1%"),
            )
        parts += ["", items]
    seats = columns("players", "wins by seat, from the starter on")
    for players, wins in report["seats"].items():
        seats.add_row(players, ", ".join(shown(estimate, ".1%") for estimate in wins))
    parts += ["", seats, ""]
    for message, sentences in (("out of balance", report["out_of_balance"]), ("uncertain", report["uncertain"])):
        parts += [f"{message}: {sentence}" for sentence in sentences] or [f"{message}: nothing"]
    return Group(*parts)
