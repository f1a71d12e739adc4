"""A small net that scores every answer to a question: whole numbers only, so both materials come to the same scores.

The net is a part of a row of numbers (a policy), one block after the other: what is taken off each number of a position
and what it is multiplied with, two layers, what the head takes of the second, its biases, what it takes of an answer,
and what each place of the head counts. Weights are in parts of `WEIGHT`, what they are multiplied with in parts of ONE.

A position is read once (`read_position`), and each of its answers is scored then (`score_answer`).
"""

from collections.abc import MutableSequence, Sequence

ONE = 1024
BITS = 16
WEIGHT = 1 << BITS
FARTHEST = 5 * ONE
"""No number of a position counts for more than this when it was shifted and scaled."""


def answer_net_length(position: int, answer: int, width: int, head: int) -> int:
    """How many numbers a net has, for so many numbers of a position and of an answer."""
    return 2 * position + (position + 1) * width + (width + 1) * width + (width + 1) * head + answer * head + head


def read_position(
    net: Sequence[int],
    first: int,
    position: int,
    width: int,
    head: int,
    x: MutableSequence[int],
    at: int,
    layers: int,
) -> None:
    """Read a position that stands in `x` from `at` on; the net begins in its row at `first`.

    What the head takes of it is written behind the two layers, from `layers` on.
    """
    scale = first + position
    one = scale + position
    bias_one = one + position * width
    two = bias_one + width
    bias_two = two + width * width
    out = bias_two + width
    bias_out = out + width * head
    second = layers + width
    last = second + width
    for j in range(width):
        x[layers + j] = net[bias_one + j] * ONE
        x[second + j] = net[bias_two + j] * ONE
    for j in range(head):
        x[last + j] = net[bias_out + j] * ONE
    for i in range(position):
        much = (x[at + i] - net[first + i]) * net[scale + i] >> BITS
        much = min(FARTHEST, max(-FARTHEST, much))
        if much != 0:
            for j in range(width):
                x[layers + j] += much * net[one + i * width + j]
    for i in range(width):
        much = x[layers + i] >> BITS
        if much > 0:
            for j in range(width):
                x[second + j] += much * net[two + i * width + j]
    for i in range(width):
        much = x[second + i] >> BITS
        if much > 0:
            for j in range(head):
                x[last + j] += much * net[out + i * head + j]


def score_answer(
    net: Sequence[int],
    first: int,
    position: int,
    answer: int,
    width: int,
    head: int,
    x: MutableSequence[int],
    at: int,
    layers: int,
) -> int:
    """The score of an answer whose numbers stand in `x` from `at` on, to the position that was read last."""
    own = first + answer_net_length(position, answer, width, head) - head - answer * head
    counts = own + answer * head
    last = layers + 2 * width
    sums = last + head
    for j in range(head):
        x[sums + j] = x[last + j]
    for i in range(answer):
        much = x[at + i]
        if much != 0:
            for j in range(head):
                x[sums + j] += much * net[own + i * head + j]
    score = 0
    for j in range(head):
        much = x[sums + j] >> BITS
        if much > 0:
            score += much * net[counts + j]
    return score
