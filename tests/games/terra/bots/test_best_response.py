"""Tables of policies in the compiled material: who knows them finds an answer that is better than the reference's."""

from __future__ import annotations

from statistics import fmean

import pytest

from terrae.engine.game import game_named
from terrae.games.terra.bots import best_response
from terrae.games.terra.bots.best_response import AT_FIRST, TerraTables
from terrae.lab.stats import mean
from terrae.scenarios.manifest import anchors_of

GAME = game_named("terra")


@pytest.fixture(scope="module")
def tables() -> TerraTables:
    return TerraTables(GAME)


def test_a_table_gives_what_the_anchors_say(tables: TerraTables) -> None:
    """The same policies on other deals: each figure lies near the one that was published."""
    anchors = anchors_of(GAME)["helpers-4"]
    beside = [AT_FIRST["tips"]] * 3
    for kind, own in (("random", tables.at_random()), ("reference", AT_FIRST["tips"])):
        bundles = tables.play(own, 1, beside, 3_000, f"test/{kind}", 0.3)
        found = mean([bundle.own for bundle in bundles])
        assert found.low - 0.02 < anchors[kind]["utility"][0] < found.high + 0.02
        assert fmean(bundle.survival for bundle in bundles) == pytest.approx(anchors[kind]["survival"][0], abs=0.04)


def test_a_kind_of_its_own_has_no_others(tables: TerraTables) -> None:
    bundle = tables.play(AT_FIRST["altruist"], 3, [], 60, "x", 0.3)[0]
    assert bundle.others == 0
    assert bundle.own == pytest.approx(bundle.survival * (0.3 * 3 + 0.7) / 3, abs=1e-3)


def test_who_knows_the_table_is_not_worse_than_the_bots_that_were_tried(
    tables: TerraTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, few in (("GENERATIONS", 1), ("CANDIDATES", 6), ("GAMES_A_CANDIDATE", 60), ("GAMES_TO_CHOOSE", 600)):
        monkeypatch.setattr(best_response, name, few)
    beside = [AT_FIRST["tips"]] * 2
    found, how = tables.best_response(1, beside, "test", 0.3)
    assert (found, how) == tables.best_response(1, beside, "test", 0.3), "chance follows from the seed"
    assert how in AT_FIRST or how.startswith("preferences trained")
    own = fmean(bundle.own for bundle in tables.play(found, 1, beside, 3_000, "again", 0.3))
    assert own > fmean(bundle.own for bundle in tables.play(AT_FIRST["tips"], 1, beside, 3_000, "again", 0.3))
