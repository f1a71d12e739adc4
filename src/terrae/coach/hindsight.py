"""Hindsight: the last moment of a lost game, with all hands open. It is in no sum, and nobody could know it."""

from __future__ import annotations

from typing import Any

from terrae.engine.errors import Illegal
from terrae.engine.game import Json
from terrae.engine.match import Match

from .puzzles import position_at, puzzled

BACK = 60
"""Earlier decisions are tried that are at most so many moves before the last stand."""


def last_moment(match: Match[Any, Any]) -> Json | None:
    """The latest decision after which the table could still have been saved; None if there is none or all is well.

    In the last stand it is the decision that took away what the cards in all hands could still reach. If they could
    reach too little from its beginning, it is the latest earlier decision without which, all else as played, the game
    would not have ended there.
    """
    if not match.game.offers.puzzles:
        return None
    hooks = puzzled(match.game)
    if not match.over or not hooks.is_lost(match):
        return None
    stand = hooks.last_stand(match)
    trial = position_at(match, stand)
    rescue = hooks.rescue(trial)
    for move in range(stand, len(match.moves)):
        if rescue is None:
            break
        trial.play(*match.moves[move])
        after = None if trial.over else hooks.rescue(trial)
        if after is None:
            return moment(match, move, rescue[0])
        rescue = after
    for move in range(stand - 1, max(-1, stand - 1 - BACK), -1):
        before = position_at(match, move)
        for answer in before.answers():
            if answer != match.moves[move][1] and holds(match, before, move, answer):
                return moment(match, move, answer)
    return None


def moment(match: Match[Any, Any], move: int, instead: str) -> Json:
    seat, answer = match.moves[move]
    return {"move": move, "seat": seat, "answer": answer, "instead": instead}


def holds(match: Match[Any, Any], before: Match[Any, Any], move: int, answer: str) -> bool:
    """Does the world hold as long as it was played, with another answer and all else as played?"""
    trial = before.copy()
    trial.play(trial.actor, answer)
    for seat, played in match.moves[move + 1 :]:
        try:
            trial.play(seat, played)
        except Illegal:
            return False
    return not trial.over or not puzzled(match.game).is_lost(trial)
