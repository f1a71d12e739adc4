"""How a seat of Terra decides by its policy, in both materials: in character, or by a net that scores the answers.

A policy with a net is longer than the others: behind the character's numbers stand the preferences of its advisers
(`choices.py`) and the net (`terrae.engine.search.answer_net`).
"""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import Generator, below
from terrae.engine.search.answer_net import answer_net_length, read_position, score_answer

from ..rules.answers import legal
from ..rules.state import Deck, State
from .choices import (
    ADVISERS,
    ANSWER_NUMBERS,
    ANSWER_PLACE,
    LAYERS_PLACE,
    POSITION_NUMBERS,
    POSITION_PLACE,
    describe_answer,
    describe_position,
)
from .cooperation import CHARACTER, LEARNED, LIMIT, POLICY, answer_in_character
from .odds import SURE
from .preferences import PREFERENCES

NET_WIDTH, NET_HEAD = 64, 48
ADVICE = POLICY
"""Where the preferences of the advisers stand in a policy with a net."""
NET = ADVICE + ADVISERS * PREFERENCES
"""Where its net begins."""
LEARNED_POLICY = NET + answer_net_length(POSITION_NUMBERS, ANSWER_NUMBERS, NET_WIDTH, NET_HEAD)
"""How many numbers a policy with a net has."""


def choose_action(
    states: Sequence[State],
    i: int,
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The action of the seat that decides, by its policy and by what it remembers. It reads what that seat may see."""
    if policy[CHARACTER] == LEARNED:
        return best_scored(states[i], d, policy, memory, r, scratch, work)
    return answer_in_character(states[i], d, policy, memory, r, scratch, work)


def best_scored(
    s: State,
    d: Deck,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: MutableSequence[int],
    work: MutableSequence[int],
) -> int:
    """The answer that the net scores highest, of equal ones the first. The limit tells how often it slips."""
    n = legal(s, d, scratch)
    if n == 1:
        return scratch[0]
    if policy[LIMIT] > 0 and below(r, SURE) < policy[LIMIT]:
        return scratch[below(r, n)]
    describe_position(s, d, memory, policy[ADVICE:NET], r, scratch, work)
    read_position(policy, NET, POSITION_NUMBERS, NET_WIDTH, NET_HEAD, work, POSITION_PLACE, LAYERS_PLACE)
    best = 0
    most = 0
    for k in range(n):
        describe_answer(s, d, scratch[k], work)
        score = score_answer(
            policy, NET, POSITION_NUMBERS, ANSWER_NUMBERS, NET_WIDTH, NET_HEAD, work, ANSWER_PLACE, LAYERS_PLACE
        )
        if k == 0 or score > most:
            most = score
            best = k
    return scratch[best]
