"""Turns of Terra Futura judged for the coach, in both materials: played on in imagined worlds, by the learned value."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import WORD, Generator, below, next_word
from terrae.engine.game_loop import copy_state

from ..rules.state import OVER, SLOTS, Deck, State
from ..view.sight import imagine
from .forecast import HUNDRED
from .planner import VIEW, WORLD
from .sampling import play_line, play_turn
from .search import APART, ROLLOUT
from .value import TurnArrays, value


def cover(s: State, d: Deck, level: int, card: int, r: Generator) -> None:
    """Let a card of the display change places with any of its deck, itself included: as if it were still to come."""
    nth = below(r, s.left[level] + 1)
    if nth == s.left[level]:
        return
    for slot in range(SLOTS):
        if s.display[level][slot] == card:
            s.display[level][slot] = s.pile[level][nth]
            s.pile[level][nth] = card


def judge(
    states: MutableSequence[Any],
    decks: Sequence[Any],
    seat: int,
    covered: Sequence[Sequence[int]],
    lines: Sequence[Sequence[int]],
    tried: int,
    worlds: int,
    turns: int,
    quick: int,
    t: TurnArrays,
    generators: Sequence[Generator],
    common: Sequence[Generator],
    total: MutableSequence[float],
) -> None:
    """Add up what a seat scores from the view at VIEW in so many worlds, with each of its lines; with 0 lines as it is.

    The covered cards, rows of a level and a card, are still to come. A world and the chance in it are the same for all
    lines. The games go so many turns far, each the best of about `quick`.
    """
    d = decks[0]
    r = generators[0]
    for _ in range(worlds):
        imagine(states[VIEW], d, seat, states[WORLD], r, t.scratch)
        for i in range(len(covered)):
            cover(states[WORLD], d, covered[i][0], covered[i][1], r)
        first = next_word(r)
        two = next_word(r) | 1
        for k in range(max(1, tried)):
            one = first
            common[0].one = one
            common[0].two = two
            copy_state(states, WORLD, ROLLOUT)
            if tried > 0:
                play_line(states[ROLLOUT], d, seat, lines[k], t, common[0])
            for _ in range(turns):
                if states[ROLLOUT].phase == OVER:
                    break
                one = (one + APART) & WORD
                common[0].one = one
                common[0].two = two
                play_turn(states, ROLLOUT, d, quick, t, common[0])
            total[k] += value(states[ROLLOUT], d, seat, t) / HUNDRED
