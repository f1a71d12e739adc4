"""The recipe of the image: what it copies is there, and its steps work in a fresh environment."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from glob import glob
from pathlib import Path
from zipfile import ZipFile

import pytest

from .running import ROOT, free_port, running

Steps = list[tuple[str, str]]
LETTERS = re.compile(r"[A-Z]+ ")


def steps() -> Steps:
    """The recipe's steps: the word and what follows it."""
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines if LETTERS.match(line))]


def documented() -> list[str]:
    """The command that the recipe and the guide give for the wheel."""
    guide = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
    command = ".venv/bin/python -m hatchling build -t wheel"
    assert f"\n{command}\n" in guide
    assert command in (ROOT / "Dockerfile").read_text("utf-8")
    return shlex.split(command)[1:]


def uv() -> str:
    found = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
    assert Path(found).is_file(), "uv is not here: ./test fetches it"
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, from the documented command, with the web app as it is built already."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, *documented(), "-d", str(folder)]
    subprocess.run(
        command, cwd=ROOT, env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}, check=True, capture_output=True
    )
    (file,) = folder.glob("terrae-*.whl")
    return file


def test_it_copies_only_what_the_context_holds(wheel: Path) -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignored
    for word, rest in steps():
        if word == "COPY":
            source, target = shlex.split(rest)
            assert target == "/tmp/"
            assert f"!{source}" in ignored
            assert glob(source, root_dir=ROOT) or wheel.match(Path(source).name), source


def test_what_is_in_the_wheel_can_be_listed_and_is_nothing_else(wheel: Path) -> None:
    listing = [sys.executable, str(ROOT / "requirements" / "contents.py"), str(wheel)]
    told = subprocess.run(listing, check=True, capture_output=True, text=True).stdout.splitlines()
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        readme = next(name for name in names if name.endswith("terrae/__init__.py"))
        digest = hashlib.sha256(packed.read(readme)).hexdigest()
    assert told[0].startswith(f"{wheel.name}: {wheel.stat().st_size} bytes, {len(names)} files")
    assert [line.split()[-1] for line in told[-len(names) :]] == sorted(names)
    assert any(digest in line and line.endswith(readme) for line in told)
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"terrae"}
    assert not [name for name in names if re.search(r"test_|conftest|\.db$|\.env|\.pyc$", name)]


def test_its_steps_work_in_a_fresh_environment_and_the_service_is_well(wheel: Path, tmp_path: Path) -> None:
    venv, temporary, data = tmp_path / "venv", tmp_path / "tmp", tmp_path / "data"
    temporary.mkdir()
    shutil.copy(wheel, temporary)
    shutil.copy(ROOT / "requirements" / "play.txt", temporary)
    subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, str(venv)], check=True)
    port = free_port()

    def here(text: str) -> str:
        return text.replace("/tmp/", f"{temporary}/").replace("/data", str(data)).replace("8000", str(port))

    # Like pip in the image, but with what is in the cache already.
    pip = f"{shlex.quote(uv())} pip install --quiet --python {shlex.quote(str(venv))}"
    owner = f"{os.geteuid()}:{os.getegid()}"
    environment = {"PATH": f"{venv}/bin:{os.environ['PATH']}", "HOME": "/nonexistent"}
    for word, rest in steps():
        if word == "RUN":
            command = here(rest).replace("pip install --no-cache-dir", pip).replace("10001:10001", owner)
            subprocess.run(["sh", "-ec", command], check=True)
        elif word == "ENV":
            environment |= dict(part.split("=", 1) for part in shlex.split(here(rest)))
    said = dict(steps())
    command = json.loads(said["ENTRYPOINT"]) + json.loads(here(said["CMD"]))
    check = json.loads(here(said["HEALTHCHECK"]).removeprefix("CMD "))
    with running([f"{venv}/bin/{command[0]}", *command[1:]], **environment) as process:
        assert process.stdout is not None
        assert f":{port}" in process.stdout.readline()
        subprocess.run([f"{venv}/bin/{check[0]}", *check[1:]], check=True)
        assert (data / "tables.db").is_file()
    failed = subprocess.run([f"{venv}/bin/{check[0]}", *check[1:]], capture_output=True, check=False)
    assert failed.returncode != 0
