"""Finished and unfinished records of every game, for the tests that read, change and replay them."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from hypothesis import strategies as st

from terrae.bots.uniform import choose
from terrae.engine.game import games
from terrae.engine.match import Match
from terrae.engine.player import play_bots

from ..laws.walks import match_of, seatings

Record = dict[str, Any]
Path = tuple[str | int, ...]


@cache
def finished_match(name: str) -> Match[Any, Any]:
    """One finished match of a game, always the same: play nothing in it."""
    game = games()[name]
    match = match_of(game, seatings(game)[0], "sample")
    play_bots(match, [choose] * match.state.players)
    return match


def finished_record(name: str) -> Record:
    return deepcopy(finished_match(name).record())


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, as a path to it."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from places(item, (*path, key))


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with another one at a place in it."""
    if not path:
        return new
    inside = value
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = new
    return value


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.sampled_from([2**31, -(2**63), 10**30, 0.5, 1e300, "", "pass", "G1", "done", "\x00", "\ud800"])
    | st.text(max_size=5)
)
JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)
"""Any JSON value, small ones mostly."""
