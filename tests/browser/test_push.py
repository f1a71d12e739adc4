"""Notices with the page closed: the switches, and the script that shows what arrives.

Chromium subscribes at its maker's service, which no test reaches: the subscription is made up here, with true keys.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.server.push.push_service import Browser as Subscriber
from tests.server.running import Process

from .conftest import OpenWindow
from .tables import ask, look_at, prepared
from .windows import Window

MADE_UP = """
  // A headless shell has nowhere to show notices, and says that they are denied.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const body = %s
  let made = null
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async (options) => {
    if (options.applicationServerKey.length !== 65) throw new Error('no key')
    const { endpoint, p256dh, auth } = body
    made = {
      options: { applicationServerKey: options.applicationServerKey.buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh, auth } }),
      unsubscribe: async () => ((made = null), true),
    }
    return made
  }
"""
SHOWN = """async () => (await registration.getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, data }),
)"""
# What a system does with notices: one of each tag is kept. For a headless shell, which has no system to show them.
KEPT = """() => {
  if (Notification.permission === 'granted') return
  const kept = new Map()
  registration.showNotification = async (title, options) => void kept.set(options.tag, { title, ...options })
  registration.getNotifications = async () => [...kept.values()]
}"""


def subscribing(open_window: OpenWindow, **options: object) -> Window:
    window = open_window(permissions=["notifications"], **options)
    body = Subscriber("https://fcm.googleapis.com", "fcm").body
    window.context.add_init_script(MADE_UP % json.dumps(body))
    return window


def test_the_switches_are_off_at_first_and_do_what_they_say(open_window: OpenWindow) -> None:
    window = subscribing(open_window)
    table, _ = prepared("terra", [window], ["random", "random"])
    look_at(table, [window])
    state: dict[str, Any] = {"on": False, "everywhere": False, "remind_at": None, "tables": []}
    assert state.items() <= ask(window, "/push").items()
    window.button("web-menu").click()
    of_table = window.page.get_by_role("switch", name=window.say("web-push-table"))
    expect(of_table).not_to_be_checked()
    of_table.click()
    expect(of_table).to_be_checked()
    window.wait_until(lambda: ask(window, "/push")["tables"] == [table])

    window.go("/settings")
    of_all = window.page.get_by_role("switch", name=window.say("web-push-all"))
    expect(of_all).not_to_be_checked()
    expect(of_all).to_be_enabled()  # it is off while the service is asked
    of_all.press("Space")
    expect(of_all).to_be_checked()
    window.wait_until(lambda: ask(window, "/push")["everywhere"] is True)

    window.go("/daily")
    remind = window.page.get_by_role("switch", name=window.say("web-daily-remind"))
    remind.click()
    expect(remind).to_be_checked()
    window.page.get_by_label(window.say("web-daily-remind-at"), exact=True).fill("07:30")
    window.wait_until(lambda: ask(window, "/push")["remind_at"] == 450)
    remind.click()
    window.wait_until(lambda: ask(window, "/push")["remind_at"] is None)

    window.go(f"/table/{table}")
    window.button("web-menu").click()
    expect(of_table).to_be_checked()
    expect(of_table).to_be_disabled()
    expect(window.page.get_by_text(window.say("web-push-by-all"))).to_be_visible()
    window.go("/settings")
    of_all.click()
    window.wait_until(lambda: ask(window, "/push")["everywhere"] is False)
    window.go(f"/table/{table}")
    window.button("web-menu").click()
    of_table.click()
    expect(of_table).not_to_be_checked()
    window.wait_until(lambda: ask(window, "/push")["on"] is False)


def test_what_arrives_is_shown_unless_somebody_looks_at_it(open_window: OpenWindow, service: Process) -> None:
    window = subscribing(open_window)
    window.go("/settings")
    window.page.get_by_role("switch", name=window.say("web-push-all")).click()
    window.wait_until(lambda: ask(window, "/push")["everywhere"] is True)
    window.page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.state)")
    (worker,) = window.context.service_workers
    worker.evaluate(KEPT)
    registrations: list[str] = []
    browser = window.context.new_cdp_session(window.page)
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    window.wait_until(lambda: bool(registrations))

    def deliver(data: str) -> None:
        message = {"origin": service.base, "registrationId": registrations[-1], "data": data}
        browser.send("ServiceWorker.deliverPushMessage", message)

    def notice(path: str, **more: str) -> str:
        return json.dumps({"title": "You decide", "body": "Sunday (Terra)", "path": path, "tag": "table x", **more})

    deliver(notice("/table/x"))
    window.wait_until(lambda: len(worker.evaluate(SHOWN)) == 1)
    assert worker.evaluate(SHOWN) == [
        {"title": "You decide", "body": "Sunday (Terra)", "tag": "table x", "data": "/table/x"}
    ]
    deliver(notice("/settings", tag="seen"))  # whoever looks at that page sees it there
    deliver(notice("/table/x", title="The game is over"))  # takes the place of the first
    deliver("no notice of ours")
    window.wait_until(lambda: len(worker.evaluate(SHOWN)) == 2)
    told = {each["tag"]: each["title"] for each in worker.evaluate(SHOWN)}
    assert told == {"table x": "The game is over", "terrae": "Terrae"}


def test_who_cannot_have_them_is_told_why(open_window: OpenWindow) -> None:
    window = open_window()
    for hides, message in (
        ("Object.defineProperty(globalThis, 'isSecureContext', { value: false })", "web-push-insecure"),
        ("delete globalThis.PushManager", "web-push-unsupported"),
    ):
        page = window.context.new_page()
        page.add_init_script(hides)
        page.goto(f"{window.base}/settings")
        expect(page.get_by_text(window.say(message))).to_be_visible()
        expect(page.get_by_role("switch", name=window.say("web-push-all"))).to_be_disabled()
        page.close()
