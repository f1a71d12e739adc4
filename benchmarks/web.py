"""How heavy and fast the web app is in a real browser: bytes, times to interactive, a move on the other screen, frames.

    python -m benchmarks.web [--rounds 5] [--moves 30] [--seconds 12] [--game terra] [--json FILE]

Starts services of its own (`terrae serve` on a temporary database) and the installed Chromium. Prints a Markdown table
with medians. `cold`: a new browser profile and a service that has just started; `warm`: a new page in the same browser;
`slow`: a new profile on a line of 1.6 Mbit/s with 150 ms to an answer, and a processor four times slower.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, ViewportSize, sync_playwright
from tests.browser.chromium import launched
from tests.browser.weight import HOME, READY, WATCH_READY, weigh
from tests.server.running import served

from terrae.bots.registry import bot_named
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of

Json = dict[str, Any]
GAMES = {"terra": ("tips", "greedy", "tips"), "terra-futura": ("greedy", "planner")}
"""Bots as round a table of *Play now*."""
COLOURS = ("plum", "teal", "amber")
LEAST = {"terra": 3, "terra-futura": 2}
VIEWPORT: ViewportSize = {"width": 1440, "height": 900}
STILL, STILL_MS = 5, 60
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline.frame",
    "blink.user_timing",
]
LONG_TASK_MS = 50
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOW_PROCESSOR = 4

# Notes when each message came, and when the frame after it that showed something new was on its way.
NOTE_MESSAGES = """(() => {
  const Plain = WebSocket;
  window.noted = {acks: {}, moves: {}, shown: {}};
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      window.socket = this;
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data), now = performance.timeOrigin + performance.now();
        if (message.type === 'welcome' || message.type === 'view' || message.type === 'moved') {
          window.latest = { number: message.number, view: message.view };
        }
        if (message.type === 'ack') window.noted.acks[message.number] = now;
        if (message.type === 'moved') {
          window.noted.moves[message.number] = now;
          const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => setTimeout(() => {
              window.noted.shown[message.number] = performance.timeOrigin + performance.now();
            }));
          });
          seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        }
      });
    }
  };
})()"""
# Marks in the trace while something flies.
MARK_FLIGHTS = """(() => {
  let flying = false;
  const look = () => {
    const now = document.querySelector('.sky .flight') !== null;
    if (now !== flying) performance.mark(now ? 'flight-begins' : 'flight-ends');
    flying = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def ask(context: BrowserContext, base: str, path: str, body: Json, key: str = "") -> Json:
    headers = {"origin": base} | ({"authorization": f"Bearer {key}"} if key else {})
    answered = context.request.post(f"{base}/api{path}", data=body, headers=headers)
    if not answered.ok:
        raise SystemExit(f"{path}: {answered.text()}")
    return dict(answered.json())


def started(people: list[BrowserContext], base: str, game: str, seats: int, bots: tuple[str, ...] = ()) -> str:
    """A table where these people play, and bots on the other seats; its id."""
    created = ask(people[0], base, "/tables", {"game": game, "seats": seats})
    table, keys = created["table"]["id"], created["keys"]
    for seat, person in enumerate(people):
        ask(person, base, f"/tables/{table}/claim", {}, keys["join"])
        body = {"name": f"Player {seat}", "colour": COLOURS[seat], "seat": seat}
        ask(person, base, f"/tables/{table}/join", body)
    for seat in range(len(people), seats):
        ask(people[0], base, f"/tables/{table}/bots", {"seat": seat, "bot": bots[seat % len(bots)]})
    ask(people[0], base, f"/tables/{table}/start", {})
    return str(table)


def loaded(page: Page, address: str, game: str) -> Json:
    """Open a table: when it could be played, and what came over the wire for it."""
    counting = page.context.new_cdp_session(page)
    counting.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    ready = page.evaluate(WATCH_READY, READY[game])
    metrics = {metric["name"]: metric["value"] for metric in counting.send("Performance.getMetrics")["metrics"]}
    page.wait_for_load_state("networkidle")
    files = page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')].map(
          (file) => ({name: file.name, wire: file.transferSize, body: file.encodedBodySize}))"""
    )
    size = {kind: sum(f["body"] for f in files if f["name"].endswith(kind)) for kind in (".js", ".css", ".woff2")}
    busy = metrics["TaskDuration"] * 1000
    return {
        "ready_ms": ready,
        "busy_ms": busy,
        "js_css": size[".js"] + size[".css"],
        "fonts": size[".woff2"],
        "requests": len(files),
    }


def measure_loading(playwright: Playwright, games: list[str], rounds: int) -> Json:
    """First load of each table, cold and warm."""
    figures: Json = {}
    for game in games:
        bots = GAMES[game]
        cold: list[Json] = []
        warm: list[Json] = []
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                browser = launched(playwright)
                with served(Path(folder) / "web.db") as base:
                    context = browser.new_context()
                    table = started([context], base, game, len(bots) + 1, bots)
                    state = context.storage_state()
                browser.close()
                with served(Path(folder) / "web.db") as base:
                    browser = launched(playwright)
                    # The port is another one, the cookie's host is not.
                    context = browser.new_context(storage_state=state, viewport=VIEWPORT)
                    address = f"{base}/table/{table}"
                    for visits in (cold, warm):
                        page = context.new_page()
                        visits.append(loaded(page, address, game))
                        page.close()
                    browser.close()
        figures[game] = {
            "js_css_bytes": cold[0]["js_css"],
            "font_bytes": cold[0]["fonts"],
            "requests": cold[0]["requests"],
            "cold_ms": median(cold, "ready_ms"),
            "warm_ms": median(warm, "ready_ms"),
            "cold_busy_ms": median(cold, "busy_ms"),
            "warm_busy_ms": median(warm, "busy_ms"),
            "cold_all": [round(c["ready_ms"]) for c in cold],
            "warm_all": [round(w["ready_ms"]) for w in warm],
        }
    return figures


def slowed(page: Page) -> Page:
    """The same page on a slow line with a slow processor."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    return page


def measure_slow(playwright: Playwright, games: list[str], rounds: int) -> Json:
    """The first page and the tables of somebody who comes for the first time, on a slow line and processor."""
    figures: Json = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "web.db") as base:
        pages: list[tuple[str, str, str, Any]] = [("home", f"{base}/", HOME, None)]
        for game in games:
            browser = launched(playwright)
            context = browser.new_context()
            table = started([context], base, game, len(GAMES[game]) + 1, GAMES[game])
            pages.append((game, f"{base}/table/{table}", READY[game], context.storage_state()))
            browser.close()
        for name, address, ready, state in pages:
            visits = []
            for _ in range(rounds):
                browser = launched(playwright)
                context = browser.new_context(storage_state=state, viewport=VIEWPORT)
                visits.append(asdict(weigh(slowed(context.new_page()), address, ready)))
                browser.close()
            figures[name] = {key: median(visits, key) for key in visits[0]}
    return figures


def median(rows: list[Json], key: str) -> float:
    return float(round(statistics.median(row[key] for row in rows), 1))


def settle(page: Page) -> None:
    """Skip what is being shown, step by step, until nothing has moved for some looks."""
    quiet = 0
    while quiet < STILL:
        page.keyboard.press("Shift")
        page.wait_for_timeout(STILL_MS)
        quiet = 0 if page.locator(".sky .flight").count() else quiet + 1


def measure_moves(playwright: Playwright, games: list[str], moves: int) -> Json:
    """From a move's acknowledgement on one screen to the frame that shows it on another; each person has a browser."""
    figures: Json = {}
    for game in games:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "web.db") as base:
            browsers = [launched(playwright) for _ in range(LEAST[game])]
            people = [browser.new_context(viewport=VIEWPORT) for browser in browsers]
            table = started(people, base, game, LEAST[game])
            pages = [person.new_page() for person in people]
            for page in pages:
                page.add_init_script(NOTE_MESSAGES)
                page.goto(f"{base}/table/{table}")
                page.wait_for_selector(READY[game])
            delays: list[float] = []
            arrivals: list[float] = []
            while len(delays) < moves:
                for page in pages:
                    settle(page)
                known = [page.evaluate("[latest.number, latest.view.question?.answers ?? null]") for page in pages]
                number = max(heard for heard, _ in known)
                if any(heard < number for heard, _ in known):
                    continue  # somebody has not heard of the last move yet
                asked = [(page, answers) for page, (_, answers) in zip(pages, known, strict=True) if answers]
                if not asked:
                    break
                mover, answers = asked[0]
                other = next(page for page in pages if page is not mover)
                # The last answer: where everybody passes, a game is soon lost.
                move = {"type": "move", "id": f"b-{number}", "number": number, "answer": answers[-1]}
                mover.evaluate("(move) => window.socket.send(JSON.stringify(move))", move)
                ack = mover.wait_for_function("(n) => window.noted.acks[n]", arg=number + 1).json_value()
                shown = other.wait_for_function("(n) => window.noted.shown[n]", arg=number + 1).json_value()
                delays.append(shown - ack)
                arrivals.append(other.evaluate("(n) => window.noted.moves[n]", number + 1) - ack)
            for browser in browsers:
                browser.close()
        delays.sort()
        figures[game] = {
            "moves": len(delays),
            "median_ms": round(statistics.median(delays), 1),
            "arrived_ms": round(statistics.median(arrivals), 1),
            "p90_ms": round(delays[int(len(delays) * 0.9)], 1),
        }
    return figures


def recorded(game_name: str, seats: int) -> Json:
    """A whole game between bots, always the same."""
    game = game_named(game_name)
    names = GAMES[game_name]
    bots = [bot_named(game, names[seat % len(names)]) for seat in range(seats)]
    match = Match(game, [{"name": f"Player {seat}", "kind": "bot"} for seat in range(seats)], seed="motion")
    while not match.over:
        match.act(bots[match.actor](position_of(match)))
    return dict(match.record())


def measure_motion(playwright: Playwright, games: list[str], seconds: float) -> Json:
    """A replay plays itself while the browser traces: frames a second and long tasks while something flies."""
    figures: Json = {}
    for game in games:
        with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "web.db") as base:
            record = Path(folder) / "record.json"
            record.write_text(json.dumps(recorded(game, 4)), "utf-8")
            browser = launched(playwright)
            page = browser.new_context(viewport=VIEWPORT).new_page()
            page.add_init_script(MARK_FLIGHTS)
            page.goto(f"{base}/replay")
            page.set_input_files("input[type=file]", record)
            page.wait_for_selector("main.terra, main.ftable")
            page.wait_for_timeout(1500)
            trace = Path(folder) / "trace.json"
            browser.start_tracing(page=page, path=trace, categories=CATEGORIES)
            page.locator(".controls button").nth(1).click()
            page.wait_for_timeout(seconds * 1000)
            browser.stop_tracing()
            browser.close()
            figures[game] = frames(json.loads(trace.read_text("utf-8"))["traceEvents"])
    return figures


def frames(events: list[Json]) -> Json:
    """What the trace says of the time in which something flew."""
    marks = sorted((e["ts"], e["name"]) for e in events if e["name"] in ("flight-begins", "flight-ends"))
    spans: list[tuple[float, float]] = []
    began = None
    for at, name in marks:
        if name == "flight-begins":
            began = at
        elif began is not None:
            spans.append((began, at))
            began = None

    def flying(at: float) -> bool:
        return any(a <= at <= b for a, b in spans)

    seconds = sum(b - a for a, b in spans) / 1e6
    drawn = sum(1 for e in events if e["name"] == "DrawFrame" and flying(e["ts"]))
    dropped = sum(1 for e in events if e["name"] == "DroppedFrame" and flying(e["ts"]))
    tasks = [
        e["dur"] / 1000
        for e in events
        if e["name"] in ("RunTask", "ThreadControllerImpl::RunTask")
        and e.get("dur", 0) / 1000 >= LONG_TASK_MS
        and flying(e["ts"])
    ]
    return {
        "flights": len(spans),
        "seconds": round(seconds, 2),
        "frames_a_second": round(drawn / seconds, 1) if seconds else 0,
        "dropped": dropped,
        "long_tasks": len(tasks),
        "longest_task_ms": round(max(tasks, default=0), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how often each table is loaded, cold and warm")
    parser.add_argument("--moves", type=int, default=30, help="how many moves are timed")
    parser.add_argument("--seconds", type=float, default=12, help="for how long motion is watched")
    parser.add_argument("--game", choices=list(GAMES), help="one game only")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    games = [options.game] if options.game else list(GAMES)
    load_before = os.getloadavg()
    with sync_playwright() as playwright:
        loading = measure_loading(playwright, games, options.rounds)
        moves = measure_moves(playwright, games, options.moves)
        motion = measure_motion(playwright, games, options.seconds)
        slow = measure_slow(playwright, games, options.rounds)
    report = {
        "load": {"before": load_before, "after": os.getloadavg(), "processors": os.cpu_count()},
        "loading": loading,
        "moves": moves,
        "motion": motion,
        "slow": slow,
    }
    if options.json:
        options.json.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    print("| | " + " | ".join(games) + " |\n|---" + "|---" * len(games) + "|")
    for title, part, key in (
        ("JavaScript and CSS of the first load, compressed, bytes", loading, "js_css_bytes"),
        ("fonts, bytes", loading, "font_bytes"),
        ("requests", loading, "requests"),
        ("interactive, cold, ms", loading, "cold_ms"),
        ("interactive, warm, ms", loading, "warm_ms"),
        ("processor time of the page meanwhile, cold, ms", loading, "cold_busy_ms"),
        ("the same, warm, ms", loading, "warm_busy_ms"),
        ("a move on the other screen after its acknowledgement, ms", moves, "median_ms"),
        ("of that until its message is there, ms", moves, "arrived_ms"),
        ("the same in 9 of 10 moves, ms", moves, "p90_ms"),
        ("frames a second while something flies", motion, "frames_a_second"),
        ("tasks longer than 50 ms meanwhile", motion, "long_tasks"),
    ):
        print(f"| {title} | " + " | ".join(f"{part[game][key]:,}" for game in games) + " |")
    print("\n| slow line and processor | bytes | requests | first paint, ms | ready, ms |\n|---|---|---|---|---|")
    for name, row in slow.items():
        figures = (row[key] for key in ("bytes", "requests", "paint_ms", "ready_ms"))
        print(f"| {name} | " + " | ".join(f"{figure:,.0f}" for figure in figures) + " |")
    print(f"\nLoad of the machine (1 minute): {load_before[0]:.1f} before, {os.getloadavg()[0]:.1f} after.")


if __name__ == "__main__":
    main()
