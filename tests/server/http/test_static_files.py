"""The web app's files."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from terrae.server.http import static_files

from ..client import PATIENCE_S, web
from ..running import QUICK, service

pytestmark = pytest.mark.anyio


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
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        script = await http.get("/assets/app.js")
        assert script.headers["content-type"] == "application/javascript; charset=utf-8"
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


@pytest.mark.attack("Asks for a large file many times before it is packed, and leaves.")
async def test_a_file_is_packed_once_however_many_ask_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("x", "utf-8")
    (tmp_path / "large.wasm").write_bytes(b"wasm" * 500_000)
    site = static_files.Site(tmp_path)
    packs, go_on = [], threading.Event()

    def packed(body: bytes) -> bytes:
        packs.append(len(body))
        go_on.wait(PATIENCE_S)
        return b"packed"

    monkeypatch.setattr(static_files, "pack", packed)
    file = site.files["/large.wasm"]
    leaves = [asyncio.create_task(site.packed_body(file)) for _ in range(20)]
    await asyncio.sleep(0)
    for task in leaves:
        task.cancel()
    stays = asyncio.create_task(site.packed_body(file))
    await asyncio.sleep(0)
    go_on.set()
    assert await stays == b"packed"
    assert await site.packed_body(file) == b"packed"
    assert len(packs) == 1


async def test_large_files_are_packed_when_they_are_asked_for(tmp_path: Path) -> None:
    body = b"wasm" * 500_000
    (tmp_path / "index.html").write_text("x", "utf-8")
    (tmp_path / "large.wasm").write_bytes(body)
    async with service(tmp_path / "tables.db", replace(QUICK, web=tmp_path)) as here, web(here.base) as http:
        for _ in range(2):
            packed = await http.get("/large.wasm", headers={"accept-encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["content-type"] == "application/wasm"
            assert packed.content == body
        plain = await http.get("/large.wasm", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == body


async def test_what_the_build_has_packed_is_sent_to_who_can_read_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x", "utf-8")
    (tmp_path / "app.js").write_text("console.log(1)", "utf-8")
    (tmp_path / "app.js.br").write_bytes(b"\x0f\x06\x80console.log(1)\x03")
    async with service(tmp_path / "tables.db", replace(QUICK, web=tmp_path)) as here, web(here.base) as http:
        for readable, sent in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
            async with http.stream("GET", "/app.js", headers={"accept-encoding": readable}) as answer:
                assert answer.headers.get("content-encoding") == sent
                assert answer.headers["content-type"] == "application/javascript; charset=utf-8"
                raw = b"".join([part async for part in answer.aiter_raw()])
                assert (raw == b"\x0f\x06\x80console.log(1)\x03") is (sent == "br")
        assert (await http.get("/app.js.br")).status_code == 404


async def test_the_documentation_is_served_under_docs(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    (docs / "how-to").mkdir(parents=True)
    (docs / "index.html").write_text("<title>all pages</title>")
    (docs / "how-to" / "host.html").write_text("<title>host</title>")
    (docs / ".hidden").write_text("x")
    async with service(tmp_path / "t.db", replace(QUICK, docs=docs)) as here, web(here.base) as http:
        for path in ("/docs", "/docs/"):
            moved = await http.get(path)
            assert (moved.status_code, moved.headers["location"]) == (307, "/docs/index.html")
        first = await http.get("/docs/index.html", headers={"accept-encoding": "gzip"})
        assert "all pages" in first.text
        assert first.headers["content-encoding"] == "gzip"
        assert "script-src 'self'" in first.headers["content-security-policy"]
        assert "host" in (await http.get("/docs/how-to/host.html")).text
        for path in ("/docs/none.html", "/docs/none", "/docs/how-to/", "/docs/.hidden", "/docs/../index.html"):
            found = await http.get(path)
            assert found.status_code == 404 or "all pages" not in found.text, path
    async with service(tmp_path / "u.db", replace(QUICK, docs=tmp_path / "none")) as here, web(here.base) as http:
        assert "python -m docs.site" in (await http.get("/docs/index.html")).text
