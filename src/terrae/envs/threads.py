"""The threads of a batch, who do their parts of a step at once, and how they meet.

A step of a thousand rows takes a few hundred microseconds, and waking a thread that sleeps takes about as long. So a
thread that has answered goes on looking whether it is asked again, outside the interpreter, and sleeps only when
nobody asks for a while; the caller looks for answers in the same way. That part is compiled with the kernel.

`gates` is one row of words for all threads. Each has `WORDS_A_THREAD` of them, so that no two threads write to the
same line of the processor's cache. A gate is shut, open, or shut by somebody who has fallen asleep behind it: who
opens that one must wake the sleeper (`Threads`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from os import getpid
from queue import SimpleQueue
from typing import Any

import numpy as np

from terrae.engine.compiled import entered
from terrae.engine.errors import Refused

from .arrays import Array, aligned

THREADS = "terrae.envs.threads"

SHUT, OPEN, ASLEEP = range(3)
ASKED, TASK, ANSWERED, ANSWER = 0, 8, 16, 24
"""The words of a thread: the gate that the caller opens, the gate that the thread opens, and what it answers.

What is asked for stands once, in the caller's own words.
"""
WORDS_A_THREAD = 32
LOOKS = 1_000_000
"""How often one looks before falling asleep: some hundred microseconds long."""


def atomic_swap(words: Any, at: int, value: int) -> int:
    """Put a value there and return what was there, at once for all threads (in the compiled material)."""
    before: int = words[at]
    words[at] = value
    return before


def atomic_load(words: Any, at: int) -> int:
    """What is there now, whoever wrote it (in the compiled material)."""
    value: int = words[at]
    return value


def opened(gates: Any, gate: int) -> bool:
    """Wait a moment until a gate is open, and shut it. False: it has not opened, and one is asleep behind it."""
    for _ in range(LOOKS):
        if atomic_load(gates, gate) == OPEN:
            atomic_swap(gates, gate, SHUT)
            return True
    if atomic_swap(gates, gate, ASLEEP) == OPEN:
        atomic_swap(gates, gate, SHUT)
        return True
    return False


def asked_again(gates: Any, thread: int) -> bool:
    """Is a thread asked for its part again? If not, it is asleep."""
    return opened(gates, thread * WORDS_A_THREAD + ASKED)


def answered(gates: Any, thread: int) -> bool:
    """Has a thread answered? If not, the caller is asleep."""
    return opened(gates, thread * WORDS_A_THREAD + ANSWERED)


def ask(gates: Any, thread: int) -> bool:
    """Ask a thread for its part. True: it is asleep and must be woken."""
    return atomic_swap(gates, thread * WORDS_A_THREAD + ASKED, OPEN) == ASLEEP


def answer(gates: Any, thread: int, value: int) -> bool:
    """Answer the caller. True: the caller is asleep and must be woken, and the thread is asleep from here on."""
    first = thread * WORDS_A_THREAD
    gates[first + ANSWER] = value
    if atomic_swap(gates, first + ANSWERED, OPEN) == ASLEEP:
        atomic_swap(gates, first + ASKED, ASLEEP)
        return True
    return False


# ---- In Python -------------------------------------------------------------------------------------------------

Share = Callable[[int, int], int]
"""Does a thread's share of a task, both given by number.

Thread 0 is the caller's: it returns what it found. Any other takes its task from the gates, answers there, and returns
what `answer` returns: must the caller be woken? It may go on as long as it is asked again.
"""


def gates_for(threads: int) -> Any:
    """The gates of so many threads; behind each but the caller's somebody sleeps."""
    gates = aligned((threads * WORDS_A_THREAD,), np.int64)
    shut_gates(gates)
    return gates


def shut_gates(gates: Any) -> None:
    """Everybody but the caller sleeps, and nothing is asked or answered."""
    gates[:] = SHUT
    gates[ASKED + WORDS_A_THREAD :: WORDS_A_THREAD] = ASLEEP


def share_of_rows(run: Any, which: Array, inside: tuple[Any, ...], threads: int) -> Share:
    """Does a task in the rows of one thread. It holds the arrays of a batch, not the batch."""
    bounds = [len(which) * thread // threads for thread in range(threads + 1)]
    run_rows = entered(run.run_rows, (0, which, 0, 0, 0, *inside))

    def share(thread: int, task: int) -> int:
        return int(run_rows(task, which, bounds[thread], bounds[thread + 1], thread, *inside))

    return share


class Threads:
    """So many threads, of which the caller is the first. Compiled code lets go of the interpreter: they run at once.

    `run` holds the compiled functions of this module. A thread keeps `share` alive while it looks out for work:
    `share` must not hold the batch.
    """

    def __init__(self, threads: int, run: Any, gates: Any, share: Share) -> None:
        self._run, self._gates, self._share = run, gates, share
        self._others = range(1, threads)
        self._closed = False
        self._start()

    def _start(self) -> None:
        """Start them, in this process."""
        self._process = getpid()
        self._wakes: list[SimpleQueue[bool]] = [SimpleQueue() for _ in range(len(self._others) + 1)]
        self._failures: list[BaseException] = []
        for number in self._others:
            arguments = (number, self._run, self._gates, self._share, self._wakes, self._failures)
            name = f"terrae-rows-{number}"
            threading.Thread(target=serve, args=arguments, name=name, daemon=True).start()

    def do(self, task: int) -> list[int]:
        """Every thread does its share of a task; what each found. `Refused` once they were let go."""
        if self._closed:  # the caller alone would do its own part, and the other rows would stand still
            raise Refused("this batch is closed: its threads have ended")
        if self._process != getpid():  # forked: the threads are the parent's, and none of them would answer here
            shut_gates(self._gates)
            self._start()
        self._gates[TASK] = task
        for number in self._others:
            if self._run.ask(self._gates, number):
                self._wakes[number].put(True)
        try:
            found = self._share(0, task)
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
    number: int, run: Any, gates: Any, share: Share, wakes: list[SimpleQueue[bool]], failures: list[BaseException]
) -> None:
    """What a thread does from its start to its end. It holds no `Threads`: they end when nobody holds them."""
    while wakes[number].get():
        while run.asked_again(gates, number):
            try:
                wake = share(number, 0)
            except BaseException as error:  # the caller raises it
                failures.append(error)
                wake = run.answer(gates, number, 0)
            if wake:
                wakes[0].put(True)
                break
