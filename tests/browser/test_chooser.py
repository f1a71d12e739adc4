"""The chooser of bots stands still, whichever of its radios has the focus."""

from __future__ import annotations

from .conftest import OpenWindow
from .looks import DRAWN
from .pages import Pages

SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (820, 1180))

# How far the dialog and its parts are scrolled aside, how far it lies off the screen, and which characters are cut.
ASTRAY = """() => {
  const dialog = document.querySelector('dialog.chooser')
  const { left, top, right } = dialog.getBoundingClientRect()
  const aside = [dialog, ...dialog.querySelectorAll('*')].filter((e) => e.scrollLeft)
  const found = aside.map((e) => `${e.className} is scrolled aside by ${e.scrollLeft}`)
  if (dialog.scrollTop) found.push(`the dialog is scrolled down by ${dialog.scrollTop}`)
  if (left < 0 || top < 0 || right > innerWidth + 1) found.push(`the dialog lies at ${left}, ${top}`)
  for (const e of dialog.querySelectorAll('.character')) {
    const box = e.getBoundingClientRect()
    if (box.width < 44 || box.left < 0 || box.right > innerWidth + 1) found.push(`${e.textContent} is cut`)
  }
  return found
}"""


def test_no_radio_scrolls_the_chooser_away(open_window: OpenWindow, pages: Pages) -> None:
    window = open_window(width=360, height=640)
    pages.show(window, "lobby")
    window.button("web-lobby-bot").first.click()
    window.page.locator("dialog.chooser .character").first.wait_for()
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        window.page.set_viewport_size({"width": width, "height": height})
        window.page.evaluate(DRAWN)
        for _ in range(window.page.locator("dialog.chooser .character").count()):
            window.page.keyboard.press("ArrowRight")
            if found := window.page.evaluate(ASTRAY):
                wrong[f"{width}x{height}"] = found
    assert wrong == {}
