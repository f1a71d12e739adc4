"""How likely a deal is to hold: a class must neither lose whatever it does, nor keep its world without giving."""

from __future__ import annotations

from functools import partial
from typing import Any

from terrae.engine.match import Match
from terrae.engine.player import Bot, play_bots

from ..bots.characters import altruist, fair_sharer, selfish, tips
from ..rules.state import SUCCESS

GAMES = 10
MIXED: tuple[Bot, ...] = (
    partial(altruist, strength="easy"),
    tips,
    partial(selfish, strength="easy"),
    partial(fair_sharer, strength="easy"),
)


def chance_to_hold(match: Match[Any, Any]) -> float:
    """In which share of a few games mixed characters hold this deal, each time in other seats."""
    held = 0
    for number in range(GAMES):
        again = match.again()
        again.chance = f"{match.seed}/{number}"
        play_bots(again, [MIXED[(seat + number) % len(MIXED)] for seat in range(len(match.players))])
        held += again.state.phase == SUCCESS
    return held / GAMES
