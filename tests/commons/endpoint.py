"""A small endpoint of the common chat form on this machine, which can also misbehave."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from typing import Any

from examples.commons_endpoint import Chat, reply_to

USAGE = {"prompt_tokens": 1000, "completion_tokens": 7}


class Endpoint(ThreadingHTTPServer):
    """What it was sent, and how it answers: each entry of `manners` once, and then always the last."""

    daemon_threads = True

    def __init__(self, manners: list[str]) -> None:
        super().__init__(("127.0.0.1", 0), Manners)
        self.manners = manners
        self.sent: list[Any] = []
        self.keys: list[str] = []
        self.released = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"

    def manner(self) -> str:
        return self.manners.pop(0) if len(self.manners) > 1 else self.manners[0]


class Manners(Chat):
    """Answers as it was told."""

    server: Endpoint

    def do_POST(self) -> None:  # noqa: N802  # so http.server wants it
        body = self.rfile.read(int(self.headers["content-length"]))
        sent = json.loads(body)
        self.server.sent.append(sent)
        self.server.keys.append(self.headers.get("authorization", ""))
        assert self.path == "/v1/chat/completions"
        getattr(self, self.server.manner())(sent)

    def good(self, sent: Any) -> None:
        told = {"choices": [{"message": {"content": f"I think. {reply_to(sent['messages'])}"}}], "usage": USAGE}
        self.answer(told)

    def nonsense(self, _: Any) -> None:
        self.answer({"choices": [{"message": {"content": "no idea"}}], "usage": {"prompt_tokens": -5}})

    def no_text(self, _: Any) -> None:
        self.answer({"choices": [{"message": {"content": None}}], "usage": {**USAGE, "prompt_tokens": 10**12}})

    def busy(self, _: Any) -> None:
        self.send_error(429)

    def denied(self, _: Any) -> None:
        told = json.dumps({"error": {"message": f"no such key: {self.server.keys[-1]}\x1b[31m"}}).encode()
        self.send_response(401)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def moved(self, _: Any) -> None:
        self.send_response(307)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def endless(self, _: Any) -> None:
        self.send_response(200)
        self.end_headers()
        while True:
            self.wfile.write(b"x" * 65536)

    def slow(self, _: Any) -> None:
        self.send_response(200)
        self.end_headers()
        while not self.server.released.wait(0.02):
            self.wfile.write(b" ")

    def long_head(self, _: Any) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            self.wfile.write(b"x: " + b"y" * 4096 + b"\r\n")

    def not_http(self, _: Any) -> None:
        self.wfile.write(b"\x00\x01 what?\r\n\r\n")

    def handle(self) -> None:
        try:
            super().handle()
        except OSError:
            self.close_connection = True  # whoever asked has gone


@contextmanager
def endpoint(*manners: str) -> Iterator[Endpoint]:
    """An endpoint that runs meanwhile."""
    server = Endpoint(list(manners))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.released.set()
        server.shutdown()
        thread.join()
        server.server_close()
