"""Making tables by clicking: for friends, who come by a link, and for several people at one device."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Locator, expect

from .conftest import OpenWindow
from .playing import END, step
from .tables import ask, take_seat
from .windows import TALL, WIDE, Window

CLIPBOARD = ["clipboard-read", "clipboard-write"]
# The three corners by which a camera finds a QR code: a dark square in a light one in a dark one.
CORNER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
MARGIN = 2


def of_game(window: Window, game: str) -> Locator:
    """The game's part of the first page."""
    return window.page.get_by_role("article").filter(
        has=window.page.get_by_role("heading", name=window.say(f"{game}-name"), exact=True)
    )


def make(window: Window, game: str, players: int, button: str) -> None:
    """From the first page into the lobby of a new table."""
    window.go()
    card = of_game(window, game)
    card.get_by_role("button", name=window.say("web-bots-mixed")).click()
    dialog = window.page.get_by_role("dialog")
    dialog.get_by_text(str(players), exact=True).click()
    dialog.get_by_role("button", name=window.say("web-done")).click()
    card.get_by_role("button", name=window.say(button), exact=True).click()
    expect(window.page).to_have_url(re.compile("/table/"))


def sit_down(window: Window, name: str, colour: str = "") -> None:
    """Whoever has no seat is asked for a name at once, and may choose a colour."""
    window.page.get_by_label(window.say("web-lobby-name"), exact=True).fill(name)
    if colour:
        window.page.locator(".paints label").filter(has_text=window.say(f"web-colour-{colour}")).click()
    window.button("web-lobby-sit").click()
    expect(seat_of(window, name)).to_be_visible()


def seat_of(window: Window, name: str) -> Locator:
    return window.page.locator(".seats-panel li").filter(has=window.page.get_by_text(name, exact=True))


def copied(window: Window, button: str, power: str) -> str:
    """The link that a button copies."""
    link = re.compile(rf"{re.escape(window.base)}/table/{window.table}#{power}=\w_[\w-]+")

    def clipboard() -> str:
        text: str = window.page.evaluate("() => navigator.clipboard.readText()")
        return text

    window.button(button).click()
    window.wait_until(lambda: link.fullmatch(clipboard()) is not None)
    return clipboard()


def dark_in(qr: Locator) -> list[str]:
    """The lines of a QR code as it is drawn, without its margin."""
    size = int((qr.get_attribute("viewBox") or "").split()[2])
    drawn = qr.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    inside = range(MARGIN, size - MARGIN)
    return ["".join("#" if (x, y) in dark else " " for x in inside) for y in inside]


def corners(lines: list[str]) -> list[list[str]]:
    return [[line[across] for line in lines[down]] for down, across in (
        (slice(7), slice(7)), (slice(7), slice(-7, None)), (slice(-7, None), slice(7)),
    )]  # fmt: skip


def reach(base: str) -> dict[str, object]:
    """What the service tells where others can come: here by the tests' own address."""
    return {"everywhere": True, "addresses": [{"name": "wlan0", "url": base}], "command": "terrae serve"}


def answers(window: Window) -> list[str]:
    """What this person has decided; the page itself only ever says that it is done."""
    moves = [message for message in map(json.loads, window.sent) if message["type"] == "move"]
    return [move["answer"] for move in moves if move["answer"] != "done"]


def test_whoever_is_slower_to_sit_down_is_told_and_keeps_what_was_typed(open_window: OpenWindow) -> None:
    quick, slow = open_window(), open_window()
    made = ask(quick, "/tables", {"game": "terra", "seats": 3})
    table = made["table"]["id"]
    for friend in (quick, slow):
        ask(friend, f"/tables/{table}/claim", {}, made["keys"]["join"])
    slow.go(f"/table/{table}")
    name = slow.page.get_by_label(slow.say("web-lobby-name"), exact=True)
    name.fill("Bea")
    take_seat(quick, table, 0)
    expect(slow.page.get_by_role("alert")).to_have_text(slow.say("web-refused-seat-taken"))
    expect(name).to_have_value("Bea")
    slow.button("web-lobby-sit").click()
    expect(seat_of(slow, "Bea")).to_contain_text(slow.say("web-lobby-you"))


def test_friends_come_by_a_link_and_play_with_a_bot_while_somebody_watches(open_window: OpenWindow) -> None:
    host, friend, watcher = open_window(permissions=CLIPBOARD), open_window(), open_window()
    make(host, "terra", 3, "web-invite")
    sit_down(host, "Ada", "olive")
    # Only this computer is served: no code for a camera, but what to do about it.
    qr = host.page.get_by_role("img", name=host.say("web-lobby-qr"))
    expect(host.page.get_by_text("terrae serve --host 0.0.0.0")).to_be_visible()
    box = host.page.locator(".inv").bounding_box()
    assert box is not None
    assert box["width"] > 200
    expect(qr).to_have_count(0)
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=reach(host.base)))
    host.page.reload()
    expect(qr).to_be_visible()
    assert corners(dark_in(qr)) == [CORNER] * 3
    invitation = copied(host, "web-lobby-copy", "join")
    host.page.get_by_role("tab", name=host.say("web-invite-watch")).click()
    watching = copied(host, "web-lobby-watch", "watch")
    watcher.go(watching)
    expect(watcher.page.get_by_text(watcher.say("web-lobby-waits"))).to_be_visible()
    expect(watcher.button("web-lobby-sit-here")).to_have_count(0)

    friend.go(invitation)
    olive = friend.page.get_by_label(friend.say("web-colour-olive"))
    expect(olive).to_be_disabled()
    sit_down(friend, "Ben", "teal")
    assert friend.page.url == f"{host.base}/table/{host.table}"
    expect(friend.page.get_by_text(friend.say("web-lobby-waits"))).to_be_visible()
    expect(seat_of(host, "Ben")).to_contain_text(host.say("web-lobby-there"))
    expect(host.page.get_by_text(host.say("web-lobby-fill", free=1))).to_be_visible()
    # The link is in sight at once, with what copies it.
    for width, height in ((390, 844), (1366, 768)):
        host.page.set_viewport_size({"width": width, "height": height})
        box = host.page.locator(".inv .ib").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < height, box
    host.page.set_viewport_size({"width": WIDE, "height": TALL})

    host.button("web-lobby-bot").click()
    chooser = host.page.get_by_role("dialog")
    chooser.locator("label", has_text=host.say("terra-bot-tit-for-tat").capitalize()).click()
    chooser.locator("label", has_text=host.say("web-strength-easy").capitalize()).click()
    mirror = f"{host.say('terra-bot-tit-for-tat')} ({host.say('web-strength-easy')})"
    chooser.get_by_role("button", name=host.say("web-chooser-seat", bot=mirror)).click()
    expect(friend.page.locator(".seats-panel li .bot")).to_have_text(mirror.capitalize())
    host.button("web-lobby-start").click()
    for window in (host, friend):
        expect(window.page.locator("main.terra .hand")).to_be_visible()
        # The bot has the first colour that nobody chose.
        expect(window.page.locator(".player .av")).to_have_class([re.compile(f"p{n}") for n in (6, 2, 1)])

    expect(watcher.page.locator("main.terra")).to_be_visible()
    expect(watcher.page.locator(".watching")).to_contain_text(watcher.say("web-watching"))
    chance = random.Random(11)
    while not (answers(host) and answers(friend)):
        assert not host.page.query_selector(END), "a game without a question to everybody"
        for window in (host, friend):
            step(window, chance)
    watcher.wait_until(lambda: watcher.moves() > 0)
    assert watcher.page.url == f"{host.base}/table/{host.table}"
    assert watcher.page.locator(".hand, .acts button").count() == 0


def test_late_guests_choose_and_a_seat_moves_to_another_device(open_window: OpenWindow) -> None:
    host, late, phone = open_window(permissions=CLIPBOARD), open_window(), open_window(width=390, height=844)
    host.page.route("**/api/addresses", lambda route: route.fulfill(json=reach(host.base)))
    make(host, "terra", 3, "web-invite")
    sit_down(host, "Ada")
    invitation = copied(host, "web-lobby-copy", "join")
    host.button("web-lobby-fill-bots").click()
    host.button("web-lobby-start").click()
    expect(host.page.locator("main.terra .hand")).to_be_visible()

    late.go(invitation)
    expect(late.page.get_by_role("heading", name=late.say("web-late"))).to_be_visible()
    late.page.get_by_label(late.say("web-lobby-name")).fill("Zoe")
    late.page.locator("form .btn.sun").click()
    expect(late.page.locator("main.terra .hand")).to_be_visible()
    expect(host.page.locator(".player").filter(has_text="Zoe")).to_be_visible()

    host.button("web-menu").click()
    host.page.get_by_role("tab", name=host.say("web-invite-seat")).click()
    host.page.get_by_role("button", name=host.say("web-take-seat", name="Ada")).click()
    link = copied(host, "web-lobby-copy", "take")
    phone.go(link)
    expect(phone.page.locator("main.terra .hand")).to_be_visible()
    expect(host.page.get_by_text(host.say("web-seat-elsewhere"))).to_be_visible()
    host.page.keyboard.press("Escape")
    host.button("web-come-back").click()
    expect(host.page.locator("main.terra .hand")).to_be_visible()
    expect(phone.page.get_by_text(phone.say("web-seat-elsewhere"))).to_be_visible()

    # The host was told of the guest, and gives the seat back to the bot: the guest may watch.
    expect(host.page.get_by_text(host.say("web-guest", name="Zoe", bot="Bruno"))).to_be_visible()
    host.button("web-guest-undo").click()
    expect(host.page.locator(".player").filter(has_text="Bruno")).to_be_visible()
    expect(late.page.get_by_text(late.say("web-refused-no-guests"))).to_be_visible()
    expect(late.button("web-row-watch")).to_be_visible()
    host.button("web-menu").click()
    host.button("web-guests-more").click()
    expect(host.page.get_by_text(host.say("web-guests-left", left="1"))).to_be_visible()
    late.forgiven.append("401")
    late.go(link)
    expect(late.page.get_by_text(late.say("web-take-over"))).to_be_visible()


def test_several_people_share_one_device(open_window: OpenWindow) -> None:
    window = open_window()
    make(window, "terra-futura", 2, "web-one-device")
    sit_down(window, "Ada")
    sit_down(window, "Ben")
    assert window.page.get_by_role("img", name=window.say("web-lobby-qr")).count() == 0
    window.button("web-lobby-start").click()
    curtain = window.page.locator(".curtain")
    came: set[str] = set()
    chance = random.Random(12)
    while came != {"Ada", "Ben"}:
        expect(curtain).to_be_visible()
        heading = curtain.get_by_role("heading").inner_text()
        came |= {name for name in ("Ada", "Ben") if heading == window.say("web-curtain", name=name)}
        window.button("web-curtain-here").click()
        expect(window.page.locator("main.ftable .secret")).to_be_visible()
        while not curtain.is_visible():
            step(window, chance)
    assert answers(window)
