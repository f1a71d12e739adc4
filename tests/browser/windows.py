"""A person's browser: one page, what it complained of, and everything that it was told."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, WebSocket, expect

from terrae.engine.game import games
from terrae.sentences import COMMON, Sentences, folder_of

WIDE, TALL = 1280, 800
PATIENCE_MS = 60_000
"""Milliseconds in which a page must have done what it was asked for, on a machine busy with other tests."""
LOOK_EVERY_MS = 50
SLOW = "was preloaded using link preload but not used within a few seconds"
"""What Chromium says when the machine is so slow that a page has loaded long before it is drawn."""
LEFT = "WebSocket is closed before the connection is established"
"""What it says when somebody goes elsewhere before the machine has connected them."""
PLACES = [COMMON, *(folder_of(game) for game in games().values())]
FOLDERS = [*PLACES, *(part for place in PLACES for part in sorted(place.iterdir()) if part.is_dir())]
"""Where sentences stand: those of every page, and those that come with some pages only."""

# What was heard a moment ago is drawn after two frames.
TITLE_WHEN_DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(document.title))))"""

# A page that breaks the Content-Security-Policy must not do so quietly.
TELL_VIOLATIONS = """document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`))"""

# Who wants nothing to move is shown in these tests what others do without a pause, too.
AT_ONCE = """try {
  if (!localStorage.getItem('terrae.pace')) localStorage.setItem('terrae.pace', 'instant')
} catch {}"""


class Window:
    """One person at one screen, with cookies and memory of their own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        width: int = WIDE,
        height: int = TALL,
        still: bool = True,
        theme: Literal["light", "dark"] = "light",
        language: str = "en",
        **options: Any,
    ) -> None:
        self.base = base
        self.say = Sentences(language, FOLDERS)
        self.complaints: list[str] = []
        self.forgiven: list[str] = [SLOW, LEFT]
        """Patterns of complaints that nobody is to blame for, or that the test itself provokes."""
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.answers: list[Response] = []
        self.context = browser.new_context(
            base_url=base,
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if still else "no-preference",
            color_scheme=theme,
            locale=language,
            **options,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(TELL_VIOLATIONS)
        if still:
            self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("crash", lambda _: self.complaints.append("the page crashed"))
        self.page.on("requestfailed", self._hear_failure)
        self.page.on("response", self._hear_answer)
        self.page.on("websocket", self._hear_socket)

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} {message.location}")

    def _hear_failure(self, request: Request) -> None:
        # A request that is under way when the page is left is nobody's fault.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"request: {request.url} {request.failure}")

    def _hear_answer(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def _hear_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def go(self, path: str = "/") -> Page:
        """To a path of the app, or to an address that somebody was given."""
        self.page.goto(self.base + path if path.startswith("/") else path)
        return self.page

    def button(self, message: str, **values: str | int) -> Any:
        """A button by the message that it bears."""
        return self.page.get_by_role("button", name=self.say(message, **values), exact=True)

    def link(self, message: str, **values: str | int) -> Any:
        return self.page.get_by_role("link", name=self.say(message, **values), exact=True)

    def play_now(self, game: str) -> None:
        """From the first page to a table with bots: one click, and a name for whoever comes for the first time."""
        self.go()
        card = self.page.get_by_role("article").filter(
            has=self.page.get_by_role("heading", name=self.say(f"{game}-name"), exact=True)
        )
        card.get_by_role("button", name=self.say("web-play-now")).click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill("Ada")
        self.page.keyboard.press("Enter")
        expect(self.page).to_have_url(re.compile("/table/"))

    @property
    def table(self) -> str:
        """The id of the table that is on the screen."""
        return self.page.url.split("/table/")[1].partition("?")[0].partition("#")[0]

    def moves(self) -> int:
        """How many moves this window was told of."""
        return sum(frame.startswith('{"type":"moved"') for frame in self.frames)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Look again and again, and let the page go on meanwhile."""
        until = time.monotonic() + PATIENCE_MS / 1000
        while not holds():
            assert time.monotonic() < until
            self.page.wait_for_timeout(LOOK_EVERY_MS)

    def wait_until_asked(self) -> None:
        """Until this person has to decide something, and that is drawn."""
        self.wait_until(self.is_asked)

    def is_asked(self) -> bool:
        """Whether the page now waits for a decision, and for nothing else."""
        heard = len(self.frames)
        title: str = self.page.evaluate(TITLE_WHEN_DRAWN)
        # A turn with nothing to give the page ends by itself.
        return title.startswith("●") and self.answers_offered() not in ([], ["done"]) and heard == len(self.frames)

    def answers_offered(self) -> list[str]:
        """The answers to the question that this window was told last, if it was asked one."""
        told = next((frame for frame in reversed(self.frames) if '"view":{' in frame), None)
        question = json.loads(told)["view"]["question"] if told else None
        return question["answers"] if question else []

    def unforgiven(self) -> list[str]:
        return [told for told in self.complaints if not any(re.search(pattern, told) for pattern in self.forgiven)]
