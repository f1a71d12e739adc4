"""One seat among bots as an environment of Gymnasium: alone, in a batch, or with talk; and their names."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium import register

from terrae.engine.game import games

from .many_seats import VectorSeat
from .one_seat import Seat
from .talking_seat import TalkingSeat

__all__ = ["Seat", "TalkingSeat", "VectorSeat"]

VERSION = 1
"""Of the environments by name: another one if what they show, take or pay changes."""


def rows_of(game: str, num_envs: int = 64, **given: Any) -> VectorSeat:
    """A `VectorSeat` as `gymnasium.make_vec` asks for it."""
    return VectorSeat(game, copies=num_envs, **given)


for _name in games():
    _title = "".join(word.capitalize() for word in _name.split("-"))
    register(
        f"terrae/{_title}-v{VERSION}",
        entry_point=partial(Seat, _name),
        vector_entry_point=partial(rows_of, _name),
        disable_env_checker=True,
    )
