"""Everything under a path of the host."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from terrae.engine.errors import Refused
from terrae.server.http import catalogue
from terrae.server.http.static_files import Site
from terrae.server.settings import LONGEST_PATH, path_given

from ..client import Party, Socket, call, web
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio

PATH = "/games/terrae"
NEW_TABLE = {"game": "terra", "seats": 3, "public": True}
INDEX = '<!doctype html><link rel="icon" href="./icon.svg"><script type="module" src="./assets/app.js"></script>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A web app as the build makes it: its page leaves open where its files lie."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "app.js").write_text("console.log(1)")
    return folder


@pytest.fixture
async def below(tmp_path: Path, site: Path) -> AsyncIterator[Here]:
    """A service under a path."""
    async with service(tmp_path / "t.db", replace(QUICK, path=PATH, web=site)) as here:
        yield here


async def test_a_game_is_played_under_a_path(below: Here) -> None:
    party = await Party.played(below.base + PATH, 3)
    assert (await party.info())["number"] >= 3
    await party.close()


async def test_every_path_of_the_app_shows_the_page_and_where_its_files_lie(below: Here) -> None:
    async with web(below.base + PATH) as http:
        for path in ("/", "/table/abc", "/learn/terra/rules", "/index.html"):
            page = await http.get(path)
            assert page.text == INDEX.replace("./", f"{PATH}/"), path
        assert (await http.get("/assets/app.js")).text == "console.log(1)"
        again = await http.get("/about", headers={"if-none-match": page.headers["etag"]})
        assert again.status_code == 304


def test_whoever_has_the_page_of_another_path_is_sent_this_one(site: Path) -> None:
    assert len({Site(site, path).page.tag for path in ("", "/terrae", "/games/terrae")}) == 3
    assert Site(site).page.body.decode() == INDEX.replace("./", "/")


async def test_the_path_without_its_slash_leads_to_the_first_page(below: Here) -> None:
    async with web(below.base) as http:
        led = await http.get(PATH)
        assert (led.status_code, led.headers["location"]) == (308, f"{PATH}/")
        assert "default-src 'none'" in led.headers["content-security-policy"]


async def test_nothing_lies_outside_but_what_the_machine_itself_asks(below: Here) -> None:
    async with web(below.base) as http:
        for path in ("/", "/api/games", f"{PATH}x/", "/games/", "/assets/app.js", "/schema/openapi.json"):
            refused = await http.get(path)
            assert refused.status_code == 404, path
            assert f"{PATH}/" in refused.json()["sentence"]
            assert "default-src 'none'" in refused.headers["content-security-policy"]
        for base in ("", PATH):
            assert (await http.get(f"{base}/healthz")).json() == {"status": "ok"}
            assert "terrae_sockets" in (await http.get(f"{base}/metrics")).text
    party = await Party.make(below.base + PATH)
    with pytest.raises(InvalidStatus):
        await Socket.dial(below.base, party.id)


@pytest.mark.parametrize(("secure", "name"), [(False, "terrae_device"), (True, "__Secure-terrae_device")])
async def test_the_cookie_is_kept_from_what_else_the_host_serves(
    tmp_path: Path, site: Path, secure: bool, name: str
) -> None:
    settings = replace(QUICK, path=PATH, web=site, secure=secure)
    async with service(tmp_path / "t.db", settings) as here, web(here.base + PATH) as http:
        origin = here.base.replace("http:", "https:") if secure else here.base
        made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
        cookie, *attributes = made.headers["set-cookie"].split("; ")
        assert cookie.startswith(f"{name}=d_")
        assert f"Path={PATH}" in attributes
        http.cookies.clear()
        mine = await http.get("/api/mine", headers={"cookie": f"{cookie}; {name}=d_{'x' * 32}"})
        assert [one["id"] for one in mine.json()] == [made.json()["table"]["id"]]


@pytest.mark.attack("Lets a page of another site use a service under a path.")
async def test_only_its_own_pages_are_let_in(below: Here) -> None:
    async with web(below.base + PATH) as http:
        for origin, status in ((below.base, 201), ("http://evil.example", 403), (below.base + PATH, 403)):
            made = await http.post("/api/tables", json=NEW_TABLE, headers={"origin": origin})
            assert made.status_code == status, origin
    party = await Party.make(below.base + PATH)
    await (await Socket.dial(below.base + PATH, party.id, {"origin": below.base})).close()
    with pytest.raises(InvalidStatus):
        await Socket.dial(below.base + PATH, party.id, {"origin": "http://evil.example"})


async def test_addresses_that_it_tells_hold_the_path(below: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web(below.base + PATH, headers={"origin": below.base}) as http:
        for _ in range(3):
            await http.post("/api/tables", json=NEW_TABLE)
        link = (await http.get("/api/tables?limit=1")).headers["link"]
        assert link.startswith(f"<{PATH}/api/tables?limit=1&after=")
        follow = link.partition(">")[0].removeprefix("<")
        assert len((await http.get(follow.removeprefix(PATH))).json()) == 1
        assert (await http.get("/schema/openapi.json")).json()["servers"] == [{"url": PATH}]
    told = await call(below.base + PATH, None, "/api/addresses")
    assert told["command"] == f"terrae serve --host 0.0.0.0 --path {PATH}"
    monkeypatch.setattr(below.service, "settings", replace(below.service.settings, host="0.0.0.0"))
    monkeypatch.setattr(catalogue, "networks", lambda: [("wlan0", "192.168.1.24")])
    told = await call(below.base + PATH, None, "/api/addresses")
    assert told["addresses"][0]["url"] == f"http://192.168.1.24:{below.base.rpartition(':')[2]}{PATH}"


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/", ""), ("", ""), ("/terrae", "/terrae"), ("/terrae/", "/terrae"), ("/a/b-c_d.e~1", "/a/b-c_d.e~1")],
)
def test_a_path_is_kept_without_the_slash_at_its_end(path: str, kept: str) -> None:
    assert path_given(path) == kept


@pytest.mark.parametrize(
    "path",
    ["terrae", "//", "//x", "/x//y", "/a/../b", "/..", "/./a", "/.hidden", '/a"b', "/a'b", "/a b", "/a\n", "/a?b",
     "/a#b", "/a%20b", "/ä", "/a;b", "/a\\b", "/<b>", "https://example.org/terrae", "/" + "a" * LONGEST_PATH],
)  # fmt: skip
def test_what_is_no_path_is_refused(path: str) -> None:
    with pytest.raises(
        Refused, match=r"^a path begins with / and has letters.*, as /terrae, not '.*'$|not \""
    ) as refused:
        path_given(path)
    assert "\n" not in str(refused.value)
