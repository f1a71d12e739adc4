"""Whole turns as one action: many are sampled, and the best is what the learned value says.

A *way* begins a turn: its first action, and where that takes a card, the cell for it too. A *line* is the seat's own
actions to the end of the turn.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.game_loop import copy_state, new_game, play

from ..rules.actions import ACTIONS, DROP_OLDEST, STOP, TAKE_SLOT
from ..rules.answers import legal
from ..rules.scoring import score
from ..rules.state import DROP, EMPTY, FIRST_OF_LEVEL, LEVEL_CARDS, LEVELS, OVER, PLACE, SLOTS, TAKE, Deck, State
from ..view.sight import imagine, list_unseen
from .forecast import HUNDRED, forecast
from .planner import LEAST, VIEW, WORLD, try_action
from .value import FEATURES, TurnArrays, describe, value

FOCUS, PLANNED = 4, 6
"""Half of the trials go to all ways, half to the best so many: of a quick turn, and of one that is planned."""
DROP_PARTS = 40
"""Of the trials for dropping a card, each that may come gets one part of so many."""
END = -1
"""After the last action of a line."""
LONGEST = 127
"""A line has at most so many actions; of a longer one only the first are kept."""


def list_ways(states: MutableSequence[Any], i: int, d: Deck, t: TurnArrays, r: Generator) -> int:
    """Write how the seat that decides in state i may begin; state i + 1 is used. Of cards of one type one is enough."""
    n = 0
    if states[i].phase == TAKE:
        seen = 0
        for level in range(LEVELS):
            for slot in range(SLOTS):
                card = states[i].display[level][slot]
                if card != EMPTY and seen >> t.types[card] & 1 == 0:
                    seen |= 1 << t.types[card]
                    first = TAKE_SLOT + level * SLOTS + slot
                    copy_state(states, i, i + 1)
                    play(states[i + 1], d, first, r, t.scratch)
                    for cell in range(legal(states[i + 1], d, t.scratch)):
                        t.ways[n] = first * ACTIONS + t.scratch[cell]
                        n += 1
    if n == 0:
        n = legal(states[i], d, t.ways)
        for way in range(n):
            t.ways[way] *= ACTIONS
    return n


def follow(s: State, d: Deck, seat: int, way: int, t: TurnArrays, r: Generator) -> None:
    """Begin a turn in this way and finish it at random; the seat's own actions go into the line that is tried."""
    t.line[0] = way // ACTIONS
    n = 1
    play(s, d, way // ACTIONS, r, t.scratch)
    if way % ACTIONS != STOP:
        t.line[1] = way % ACTIONS
        n = 2
        play(s, d, way % ACTIONS, r, t.scratch)
    while s.turn == seat and s.phase != OVER:
        action = try_action(s, d, r, t.scratch)
        if s.actor == seat and n < LONGEST:
            t.line[n] = action
            n += 1
        play(s, d, action, r, t.scratch)
    t.line[n] = END


def try_way(
    states: MutableSequence[Any], i: int, d: Deck, seat: int, number: int, trials: int, t: TurnArrays, r: Generator
) -> None:
    """Finish the turn of state i in one way so often; keep the best value and its line. State i + 1 is used."""
    for _ in range(trials):
        copy_state(states, i, i + 1)
        follow(states[i + 1], d, seat, t.ways[number], t, r)
        found = value(states[i + 1], d, seat, t)
        if found > t.values[number]:
            t.values[number] = found
            at = 0
            while t.line[at] != END:
                t.lines[number][at] = t.line[at]
                at += 1
            t.lines[number][at] = END


def swap_ways(i: int, j: int, t: TurnArrays) -> None:
    way = t.ways[i]
    t.ways[i] = t.ways[j]
    t.ways[j] = way
    found = t.values[i]
    t.values[i] = t.values[j]
    t.values[j] = found
    for at in range(LONGEST + 1):
        action = t.lines[i][at]
        t.lines[i][at] = t.lines[j][at]
        t.lines[j][at] = action


def best_to_the_front(keep: int, n: int, t: TurnArrays) -> None:
    """Put the ways with the highest values first, the best before the others."""
    for place in range(keep):
        best = place
        for other in range(place + 1, n):
            if t.values[other] > t.values[best]:
                best = other
        if best != place:
            swap_ways(place, best, t)


def finish_turns(
    states: MutableSequence[Any], i: int, d: Deck, seat: int, trials: int, keep: int, t: TurnArrays, r: Generator
) -> int:
    """Try about so many whole turns in state i; the best ways come first, with values and lines. How many are kept.

    All ways are tried a little, the best `keep` of them much. State i + 1 is used.
    """
    n = list_ways(states, i, d, t, r)
    for way in range(n):
        t.values[way] = LEAST
        try_way(states, i, d, seat, way, max(1, trials // (2 * n)), t, r)
    keep = min(keep, n)
    best_to_the_front(keep, n, t)
    for way in range(keep):
        try_way(states, i, d, seat, way, trials // (2 * keep), t, r)
    best_to_the_front(keep, keep, t)
    return keep


def is_legal(s: State, d: Deck, action: int, scratch: MutableSequence[int]) -> bool:
    """May the seat that decides do this? The legal actions are then in `scratch`."""
    for i in range(legal(s, d, scratch)):
        if scratch[i] == action:
            return True
    return False


def play_line(s: State, d: Deck, seat: int, line: Sequence[int], t: TurnArrays, r: Generator) -> None:
    """Play a seat's turn by its line; where the line does not go in this world, the turn ends as soon as it may."""
    n = 0
    while s.turn == seat and s.phase != OVER:
        if s.actor != seat:
            action = try_action(s, d, r, t.scratch)
        elif is_legal(s, d, line[n], t.scratch):
            action = line[n]
            n += 1
        else:
            action = t.scratch[0]
        play(s, d, action, r, t.scratch)


def play_turn(states: MutableSequence[Any], i: int, d: Deck, trials: int, t: TurnArrays, r: Generator) -> None:
    """Play the turn of the seat on turn in state i, as the best of about so many; it drops no card of the display."""
    seat = states[i].turn
    if states[i].phase == DROP:
        play(states[i], d, STOP, r, t.scratch)
    finish_turns(states, i, d, seat, trials, FOCUS, t, r)
    play_line(states[i], d, seat, t.lines[0], t, r)


def choose_drop(states: MutableSequence[Any], d: Deck, seat: int, trials: int, t: TurnArrays, r: Generator) -> int:
    """F9: from the view at VIEW, the row whose oldest card goes: a new card there would bring more on average.

    One that would be taken stays. Every card that may come is tried; DROP_PARTS says how many of the trials it gets.
    """
    imagine(states[VIEW], d, seat, states[WORLD], r, t.scratch)
    play(states[WORLD], d, STOP, r, t.scratch)
    finish_turns(states, WORLD, d, seat, trials // 4, FOCUS, t, r)
    best = t.values[0]
    wanted = t.ways[0] // ACTIONS
    choice = STOP
    most = 0
    for level in range(LEVELS):
        oldest = TAKE_SLOT + level * SLOTS + SLOTS - 1
        n = list_unseen(states[VIEW], level, t.scratch)
        if n == 0 or wanted == oldest or states[VIEW].display[level][SLOTS - 1] == EMPTY:
            continue
        unseen = 0
        for i in range(n):
            unseen |= 1 << t.scratch[i]
        known = 0
        gain = 0
        for card in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level] + LEVEL_CARDS[level]):
            if unseen >> card & 1 == 1 and known >> t.types[card] & 1 == 0:
                known |= 1 << t.types[card]
                alike = 0
                for other in range(card, FIRST_OF_LEVEL[level] + LEVEL_CARDS[level]):
                    if unseen >> other & 1 == 1 and t.types[other] == t.types[card]:
                        alike += 1
                copy_state(states, WORLD, WORLD + 1)
                s = states[WORLD + 1]
                s.hand = card
                s.phase = PLACE
                finish_turns(states, WORLD + 1, d, seat, trials // DROP_PARTS, FOCUS, t, r)
                gain += alike * max(0, t.values[0] - best)
        if gain // n > most:
            most = gain // n
            choice = DROP_OLDEST + level
    return choice


# ---- One call from Python each -----------------------------------------------------------------------------


def plan_turn(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    trials: int,
    t: TurnArrays,
    generators: Sequence[Generator],
) -> int:
    """The first action of the best of about so many turns from the view at VIEW."""
    if states[VIEW].phase == DROP:
        return choose_drop(states, decks[0], seat, trials, t, generators[0])
    imagine(states[VIEW], decks[0], seat, states[WORLD], generators[0], t.scratch)
    finish_turns(states, WORLD, decks[0], seat, trials, PLANNED, t, generators[0])
    return t.ways[0] // ACTIONS


def practise(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    players: int,
    options: int,
    trials: int,
    t: TurnArrays,
    generators: Sequence[Generator],
    seen: Sequence[MutableSequence[float]],
    facts: Sequence[MutableSequence[float]],
) -> int:
    """Play a game of quick turns at WORLD. After each turn a row: in `seen` the features of who has played it.

    In `facts` stand its seat, its forecast and, at the end, its score, in points. Returns the number of rows.
    """
    d = decks[0]
    r = generators[0]
    new_game(states[WORLD], d, players, 0, options, r, t.scratch)
    rows = 0
    while states[WORLD].phase != OVER:
        seat = states[WORLD].turn
        play_turn(states, WORLD, d, trials, t, r)
        if states[WORLD].chosen[seat] == 0:
            hope = forecast(states[WORLD], d, seat, t.w, t.scratch)
            describe(states[WORLD], d, seat, hope, t.types, t.x)
            for i in range(FEATURES):
                seen[rows][i] = t.x[i]
            facts[rows][0] = seat
            facts[rows][1] = hope / HUNDRED
            rows += 1
    for row in range(rows):
        facts[row][2] = score(states[WORLD], d, int(facts[row][0]))
    return rows
