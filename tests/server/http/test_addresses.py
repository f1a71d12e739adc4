"""Where others reach the service."""

import pytest

from terrae.server import listen
from terrae.server.http import catalogue
from terrae.server.settings import Settings

from ..client import call, web
from ..running import Here

pytestmark = pytest.mark.anyio
TWO = [("wlan0", "192.168.1.24"), ("eth0", "10.0.0.7")]


async def test_who_is_served_on_this_machine_only_is_told_how_to_change_it(here: Here) -> None:
    told = await call(here.base, None, "/api/addresses")
    assert told == {"everywhere": False, "addresses": [], "command": "terrae serve --host 0.0.0.0"}


async def test_the_command_names_the_database_that_was_named(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started without it, the service would open another one, in which this table is not."""
    monkeypatch.setattr(here.service, "settings", Settings(named_database="our games.db"))
    told = await call(here.base, None, "/api/addresses")
    assert told["command"] == "terrae serve --host 0.0.0.0 --database 'our games.db'"


@pytest.mark.attack("Asks through a proxy for the database's path, or on this machine for its password.")
async def test_no_stranger_is_told_the_database_and_nobody_its_password(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(here.service, "settings", Settings(named_database="/home/ada/games.db"))
    async with web(here.base, headers={"x-forwarded-for": "203.0.113.9"}) as stranger:
        assert "ada" not in (await stranger.get("/api/addresses")).text
    monkeypatch.setattr(here.service, "settings", Settings(named_database="postgresql://ada:secret@db/games"))
    told = await call(here.base, None, "/api/addresses")
    assert told["command"] == "terrae serve --host 0.0.0.0 --database ..."


async def test_who_lets_others_in_is_told_every_address(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.service, "settings", Settings(host="0.0.0.0"))
    monkeypatch.setattr(catalogue, "networks", lambda: TWO)
    monkeypatch.setenv(catalogue.STARTED_BY, "./play")
    port = here.base.rpartition(":")[2]
    told = await call(here.base, None, "/api/addresses")
    assert told["addresses"] == [{"name": name, "url": f"http://{address}:{port}"} for name, address in TWO]
    assert told["command"] == "./play --host 0.0.0.0"
    monkeypatch.setattr(catalogue, "LOOPBACK", ())
    assert (await call(here.base, None, "/api/addresses"))["addresses"] == [], "only a page on this machine is told"


def test_networks_are_those_of_others() -> None:
    assert all(not address.startswith("127.") for _, address in listen.networks())
