"""Lines from a stranger: bounded in length and in time."""

import os
import time
from collections.abc import Iterator

import pytest

from terrae.text.lines import Lines, TimeUp, TooLong

SOON = 60.0


class Pipe:
    """A pipe whose one end is read as lines of at most eight bytes."""

    def __init__(self) -> None:
        self.out, self.into = os.pipe()
        self.lines = Lines(self.out, limit=8)

    def write(self, data: bytes) -> None:
        os.write(self.into, data)

    def close(self) -> None:
        os.close(self.into)
        self.into = -1

    def next(self) -> bytes | None:
        return self.lines.next(time.monotonic() + SOON)


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    made = Pipe()
    yield made
    os.close(made.out)
    if made.into >= 0:
        os.close(made.into)


def test_lines_come_one_after_the_other(pipe: Pipe) -> None:
    pipe.write(b"one\ntwo\n\nthr")
    assert [pipe.next(), pipe.next(), pipe.next()] == [b"one", b"two", b""]
    pipe.write(b"ee\n")
    assert pipe.next() == b"three"


def test_the_last_line_needs_no_end(pipe: Pipe) -> None:
    pipe.write(b"last")
    pipe.close()
    assert [pipe.next(), pipe.next(), pipe.next()] == [b"last", None, None]


@pytest.mark.attack("Sends a line that is too long.")
def test_a_line_may_have_so_many_bytes_and_no_more(pipe: Pipe) -> None:
    pipe.write(b"12345678\n123456789\nnext\n")
    assert pipe.next() == b"12345678"
    with pytest.raises(TooLong):
        pipe.next()
    assert pipe.next() == b"next"


@pytest.mark.attack("Sends a line without end.")
def test_a_line_without_end_is_not_kept(pipe: Pipe) -> None:
    pipe.write(b"x" * 9)
    with pytest.raises(TooLong):
        pipe.next()
    for _ in range(50):
        pipe.write(b"x" * 1000)
        with pytest.raises(TimeUp):
            pipe.lines.next(time.monotonic() + 0.001)
        assert len(pipe.lines.waiting) <= 1000
    pipe.write(b"\nshort\n")
    assert pipe.next() == b"short"


@pytest.mark.attack("Sends nothing.")
def test_whoever_sends_nothing_is_not_awaited_for_ever(pipe: Pipe) -> None:
    with pytest.raises(TimeUp):
        pipe.lines.next(time.monotonic() + 0.01)
    pipe.write(b"half")
    with pytest.raises(TimeUp):
        pipe.lines.next(time.monotonic() + 0.01)
    pipe.write(b"\n")
    assert pipe.next() == b"half"


@pytest.mark.attack("Sends a line a little at a time, for ever.")
def test_whoever_never_ends_a_line_is_stopped_by_the_clock_too(pipe: Pipe) -> None:
    pipe.write(b"y" * 5000)
    with pytest.raises(TooLong):
        pipe.next()
    with pytest.raises(TimeUp):
        pipe.lines.next(time.monotonic() - 1)
