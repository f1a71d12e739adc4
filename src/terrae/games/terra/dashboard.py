"""A table of Terra as a teacher sees it among many: the pile, the nearest loss, and whether those helped who could."""

from __future__ import annotations

from terrae.engine.dashboard import Chance, Dashboard
from terrae.engine.game import Json

from .rules.moves import COLOUR_LETTERS
from .rules.state import IMPENDING, REGIONS, VALUES, State

PASS_TEXT = "pass"


def tile(view: Json, ready: State) -> Json:
    """T12, T21: the card of the pile, the fullest colour and all open crises out of their limits, and what is asked."""
    colours: dict[str, list[int]] = view["danger"]["colours"]
    fullest = max(COLOUR_LETTERS, key=lambda letter: colours[letter][0])
    impending = view["impending"]
    shown: Json = {
        "card": ready.left - view["pile"],
        "cards": ready.left,
        "colour": fullest,
        "of_colour": colours[fullest],
        "in_all": view["danger"]["total"],
        "asked": view.get("waiting", ""),
        "edge": bool(impending and impending["fatal"]),
    }
    if impending:
        shown["impending"] = {name: impending[name] for name in ("crisis", "threat", "sum")}
    return shown


def chance(s: State, move: str) -> Chance | None:
    """T9: the seat that is asked holds a card of the colour of the impending crisis; it helps, or passes."""
    if s.phase != IMPENDING:
        return None
    colour = s.crisis // REGIONS
    able = any(s.hands[s.actor][colour * VALUES + value] for value in range(VALUES))
    return Chance(move != PASS_TEXT) if able else None


DASHBOARD = Dashboard(tile, chance)
