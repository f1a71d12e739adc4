"""`terrae commons`: a language model at fixed tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from terrae.engine.errors import Refused

from . import arguments
from .errors import INTERRUPTED, complain

MANNERS = {"both": (False, True), "on": (True,), "off": (False,)}


def commons(
    game: arguments.GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Keeps the run; the same command goes on there.")],
    command: Annotated[str, typer.Option(metavar="COMMAND", help="The model is a program with JSON lines.")] = "",
    url: Annotated[str, typer.Option(metavar="URL", help="The model is at an HTTP endpoint of the chat form.")] = "",
    model: Annotated[str, typer.Option(metavar="NAME", help="Which model the endpoint is asked for.")] = "",
    key_from: Annotated[
        str, typer.Option("--key-from", metavar="VARIABLE", help="The environment variable with the endpoint's key.")
    ] = "",
    extra: Annotated[str, typer.Option(metavar="JSON", help="Further fields of each request to the endpoint.")] = "{}",
    answer_tokens: Annotated[
        int, typer.Option("--answer-tokens", min=1, max=100_000, metavar="N", help="The longest answer.")
    ] = 500,
    history: Annotated[
        int, typer.Option(min=0, max=100, metavar="N", help="Earlier questions that are sent again.")
    ] = 2,
    mcp: Annotated[
        str, typer.Option(metavar="COMMAND", help="The model is a program that plays by MCP at {url}.")
    ] = "",
    bot: Annotated[str, typer.Option(metavar="BOT", help="A bot by text stands in for the model.")] = "",
    name: Annotated[str, typer.Option(metavar="TEXT", help="What the model is called.")] = "",
    only: Annotated[
        list[str] | None, typer.Option("--only", metavar="NAME", help="This table or group; may be repeated.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="Deals of each table.")] = 5,
    talk: Annotated[str, typer.Option(metavar="both|on|off", help="With talk, in silence, or both.")] = "both",
    seed: arguments.Seed = None,
    chance: arguments.Chance = None,
    language: arguments.Language = "en",
    retries: Annotated[int, typer.Option(min=0, max=100, metavar="N", help="Faulty answers to forgive.")] = 2,
    seconds: Annotated[float, typer.Option(min=0.001, max=86_400, metavar="S", help="Time for each question.")] = 120,
    fallback: Annotated[str, typer.Option(metavar="BOT", help="Answers when time or retries are used up.")] = "random",
    at_once: Annotated[int, typer.Option("--at-once", min=1, max=64, metavar="N", help="Games at the same time.")] = 4,
    budget: Annotated[
        int | None, typer.Option(min=1, metavar="TOKENS", help="Stop when the model has read and written so many.")
    ] = None,
    price: Annotated[
        str, typer.Option(metavar="READ,WRITTEN", help="What a million tokens cost, to show the costs.")
    ] = "",
    costs: Annotated[bool, typer.Option("--costs", help="Show what the run would cost, and leave.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask before it begins.")] = False,
    json: arguments.Report = None,
) -> None:
    """Seat a language model at fixed tables, with talk and in silence, on the same deals as the reference."""
    import sys

    from terrae.bots.strangers import bots_chance
    from terrae.commons.channel import Purse, Stopped
    from terrae.commons.game import Conditions
    from terrae.commons.models import ModelOptions, model_of
    from terrae.commons.results import estimate, results
    from terrae.commons.run import MODEL, REFERENCE, RunFolder, RunPlan, head_of, play_all, resumed_chance
    from terrae.commons.stand_in import StandIn
    from terrae.commons.tables import tables_of
    from terrae.commons.tokens import read_price
    from terrae.scenarios.figures import check_seats
    from terrae.sentences import sentences_for
    from terrae.table.contract import talk_of
    from terrae.terminal.commons import commons_costs, commons_report
    from terrae.terminal.output import listing, with_progress, writable
    from terrae.text.play import Manner
    from terrae.text.session import Terms

    chosen = arguments.named(game)
    manifest = tables_of(chosen)
    if talk not in MANNERS:
        raise Refused(f"--talk is both, on or off, not {talk!r}")
    manners = MANNERS[talk] if talk_of(chosen) is not None else (False,)
    prices = read_price(price) if price else None
    plan = RunPlan(manifest, tuple(one.dealt(seed) for one in manifest.chosen(only or [])), games, manners)
    typed = ModelOptions(command, url, model, key_from, extra, answer_tokens, history, mcp, bot, name)
    seated = model_of(chosen, typed)
    strangers = [bot] if bot else [f"{seated.name}.py:model"]
    conditions = Conditions(
        chosen,
        Manner(sentences_for(chosen, language)),
        Terms(retries, seconds, skips_forced=True),
        fallback,
        language,
        bots_chance(chosen, strangers, chance if chance is not None else resumed_chance(folder)),
    )
    check_seats(chosen, plan.scenarios, [fallback])
    write = writable(json) if json else None
    kept = RunFolder(folder, head_of(plan, conditions, seated.name, seed))
    tables = plan.tables()
    reference = StandIn(chosen, manifest.reference, history)
    purse = Purse()
    list(with_progress(play_all(tables, REFERENCE, reference, conditions, kept, purse, 1), "reference", len(tables)))
    left = [table for table in tables if (MODEL, *table.key) not in kept.games]
    told = estimate([kept.games[REFERENCE, *table.key] for table in left], answer_tokens)
    listing(stderr=True).print(commons_costs(told, prices))
    if costs:
        return
    if left and not yes and sys.stdin is not None and sys.stdin.isatty():
        typer.confirm("Begin?", abort=True, err=True)
    purse = Purse(budget)
    try:
        list(with_progress(play_all(tables, MODEL, seated, conditions, kept, purse, at_once), seated.name, len(left)))
    except (KeyboardInterrupt, Stopped) as stop:
        why = "the budget is spent; " if isinstance(stop, Stopped) else ""
        done = sum(of == MODEL for of, *_ in kept.games)
        raise typer.Exit(
            complain(f"{why}{done} of {len(tables)} games are kept in {folder}; the same command goes on", INTERRUPTED)
        ) from None
    found = results(plan, conditions, seated.name, seed, kept, prices)
    if write:
        write(found)
    if json != "-":
        listing().print(commons_report(found))
