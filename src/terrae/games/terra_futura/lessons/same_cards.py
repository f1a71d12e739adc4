"""What the bot that looks ahead makes of the deals of a class: one game of each deal, with the bot in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from terrae.engine.debriefing import RoundOver, TablePlayed
from terrae.engine.game import Json
from terrae.engine.player import Bot, play_bots

from ..bots.bots import search
from ..rules.scoring import score

BOT = "search"
PLAYER: Bot = partial(search, iterations=200)
"""A budget in iterations gives the same game every time; this one takes about six seconds of the processor."""


def same_cards(rounds: Sequence[RoundOver], seed: str) -> Json:
    """Of each deal of the last round the points that the bot made, seat by seat, and those of the tables."""
    deals: dict[str, list[int]] = {}
    tables = rounds[-1].tables
    for n, table in enumerate(tables):
        deals.setdefault(repr(table.match.setup), []).append(n)
    return {"bot": BOT, "deals": [told_deal(tables, alike, seed) for alike in deals.values()]}


def told_deal(tables: Sequence[TablePlayed], alike: Sequence[int], seed: str) -> Json:
    match = tables[alike[0]].match
    return {
        "seats": len(match.players),
        "bot": points_of_bot(match, seed),
        "tables": [
            {
                "table": n,
                "points": [score(tables[n].match.state, tables[n].match.d, seat) for seat in range(len(match.players))],
                "outcome": tables[n].outcome,
                "bot": tables[n].has_bot,
            }
            for n in alike
        ],
    }


def points_of_bot(match: Any, seed: str) -> list[int]:
    """The deal played once more, with the bot in every seat; its chance follows from the seed."""
    again = match.again()
    again.chance = seed
    play_bots(again, [PLAYER] * len(match.players))
    return [score(again.state, again.d, seat) for seat in range(len(match.players))]
