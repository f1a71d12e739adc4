"""The trees of files in docs/architecture.md are true, and the layers of .importlinter leave no module out."""

import re
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

ROOT = Path(__file__).parents[2]


PAGE = ROOT / "docs" / "architecture.md"
FOLDERS = (ROOT, ROOT / "src" / "terrae")
"""Where the trees of the page begin."""
ENTRY = re.compile(r"[\w<>*./-]+(?:/|\.[a-z]+)(?= |$)")


def named_in_trees() -> Iterator[Path]:
    """Every file and folder of the page's trees; a folder's content is indented by two spaces."""
    for language, block in re.findall(r"^```(\w*)\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE):
        above: list[str] = []
        for line in block.splitlines() if not language else ():
            if "planned:" in line:
                continue
            depth, rest = (len(line) - len(line.lstrip())) // 2, line.strip()
            while found := ENTRY.match(rest):
                name, rest = found[0], rest[found.end() :].lstrip()
                if name.endswith("/"):
                    above[depth:] = [name]
                    yield Path(*above[: depth + 1])
                else:
                    yield Path(*above[:depth], name)


def test_every_file_of_the_trees_is_there() -> None:
    named = list(named_in_trees())
    assert Path("src/terrae/engine/fields.py") in named
    assert Path("server/app.py") in named
    for path in named:
        assert any(any(folder.glob(re.sub(r"<\w+>", "*", str(path)))) for folder in FOLDERS), path


def test_a_folder_whose_files_are_named_has_no_others() -> None:
    named = {folder / path for path in named_in_trees() for folder in FOLDERS if (folder / path).exists()}
    for folder in {path.parent for path in named if path.suffix == ".py"}:
        missing = {file for file in folder.glob("*.py") if not file.name.startswith("__")} - named
        assert not missing, f"docs/architecture.md does not name {', '.join(str(m.relative_to(ROOT)) for m in missing)}"


def layered(container: str) -> set[str]:
    """The modules below a package that stand in the layers of its contract."""
    contracts = ConfigParser()
    contracts.read(ROOT / ".importlinter")
    (layers,) = [
        contract["layers"] for contract in contracts.values() if contract.get("containers", "").strip() == container
    ]
    return set(re.findall(r"[\w.]+", layers))


def test_every_module_of_a_game_and_of_tables_stands_in_a_layer() -> None:
    for package in ("games/terra", "games/terra_futura", "server/tables"):
        folder = ROOT / "src/terrae" / package
        files = {file.relative_to(folder).with_suffix("") for file in folder.rglob("*.py")}
        modules = {".".join(file.parts) for file in files if file.name != "__init__"}
        assert layered(f"terrae.{package.replace('/', '.')}") == modules


def test_every_module_and_package_of_the_service_stands_in_a_layer() -> None:
    folder = ROOT / "src/terrae/server"
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    packages = {file.parent.name for file in folder.glob("*/__init__.py")}
    assert layered("terrae.server") == modules | packages
