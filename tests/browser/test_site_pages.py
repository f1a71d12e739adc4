"""Every page of a site: none leads to what needs a service, over http nothing is kept, copies know only their own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import NOT_LOCAL, OpenWindow
from .sites import ELSEWHERE, KEPT_NAMES, PATH, packed_mb, served

MOST_MB = 8
PAGES = (
    "/",
    "/learn",
    "/replay",
    "/about",
    "/settings",
    "/daily",
    "/you",
    "/puzzles",
    "/deal/terra~2026-11-17~abcdef",
    "/collect",
    "/learn/terra",
    "/learn/terra/rules",
    "/learn/terra/atlas",
    "/learn/terra/bots",
    "/learn/terra-futura/rules",
)
NEED_SERVICE = (
    "/class",
    "/class/privacy",
    "/lesson/abc",
    "/join",
    "/join/123456",
    "/replay/abc/coach",
    "/replay/abc/try",
)
LINKS = "() => [...document.querySelectorAll('a[href]')].map((a) => a.href)"
"""Where the links of a page lead."""


def test_the_folder_is_light(root: Path) -> None:
    assert 5 < packed_mb(root) <= MOST_MB


def test_no_page_leads_to_what_needs_a_service(open_window: OpenWindow, site: str) -> None:
    window = open_window(base=site)
    window.go()
    needs = re.compile(r"/(class|lesson|join)\b|/(coach|try|beside)$")
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    for path in PAGES:
        window.page.evaluate(
            "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }",
            f"{site}/?{path}",
        )
        expect(window.page.get_by_role("heading", level=1).first).to_be_visible()
        wrong = [link for link in window.page.evaluate(LINKS) if link.startswith(site) and needs.search(link)]
        assert not wrong, f"{path} leads to {wrong}"
    assert not [address for address in asked if "/api/" in address or not address.startswith((site, "data:", "blob:"))]
    for path in NEED_SERVICE:
        window.go(f"/?{path}")
        expect(window.page.get_by_role("heading", name=window.say("web-site-needs-service"))).to_be_visible()
        wanted = f"{ELSEWHERE}{path}" if not path.startswith("/replay") else f"{ELSEWHERE}/"
        expect(window.link("web-site-connect")).to_have_attribute("href", wanted)


def test_over_http_everything_works_but_offline_and_the_page_says_so(open_window: OpenWindow, root: Path) -> None:
    with served(root) as address:
        window = open_window(base=f"http://{NOT_LOCAL}:{address.rpartition(':')[2]}/{PATH}")
        window.play_now("terra")
        expect(window.page.locator("main.terra .hand button").first).to_be_visible()
        assert window.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
        window.go()
        expect(window.page.locator(".own li")).to_have_count(1)
        expect(window.page.get_by_text(window.say("web-site-kept"))).to_have_count(0)
        other = open_window(base=window.base)
        other.go()
        expect(other.page.get_by_text(window.say("web-site-line-http"))).to_be_visible()


def test_two_copies_under_one_host_keep_to_themselves(open_window: OpenWindow, root: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        shutil.copytree(root / PATH, tmp_path / name)
    with served(tmp_path) as address:
        window = open_window(base=address)
        for name in ("one", "two"):
            window.go(f"/{name}/")
            expect(window.page.get_by_text(window.say("web-site-kept"))).to_be_visible()
        found = window.page.evaluate(KEPT_NAMES)
        assert {name.split()[1] for name in found["caches"]} == {"/one/", "/two/"}
        assert {name for name in found["bases"] if "engine" in name} == {"terrae-engine/one", "terrae-engine/two"}
        window.context.set_offline(True)
        for name in ("one", "two"):
            window.go(f"/{name}/")
            expect(window.page.get_by_role("heading", level=1).first).to_be_visible()


# Leaves broken things where tables, lists and the engine's memory are kept.
BREAK = """async () => {
  const open = (name, stores) => new Promise((done, fail) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => stores.forEach((store) => opening.result.createObjectStore(store))
    opening.onsuccess = () => done(opening.result)
    opening.onerror = () => fail(opening.error)
  })
  const put = (base, store, value, key) => new Promise((done) => {
    const writing = base.transaction(store, 'readwrite')
    writing.objectStore(store).put(value, key)
    writing.oncomplete = () => { base.close(); done() }
  })
  const path = new URL('.', location.href).pathname.slice(0, -1)
  const almost = { id: 'x', game: 'chess', status: 'over', changed: 'now', seats: [null], you: {} }
  const lists = [null, 7, { id: 'x' }, almost]
  for (const [n, info] of lists.entries())
    await put(await open('terrae' + path, ['tables', 'infos']), 'infos', info, `broken${n}`)
  await put(await open('terrae' + path, ['tables', 'infos']), 'tables', { log: 5n }, 'brokentable1')
  const memories = await open('terrae-engine' + path, ['memories'])
  const keys = await new Promise((done) => {
    const asked = memories.transaction('memories').objectStore('memories').getAllKeys()
    asked.onsuccess = () => done(asked.result)
  })
  const pages = new Uint32Array([0])
  await put(memories, 'memories', { bytes: 65536, pages, used: new Uint8Array(65536).fill(7), files: [] }, keys[0])
  return keys.length
}"""


@pytest.mark.attack("Leaves broken lists, tables and a broken memory of the engine in the browser's storage.")
def test_broken_storage_costs_one_table_and_nothing_else(open_window: OpenWindow, site: str) -> None:
    window = open_window(base=site)
    window.go()
    expect(window.page.get_by_text(window.say("web-site-kept"))).to_be_visible()
    window.page.wait_for_function(
        "async () => (await indexedDB.databases()).some(({ name }) => name.startsWith('terrae-engine'))"
    )
    assert window.page.evaluate(BREAK) == 1
    window.forgiven.append("the kept memory is of no use")
    window.play_now("terra")
    expect(window.page.locator("main.terra .hand button").first).to_be_visible()
    window.go("/?/table/brokentable1")
    expect(window.page.get_by_role("heading", name=window.say("web-table-none"))).to_be_visible()
    window.go()
    expect(window.page.locator(".own li")).to_have_count(1)
