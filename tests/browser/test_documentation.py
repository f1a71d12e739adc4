"""The documentation as a folder: it opens as a file, fits a phone, and is searched by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.site.build import build
from playwright.sync_api import Browser, expect


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("docs") / "site"
    assert build(found) == []
    return found


def test_the_documentation_opens_as_a_file_and_is_searched(chromium: Browser, folder: Path) -> None:
    page = chromium.new_page(viewport={"width": 360, "height": 740})
    failed: list[str] = []
    page.on("console", lambda message: failed.append(message.text) if message.type == "error" else None)
    page.goto((folder / "index.html").as_uri())
    for name in ("index.html", "how-to/seat-a-model.html", "cli.html", "reference/environments.html"):
        page.goto((folder / name).as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, name
    other = page.get_by_role("link", name="Command line", exact=True)
    expect(other).to_be_hidden()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.reload()
    expect(other).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("promesa rota cumplida nothing has this")
    expect(page.locator("#found")).to_contain_text("Nothing was found.")
    page.locator("#search").fill("held-out panel")
    first = page.locator("#found a").first
    expect(first).to_be_visible()
    first.click()
    page.wait_for_url("**/*.html*")
    expect(page.locator("main")).to_contain_text("panel")
    assert failed == []
    page.close()
