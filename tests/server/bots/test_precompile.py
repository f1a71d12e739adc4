"""What bots need is compiled once, beside the service."""

import subprocess
import sys
import time

from terrae.engine.compile_cache import is_built
from terrae.engine.game import games
from terrae.server.bots.precompile import precompiling

TRIES = 300


def test_what_bots_need_is_compiled_beside_the_service_and_then_loaded() -> None:
    for _ in range(TRIES):
        subprocess.run([sys.executable, "-m", "terrae.server.bots.precompile"], check=True)
        if all(is_built(game) for game in games().values()):
            break
        time.sleep(1)  # another process is at it, as a service of another test: it ends with that test
    assert all(is_built(game) for game in games().values())
    with precompiling() as process:
        assert process is None, "there is nothing left to compile"
