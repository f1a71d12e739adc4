"""What a seat's answers would bring it, worked out from its own view before it decides.

A preview of an answer says the seat's own points `before` and `after` it, and of which `kind` the second number is:

- `exact`: it will be so;
- `stands`: it is so if nobody else does anything about it; whatever they do, it is from `least` to `most`;
- `up-to`: the best that can be reached, found by a search that has looked at everything.

What a search did not finish in time is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import Refused
from .game import Game, Json

EXACT, STANDS, UP_TO = "exact", "stands", "up-to"
SEARCH_S = 0.05
"""How long the searches for one preview may take together."""


def preview(game: Game[Any, Any], v: Any, d: Any, line: Sequence[str], within_s: float = SEARCH_S) -> Json:
    """What the answers to the question after `line` would bring, for the seat whose view `v` is and that is asked now.

    `line` are answers that the seat looks at one after the other, without giving them. `Refused` if one of them is not
    legal, or if nobody can know yet what it leads to. `after` are the seat's points after the line.
    """
    s = v.clone()
    seat = v.actor
    for answer in line:
        action = None if game.run.is_over(s, d) or s.actor != seat else game.parse(s, d, answer)
        if action is None or action not in game.legal(s, d):
            raise game.why_not(s, d, answer)
        if not game.foresees(s, d, action):
            raise Refused("nobody can know yet what that leads to")
        carry_out(game, s, d, action)
    is_asked = not game.run.is_over(s, d) and s.actor == seat
    return {
        "before": int(game.run.score(v, d, seat)),
        "after": int(game.run.score(s, d, seat)),
        "answers": game.previews(s, d, within_s) if is_asked else [],
    }


def carry_out(game: Game[Any, Any], s: Any, d: Any, action: int) -> None:
    """Carry out an action that the seat foresees. The chance that follows does not matter to it: any order will do."""
    game.run.step(s, d, action)
    while waiting := game.run.awaits_shuffle(s, d):
        game.run.shuffled(s, d, list(range(waiting)))
