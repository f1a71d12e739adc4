"""Origins, sizes and security headers."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from terrae.engine.errors import Refused
from terrae.server.rate_limits import Rate
from terrae.server.settings import host_names_given

from ..client import Json, Party, Socket, call, web
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio


FOREIGN = (
    "http://evil.example",
    "null",
    "http://127.0.0.1.evil.example:8000",
    "https://127.0.0.1",
    "http://127.0.0.1:1",
)


@pytest.mark.attack("Lets a page of another site open a socket with a visitor's cookie.")
@pytest.mark.parametrize("origin", [*FOREIGN, None])
async def test_a_socket_of_a_foreign_page_is_refused(here: Here, origin: str | None) -> None:
    """Foreign, `null` and look-alike origins always; a missing one if there is a cookie."""
    party = await (await Party.make(here.base)).start()
    headers = {"cookie": "terrae_device=d_x"} | ({} if origin is None else {"origin": origin})
    with pytest.raises(InvalidStatus) as refused:
        await Socket.dial(here.base, party.id, headers)
    assert refused.value.response.status_code == 403
    await party.close()


async def test_a_socket_of_our_own_page_is_let_in(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    socket = await Socket.dial(here.base, party.id, {"origin": here.base})
    await socket.send(type="hello", key=party.seats[0])
    await socket.until("welcome")
    await socket.close()
    await party.close()


async def test_pages_of_an_origin_that_was_named_are_let_in(tmp_path: Path) -> None:
    """As behind a proxy that does not pass on the host by which people come."""
    named, other = "https://play.example.org", "https://play.example.net"
    async with service(tmp_path / "tables.db", replace(QUICK, origins=(named,))) as here:
        party = await Party.make(here.base)
        for origin, status in ((named, 201), (other, 403)):
            headers = {"origin": origin, "sec-fetch-site": "cross-site"}
            async with web(here.base, headers=headers) as page:
                assert (await page.post("/api/tables", json={"game": "terra", "seats": 3})).status_code == status
        await (await Socket.dial(here.base, party.id, {"origin": named})).close()
        with pytest.raises(InvalidStatus):
            await Socket.dial(here.base, party.id, {"origin": other})


async def test_a_program_that_shows_a_key_needs_no_origin_whatever_cookies_it_has(here: Here) -> None:
    party = await Party.make(here.base)
    async with web(here.base, headers={"cookie": "other=1"}) as http:
        assert (await http.post(f"{party.path}/shuffle")).status_code == 403
        key = {"authorization": f"Bearer {party.keys['host']}"}
        assert (await http.post(f"{party.path}/shuffle", headers=key)).status_code == 200


REBOUND = ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[::1].evil.example", "evil.example.")


@pytest.mark.attack("Lets a name of their own lead to the service (DNS rebinding).")
@pytest.mark.parametrize("name", REBOUND)
async def test_a_page_of_a_foreign_name_that_leads_here_is_refused(here: Here, name: str) -> None:
    """DNS rebinding: the browser believes that the page and the service have the same origin."""
    host = f"{name}:{here.base.rpartition(':')[2]}"
    party = await (await Party.make(here.base, public=True)).start()
    async with web(here.base, headers={"host": host, "origin": f"http://{host}"}) as page:
        for path in ("/", "/api/tables", f"/api/tables/{party.id}", "/healthz", "/metrics"):
            refused = await page.get(path)
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed"), path
            assert "--host-name" in refused.json()["sentence"]
        assert (await page.post("/api/tables", json={"game": "terra", "seats": 3})).status_code == 403
    with pytest.raises(InvalidStatus) as closed:
        await Socket.dial(here.base, party.id, {"host": host, "origin": f"http://{host}"})
    assert closed.value.response.status_code == 403
    await party.close()


async def test_people_come_by_an_address_or_by_a_name_of_the_service(tmp_path: Path) -> None:
    by_name = ("localhost", socket.gethostname().lower(), "play.example.org", "play.example.org.")
    hosts = (*by_name, "192.168.1.20", "[::1]", "[fe80::1]")
    settings = replace(QUICK, host_names=host_names_given(["Play.Example.org"]))
    async with service(tmp_path / "tables.db", settings) as here:
        party = await Party.make(here.base)
        for name in hosts:
            for host in (name, f"{name}:8000"):
                headers = {"host": host, "origin": f"http://{host}"}
                async with web(here.base, headers=headers) as page:
                    made = await page.post("/api/tables", json={"game": "terra", "seats": 3})
                    assert made.status_code == 201, host
                await (await Socket.dial(here.base, party.id, headers)).close()


@pytest.mark.parametrize("name", ["https://a.example", "a.example:8000", "", "a b", "-x", "*.example"])
def test_what_is_no_name_of_a_host_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(Refused, match="the name of a host is as"):
        host_names_given([name])


@pytest.mark.attack("Lets a page of another site send requests with a visitor's cookie.")
@pytest.mark.parametrize("origin", [*FOREIGN, None])
async def test_a_foreign_page_cannot_act_with_our_cookie(here: Here, origin: str | None) -> None:
    async with web(here.base) as browser:
        created = await browser.post("/api/tables", json={"game": "terra", "seats": 3}, headers={"origin": here.base})
        assert created.status_code == 201
        cookie = created.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        path = f"/api/tables/{created.json()['table']['id']}/abandon"
        forged = await browser.post(path, json={}, headers={} if origin is None else {"origin": origin})
        assert forged.status_code == 403
        cross = await browser.post(path, json={}, headers={"origin": here.base, "sec-fetch-site": "cross-site"})
        assert cross.status_code == 403
        assert (await browser.post(path, json={}, headers={"origin": here.base})).status_code == 200


@pytest.mark.attack("Frames a page of the service, or brings a script into it.")
async def test_every_answer_carries_the_security_headers(here: Here) -> None:
    async with web(here.base) as http:
        for path in ("/", "/api/games", "/api/tables/none", "/healthz", "/nothing.js"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers


async def test_only_a_worker_may_run_webassembly(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/page-x1.js", "assets/some.worker-x1.js"):
        (tmp_path / name).write_text("x", "utf-8")
    async with service(tmp_path / "tables.db", replace(QUICK, web=tmp_path)) as here, web(here.base) as http:
        policies = [
            (await http.get(path)).headers.get_list("content-security-policy")
            for path in ("/", "/assets/page-x1.js", "/assets/some.worker-x1.js")
        ]
    assert [len(found) for found in policies] == [1, 1, 1]
    assert ["wasm-unsafe-eval" in found[0] for found in policies] == [False, False, True]
    assert all("'unsafe" not in found[0] and "default-src 'none'" in found[0] for found in policies)


@pytest.mark.attack("Sends frames and bodies that are too large.")
async def test_a_frame_or_body_that_is_too_large_is_refused(here: Here) -> None:
    party = await (await Party.make(here.base)).start()
    await party.sockets[0].send(type="chat", id="1", text="x" * 17_000)
    assert await party.sockets[0].closed() == 1009
    async with web(here.base) as http:
        big = await http.post("/api/replay", content=b" " * 1_100_000, headers={"content-type": "application/json"})
        assert big.status_code == 413
    await party.close()


async def test_only_records_may_be_long(here: Here) -> None:
    long = b'{"game": "' + b"x" * 200_000 + b'"}'
    headers = {"content-type": "application/json"}
    async with web(here.base, headers=headers) as http:
        assert (await http.post("/api/tables", content=long)).status_code == 413
        assert (await http.post("/api/replay", content=long)).status_code == 409
        assert (await http.post("/api/verify", content=long)).status_code == 200


@pytest.mark.attack("Sends costly requests faster than they can be worked off.")
async def test_costly_requests_are_counted_before_they_are_read(tmp_path: Path) -> None:
    few = replace(QUICK.rates, work=Rate(2, 0.001))
    async with service(tmp_path / "tables.db", replace(QUICK, rates=few)) as here, web(here.base) as http:
        codes = [(await http.post("/api/replay", content=b"no JSON")).status_code for _ in range(4)]
    assert codes == [400, 400, 429, 429]


@pytest.mark.parametrize("path", ["/healthz", "/schema/openapi.json", "/api/games"])
async def test_requests_that_cost_something_are_counted(tmp_path: Path, path: str) -> None:
    few = replace(QUICK.rates, requests=Rate(2, 0.001))
    async with service(tmp_path / "tables.db", replace(QUICK, rates=few)) as here, web(here.base) as http:
        assert [(await http.get(path)).status_code for _ in range(3)] == [200, 200, 429]
        assert (await http.get("/")).status_code != 429


@pytest.mark.attack("Writes an address with two slashes, so that what is asked for is not counted.")
@pytest.mark.parametrize("target", ["//api/games", "/api//games", "/%2Fapi/games", "api/games"])
async def test_an_address_that_is_not_plain_is_counted_and_leads_nowhere(tmp_path: Path, target: str) -> None:
    few = replace(QUICK.rates, requests=Rate(2, 0.001))
    request = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode()
    async with service(tmp_path / "tables.db", replace(QUICK, rates=few)) as here:
        host, _, port = here.base.removeprefix("http://").partition(":")
        answers = []
        for _ in range(3):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(request)
            answers.append((await reader.read()).split(b" ", 2)[1])
            writer.close()
    assert answers == [b"404", b"404", b"429"]


@pytest.mark.attack("Plants a device cookie of their own choice in another's browser.")
async def test_a_device_does_not_keep_a_secret_that_somebody_chose_for_it(here: Here) -> None:
    chosen = "d_" + "x" * 32
    new = {"game": "terra", "seats": 3}
    async with web(here.base, headers={"origin": here.base}) as browser:
        browser.cookies.set("terrae_device", chosen)
        created = await browser.post("/api/tables", json=new)
        path = f"/api/tables/{created.json()['table']['id']}"
        own = created.cookies["terrae_device"]
        assert own != chosen
        browser.cookies.clear()
        browser.cookies.set("terrae_device", chosen)
        assert (await browser.get(path)).status_code == 404
        browser.cookies.clear()
        browser.cookies.set("terrae_device", own)
        assert (await browser.get(path)).json()["you"]["host"]
        assert not (await browser.post("/api/tables", json=new)).cookies, "its own secret stays"


async def test_whoever_gets_a_power_without_showing_a_key_gets_a_cookie(here: Here) -> None:
    new = {"game": "terra", "seats": 3}
    party = await Party.make(here.base, people=1, public=True)
    transfer = await call(here.base, party.seats[0], f"{party.path}/transfer", {"seat": 0})

    async def has_cookie(path: str, body: Json, key: str | None = None) -> bool:
        async with web(here.base, headers={} if key is None else {"authorization": f"Bearer {key}"}) as http:
            answer = await http.post(path, json=body)
            assert answer.is_success, answer.text
            return "terrae_device" in answer.cookies

    open_ = await Party.make(here.base, people=1, bots=False, public=True)
    assert await has_cookie("/api/tables", new)
    assert await has_cookie(f"{open_.path}/join", {"name": "Ada"})
    assert not await has_cookie(f"{open_.path}/join", {"name": "Bo"}, open_.keys["join"])
    assert await has_cookie(f"{party.path}/claim", {}, party.keys["watch"])
    assert await has_cookie(f"{party.path}/take", {}, transfer["key"])
    await party.host("start")
    assert await has_cookie(f"{party.path}/late", {"seat": 1, "name": "Cy"})
    assert not await has_cookie(f"{party.path}/late", {}, party.keys["join"])


async def test_by_https_the_cookie_is_one_that_only_this_host_can_set(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db", replace(QUICK, secure=True)) as here:
        origin = here.base.replace("http", "https", 1)
        async with web(here.base, headers={"origin": origin}) as browser:
            created = await browser.post("/api/tables", json={"game": "terra", "seats": 3})
            told = created.headers["set-cookie"]
            assert told.startswith("__Host-terrae_device=d_")
            assert "; secure" in told.lower()
            assert "; path=/;" in told.lower()
            assert "domain" not in told.lower()
            value = told.partition("=")[2].partition(";")[0]
            path = f"/api/tables/{created.json()['table']['id']}"
            for name, status in (("__Host-terrae_device", 200), ("terrae_device", 404)):
                answer = await browser.get(path, headers={"cookie": f"{name}={value}"})
                assert answer.status_code == status
