"""A table of Terra Futura as a teacher sees it among many: the round, and what pollution lies in the territories."""

from __future__ import annotations

from typing import Any

from terrae.engine.dashboard import Dashboard
from terrae.engine.game import Json

from .rules.state import State


def tile(view: Json, ready: State) -> Json:
    """F27, F31: the round of all, cubes of pollution and blocked cards in all territories, and what is asked."""
    cards = [card for territory in view["territories"] for card in territory["cards"]]
    return {
        "round": view["round"],
        "rounds": view["rounds"],
        "cubes": sum(territory["cubes"] for territory in view["territories"]),
        "inactive": sum(1 for card in cards if not card["active"]),
        "asked": view.get("waiting", ""),
    }


def chance(s: State, move: str) -> Any:
    """Nobody is asked to help."""
    return None


DASHBOARD = Dashboard(tile, chance)
