"""A bot for Terra that looks ahead, in one file: it tries every answer in the same imagined worlds.

terrae simulate terra --games 4 --bots 'examples/search_bot.py:ponder[worlds=10],tips'

The worlds are imagined and played to the end in compiled code (`terrae.engine.search`); what is compiled is kept.
"""

from typing import Annotated

from terrae.engine.player import Position, Range
from terrae.engine.search.rollouts import even, rollouts_for
from terrae.games.terra.bots.characters import PRUDENT, SELFISH, policy, preferences_for
from terrae.games.terra.bots.cooperation import DEEDS, POLICY, STEADY
from terrae.games.terra.bots.policies import choose_action
from terrae.games.terra.bots.preferences import WORK
from terrae.games.terra.view.history import deeds_in

OWN = policy(STEADY, preferences_for(0.5))
"""How it plays on in its imagination."""
OTHERS = [policy(STEADY, PRUDENT), policy(STEADY, SELFISH)]
"""Whom it imagines in the other seats, each as often as the other."""
SURVIVAL = 0.3
"""What it is worth that the planet survives while somebody else wins; a win is worth 1."""


def ponder(position: Position, *, worlds: Annotated[int, Range(2, 1000)] = 40) -> int:
    """The answer that does best on average, if it clearly beats the one that comes to mind first."""
    v, d, legal = position.v, position.d, position.legal
    if len(legal) == 1:
        return legal[0]
    past = deeds_in(position.history, v.players)
    first = choose_action([v], 0, d, OWN, past, position.r, [0] * position.game.scratch, [0] * WORK)
    rollouts = rollouts_for(position.game, POLICY, DEEDS, WORK)
    utilities = rollouts.evaluate(position, legal, worlds, OWN, OTHERS, even(OTHERS, v.players), past, SURVIVAL)
    gains = utilities - utilities[legal.index(first)]  # the same worlds for all: their luck cancels out
    best = int(gains.mean(axis=1).argmax())
    doubt = gains[best].std() / worlds**0.5
    return legal[best] if gains[best].mean() > doubt else first
