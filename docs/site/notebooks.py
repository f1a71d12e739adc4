"""Notebooks without Jupyter: their cells are run in order, what they print is kept, and a page is made of them.

python -m docs.site.notebooks runs all of them and writes what they print into them.
"""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "notebooks"


def cells(notebook: Path) -> list[dict[str, Any]]:
    """The cells of a notebook; each has its text as one string."""
    found: list[dict[str, Any]] = json.loads(notebook.read_text("utf-8"))["cells"]
    return [{**cell, "source": "".join(cell["source"])} for cell in found]


def printed(notebook: Path) -> list[str]:
    """What the code of a notebook prints when it is run from its beginning, cell by cell."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    told = []
    for cell in cells(notebook):
        if cell["cell_type"] == "code":
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                exec(compile(cell["source"], notebook.name, "exec"), names)
            told.append(out.getvalue())
    return told


def kept(notebook: Path) -> list[str]:
    """What a notebook says that its code prints."""
    return [
        "".join("".join(output["text"]) for output in cell["outputs"])
        for cell in cells(notebook)
        if cell["cell_type"] == "code"
    ]


def keep(notebook: Path) -> None:
    """Run a notebook and write what it prints into it."""
    data = json.loads(notebook.read_text("utf-8"))
    told = iter(printed(notebook))
    for cell in data["cells"]:
        if cell["cell_type"] == "code":
            text = next(told)
            stream = {"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}
            cell["outputs"] = [stream] if text else []
    notebook.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


def as_page(notebook: Path) -> str:
    """A notebook as Markdown."""
    parts = []
    outputs = iter(kept(notebook))
    for cell in cells(notebook):
        if cell["cell_type"] == "markdown":
            parts.append(cell["source"])
        else:
            parts.append(f"```python\n{cell['source']}\n```")
            if text := next(outputs):
                parts.append(f"```\n{text.rstrip()}\n```")
    parts.append(f"*This page is the notebook `docs/notebooks/{notebook.name}`.*")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.ipynb")):
        keep(file)
        print(file.name)
