"""What the benchmark of a game is: its scenarios, as `scenarios.toml` in the game's folder tells them."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json
from terrae.lab.tournament_mixes import Mix
from terrae.sentences import folder_of

FORMAT = "terrae-scenarios/1"
FILE = "scenarios.toml"
ANCHORS = "anchors.json"

Group = Literal["pool", "held-out", "together"]
"""Who the others are: bots that one may train with, bots that one may not, or nobody but the agent itself."""
GROUPS: tuple[Group, ...] = get_args(Group)


@dataclass(frozen=True)
class Scenario:
    """One kind of table. Deal k has the seed `seed/k`; from deal to deal everybody moves on by one seat."""

    name: str
    group: Group
    players: int
    own: int
    """How many seats the agent has."""
    others: tuple[str, ...]
    seed: str

    def mix(self, agent: str) -> Mix:
        """The bot of each seat on the first deal: the agent has the first ones."""
        return (*[agent] * self.own, *self.others)

    def own_seats(self, deal: int) -> list[int]:
        """The seats of the agent on one deal."""
        return [seat for seat in range(self.players) if (seat + deal) % self.players < self.own]

    def dealt(self, seed: str | None) -> Scenario:
        """The same table with other deals, which follow from a seed; with the published ones if there is none."""
        return self if seed is None else replace(self, seed=f"{seed}/{self.seed}")

    @property
    def table(self) -> tuple[int, int, tuple[str, ...]]:
        """What tells it from others, whatever its name and its deals: who sits there."""
        return self.players, self.own, tuple(sorted(self.others))


@dataclass(frozen=True)
class Manifest:
    """The benchmark of one game."""

    game: str
    version: int
    reference: str
    """The bot that an agent is compared with: it plays the same deals in the same seats."""
    pool: tuple[str, ...]
    """The bots that an agent may be trained with."""
    held_out: tuple[str, ...]
    """The bots that no agent may be trained with."""
    games: int
    """How many games of each scenario are played, unless told."""
    scenarios: tuple[Scenario, ...]
    strongest: tuple[str, ...] = ()
    """The bots of which the best at a table is the best that was found there, in a game that cannot train one."""

    @property
    def digest(self) -> str:
        """It changes with everything that a result depends on, names aside."""
        fixed = [[asdict(scenario)[key] for key in ("players", "own", "others", "seed")] for scenario in self.scenarios]
        return hashlib.sha256(json.dumps([self.game, self.reference, fixed]).encode()).hexdigest()[:16]

    def chosen(self, names: list[str]) -> list[Scenario]:
        """The scenarios of these names, or of these groups; all if there are none. `Refused` if one is not known."""
        if not names:
            return list(self.scenarios)
        known = {name for scenario in self.scenarios for name in (scenario.name, scenario.group)}
        for name in names:
            if name not in known:
                raise Refused(f"{self.game} has no scenario {name!r}; `terrae scenarios list` tells which it has")
        return [scenario for scenario in self.scenarios if scenario.name in names or scenario.group in names]


def home_of(game: Game[Any, Any]) -> Path:
    """The folder of a game."""
    return folder_of(game).parent


def has_scenarios(game: Game[Any, Any]) -> bool:
    """Has the game a benchmark?"""
    return (home_of(game) / FILE).is_file()


@cache
def manifest_of(game: Game[Any, Any]) -> Manifest:
    """The benchmark of a game; `Refused` if it has none."""
    if not has_scenarios(game):
        raise Refused(f"{game.name} has no scenarios")
    data = tomllib.loads((home_of(game) / FILE).read_text("utf-8"))
    assert data["format"] == FORMAT
    return Manifest(
        game=game.name,
        version=data["version"],
        reference=data["reference"],
        pool=tuple(data["pool"]),
        held_out=tuple(data["held_out"]),
        games=data["games"],
        scenarios=read_scenarios(data["scenario"]),
        strongest=tuple(data.get("strongest", ())),
    )


def read_scenarios(entries: Iterable[Json]) -> tuple[Scenario, ...]:
    """Scenarios as a file tells them."""
    return tuple(Scenario(**{**entry, "others": tuple(entry["others"])}) for entry in entries)


def anchors_of(game: Game[Any, Any]) -> Json:
    """The published figures of `random`, the reference and the best that was found, by scenario.

    Empty if they belong to another manifest.
    """
    file = home_of(game) / ANCHORS
    if not file.is_file():
        return {}
    data = json.loads(file.read_text("utf-8"))
    anchors: Json = data["anchors"] if data["digest"] == manifest_of(game).digest else {}
    return anchors
