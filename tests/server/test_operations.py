"""Running the service: health, figures, logs, stopping, backups, forms of the database, memory."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, make_url, select, text

from terrae.engine.errors import Refused
from terrae.server import scheduler
from terrae.server.database import tables as rows
from terrae.server.database.backup import back_up
from terrae.server.database.migrate import NEWEST, config, migrate
from terrae.server.database.writer import make_engine
from terrae.server.logs import hide_secrets
from terrae.server.scheduler import abandon_forgotten
from terrae.server.settings import database_url

from .client import PATIENCE_S, Party, Socket, call, web
from .postgresql import new_database, programs
from .running import QUICK, Here, Process, fastest, service

pytestmark = pytest.mark.anyio


async def test_health_tells_whether_the_database_answers(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await call(here.base, None, "/healthz") == {"status": "ok"}
    from terrae.server.database.writer import NotSaved

    def fail(*_: object) -> None:
        raise NotSaved("no")

    monkeypatch.setattr(here.service.database, "read_now", fail)
    await call(here.base, None, "/healthz", None, 503)


async def test_asking_for_health_writes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = 0

    async def no_round(_: object) -> None:
        nonlocal rounds
        rounds += 1

    monkeypatch.setattr(scheduler, "run_once", no_round)  # it writes every second
    async with service(database) as here, web(here.base) as http:
        commits = here.service.database.commits
        for _ in range(20):
            assert (await http.get("/healthz")).status_code == 200
        assert here.service.database.commits == commits
        assert rounds


async def test_health_tells_that_nothing_is_stored_and_that_it_is_again(here: Here) -> None:
    def fail(_: Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def until(status: int) -> dict[str, str]:
        async with web(here.base) as http, asyncio.timeout(PATIENCE_S):
            while (answer := await http.get("/healthz")).status_code != status:
                await asyncio.sleep(0.05)
        found: dict[str, str] = answer.json()
        return found

    event.listen(here.service.database.writer, "commit", fail)
    assert await until(503) == {"status": "the database does not store"}
    event.remove(here.service.database.writer, "commit", fail)
    assert await until(200) == {"status": "ok"}


async def test_metrics_count_moves_sockets_and_time(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    async with web(here.base) as http:
        told = (await http.get("/metrics")).text
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert float(figures["terrae_moves_total"]) == 1
    assert float(figures["terrae_sockets"]) == 3
    assert float(figures["terrae_tables_in_memory"]) == 1
    assert float(figures["terrae_ack_seconds_count"]) == 1
    assert "terrae_loop_lag_seconds" in figures
    assert party.id not in told
    await party.close()


async def test_an_idle_table_leaves_the_memory_and_comes_back(database: str) -> None:
    async with service(database, replace(QUICK, idle_after_ms=100)) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        await asyncio.sleep(0.2)
        here.service.tables.drop_idle()
        assert party.id in here.service.tables, "somebody is connected"
        await party.close()
        async with asyncio.timeout(PATIENCE_S):
            while party.id in here.service.tables:
                await asyncio.sleep(0.1)
        assert (await party.info())["number"] == 1


async def test_a_forgotten_table_is_given_up_and_shows_what_was_hidden(database: str) -> None:
    hour_ms = 3600 * 1000
    async with service(database, replace(QUICK, abandon_after_ms=hour_ms)) as here:
        forgotten = await (await Party.make(here.base)).start()
        await forgotten.move_once()
        here.service.clock.not_before(here.service.clock.now() + hour_ms + 1)
        played = await (await Party.make(here.base)).start()
        await played.move_once()
        await abandon_forgotten(here.service)
        assert (await forgotten.info())["status"] == "abandoned"
        assert (await played.info())["status"] == "playing"
        await forgotten.close()
        await played.close()


async def test_a_clock_of_days_gives_that_many_days(here: Here) -> None:
    party = await Party.make(here.base, clock={"kind": "days", "days": 2})
    left = (await party.host("start"))["left_ms"]
    assert 2 * 24 * 3600 - PATIENCE_S < left / 1000 <= 2 * 24 * 3600


async def test_sigterm_ends_the_service_within_five_seconds(database: str) -> None:
    with Process(database) as process:

        async def stop() -> float:
            party = await Party.make(process.base, people=2)
            await party.start()
            took = await asyncio.to_thread(process.stop)
            assert await party.sockets[0].closed() == 1012
            await asyncio.to_thread(process.start)
            party.base = process.base
            assert (await party.info())["status"] == "playing"
            return took

        assert await fastest(stop, wanted=5) < 5


@contextmanager
def hanging(database: str) -> Iterator[None]:
    """The processes in which PostgreSQL serves others stand still: nothing is answered, nothing fails."""
    with psycopg.connect(database) as other:
        ours = "datname = current_database() AND pid <> pg_backend_pid()"
        pids = [pid for (pid,) in other.execute(f"SELECT pid FROM pg_stat_activity WHERE {ours}")]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)


async def test_sigterm_ends_the_service_even_if_its_database_hangs(postgres: str) -> None:
    async def stop() -> float:
        with Process(postgres) as process:
            party = await (await Party.make(process.base)).start()
            mover = party.asked()
            assert mover is not None
            with hanging(postgres):
                await mover.send(type="move", id="hangs", number=0, answer=mover.answer)
                reader = asyncio.create_task(call(process.base, party.keys["host"], party.path))
                await asyncio.sleep(0.3)
                took = await asyncio.to_thread(process.stop)
                await mover.closed()
                assert not any(message["type"] == "ack" for message in mover.heard)
                await asyncio.gather(reader, return_exceptions=True)
        return took

    assert await fastest(stop, wanted=5) < 5


async def test_a_backup_can_be_made_while_serving(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        copy = tmp_path / "copy.db"
        assert await asyncio.to_thread(back_up, str(tmp_path / "tables.db"), copy) == 1
        await party.move_once()
        await party.close()
        with pytest.raises(Refused, match="never written over"):
            back_up(str(tmp_path / "tables.db"), copy)
    async with service(copy) as restored:
        party.base = restored.base
        assert (await party.info())["number"] == 1


@pytest.mark.full
async def test_a_backup_of_postgresql_can_be_restored(
    cluster: str, postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    async with service(postgres) as here:
        party = await (await Party.make(here.base)).start()
        await party.move_once()
        with_password = make_url(postgres).set(password="s3cret").render_as_string(hide_password=False)
        ran: list[str] = []

        def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
            ran.extend(command)
            return subprocess.CompletedProcess[str](command, subprocess.call(command, env=more["env"]), "", "")

        with monkeypatch.context() as patch:
            patch.setattr("terrae.server.database.backup.subprocess.run", run)
            assert await asyncio.to_thread(back_up, with_password, tmp_path / "copy") == 1
        assert "s3cret" not in " ".join(ran), "everybody on the machine sees the arguments of a program"
        await party.move_once()
        await party.close()
    again = new_database(cluster, "restored")
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={again}", tmp_path / "copy"], check=True)
    async with service(again) as restored:
        party.base = restored.base
        assert (await party.info())["number"] == 1


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="there is no database"):
        back_up(str(tmp_path / "none.db"), tmp_path / "copy.db")


def test_migrations_lead_to_the_form_that_the_code_knows(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    migrate(engine)
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST
    found = inspect(engine)
    for table in rows.metadata.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys()), table.name
        for column in table.columns:
            assert columns[column.name]["nullable"] == bool(column.nullable), f"{table.name}.{column.name}"
            assert str(columns[column.name]["type"]) == str(column.type.compile(engine.dialect))
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        assert indexes == {index.name for index in table.indexes}, table.name
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert set(keys) == {column.name for column in table.primary_key}
    engine.dispose()


def test_a_database_of_the_first_form_is_migrated_with_all_it_holds(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    entry = {"table_id": "x", "number": 1, "kind": "move", "seat": 0, "answer": "pass", "client": "c", "at": 7}
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        names, values = ", ".join(entry), ", ".join(f":{name}" for name in entry)
        connection.execute(text(f"INSERT INTO log ({names}) VALUES ({values})"), entry)
    migrate(engine)
    with engine.begin() as connection:
        assert [dict(row) for row in connection.execute(select(rows.log)).mappings()] == [{**entry, "decides": None}]
    engine.dispose()


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).one() == (NEWEST,)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Refused, match="later version"):
        migrate(engine)
    engine.dispose()


def test_a_secret_never_reaches_a_log_line() -> None:
    line = hide_secrets(None, "info", {"event": "key s_" + "A" * 32 + " shown", "n": 1})
    assert "A" * 32 not in json.dumps(line)


@pytest.mark.parametrize("url", ["mysql://x/y", "sqlite://", "postgresql:/x://", "sqlite:///:memory:"])
def test_only_databases_that_keep_moves_are_accepted(url: str) -> None:
    with pytest.raises(Refused):
        database_url(url)


async def test_the_site_shows_its_page_for_every_path_of_the_app(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>app</title>")
    (site / "assets" / "app.js").write_text("console.log(1)")
    async with (
        service(tmp_path / "t.db", replace(QUICK, web=site)) as here,
        web(here.base) as http,
    ):
        for path in ("/", "/table/abc", "/about"):
            page = await http.get(path)
            assert page.text.endswith("app</title>")
            assert page.headers["content-type"].startswith("text/html")
        script = await http.get("/assets/app.js")
        assert script.headers["content-type"].startswith("application/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/none.js", "/none.png", "/../tables.db", "/api/none", "/assets/%2e%2e/index.html"):
            assert (await http.get(path)).status_code == 404, path
        again = await http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304


async def test_without_a_web_app_the_page_says_how_to_play(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    async with service(tmp_path / "t.db", replace(QUICK, web=empty)) as here, web() as http:
        assert "terrae play" in (await http.get(here.base)).text


async def test_a_client_that_reconnects_is_not_told_the_story_again(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.move_once()
    fresh = await Socket.open(here.base, party.id, key=party.keys["watch"])
    assert [step["number"] for step in fresh.heard[0]["story"]] == [0, 1]
    knows = await Socket.open(here.base, party.id, key=party.keys["watch"], have=1)
    assert knows.heard[0]["story"] == []
    await fresh.close()
    await knows.close()
    await party.close()
