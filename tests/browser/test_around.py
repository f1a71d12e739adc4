"""Around a game: who the others are, what a bot would do, signs, keys, and settings outside tables."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenWindow


def test_a_first_table_shows_characters_gives_advice_and_takes_signs(open_window: OpenWindow) -> None:
    window = open_window(width=1366, height=768)
    window.play_now("terra")
    page = window.page
    window.wait_until_asked()
    seats = page.locator(".player .chr")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_have_attribute("title", f"Bluffer ({window.say('web-strength-normal')})")
    seats.nth(1).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(window.say("terra-bot-bluffer.line"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    # Advice comes on request only, and one sentence of it; where there is nothing to choose there is none.
    while len(window.answers_offered()) < 2:
        page.locator(".acts .pass").click()
        window.wait_until_asked()
    page.keyboard.press("h")
    expect(dialog.locator(".advice")).to_have_count(0)
    dialog.get_by_role("button", name=window.say("web-advice-ask")).click()
    expect(dialog.locator(".advice")).to_contain_text(window.say("web-advice"))
    page.keyboard.press("Escape")

    page.keyboard.press("?")
    expect(dialog.locator("kbd").first).to_have_text("?")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.get_by_role("button", name=window.say("web-sign-thanks")).click()
    expect(page.locator(".talkbox .lines")).to_contain_text(window.say("web-sign-thanks"))


def test_settings_have_an_address_and_a_name_of_ones_own(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844)
    page = window.go("/settings")
    page.get_by_label(window.say("web-settings-name")).fill("Lena")
    page.get_by_label(window.say("web-settings-name")).press("Tab")
    page.reload()
    expect(page.get_by_label(window.say("web-settings-name"))).to_have_value("Lena")
