"""What all tests share: `--full`, `--quick`, the registered games, and a quiet, repeatable Hypothesis."""

import gc
import os
from typing import Any

import pytest
from hypothesis import settings

from terrae.engine.game import Game, games

os.environ.setdefault("TERRAE_NICENESS", "0")  # tests wait for the service's processes, which would else come last

pytest.register_assert_rewrite("tests.laws", "tests.games")

gc.set_threshold(
    100_000, 50, 50
)  # many small states and no cycles: with the usual thresholds the laws take thrice as long

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="also the long tests, marked 'full'")
    parser.addoption("--quick", action="store_true", help="the laws only with the fewest players and with the most")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if config.getoption("--quick"):
        left_out += [item for item in items if is_middle_seating(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]


def is_middle_seating(item: pytest.Item) -> bool:
    """Is a law tested here with neither the fewest nor the most players?"""
    params: dict[str, Any] = (
        item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    )
    if "seating" not in params:
        return False
    seats = games()[params["name"]].seats
    return params["seating"].players not in {min(seats), max(seats)}


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    """Every registered game."""
    return games()[request.param]
