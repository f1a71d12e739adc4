"""What all tests share: `--full`, the registered games, and a quiet, repeatable Hypothesis."""

import gc
from typing import Any

import pytest
from hypothesis import settings

from terrae.engine.game import Game, games

pytest.register_assert_rewrite("tests.laws", "tests.games")

gc.set_threshold(
    100_000, 50, 50
)  # many small states and no cycles: with the usual thresholds the laws take thrice as long

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="also the long tests, marked 'full'")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    long = [item for item in items if item.get_closest_marker("full")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture(params=sorted(games()))
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    """Every registered game."""
    return games()[request.param]
