"""Those who look at pages see what is wrong with them; and nothing where all is well."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import OpenWindow
from .looks import CLIP, OVERFLOW, SMALL, axe_finds
from .windows import Window

LONG = "Donaudampfschifffahrtsgesellschaft"
ADD = """([what, text, looks, inside]) => {
  const element = document.createElement(what)
  element.textContent = text
  element.style.cssText = looks
  const around = inside === null ? document.querySelector('main') : document.createElement('div')
  if (inside !== null) {
    around.style.cssText = inside
    document.querySelector('main').append(around)
  }
  around.append(element)
}"""
Look = Callable[[Window], str]


def add(window: Window, what: str, text: str, looks: str = "", inside: str | None = None) -> None:
    """One element more on the page, perhaps inside another."""
    window.page.evaluate(ADD, [what, text, looks, inside])


def overflow(window: Window) -> str:
    window.page.evaluate(CLIP)
    return "\n".join(window.page.evaluate(OVERFLOW))


def small(window: Window) -> str:
    return "\n".join(window.page.evaluate(SMALL, 44))


def axe(window: Window) -> str:
    return "\n".join(map(str, axe_finds(window)))


def colours(window: Window) -> str:
    return "\n".join(map(str, axe_finds(window, colours=True)))


@pytest.fixture
def window(kept_window: OpenWindow) -> Window:
    window = kept_window(width=360, height=740)
    window.go("/about")
    window.page.locator("main input").wait_for()
    return window


@pytest.mark.parametrize("look", [overflow, small, axe, colours])
def test_nothing_is_found_where_all_is_well(window: Window, look: Look) -> None:
    add(window, "p", LONG)
    add(window, "button", "Enough", "min-width: 60px; height: 48px")
    assert look(window) == ""


@pytest.mark.parametrize(
    ("look", "found", "what", "text", "looks", "inside"),
    [
        (
            overflow,
            "page 500 > 360",
            "p",
            "",
            "width: 500px; height: 9px; margin: 0; position: absolute; left: 0",
            None,
        ),
        (overflow, "cut: ", "span", LONG, "white-space: nowrap", "width: 60px; overflow: hidden"),
        (overflow, "cut below: ", "p", LONG, "margin-top: 30px", "height: 20px; overflow: hidden"),
        (overflow, "out of button", "button", LONG, "width: 60px; min-width: 0; white-space: nowrap", None),
        (overflow, "off the screen: ", "p", LONG, "position: fixed; left: 300px; top: 0; white-space: nowrap", None),
        (small, "20x48 ", "button", "x", "width: 20px; min-width: 0; height: 48px; padding: 0", None),
        (small, "60x20 ", "button", "x", "width: 60px; min-height: 0; height: 20px; padding: 0", None),
        (axe, "color-contrast", "p", LONG, "color: #777; background: #888", None),
        (colours, "color-contrast", "p", LONG, "color: #777; background: #888", None),
        (axe, "button-name", "button", "", "width: 60px; height: 48px", None),
    ],
)
def test_what_is_wrong_is_found(
    window: Window, look: Look, found: str, what: str, text: str, looks: str, inside: str | None
) -> None:
    add(window, what, text, looks, inside)
    assert found in look(window)
