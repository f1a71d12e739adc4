"""The folder where games are kept, and files that only one process may hold."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


def home() -> Path:
    """Where games are kept: `TERRAE_HOME`, else the user's data folder."""
    chosen = os.environ.get("TERRAE_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("terrae", appauthor=False)


def taken(handle: int) -> bool:
    """Take the lock of an open file; False if another process has it."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
