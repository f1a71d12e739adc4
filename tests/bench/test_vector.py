import sys
from typing import Any

import numpy as np
import pytest

from terrae.bench.vector import vector
from terrae.bench.vector_peers import turn_by_turn
from terrae.engine.errors import Refused
from terrae.engine.game import games


@pytest.mark.full
def test_the_bench_measures_batches_of_every_game() -> None:
    report = vector(peers=False, rounds=1, seconds=0.001, copies=8, starts=False)
    for name in games():
        key = name.replace("-", "_")
        assert report[key]["steps_per_s"] > 0
        assert report[key]["one_thread_steps_per_s"] > 0
        assert report["ratios"][f"{key}_threads_2_to_one"] > 0
    assert report["terra"]["beside_tips_steps_per_s"] > 0
    assert report["peers"] == {}
    assert report["method"]["copies"] == 8


def test_without_the_peers_the_refusal_says_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pgx", None)
    with pytest.raises(Refused, match=r"install with: pip install terrae\[peers\]"):
        vector(peers=True, rounds=1, seconds=0.001, copies=8)


def test_a_peer_is_driven_by_its_mask() -> None:
    class Endless:
        taken: list[int] = []

        def reset(self, seed: int | None = None) -> None:
            pass

        def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
            return {"action_mask": np.array([0, 0, 1])}, 0.0, False, False, {}

        def step(self, action: int) -> None:
            self.taken.append(action)

    assert turn_by_turn(Endless())(5) == 5
    assert Endless.taken == [2] * 5
