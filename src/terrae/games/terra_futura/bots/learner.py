"""Games of Terra Futura from which its value is learned: `terrae train`."""

from __future__ import annotations

from typing import Any

from terrae.engine.game import DeckDocument, Game, Json
from terrae.engine.search.weights import pack, signature

from ..rules.rules import ROUNDS
from ..rules.state import SEATS
from .learned import FILE
from .turn_search import TurnSearch
from .value import FEATURES, HIDDEN

TRIALS = 100
"""Turns are the best of so many: quick games, and many of them."""


class TerraFuturaLearner:
    """A learner (`terrae.engine.search.learner`) of one deck."""

    features = FEATURES
    hidden = HIDDEN
    values = 1
    trace = 0.7
    players = (2, 3, 4)
    file = FILE

    def __init__(self, game: Game[Any, Any], deck: DeckDocument[Any]) -> None:
        self.game = game
        self.d = deck.table
        self.turns = TurnSearch(game)
        self.options = game.option_bits({}, SEATS)
        rows = SEATS * (ROUNDS + 1)
        self.seen = self.turns.buffers.floats(rows * FEATURES).reshape(rows, FEATURES)
        self.facts = self.turns.buffers.floats(rows * 3).reshape(rows, 3)

    def play(self, net: Any, players: int, seed: str) -> tuple[Any, Any, Any, Any]:
        """A game that the net plays against itself: features, and seat, forecast and final score of each row."""
        turns, b = self.turns, self.turns.buffers
        turns.know(self.d, net)
        rows = b.mind.practise(
            b.states,
            turns.decks,
            players,
            self.options,
            TRIALS,
            turns.arrays,
            b.generators(seed),
            self.seen,
            self.facts,
        )
        facts = self.facts[:rows].copy()
        return self.seen[:rows].copy(), facts[:, 0], facts[:, 1:2], facts[:, 2:]

    def pack(self, net: Any, provenance: Json) -> str:
        """The text of the file of weights."""
        return pack(net.tolist(), {**provenance, "deck": signature(self.d)})
