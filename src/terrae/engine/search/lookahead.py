"""Loops for bots that look ahead: play to the end, compare actions in the same imagined worlds, search.

Like the loops of `game_loop.py` they run any game in either material, but they belong to its minds (`Game.minds`): a
game that names this module there has, in a module before it, functions `choose_action`, `remember`, `believe`,
`utility` and `foresee` (see `contract.py`).

A *policy* is a row of numbers by which a seat decides; a *memory* is what everybody can know of the past, a row for
each seat. Both mean what the game makes of them. Of the states the first is the seat's view, which stays as it is.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..chance import Generator, below
from ..game_loop import Scratch, copy_state, new_game, play

if TYPE_CHECKING:
    from ..contract import believe, choose_action, foresee, is_over, remember, utility

Row = MutableSequence[int]
Rows = Sequence[MutableSequence[int]]

VIEW, WORLD, TRIAL = range(3)
WHOLE = 10_000
"""The utility of the best end."""
DUEL = 2
"""So many actions are left at the end of a search; at least so many worlds are imagined."""
STATES = 3
"""How many states the loops use."""
FIRST_LOOK = 128
"""After so many worlds of a round, and whenever twice as many are done, a search looks whether all is decided."""
DECIDED = 40
"""In tenths of a standard error: an action is chosen at once that is better than every other by so much."""
NOBODY = -1


class LookaheadArrays(NamedTuple):
    """What looking ahead needs besides the states: who may play how, what is remembered, and working memory."""

    pool: Rows
    """The policies that the others may have."""
    weights: Rows
    """How likely each of them is in each seat; of a seat they add up to 1 << 16."""
    policies: Rows
    """The policy of each seat. That of who looks ahead stays, the others' are drawn anew in every world."""
    past: Rows
    """What is remembered before the first action."""
    memory: Rows
    net: Sequence[float]
    """What `foresee` knows, if rollouts are cut short."""
    x: MutableSequence[float]
    scratch: Scratch
    work: Row
    values: Rows
    """What came of each action in each world."""


def rollout(states: Any, i: int, d: Any, turns: int, t: LookaheadArrays, r: Generator) -> int:
    """Play state `i` on, each seat by its policy, until so many turns have begun, or with 0 to the end.

    Returns the number of decisions.
    """
    s = states[i]
    steps = 0
    last = s.turn
    while not is_over(s, d):
        action = choose_action(states, i, d, t.policies[s.actor], t.memory, r, t.scratch, t.work)
        remember(s, d, action, t.memory)
        play(s, d, action, r, t.scratch)
        steps += 1
        if s.turn != last:
            last = s.turn
            turns -= 1
            if turns == 0:
                break
    return steps


def play_policies(
    states: Any,
    decks: Any,
    players: int,
    options: int,
    games: int,
    survival: int,
    t: LookaheadArrays,
    generators: Any,
    out: Row,
) -> None:
    """Play so many games of the pool's policies, one a player, who go round the seats; add up what came of them.

    `out` gets each policy's utility, and after them how many games were survived.
    """
    s = states[TRIAL]
    d = decks[0]
    r = generators[0]
    for game in range(games):
        for seat in range(players):
            for i in range(len(t.policies[seat])):
                t.policies[seat][i] = t.pool[(seat + game // players) % players][i]
            for i in range(len(t.memory[seat])):
                t.memory[seat][i] = 0
        new_game(s, d, players, game % players, options, r, t.scratch)
        rollout(states, TRIAL, d, 0, t, r)
        for seat in range(players):
            out[(seat + game // players) % players] += utility(s, d, seat, survival)
        if utility(s, d, 0, WHOLE) > 0:
            out[players] += 1


def copy_rows(source: Rows, to: Rows) -> None:
    for i in range(len(source)):
        for j in range(len(source[i])):
            to[i][j] = source[i][j]


def draw_policies(players: int, seat: int, t: LookaheadArrays, r: Generator) -> None:
    """Draw a policy of the pool for every seat but one, each with its weights in that seat."""
    for other in range(players):
        if other != seat:
            left = below(r, 1 << 16)
            chosen = 0
            while left >= t.weights[other][chosen]:
                left -= t.weights[other][chosen]
                chosen += 1
            for i in range(len(t.policies[other])):
                t.policies[other][i] = t.pool[chosen][i]


def evaluate(
    states: Any,
    decks: Any,
    seat: int,
    survival: int,
    actions: Row,
    n: int,
    first: int,
    worlds: int,
    turns: int,
    t: LookaheadArrays,
    generators: Any,
) -> None:
    """The utility of n actions in worlds from the first on, with the same chance for all: `t.values[k][world]`.

    A rollout goes on until so many turns have begun, with 0 to the end.
    """
    d = decks[0]
    r = generators[0]
    for world in range(first, worlds):
        believe(states[VIEW], d, seat, states[WORLD], r, t.scratch)
        draw_policies(states[WORLD].players, seat, t, r)
        one = r.one
        two = r.two
        for k in range(n):
            r.one = one
            r.two = two
            copy_state(states, WORLD, TRIAL)
            copy_rows(t.past, t.memory)
            s = states[TRIAL]
            remember(s, d, actions[k], t.memory)
            play(s, d, actions[k], r, t.scratch)
            rollout(states, TRIAL, d, turns, t, r)
            if is_over(s, d):
                t.values[k][world] = utility(s, d, seat, survival)
            else:
                t.values[k][world] = foresee(s, d, seat, survival, t.policies, t.net, t.x)


def search(
    states: Any,
    decks: Any,
    seat: int,
    survival: int,
    actions: Row,
    n: int,
    rollouts: int,
    turns: int,
    guard: int,
    t: LookaheadArrays,
    generators: Any,
) -> int:
    """The best of n actions by sequential halving with about so many rollouts; the first stays unless it is beaten.

    Half of the actions go after every round, each round on fresh worlds. The first is the action that the policy itself
    would choose. It is left only for one that is better, in the worlds of the last round, by `guard` tenths of the
    standard error of the difference: with few rollouts an unguarded search would follow noise. Where one action is
    far better than all others the search ends early.
    """
    rounds = 0
    while 1 << rounds < n:
        rounds += 1
    alive = n
    while alive > 1:
        worlds = min(max(DUEL, rollouts // (max(1, rounds) * alive)), len(t.values[0]))
        done = 0
        while done < worlds:
            look = min(worlds, max(FIRST_LOOK, DUEL * done))
            evaluate(states, decks, seat, survival, actions, alive, done, look, turns, t, generators)
            done = look
            best = clearly_best(t.values, alive, done)
            if best != NOBODY:
                return actions[best]
        if alive == DUEL:
            return actions[1] if is_better(t.values[1], t.values[0], worlds, guard) else actions[0]
        keep = max(DUEL, (alive + 1) // 2)
        put_best_first(actions, t.values, alive, keep, worlds)
        alive = keep
    return actions[0]


def clearly_best(values: Rows, n: int, worlds: int) -> int:
    """The one of n actions that is far better than every other in these worlds, or NOBODY."""
    best = 0
    for k in range(1, n):
        if row_sum(values[k], worlds) > row_sum(values[best], worlds):
            best = k
    for k in range(n):
        if k != best and not is_better(values[best], values[k], worlds, DECIDED):
            return NOBODY
    return best


def is_better(one: Row, other: Row, worlds: int, guard: int) -> bool:
    """Is the mean difference of two rows at least `guard` tenths of its standard error?

    Half a whole utility squared is added to the sum of squares: two or three worlds that agree prove little.
    """
    total = 0.0
    squares = 0.5 * WHOLE * WHOLE
    for world in range(worlds):
        gain = one[world] - other[world]
        total += gain
        squares += gain * gain
    # mean / (deviation / sqrt(worlds)) >= guard / 10, without roots and divisions
    return total > 0.0 and total * total * 100 * worlds >= guard * guard * (worlds * squares - total * total)


def put_best_first(actions: Row, values: Rows, n: int, keep: int, worlds: int) -> None:
    """Bring the actions with the greatest sums to the places 1 to `keep` - 1; the first action stays where it is."""
    for place in range(1, keep):
        best = place
        most = row_sum(values[place], worlds)
        for k in range(place + 1, n):
            found = row_sum(values[k], worlds)
            if found > most:
                best = k
                most = found
        action = actions[place]
        actions[place] = actions[best]
        actions[best] = action
        for world in range(worlds):
            value = values[place][world]
            values[place][world] = values[best][world]
            values[best][world] = value


def row_sum(row: Row, n: int) -> int:
    total = 0
    for i in range(n):
        total += row[i]
    return total
