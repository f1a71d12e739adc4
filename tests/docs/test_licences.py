"""Whoever gets the wheel gets the licences of what is in it; and the web app is built anew when its sources change."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
BUILT = "terrae/server/static/"
LICENCES = BUILT + "licences/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel, with the web app as it is built in the source folder."""
    folder = tmp_path_factory.mktemp("dist")
    environment = {"HATCH_BUILD_NO_HOOKS": "true", "SOURCE_DATE_EPOCH": "1600000000"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, env=environment, check=True, capture_output=True,
    )  # fmt: skip
    (file,) = folder.glob("*.whl")
    return zipfile.ZipFile(file)


def test_the_wheel_holds_the_notice_and_each_text_it_names(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    notice = wheel.read(LICENCES + "NOTICE.txt").decode()
    texts = re.findall(r"^\S+ [\d.]+, .+: (\S+\.txt)$", notice, re.MULTILINE)
    assert len(texts) > 10
    assert {LICENCES + text for text in texts} | {LICENCES + "NOTICE.txt"} == {
        name for name in names if name.startswith(LICENCES)
    }
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_the_licence_of_every_font_in_the_wheel_comes_with_it(wheel: zipfile.ZipFile) -> None:
    fonts = {
        match[1] for name in wheel.namelist() if (match := re.search(r"assets/(.+?)-(?:latin|viet).*\.woff2$", name))
    }
    assert len(fonts) == 3
    for font in fonts:
        text = wheel.read(f"{LICENCES}fontsource-variable-{font}.txt").decode()
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "Copyright 20" in text


def test_the_notice_names_who_drew_the_pictures(wheel: zipfile.ZipFile) -> None:
    notice = wheel.read(LICENCES + "NOTICE.txt").decode()
    for author in ("Lorc", "Delapouite", "Caro Asercion", "Skoll", "Faithtoken", "John Colburn", "Phosphor Icons"):
        assert re.search(rf"^  by {author}(?: \(http\S+\))?: \w", notice, re.MULTILINE), author


def build_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("changed", "counts"),
    [
        ("web/src/games/terra/crises.pictures", True),
        ("web/build/licences/some.txt", True),
        ("src/terrae/locales/fr.ftl", True),
        ("src/terrae/games/terra/decks/default.toml", True),
        ("src/terrae/games/terra/rules/rules.py", True),
        ("src/terrae/__init__.py", True),
        ("src/terrae/server/app.py", False),
        ("web/node_modules/svelte/index.js", False),
    ],
)
def test_the_web_app_is_built_anew_when_something_changes_that_it_is_made_from(
    tmp_path: Path, changed: str, counts: bool
) -> None:
    fingerprint = build_hook().fingerprint
    file = tmp_path / changed
    file.parent.mkdir(parents=True)
    file.write_text("before", "utf-8")
    before = fingerprint(tmp_path)
    file.write_text("after", "utf-8")
    assert (fingerprint(tmp_path) != before) is counts
