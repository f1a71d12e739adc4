"""The time that a bot has thought: that of the processor, so that a busy machine makes nobody think less."""

import time
from collections.abc import Callable

thread_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)
"""A browser does not tell the time of the processor; nothing else runs in the thread there."""
