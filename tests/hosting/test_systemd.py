"""The unit with which systemd runs the service."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .running import UNIT, service, unit


def test_it_starts_the_service_with_options_that_there_are(tmp_path: Path) -> None:
    with service(tmp_path / "tables.db") as port:
        assert port


def test_the_database_and_the_compiled_rules_are_where_it_may_write() -> None:
    said = unit()
    environment = dict(word.split("=", 1) for word in shlex.split(said["Environment"]))
    assert environment == {
        "TERRAE_HOME": f"/var/lib/{said['StateDirectory']}",
        "TERRAE_CACHE": f"/var/cache/{said['CacheDirectory']}",
    }
    assert said["StateDirectoryMode"] == "0700"
    assert said["UMask"] == "0077"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_finds_nothing_wrong_with_it(tmp_path: Path) -> None:
    terrae = Path(sys.executable).with_name("terrae")
    text = UNIT.read_text("utf-8")
    assert "ExecStart=/opt/terrae/bin/terrae " in text
    file = tmp_path / "terrae@8000.service"
    file.write_text(text.replace("/opt/terrae/bin/terrae", str(terrae)), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
