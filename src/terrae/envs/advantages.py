"""Advantages for games in which seats take turns."""

from __future__ import annotations

from typing import Any

import numpy as np

from .arrays import Array


def advantages(
    value: Any, reward: Any, terminated: Any, actor: Any, *, discount: float = 1.0, trace: float = 0.95
) -> tuple[Array, Array]:
    """Generalised advantage estimates of every decision, each seat's along its own decisions, and which are complete.

    `value[t, i]` is what the seat that decided in row i at step t expected, `reward[t, i]` what the step brought to
    each seat, `terminated[t, i]` whether it ended the game, `actor[t, i]` the seat. A decision's reward is all that its
    seat got until its next decision or the end; the value that follows it is that of its seat's next decision, never
    another's. A decision whose seat decides no more within the buffer has no estimate: it is not complete.
    """
    values = np.asarray(value, np.float32)
    rewards = np.asarray(reward, np.float32)
    ended, seats = np.asarray(terminated, np.bool_), np.asarray(actor, np.int64)
    steps, copies = values.shape
    players = rewards.shape[2]
    rows = np.arange(copies)
    found, complete = np.zeros((steps, copies), np.float32), np.zeros((steps, copies), np.bool_)
    following = np.zeros((copies, players), np.float32)  # the value of each seat's next decision
    estimate = np.zeros((copies, players), np.float32)  # and its advantage
    gained = np.zeros((copies, players), np.float32)  # what each seat gets before it
    known = np.zeros((copies, players), np.bool_)
    for t in range(steps - 1, -1, -1):
        end = ended[t]
        following[end], estimate[end], gained[end], known[end] = 0, 0, 0, True
        gained += rewards[t]
        seat = seats[t]
        at = rows, seat
        delta = gained[at] + discount * following[at] - values[t]
        complete[t] = known[at]
        found[t] = np.where(complete[t], delta + discount * trace * estimate[at], 0)
        following[at], estimate[at], gained[at], known[at] = values[t], found[t], 0, True
    return found, complete
