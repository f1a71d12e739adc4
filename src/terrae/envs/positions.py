"""What a bot is given, as the numbers of the environments: so a net that was trained in them becomes a bot."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from terrae.engine.player import Position

from .arrays import Array
from .encoding import Encoding


def observation(position: Position, *, encoded: bool = False) -> Array:
    """What the seat of a position sees: the same numbers that a batch shows it there, without single rounds.

    Parameters
    ----------
    position
        What a bot is given.
    encoded
        Give float32 made ready for a net instead of int16.

    """
    game = position.game
    width = game.observation + sum(part.length for part in game.history)
    numbers = [0] * width
    game.run.observe(position.v, position.d, position.seat, numbers)
    players, seats = position.v.players, game.seats[-1]
    memory = game.deeds(position.history, players) if game.history else []
    for deed in range(len(game.history)):
        for turn in range(players):
            place = game.observation + deed * seats + turn
            numbers[place] = memory[(position.seat + turn) % players][deed]
    seen = np.array(numbers, np.int16)
    return Encoding(game, position.d).encode(seen[None])[0] if encoded else seen


def action_mask(position: Position) -> Array:
    """int8 with 1 for the legal actions of a position."""
    mask: Array = np.zeros(position.game.actions, np.int8)
    mask[list(position.legal)] = 1
    return mask


def seen_at(positions: Sequence[Position], *, encoded: bool) -> tuple[Array, Array]:
    """The observations and the masks of some positions of one game with one deck, a row for each."""
    seen = np.stack([observation(position) for position in positions])
    masks = np.stack([action_mask(position) for position in positions])
    first = positions[0]
    return (Encoding(first.game, first.d).encode(seen) if encoded else seen), masks
