"""A match of Terra Futura dealt anew from what one seat has seen: the decks, and the others' Scoring cards."""

from __future__ import annotations

from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.dealt_anew import DealtAnew
from terrae.engine.match import Match

from .rules.names import LEVEL_NAMES
from .rules.record import card_ids, scoring_ids
from .rules.state import EMPTY, LEVELS
from .view.sight import imagine


def deal(match: Match[Any, Any], seat: int, view: Any, r: Generator) -> DealtAnew:
    """Cards that have come from a deck came in the same order; what still lies there is imagined."""
    world = match.game.state()
    imagine(view, match.d, seat, world, r, [0] * match.game.scratch)
    cards, scoring = card_ids(match.deck), scoring_ids(match.deck)
    decks = {name: list(match.setup["decks"][name]) for name in LEVEL_NAMES}
    shuffles = [{"deck": shuffle["deck"], "order": list(shuffle["order"])} for shuffle in match.shuffles]
    for level in range(LEVELS):
        name = LEVEL_NAMES[level]
        again = [shuffle["order"] for shuffle in shuffles if shuffle["deck"] == name]
        order = again[-1] if again else decks[name]
        left = world.left[level]
        gone = len(order) - left
        if view.unseen == level + 1 and view.hand == EMPTY and world.hand != EMPTY:
            order[gone - 1] = cards[world.hand]  # somebody else has just taken it unseen
        order[gone:] = [cards[world.pile[level][place]] for place in range(left - 1, -1, -1)]
    setup = {
        "starting": match.setup["starting"],
        "scoring": [[scoring[which - 1] for which in world.scoring[other]] for other in range(world.players)],
        "decks": decks,
    }
    return DealtAnew(setup, match.moves, shuffles)
