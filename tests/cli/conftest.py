"""Running commands as a user does: in this process where that is enough, in one of their own where it is not."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from terrae.cli import run


@dataclass(frozen=True)
class Outcome:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Commands run in an empty folder and keep their games in another."""
    work, kept = tmp_path / "work", tmp_path / "home"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("TERRAE_HOME", str(kept))
    monkeypatch.setenv("TERRAE_LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)
    return kept


@pytest.fixture
def terrae(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command in this process."""

    def command(*arguments: object, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return command


@pytest.fixture
def refused(terrae: Command) -> Callable[..., str]:
    """Run a command that must be refused: one line on standard error, nothing on the other, exit 2. The line."""

    def command(*arguments: object) -> str:
        outcome = terrae(*arguments)
        assert (outcome.code, outcome.out) == (2, ""), outcome
        assert outcome.err.endswith("\n")
        assert outcome.err.count("\n") == 1, outcome.err
        return outcome.err

    return command


def terrae_process(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "terrae.cli", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ,
        check=False,
    )
