"""When the service looks for reference cycles that nobody can reach any more: a little and often."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from itertools import count

YOUNG_EVERY_S = 0.05
MIDDLE_EVERY = 4
"""Searches among the youngest objects until those that survived them are searched too."""
LOOK_EVERY = 20
"""Searches among the youngest objects until it is looked whether a full one is due."""
FULL_AFTER_S = 900
FULL_AFTER_GROWTH = 1.5
"""A full search is also due when so many times as many blocks of memory are in use as after the last one, ..."""
FULL_AFTER_BLOCKS = 300_000
"""... and so many more: some 30 MB. Connections and requests leave small cycles behind that outlive the young."""
YOUNG, MIDDLE = 0, 1


def take_over() -> None:
    """From now on Python does not search by itself.

    It would search when many more objects were created than ended. At a busy service as many end as are created: the
    young pile up to 100,000, and then everybody waits up to 130 ms for two searches in a row. A full search takes
    300 ms with 300 tables in memory. What is here already stays for good.
    """
    gc.disable()
    gc.freeze()


def is_ours() -> bool:
    """Has the search been taken over from Python?"""
    return not gc.isenabled()


class SinceFull:
    """What has happened since the last full search."""

    def __init__(self) -> None:
        self.at = time.monotonic()
        self.blocks = sys.getallocatedblocks()

    def is_enough(self) -> bool:
        grown = sys.getallocatedblocks() - self.blocks
        much = grown > FULL_AFTER_BLOCKS and grown > (FULL_AFTER_GROWTH - 1) * self.blocks
        return much or time.monotonic() - self.at > FULL_AFTER_S


async def collect_for_ever() -> None:
    """Search among what has been created lately. Nearly everything ends with its last reference; cycles die young."""
    since = SinceFull()
    for turn in count(1):
        await asyncio.sleep(YOUNG_EVERY_S)
        gc.collect(YOUNG if turn % MIDDLE_EVERY else MIDDLE)
        if turn % LOOK_EVERY == 0 and since.is_enough():
            gc.collect()
            since = SinceFull()
