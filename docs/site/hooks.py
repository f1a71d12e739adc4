"""What ProperDocs calls while it builds: pages that are made, and Markdown as the repository writes it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docs.site.api import api_pages
from docs.site.notebooks import as_page
from properdocs.structure.files import File, Files

from terrae import __version__

if TYPE_CHECKING:
    from properdocs.config.defaults import ProperDocsConfig
    from properdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
TAKEN = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
"""Pages from outside of docs/, and what they are called in the site."""
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
ITEM = re.compile(r"( *)(?:[-*]|\d+\.) ")
FENCE = re.compile(r" *```")


def on_config(config: ProperDocsConfig) -> ProperDocsConfig:
    """Headings have the anchors that they have in the repository."""
    config.mdx_configs.setdefault("toc", {})["slugify"] = anchor
    config.extra["version"] = __version__
    return config


def anchor(heading: str, _separator: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def on_files(files: Files, config: ProperDocsConfig) -> Files:
    """Add the pages that lie outside of docs/, the reference of the API, and notebooks as pages."""
    for source, name in TAKEN.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text("utf-8")))
    for name, text in api_pages(ROOT / "src").items():
        files.append(File.generated(config, name, content=text))
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=as_page(notebook)))
    return files


def on_page_markdown(markdown: str, page: Page, **_more: object) -> str:
    """The text of a page, as ProperDocs reads Markdown."""
    source = page.file.src_uri
    at = next((Path(outside) for outside, name in TAKEN.items() if name == source), Path("docs") / source)
    return LINK.sub(lambda link: in_the_site(link, at, source), as_lists(markdown))


def in_the_site(link: re.Match[str], at: Path, page: str) -> str:
    """A link of a page; where it leads out of the documentation, what it names."""
    text, target = link[1], link[2]
    if re.match(r"https?:|mailto:|#", target):
        return link[0]
    path, _, part = target.partition("#")
    there = Path(*_normal(at.parent / path))
    name = TAKEN.get(str(there))
    if name is None and there.parts[:1] == ("docs",):
        name = str(Path(*there.parts[1:]))
        name = name.removesuffix(".ipynb") + ".md" if name.endswith(".ipynb") else name
    if name is None:
        return text  # a file of the repository
    up = "../" * page.count("/")
    return f"[{text}]({up}{name}{'#' if part else ''}{part})"


def _normal(path: Path) -> list[str]:
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts:
            parts.pop()
        elif part != ".":
            parts.append(part)
    return parts


def as_lists(markdown: str) -> str:
    """Lists that begin without an empty line, and those within lists, as Python's Markdown wants them."""
    lines: list[str] = []
    is_code = was_item = False
    for written in markdown.splitlines():
        line = written
        is_code ^= bool(FENCE.match(line))
        item = None if is_code else ITEM.match(line)
        if item is not None:
            if not was_item and lines and lines[-1].strip() and not lines[-1].startswith("  "):
                lines.append("")
            depth = len(item[1])
            line = " " * (depth * 2 if depth in (2, 3) else depth) + line[depth:]
        was_item = item is not None or (was_item and bool(line.strip()))
        lines.append(line)
    return "\n".join(lines) + "\n"


def on_page_content(html: str, **_more: object) -> str:
    """Wide tables scroll by themselves, not with the page."""
    return html.replace("<table>", '<div class="wide" tabindex="0"><table>').replace("</table>", "</table></div>")


def on_page_context(context: dict[str, Any], page: Page, **_more: object) -> dict[str, Any]:
    """Pages of rules say in which language they are."""
    parts = page.file.src_uri.split("/")
    if parts[0] == "rules" and len(parts) > 2:  # noqa: PLR2004
        page.meta["lang"] = parts[1]
    return context
