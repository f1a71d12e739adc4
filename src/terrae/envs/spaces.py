"""The spaces of Gymnasium for what a batch shows and takes."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .arrays import Array
from .vector import Vector


def observation_box(batch: Vector, *, encoded: bool = False) -> spaces.Box:
    """What a seat sees: every place with the least and the greatest number of its part; encoded, from -1 to 1."""
    if encoded:
        return spaces.Box(-1.0, 1.0, (batch.encoding.encoded_width,), np.float32)
    return spaces.Box(batch.encoding.low, batch.encoding.high, dtype=np.int16)


def mask_box(batch: Vector) -> spaces.Box:
    """Which actions are legal: 1 for each that is."""
    return spaces.Box(0, 1, (batch.game.actions,), np.int8)


class Actions(spaces.Discrete):
    """All actions of a game. A sample without a mask is of those that are legal now."""

    def __init__(self, mask: Array) -> None:
        """`mask` is the array in which the legal actions of the moment stand."""
        super().__init__(len(mask))
        self.now = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            return super().sample(mask=self.now)
        return super().sample(mask=mask, probability=probability)
