"""The service under a path of another site, behind the proxies as the guide tells to set them up."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Party, Socket, web

from .running import PROXIES, ROOT, Proxy, service

pytestmark = pytest.mark.anyio

PATH = "/terrae"
NEW_TABLE = {"game": "terra", "seats": 3}
GUIDE = (ROOT / "docs" / "how-to" / "host.md").read_text("utf-8")
_, FOR_NGINX, AND_BEFORE, FOR_CADDY = re.findall(
    r"```\w*\n(.*?)```", GUIDE.partition("### Under a path of another site")[2].partition("\n### ")[0], re.DOTALL
)
"""What the guide tells to write; first comes the command."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=sorted(PROXIES))
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp(request.param)
    with service(folder / "tables.db", "--path", PATH) as port:
        changes = {
            "nginx": {"    location / {\n": AND_BEFORE + FOR_NGINX},
            "caddy": {f"\treverse_proxy 127.0.0.1:{port}\n": FOR_CADDY.replace("127.0.0.1:8000", f"127.0.0.1:{port}")},
        }[request.param]
        with PROXIES[request.param](folder, port, **changes) as found:
            yield found


async def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    party = await Party.played(proxy.base + PATH, 5)
    assert (await party.info())["number"] >= 5
    await party.close()


async def test_pages_find_their_files_and_a_deep_link_is_opened(proxy: Proxy) -> None:
    async with web(proxy.base) as http:
        for page in ("/", "/table/abc", "/learn/terra/atlas"):
            text = (await http.get(PATH + page)).text
            files = re.findall(r'(?:src|href)="([^"]+)"', text)
            assert len(files) > 5
            for file in files:
                assert file.startswith(f"{PATH}/"), file
        for file in files:
            assert (await http.get(file)).status_code == 200, file
        led = await http.get(PATH, follow_redirects=True)
        assert (str(led.url), led.status_code) == (f"{proxy.base}{PATH}/", 200)
        assert (await http.get("/api/games")).text.find("terra") == -1, "what else the site serves is not ours"


async def test_the_cookie_is_for_the_path_and_only_its_own_pages_are_let_in(proxy: Proxy) -> None:
    async with web(proxy.base + PATH) as http:
        made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": proxy.base})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Secure-terrae_device=d_")
        assert f"Path={PATH};" in f"{cookie};"
        evil = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
    party = await Party.make(proxy.base + PATH)
    await (await Socket.dial(proxy.base + PATH, party.id, {"origin": proxy.base})).close()
    with pytest.raises(InvalidStatus):
        await Socket.dial(proxy.base + PATH, party.id, {"origin": "https://evil.example"})


async def test_it_says_that_it_is_well_and_keeps_its_figures(proxy: Proxy) -> None:
    async with web(proxy.base + PATH) as http:
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        assert (await http.get("/metrics")).status_code == 403
