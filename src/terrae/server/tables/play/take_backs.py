"""What can be taken back: worked out beside the event loop, once for each move, and only so often for one address."""

from __future__ import annotations

import asyncio
from functools import partial

from ...fair_queue import Whose
from ...fair_threads import FairThreads
from ...protocol.sizes import MOST_AGREED
from ...rate_limits import RateLimits
from ..table import AnyMatch, Table

THREADS = 1
"""More would be no faster, as they share Python's lock, and leave less of it to the event loop."""


class TakeBacks:
    """Looks what can be taken back at the tables of one process, for addresses in turn: tens of milliseconds each."""

    def __init__(self, limits: RateLimits) -> None:
        self.limits = limits
        self.threads: FairThreads[int] = FairThreads(THREADS, "take-back")

    async def moves(self, table: Table, match: AnyMatch, seat: int, whose: Whose) -> int:
        """How many moves undo a seat's last decision in this match of a table; `TooMany` if the address asks too often.

        It is worked out once, however many ask at the same time. It needs no lock: a table's match is never changed,
        but replaced.
        """
        if not match.moves or match.moves[-1][0] != seat:
            return 0
        if table.back is None or table.back[0] is not match:
            self.limits.check("take_backs", whose.address)
            work = partial(match.moves_to_take_back, seat)
            table.back = match, self.threads.submit(table.id, work, whose)
        return await asyncio.shield(table.back[1])

    async def agreed_moves(self, table: Table, match: AnyMatch, seat: int, whose: Whose) -> int:
        """How many moves undo a seat's last decision if everybody agrees; 0 if it has none, or it was too long ago."""
        self.limits.check("take_backs", whose.address)
        work = partial(match.moves_since_choice, seat, MOST_AGREED)
        return await self.threads.submit(table.id, work, whose)

    def close(self) -> None:
        """Begin nothing more."""
        self.threads.close()
