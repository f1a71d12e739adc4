"""Taking a decision back: allowed until it has shown somebody something, or somebody else has decided.

No game marks such moments by hand. A decision has shown something to a viewer if what the viewer sees afterwards does
not follow from what it saw before and from the notation it heard. That is tried out: in other worlds that look the same
to the viewer, could the same have been done, and would the viewer see the same now?
"""

from __future__ import annotations

from typing import Any

from .chance import Generator, seeded
from .contract import SPECTATOR
from .game import DeckDocument, Game

WORLDS = 16
"""Worlds tried for each viewer. What is shown is a card, and about every second world or more would show another."""


def reveals(game: Game[Any, Any], deck: DeckDocument[Any], before: Any, action: int, after: Any) -> bool:
    """Has this decision of `before.actor` shown anybody something that was hidden?"""
    r = seeded(f"{before.values()}")
    viewers = (before.actor, SPECTATOR, *(seat for seat in range(before.players) if seat != before.actor))
    return any(shows(game, deck, before, action, after, viewer, r) for viewer in viewers)


def shows(
    game: Game[Any, Any], deck: DeckDocument[Any], before: Any, action: int, after: Any, viewer: int, r: Generator
) -> bool:
    """Has it shown something to this viewer?"""
    d = deck.table
    seen, sees = game.redact(before, d, viewer), game.redact(after, d, viewer)
    notation = game.notation_for(before, d, action, viewer)
    world, scratch = game.state(), [0] * game.scratch
    for _ in range(WORLDS):
        game.run.imagine(seen, d, viewer, world, r, scratch)
        same = next((a for a in game.legal(world, d) if game.notation_for(world, d, a, viewer) == notation), None)
        if same is None:
            return True
        game.run.play(world, d, same, r, scratch)
        if game.redact(world, d, viewer) != sees:
            return True
    return False
