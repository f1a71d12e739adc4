"""People around one table: seats and names before the game, votes in it, and moments that are looked up after it."""

from __future__ import annotations

import json
import random
import re
from functools import partial

from playwright.sync_api import expect

from .conftest import OpenWindow
from .pages import Pages
from .playing import step
from .tables import ask
from .test_invite import seat_of, sit_down
from .windows import Window


def has_decided(window: Window) -> bool:
    """Has this person answered something, other than that they are done?"""
    return any('"move"' in sent and '"done"' not in sent for sent in window.sent)


def has_heard(window: Window, kind: str) -> bool:
    return any(json.loads(frame)["type"] == kind for frame in window.frames)


def test_seats_and_names_change_in_the_lobby_and_everybody_votes_in_the_game(open_window: OpenWindow) -> None:
    host, friend = open_window(width=1366, height=768), open_window(width=390, height=844)
    made = ask(host, "/tables", {"game": "terra", "seats": 4, "title": "Friday", "options": {"teams": True}})
    table, keys = made["table"]["id"], made["keys"]
    host.go(f"/table/{table}")
    sit_down(host, "Ada")
    ask(friend, f"/tables/{table}/claim", {}, keys["join"])
    friend.go(f"/table/{table}")
    sit_down(friend, "Ben")

    # Another name, and another seat: to sit opposite is to be partners.
    friend.button("web-lobby-rename-seat").click()
    name = friend.page.get_by_label(friend.say("web-lobby-name"), exact=True)
    name.fill("Bea")
    name.press("Enter")
    expect(seat_of(host, "Bea")).to_be_visible()
    friend.page.locator(".seats-panel li").nth(2).get_by_role("button", name=friend.say("web-lobby-sit-here")).click()
    expect(host.page.locator(".seats-panel li").nth(2)).to_contain_text("Bea")
    host.page.get_by_role("button", name=host.say("web-lobby-up", name="Bea")).click()
    expect(host.page.locator(".seats-panel li").nth(1)).to_contain_text("Bea")
    host.page.get_by_role("button", name=host.say("web-lobby-up", name="Bea")).click()
    expect(host.page.locator(".seats-panel li").nth(0)).to_contain_text("Bea")
    expect(host.page.get_by_text(host.say("web-lobby-fill", free=2))).to_be_visible()
    host.button("web-lobby-start-bots").click()
    for window in (host, friend):
        expect(window.page.locator("main.terra .hand")).to_be_visible()
    # The bots sit in what was free, and are not all of one kind.
    seats = ask(host, f"/tables/{table}")["seats"]
    bots = [seat["bot"] for seat in seats if seat["kind"] == "bot"]
    assert len(bots) == len(set(bots)) == 2

    # What each team has together stands at its players.
    together = host.page.locator(".player .team")
    expect(together).to_have_count(4)
    expect(together.first).to_contain_text(host.say("terra-web-team-points"))

    # A decision is taken back when all agree.
    chance = random.Random(2)
    people = {seat["name"]: seat["seat"] for seat in seats if seat["kind"] == "human"}
    actors = {people["Ada"]: host, people["Bea"]: friend}
    while not (decided := [window for window in actors.values() if has_decided(window)]):
        for window in actors.values():
            step(window, chance)
    first = decided[0]
    other = friend if first is host else host
    asker = "Ada" if first is host else "Bea"
    first.page.locator(".tool.menu").click()
    first.button("web-vote-ask-take-back").click()
    expect(other.page.get_by_text(other.say("web-vote-take_back", name=asker))).to_be_visible()
    other.button("web-vote-yes").click()
    for window in actors.values():
        window.wait_until(partial(has_heard, window, "taken_back"))
        expect(window.page.locator(".notice")).to_have_count(0)

    # Who does not host asks for the end; it comes when all agree, and says by whose wish.
    friend.page.locator(".tool.menu").click()
    friend.button("web-vote-ask-end").click()
    friend.button("web-sure").click()
    expect(host.page.get_by_text(host.say("web-vote-end", name="Bea"))).to_be_visible()
    host.button("web-vote-no").click()
    expect(friend.page.locator(".notice")).to_have_count(0)
    friend.page.locator(".tool.menu").click()
    friend.button("web-vote-ask-end").click()
    friend.button("web-sure").click()
    host.button("web-vote-yes").click()
    for window in actors.values():
        ended = window.say("web-abandoned-agreed", name="Bea")
        expect(window.page.get_by_role("dialog", name=ended)).to_be_visible()


def test_the_story_leads_into_the_replay_whose_slider_is_marked_and_record_saved(
    open_window: OpenWindow, pages: Pages
) -> None:
    window = open_window(width=1366, height=768)
    page = window.page
    pages.show(window, "terra-lost")
    table = window.table
    record = ask(window, f"/tables/{table}/record")
    window.button("web-look-back").click()
    line = page.locator(".log .jump").filter(has_text=window.say("terra-event-full-blown")).last
    line.click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    expect(page.locator(".controls output")).to_have_text(re.compile(r"^[1-9]\d*/\d+$"))
    at = int(page.locator(".controls output").inner_text().partition("/")[0])

    # Every crisis that was averted or not is a mark; that of the line lies where the slider stands.
    steps = ask(window, f"/tables/{table}/replay?eyes=all")["steps"]
    bad = {"full-blown"}
    good = {"averted", "solved"}
    told = [{event["event"] for event in step["story"]} for step in steps]
    expect(page.locator(".marks i")).to_have_count(sum(bool(events & (bad | good)) for events in told))
    expect(page.locator(".marks .bad")).to_have_count(sum(bool(events & bad) and not events & good for events in told))
    assert "full-blown" in told[at]
    marked = [mark.bounding_box() for mark in page.locator(".marks .bad").all()]
    slider = page.locator(".slide input").bounding_box()
    assert slider is not None
    knob = slider["x"] + 8 + (slider["width"] - 16) * at / (len(steps) - 1)
    assert min(abs(box["x"] + box["width"] / 2 - knob) for box in marked if box is not None) < 4

    with page.expect_download() as saving:
        window.button("web-replay-save").click()
    saved = json.loads(saving.value.path().read_text("utf-8"))
    assert saved["moves"] == record["moves"]
    # What was saved can be opened where records are.
    pages.show(window, "replay")
    page.locator("input[type=file]").set_input_files(saving.value.path())
    expect(page.locator(".controls output")).to_have_text(re.compile(r"^0/\d+$"))
