"""Structured logs on standard error. Keys and devices never reach them: nothing that is logged holds any."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog

QUIET_S = 10.0
"""A line of a library that says the same again within this time is counted, not written."""
MOST_KINDS = 256
"""Kinds of lines that are told apart."""
SECRET = re.compile(r"\b[hjswdt]_[A-Za-z0-9_-]{32}")


def hide_secrets(_: object, __: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Should a secret ever get into a log line, it is taken out."""
    return {key: SECRET.sub("[secret]", value) if isinstance(value, str) else value for key, value in event.items()}


def set_up(as_json: bool, level: int = logging.INFO) -> None:
    """Log lines as JSON for machines, or plain for a terminal."""
    last: Any = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            hide_secrets,
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # whatever standard error is by then
        cache_logger_on_first_use=False,
    )


class LibraryLines(logging.Handler):
    """What libraries log goes the way of our own lines, the same once in a while: strangers can provoke some."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[object, ...], tuple[float, int]] = {}
        """By kind, when a line was written last, and how many were not since."""

    def emit(self, record: logging.LogRecord) -> None:
        error = None if record.exc_info is None else record.exc_info[1]
        kind = record.name, record.levelno, record.msg, type(error)
        now = time.monotonic()
        written, left_out = self.kinds.pop(kind, (-QUIET_S, 0))
        if now - written < QUIET_S:
            self.kinds[kind] = written, left_out + 1
            return
        self.kinds[kind] = now, 0
        if len(self.kinds) > MOST_KINDS:
            del self.kinds[next(iter(self.kinds))]
        why = {} if error is None else {"why": repr(error)}
        more = {"left_out": left_out} if left_out else {}
        structlog.get_logger(record.name).log(record.levelno, record.getMessage(), **why, **more)
