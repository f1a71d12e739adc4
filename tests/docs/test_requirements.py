"""The pinned requirements follow pyproject.toml, and name no place to fetch from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
FILES = {
    "play": PROJECT["dependencies"],
    "test": PROJECT["dependencies"] + EXTRAS["dev"],
    "peers": PROJECT["dependencies"] + EXTRAS["peers"],
}


def pinned(name: str) -> dict[str, list[Requirement]]:
    """The requirements of a file by name; some are pinned differently for different systems."""
    found: dict[str, list[Requirement]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines():
        if re.match(r"\w", line):
            requirement = Requirement(line.removesuffix("\\").strip())
            found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_dependency_is_pinned_to_a_version_that_fits(name: str) -> None:
    pins = pinned(name)
    for wanted in map(Requirement, FILES[name]):
        key = canonicalize_name(wanted.name)
        assert key in pins, f"{wanted} is not in requirements/{name}.txt: run requirements/update"
        for pin in pins[key]:
            (version,) = (specifier.version for specifier in pin.specifier)
            assert wanted.specifier.contains(version, prereleases=True), (
                f"{pin} is not {wanted}: run requirements/update"
            )


@pytest.mark.parametrize("name", sorted(FILES))
def test_every_pin_has_hashes_and_none_an_address(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
    assert not re.search(r"://|--index|--find-links|^-e|file:", text, re.MULTILINE)
    for block in re.split(r"\n(?=\w)", text)[1:]:
        assert "--hash=sha256:" in block, block


def test_players_and_testers_get_the_same_versions() -> None:
    play, test = pinned("play"), pinned("test")
    for name, pins in play.items():
        assert {str(pin.specifier) for pin in pins} <= {str(pin.specifier) for pin in test[name]}, name
