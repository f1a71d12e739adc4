"""A running service and a real Chromium, one of each in every worker; and windows in it, one for each person."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from terrae.site.folder import build
from tests.server.running import Process

from .chromium import launched
from .pages import Pages
from .sites import ELSEWHERE, PATH
from .sites import served as served_folder
from .windows import PATIENCE_MS, Window

OpenWindow = Callable[..., Window]
SECRET = bytes(32)
"""The chance of every table but for what pages add: the same cards at every run."""

WHOLE_STRINGS = "--js-flags=--heap-snapshot-string-limit=1000000000"
"""Pictures of the heap hold strings in full, not only their beginnings."""

NOT_LOCAL = "school.test"
"""A name of this machine that a browser does not trust as it trusts `localhost`."""
NAMED = f"--host-resolver-rules=MAP {NOT_LOCAL} 127.0.0.1"

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """`TERRAE_HEADED=1` shows what happens, slowly."""
    headed = bool(os.environ.get("TERRAE_HEADED"))
    with sync_playwright() as playwright:
        browser = launched(playwright, [WHOLE_STRINGS, NAMED], headless=not headed, slow_mo=250 if headed else 0)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A service without limits whose bots answer at once, and that always deals the same cards."""
    with Process(tmp_path_factory.mktemp("service") / "tables.db", secret=SECRET) as running:
        yield running


@pytest.fixture(scope="package")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a web server with a site in it, built once."""
    folder = tmp_path_factory.mktemp("web")
    build(folder / PATH, ELSEWHERE)
    return folder


@pytest.fixture(scope="package")
def site(root: Path) -> Iterator[str]:
    with served_folder(root) as address:
        yield f"{address}/{PATH}"


@pytest.fixture
def open_window(chromium: Browser, service: Process) -> Iterator[OpenWindow]:
    """Opens windows; none of them may complain of anything until the test is over."""
    windows: list[Window] = []

    def opened(base: str | None = None, **options: Any) -> Window:
        windows.append(Window(chromium, base or service.base, **options))
        return windows[-1]

    yield opened
    complaints = [told for window in windows for told in window.unforgiven()]
    for window in windows:
        window.context.close()
    assert complaints == []


@pytest.fixture(scope="package")
def windows(chromium: Browser) -> Iterator[dict[str, Window]]:  # noqa: ARG001  # they are of it
    """Windows that are kept from test to test, by their options."""
    kept: dict[str, Window] = {}
    yield kept
    for window in kept.values():
        window.context.close()


@pytest.fixture
def kept_window(chromium: Browser, service: Process, windows: dict[str, Window]) -> Iterator[OpenWindow]:
    """As `open_window`, but with what a test before has opened with the same options: that has loaded the app."""
    used: list[Window] = []

    def found(**options: Any) -> Window:
        if (key := repr(sorted(options.items()))) not in windows:
            windows[key] = Window(chromium, service.base, **options)
        used.append(windows[key])
        return used[-1]

    yield found
    complaints = [told for window in used for told in window.unforgiven()]
    for window in used:
        window.complaints.clear()
    assert complaints == []


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window()


@pytest.fixture(scope="package")
def pages(chromium: Browser, service: Process) -> Iterator[Pages]:
    """Every page, with tables in every state."""
    window = Window(chromium, service.base)
    yield Pages(window)
    window.context.close()
