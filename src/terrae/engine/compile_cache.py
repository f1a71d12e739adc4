"""Where compiled code is kept, and whether it is there already. Asking loads neither NumPy nor Numba."""

from __future__ import annotations

import atexit
import fcntl
import hashlib
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from .installed import PACKED

if TYPE_CHECKING:
    from .game import Game

DAYS_KEPT = 30
BUILT = "built"
MAKERS = ("codegen", "compiled", "fields", "material")
"""The modules of the engine that make the compiled material from a game's own."""


def cache_home() -> Path:
    """Where compiled code is kept: `TERRAE_CACHE`, else the user's cache folder, else a temporary one.

    What lies there is run when it is loaded, so nobody else may be able to put something there.
    """
    chosen = os.environ.get("TERRAE_CACHE")
    home = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "terrae"
    try:
        home.mkdir(parents=True, exist_ok=True)
        if is_safe(home):
            with tempfile.TemporaryFile(dir=home):
                return home
    except OSError:
        pass
    return temporary_home()


def is_safe(folder: Path) -> bool:
    """Does a folder belong to this user or to root, and may not everybody write there?"""
    found = folder.stat()
    return found.st_uid in (os.getuid(), 0) and not found.st_mode & stat.S_IWOTH


def temporary_home() -> Path:
    """The user's folder among those for temporary files, where anybody could have made one of that name before."""
    home = Path(tempfile.gettempdir()) / f"terrae-{os.getuid()}"
    try:
        home.mkdir(mode=0o700, exist_ok=True)
        found = home.lstat()
    except OSError:
        return private_home()
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
    return home if is_ours else private_home()


@cache
def private_home() -> Path:
    """A new folder for this process alone, which is removed at its end."""
    home = tempfile.mkdtemp(prefix="terrae-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return Path(home)


USUAL_FLAGS = "boundscheck=False"
NOTHING: Mapping[str, Callable[..., Any]] = {}


def cache_folder(
    game: Game[Any, Any],
    flags: str = USUAL_FLAGS,
    minds: Sequence[str] = (),
    replaced: Mapping[str, Callable[..., Any]] = NOTHING,
) -> Path:
    """A folder for these very sources, flags and versions: Numba itself does not notice a change in another module.

    It is that of the rules, or with `minds` that of the last of these modules, whose code calls the others'. `replaced`
    holds functions that stand there instead of the modules' own, besides those of the game.
    """
    from importlib.metadata import version  # slow to load, and not needed where nothing is compiled

    key = hashlib.sha256(f"{version('numba')} {version('numpy')} {flags}".encode())
    for module in (*game.modules, *(f"terrae.engine.{name}" for name in MAKERS), *minds):
        spec = find_spec(module)
        assert spec is not None
        key.update(Path(str(spec.origin)).read_bytes())
    for name, function in sorted({**game.replaced, **replaced}.items()):
        code = function.__code__
        key.update(f"{name} {code.co_code!r} {code.co_consts!r} {code.co_names!r}".encode())
    return cache_home() / "compiled" / f"{game.name}-{key.hexdigest()[:16]}"


class TurnToCompile:
    """While it is held, no other process compiles into a folder. A process may take it again inside.

    Whoever has waited for it finds there what the other has made. Code of a module calls only its own and that of
    modules below, so two processes never wait for each other. A process that dies gives it up.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / "turn"
        self.depth = 0
        self.held: TextIO | None = None

    def __enter__(self) -> None:
        self.depth += 1
        if self.depth == 1:
            with suppress(OSError):  # who may not write there compiles for itself
                self.held = self.file.open("w")
                fcntl.flock(self.held, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self.depth -= 1
        if self.depth == 0 and self.held:
            self.held.close()
            self.held = None


@cache
def turn_to_compile(folder: Path) -> TurnToCompile:
    """The turn for a folder. A process has one, or it would wait for itself."""
    return TurnToCompile(folder)


def forget_old(folder: Path) -> None:
    """Remove compiled code of sources that have not been used for a month."""
    for other in folder.parent.glob("*"):
        try:
            if other != folder and other.stat().st_mtime < time.time() - DAYS_KEPT * 86_400:
                shutil.rmtree(other)
        except OSError:
            continue


@cache
def built_mark(game: Game[Any, Any]) -> Path:
    """A file that is there as soon as everything that the bots of a game need has been compiled once."""
    return cache_folder(game, minds=game.minds) / BUILT


def is_built(game: Game[Any, Any]) -> bool:
    """Is the compiled material ready to be loaded? Compiling it takes half a minute, loading it a second."""
    return not PACKED and built_mark(game).exists()
