"""Compiles what bots and previews need, in a process of its own: `python -m terrae.server.bots.precompile`.

Nobody waits for it. Until it has ended, bots think in the plain material. It has work to do once for every version of
the rules.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Any

from terrae.bots.registry import bot_named, bots_of
from terrae.engine.compile_cache import built_mark, is_built
from terrae.engine.game import Game, games
from terrae.engine.match import Match, first_choice
from terrae.engine.player import position_of
from terrae.engine.previews import preview
from terrae.home import lock_file

NICE = 15
LOOKS = 5
"""Decisions at the beginning of a game: among them are those whose previews are searched."""


@contextmanager
def precompiling() -> Iterator[subprocess.Popen[bytes] | None]:
    """While this goes on, what is not compiled yet is being compiled, by the process that is given."""
    if all(is_built(game) for game in games().values()):
        yield None
        return
    process = subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def precompile(game: Game[Any, Any]) -> None:
    """Let every bot decide once, and look ahead; unless another process is at it."""
    mark = built_mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as lock:
        if is_built(game) or not lock_file(lock.fileno()):
            return
        for bot in bots_of(game):
            bot_named(game, bot)(position_of(first_choice(game)))
        look_ahead(Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed=""))
        mark.touch()


def look_ahead(match: Match[Any, Any]) -> None:
    """Work out the previews of a few decisions, in the material that need not hurry."""
    for _ in range(LOOKS):
        preview(match.game, match.seen_by(match.actor), match.d, [], inf)
        match.play(match.actor, match.answers()[0])


if __name__ == "__main__":
    os.nice(NICE)
    for each in games().values():
        precompile(each)
