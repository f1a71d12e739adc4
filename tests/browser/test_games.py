"""A whole game of each against bots, from *Play now* to the end screen, by clicking."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .playing import END, play
from .windows import Window

GAMES = ["terra", "terra-futura"]
# Every animation and transition that takes time, as the beginning of what moves.
NOTE_MOTION = """
  window.moved = []
  const note = (element) => window.moved.push(element.outerHTML.slice(0, 80))
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (how[1]?.duration > 1) note(this)
    return animate.apply(this, how)
  }
  for (const kind of ['transitionrun', 'animationstart'])
    addEventListener(kind, ({ target }) => {
      if (target.getAnimations().some(({ effect }) => effect.getTiming().duration > 1)) note(target)
    })
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_from_play_now_to_the_end_screen(window: Window, game: str) -> None:
    window.play_now(game)
    assert play(window, random.Random(1)) > 20
    expect(window.page.locator(END)).to_be_visible()
    expect(window.button("web-play-again")).to_be_visible()
    expect(window.link("web-the-replay")).to_be_visible()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("game", GAMES)
def test_things_move_unless_motion_is_unwanted(open_window: OpenWindow, game: str, still: bool) -> None:
    window = open_window(still=still)
    window.context.add_init_script(NOTE_MOTION)
    window.play_now(game)
    play(window, random.Random(2), until=lambda: window.moves() > 15)
    moved: list[str] = window.page.evaluate("window.moved")
    if still:
        assert moved == []
    else:
        assert sum('class="flight' in element for element in moved) > 10
