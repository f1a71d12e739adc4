"""The client in examples/ plays a whole game, as docs/protocol.md promises."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from terrae.engine.game import Game

from .client import LONG_PATIENCE_S
from .running import Process

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def test_the_example_client_plays_a_game_to_its_end(tmp_path: Path, game: Game[Any, Any]) -> None:
    with Process(tmp_path / "tables.db") as process:
        done = subprocess.run(
            [sys.executable, CLIENT, process.base, game.name],
            capture_output=True,
            text=True,
            timeout=LONG_PATIENCE_S,
            check=True,
        )
    assert '"outcome"' in done.stdout
    assert "shuffled fairly: True" in done.stdout
