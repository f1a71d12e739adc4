"""Builds the site with ProperDocs, and collects what it complains about."""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path

from properdocs.commands.build import build as build_site
from properdocs.config import load_config

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "properdocs.yml"
PACKAGED = ROOT / "src" / "terrae" / "server" / "docs"
"""The service serves /docs from here, and the wheel takes it along."""


class Complaints(logging.Handler):
    """Every warning of a build."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def build(folder: Path, config: Path = CONFIG) -> list[str]:
    """Build the site into a folder, which is replaced; everything that is wrong with it, nothing if all is well.

    ProperDocs itself is not told to be strict: it would end without saying what is wrong.
    """
    heard, log = Complaints(), logging.getLogger("properdocs")
    log.addHandler(heard)
    try:
        loaded = load_config(str(config), site_dir=str(folder.resolve()), strict=False)
        loaded.plugins.on_startup(command="build", dirty=False)
        build_site(loaded)
    finally:
        log.removeHandler(heard)
    as_script(folder)
    return heard.lines


def as_script(folder: Path) -> None:
    """The index of the search as a script: pages that are opened as files may load no other data."""
    found = json.loads((folder / "search" / "search_index.json").read_text("utf-8"))["docs"]
    titles = {one["location"]: one["title"] for one in found if "#" not in one["location"]}
    entries = [
        [one["location"], one["title"], one["text"], titles[one["location"].partition("#")[0]]]
        for one in found
        if "#" in one["location"]
    ]
    written = json.dumps(entries, ensure_ascii=False, separators=(",", ":"))
    (folder / "search-index.js").write_text(f"window.terraeIndex = {written};\n", "utf-8")
    shutil.rmtree(folder / "search")
    (folder / "sitemap.xml").unlink(missing_ok=True)  # the site has no address of its own
    (folder / "sitemap.xml.gz").unlink(missing_ok=True)
