"""Law: what a seat is told of its answers follows from its own view, and from nothing that was asked before."""

from __future__ import annotations

import json
from math import inf

from terrae.engine.previews import preview

from .walks import AnyGame, Seating, positions


def previews_tell_what_is_seen(game: AnyGame, seating: Seating, decisions: int, share: float) -> int:
    """In another world that looks the same, every byte is the same. Counts the previews that were told."""
    told = 0
    for walk in positions(game, seating, decisions):
        if walk.over or walk.choice.random() >= share:
            continue
        seat = walk.s.actor
        v = walk.redact(seat)
        real = preview(game, v, walk.d, [], inf)
        assert v == walk.redact(seat), "a preview changed the view it was made from"
        fancy = walk.imagine(v, seat)
        there = preview(game, game.redact(fancy, walk.d, seat), walk.d, [], inf)
        assert json.dumps(there) == json.dumps(real), "a preview tells what the seat may not know"
        answers = [game.notation(v, walk.d, action) for action in game.legal(v, walk.d)]
        assert [one["answer"] for one in real["answers"]] == [
            answer for answer in answers if answer in {one["answer"] for one in real["answers"]}
        ]
        told += len(real["answers"])
    return told
