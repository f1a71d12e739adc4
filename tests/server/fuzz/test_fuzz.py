"""Actors who know the protocol do everything at once, right and wrong, and nothing happens that must not.

A failure tells its seed. `TERRAE_FUZZ_SEED=7 ./test -- tests/server/fuzz` takes another one;
`python -m tests.server.fuzz.run --seed 7 --seconds 60` goes on for as long as one likes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from random import SystemRandom

import pytest

from ..figures import note
from .invariants import Violation
from .planted import MISTAKES
from .run import ROOT, Report, fuzz

STEPS, SECONDS = 900, 60.0
"""Of the run in every `./test`: whichever comes first."""
FULL_S = 3600.0
STEPS_OF_ONE = 3000
"""Steps of one run of the long form, and until a planted mistake is found."""
SEEDS: dict[str, int] = {}
"""For mistakes that another seed finds sooner."""
QUICKLY_FOUND = ("a_refusal_repeats_the_key", "everybody_sees_the_first_hand")


def told(report: Report) -> None:
    note(f"fuzz, seed {report.seed}", steps=report.steps, longest_s=report.longest_s, **report.counts)


@pytest.mark.attack("Sends every message and request, right, at its limits and past them, in any order, as anybody.")
def test_whatever_actors_do_nothing_happens_that_must_not(tmp_path: Path) -> None:
    report = fuzz(tmp_path, int(os.environ.get("TERRAE_FUZZ_SEED", "1")), STEPS, SECONDS)
    told(report)
    assert report.counts["acknowledged"] > report.steps / 3
    assert report.counts["views"] > report.steps / 3
    assert report.counts["tables"] > 3


@pytest.mark.full
def test_whatever_actors_do_for_an_hour_nothing_happens_that_must_not(database: str, tmp_path: Path) -> None:
    """Half of it on SQLite, half on PostgreSQL, with new seeds each time."""
    until, runs = time.monotonic() + FULL_S / 2, 0
    while time.monotonic() < until:
        folder = tmp_path / str(runs)
        folder.mkdir()
        own = database if runs == 0 or "://" in database else str(folder / "tables.db")
        told(fuzz(folder, SystemRandom().randrange(10**9), STEPS_OF_ONE, until - time.monotonic(), database=own))
        runs += 1


def test_every_mistake_can_still_be_planted() -> None:
    """What they replace is named as it was, else nobody would notice that they do nothing."""
    code = "from tests.server.fuzz.planted import MISTAKES, plant\nfor name in MISTAKES: plant(name)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.mark.parametrize(
    "mistake",
    [pytest.param(name, marks=() if name in QUICKLY_FOUND else pytest.mark.full) for name in sorted(MISTAKES)],
)
def test_a_planted_mistake_is_found(mistake: str, tmp_path: Path) -> None:
    with pytest.raises(Violation) as found:
        fuzz(tmp_path, SEEDS.get(mistake, 0), STEPS_OF_ONE, mistakes=(mistake,))
    assert re.search(MISTAKES[mistake].complaint, str(found.value).partition("\n")[0])
