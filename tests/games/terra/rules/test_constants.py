"""A constant of the rules means the same everywhere: other ones are planted, and rule, view and bots still agree."""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from terrae.games import terra

LOST = "LOST_IN_REGION, LOST_OF_COLOUR, LOST_IN_ALL = 3, 4, 7"


@pytest.fixture(params=[(3, 4, 7), (2, 4, 7), (1, 4, 7), (3, 3, 7), (3, 6, 7), (3, 4, 5), (3, 5, 9)], ids=str)
def planted(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[tuple[int, int, int], SimpleNamespace]]:
    """Terra's modules, loaded a second time with other limits of T12."""
    name = f"terra_{'_'.join(map(str, request.param))}"
    shutil.copytree(Path(terra.__file__).parent, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    init, rules = tmp_path / name / "__init__.py", tmp_path / name / "rules" / "house_rules.py"
    init.write_text(init.read_text("utf-8").replace("terrae.games.terra", name), "utf-8")
    text = rules.read_text("utf-8")
    assert LOST in text
    rules.write_text(text.replace(LOST, f"LOST_IN_REGION, LOST_OF_COLOUR, LOST_IN_ALL = {request.param}"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    invalidate_caches()
    places = ("rules.house_rules", "view.view", "bots.odds", "rules.state", "rules.record")
    modules = {place.rpartition(".")[2]: import_module(f"{name}.{place}") for place in places}
    yield request.param, SimpleNamespace(game=import_module(name).Terra(), **modules)
    for module in [module for module in sys.modules if module.partition(".")[0] == name]:
        del sys.modules[module]


def sets_of_crises(crises: int) -> Iterator[int]:
    """Random sets of every size, always the same."""
    r = Random("crises")
    for size in range(crises + 1):
        for _ in range(60):
            yield sum(1 << crisis for crisis in r.sample(range(crises), size))


def worst(counts: dict[str, list[int]]) -> int:
    return max(n for n, _ in counts.values())


@pytest.mark.rule("T12")
def test_rule_view_and_bots_agree_on_when_the_planet_is_lost(
    planted: tuple[tuple[int, int, int], SimpleNamespace],
) -> None:
    (in_region, of_colour, in_all), p = planted
    crises = p.state.CRISES
    v = p.state.State()
    seen = set()
    for full in sets_of_crises(crises):
        by_hand = (
            any(sum(full >> colour * 6 + region & 1 for colour in range(3)) >= in_region for region in range(6))
            or any(sum(full >> colour * 6 + region & 1 for region in range(6)) >= of_colour for colour in range(3))
            or full.bit_count() >= in_all
        )
        v.full = full
        danger = p.view.danger(v)
        shown = (
            worst(danger["regions"]) >= in_region
            or worst(danger["colours"]) >= of_colour
            or danger["total"][0] >= in_all
        )
        assert [danger["total"][1], *{limit for _, limit in danger["colours"].values()}] == [in_all, of_colour]
        assert {limit for _, limit in danger["regions"].values()} == {in_region}
        assert p.house_rules.is_lost(full, 0) == p.game.run.is_lost(full, 0) == shown == by_hand, bin(full)
        seen.add(by_hand)
        if not by_hand:
            for crisis in range(crises):
                if full >> crisis & 1 == 0:
                    fears = p.odds.danger_of(v, crisis, 0, p.odds.GUESSES) > 0
                    assert fears == p.house_rules.is_lost(full | 1 << crisis, 0), (bin(full), crisis)
    assert seen == {True, False}


@pytest.mark.rule("T12")
def test_the_reason_of_a_loss_follows_the_limits(planted: tuple[tuple[int, int, int], SimpleNamespace]) -> None:
    (in_region, of_colour, _), p = planted
    s = p.state.State()
    s.full = sum(1 << colour * 6 for colour in range(in_region))
    assert p.record.loss_reason(s) == "region"
    s.full &= s.full - 1
    assert p.record.loss_reason(s) != "region"
    s.full = sum(1 << region for region in range(of_colour))
    assert p.record.loss_reason(s) == ("region" if in_region == 1 else "colour")
