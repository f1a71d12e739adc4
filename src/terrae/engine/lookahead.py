"""Loops for bots that look ahead: play to the end, compare actions in the same imagined worlds, search.

Like the loops of `drive.py` they run any game in either material, but they belong to its minds (`Game.minds`): a game
that names this module there has, in a module before it, functions `choose_action`, `remember`, `believe` and `utility`
(see `contract.py`).

A *policy* is a row of numbers by which a seat decides; a *memory* is what everybody can know of the past, a row for
each seat. Both mean what the game makes of them. Of the states the first is the seat's view, which stays as it is.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from .chance import Generator, below
from .drive import Scratch, copy_state, new_game, play

if TYPE_CHECKING:
    from .contract import believe, choose_action, is_over, remember, utility

Row = MutableSequence[int]
Rows = Sequence[MutableSequence[int]]

VIEW, WORLD, TRIAL = range(3)
WHOLE = 10_000
"""The utility of the best end."""
DUEL = 2
"""So many actions are left at the end of a search; at least so many worlds are imagined."""
STATES = 3
"""How many states the loops use."""


def rollout(s: Any, d: Any, policies: Rows, memory: Rows, r: Generator, scratch: Scratch, work: Row) -> int:
    """Play to the end, each seat by its policy; return the number of decisions."""
    steps = 0
    while not is_over(s, d):
        action = choose_action(s, d, policies[s.actor], memory, r, scratch, work)
        remember(s, d, action, memory)
        play(s, d, action, r, scratch)
        steps += 1
    return steps


def play_policies(
    states: Any,
    decks: Any,
    players: int,
    options: int,
    games: int,
    policies: Rows,
    seated: Rows,
    memory: Rows,
    survival: int,
    generators: Any,
    scratch: Scratch,
    work: Row,
    out: Row,
) -> None:
    """Play so many games of one policy a player, who go round the seats; add up what came of them.

    `out` gets each policy's utility, and after them how many games were survived.
    """
    s = states[TRIAL]
    d = decks[0]
    r = generators[0]
    for game in range(games):
        for seat in range(players):
            for i in range(len(seated[seat])):
                seated[seat][i] = policies[(seat + game // players) % players][i]
            for i in range(len(memory[seat])):
                memory[seat][i] = 0
        new_game(s, d, players, game % players, options, r, scratch)
        rollout(s, d, seated, memory, r, scratch, work)
        for seat in range(players):
            out[(seat + game // players) % players] += utility(s, d, seat, survival)
        if utility(s, d, 0, WHOLE) > 0:
            out[players] += 1


def copy_rows(source: Rows, to: Rows) -> None:
    for i in range(len(source)):
        for j in range(len(source[i])):
            to[i][j] = source[i][j]


def draw_policies(players: int, seat: int, pool: Rows, weights: Rows, policies: Rows, r: Generator) -> None:
    """Draw a policy of the pool for every seat but one, each with its weights in that seat; they add up to 1 << 16."""
    for other in range(players):
        if other != seat:
            left = below(r, 1 << 16)
            chosen = 0
            while left >= weights[other][chosen]:
                left -= weights[other][chosen]
                chosen += 1
            for i in range(len(policies[other])):
                policies[other][i] = pool[chosen][i]


def evaluate(
    states: Any,
    decks: Any,
    seat: int,
    survival: int,
    actions: Row,
    n: int,
    worlds: int,
    pool: Rows,
    weights: Rows,
    policies: Rows,
    past: Rows,
    memory: Rows,
    generators: Any,
    scratch: Scratch,
    work: Row,
    values: Rows,
) -> None:
    """The utility of n actions in so many worlds, the same worlds and the same chance for all: `values[k][world]`.

    In each world the others' policies are drawn from the pool; the seat's own stays as `policies` has it.
    """
    d = decks[0]
    r = generators[0]
    for world in range(worlds):
        believe(states[VIEW], d, seat, states[WORLD], r, scratch)
        draw_policies(states[WORLD].players, seat, pool, weights, policies, r)
        one = r.one
        two = r.two
        for k in range(n):
            r.one = one
            r.two = two
            copy_state(states, WORLD, TRIAL)
            copy_rows(past, memory)
            s = states[TRIAL]
            remember(s, d, actions[k], memory)
            play(s, d, actions[k], r, scratch)
            rollout(s, d, policies, memory, r, scratch, work)
            values[k][world] = utility(s, d, seat, survival)


def search(
    states: Any,
    decks: Any,
    seat: int,
    survival: int,
    actions: Row,
    n: int,
    rollouts: int,
    guard: int,
    pool: Rows,
    weights: Rows,
    policies: Rows,
    past: Rows,
    memory: Rows,
    generators: Any,
    scratch: Scratch,
    work: Row,
    values: Rows,
) -> int:
    """The best of n actions by sequential halving with about so many rollouts; the first stays unless it is beaten.

    Half of the actions go after every round, each round on fresh worlds. The first is the action that the policy itself
    would choose. It is left only for one that is better, in the worlds of the last round, by `guard` tenths of the
    standard error of the difference: with few rollouts an unguarded search would follow noise.
    """
    rounds = 0
    while 1 << rounds < n:
        rounds += 1
    alive = n
    while alive > 1:
        worlds = min(max(DUEL, rollouts // (max(1, rounds) * alive)), len(values[0]))
        evaluate(
            states, decks, seat, survival, actions, alive, worlds, pool, weights, policies, past, memory, generators,
            scratch, work, values,
        )  # fmt: skip
        if alive == DUEL:
            return actions[1] if is_better(values[1], values[0], worlds, guard) else actions[0]
        keep = max(DUEL, (alive + 1) // 2)
        put_best_first(actions, values, alive, keep, worlds)
        alive = keep
    return actions[0]


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
