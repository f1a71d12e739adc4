"""The one line on standard error that bad input gives, and exit codes."""

from __future__ import annotations

import sys

MESSAGE_LIMIT = 400
BAD_RECORD, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141


def complain(sentence: str, code: int = BAD_INPUT) -> int:
    """Print one line on standard error; the exit code."""
    line = "".join(letter if letter.isprintable() else " " for letter in sentence).strip()
    print(f"terrae: {line if len(line) <= MESSAGE_LIMIT else line[:MESSAGE_LIMIT] + '...'}", file=sys.stderr)
    return code
