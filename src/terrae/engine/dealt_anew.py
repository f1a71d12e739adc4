"""A match dealt anew from what one seat has seen of it: so that it can be played on without a look at the real cards.

The set-up and the moves of the new match are such that the seat would have seen exactly the same. So its record is
whole, and whoever replays it can check every move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .chance import Generator, seeded
from .errors import Refused
from .game import Json, loaded
from .match import Match

TRIES = 50
"""What a seat imagines does not always fit what it heard before; then it imagines again."""


class DealtAnew(NamedTuple):
    """What a match follows from that a seat cannot tell from another one."""

    setup: Json
    moves: Sequence[tuple[int, str]]
    shuffles: Sequence[Json] = ()


Deal = Callable[[Match[Any, Any], int, Any, Generator], DealtAnew | None]
"""What a game offers (`Offers.dealt_anew`): from a match up to a moment, a seat, its view then, and chance.

It may use of the match only what the seat has seen. None if what was imagined does not fit.
"""


def dealt_anew(match: Match[Any, Any], moves: int, seat: int, seed: str) -> Match[Any, Any]:
    """The match after so many moves, with all that is hidden from the seat dealt anew; `Refused` if that cannot be."""
    game = match.game
    if not game.offers.dealt_anew:
        raise Refused(f"{game.name} cannot be played on from a moment")
    if not 0 <= seat < len(match.players):
        raise Refused(f"there is no seat {seat}: seats are 0 to {len(match.players) - 1}")
    if not 0 <= moves <= len(match.moves):
        raise Refused(f"the game has {len(match.moves)} moves, not {moves}")
    past = match.copy()
    past.undo(len(match.moves) - moves)
    if past.over:
        raise Refused("the game is over there: nothing can be played on")
    deal: Deal = loaded(game.offers.dealt_anew)
    seen = heard_by(past, seat)
    r = seeded(seed)
    for _ in range(TRIES):
        dealt = deal(past, seat, past.seen_by(seat), r)
        found = None if dealt is None else played_again(past, dealt, seed)
        if found is not None and heard_by(found, seat) == seen:
            return found
    raise Refused("no other cards were found that fit this moment")


def played_again(past: Match[Any, Any], dealt: DealtAnew, seed: str) -> Match[Any, Any] | None:
    """The match from its set-up and its moves; None if they do not hold."""
    try:
        match = Match(
            past.game,
            past.players,
            deck=past.deck,
            options=past.options,
            seed=seed,
            start=past.start,
            setup=dealt.setup,
            shuffles=dealt.shuffles,
        )
        for seat, text in dealt.moves:
            match.play(seat, text)
    except Refused:
        return None
    return match


def heard_by(match: Match[Any, Any], seat: int) -> list[Any]:
    """All that a seat has seen and heard of a match."""
    game, d = match.game, match.d
    found: list[Any] = []
    for number, (state, _) in enumerate(match.states()):
        view = game.redact(state, d, seat)
        found.append(view.values())
        if number < len(match.moves):
            mover, text = match.moves[number]
            action = game.parse(state, d, text)
            assert action is not None
            found.append((mover, game.notation_for(view, d, action, seat)))
    return found
