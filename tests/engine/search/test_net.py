"""The small net: its numbers in one row, its answers in the working memory."""

from __future__ import annotations

from random import Random

from terrae.engine.search.net import answers_at, ask_net, net_length


def test_the_answers_are_those_of_its_layers() -> None:
    """Written out layer by layer; what is below zero does not leave a hidden layer."""
    features, hidden, answers = 5, 4, 2
    chance = Random(1)
    net = [chance.uniform(-1, 1) for _ in range(net_length(features, hidden, answers))]
    x = [0.0, 1.0, -2.0, 0.5, 3.0]
    numbers = iter(net)

    def layer(given: list[float], outs: int) -> list[float]:
        rows = [[next(numbers) for _ in range(outs)] for _ in given]
        return [next(numbers) + sum(g * row[j] for g, row in zip(given, rows, strict=True)) for j in range(outs)]

    first = [max(0.0, much) for much in layer(x, hidden)]
    second = [max(0.0, much) for much in layer(first, hidden)]
    wanted = layer(second, answers)
    assert next(numbers, None) is None
    work = x + [9.0] * (2 * hidden + answers)
    ask_net(net, work, features, hidden, answers)
    at = answers_at(features, hidden)
    assert all(abs(found - one) < 1e-12 for found, one in zip(work[at:], wanted, strict=True))
    assert work[:features] == x


def test_a_net_of_zeros_answers_nothing() -> None:
    work = [1.0] * (answers_at(3, 2) + 1)
    ask_net([0.0] * net_length(3, 2, 1), work, 3, 2, 1)
    assert work[answers_at(3, 2)] == 0.0
