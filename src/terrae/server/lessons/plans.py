"""Plans: rows of stages as data. Ready ones are `plans.toml` in the folder of each game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json, game_named, games
from terrae.sentences import folder_of

from ..protocol.shared import GameName, whole

FILE = "plans.toml"
LONGEST = 180
"""Minutes of a stage."""
MOST_STAGES = 30
Identifier = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,31}"))]


class StageSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One stage of a plan: its kind, its minutes, and what is the kind's own."""

    kind: Identifier
    minutes: Annotated[int, Meta(ge=1, le=LONGEST)]
    settings: Json = {}


class Cut(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be taken from a stage when the class is late."""

    stage: Annotated[int, Meta(ge=0, lt=MOST_STAGES)]
    minutes: Annotated[int, Meta(ge=1, le=LONGEST)]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is planned."""

    name: Identifier
    game: GameName
    stages: Annotated[tuple[StageSpec, ...], Meta(min_length=1, max_length=MOST_STAGES)]
    size: Annotated[int, Meta(ge=2, le=12)] = 4
    """Pupils at a table, if they can be divided so."""
    stand_in_s: Annotated[int, Meta(ge=5, le=3600)] = 45
    """A bot stands in for somebody who has been gone for so long."""
    alone: bool = False
    """Does each pupil go through it alone, with bots, until a date?"""
    keep_talk_short: bool = False
    """Did the teacher want less than a third for talking?"""
    cuts: Annotated[tuple[Cut, ...], Meta(max_length=MOST_STAGES)] = ()
    """What is cut when the class is late, in this order. Never what keeps its time."""

    @property
    def minutes(self) -> int:
        return sum(stage.minutes for stage in self.stages)


@cache
def ready_plans() -> Mapping[str, Plan]:
    """The plans that come with the games, by name; `Refused` if one of them cannot be played."""
    found: dict[str, Plan] = {}
    for name in games():
        game = game_named(name)
        file = folder_of(game).parent / FILE
        if not file.is_file():
            continue
        for data in tomllib.loads(file.read_text("utf-8")).get("plan", []):
            plan = plan_from({"game": name, **data})
            if plan.name in found:
                raise Refused(f"two plans are called {plan.name!r}")
            found[plan.name] = plan
    return found


def plan_from(data: Any) -> Plan:
    """A plan from data, checked as every plan is."""
    try:
        plan = msgspec.convert(data, Plan)
    except msgspec.ValidationError as error:
        raise Refused(f"this is no plan: {error}") from None
    check_plan(plan)
    return plan


def check_plan(plan: Plan) -> None:
    """`Refused` if a stage is of no known kind, stands before what it needs, or talking has less than a third."""
    from .stages.registry import stage_named  # the stages know plans

    game_named(plan.game)
    before: set[str] = set()
    talk = 0
    for spec in plan.stages:
        stage = stage_named(spec.kind)
        stage.settings_of(spec)
        if stage.after and not before.intersection(stage.after):
            raise Refused(f"{spec.kind} needs {' or '.join(stage.after)} before it")
        if stage.not_after and before.intersection(stage.not_after):
            raise Refused(f"{spec.kind} must stand before {' and '.join(stage.not_after)}")
        if plan.alone and not stage.alone:
            raise Refused(f"{spec.kind} needs a class: it cannot be homework")
        before.add(spec.kind)
        talk += spec.minutes if stage.keeps_its_time else 0
    check_cuts(plan)
    if plan.alone and plan.size not in game_named(plan.game).seats:
        raise Refused(f"{plan.game} is not played by {plan.size}")
    if not plan.alone and "round" in before and 3 * talk < plan.minutes and not plan.keep_talk_short:
        raise Refused(f"the talk at the end has {talk} of {plan.minutes} minutes: a third is its own")


def check_cuts(plan: Plan) -> None:
    """`Refused` if a cut is of no stage, takes all of a round, or takes what keeps its time."""
    from .stages.registry import stage_named

    if len({cut.stage for cut in plan.cuts}) < len(plan.cuts):
        raise Refused("a stage can be cut once")
    for cut in plan.cuts:
        if cut.stage >= len(plan.stages):
            raise Refused(f"there is no stage {cut.stage} that could be cut")
        spec = plan.stages[cut.stage]
        kind = stage_named(spec.kind)
        if kind.keeps_its_time:
            raise Refused(f"{spec.kind} keeps its time: it is never cut")
        if cut.minutes > spec.minutes - (1 if kind.tone == "play" or kind.secret else 0):
            raise Refused(f"{spec.kind} has no {cut.minutes} minutes that could be cut")


def known_options(game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of these options that the game has: a plan may name one that only a later version knows."""
    names = {option.name for option in game.options}
    return {name: value for name, value in options.items() if name in names}
