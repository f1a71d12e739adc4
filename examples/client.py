"""A small client of the table service: makes a table, lets bots take the other seats, and plays at random to the end.

    terrae serve                          in one terminal
    python examples/client.py             in another
    python examples/client.py http://127.0.0.1:8000 terra-futura

Everything it uses is described in docs/protocol.md. It knows no rule of any game.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

OWN_CHANCE = secrets.token_bytes(32)
"""What we add to the shuffle: only its hash is sent until the game starts."""


def call(base: str, path: str, body: dict[str, Any] | None = None, key: str = "") -> Any:
    """One HTTP request; the answer as data."""
    headers = {"content-type": "application/json"}
    if key:
        headers["authorization"] = f"Bearer {key}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as answer:
        return json.load(answer)


def sit_down(base: str, game: str) -> tuple[str, str, str]:
    """Make a table, take a seat, fill the others with bots; the table's id, the seat's key and the host's."""
    seats = min(next(known for known in call(base, "/api/games") if known["name"] == game)["seats"])
    made = call(base, "/api/tables", {"game": game, "seats": seats})
    table, keys = made["table"]["id"], made["keys"]
    commitment = hashlib.sha256(OWN_CHANCE).hexdigest()
    me = call(base, f"/api/tables/{table}/join", {"name": "Example", "commitment": commitment}, keys["join"])
    for seat in range(seats):
        if seat != me["seat"]:
            call(base, f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"}, keys["host"])
    return table, me["key"], keys["host"]


async def play(base: str, table: str, key: str, host: str) -> dict[str, Any]:
    """Answer every question with one of its answers, at random, until there is a result."""
    async with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "key": key}))
        # The answer comes when the cards are dealt, and they are dealt when our contribution to the shuffle is open.
        starting = asyncio.create_task(asyncio.to_thread(call, base, f"/api/tables/{table}/start", {}, host))
        answered = -1
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['sentence']}")
            if message["type"] == "table" and message["table"]["status"] == "opening":
                await socket.send(json.dumps({"type": "open", "id": "chance", "bytes": OWN_CHANCE.hex()}))
            view = message.get("view")
            if view is None:
                continue
            if view["result"] is not None:
                await starting
                result: dict[str, Any] = view["result"]
                return result
            if view["question"] is not None and message["number"] > answered:
                answered = message["number"]
                answer = random.choice(view["question"]["answers"])
                move = {"type": "move", "id": f"m{answered}", "number": answered, "answer": answer}
                await socket.send(json.dumps(move))
    raise SystemExit("the connection has ended")


def main(base: str = "http://127.0.0.1:8000", game: str = "terra") -> None:
    table, key, host = sit_down(base, game)
    result = asyncio.run(play(base, table, key, host))
    print(f"{game}: {json.dumps(result)}")
    record = call(base, f"/api/tables/{table}/record", key=key)
    verdict = call(base, "/api/verify", record)
    print(f"{len(record['moves'])} moves; the cards were shuffled fairly: {verdict['holds']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
