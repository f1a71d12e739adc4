"""The trees of files in docs/architecture.md are true."""

import re
from collections.abc import Iterator
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
