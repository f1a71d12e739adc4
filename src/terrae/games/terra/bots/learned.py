"""The learned value of Terra as a file, and how it is taught: `terrae train terra`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from terrae.engine.game import DeckDocument, Game, Json
from terrae.engine.search.rollouts import TO_THE_END, Foresight, Rollouts
from terrae.engine.search.weights import pack, signature, unpack

from ..rules.state import Deck, State
from .characters import policy, preferences_for
from .cooperation import DEEDS, POLICY, STEADY
from .opponent_model import POOL
from .preferences import WORK
from .value import NET_LENGTH, NEURONS, OUTLOOKS, VALUE_WORK, VALUES_OF_END

FILE = Path(__file__).parents[1] / "weights.json"
MOST_ROWS = 64
"""At most so many positions of a game are learned from."""


@cache
def shipped() -> tuple[list[float], Json]:
    """The net that comes with the game."""
    return unpack(FILE.read_text("utf-8"), NET_LENGTH)


def foresight(v: State, d: Deck, turns: int) -> Foresight:
    """Rollouts of so many turns; to the end with a deck or options that the net has not learned."""
    if turns == 0 or v.options != 0:
        return TO_THE_END
    net, provenance = shipped()
    return Foresight(turns, net, VALUE_WORK) if provenance["deck"] == signature(d) else TO_THE_END


class TerraLearner:
    """A learner (`terrae.engine.search.learner`) of one deck."""

    features = OUTLOOKS
    hidden = NEURONS
    values = VALUES_OF_END
    trace = 1.0
    players = (3, 4, 4, 5, 6)
    file = FILE

    def __init__(self, game: Game[Any, Any], deck: DeckDocument[Any]) -> None:
        rollouts = Rollouts(game, POLICY, DEEDS, WORK)
        b = self.buffers = rollouts.buffers
        pool = [*POOL.values(), policy(STEADY, preferences_for(0.5))]
        self.arrays = rollouts.arrays._replace(pool=b.numbers(pool), x=b.floats(VALUE_WORK))
        self.signature = signature(deck.table)
        self.decks = b.decks(deck.table)
        self.seen = b.floats(MOST_ROWS * OUTLOOKS).reshape(MOST_ROWS, OUTLOOKS)
        self.facts = b.floats(MOST_ROWS * 3).reshape(MOST_ROWS, 3)

    def play(self, net: Any, players: int, seed: str) -> tuple[Any, Any, Any, Any]:
        """A game of the pool's characters; the net only looks on."""
        b = self.buffers
        rows = b.mind.practise(b.states, self.decks, players, 0, self.arrays, b.generators(seed), self.seen, self.facts)
        ends = self.facts[:rows, 1:].copy()
        return self.seen[:rows].copy(), self.facts[:rows, 0].copy(), ends * 0, ends

    def pack(self, net: Any, provenance: Json) -> str:
        """The text of the file of weights."""
        return pack(net.tolist(), {**provenance, "deck": self.signature})
