"""The same tournament on a Ray cluster: the same bytes, also if a worker is killed."""

import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from terrae.cli import run
from terrae.engine.errors import Refused
from terrae.lab.games import Rules
from terrae.lab.ray import connect, ready_for_ray, spread_on_ray
from terrae.lab.tournament import jobs_for, play_deal, report
from terrae.lab.tournament_mixes import every_mix

pytestmark = pytest.mark.full  # a cluster of Ray takes long to start


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        ray = ready_for_ray()
        connect(ray, 2)
        yield ray
        ray.shutdown()


def dies_once(job: tuple[Path, int]) -> int:
    """Ends its process at job 3, but not the second time."""
    mark, number = job
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_reports_the_same_as_one_process(cluster: Any) -> None:
    assert cluster.is_initialized()
    rules, mixes = Rules("terra", 3, "cluster"), every_mix(["tips", "greedy"], 3)
    jobs = jobs_for(rules, mixes, 6)
    here = report(rules, mixes, map(play_deal, jobs))
    assert report(rules, mixes, spread_on_ray(jobs, play_deal)) == here


@pytest.mark.filterwarnings("ignore")
def test_the_benchmark_and_data_sets_are_the_same_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    assert cluster.is_initialized()
    told = []
    for on in ("processes", "ray"):
        file, folder = tmp_path / f"{on}.json", tmp_path / on
        scenario = ("scenarios", "run", "terra", "--agent", "greedy", "--only", "helpers-3", "--games", "3")
        assert run([*scenario, "--workers", "1", "--on", on, "--json", str(file)]) == 0
        games = ("dataset", "terra", "--players", "3", "--games", "3", "--seed", "1", "--to", str(folder))
        assert run([*games, "--workers", "1", "--on", on]) == 0
        told.append([file.read_bytes(), *(one.read_bytes() for one in sorted(folder.glob("*.parquet")))])
    assert len(told[0]) == 3
    assert told[0] == told[1]


@pytest.mark.filterwarnings("ignore")
def test_the_shard_of_a_worker_that_is_killed_is_done_by_another(cluster: Any, tmp_path: Path) -> None:
    assert cluster.is_initialized()
    mark = tmp_path / "died"
    assert sorted(spread_on_ray([(mark, number) for number in range(8)], dies_once)) == list(range(8))
    assert mark.exists()


def test_without_ray_the_refusal_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match=r"pip install 'terrae\[ray\]'"):
        ready_for_ray()
