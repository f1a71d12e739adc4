"""An HTTP endpoint of the common chat form with no model behind it, to try `terrae commons` on this machine.

    python examples/commons_endpoint.py 8080
    terrae commons terra run --url http://127.0.0.1:8080/v1 --model first --only speakers-4 --games 1

It answers with the first of the answers in brackets, and says nothing where it may speak.
"""

import json
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def reply_to(messages: list[dict[str, str]]) -> str:
    """What a model would say."""
    for message in reversed(messages):
        if "You may say one thing" in message["content"]:
            return "[silence]"
        if answers := re.findall(r"^\[[^\]]+\]", message["content"], re.MULTILINE):
            return str(answers[0])
    return "[pass]"


class Chat(BaseHTTPRequestHandler):
    """Answers requests."""

    def do_POST(self) -> None:
        """Answer one chat."""
        sent = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.answer({"choices": [{"message": {"role": "assistant", "content": reply_to(sent["messages"])}}]})

    def answer(self, told: dict[str, Any]) -> None:
        """Send an object."""
        body = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Print nothing."""


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Chat).serve_forever()
