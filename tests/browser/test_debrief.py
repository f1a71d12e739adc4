"""The debrief on the teacher's screen and on the projector: slides by keys, names only when revealed, at every size."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.server.running import Process

from .conftest import OpenWindow
from .looks import OVERFLOW, axe_finds

PLAN = {
    "name": "short",
    "game": "terra",
    "stages": [
        {"kind": "round", "minutes": 9, "settings": {"rules": {"talk": "silence", "options": {"crises": 6}}}},
        {"kind": "debrief", "minutes": 12},
        {"kind": "reflect", "minutes": 3},
    ],
}
PATIENCE_S = 120


def rehearsed(base: str) -> tuple[str, str]:
    """A rehearsal of seven robots that has come to its debrief: its id and the teacher's key."""
    with httpx.Client(base_url=base, timeout=60) as http:
        made = http.post("/api/lessons", json={"own": PLAN, "language": "en", "rehearsal": 7}).json()
        lesson, key = made["lesson"]["id"], made["key"]
    with httpx.Client(base_url=base, timeout=60, headers={"Authorization": f"Bearer {key}"}) as http:

        def act(what: str) -> Any:
            return http.post(f"/api/lessons/{lesson}/act", json={"what": what}).json()

        act("next")
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            seen = http.get(f"/api/lessons/{lesson}").json()
            if seen["stage"] == 1:
                return lesson, key
            time.sleep(0.2)
    raise AssertionError("the round did not end")


def test_a_teacher_shows_the_debrief(open_window: OpenWindow, service: Process) -> None:
    lesson, key = rehearsed(service.base)
    window = open_window(width=1440, height=900)
    page = window.go(f"/lesson/{lesson}#key={key}")
    expect(page.locator(".debrief .slide-rounds")).to_be_visible()
    expect(page.locator(".debrief .slide-now")).to_be_visible()
    expect(page.locator(".slide-rounds tbody tr")).to_have_count(2)
    for width in (320, 390, 820, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(OVERFLOW) == [], width
    assert axe_finds(window) == []
    with page.expect_download() as saving:
        window.link("web-debrief-data").click()
    assert saving.value.suggested_filename == f"lesson-{lesson}.zip"
    # Names are shown after one question, and hidden with the next slide.
    page.keyboard.press("r")
    window.button("web-debrief-reveal").click()
    expect(page.get_by_role("button", pressed=True)).to_be_visible()
    # On the projector there is one slide; arrows and numbers turn to others, B makes it dark.
    window.button("web-debrief-projector").click()
    expect(page.locator(".debrief .slide")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".debrief .slide")).to_have_attribute("class", re.compile("slide-(moments|given)"))
    page.keyboard.press("1")
    expect(page.locator(".debrief .slide-rounds")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".debrief .slide-rounds")).to_be_hidden()
    page.keyboard.press("b")
    assert axe_finds(window) == []
    page.keyboard.press("Escape")
    expect(page.locator(".debrief .slide-now")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".report h1")).to_be_visible()
    expect(page.locator(".debrief .slide-rounds")).to_be_hidden()
