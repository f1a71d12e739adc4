"""What a bot is given shows the numbers that a batch shows its seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from terrae.engine.game import Game
from terrae.engine.player import position_of
from terrae.envs import Encoding, action_mask, observation, vector


def test_a_position_shows_what_the_batch_shows(game: Game[Any, Any]) -> None:
    batch = vector(game, game.seats[0], 2, seed=5, reset="by-hand")
    chance = np.random.default_rng(1)
    for _ in range(60):
        if batch.over.any():
            break
        for i in range(2):
            position = position_of(batch.going_on(i))
            assert (observation(position) == batch.observation[i]).all()
            assert (action_mask(position) == batch.mask[i]).all()
            encoded = observation(position, encoded=True)
            assert (encoded == Encoding(game, position.d).encode(batch.observation[i][None])[0]).all()
        batch.step([chance.choice(np.flatnonzero(mask)) for mask in batch.mask])
