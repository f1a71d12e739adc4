"""How fast and how large a site without a server is, in a real browser: medians, beside what they may be at most.

    python -m benchmarks.site [--rounds 5] [--decisions 100] [--json FILE]

Builds a site into a temporary folder, serves it as `python3 -m http.server` does, and opens it in the installed
Chromium. `cold`: a browser that has never seen the site. `warm`: the same profile, after the site was kept and the
browser was closed. The clock of a first move runs from opening the page; *Play now* is pressed as soon as it is there.
Each time is told as it passed, and as time of the processor that all processes of the browser have used meanwhile: on a
machine that does other things as well, the second says more.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, ViewportSize, sync_playwright
from tests.browser.chromium import QUIET, chromium_here
from tests.browser.sites import IS_KEPT, packed_mb, served

from terrae.engine.game import game_named
from terrae.site.catalogue import game_info
from terrae.site.folder import build

Json = dict[str, Any]
VIEWPORT: ViewportSize = {"width": 1366, "height": 768}
PATIENCE_MS = 120_000
GAME = "terra"
PLAY = f"article[data-game={GAME}] .when-ready button"
MOVE = "main.terra .acts button, main.terra .told"
"""What is there when the game is on: a decision to make, or one that somebody has made."""
NAMED = "localStorage.setItem('terrae.name', 'Ada')"
PLANNERS = {"terra-futura": ["planner"]}
"""Bots that are measured beside the characters."""
MOST_S = {"first page, cold": 1.0, "first page, warm": 1.0, "first move, cold": 8.0, "first move, warm": 3.0}
MOST_DECISION_S = 0.3
MOST_MB = 8.0

# Answers when the selector is there and the page can be used: how many seconds after the page was opened.
THERE = """(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector)
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() / 1000)))
    : requestAnimationFrame(look)
  look()
})"""
# Keeps the worker at hand.
KEEP_WORKER = """window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    window.engine = this
  }
}"""
# Plays tables against these bots by messages alone: how many seconds each decision of a bot has taken, from the message
# before it to its own, kept on the disk in between.
DECISIONS = """async ([game, seats, bots, wanted]) => {
  const { engine } = window
  const waiting = new Map(), took = []
  let asked = 0, connection = 1000
  const ask = (method, path, body) => new Promise((done) => {
    waiting.set(`n${(asked += 1)}`, done)
    engine.postMessage({ kind: 'request', id: `n${asked}`, method, path, body: JSON.stringify(body) })
  }).then((answer) => {
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer
  })
  const play = async () => {
    const { body: { table: { id } } } = await ask('POST', '/tables', { game, seats })
    await ask('POST', `/tables/${id}/join`, { name: 'Ada', colour: 'teal', seat: 0, commitment: '' })
    for (let seat = 1; seat < seats; seat++)
      await ask('POST', `/tables/${id}/bots`, { seat, bot: bots[(asked + seat) % bots.length] })
    await ask('POST', `/tables/${id}/start`, { open: [] })
    const mine = (connection += 1)
    const say = (message) => engine.postMessage({ kind: 'hear', connection: mine, text: JSON.stringify(message) })
    await new Promise((over) => {
      let before = performance.now(), sent = 0
      const hear = ({ data }) => {
        if (data.kind !== 'frame' || data.connection !== mine) return
        const now = performance.now(), message = JSON.parse(data.text)
        if (message.type === 'moved' && message.seat !== 0) took.push((now - before) / 1000)
        before = now
        if (!message.view) return
        if (message.view.result || took.length >= wanted) {
          engine.removeEventListener('message', hear)
          engine.postMessage({ kind: 'leave', connection: mine })
          return over()
        }
        const answers = message.view.question?.answers
        if (answers) say({ type: 'move', id: `m${(sent += 1)}`, number: message.number,
          answer: answers[Math.floor(Math.random() * answers.length)] })
      }
      engine.addEventListener('message', hear)
      engine.postMessage({ kind: 'connect', connection: mine, table: id })
      say({ type: 'hello', seat: 0 })
      say({ type: 'pace', pace: 'instant' })
    })
  }
  engine.addEventListener('message', ({ data }) => data.kind === 'answer' && waiting.get(data.id)?.(data))
  while (took.length < wanted) await play()
  return took
}"""


class Profile:
    """A folder in which a browser keeps what it keeps; and how much of the processor its processes have used."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self.playwright = playwright
        self.folder = folder

    @contextmanager
    def page(self) -> Iterator[Page]:
        """A page in a browser that has just started."""
        context = self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=chromium_here(), args=[*QUIET], viewport=VIEWPORT, locale="en"
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(NAMED)
        context.add_init_script(KEEP_WORKER)
        yield context.pages[0]
        context.close()

    def processor_s(self) -> float:
        """Seconds of the processor, of all processes that live."""
        found: dict[int, tuple[int, int]] = {}
        wanted: set[int] = set()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                fields = (process / "stat").read_text().rpartition(")")[2].split()
                found[int(process.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
                if str(self.folder).encode() in (process / "cmdline").read_bytes():
                    wanted.add(int(process.name))
            except OSError:
                continue  # it has ended meanwhile
        while more := {pid for pid, (parent, _) in found.items() if parent in wanted and pid not in wanted}:
            wanted |= more
        return sum(found[pid][1] for pid in wanted) / os.sysconf("SC_CLK_TCK")


def visit(profile: Profile, page: Page, address: str) -> Json:
    """Open the site and begin to play at once: seconds that passed, and seconds of the processor."""
    before = profile.processor_s()
    page.goto(address, wait_until="commit")
    first = page.evaluate(THERE, PLAY)
    first_busy = profile.processor_s() - before
    page.locator(PLAY).first.click()
    move = page.evaluate(THERE, MOVE)
    return {"first page": (first, first_busy), "first move": (move, profile.processor_s() - before)}


def measure_visits(playwright: Playwright, address: str, rounds: int) -> dict[str, list[tuple[float, float]]]:
    """First and second visits."""
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            profile = Profile(playwright, Path(folder))
            for kind in ("cold", "warm"):
                with profile.page() as page:
                    for what, figures in visit(profile, page, address).items():
                        found.setdefault(f"{what}, {kind}", []).append(figures)
                    assert page.evaluate(IS_KEPT)
    return found


def measure_decisions(playwright: Playwright, address: str, count: int) -> dict[str, list[float]]:
    """How long bots take in the browser, by game: characters, and those that plan."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, Profile(playwright, Path(folder)).page() as page:
        page.goto(address)
        page.wait_for_function("() => window.engine")
        for name in ("terra", "terra-futura"):
            game = game_named(name)
            offered = game_info(game)["bots"]
            bots = [bot for bot in offered if bot in game.characters] or [
                bot for bot in offered if bot not in PLANNERS.get(name, [])
            ]
            found[f"{name}: {', '.join(bots)}"] = page.evaluate(DECISIONS, [name, game.seats[0], bots, count])
            for bot in PLANNERS.get(name, []):
                found[f"{name}: {bot}"] = page.evaluate(DECISIONS, [name, game.seats[0], [bot], max(10, count // 4)])
    return found


def table(rows: list[tuple[str, ...]]) -> str:
    return "\n".join(" | ".join(("", *row, "")).strip() for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build(Path(folder))
        with served(Path(folder)) as address:
            visits = measure_visits(playwright, address, given.rounds)
            decisions = measure_decisions(playwright, address, given.decisions)
        size = packed_mb(Path(folder))
    rows: list[tuple[str, ...]] = [
        ("medians of " + str(given.rounds), "s", "of the processor, s", "at most, s"),
        ("---",) * 4,
    ]
    figures: Json = {"load": os.getloadavg()[0], "packed_mb": round(size, 2)}
    for what, at_most in MOST_S.items():
        wall, busy = (statistics.median(one[part] for one in visits[what]) for part in (0, 1))
        rows.append((what, f"{wall:.2f}", f"{busy:.2f}", f"{at_most:g}"))
        figures[what] = {"s": wall, "processor_s": busy, "all": visits[what]}
    for what, took in decisions.items():
        nine_of_ten = sorted(took)[int(len(took) * 0.9) - 1]
        most = "" if what.endswith("planner") else f"{MOST_DECISION_S:g}"
        rows.append((f"nine of ten of {len(took)} decisions, {what}", f"{nine_of_ten:.3f}", "", most))
        figures[what] = {"nine_of_ten_s": nine_of_ten, "median_s": statistics.median(took)}
    print(table(rows))
    print(f"\nThe folder, packed: {size:.2f} MB, at most {MOST_MB:g}. Load average: {figures['load']:.1f}.")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
