"""How the caller of a batch and its threads meet, compiled: they look for each other a moment before they fall asleep.

A step of a thousand rows takes a few hundred microseconds, and waking a thread that sleeps takes about as long. So a
thread that has answered goes on looking whether it is asked again, outside the interpreter, and sleeps only when
nobody asks for a while; the caller looks for answers in the same way.

`gates` is one row of words for all threads. Each has `WORDS_A_THREAD` of them, so that no two threads write to the
same line of the processor's cache. A gate is shut, open, or shut by somebody who has fallen asleep behind it: who
opens that one must wake the sleeper (`Crew`).
"""

from typing import Any

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
