"""A game as a picture: shown at the end of a game on one device, read by a camera on another, replayed there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from terrae.engine.codes.code_text import as_line, record_of, texts_of

from ..engine.samples import finished_record
from .conftest import OpenWindow
from .looks import axe_finds
from .tables import ask, started
from .test_shuffle import LOADING_MS, let_bots_play
from .windows import Window

CAMERA = """
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 800, height: 600 })
  const paper = canvas.getContext('2d')
  let picture = null
  setInterval(() => {
    paper.fillStyle = '#888'
    paper.fillRect(0, 0, 800, 600)
    if (picture) paper.drawImage(picture, 170, 70, 460, 460)
  }, 100)
  window.holdUp = async (svg) => {
    const image = new Image(460, 460)
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg)
    await image.decode()
    picture = image
  }
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
"""
NO_CAMERA = "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError') }"
PICTURE = """(svg) => {
  const copy = svg.cloneNode(true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '460'); copy.setAttribute('height', '460')
  return copy.outerHTML
}"""
KEPT = "JSON.parse(localStorage.getItem('terrae.collected') ?? '[]')"


def said(window: Window, part: str) -> None:
    expect(window.page.locator(".got")).to_contain_text(part, timeout=LOADING_MS)


def paste(window: Window, text: str) -> None:
    window.button("web-collect-paste").click()
    window.page.get_by_label(window.say("web-collect-label")).fill(text)
    window.button("web-collect-add").click()


def test_a_game_on_one_device_goes_by_camera_to_another(open_window: OpenWindow) -> None:
    window = open_window()
    started("terra", [window, window, window], [])
    window.button("web-curtain-here").click()
    let_bots_play(window, [window])
    table = window.table
    window.link("web-code-show").click()
    qr = window.page.locator(".code-page .qr")
    expect(qr).to_be_visible(timeout=LOADING_MS)
    assert axe_finds(window) == []
    record = ask(window, f"/tables/{table}/record")

    teacher = open_window()
    sent: list[str] = []
    teacher.page.add_init_script(CAMERA)
    teacher.go("/collect")
    expect(teacher.page.locator(".camera video.on")).to_be_visible()
    teacher.page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    teacher.page.evaluate("(svg) => holdUp(svg)", qr.evaluate(PICTURE))
    expect(teacher.page.locator(".tables b")).to_have_text("Table 1", timeout=LOADING_MS)
    (kept,) = teacher.page.evaluate(KEPT)
    read = record_of(kept["texts"])
    assert (read["setup"], read["moves"], read["result"]) == (record["setup"], record["moves"], record["result"])
    assert [player["name"] for player in read["players"]] == ["PA", "PB", "PC"]
    assert all(request.startswith("GET ") and "/assets/" in request for request in sent), f"something leaves it: {sent}"
    assert axe_finds(teacher) == []


def test_codes_are_pasted_and_what_does_not_hold_says_why(window: Window) -> None:
    window.page.add_init_script(NO_CAMERA)
    window.go("/collect")
    expect(window.page.get_by_text(window.say("web-collect-no-camera"))).to_be_visible()
    first, other = (as_line(texts_of(finished_record(name))[0]) for name in ("terra", "terra-futura"))
    paste(window, f"{first}\n{other}")
    expect(window.page.locator(".tables li")).to_have_count(2, timeout=LOADING_MS)
    expect(window.page.locator(".tables li").nth(1)).to_contain_text(window.say("web-collect-another"))
    for text, message in ((first, "web-collect-twice"), (first[:60] + first[61:], "web-collect-damaged")):
        paste(window, text)
        said(window, window.say(message))
    paste(window, "TERRAE1/1/2/0000000A:BB8.")
    said(window, window.say("web-collect-waiting", found=1, of=2))
    window.page.reload()
    expect(window.page.locator(".tables li")).to_have_count(2)
    with window.page.expect_download() as saving:
        window.button("web-collect-save").click()
    lines = saving.value.path().read_text().splitlines()
    assert [record_of([line])["game"] for line in lines] == ["terra", "terra-futura"]
    window.button("web-collect-erase").click()
    window.page.locator("dialog .sun").click()
    expect(window.page.locator(".tables .nothing")).to_be_visible()
    assert window.page.evaluate(KEPT) == []


def hostile() -> list[Any]:
    """What somebody may leave in the place where collected games are kept, or paste."""
    return [{"texts": "<img src=x onerror=alert(1)>"}, 5, None]


@pytest.mark.attack("Shows a code whose texts are markup, or longer than any code.")
def test_a_hostile_code_is_text_and_nothing_else(window: Window) -> None:
    window.page.add_init_script(NO_CAMERA)
    window.go("/collect")
    paste(window, "<img src=x onerror=window.hit=1>\n" + "TERRAE1:" + "0" * 100_000 + ".")
    said(window, window.say("web-collect-damaged"))
    assert window.page.evaluate("window.hit") is None
    assert window.page.locator(".tables img, .got img").count() == 0
    window.page.evaluate("(kept) => localStorage.setItem('terrae.collected', JSON.stringify(kept))", hostile())
    window.page.reload()
    expect(window.page.locator("h1")).to_be_visible()
    assert window.page.evaluate("window.hit ?? null") is None
