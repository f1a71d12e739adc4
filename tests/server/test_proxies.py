"""Whose address counts behind a reverse proxy, and who is shown the figures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from terrae.engine.errors import Refused
from terrae.server.rate_limits import NO_RATES, Rate
from terrae.server.request_headers import is_local
from terrae.server.settings import LOOPBACK, Settings, proxies_named

from .client import Party, Socket, web
from .running import QUICK, service

pytestmark = pytest.mark.anyio

NEVER = 1e-9
"""A second: however slow the test is, nothing of a rate comes back in it."""
FEW = replace(QUICK, rates=replace(NO_RATES, requests=Rate(3, NEVER)))
STRANGER = "127.0.0.2"
"""An address of this machine that no proxy has."""


def asking_from(base: str, address: str) -> httpx.AsyncClient:
    return web(base, transport=httpx.AsyncHTTPTransport(local_address=address))


async def codes(http: httpx.AsyncClient, *clients: str) -> list[int]:
    return [(await http.get("/api/games", headers={"x-forwarded-for": client})).status_code for client in clients]


async def test_a_trusted_proxy_names_the_client_whose_rates_count(database: str) -> None:
    async with service(database, FEW) as here, web(here.base) as proxy:
        assert await codes(proxy, *["203.0.113.1"] * 4) == [200, 200, 200, 429]
        assert await codes(proxy, *["203.0.113.2"] * 4) == [200, 200, 200, 429]


@pytest.mark.attack("Names another client's address in X-Forwarded-For, behind a proxy.")
async def test_a_client_cannot_name_another_through_a_proxy_that_adds_to_what_it_was_told(database: str) -> None:
    async with service(database, FEW) as here, web(here.base) as proxy:
        assert await codes(proxy, *[f"198.51.100.{n}, 203.0.113.1" for n in range(4)]) == [200, 200, 200, 429]


@pytest.mark.attack("Names another client's address in X-Forwarded-For.")
async def test_nobody_else_can_name_a_client(database: str) -> None:
    async with service(database, FEW) as here, asking_from(here.base, STRANGER) as stranger:
        assert await codes(stranger, *[f"203.0.113.{n}" for n in range(4)]) == [200, 200, 200, 429]


async def test_proxies_can_be_named_and_then_no_other_is_trusted(database: str) -> None:
    settings = replace(FEW, proxies=proxies_named(["127.0.0.2/31", "2001:db8::7"]))
    async with service(database, settings) as here:
        async with asking_from(here.base, STRANGER) as proxy:
            assert await codes(proxy, *[f"203.0.113.{n}" for n in range(4)]) == [200] * 4
        async with asking_from(here.base, "127.0.0.1") as other:
            assert await codes(other, *[f"203.0.113.{n}" for n in range(4)]) == [200, 200, 200, 429]


async def test_sockets_count_for_the_client_that_the_proxy_names(database: str) -> None:
    settings = replace(QUICK, rates=replace(NO_RATES, sockets=Rate(1, NEVER)))
    async with service(database, settings) as here:
        party = await Party.make(here.base)
        for address in ("203.0.113.1", "203.0.113.2"):
            first = await Socket.dial(here.base, party.id, {"x-forwarded-for": address})
            with pytest.raises(InvalidStatus):
                await Socket.dial(here.base, party.id, {"x-forwarded-for": address})
            await first.close()
        await party.close()


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert proxies_named(["10.0.0.7", "172.16.0.0/12", "::1"]) == ("10.0.0.7", "172.16.0.0/12", "::1")
    assert Settings().proxies == LOOPBACK
    for wrong in ("*", "proxy.example", "10.0.0.7/8", ""):
        with pytest.raises(Refused, match="a proxy is an address or a network"):
            proxies_named([wrong])


@pytest.mark.attack("Reads the service's figures from elsewhere.")
async def test_the_figures_are_shown_on_this_machine_only(database: str) -> None:
    async with service(database) as here, web(here.base) as http:
        assert (await http.get("/metrics")).status_code == 200
        for headers in ({"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "127.0.0.1"}, {"via": "1.1 proxy"}):
            refused = await http.get("/metrics", headers=headers)
            assert refused.status_code == 403
            assert refused.json()["code"] == "not_allowed"


async def test_the_figures_are_shown_to_everybody_if_asked_for(database: str) -> None:
    async with service(database, replace(QUICK, public_metrics=True)) as here, web(here.base) as http:
        answer = await http.get("/metrics", headers={"x-forwarded-for": "203.0.113.1"})
        assert answer.status_code == 200
        assert "terrae_moves_total" in answer.text


@pytest.mark.parametrize(
    ("client", "local"),
    [(("127.0.0.1", 5), True), (("::1", 5), True), (("192.168.1.4", 5), False), (("proxy", 0), False), (None, False)],
)
def test_who_is_on_this_machine(client: Any, local: bool) -> None:
    assert is_local({"client": client, "headers": []}) is local
