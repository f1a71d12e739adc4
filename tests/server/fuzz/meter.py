"""How long the event loop is held at a time, in processor time: what else the machine does makes no difference to it.

The loop beats every few milliseconds. Between two beats everything else has its turn, so the processor time of the
loop's thread between them is how long anybody had to wait. A second thread looks what the loop does when it is long.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
import traceback

import structlog
from prometheus_client import Gauge, Histogram

from terrae.server.metrics import Metrics

log = structlog.get_logger("terrae")

BEAT_S = 0.004
LONG_S = 0.05
"""Whoever holds the loop for so long is named in the log."""
LOOK_S = 0.01
BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Meter:
    """Measures the loop it is started in."""

    def __init__(self, metrics: Metrics) -> None:
        self.held = Histogram(
            "terrae_loop_held_seconds",
            "Processor time of the loop in one go",
            buckets=BUCKETS,
            registry=metrics.registry,
        )
        self.longest = Gauge("terrae_loop_longest_seconds", "The longest of them", registry=metrics.registry)
        self.worst = 0.0
        self.last = time.thread_time()
        self.stack = ""
        self.thread = threading.get_ident()
        self.clock = time.pthread_getcpuclockid(self.thread)
        threading.Thread(target=self.look_on, name="meter", daemon=True).start()

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            now = time.thread_time()
            held, self.last = now - self.last, now
            self.held.observe(held)
            if held > self.worst:
                self.worst = held
                self.longest.set(held)
            if held > LONG_S:
                log.warning("the loop was held", seconds=round(held, 3), stack=self.stack)
            self.stack = ""

    def look_on(self) -> None:
        while True:
            time.sleep(LOOK_S)
            if time.clock_gettime(self.clock) - self.last > LONG_S * 0.7 and not self.stack:
                frame = sys._current_frames().get(self.thread)
                self.stack = " < ".join(
                    f"{place.filename.rpartition('/')[2]}:{place.lineno} {place.name}"
                    for place in reversed(traceback.extract_stack(frame))
                    if "importlib" not in place.filename
                )
