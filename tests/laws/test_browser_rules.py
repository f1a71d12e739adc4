"""The rules that the page runs to check every card: with nothing but the standard library, as a browser has them."""

from __future__ import annotations

import json
import subprocess
import sys

from terrae.bots.registry import bot_named
from terrae.engine.game import games
from terrae.engine.match import Match
from terrae.engine.player import play_bots

CHECK = """
import json, sys
from importlib.abc import MetaPathFinder

class OnlyStandard(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "terrae" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"a browser has no {top}", name=top)

sys.meta_path.insert(0, OnlyStandard())
from terrae.engine import fair
from terrae.engine.codes.code_text import record_of, texts_of
from terrae.engine.record import replay
for record in json.load(sys.stdin):
    replay(record)
    assert record_of(texts_of(record))["moves"] == record["moves"]
"""


def test_records_of_all_games_are_checked_with_the_standard_library_alone() -> None:
    records = []
    for name, game in games().items():
        match = Match(game, [{"name": f"P{seat}", "kind": "bot:random"} for seat in range(3)], seed=name)
        play_bots(match, [bot_named(game, "random")] * 3)
        records.append(match.record())
    found = subprocess.run(
        [sys.executable, "-c", CHECK], input=json.dumps(records), capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
