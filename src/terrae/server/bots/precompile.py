"""Compiles what bots and previews need, in a process of its own: `python -m terrae.server.bots.precompile`.

Nobody waits for it. Until it has ended, bots think in the plain material. It has work to do once for every version of
the rules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from terrae.bots.registry import bot_named, bots_of
from terrae.engine.compile_cache import built_mark, is_built
from terrae.engine.game import Game, games
from terrae.engine.match import Match, first_choice
from terrae.engine.player import position_of
from terrae.home import lock_file

from ..coach.worker import warm_up
from ..previews.worker import look_ahead

NICE = 15
WITH_INPUT = "--end-with-input"
"""How the process is told to end when its input does: so it never outlives a service that was killed."""


@contextmanager
def precompiling() -> Iterator[subprocess.Popen[bytes] | None]:
    """While this goes on, what is not compiled yet is being compiled, by the process that is given."""
    if all(is_built(game) for game in games().values()):
        yield None
        return
    command = [sys.executable, "-m", __name__, WITH_INPUT]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def precompile(game: Game[Any, Any]) -> None:
    """Let every bot decide once, look ahead, and coach a little; unless another process is at it."""
    mark = built_mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    with mark.with_suffix(".lock").open("w") as lock:
        if is_built(game) or not lock_file(lock.fileno()):
            return
        for bot in bots_of(game):
            bot_named(game, bot)(position_of(first_choice(game)))
        look_ahead(Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed=""))
        mark.touch()
        if game.offers.coach:
            warm_up(game.name)


def end_with_input() -> None:
    """End this process, whatever it does, as soon as nobody can write to it any more."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    if WITH_INPUT in sys.argv:
        threading.Thread(target=end_with_input, daemon=True).start()
    os.nice(NICE)
    for each in games().values():
        precompile(each)
