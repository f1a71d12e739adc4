"""The loop that describes the answers of many copies of a game at once, compiled on top of its minds."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import (
        ANSWER_NUMBERS,
        ANSWER_PLACE,
        POSITION_NUMBERS,
        POSITION_PLACE,
        describe_answer,
        describe_position,
    )

CHOICE_ROWS = "terrae.envs.choice_rows"


def describe_rows(
    states: Any, decks: Any, rows: Any, listed: Any, memory: Any, advice: Any, generators: Any, scratch: Any, work: Any,
    position: Any, row: Any, action: Any, answer: Any,
) -> int:  # fmt: skip
    """Write of every row what its position is like and, one after the other, what each of its legal answers is like.

    Returns how many answers there are. Where nobody is asked there are none, and the position is all 0.
    """
    d = decks[0]
    n = 0
    for i in range(len(states)):
        if rows[i].legal == 0:
            for k in range(POSITION_NUMBERS):
                position[i, k] = 0
            continue
        describe_position(states[i], d, memory[i], advice, generators[0], scratch, work)
        for k in range(POSITION_NUMBERS):
            position[i, k] = work[POSITION_PLACE + k]
        for k in range(rows[i].legal):
            row[n] = i
            action[n] = listed[i, k]
            describe_answer(states[i], d, listed[i, k], work)
            for j in range(ANSWER_NUMBERS):
                answer[n, j] = work[ANSWER_PLACE + j]
            n += 1
    return n
