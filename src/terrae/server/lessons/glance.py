"""What the dashboard shows of the game at a table, looked at again when it has gone on."""

from __future__ import annotations

from typing import Any, NamedTuple

from terrae.engine.contract import SPECTATOR
from terrae.engine.dashboard import Dashboard
from terrae.engine.game import Json, loaded

from ..tables.table import AnyMatch


class Glance(NamedTuple):
    """A table's game as it was last looked at."""

    moves: int
    shown: Json
    passed_able: int
    chances: int


NOTHING_SEEN = Glance(-1, {}, 0, 0)


def look_again(match: AnyMatch | None, before: Glance) -> Glance:
    """The same after what has happened since: only new moves are gone through, from the state kept before them."""
    if match is None or not match.game.offers.dashboard or len(match.moves) == before.moves:
        return before
    dashboard: Dashboard = loaded(match.game.offers.dashboard)
    # Fewer moves than before: something was taken back, and the rest is gone through again.
    since, passed, chances = (0, 0, 0) if len(match.moves) < before.moves else before_counts(before)
    for number, (state, _) in enumerate(match.states(since), since):
        if number == len(match.moves):
            break
        found = dashboard.chance(state, match.moves[number][1])
        if found is not None:
            chances += 1
            passed += not found.taken
    shown: Any = dashboard.tile(match.view(SPECTATOR), match.ready)
    return Glance(len(match.moves), shown, passed, chances)


def before_counts(before: Glance) -> tuple[int, int, int]:
    return max(0, before.moves), before.passed_able, before.chances
