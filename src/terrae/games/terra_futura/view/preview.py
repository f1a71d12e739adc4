"""What each answer of Terra Futura would bring: the worth of the territory after an effect, or at best after the turn.

Made from the view of the seat that decides. What a turn can bring is searched: one's own cards in any order, copying
other players not counted. A search that does not end in time tells nothing.
"""

from __future__ import annotations

import time
from functools import cache
from math import inf
from typing import TYPE_CHECKING, Any

from terrae.engine.compile_cache import is_built
from terrae.engine.previews import EXACT, UP_TO, carry_out
from terrae.engine.search.buffers import Buffers

from ..rules.actions import ACTIONS, PLACE_AT, STOP, TAKE_TOP
from ..rules.moves import notation
from ..rules.names import place_of
from ..rules.pollution import is_active
from ..rules.scoring import score
from ..rules.state import CLEAN, DROP, PATTERN, PLACE, REACH, REWARD, SIDE, TAKE, USE, Deck, State
from ..rules.territory import in_line
from .best_turn import BEST, DEEPEST_LINE, NODES, ROOT, WORST

if TYPE_CHECKING:
    from terrae.engine.game import Game

Json = dict[str, Any]

EFFECT, TURN = 0, 1
"""How far a search goes."""
MOST_STEPS = {True: 20_000, False: 600}
"""How many steps one search may have in the compiled material, and in the plain one: about 20 ms on a usual machine."""
TABLE = {True: 1 << 18, False: 1 << 14}
"""Places for positions that were looked at."""


def foresees(v: State, action: int) -> bool:
    """F9 to F11, F13: not what a deck holds, nor what comes after one's turn."""
    if v.phase == DROP:
        return action == STOP
    if v.phase == TAKE:
        return action < TAKE_TOP
    return not (v.phase == USE and action == STOP)


def previews(game: Game[Any, Any], v: State, d: Deck, within_s: float) -> list[Json]:
    """What each legal answer would bring the seat that decides.

    Who is in a hurry before the search is compiled has it in the plain material, which comes less far.
    """
    turns = best_turns(game, is_built(game) or within_s == inf)
    turns.lay_out(v, d, time.monotonic() + within_s)
    found = [of_answer(game, turns, v, d, action) for action in game.legal(v, d)]
    return [preview for preview in found if preview is not None]


def of_answer(game: Game[Any, Any], turns: BestTurns, v: State, d: Deck, action: int) -> Json | None:
    """One answer; None if nothing can be told of it."""
    answer: Json = {"answer": notation(v, d, action), "before": score(v, d, v.actor)}
    if v.phase == TAKE and action < TAKE_TOP:
        return of_card(game, turns, v, d, action, answer)
    if v.phase == PLACE:
        answer |= lines_of(v, d, action - PLACE_AT)
        best = turns.best(action, TURN)
        return answer if best is None else answer | {"after": best[0], "kind": UP_TO}
    if v.phase == PATTERN:
        best = turns.best(action, TURN)
        return None if best is None else answer | {"after": best[0], "kind": UP_TO}
    if v.phase in (DROP, TAKE):
        return None
    if v.phase in (REWARD, CLEAN):
        s = v.clone()
        carry_out(game, s, d, action)
        return answer | {"after": score(s, d, v.actor), "kind": EXACT}
    if v.phase == USE and action == STOP:
        return answer | {"after": answer["before"], "kind": EXACT}
    best = turns.best(action, EFFECT)
    if best is None:
        return None
    return answer | {"after": best[0], "least": best[1], "kind": EXACT if best[0] == best[1] else UP_TO}


def of_card(game: Game[Any, Any], turns: BestTurns, v: State, d: Deck, action: int, answer: Json) -> Json | None:
    """F10, F12: a card of the display, in the cell where it brings most."""
    taken = v.clone()
    carry_out(game, taken, d, action)
    turns.put_view(taken)
    best: tuple[int, int] | None = None
    for cell in game.legal(taken, d):
        found = turns.best(cell, TURN)
        if found is None:
            return None
        if best is None or found[0] > best[0]:
            best = found[0], cell - PLACE_AT
    assert best is not None, "a card can be placed somewhere"
    return answer | {"after": best[0], "kind": UP_TO, "at": [best[1] % SIDE - REACH, best[1] // SIDE - REACH]}


def lines_of(v: State, d: Deck, cell: int) -> Json:
    """F13, F20: the cards that a placement would set off, and those in line with it that cannot be: they are choked."""
    x, y = cell % SIDE - REACH, cell // SIDE - REACH
    lined = [plot for plot in range(v.cards[v.turn]) if in_line(v, v.turn, plot, x, y)]
    return {
        "activates": [place_of(v, v.turn, plot) for plot in lined if is_active(v, d, v.turn, plot)],
        "choked": [place_of(v, v.turn, plot) for plot in lined if not is_active(v, d, v.turn, plot)],
    }


@cache
def best_turns(game: Game[Any, Any], compiled: bool) -> BestTurns:
    """The searches of this process, in one of the materials."""
    return BestTurns(game, compiled)


class BestTurns:
    """Searches for the best end of a turn, in the compiled material if it is built. It remembers nothing of a match."""

    def __init__(self, game: Game[Any, Any], compiled: bool) -> None:
        b = self.buffers = Buffers(game, DEEPEST_LINE + 1, compiled=compiled)
        sizes = (DEEPEST_LINE * ACTIONS, 3 * DEEPEST_LINE, TABLE[compiled], ACTIONS, NODES + 1)
        self.arrays = [b.row(size) for size in sizes]
        self.decks: Any = None
        self.seat = 0
        self.ends_at = 0.0
        self.searches = 0
        self.room = 0

    def lay_out(self, v: State, d: Deck, ends_at: float) -> None:
        """Searches from this view on, until a time of the monotonic clock."""
        self.decks = self.buffers.decks(d)
        self.seat = v.actor
        self.ends_at = ends_at
        self.searches = 0
        self.room = TABLE[self.buffers.compiled] // 2
        self.buffers.mind.clear_table(self.arrays[2])
        self.put_view(v)

    def put_view(self, v: State) -> None:
        """Search from another view on."""
        self.buffers.put(ROOT, v)

    def best(self, action: int, extent: int) -> tuple[int, int] | None:
        """The best and the least score that one can have after this action; None if it is not found in time."""
        most = min(MOST_STEPS[self.buffers.compiled], self.room)
        if time.monotonic() >= self.ends_at:
            return None
        self.searches += 1
        actions, places, table, scratch, found = self.arrays
        is_whole = self.buffers.mind.search_after(
            self.buffers.states, self.decks, self.seat, action, extent, self.searches, most,
            actions, places, table, scratch, found,
        )  # fmt: skip
        self.room -= int(found[NODES])
        return (int(found[BEST]), int(found[WORST])) if is_whole else None
