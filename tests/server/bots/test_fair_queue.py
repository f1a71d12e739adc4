"""Tables take turns."""

import pytest

from terrae.server.bots.fair_queue import FairQueue


@pytest.mark.attack("One table asks for as many bots' decisions as it can.")
def test_a_table_that_asks_much_does_not_keep_the_others_waiting() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(3):
        queue.put("greedy", number)
    queue.put("one", 10)
    queue.put("two", 20)
    order = []
    while (taken := queue.take()) is not None:
        order.append(taken)
        queue.done(taken[0])
    assert order == [("greedy", 0), ("one", 10), ("two", 20), ("greedy", 1), ("greedy", 2)]


def test_only_one_question_of_a_table_is_under_way() -> None:
    queue: FairQueue[int] = FairQueue()
    queue.put("a", 1)
    queue.put("a", 2)
    queue.put("b", 3)
    assert queue.take() == ("a", 1)
    assert queue.take() == ("b", 3)
    assert queue.take() is None
    assert len(queue) == 1
    queue.done("a")
    assert queue.take() == ("a", 2)


def test_what_nobody_waits_for_any_more_is_not_taken() -> None:
    queue: FairQueue[int] = FairQueue()
    queue.put("a", 1)
    queue.put("b", 2)
    queue.discard("a", 1)
    queue.discard("a", 1)
    assert queue.take() == ("b", 2)
    assert queue.take() is None
