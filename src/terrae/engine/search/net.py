"""A small net with two hidden layers: what a game's value has learned, asked in both materials.

The net is one row of numbers: first layer, its biases, second layer, its biases, last layer, its biases. Its numbers
are floats; they are added up in one order in both materials, so both come to the same answers.

The working memory `x` holds the features, the two layers and the answers, one after the other.
"""

from collections.abc import MutableSequence, Sequence


def net_length(features: int, hidden: int, answers: int) -> int:
    """How many numbers a net has."""
    return (features + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * answers


def answers_at(features: int, hidden: int) -> int:
    """Where the answers begin in the working memory."""
    return features + 2 * hidden


def ask_net(net: Sequence[float], x: MutableSequence[float], features: int, hidden: int, answers: int) -> None:
    """Write the net's answers to the features that stand in `x`."""
    layer_1 = features
    layer_2 = layer_1 + hidden
    last = layer_2 + hidden
    first_bias = features * hidden
    second = first_bias + hidden
    second_bias = second + hidden * hidden
    third = second_bias + hidden
    third_bias = third + hidden * answers
    for j in range(hidden):
        x[layer_1 + j] = net[first_bias + j]
        x[layer_2 + j] = net[second_bias + j]
    for i in range(features):
        much = x[i]
        if much != 0.0:
            for j in range(hidden):
                x[layer_1 + j] += much * net[i * hidden + j]
    for i in range(hidden):
        much = x[layer_1 + i]
        if much > 0.0:
            for j in range(hidden):
                x[layer_2 + j] += much * net[second + i * hidden + j]
    for k in range(answers):
        x[last + k] = net[third_bias + k]
    for i in range(hidden):
        much = x[layer_2 + i]
        if much > 0.0:
            for k in range(answers):
                x[last + k] += much * net[third + i * answers + k]
