"""The threads of a batch: the caller and others, who do their parts of a step at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import numpy as np

from terrae.engine.errors import Refused

from .arrays import aligned
from .gates import ANSWER, ASKED, ASLEEP, TASK, WORDS_A_THREAD

Part = Callable[[int, int], int]
"""Does a task in the part of a thread, both given by number.

Thread 0 is the caller's: it returns what it found. Any other takes its task from the gates, answers there, and returns
what `answer` returns: must the caller be woken? It may go on as long as it is asked again.
"""


def gates_for(threads: int) -> Any:
    """The gates of so many threads; behind each but the caller's somebody sleeps."""
    gates = aligned((threads * WORDS_A_THREAD,), np.int64)
    gates[ASKED + WORDS_A_THREAD :: WORDS_A_THREAD] = ASLEEP
    return gates


class Crew:
    """So many threads, of which the caller is the first. Compiled code lets go of the interpreter: they run at once.

    `run` holds the compiled functions of `gates`. A thread keeps `part` alive while it looks out for work: `part` must
    not hold the batch.
    """

    def __init__(self, threads: int, run: Any, gates: Any, part: Part) -> None:
        self._run, self._gates, self._part = run, gates, part
        self._wakes: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(threads)]
        self._failures: list[BaseException] = []
        self._others = range(1, threads)
        self._closed = False
        for number in self._others:
            arguments = (number, run, gates, part, self._wakes, self._failures)
            name = f"terrae-crew-{number}"
            threading.Thread(target=serve, args=arguments, name=name, daemon=True).start()

    def do(self, task: int) -> list[int]:
        """Every thread does its part of a task; what each found. `Refused` once they were let go."""
        if self._closed:  # the caller alone would do its own part, and the other rows would stand still
            raise Refused("this batch is closed: its threads have ended")
        self._gates[TASK] = task
        for number in self._others:
            if self._run.ask(self._gates, number):
                self._wakes[number].put(True)
        try:
            found = self._part(0, task)
        finally:
            for number in self._others:
                while not self._run.answered(self._gates, number):
                    self._wakes[0].get()
        if self._failures:
            failed = self._failures[0]
            self._failures.clear()
            raise failed
        return [found, *self._gates[ANSWER + WORDS_A_THREAD :: WORDS_A_THREAD].tolist()]

    def close(self) -> None:
        """Let the threads end."""
        for number in self._others:
            self._wakes[number].put(False)
        self._others = range(0)
        self._closed = True


def serve(
    number: int, run: Any, gates: Any, part: Part, wakes: list[SimpleQueue[bool]], failures: list[BaseException]
) -> None:
    """What a thread does from its start to its end. It does not hold the crew, which ends when nobody holds it."""
    while wakes[number].get():
        while run.asked_again(gates, number):
            try:
                wake = part(number, 0)
            except BaseException as error:  # the caller raises it
                failures.append(error)
                wake = run.answer(gates, number, 0)
            if wake:
                wakes[0].put(True)
                break
