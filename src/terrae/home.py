"""The folder where games are kept, and files that only one process may use."""

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


def lock_file(handle: int) -> bool:
    """Lock an open file for this process; False if another process has locked it."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
