"""A pupil's side of a lesson, in real windows: the door, every stage, the table within it, leaving and coming back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.running import Process

from .classes import Pupil, Teacher, cookie_of
from .conftest import OpenWindow
from .looks import OVERFLOW, axe_finds
from .windows import Window

FROZEN_MS = 2_000
LANGUAGES = ["en", "de", "fr", "es", "it", "ca", "cs", "sk", "pl", "ro"]


@pytest.fixture
def teacher(service: Process) -> Iterator[Teacher]:
    made = Teacher(service.base, plan="two-rounds", language="en")
    yield made
    made.close()


def come_in(window: Window, teacher: Teacher) -> None:
    window.go(f"/join/{teacher.code}")
    expect(window.page.locator(".pcard h1")).to_be_visible()
    window.wait_until(lambda: "/lesson/" in window.page.url)


def fits(window: Window) -> None:
    assert window.page.evaluate(OVERFLOW) == []


def is_fine(window: Window) -> None:
    """It fits, and axe finds nothing against it."""
    fits(window)
    assert axe_finds(window) == []


def test_a_class_of_three_goes_through_all_stages(open_window: OpenWindow, teacher: Teacher) -> None:
    one = open_window(width=390, height=844, has_touch=True)
    two = open_window(width=1440, height=900, theme="dark")
    say = one.say
    one.go("/join")
    one.page.locator("#code").fill(teacher.code)
    one.page.get_by_role("button", name=say("web-pupil-come-in")).click()
    come_in(two, teacher)
    three = Pupil(teacher)
    for window in (one, two):
        expect(window.page.locator(".here-count p")).to_have_text(say("web-pupil-here", here=3, of=3))

    teacher.to("check")
    for window, wrong in ((one, True), (two, False)):
        page = window.page
        expect(page.locator(".answer")).to_have_count(3)
        page.keyboard.press("1" if wrong else "2")
        expect(page.locator(".kind b")).to_have_text(say("web-pupil-nearly" if wrong else "web-pupil-right"))
        expect(page.locator(".answer.right")).to_have_count(1)
        page.locator(".btn.go").click()
        for key in ("3", "1"):
            expect(page.locator(".answer[aria-disabled=true]")).to_have_count(0)
            page.keyboard.press(key)
            page.locator(".btn.go").click()
        expect(page.locator(".lead")).to_have_text(say("web-pupil-check-done"))
        is_fine(window)

    teacher.to("predict")
    one.page.locator(".numbers button").nth(1).click()
    one.page.locator(".btn.go").click()
    expect(one.page.locator(".btn.go")).to_have_text(say("web-pupil-said", number=1))

    teacher.to("round")
    for window in (one, two):
        expect(window.page.locator("main.terra")).to_be_visible()
        expect(window.page.locator(".bar .time b")).to_contain_text(":")
        is_fine(window)
    teacher.act("announce", text="Look at me.")
    teacher.act("freeze")
    for window in (one, two):
        expect(window.page.locator(".frozen h1")).to_be_visible(timeout=FROZEN_MS)
        expect(window.page.locator(".frozen blockquote")).to_contain_text("Look at me.")
        is_fine(window)
    teacher.act("resume")
    for window in (one, two):
        expect(window.page.locator(".frozen")).to_have_count(0, timeout=FROZEN_MS)
    one.go("/")
    one.go(f"/lesson/{teacher.id}")
    expect(one.page.locator("main.terra")).to_be_visible()

    cookies = [cookie_of(one), cookie_of(two), three.cookie]
    teacher.act("ring")
    for window in (one, two):
        expect(window.page.locator(".rung .bar .time b")).to_contain_text(say("web-pupil-last-turns"))
    teacher.finish(cookies)
    for window in (one, two):
        expect(window.page.locator(".pcard h1")).to_be_visible()

    teacher.to("law")
    for window in (one, two):
        page = window.page
        expect(page.locator(".ballot [role=checkbox]").first).to_be_visible()
        page.get_by_role("checkbox", name=say("terra-law-fine")).click()
        is_fine(window)
        page.locator(".btn.go").click()
        expect(page.locator(".btn.go")).to_have_text(say("web-pupil-voted"))
    assert teacher.look()["votes"] == []
    three.answer({"laws": ["fine", "pot"]})
    for window in (one, two):
        expect(window.page.locator(".deed h1")).to_have_text(say("terra-law-fine"))
        is_fine(window)
    one.page.get_by_role("button", name=say("web-pupil-unsigned")).click()
    two.page.locator(".sign .btn.go").click()
    expect(one.page.locator(".signed li")).to_have_count(1)

    teacher.act("next")
    for window in (one, two):
        expect(window.page.locator(".lawchip.of-lesson b")).to_have_text(say("terra-law-fine"))
        is_fine(window)
    two.page.locator(".lawchip.of-lesson").click()
    expect(two.page.get_by_role("dialog")).to_contain_text(say("terra-law-fine-line"))
    two.page.keyboard.press("Escape")
    teacher.stop(cookies)

    teacher.to("debrief")
    for window in (one, two):
        expect(window.page.locator(".same-cards .mine")).to_be_visible()
        is_fine(window)
    teacher.to("reflect")
    one.page.locator("textarea").first.fill("We all waited.")
    one.page.locator(".switch input").check()
    one.page.locator(".btn.go").click()
    expect(one.page.locator(".btn.go")).to_have_text(say("web-pupil-kept"))
    expect(one.page.locator("dl.mine")).to_have_count(2)
    is_fine(one)
    assert teacher.look()["shown"]["released"] == ["We all waited."]
    teacher.act("remove", pupil=2)
    expect(two.page.locator("h1")).to_have_text(say("web-lesson-none"))


def test_the_lock_takes_pictures_by_keys_and_waits_after_three_wrong_tries(
    open_window: OpenWindow, teacher: Teacher
) -> None:
    teacher.act("door", pictures=True)
    window = open_window(width=320, height=640)
    window.forgiven.append("status of 4")
    page, say = window.page, window.say
    window.go(f"/join/{teacher.code}")
    expect(page.locator(".pictures button")).to_have_count(9)
    is_fine(window)
    right = teacher.look()["pictures"]
    page.keyboard.press(str(right[0] + 1))
    page.get_by_role("button", name=say("web-pupil-take-one-back")).click()
    expect(page.locator(".pcard .slots .on")).to_have_count(0)
    wrong = [*right[:3], next(n for n in range(9) if n not in right)]
    for tries in range(3):
        for picture in wrong:
            page.locator(".pictures button").nth(picture).click()
        expect(page.locator(".nearly")).to_be_visible()
        if tries < 2:
            expect(page.locator(".pcard .slots .on")).to_have_count(0)
    expect(page.locator(".nearly")).to_contain_text(say("web-pupil-lock-waits", seconds="").strip())
    other = open_window(width=820, height=1180)
    other.forgiven.append("status of 4")
    other.go(f"/join/{teacher.code}")
    expect(other.page.locator(".pictures button")).to_have_count(9)
    for picture in teacher.look()["pictures"]:
        other.page.keyboard.press(str(picture + 1))
    other.wait_until(lambda: "/lesson/" in other.page.url)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pupils_cards_fit_a_small_phone(open_window: OpenWindow, teacher: Teacher, language: str) -> None:
    window = open_window(width=320, height=640, language=language, has_touch=True)
    window.go("/join")
    expect(window.page.locator(".pcard h1")).to_have_text(window.say("web-pupil-join"))
    fits(window)
    come_in(window, teacher)
    for _ in range(2):
        Pupil(teacher)
    for kind in ("welcome", "learn", "check", "predict"):
        teacher.to(kind)
        expect(window.page.locator(".clock-left")).to_contain_text(window.say(f"web-stage-{kind}"))
        fits(window)
    teacher.to("round")
    expect(window.page.locator("main.terra")).to_be_visible()
    teacher.act("ring")
    expect(window.page.locator(".rung .bar .time")).to_be_visible()
    assert [cut for cut in window.page.evaluate(OVERFLOW) if "bar" in cut or cut.startswith("page")] == []
    teacher.act("freeze")
    expect(window.page.locator(".frozen h1")).to_be_visible()
    assert [cut for cut in window.page.evaluate(OVERFLOW) if "pcard" in cut or cut.startswith("page")] == []
