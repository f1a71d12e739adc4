"""What the guide for hosts promises is what the service does."""

import re

from terrae.server.rate_limits import Rate
from terrae.server.settings import (
    BODY_LIMIT,
    FRAME_LIMIT,
    HEAD_LIMIT,
    LOOPBACK,
    PING_EVERY_S,
    RECORD_LIMIT,
    Settings,
)

from .running import ROOT, UNIT, unit

GUIDE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")


def rows() -> dict[str, tuple[str, str]]:
    """The table of limits."""
    cells = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]*)\|$", GUIDE, re.MULTILINE)
    return {what: (most, then.strip()) for what, most, then in cells}


def told(rate: Rate) -> tuple[str, str]:
    if rate.per_second < 1:
        return f"{rate.burst:g}", f"one in {1 / rate.per_second:g} s"
    return f"{rate.burst:g}", f"{rate.per_second:g} a second".replace("1 a", "one a")


def test_the_limits_are_those_of_the_service() -> None:
    rates = Settings().rates
    table = rows()
    assert table["HTTP requests but for the web app's files"] == told(rates.requests)
    assert table["new connections to tables"] == told(rates.sockets)
    assert table["open connections to tables"] == (f"{rates.connections:g}", "")
    assert table["new tables"] == told(rates.tables)
    assert table["tables that have not ended"] == (f"{rates.tables_of_address:g}", "")
    at_once, then = told(rates.work)
    assert table["replays and checks of records"] == (f"{at_once}, {rates.replays:g} of them under way", then)
    assert (HEAD_LIMIT, BODY_LIMIT, RECORD_LIMIT, FRAME_LIMIT) == (16 * 1024, 128 * 1024, 1024 * 1024, 16 * 1024)
    assert "head may have 16 KiB, a body 128 KiB, a record 1 MiB, a message to a table 16 KiB" in GUIDE
    assert f"sends a ping every {PING_EVERY_S:g} s" in GUIDE


def test_the_trusted_proxies_are_those_of_the_service() -> None:
    assert " and ".join(f"`{address}`" for address in LOOPBACK) + ", unless\n`--proxy ADDRESS`" in GUIDE


def test_every_file_of_the_folder_is_told_to_be_copied_somewhere() -> None:
    for file in UNIT.parent.iterdir():
        assert f"(../../deploy/{file.name})" in GUIDE


def test_the_database_is_where_the_backup_looks() -> None:
    assert f"TERRAE_HOME=/var/lib/{unit()['StateDirectory']} /opt/terrae/bin/terrae backup " in GUIDE
    assert unit()["ExecStart"].startswith("/opt/terrae/bin/terrae ")
