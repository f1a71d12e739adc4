"""Work spread over processes: everything is done once, also if a process dies."""

import os
from pathlib import Path

import pytest

from terrae.engine.errors import Refused
from terrae.lab.processes import spread


def squared(number: int) -> int:
    return number * number


def dies_once(job: tuple[Path, int]) -> int:
    """Ends its process at job 3, but not the second time."""
    mark, number = job
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number


def always_dies(number: int) -> int:
    if number:
        os._exit(1)
    return number


def test_one_process_and_two_do_the_same() -> None:
    wanted = [number * number for number in range(50)]
    assert list(spread(range(50), squared, 1)) == wanted
    assert sorted(spread(range(50), squared, 2)) == wanted


def test_the_shard_of_a_process_that_dies_is_done_by_another(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert sorted(spread([(mark, number) for number in range(8)], dies_once, 2)) == list(range(8))
    assert mark.exists()


def test_processes_that_keep_dying_are_given_up() -> None:
    with pytest.raises(Refused, match="3 processes died one after the other"):
        list(spread(range(4), always_dies, 2))


def test_jobs_are_made_as_they_are_needed() -> None:
    coming = iter(range(1_000_000))
    done = spread(coming, squared, 1)
    assert [next(done), next(done)] == [0, 1]
    assert next(coming) == 2
