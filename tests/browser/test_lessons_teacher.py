"""The teacher's side of lessons: a rehearsal by clicking, freezing, keys, the timeline, and names that stay here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from .conftest import OpenWindow
from .looks import axe_finds
from .tables import ask
from .windows import Window

LAPTOP = (1440, 900)


def heading(page: Page, text: str | re.Pattern[str]) -> None:
    """Wait until the class is at a stage."""
    expect(page.locator(".run h1")).to_have_text(text, timeout=60_000)


def rehearse(window: Window) -> Page:
    page = window.page
    window.go("/class")
    page.get_by_role("button", name="Rehearse it alone").click()
    expect(page.locator(".reh")).to_be_visible()
    return page


def next_stage(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Begin|Next stage)$")).click()


def test_the_default_plan_is_rehearsed_by_clicking_from_the_class_page_to_its_end(open_window: OpenWindow) -> None:
    window = open_window(width=LAPTOP[0], height=LAPTOP[1])
    page = rehearse(window)
    for stage in ("Welcome", "Learn"):
        next_stage(page)
        heading(page, stage)
    next_stage(page)
    heading(page, re.compile("Round 1"))  # robots have answered what was asked on the way
    expect(page.locator(".tile")).to_have_count(6)
    expect(page.locator(".tile .tile-bar").first).to_contain_text(re.compile(r"card \d+ of 30"))
    heading(page, re.compile("Look|Law"))
    if page.locator(".run h1").inner_text() == "Look":
        next_stage(page)
    expect(page.locator(".deed")).to_be_visible(timeout=30_000)
    law = page.locator(".deed h1").inner_text()
    next_stage(page)
    heading(page, re.compile(f"Round 2, {law}|Debrief"))
    page.get_by_role("button", name="To the debrief").click()
    heading(page, "Debrief")
    next_stage(page)
    heading(page, "Reflect")
    next_stage(page)
    heading(page, "The lesson is over")
    window.go("/class")
    expect(page.locator(".lessons")).to_contain_text("Rehearsal")


def test_everything_is_frozen_and_goes_on_by_keys(open_window: OpenWindow) -> None:
    window = open_window(width=LAPTOP[0], height=LAPTOP[1])
    page = rehearse(window)
    page.keyboard.press("g")
    heading(page, "Welcome")
    page.keyboard.press("f")
    expect(page.get_by_role("alert")).to_contain_text("All tables are frozen")
    clock = page.locator(".clock").inner_text()
    lesson = page.url.rsplit("/", 1)[1]
    assert ask(window, f"/lessons/{lesson}")["frozen"]
    assert axe_finds(window) == []
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Freeze all")).to_be_visible()
    assert not ask(window, f"/lessons/{lesson}")["frozen"]
    assert page.locator(".clock").inner_text() <= clock
    page.get_by_role("button", name="To the debrief").click()
    expect(page.locator(".tile").first).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="More for table 1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="More for table 2")).to_be_focused()
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Show table 2 on the projector")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Table 2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_stage_is_moved_shortened_and_dropped_by_keys_and_never_before_what_it_needs(
    open_window: OpenWindow,
) -> None:
    window = open_window(width=LAPTOP[0], height=LAPTOP[1])
    page = window.page
    window.go("/class")
    page.get_by_role("button", name="Edit the timeline").click()
    cards = page.locator(".stage-card b")
    law = cards.filter(has_text="Law").locator("..")
    law.press("Enter")
    law.press("ArrowLeft")
    expect(cards.nth(5)).to_have_text("Law")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".why")).to_contain_text("Law cannot stand before Round")
    page.keyboard.press("+")
    expect(page.locator(".stage-card").nth(5)).to_contain_text("4")
    page.keyboard.press("Escape")
    expect(cards.nth(6)).to_have_text("Law")
    page.locator(".stage-card").nth(8).press("-")
    expect(page.locator(".third")).to_contain_text("Less than a third")
    page.get_by_role("button", name="Give it a third").click()
    expect(page.locator(".third")).to_contain_text("The debrief keeps its place")
    page.locator(".stage-card").nth(3).press("Delete")
    expect(page.locator(".stage-card")).to_have_count(9)
    assert axe_finds(window) == []
    page.get_by_role("button", name="Keep this plan").click()
    page.get_by_role("button", name="Open the door").click()
    expect(page.locator(".code")).to_be_visible()
    made = ask(window, f"/lessons/{page.url.rsplit('/', 1)[1]}")
    assert [stage["kind"] for stage in made["stages"]][3:7] == ["round", "look", "law", "round"]


def test_the_door_is_locked_by_pictures_which_the_projector_shows(open_window: OpenWindow) -> None:
    window = open_window(width=LAPTOP[0], height=LAPTOP[1])
    page = window.page
    window.go("/class")
    page.get_by_role("button", name="Open the door").click()
    expect(page.locator(".code")).to_be_visible()
    page.keyboard.press("k")
    expect(page.locator(".locked li")).to_have_count(4)
    lesson = page.url.rsplit("/", 1)[1]
    assert ask(window, f"/lessons/{lesson}")["asks_pictures"]
    window.go(f"/lesson/{lesson}?projector")
    expect(page.locator(".wall .locked li")).to_have_count(4)
    expect(page.get_by_role("button", name="Ask for no pictures")).to_have_count(0)
    assert axe_finds(window) == []


@pytest.mark.attack("Runs the service, and reads the names that a teacher has written beside aliases.")
def test_names_stay_on_the_teachers_device(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(width=LAPTOP[0], height=LAPTOP[1])
    page = window.page
    window.go("/class")
    page.get_by_role("button", name="Open the door").click()
    code = page.locator(".code").inner_text().replace(" ", "").replace("\n", "")
    pupil = open_window()
    came = ask(pupil, "/lessons/enter", {"code": code})
    alias = came["lesson"]["alias"]
    sent: list[str] = []

    def note(request: Request) -> None:
        sent.append(f"{request.url} {request.post_data}")

    page.on("request", note)
    page.get_by_role("button", name="Class and door").click()
    page.get_by_label(f"Name of {alias}").fill("Ada Lovelace")
    page.get_by_label(f"Name of {alias}").press("Enter")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the list").click()
    saved = tmp_path / "names.json"
    saving.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8"))["names"] == {alias: "Ada Lovelace"}
    page.reload()
    page.get_by_role("button", name="Class and door").click()
    expect(page.get_by_label(f"Name of {alias}")).to_have_value("Ada Lovelace")
    page.get_by_label(f"Name of {alias}").fill("")
    page.get_by_label(f"Name of {alias}").press("Enter")
    page.get_by_label("Bring a list").set_input_files(saved)
    expect(page.get_by_label(f"Name of {alias}")).to_have_value("Ada Lovelace")
    assert not [line for line in sent if "Ada" in line and not line.startswith("data:")]
