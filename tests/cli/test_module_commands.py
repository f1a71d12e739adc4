"""Modules that measure something by `python -m`: what each takes, and one line for bad input."""

import subprocess
import sys

import pytest

MODULES = (
    "terrae.lab.policies",
    "terrae.lab.infer_character",
    "terrae.lab.talk",
    "terrae.scenarios.anchors",
    "terrae.bench.thinking",
    "terrae.bench.load",
)


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", module, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", MODULES)
def test_help_tells_what_it_takes(module: str) -> None:
    done = run(module, "--help")
    assert done.returncode == 0
    assert f"python -m {module}" in done.stdout
    assert "GAME" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "terrae: Missing argument 'GAME'; --help tells more\n"),
        (("chess", "tips,tips,tips"), "no game 'chess'"),
        (("terra", "tips,tips,tips", "many"), "'many' is not a valid int"),
        (("terra", "search,tips,tips", "1"), "terrae: the bot 'search' does not decide by a policy\n"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: tuple[str, ...], why: str) -> None:
    done = run("terrae.lab.policies", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert why in done.stderr
    assert done.stderr.count("\n") == 1
