"""Builds the folder of a site: the web app and the engine as files, for any web space, under any path."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import terrae
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.sentences import COMMON, Sentences, codes_in

from .catalogue import game_infos, puzzle_infos

BUILT = Path(terrae.__file__).parent / "server" / "static"
"""The web app as it was built, and the engine with it."""
OWN = "site"
"""What is only in a site lies in this folder of it."""
PAGE, FILES = "index.html", "sw-files.js"
PACKED = ".br"
"""Files that only the table service sends."""


def build(folder: Path, service: str = "") -> int:
    """Build a site; how many bytes it has. An earlier site in the same folder is replaced, anything else is left."""
    if not (BUILT / PAGE).is_file():
        raise Refused("the web app is not built in this copy: npm --prefix web run build")
    if service and (urlsplit(service).scheme not in ("http", "https") or not urlsplit(service).netloc):
        raise Refused(f"the address of a service begins with http:// or https://, not {service!r}")
    if (
        folder.exists()
        and (not folder.is_dir() or any(folder.iterdir()))
        and not (folder / OWN / "games.json").is_file()
    ):
        raise Refused(f"{folder} holds something else: give a folder that does not exist yet, or an earlier site")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns(f"*{PACKED}"))
    write(folder / OWN / "games.json", json.dumps(game_infos()))
    write(folder / OWN / "puzzles.json", json.dumps(puzzle_infos()))
    write(folder / OWN / "opened-as-file.js", opened_as_file())
    write(folder / PAGE, marked((folder / PAGE).read_text("utf-8"), service))
    write(folder / FILES, f"self.terraeFiles = {json.dumps(listed(folder))};\n")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def is_free(folder: Path) -> bool:
    """Is there nothing, or an earlier site?"""
    if not folder.exists() or (folder / OWN / "games.json").is_file():
        return True
    return folder.is_dir() and not any(folder.iterdir())


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def marked(page: str, service: str) -> str:
    """The page, told that no service serves it."""
    mark = f'<meta name="terrae-site" content="{html.escape(service)}" />'
    return page.replace("<head>", f"<head>\n    {mark}", 1).replace(
        "</body>", f'  <script src="./{OWN}/opened-as-file.js"></script>\n  </body>', 1
    )


def opened_as_file() -> str:
    """A script for whoever opens the page as a file, where browsers run nothing else: one sentence, what to do."""
    said = {code: Sentences(code, [COMMON])("web-site-as-file") for code in codes_in([COMMON])}
    return (
        "if (location.protocol === 'file:') {\n"
        f"  const said = {json.dumps(said, ensure_ascii=False)};\n"
        "  const told = document.createElement('p');\n"
        "  told.textContent = said[navigator.language] ?? said[navigator.language.slice(0, 2)] ?? said.en;\n"
        "  told.style = 'max-width: 40em; margin: 20vh auto; padding: 0 1em; font: 20px/1.5 sans-serif';\n"
        "  document.body.replaceChildren(told);\n"
        "}\n"
    )


def listed(folder: Path) -> Json:
    """Every file of the site, for the part of the app that keeps them; another content is another version."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name not in (FILES, "sw.js"))
    names = [file.relative_to(folder).as_posix() for file in files]
    version = hashlib.sha256(json.dumps(names).encode())
    for file in files:
        version.update(file.read_bytes())
    return {"version": version.hexdigest()[:16], "files": names, "site": True}
