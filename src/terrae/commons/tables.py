"""At which tables models sit: some of the benchmark's, and some whose bots speak."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

from terrae.engine.game import Game
from terrae.scenarios.manifest import Manifest, home_of, manifest_of, read_scenarios

FILE = "commons.toml"
FORMAT = "terrae-commons-tables/1"


@cache
def tables_of(game: Game[Any, Any]) -> Manifest:
    """The tables of a game: those that its `commons.toml` names and adds, else all of the benchmark's."""
    benchmark = manifest_of(game)
    file = home_of(game) / FILE
    if not file.is_file():
        return benchmark
    data = tomllib.loads(file.read_text("utf-8"))
    assert data["format"] == FORMAT
    known = {scenario.name: scenario for scenario in benchmark.scenarios}
    scenarios = (*(known[name] for name in data["benchmark"]), *read_scenarios(data["scenario"]))
    return replace(benchmark, version=data["version"], scenarios=scenarios)
