"""The reference of the Python API, from the docstrings. Nothing is imported: the sources are read."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

MODULES = {
    "environments": (
        "terrae.envs",
        "terrae.envs.vector",
        "terrae.envs.gymnasium",
        "terrae.envs.talking_seat",
        "terrae.envs.pettingzoo",
        "terrae.envs.sb3",
        "terrae.envs.advantages",
        "terrae.envs.positions",
    ),
    "benchmark": ("terrae.scenarios.run", "terrae.scenarios.play", "terrae.scenarios.manifest"),
    "bots": ("terrae.engine.player", "terrae.table.public_talk", "terrae.bots.registry"),
    "games": ("terrae.engine.game", "terrae.engine.match", "terrae.engine.record", "terrae.table.local_table"),
}
"""The pages, and the modules that each tells of."""
WHO = {
    "environments": "who trains agents",
    "benchmark": "who measures agents",
    "bots": "who writes bots",
    "games": "who plays or checks games from Python",
}
SECTION = re.compile(r"^(Parameters|Returns|Raises)\n-+\n", re.MULTILINE)


def api_pages(source: Path) -> dict[str, str]:
    """Each page of the reference, by its name in the site."""
    return {f"reference/{name}.md": page_of(name, modules, source) for name, modules in MODULES.items()}


def page_of(name: str, modules: tuple[str, ...], source: Path) -> str:
    parts = [f"# API: {name}", f"*For {WHO[name]}. Made from the docstrings of the sources.*"]
    for module in modules:
        path = source / Path(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        tree = ast.parse(file.read_text("utf-8"))
        parts += [f"## `{module}`", ast.get_docstring(tree) or ""]
        for node in tree.body:
            parts += told(node)
    return "\n\n".join(part for part in parts if part) + "\n"


def told(node: ast.stmt, owner: str = "") -> list[str]:
    """A public class or function: how it is called, and what it says of itself."""
    if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
        return []
    doc = ast.get_docstring(node)
    if doc is None:
        return []
    if isinstance(node, ast.ClassDef):
        methods = [part for one in node.body for part in told(one, node.name)]
        return [f"### class `{node.name}`", told_doc(doc), *fields(node), *methods]
    name = f"{owner}.{node.name}" if owner else node.name
    if any(isinstance(mark, ast.Name) and mark.id in ("property", "cached_property") for mark in node.decorator_list):
        return [f"**`{name}`**: {told_doc(doc)}"]
    head = f"#### `{name}`" if owner else f"### `{name}`"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return [head, f"```\n{node.name}({signature(node)}){returns}\n```", told_doc(doc)]


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    text = ast.unparse(node.args)
    return re.sub(r"^(self|cls)(, )?", "", text)


def fields(node: ast.ClassDef) -> list[str]:
    """The fields of a class that have a sentence below them."""
    rows = []
    for one, after in zip(node.body, node.body[1:], strict=False):
        if not isinstance(one, ast.AnnAssign) or not isinstance(one.target, ast.Name):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            rows.append(f"- `{one.target.id}: {ast.unparse(one.annotation)}`: {' '.join(after.value.value.split())}")
    return ["\n".join(rows)] if rows else []


def told_doc(doc: str) -> str:
    """A docstring as Markdown: its sections as lists."""
    text = inspect.cleandoc(doc)
    parts = SECTION.split(text)
    told_parts = [parts[0].strip()]
    for title, body in zip(parts[1::2], parts[2::2], strict=True):
        told_parts += [f"*{title}*", section(body)]
    return "\n\n".join(told_parts)


def section(body: str) -> str:
    """Names with what is indented below each."""
    rows: list[str] = []
    for line in body.splitlines():
        if line and not line.startswith(" "):
            rows.append(f"- `{line.strip()}`:")
        elif line.strip() and rows:
            rows[-1] += f" {line.strip()}"
    return "\n".join(rows)
