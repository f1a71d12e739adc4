"""What the kernel is told about a batch once: how its games are set up, begin anew, and are rewarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from terrae.engine.compiled import fill, record_type
from terrae.engine.errors import Refused

from .arrays import Array
from .kernel import RESET_BY_HAND, RESET_NEXT_STEP, RESET_SAME_STEP, Setting
from .rewards import KINDS

if TYPE_CHECKING:
    from .vector import Vector

RESETS = {"same-step": RESET_SAME_STEP, "next-step": RESET_NEXT_STEP, "by-hand": RESET_BY_HAND}


def settings_for(batch: Vector, reset: str, skip_forced: bool) -> Array:
    """The setting of a batch as the kernel reads it; `Refused` if there is no such reset."""
    if reset not in RESETS:
        raise Refused(f"there is no reset {reset!r}; there is {', '.join(RESETS)}")
    game = batch.game
    setting = Setting()
    setting.players = batch.players
    setting.options = game.option_bits(batch.options, batch.players)
    setting.start_is_chosen = int(game.start_is_chosen)
    setting.reset = RESETS[reset]
    setting.skip_forced = int(skip_forced)
    setting.reward = KINDS.index(batch.rewards.kind)
    setting.shaped = int(batch.rewards.shaping != 0)
    setting.remembers = int(bool(game.history))
    setting.observed, setting.deeds = game.observation, len(game.history)
    setting.rounds, setting.notes = batch.encoding.rounds, len(game.rounds)
    records = np.zeros(1, record_type(Setting))
    fill(records, 0, setting)
    return records
