"""Puzzles from lost games, and one's own page: answered with the hand as at a table, kept on the device."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from terrae.coach.puzzles import shipped

from .conftest import OpenWindow

SEAT = next(name for name, each in shipped().items() if each["kind"] == "seat" and each["solution"][0][0] in "GBR")
OPEN = next(
    name for name, each in shipped().items() if each["kind"] == "open" and each["solution"] and each["players"] == 4
)


def test_a_puzzle_of_each_kind_is_solved_and_counted_on_the_own_page(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(width=390, height=844, has_touch=True, is_mobile=True)
    told: list[str] = []
    window.page.on("response", lambda each: told.append(each.url) if "/api/puzzles/" in each.url else None)
    page = window.go("/puzzles")
    expect(page.locator(".list li")).to_have_count(12)

    # What could this seat do? Its hand is played from as at a table; nothing but the position was sent before.
    page = window.go(f"/puzzles/{SEAT}")
    card = shipped()[SEAT]["solution"][0]
    page.locator(f".hand [data-place='hand:{card}']").first.click()
    assert not any(url.endswith("/answer") for url in told)
    page.locator(".dock .do").click()
    expect(page.locator(".judged.yes")).to_be_visible()
    expect(page.locator(".answers li")).to_have_count(len(shipped()[SEAT]["chances"]))

    # All hands open: one card a seat; it rests until the sum is reached.
    page = window.go(f"/puzzles/{OPEN}")
    holds = window.button("terra-puzzle-holds")
    expect(holds).to_have_attribute("aria-disabled", "true")
    puzzle = shipped()[OPEN]
    for place, answer in enumerate(puzzle["solution"]):
        seat = page.locator(f"[data-seat='{(puzzle['seat'] + place) % puzzle['players']}']")
        if answer == "pass":
            seat.locator(".pass").click()
        else:
            seat.locator(".give").first.click()
    holds.click()
    expect(page.locator(".judged.yes")).to_be_visible()

    # Both are on the own page; a copy of it can be saved, erased and brought in again.
    page = window.go("/you")
    expect(page.locator("[aria-labelledby=puzzles] .big b")).to_have_text("2")
    with page.expect_download() as saving:
        window.button("web-you-save").click()
    copy = tmp_path / "copy.json"
    saving.value.save_as(copy)
    assert set(json.loads(copy.read_text("utf-8"))["puzzles"]) == {SEAT, OPEN}
    window.button("web-you-erase").click()
    window.button("web-sure").click()
    expect(page.locator("[aria-labelledby=puzzles] .big b")).to_have_text("0")
    page.locator("input[type=file]").set_input_files(copy)
    expect(page.locator("[aria-labelledby=puzzles] .big b")).to_have_text("2")
    expect(page.locator("[role=status]")).to_have_text(re.compile("0"))
