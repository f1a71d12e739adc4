"""No pinned version has a hole that requirements/advisories.toml knows, and the tool that asks for more never lies."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from .test_requirements import EXTRAS, FILES, PROJECT, ROOT, pinned

LIST = tomllib.loads((ROOT / "requirements" / "advisories.toml").read_text("utf-8"))
ADVISORIES = LIST["advisory"]
ids = [advisory["id"] for advisory in ADVISORIES]


def versions(package: str) -> set[Version]:
    """Every version that a package is pinned to."""
    found = (pin for name in FILES for pin in pinned(name).get(package, []))
    return {Version(specifier.version) for pin in found for specifier in pin.specifier}


@pytest.mark.parametrize("advisory", ADVISORIES, ids=ids)
def test_no_pinned_version_has_a_known_hole(advisory: dict[str, str]) -> None:
    package, fixed = advisory["package"], Version(advisory["fixed"])
    assert package == canonicalize_name(package)
    assert versions(package), f"{package} is not pinned any more: take it off the list"
    assert min(versions(package)) >= fixed, f"{advisory['id']}: {package} {advisory['what']} before {fixed}"


@pytest.mark.parametrize("advisory", ADVISORIES, ids=ids)
def test_no_declared_range_holds_a_version_with_a_known_hole(advisory: dict[str, str]) -> None:
    """Whoever installs the package without our pins gets a version of the range."""
    fixed = Version(advisory["fixed"])
    for line in [*PROJECT["dependencies"], *(line for extra in EXTRAS.values() for line in extra)]:
        wanted = Requirement(line)
        if canonicalize_name(wanted.name) == advisory["package"]:
            lowest = [Version(one.version) for one in wanted.specifier if one.operator == ">="]
            assert lowest, line
            assert max(lowest) >= fixed, f"{line}: {advisory['id']} is fixed in {fixed}"


def test_the_list_is_one_that_people_can_look_up() -> None:
    assert isinstance(LIST["looked"], date)
    assert len(set(ids)) == len(ids)
    for advisory in ADVISORIES:
        assert set(advisory) == {"package", "fixed", "id", "what"}
        assert re.fullmatch(r"CVE-\d{4}-\d{4,}|GHSA(-\w{4}){3}", advisory["id"])


@contextmanager
def osv(answer: bytes) -> Iterator[str]:
    """A service that gives one answer to whatever it is asked."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            """Nothing is logged."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def audited(place: str) -> tuple[int, str, str]:
    environment = {**os.environ, "TERRAE_OSV": place, "no_proxy": "*"}
    command = [sys.executable, str(ROOT / "requirements" / "audit.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    return done.returncode, done.stdout, done.stderr


def test_the_tool_that_asks_says_none_only_if_it_was_answered() -> None:
    pins = {(pin.name, str(pin.specifier)) for name in FILES for of in pinned(name).values() for pin in of}
    with osv(json.dumps({"results": [{}] * len(pins)}).encode()) as place:
        code, out, _ = audited(place)
    assert (code, out) == (0, f"none of {len(pins)} pinned versions has a published hole\n")
    with osv(json.dumps({"results": [{"vulns": [{"id": "CVE-1"}]}, *[{}] * (len(pins) - 1)]}).encode()) as place:
        code, out, _ = audited(place)
    assert code == 1
    assert out.endswith(": CVE-1\n")
    for silent in (b"", b"{}", b'{"results": []}', b'{"results": 3}'):
        with osv(silent) as place:
            code, out, told = audited(place)
        assert (code, out) == (2, "")
        assert told.startswith("Nothing is known about holes")
    assert audited("http://127.0.0.1:1/")[0] == 2
