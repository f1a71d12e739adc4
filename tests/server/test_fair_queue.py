"""Tables take turns."""

import pytest

from terrae.server.fair_queue import UNWATCHED_EVERY, FairQueue, Whose


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


def order_of(queue: FairQueue[str]) -> list[str]:
    order = []
    while (taken := queue.take()) is not None:
        order.append(taken[1])
        queue.done(taken[0])
    return order


@pytest.mark.attack("Open a hundred tables of hard bots from several browsers, so that everybody else waits.")
def test_whoever_has_many_tables_waits_no_shorter_than_who_has_one() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(f"greedy {number}", f"greedy {number}", Whose("1.1.1.1", f"browser {number % 10}"))
    queue.put("one", "one", Whose("2.2.2.2", "phone"))
    queue.put("neighbour", "neighbour", Whose("2.2.2.2", "laptop"))
    assert len(queue) == 102
    order = order_of(queue)
    assert order[:4] == ["greedy 0", "one", "greedy 1", "neighbour"]
    assert order[4:14] == [f"greedy {number}" for number in range(2, 12)], "devices of one address take turns too"
    assert len(order) == 102
    assert not queue.by_address
    assert not queue.whose


@pytest.mark.attack("Let hundreds of games of bots alone run, so that people wait for their own bots.")
def test_what_nobody_waits_for_comes_behind_what_people_wait_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(f"alone {number}", "alone")
    for number in range(50):
        queue.put(f"people {number}", "people", Whose("1.1.1.1"))
    order = order_of(queue)
    assert order[:UNWATCHED_EVERY] == ["people"] * UNWATCHED_EVERY
    assert order[: 50 + 50 // UNWATCHED_EVERY].count("alone") == 50 // UNWATCHED_EVERY, "but none stands still for ever"
    assert len(order) == 100


def test_what_is_discarded_is_found_wherever_it_waits() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "one", Whose("1.1.1.1", "x"))
    queue.put("a", "two", Whose("1.1.1.1", "y"))
    queue.put("a", "three")
    queue.discard("a", "two")
    queue.discard("a", "three")
    assert order_of(queue) == ["one"]
    assert len(queue) == 0
