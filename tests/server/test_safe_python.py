"""Whoever serves strangers is told in one sentence if their Python has published holes."""

from __future__ import annotations

import pytest

from terrae.server.safe_python import SAFE, serves_strangers, warning
from terrae.server.settings import Settings

HERE, OPEN = Settings(), Settings(host="0.0.0.0")


@pytest.mark.parametrize(("series", "patch"), SAFE.items())
def test_below_the_named_release_strangers_are_not_served_without_a_word(series: tuple[int, ...], patch: int) -> None:
    told = f"Python {series[0]}.{series[1]}.{patch - 1} has published security holes: "
    told += f"serve strangers with {series[0]}.{series[1]}.{patch} or newer."
    assert warning(OPEN, (*series, patch - 1)) == told
    assert warning(OPEN, (*series, patch)) == ""
    assert warning(HERE, (*series, patch - 1)) == ""


def test_a_later_series_is_safe() -> None:
    assert warning(OPEN, (3, 15, 0)) == ""


@pytest.mark.parametrize(
    ("settings", "strangers"),
    [
        (Settings(host="127.0.0.1"), False),
        (Settings(host="::1"), False),
        (Settings(host="localhost"), False),
        (Settings(host="::"), True),
        (Settings(host="192.168.0.7"), True),
        (Settings(host="games.example.org"), True),
        (Settings(host="127.0.0.1", secure=True), True),
    ],
)
def test_strangers_come_by_the_network_or_through_a_proxy(settings: Settings, strangers: bool) -> None:
    assert serves_strangers(settings) == strangers
