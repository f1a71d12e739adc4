"""Whatever text a stranger sends: to read twice as much of it takes about twice as long, and no more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrae.bots.parameters import split
from terrae.engine.decks import read_deck_file
from terrae.engine.errors import Refused
from terrae.engine.game import game_named, games
from terrae.engine.match import Match
from terrae.engine.record import parse_json
from terrae.sentences import Sentences, sentences_for
from terrae.server import request_headers
from terrae.server.errors import Fault
from terrae.server.logs import SECRET
from terrae.server.protocol import bodies, sizes
from terrae.server.replays.worker import ReplayJob, do
from terrae.server.settings import HEAD_LIMIT
from terrae.server.tables.lobby.creation import new_table
from terrae.server.tables.people.clean_text import clean, name_keys
from terrae.server.tables.people.keys import holder_of
from terrae.server.websocket.session import decoder
from terrae.table.act_text import read_act

from .client import PATIENCE_S
from .running import service

LETTERS = "\\\"';=,%&/:[]{}()<>.-+_ \t0a\u00e9\u200d\U0001f600"
"""One of every kind that some reader looks at."""
PAIRS = ("[]", "{}", '\\"', "%2", "a.", "a=", ";a", "/.", "a:", ", ", "\u0301\u0323", "\u0323\u0301", "a\u0301")
SHORT, FACTOR = 2000, 4
"""Characters of the short text, and how many times as long the other is."""
MOST = 2.5 * FACTOR
"""How many times as long the long text may take: the square would be 16."""
NOTHING_S = 0.002
"""What takes less is not looked at: nobody can do much harm with it, and it cannot be measured."""


def shapes(size: int) -> Iterator[tuple[str, str]]:
    """Texts of about so many characters that some reader may not like, each with a name."""
    for part in (*LETTERS, *PAIRS):
        many = part * (size // len(part))
        yield f"{part!r} again and again", many
        yield f"{part!r} in quotation marks", f'"{many}"'
        yield f"{part!r} with an end that does not fit", f"a{many}\x00"
    half = size // 2
    yield "lists in lists", "[" * half + "]" * half
    yield "objects in objects", '{"a":' * (half // 5) + "1" + "}" * (half // 5)
    yield "many texts in a deep list", "[" * 400 + '"",' * (size // 3) + '""' + "]" * 400
    yield "many keys", "{" + ",".join(f'"{n}":1' for n in range(size // 8)) + "}"
    yield "marks in the wrong order", "a" + "\u0301" * half + "\u0323" * half
    yield "a long number", "9" * size
    yield "a long fraction", "0." + "1" * size


def refusing(read: Callable[[Any], object]) -> Callable[[str], object]:
    """A reader that may refuse."""

    def attempt(text: str) -> None:
        with suppress(Fault, Refused, msgspec.MsgspecError, RecursionError, UnicodeError, ValueError):
            read(text)

    return attempt


def scope_with(name: bytes, text: str) -> dict[str, Any]:
    return {"headers": [(name, text.encode("utf-8"))], "client": ("127.0.0.1", 1), "scheme": "http"}


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def new_deck(text: str) -> object:
    deck = msgspec.json.decode(f'{{"name": "mine", "cards": {text}, "threats": {text}}}')
    return [new_table(bodies.NewTable(game, 3, deck=deck), 0) for game in games()]


@cache
def matches() -> list[Match[Any, Any]]:
    """A match of every game, before its first move."""
    return [Match(game_named(game), [{"name": str(seat), "kind": "human"} for seat in range(3)]) for game in games()]


@cache
def english() -> Sentences:
    return sentences_for(game_named("terra"), "en")


BODIES = [kind for kind in vars(bodies).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]

READERS: dict[str, Callable[[Any], object]] = {
    "the device's cookie": lambda text: request_headers.device_secret(
        scope_with(b"cookie", f"terrae_device={text}"), False, ""
    ),
    "cookies": lambda text: request_headers.device_secret(scope_with(b"cookie", text), False, ""),
    "the host": lambda text: request_headers.is_address(request_headers.host_named(scope_with(b"host", text)) or ""),
    "an address": request_headers.network_of.__wrapped__,
    "a key": holder_of,
    "a message": decoder.decode,
    "a line of chat": lambda text: decoder.decode(f'{{"type":"chat","id":"1","text":{quoted(text)}}}'),
    "an act": lambda text: decoder.decode(f'{{"type":"say","id":"1","number":0,"act":{{"act":{quoted(text)}}}}}'),
    "bodies": lambda text: [refusing(msgspec.json.Decoder(kind).decode)(text) for kind in BODIES],
    "names in bodies": lambda text: [
        refusing(msgspec.json.Decoder(kind).decode)(f'{{"name":{quoted(text)},"seat":0,"bot":{quoted(text)}}}')
        for kind in BODIES
    ],
    "a name": lambda text: clean(text, "a name", sizes.NAME),
    "what a name is taken for": lambda text: name_keys.__wrapped__(text[: sizes.NAME.kept]),
    "a deck as JSON": new_deck,
    "a record": lambda text: do(ReplayJob("verify", f'{{"format":{text},"deck":{text}}}'.encode())),
    "a record in a file": lambda text: [refusing(parse_json)(text), parse_json(f'{{"format":{text},"moves":{text}}}')],
    "an act as text": read_act,
    "a name in a sentence": lambda text: english()("web-gone", name=text, time=text),
    "a bot's name": lambda text: split(f"search[{text}]"),
    "what is logged": lambda text: SECRET.sub("", text),
    "an answer": lambda text: [refusing(partial(match.play, match.actor))(text) for match in matches()],
}
"""Everything that reads a text of strangers inside the service. What HTTP itself reads is tested below, by wire."""


def seconds(read: Callable[[str], object], text: str) -> float:
    """The processor's time for reading it, the least of a few tries."""
    least = float("inf")
    for _ in range(3):
        began = time.thread_time()
        read(text)
        least = min(least, time.thread_time() - began)
        if least < NOTHING_S:
            break
    return least


def too_slow(read: Callable[[str], object], short: str, long: str) -> float:
    """How many times as long the long text takes, if that is too much; else 0."""
    if (taken := seconds(read, long)) < NOTHING_S:
        return 0
    times = taken / max(seconds(read, short), NOTHING_S / MOST)
    return times if times > MOST else 0


@pytest.mark.attack("Sends a text that takes a reader time which grows with the square of its length.")
@pytest.mark.parametrize("reader", READERS)
def test_to_read_a_longer_text_takes_longer_in_proportion(reader: str) -> None:
    read = refusing(READERS[reader])
    read("")
    for (shape, short), (_, long) in zip(shapes(SHORT), shapes(FACTOR * SHORT), strict=True):
        # What else the machine does can slow one try down, not three in a row.
        tries = [too_slow(read, short, long)]
        while tries[-1] and len(tries) < 3:
            tries.append(too_slow(read, short, long))
        assert not tries[-1], f"{shape}: {FACTOR} times as long took {min(tries):.1f} times as long"


@pytest.mark.attack("Makes a deck file with a dotted key of a great many parts.")
def test_to_read_a_longer_deck_file_takes_longer_in_proportion(tmp_path: Path) -> None:
    def read(text: str) -> None:
        file = tmp_path / "deck.toml"
        file.write_text(text, "utf-8")
        with suppress(Refused):
            read_deck_file(file)

    def deck(size: int) -> Iterator[tuple[str, str]]:
        yield "a long key", ".".join("a" * (size // 2)) + " = 1"
        yield "a long header", "[" + ".".join("a" * (size // 2)) + "]"
        yield "long keys", "\n".join("x" + ".a" * 99 + f".x{line} = 1" for line in range(size // 200))
        yield "many keys", "\n".join(f"a.b{n} = 1" for n in range(size // 10))
        for shape, text in shapes(size):
            yield shape, f"a = {text}"

    for (shape, short), (_, long) in zip(deck(2 * SHORT), deck(2 * FACTOR * SHORT), strict=True):
        assert not (times := too_slow(read, short, long)), f"{shape}: {times:.1f} times as long"


LONGEST = HEAD_LIMIT - 1000
HEADERS = (
    "cookie", "host", "accept-encoding", "authorization", "connection", "content-length", "content-type", "forwarded",
    "if-none-match", "origin", "sec-fetch-site", "upgrade", "x-forwarded-for", "x-forwarded-proto",
)  # fmt: skip
TARGETS = ("/{}", "/api/tables/{}", "/api/tables?after={}", "/api/tables?{}=1", "/assets/{}.js")


def requests_with(text: str) -> Iterator[tuple[str, bytes]]:
    """Requests that hold this text in one place or another, each with its name."""
    plain = "host: localhost\r\n"
    yield "the device's cookie", f"GET /api/mine HTTP/1.1\r\n{plain}cookie: terrae_device={text}\r\n\r\n".encode()
    for name in HEADERS:
        own = "" if name == "host" else plain
        yield name, f"GET /api/tables HTTP/1.1\r\n{own}{name}: {text}\r\n\r\n".encode()
    for target in TARGETS:
        shown = "".join(letter if "!" <= letter <= "~" else "+" for letter in text)
        yield target, f"GET {target.format(shown)} HTTP/1.1\r\n{plain}\r\n".encode()


@pytest.mark.anyio
@pytest.mark.attack("Sends a request whose head takes the service time which grows with the square of its length.")
async def test_to_answer_a_longer_head_takes_longer_in_proportion(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db") as here:
        port = int(here.base.rpartition(":")[2])

        async def seconds_for(request: bytes) -> float:
            least = float("inf")
            for _ in range(3):
                began = time.thread_time()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                async with asyncio.timeout(PATIENCE_S):
                    writer.write(request.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
                    await reader.read()
                writer.transport.abort()
                least = min(least, time.thread_time() - began)
                if least < NOTHING_S * MOST:
                    break
            return least

        for part in ("\\", ",", "; a=", "%", "/.", ":", " ", ", 1.2.3.4"):
            short, long = (f'"{part * (size // len(part))}"' for size in (LONGEST // FACTOR, LONGEST))
            for (place, one), (_, other) in zip(requests_with(short), requests_with(long), strict=True):
                taken = await seconds_for(other)
                if taken > NOTHING_S * MOST:
                    assert taken < MOST * await seconds_for(one), f"{part!r} in {place}: {1000 * taken:.1f} ms"
