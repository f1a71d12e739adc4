"""The documentation is tested: links lead somewhere, every command is told, and what is shown to be typed works."""

import json
import os
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from terrae import __version__
from terrae.cli import app
from terrae.engine.codes.code_text import texts_of

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def without_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are commonly made."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text("utf-8"))):
        if re.match(r"https?://|mailto:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target


FILE = re.compile(r"[\w.<>*/-]+\.(py|ts|mjs|svelte|css|toml|md|ftl|json|txt|jsonl)")


def files_named(page: Path) -> Iterator[str]:
    """The files and folders that a page names between backquotes: with an ending, or with a folder of the root."""
    tops = {path.name for path in ROOT.iterdir()}
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for code in re.findall(r"`([^`\n]+)`", text):
        if FILE.fullmatch(code) or ("/" in code and " " not in code and code.partition("/")[0] in tops):
            yield code


def is_there(name: str) -> bool:
    """Does this file exist? Angle brackets stand for any name; a name alone may be in any folder of the sources."""
    pattern = re.sub(r"<[^>]+>", "*", name).rstrip("/")
    if "/" in pattern and (ROOT / pattern.partition("/")[0]).exists():
        return any(ROOT.glob(pattern))
    return any(ROOT.glob(pattern)) or any(any((ROOT / top).rglob(pattern)) for top in ("src", "tests", "docs"))


def test_every_file_that_contributors_are_sent_to_is_there() -> None:
    names = list(files_named(ROOT / "CONTRIBUTING.md"))
    assert len(names) > 10
    for name in names:
        assert is_there(name), name
    assert not is_there("src/terrae/games/<game>/no_such_file.py")
    assert not is_there("no_such_file.py")


def commands(group: typer.core.TyperGroup, path: str = "terrae") -> Iterator[tuple[str, typer.core.TyperCommand]]:
    for name, command in group.commands.items():
        if isinstance(command, typer.core.TyperGroup):
            yield from commands(command, f"{path} {name}")
        else:
            assert isinstance(command, typer.core.TyperCommand)
            yield f"{path} {name}", command


def all_commands() -> dict[str, typer.core.TyperCommand]:
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    return dict(commands(group))


@pytest.mark.parametrize("path", sorted(all_commands()))
def test_every_command_and_option_is_in_the_docs(path: str) -> None:
    sections = re.split(r"^## ", (ROOT / "docs" / "cli.md").read_text("utf-8"), flags=re.MULTILINE)
    (section,) = (text for text in sections if re.match(rf"`{re.escape(path)}[` ]", text))
    for parameter in all_commands()[path].params:
        for option in parameter.opts:
            if option.startswith("--") and option != "--help":
                assert option in section, option


def shown_commands() -> list[str]:
    """Every `terrae` command that a page shows in a block of shell."""
    found: dict[str, None] = {}
    for page in PAGES:
        for block in re.findall(r"^```sh\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE):
            for line in block.replace("\\\n", " ").splitlines():
                if re.match(r"(\.venv/bin/)?terrae (simulate|replay|qr|decks|games|bots|play|--)", line):
                    found[line] = None
    return list(found)


def prepare(folder: Path) -> None:
    """What the pages' commands find in front of them."""
    for name in ("examples", "src"):
        (folder / name).symlink_to(ROOT / name)
    deck = (ROOT / "src/terrae/games/terra/decks/default.toml").read_text("utf-8")
    (folder / "my-terra.toml").write_text(deck, "utf-8")
    records = (ROOT / "tests/records/terra/4-players.jsonl").read_text("utf-8")
    (folder / "games.jsonl").write_text(records, "utf-8")
    (folder / "games.codes").write_text(texts_of(json.loads(records.splitlines()[0]))[0], "utf-8")


@pytest.mark.parametrize("line", shown_commands())
def test_commands_that_are_shown_work(line: str, tmp_path: Path) -> None:
    prepare(tmp_path)
    arguments = shlex.split(re.sub(r"--games \d+", "--games 2", line))[1:]
    done = subprocess.run(
        [sys.executable, "-m", "terrae.cli", *arguments],
        cwd=tmp_path,
        env={**os.environ, "TERRAE_HOME": str(tmp_path / "home")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_is_the_same_wherever_it_is_told() -> None:
    """The page About tells it too: `tests/browser/test_pages.py`."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", changes, re.MULTILINE)[0]
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert newest[0] == __version__
    assert f"\nversion: {__version__}\n" in cited
    assert f'\ndate-released: "{newest[1]}"\n' in cited
    released = changes[changes.index(f"## [{__version__}]") :]
    whom = ("players", "teachers", "researchers", "who hosts it", "who builds on it")
    assert set(re.findall(r"^### (.+)$", released, re.MULTILINE)) == {f"For {one}" for one in whom}


def test_the_readme_shows_commands() -> None:
    assert len(shown_commands()) >= 6


@pytest.mark.parametrize(
    "script", ["play", "test", ".ci/run", "requirements/update", "requirements/prepare", "requirements/release"]
)
def test_scripts_can_be_run(script: str) -> None:
    file = ROOT / script
    shell = "bash" if script == ".ci/run" else "sh"
    assert subprocess.run([shell, "-n", file], capture_output=True, check=False).stderr == b""
    assert os.access(file, os.X_OK) or script == "requirements/prepare"


def test_the_picture_is_made_from_play_and_fetches_nothing(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "docs/pictures/make", tmp_path], check=True)
    for folder in (tmp_path, ROOT / "docs/pictures"):
        picture = (folder / "terra-terminal.svg").read_text("utf-8")
        assert ET.fromstring(picture).tag.endswith("svg")
        assert "@font-face" not in picture
        assert "url(http" not in picture
