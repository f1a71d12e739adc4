"""A service that can store nothing is not stormed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import OpenWindow
from .stage import Stage, decisions

TURNS = 20
"""So many times the page could have answered again, after each refusal."""


@pytest.mark.attack("Fills the disk, so that pages which go on by themselves storm the service.")
def test_a_turn_that_goes_on_by_itself_is_tried_once_for_each_question(open_window: OpenWindow) -> None:
    window = open_window()
    stage = Stage(window, "terra")
    stage.stores = False
    by_itself = (view for view in decisions("terra") if view["question"]["answers"] == ["done"])
    stage.show(next(by_itself))
    window.wait_until(lambda: bool(stage.answers))
    for _ in range(TURNS):
        window.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    expect(window.page.get_by_text(window.say("web-offline"))).to_be_visible()
    assert stage.answers == ["done"]
    stage.show(next(by_itself))
    window.wait_until(lambda: bool(stage.answers))
    for _ in range(TURNS):
        window.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    assert stage.answers == ["done"]
