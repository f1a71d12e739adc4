"""A site on a plain web server, as any web space has one, under a path of it; and what its page keeps and is told."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PATH = "games/terrae"
ELSEWHERE = "https://tables.example.org"
"""The service that a site names."""

# Remembers every frame that the worker sends, as `Window` does with those of a WebSocket.
LISTEN = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    window.heard ??= []
    this.addEventListener('message', ({ data }) => data.kind === 'frame' && window.heard.push(data.text))
  }
}"""
KEPT = """(id) => new Promise((done) => {
  const opening = indexedDB.open('terrae/games/terrae', 1)
  opening.onsuccess = () => {
    const asked = opening.result.transaction('tables').objectStore('tables').get(id)
    asked.onsuccess = () => { opening.result.close(); done(asked.result) }
  }
})"""
KEPT_NAMES = """async () => ({
  caches: await caches.keys(), bases: (await indexedDB.databases()).map(({ name }) => name)
})"""
IS_KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own web server, without its log; browsers ask it again for what may have changed."""

    def log_message(self, *_: Any) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()


def packed_mb(folder: Path) -> float:
    """A folder's files packed by gzip, each for itself, in millions of bytes."""
    files = [file.read_bytes() for file in folder.rglob("*") if file.is_file()]
    return sum(min(len(body), len(gzip.compress(body, 9))) for body in files) / 1e6


@contextmanager
def served(root: Path, host: str = "127.0.0.1") -> Iterator[str]:
    """The address of a folder on a web server."""
    server = ThreadingHTTPServer((host, 0), partial(Quiet, directory=str(root)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://{host}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def acknowledged(page: Page) -> int:
    """The number of the last entry that the page was told is kept."""
    return int(
        page.evaluate(
            "() => Math.max(0, ...(window.heard ?? []).map((t) => JSON.parse(t)).filter((m) => m.type === 'ack')"
            ".map((m) => m.number))"
        )
    )


def shown(page: Page) -> int:
    """The number of the last entry that the page was shown."""
    return int(
        page.evaluate(
            "() => Math.max(0, ...(window.heard ?? []).map((t) => JSON.parse(t))"
            ".filter((m) => ['welcome', 'moved', 'view', 'taken_back'].includes(m.type)).map((m) => m.number))"
        )
    )


def kept(page: Page, table: str) -> dict[str, Any]:
    """What the device keeps of a table."""
    found: dict[str, Any] = page.evaluate(KEPT, table)
    return found
