"""Taking a decision back: allowed until it has shown somebody something, or somebody else has decided.

No game marks such moments by hand. A decision has shown something to a viewer if what the viewer sees afterwards does
not follow from what it saw before and from the notation it heard. That is tried out: in other worlds that look the same
to the viewer, could the same have been done, and would the viewer see the same now?
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Generator, seeded
from .contract import SPECTATOR
from .game import DeckDocument, Game

if TYPE_CHECKING:
    from .match import Match

WORLDS = 16
"""Worlds tried for each viewer. What is shown is a card, and about every second world or more would show another."""


def moves_to_take_back(match: Match[Any, Any], seat: int) -> int:
    """How many moves undo the seat's last decision; 0 if it may not be taken back.

    An answer that was the only legal one is no decision: it is undone with the decision before it. Nothing is taken
    back that has shown something, or after which another seat has decided.
    """
    if match.over:
        return 0
    after = match.state
    for count, (mover, notation) in enumerate(reversed(match.moves), 1):
        if mover != seat:
            return 0
        before, _ = match.after(len(match.moves) - count)
        action = match.game.parse(before, match.d, notation)
        if action is None or reveals(match.game, match.deck, before, action, after):
            return 0
        if len(match.game.legal(before, match.d)) > 1:
            return count
        after = before
    return 0


def moves_since_choice(match: Match[Any, Any], seat: int, most: int) -> int:
    """How many of the last moves undo the seat's last decision, whatever others have done since; 0 if not `most`.

    An answer that was the only legal one is no decision.
    """
    if match.over:
        return 0
    for count, (mover, _) in enumerate(reversed(match.moves[-most:]), 1):
        if mover == seat and len(match.game.legal(match.after(len(match.moves) - count)[0], match.d)) > 1:
            return count
    return 0


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
