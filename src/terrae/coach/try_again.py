"""A turn tried again: from what its seat could see, with all that was hidden from it dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.bots.opponents import usual_substitute
from terrae.bots.registry import bot_named
from terrae.engine.dealt_anew import dealt_anew
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import position_of

SEED = "try again"
"""What is dealt anew follows from it and from what the seat saw: the same answers lead to the same place."""


def moment_again(match: Match[Any, Any], seat: int, move: int) -> Match[Any, Any]:
    """The beginning of a turn after so many moves; `Refused` if no turn of the seat begins there."""
    begun = dealt_anew(match, move, seat, SEED)
    if begun.actor != seat or begun.state.turn != seat or is_in_turn(match, seat, move):
        raise Refused(f"no turn of seat {seat} begins after {move} moves")
    return begun


def is_in_turn(match: Match[Any, Any], seat: int, move: int) -> bool:
    """Was it the seat's turn before the latest of so many moves, too?"""
    if move == 0:
        return False
    before = match.copy()
    before.undo(len(match.moves) - move + 1)
    return bool(before.state.turn == seat)


def play_turn(begun: Match[Any, Any], seat: int, answers: Sequence[str]) -> Match[Any, Any]:
    """How far these answers lead in the turn; where others are asked, a bot answers for them."""
    match = begun.copy()
    stand_in = bot_named(match.game, usual_substitute(match.game))
    left = list(answers)
    while not is_over(match, seat):
        if match.actor != seat:
            match.act(stand_in(position_of(match)))
        elif left:
            match.play(seat, left.pop(0))
        else:
            break
    if left:
        raise Refused("the turn was over before the last answer")
    return match


def is_over(match: Match[Any, Any], seat: int) -> bool:
    """Is the turn of the seat over?"""
    return bool(match.over or match.state.turn != seat)
