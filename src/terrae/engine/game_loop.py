"""Loops that run any game, in either material.

The functions of the game itself (`legal`, `step` and so on) are not imported: `terrae.engine.material` puts this
module's functions into one namespace with those of a game, so that the compiled copies call each other directly.
From Python, states come as `(array, index)`, decks and generators as arrays of one: the cheap way into compiled code.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from .chance import Generator, below, random_order

if TYPE_CHECKING:
    from .contract import awaits_shuffle, begin, is_over, legal, observe, prepare, shuffled, step

Scratch = MutableSequence[int]
"""Scratch space: at least as many places as the game has actions and cards."""


def settle_chance(s: Any, d: Any, r: Generator, scratch: Scratch) -> None:
    """Shuffle until it is a player's turn again."""
    waiting = awaits_shuffle(s, d)
    while waiting > 0:
        random_order(scratch, waiting, r)
        shuffled(s, d, scratch)
        waiting = awaits_shuffle(s, d)


def new_game(s: Any, d: Any, players: int, start: int, options: int, r: Generator, scratch: Scratch) -> None:
    """Set up a game by chance and go to its first decision."""
    prepare(s, d, players, start, options)
    settle_chance(s, d, r, scratch)
    begin(s, d)
    settle_chance(s, d, r, scratch)


def play(s: Any, d: Any, action: int, r: Generator, scratch: Scratch) -> None:
    """One decision, and the chance that follows it."""
    step(s, d, action)
    if awaits_shuffle(s, d) > 0:
        settle_chance(s, d, r, scratch)


def random_action(s: Any, d: Any, r: Generator, scratch: Scratch) -> int:
    """A legal action, each equally likely."""
    return scratch[below(r, legal(s, d, scratch))]


def playout(s: Any, d: Any, r: Generator, scratch: Scratch) -> int:
    """Play at random to the end; return the number of decisions."""
    steps = 0
    while not is_over(s, d):
        play(s, d, random_action(s, d, r, scratch), r, scratch)
        steps += 1
    return steps


def random_games(
    states: Sequence[Any],
    i: int,
    decks: Sequence[Any],
    players: int,
    options: int,
    games: int,
    generators: Sequence[Generator],
    scratch: Scratch,
) -> int:
    """Play whole games at random on one state; return the number of decisions."""
    r = generators[0]
    steps = 0
    for game in range(games):
        new_game(states[i], decks[0], players, game % players, options, r, scratch)
        steps += playout(states[i], decks[0], r, scratch)
    return steps


def observed_games(
    states: Sequence[Any],
    i: int,
    decks: Sequence[Any],
    players: int,
    options: int,
    games: int,
    generators: Sequence[Generator],
    scratch: Scratch,
    observation: MutableSequence[int],
    mask: MutableSequence[int],
) -> int:
    """The same, with the deciding seat's observation and legal mask written at every decision."""
    s = states[i]
    d = decks[0]
    r = generators[0]
    steps = 0
    for game in range(games):
        new_game(s, d, players, game % players, options, r, scratch)
        while not is_over(s, d):
            observe(s, d, s.actor, observation)
            n = write_mask(s, d, mask, scratch)
            play(s, d, scratch[below(r, n)], r, scratch)
            steps += 1
    return steps


def write_mask(s: Any, d: Any, mask: MutableSequence[int], scratch: Scratch) -> int:
    """Write 1 for every legal action and 0 for every other; the legal ones are then in `scratch`, and counted."""
    for action in range(len(mask)):
        mask[action] = 0
    n = legal(s, d, scratch)
    for k in range(n):
        mask[scratch[k]] = 1
    return n


def copy_state(states: MutableSequence[Any], source: int, to: int) -> None:
    """Make state `to` like state `source` (compiled: a copy of the record)."""
    states[to] = states[source].clone()
