"""Table talk (T23): a deal across two languages, kept by one and broken by the other, as everybody sees it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from websockets.sync.client import ClientConnection, connect

from terrae.games.terra.talk.sentences import spoken

from .conftest import OpenWindow
from .looks import OVERFLOW, SMALL, axe_finds
from .tables import ask, look_at, prepared, take_seat
from .windows import TALL, WIDE, Window

Json = dict[str, Any]
TOUCH = 44
RAISED = 10
BOT = 2
LAST_WORDS = ("promise", "if", "ask", "warn", "refuse")
"""With one of these the bot has said everything about a crisis."""


def top_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["y"]


def a_moment_to_deal(base: str, table: str, keys: list[str]) -> tuple[Json, Json]:
    """Answer for both people until the bot has promised something and decides between them; both can help.

    The view of who decides last, and what the bot has promised. Always the same: the service deals the same cards.
    """
    address = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, proxy=None) as first, connect(address, proxy=None) as second:
        sockets = (first, second)
        for socket, key in zip(sockets, keys, strict=True):
            socket.send(json.dumps({"type": "hello", "key": key}))
        while True:
            # Both are told of the same moves: the same number of them is awaited from both.
            told = [heard_view(socket) for socket in sockets]
            view, number = told[0]
            assert number == told[1][1]
            actor, impending = view["actor"], view["impending"]
            if actor == BOT:
                continue
            if impending and len(impending["remaining"]) == view["players"]:
                said = last_word(first)
                can_help = [any(card[0] == impending["crisis"][0] for card in seen["own"]["hand"]) for seen, _ in told]
                if impending["remaining"] == [1, BOT, 0] and said["act"] == "promise" and all(can_help):
                    return view, said
            move = {"type": "move", "id": str(number), "number": number}
            sockets[actor].send(json.dumps(move | {"answer": told[actor][0]["question"]["answers"][-1]}))


def heard_view(socket: ClientConnection) -> tuple[Json, int]:
    """The next view that a seat is told, and its number."""
    while True:
        heard = json.loads(socket.recv())
        assert heard["type"] != "refused", heard
        if heard["type"] in ("welcome", "moved"):
            return heard["view"], heard["number"]


def last_word(socket: ClientConnection) -> Json:
    """What the bot says last about an impending crisis; nobody goes on before, so that it always says the same."""
    while True:
        heard = json.loads(socket.recv())
        if heard["type"] == "chat" and heard["seat"] == BOT and heard["act"]["act"] in LAST_WORDS:
            act: Json = heard["act"]
            return act


class Wire:
    """The connection of a window, which can be cut; noted as it would be without."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.is_cut = False
        self.ends: list[WebSocketRoute] = []
        window.page.route_web_socket(re.compile("/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1011)
            return
        service = socket.connect_to_server()
        self.ends.append(socket)

        def out(text: str | bytes) -> None:
            self.window.sent.append(str(text))
            service.send(text)

        def back(text: str | bytes) -> None:
            self.window.frames.append(str(text))
            socket.send(text)

        socket.on_message(out)
        service.on_message(back)

    def cut(self) -> None:
        self.is_cut = True
        self.ends[-1].close(code=1011)


def act(window: Window, name: str) -> Locator:
    return window.page.locator(f'.talkbox [data-act="{name}"]')


def fill(window: Window, slot: str, number: int) -> None:
    """Open a slot unless it is open, and take this one of what it lists."""
    slots = window.page.locator(f'.composer [data-slot="{slot}"]')
    if slots.get_attribute("aria-expanded") == "false":
        slots.click()
    window.page.locator(".composer [role=option]").nth(number).click()


# How far the talk lies below the gauges, and how much of the hand is seen above the decision.
PLACES = """() => {
  const box = (place) => document.querySelector(place).getBoundingClientRect()
  return [box('.talkdrop').top - box('.bar').bottom, box('main.terra .acts').top - box('.hand button').top]
}"""


def says(window: Window, said: Json, names: list[str], reader: int) -> str:
    return spoken(window.say, said, names, reader)


@pytest.mark.rule("T23")
def test_a_deal_in_czech_and_french_is_broken_and_everybody_sees_it(open_window: OpenWindow) -> None:
    czech, french, watcher = (open_window(language=language) for language in ("cs", "fr", "pl"))
    wire = Wire(czech)
    table, keys = prepared("terra", [czech, french], ["helper"], [watcher], start=0)
    view, word = a_moment_to_deal(czech.base, table, keys)
    look_at(table, [czech, french, watcher])
    names = [player["name"] for player in ask(czech, f"/tables/{table}")["seats"]]
    crisis = view["impending"]["crisis"]
    condition: Json = {"act": "if", "who": BOT, "value": word["value"], "own": 6}
    promise: Json = {"act": "promise", "value": 1, "crisis": crisis}

    # The bot has promised something. Its word is taken up, on a condition.
    # By keyboard: T goes to the talk, 4 is "if", Escape goes one step back, Enter says it.
    czech.page.keyboard.press("t")
    expect(act(czech, "ask")).to_be_focused()
    czech.page.keyboard.press("4")
    expect(czech.page.locator(".composer .send")).to_be_focused()
    for finds in (axe_finds(czech), czech.page.evaluate(SMALL, TOUCH), czech.page.evaluate(OVERFLOW)):
        assert "\n".join(map(str, finds)) == ""
    fill(czech, "who", 1)
    fill(czech, "value", condition["value"] - 1)
    fill(czech, "own", condition["own"] - 1)
    czech.page.locator(".composer .send").press("Enter")
    # By touch: the tab, an act, a value, "say it".
    french.page.get_by_role("tab", name=french.say("web-talk")).click()
    act(french, "promise").click()
    fill(french, "value", promise["value"] - 1)
    french.page.locator(".composer .send").click()
    watcher.page.get_by_role("tab", name=watcher.say("web-talk")).click()
    for window, reader in ((czech, 0), (french, 1), (watcher, -1)):
        for said in (word, condition, promise):
            expect(window.page.locator(".talkbox .lines")).to_contain_text(says(window, said, names, reader))
        expect(window.page.locator(".seats .hung .tok.if")).to_have_count(1)
        expect(window.page.locator(".seats .hung .tok.open")).to_have_count(2)
    expect(french.page.locator(".talkbox .lines")).to_contain_text("Čeština")
    expect(watcher.page.locator(".composer, .talkbox input")).to_have_count(0)

    # On a phone the talk takes the place of the dangers and the map, and the hand stays in sight.
    french.page.set_viewport_size({"width": 390, "height": 844})
    french.page.locator("main.terra .talkb").click()
    act(french, "promise").click()
    below, seen = french.page.evaluate(PLACES)
    assert 0 <= below <= 12
    assert seen >= TOUCH
    for _ in range(3):
        french.page.locator(".talkbox .send, .talkbox [data-act=promise]").first.press("Escape")
    expect(french.page.locator(".talkdrop")).to_have_count(0)
    french.page.set_viewport_size({"width": WIDE, "height": TALL})

    # One keeps it with any card of that value or more, the bot keeps its word too, the other passes.
    colour = crisis[0]
    french.wait_until_asked()
    card = french.page.locator(f'.hand [data-place^="hand:{colour}"]').first
    resting = top_of(card)
    card.click()
    # It rises, also under the pointer that chose it.
    french.wait_until(lambda: resting - top_of(card) > RAISED)
    french.page.locator(".acts .do").click()
    czech.wait_until_asked()
    expect(czech.page.locator(".seats .hung .tok.kept")).to_have_count(2)
    czech.page.locator(".acts .pass").click()

    # Everybody sees the same, also who watches, and who looks at it again later.
    expect(czech.page.locator(".seats .hung .tok.broken, .talkbox .lines .tok.broken").first).to_be_visible()
    talks = (json.loads(frame).get("talk") for frame in reversed(czech.frames))
    accounts = next(talk["accounts"] for talk in talks if talk)
    assert [(one["kept"], one["broken"]) for one in accounts[:BOT]] == [(0, 1), (1, 0)]
    assert accounts[BOT]["broken"] == 0
    kept = sum(one["kept"] for one in accounts)
    words: dict[Window, list[str]] = {}
    for window, reader, again in ((czech, 0, False), (french, 1, False), (watcher, -1, False), (watcher, -1, True)):
        if again:
            window.go(f"/replay/{table}?eyes=watch")
            expect(window.page.locator(".replay")).to_be_visible()
            window.page.keyboard.press("End")
            window.page.get_by_role("tab", name=window.say("web-talk")).click()
        became = ((condition, "broken"), (promise, "kept"), (word, "kept"))
        lines = window.page.locator(".talkbox .lines li")
        for said, verdict in became:
            ticket = lines.filter(has_text=says(window, said, names, reader)).locator(f".tok.{verdict}")
            expect(ticket).to_have_accessible_name(re.compile(window.say(f"talk-verdict-{verdict}")))
        window.button("web-talk-promises").click()
        ledger = window.page.get_by_role("dialog", name=window.say("web-ledger-title"))
        expect(ledger).to_contain_text(window.say("web-ledger-line", kept=kept, tested=kept + 1))
        told = ledger.locator(".wfw li")
        for said, verdict in became:
            expect(told.filter(has_text=says(window, said, names, reader)).locator(f".tok.{verdict}")).to_be_visible()
        expect(told.filter(has_text=says(window, condition, names, reader))).to_contain_text(
            window.say("web-ledger-out-nothing")
        )
        expect(told.first.locator(".tn")).not_to_be_empty()  # turns are counted once the story is whole
        assert words.setdefault(window, told.all_inner_texts()) == told.all_inner_texts()
        if window is french:
            assert axe_finds(window) == []
            assert window.page.evaluate(SMALL, TOUCH) == []
        ledger.get_by_role("button", name=window.say("web-close")).click()

    # The one who broke it is told so, in the reader's words; without a connection nothing is said, nor later.
    act(french, "accuse").click()
    french.page.locator(".composer .send").click()
    accusation = {"act": "accuse", "who": 0, "promised": condition["own"], "gave": 0}
    expect(czech.page.locator(".talkbox .lines")).to_contain_text(says(czech, accusation, names, 0))
    act(czech, "thank").click()
    before = len(czech.sent)
    wire.cut()
    expect(czech.page.locator(".talkbox .tnote")).to_have_text(czech.say("web-talk-offline"))
    czech.page.locator(".composer .send").press("Enter")
    wire.is_cut = False
    expect(czech.page.locator(".talkbox .tnote")).to_have_count(0)
    expect(czech.page.locator(".composer [data-slot=who]")).to_be_visible()
    assert not any('"type":"say"' in message for message in czech.sent[before:])


@pytest.mark.rule("T23")
def test_in_silence_nothing_can_be_said_and_the_table_says_why(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844, has_touch=True)
    made = ask(window, "/tables", {"game": "terra", "seats": 3, "talk": "silence"})
    table = made["table"]["id"]
    ask(window, f"/tables/{table}/claim", {}, made["keys"]["join"])
    key = take_seat(window, table, 0)
    for seat in (1, 2):
        ask(window, f"/tables/{table}/bots", {"seat": seat, "bot": "tips"})
    window.go(f"/table/{table}")
    expect(window.page.locator(".options")).to_contain_text(window.say("web-lobby-talk-silence"))
    ask(window, f"/tables/{table}/start", {})
    window.page.locator("main.terra .talkb").click()
    expect(window.page.locator(".talkdrop")).to_contain_text(window.say("web-talk-silence"))
    expect(window.page.locator(".composer, .talkbox input")).to_have_count(0)
    assert window.page.evaluate(SMALL, TOUCH) == []
    with connect(window.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        _, number = heard_view(socket)
        socket.send(json.dumps({"type": "say", "id": "1", "number": number, "act": {"act": "refuse"}}))
        while (heard := json.loads(socket.recv()))["type"] != "refused":
            assert heard["type"] != "ack"
        assert heard["code"] == "silence"


def test_a_long_talk_in_the_lobby_leaves_the_field_free(open_window: OpenWindow) -> None:
    window = open_window(width=390, height=844, has_touch=True)
    made = ask(window, "/tables", {"game": "terra", "seats": 3})
    table = made["table"]["id"]
    ask(window, f"/tables/{table}/claim", {}, made["keys"]["join"])
    key = take_seat(window, table, 0)
    with connect(window.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        for number in range(20):
            socket.send(json.dumps({"type": "chat", "id": str(number), "text": f"Line {number}"}))
        while json.loads(socket.recv()).get("n") != 20:
            pass
    window.go(f"/table/{table}")
    lines = window.page.locator(".said .lines")
    expect(lines).to_contain_text("Line 19")
    box, field = lines.bounding_box(), window.page.locator(".said ~ form").bounding_box()
    assert box
    assert field
    assert box["y"] + box["height"] <= field["y"]
