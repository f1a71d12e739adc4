"""The service behind the real nginx and the real Caddy, with the very files that the guide tells to use."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from terrae.server.settings import PING_EVERY_S, RECORD_LIMIT, Settings
from tests.server.client import PATIENCE_S, Party, Socket, web
from tests.server.postgresql import new_database, postgresql

from .running import DEPLOY, PROXIES, Proxy, hosted, nginx, service

pytestmark = pytest.mark.anyio

NEW_TABLE = {"game": "terra", "seats": 3}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=sorted(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with hosted(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def asking_from(base: str, address: str, **more: Any) -> httpx.AsyncClient:
    """A client at another address of this machine."""
    return web(base, transport=httpx.AsyncHTTPTransport(local_address=address, verify=False), **more)


async def new_tables(http: httpx.AsyncClient, **headers: str) -> list[int]:
    """Make tables until it is too much; each time other headers."""
    found: list[int] = []
    most = int(Settings().rates.tables.burst) * 3
    while len(found) < most and 429 not in found:
        told = {name: value.format(n=len(found)) for name, value in headers.items()}
        http.cookies.clear()
        found.append((await http.post("/api/tables", json=NEW_TABLE, headers=told)).status_code)
    return found


async def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    party = await Party.played(proxy.base, 5)
    record = await party.info()
    assert record["number"] >= 5
    await party.close()


async def test_the_pages_are_there_and_told_to_stay_with_https(proxy: Proxy) -> None:
    async with web(proxy.base) as http:
        page = await http.get("/")
        assert "<title>Terrae</title>" in page.text
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": proxy.base})
        assert made.status_code == 201
        assert "secure" in made.headers["set-cookie"].lower()


async def test_people_come_by_the_domain(proxy: Proxy) -> None:
    there = f"terrae.example:{proxy.port}"
    async with web(proxy.base, headers={"host": there}) as http:
        assert "<title>Terrae</title>" in (await http.get("/")).text
        made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": f"https://{there}"})
        assert made.status_code == 201
        foreign = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": proxy.base})
        assert foreign.status_code == 403


@pytest.mark.attack("Lets a name of their own lead to the proxy.")
async def test_whoever_comes_by_another_name_is_refused(tmp_path: Path) -> None:
    """As long as the operator has not told the domain, or when somebody else's leads here."""
    anything = {"server_name terrae.example;": "server_name _;"}
    with service(tmp_path / "tables.db") as port, nginx(tmp_path, port, **anything) as proxy:
        async with web(proxy.base, headers={"host": "other.example"}) as http:
            refused = await http.get("/")
            assert refused.status_code == 403
            assert "--host-name" in refused.json()["sentence"]


@pytest.mark.attack("Lets a page of another site use the service through the proxy.")
async def test_only_its_own_pages_are_let_in(proxy: Proxy) -> None:
    async with web(proxy.base) as http:
        for origin, status in ((proxy.base, 201), ("https://evil.example", 403), (proxy.base.replace("s:", ":"), 403)):
            made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
            assert made.status_code == status, origin
    party = await Party.make(proxy.base)
    mine = await Socket.dial(proxy.base, party.id, {"origin": proxy.base})
    await mine.close()
    with pytest.raises(InvalidStatus):
        await Socket.dial(proxy.base, party.id, {"origin": "https://evil.example"})


@pytest.mark.attack("Names other addresses through the real proxy, to have more.")
async def test_rates_count_for_the_clients_own_address_whatever_it_says(proxy: Proxy) -> None:
    async with asking_from(proxy.base, "127.0.0.2") as greedy, asking_from(proxy.base, "127.0.0.3") as other:
        lies = {"x-forwarded-for": "203.0.113.{n}", "x-real-ip": "203.0.113.{n}", "forwarded": "for=203.0.113.{n}"}
        codes = await new_tables(greedy, **lies)
        assert codes[-1] == 429
        assert len(codes) > Settings().rates.tables.burst
        assert (await other.post("/api/tables", json=NEW_TABLE)).status_code == 201
        greedy.cookies.clear()
        more = {"x-forwarded-for": "127.0.0.3"}
        assert (await greedy.post("/api/tables", json=NEW_TABLE, headers=more)).status_code == 429


@pytest.mark.attack("Sends a huge body through the proxy.")
async def test_a_body_has_its_limit_and_a_record_fits_in_it(proxy: Proxy) -> None:
    async with web(proxy.base) as http:
        fits = await http.post("/api/replay", content=b'"' + b"x" * (RECORD_LIMIT - 2) + b'"')
        assert fits.status_code == 400
        assert fits.json()["code"] == "malformed"
        try:
            too_large = await http.post("/api/replay", content=b"x" * (4 * RECORD_LIMIT))
        except httpx.TransportError:
            return  # it was cut off while it was sending
        assert too_large.status_code == 413


@pytest.mark.attack("Reads the service's figures through the proxy.")
async def test_the_figures_are_not_shown_through_it(proxy: Proxy) -> None:
    async with web(proxy.base) as http:
        assert (await http.get("/metrics")).status_code == 403
        assert (await http.get("/healthz")).json() == {"status": "ok"}


async def test_whoever_comes_by_http_is_sent_to_https(tmp_path: Path) -> None:
    with hosted("nginx", tmp_path) as proxy:
        async with web(proxy.plain) as http:
            answer = await http.get("/t/abc?x=1")
            assert answer.status_code == 301
            assert answer.headers["location"] == "https://127.0.0.1/t/abc?x=1"


@pytest.mark.attack("Begins a request to nginx and never ends it.")
@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: terrae.example\r\nX-Slow: "])
async def test_nginx_closes_a_connection_that_never_finishes_its_request(tmp_path: Path, sent: bytes) -> None:
    quick = {"client_header_timeout 15s;": "client_header_timeout 1s;"}
    with service(tmp_path / "tables.db") as port, nginx(tmp_path, port, **quick) as proxy:
        plain = socket.create_connection(("127.0.0.1", proxy.port), PATIENCE_S)
        with ssl._create_unverified_context().wrap_socket(plain) as slow:
            slow.sendall(sent)
            assert await asyncio.to_thread(slow.recv, 1) == b""


def test_a_silent_socket_is_pinged_before_nginx_closes_it() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for which in ("read", "send"):
        (seconds,) = re.findall(rf"proxy_{which}_timeout (\d+)s;", text)
        assert int(seconds) >= 3 * PING_EVERY_S


@pytest.mark.full
async def test_a_silent_socket_stays_open(proxy: Proxy) -> None:
    party = await (await Party.make(proxy.base)).start()
    await asyncio.sleep(90)
    await party.move_once()
    await party.close()


async def test_with_several_processes_everybody_at_a_table_is_sent_to_one_and_to_another_when_it_dies(
    tmp_path: Path,
) -> None:
    with postgresql() as cluster:
        database = new_database(cluster, "hosted")
        mortal = ExitStack()
        one = mortal.enter_context(service(database))
        with mortal, service(database) as two, nginx(tmp_path, one, two) as proxy:
            parties = [await (await Party.make(proxy.base)).start() for _ in range(4)]
            counts = [await sockets_of(port) for port in (one, two)]
            assert sum(counts) == 12
            assert {count % 3 for count in counts} == {0}, "a table's people are at two processes"
            await asyncio.to_thread(mortal.close)
            for party in parties:
                await party.connect()
                await party.move_once()
            assert await sockets_of(two) >= 12
            for party in parties:
                await party.close()


async def sockets_of(port: int) -> int:
    async with web(f"http://127.0.0.1:{port}") as http:
        (count,) = re.findall(r"^terrae_sockets (\S+)$", (await http.get("/metrics")).text, re.MULTILINE)
        return round(float(count))
