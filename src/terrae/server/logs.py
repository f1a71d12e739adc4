"""Structured logs on standard error. Keys and devices never reach them: nothing that is logged holds any."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any

import structlog

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
