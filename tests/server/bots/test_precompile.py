"""What bots need is compiled once, beside the service."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from terrae.engine.compile_cache import BUILT, is_built
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


SERVICE = """
import time
from terrae.server.bots.precompile import precompiling
with precompiling():
    print("it compiles", flush=True)
    time.sleep(3600)
"""


def test_it_ends_with_a_service_that_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERRAE_CACHE", str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", SERVICE], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as killed:
        assert killed.stdout is not None
        assert killed.stderr is not None
        assert killed.stdout.readline()
        killed.kill()
        killed.stderr.read()  # until neither of the two processes can write to it
    assert not list(tmp_path.rglob(BUILT)), "it has gone on until all was compiled"
