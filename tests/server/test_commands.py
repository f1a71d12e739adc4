"""The commands of the service."""

import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from terrae.cli import run
from terrae.engine.errors import Refused
from terrae.server import safe_python
from terrae.server.app import make_app
from terrae.server.database.file import Served, alone
from terrae.server.database.migrate import migrate
from terrae.server.settings import PORT, Settings, database_url

from .client import PATIENCE_S, Party, call
from .running import service

pytestmark = pytest.mark.anyio


async def test_verify_tells_a_fair_record_from_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with service(tmp_path / "tables.db") as here:
        party = await (await Party.make(here.base, committed=True)).start_open()
        await party.move_once()
        await party.host("abandon")
        record = await call(here.base, party.seats[0], f"{party.path}/record")
        await party.close()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert run(["verify", str(file)]) == 0
    assert "1 record was shuffled fairly" in capsys.readouterr().out
    record["fair"]["seats"][1]["bytes"] = None
    file.write_text(json.dumps(record))
    assert run(["verify", str(file)]) == 1
    assert "line 1" in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "none")]) == 2


def test_backup_refuses_what_it_cannot_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.db")]) == 2
    assert "there is no database" in capsys.readouterr().err


async def test_reports_are_listed_with_the_words_that_were_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    database = ["--database", str(tmp_path / "tables.db")]
    assert run(["reports", *database]) == 2
    assert "there is no database" in capsys.readouterr().err
    async with service(tmp_path / "tables.db") as here:
        party = await (await Party.make(here.base)).start()
        assert run(["reports", *database]) == 0
        assert "nobody was reported" in capsys.readouterr().out
        for number, words in enumerate(("[bold]you fool", "and a liar")):
            await party.sockets[1].send(type="chat", id=f"chat{number}", text=words)
            await party.sockets[1].until("ack")
        await party.sockets[0].send(type="report", id="r", seat=1)
        await party.sockets[0].until("ack")
        assert run(["reports", *database]) == 0  # while it serves
        told = capsys.readouterr().out
        found = " ".join(told.split())
        assert "Player 1 Player 0 [bold]you fool / and a liar (seat 1) (seat 0)" in found
        await party.close()
    assert run(["reports", *database, "--json", "-"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["table"], report["game"], report["text"]) == (party.id, "terra", "")


def test_serve_tells_its_address_and_stops_when_told(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "terrae.cli", "serve", "--port", "0", "--path", "/x", "--database", str(tmp_path / "t")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert re.search(r"http://127\.0\.0\.1:\d+/x ", process.stdout.readline())
    process.send_signal(signal.SIGTERM)
    _, output = process.communicate(timeout=PATIENCE_S)
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in output


def test_bad_settings_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--proxy", "*", "--database", str(tmp_path / "t.db")]) == 2
    assert "a proxy is an address or a network" in capsys.readouterr().err
    assert run(["serve", "--path", "terrae", "--database", str(tmp_path / "t.db")]) == 2
    said = capsys.readouterr().err
    assert said == "terrae: a path begins with / and has letters, digits and -._~ only, as /terrae, not 'terrae'\n"
    assert run(["serve", "--database", "mysql://x/y"]) == 2
    assert "SQLite or PostgreSQL" in capsys.readouterr().err
    assert run(["serve", "--database", str(tmp_path / "no" / "such" / "folder.db")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert run(["serve", "--port", str(port), "--database", str(tmp_path / "t.db")]) == 2
        assert capsys.readouterr().err.startswith("terrae: cannot listen at 127.0.0.1")
    assert run(["serve", "--database", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


TERRAE = """
import sys
from terrae.server import listen
listen.PORT = int(sys.argv[1])
from terrae.cli import run
sys.exit(run(sys.argv[2:]))
"""


def started(home: Path, *options: str, usual: int = PORT) -> tuple[subprocess.Popen[str], str]:
    """`terrae serve` with its usual settings, perhaps with another usual port; it and the address that it tells."""
    process = subprocess.Popen(
        [sys.executable, "-c", TERRAE, str(usual), "serve", *options],
        env={**os.environ, "TERRAE_HOME": str(home), "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    output = process.stdout.readline()
    found = re.search(r"http://\S+", output)
    return process, found[0] if found else output


def test_without_a_port_the_next_free_one_is_taken_and_tables_are_kept_at_home(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process, address = started(tmp_path / "new" / "home", usual=port)
        process.terminate()
        process.communicate(timeout=PATIENCE_S)
    assert port < int(address.rsplit(":", 1)[1]) < port + 20
    assert (tmp_path / "new" / "home" / "tables.db").is_file()


def test_two_services_of_one_file_are_one_too_many(tmp_path: Path) -> None:
    first, address = started(tmp_path, "--port", "0")
    second, _ = started(tmp_path, "--port", "0")
    _, complaint = second.communicate(timeout=PATIENCE_S)
    assert second.returncode == 2
    assert f"already served at {address}" in complaint
    third, output = started(tmp_path, "--open")
    assert (output, third.wait(PATIENCE_S)) == (address, 0)
    third.communicate()
    first.kill()
    first.communicate()
    fourth, again = started(tmp_path, "--port", "0")
    assert again.startswith("http://127.0.0.1:"), "the lock ends with its process"
    fourth.terminate()
    fourth.communicate(timeout=PATIENCE_S)


def test_who_lets_others_in_is_told_an_address_for_them(tmp_path: Path) -> None:
    process, address = started(tmp_path, "--host", "0.0.0.0", "--port", "0")
    assert address.startswith("http://127.0.0.1:")
    process.terminate()
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        # Not by `communicate`, which misses lines that came together with the first.
        output, told = process.stdout.read(), process.stderr.read()
    process.wait(PATIENCE_S)
    sentence = safe_python.warning(Settings(host="0.0.0.0"))
    assert sentence in told.splitlines() if sentence else "security holes" not in told
    port = address.rsplit(":", 1)[1]
    others = rf"(http://[\d.]+:{port})"
    told_others = rf"Others in your network reach it at {others}\nPupils who have the code of a lesson: \1/join\n"
    assert output == "" or re.fullmatch(told_others, output)


@pytest.mark.attack("Serves one database twice by a symbolic link.")
def test_a_symbolic_link_does_not_evade_the_lock_of_a_file(tmp_path: Path) -> None:
    database, other = tmp_path / "tables.db", tmp_path / "elsewhere" / "link.db"
    other.parent.mkdir()
    other.symlink_to(database)
    with alone(database_url(str(database))), pytest.raises(Served), alone(database_url(str(other))):
        pass


@pytest.mark.attack("Starts the service on a full disk.")
def test_a_disk_that_is_full_at_the_start_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    command = [sys.executable, "-m", "terrae.cli", "serve", "--port", "0", "--database", str(tmp_path / "t.db")]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=no_room, timeout=PATIENCE_S, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr

    def migrate_and_fill_the_disk(engine: Engine) -> None:
        migrate(engine)
        event.listen(engine, "commit", fail)

    def fail(_: Connection) -> None:
        raise OperationalError("COMMIT", None, sqlite3.OperationalError("database or disk is full"))

    monkeypatch.setattr("terrae.server.app.migrate", migrate_and_fill_the_disk)
    with pytest.raises(Refused, match="disk is full"):
        make_app(Settings(database=str(tmp_path / "other.db")))
