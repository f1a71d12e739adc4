"""When the service looks for reference cycles that nobody can reach any more: a little and often."""

from __future__ import annotations

import asyncio
import gc
from itertools import count

YOUNG_EVERY_S = 0.05
MIDDLE_EVERY = 4
"""Searches among the youngest objects until those that survived them are searched too."""
YOUNG, MIDDLE = 0, 1


def take_over() -> None:
    """From now on Python does not search by itself.

    It would search when many more objects were created than ended. At a busy service as many end as are created: the
    young pile up to 100,000, and then everybody waits up to 130 ms for two searches in a row. A full one takes 300 ms
    with 300 tables in memory; the scheduler does it once in a while. What is here already stays for good.
    """
    gc.disable()
    gc.freeze()


def is_ours() -> bool:
    """Has the search been taken over from Python?"""
    return not gc.isenabled()


async def collect_for_ever() -> None:
    """Search among what has been created lately. Nearly everything ends with its last reference; cycles die young."""
    for turn in count(1):
        await asyncio.sleep(YOUNG_EVERY_S)
        gc.collect(YOUNG if turn % MIDDLE_EVERY else MIDDLE)
