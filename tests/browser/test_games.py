"""A whole game of each against bots, from *Play now* to the end screen, by clicking."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .looks import CLEAR
from .playing import END, play
from .tables import ask
from .windows import Window

GAMES = ["terra", "terra-futura"]
SOME = 3
"""Terra ends after three crises at the earliest, each of which goes to the map."""
# Every animation and transition long enough to be seen, as the beginning of what moves. Who wants no motion gets
# transitions of a millisecond, or of what a browser's short numbers make of it.
NOTE_MOTION = """
  window.moved = []
  const seen = ({ duration }) => duration > 5
  const note = (element) => window.moved.push(element.outerHTML.slice(0, 80))
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    if (how[1] && seen(how[1])) note(this)
    return animate.apply(this, how)
  }
  for (const kind of ['transitionrun', 'animationstart'])
    addEventListener(kind, ({ target }) => {
      if (target.getAnimations().some(({ effect }) => seen(effect.getTiming()))) note(target)
    })
"""


@pytest.mark.parametrize("game", [pytest.param("terra", marks=pytest.mark.full), "terra-futura"])
def test_a_whole_game_from_play_now_to_the_end_screen(window: Window, game: str) -> None:
    window.play_now(game)
    window.page.evaluate(CLEAR)
    assert play(window, random.Random(1)) > 0
    expect(window.page.locator(END)).to_be_visible()
    record = ask(window, f"/tables/{window.table}/record")
    lost = record["result"]["outcome"] == "loss"
    expect(window.page.locator("main.lost")).to_have_count(int(lost))
    expect(window.button("web-play-again")).to_be_visible()
    expect(window.link("web-the-replay")).to_be_visible()


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("game", GAMES)
def test_things_move_unless_motion_is_unwanted(open_window: OpenWindow, game: str, still: bool) -> None:
    window = open_window(still=still)
    window.context.add_init_script(NOTE_MOTION)
    window.play_now(game)
    if still:
        play(window, random.Random(2), until=lambda: window.moves() > 15)
        assert window.page.evaluate("window.moved") == []
    else:
        # What there is to move depends on the shuffle: play on until something has, at most to the end. No game of
        # either comes there without: crises go to the map, cards into the territory.
        play(window, random.Random(2), until=lambda: flights(window) >= SOME)
        assert flights(window) >= SOME


def flights(window: Window) -> int:
    """How many things have travelled since the page was opened."""
    moved: list[str] = window.page.evaluate("window.moved")
    return sum('class="flight' in element for element in moved)
