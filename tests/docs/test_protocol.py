"""The page about the protocol names every request, message, key, code and limit of the service, and no other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

import terrae.games
from terrae.engine.previews import SEARCH_S
from terrae.server.http import catalogue, classes, coach, deals, lessons, push, puzzles, records, tables
from terrae.server.http.admission import RESERVED_HANDLES
from terrae.server.http.connection import LEAST_READ
from terrae.server.http.middleware import Middleware
from terrae.server.metrics import Metrics
from terrae.server.protocol import close_codes, messages, sizes
from terrae.server.protocol.bodies import GameInfo, NewTable
from terrae.server.protocol.shared import TableInfo
from terrae.server.protocol.sizes import CHAT_KEPT, CHAT_SHOWN, MOST_GRANTS, MOST_LISTED
from terrae.server.rate_limits import Rate, RateLimits
from terrae.server.run import uvicorn_config
from terrae.server.scheduler import RESTING_MS
from terrae.server.settings import (
    BODY_LIMIT,
    DAY_MS,
    DECK_LIMIT,
    FRAME_LIMIT,
    HEAD_LIMIT,
    MOVES_LIMIT,
    PING_EVERY_S,
    RECORD_LIMIT,
    REPLAY_CPU_S,
    REPLAY_LIMIT,
    TRANSFER_MS,
    Settings,
)
from terrae.server.tables.people.keys import ID_FORM
from terrae.server.websocket.connection import MOST_FRAGMENTS
from terrae.server.websocket.outbox import MOST_BYTES
from terrae.table.faults import STATUS
from terrae.table.limits import STEPS_TOLD

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())
KIB, MIB = 1024, 1024 * 1024


def section(title: str) -> str:
    """What stands under a heading."""
    level = "#" * (3 if f"\n### {title}\n" in PAGE else 2)
    return PAGE.partition(f"\n{level} {title}\n")[2].partition(f"\n{level} ")[0]


def examples(text: str) -> list[Any]:
    """The JSON of a section; what stands for something that is explained elsewhere is empty."""
    found: list[Any] = []
    for block in re.findall(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        plain = re.sub(r"\{[A-Z]+\}", "{}", re.sub(r"\[[A-Z]+\]", "[]", block))
        decoder, at = json.JSONDecoder(), 0
        while plain[at:].strip():
            at += len(plain[at:]) - len(plain[at:].lstrip())
            value, at = decoder.raw_decode(plain, at)
            found.append(value)
    return found


def keys_of(struct: Any) -> set[str]:
    return {field.encode_name for field in fields(struct)}


def test_every_code_is_listed_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", section("Codes of errors and refusals"), re.MULTILINE)
    assert {code: int(status) for code, status in listed} == {**STATUS, "failed": 500}


def test_every_closing_code_is_listed() -> None:
    text = PAGE.partition("The service closes a socket with ")[2].partition("\n\n")[0]
    ours = {value for name, value in vars(close_codes).items() if name.isupper()}
    never_sent = {close_codes.POLICY, close_codes.TOO_SLOW}
    by_the_library = {1007, 1009}
    assert {int(code) for code in re.findall(r"\b\d{4}\b", text)} == ours - never_sent | by_the_library


def test_every_request_is_listed() -> None:
    parts = (catalogue, tables, records, coach, deals, lessons, classes, push, puzzles)
    handlers = [handler for part in parts for handler in part.HANDLERS]
    there = {
        f"{method} /api{re.sub('(table|lesson|class)_id:str', 'id', path).replace(':str', '')}"
        for handler in handlers
        for path in handler.paths
        for method in handler.http_methods
        if method in ("GET", "POST", "PATCH")
    }
    told = {request.rstrip("/") for request in re.findall(r"`((?:GET|POST|PATCH) /api/[\w/{}]+)", PAGE)}
    assert told == there


@pytest.mark.parametrize(
    ("title", "kinds"), [("From the client", messages.FromClient), ("From the service", messages.FromService)]
)
def test_every_message_is_shown_with_all_its_keys(title: str, kinds: Any) -> None:
    shown = {example["type"]: set(example) - {"type"} for example in examples(section(title))}
    assert shown == {kind.__struct_config__.tag: keys_of(kind) for kind in kinds.__args__}


def test_what_is_shown_of_tables_and_games_is_of_their_form() -> None:
    new, created, table = examples(section("Tables"))[:3]
    assert set(new) == keys_of(NewTable)
    msgspec.convert(new, NewTable)
    assert set(created) == {"table", "keys"}
    known = msgspec.convert(table, TableInfo, strict=False)
    assert json.loads(msgspec.json.encode(known)) == table, "a key is missing, or one too many"
    assert ID_FORM.fullmatch(table["id"])
    (game,) = examples(section("What there is"))[0]
    assert set(game) == keys_of(GameInfo)


def told(rate: Rate, what: str) -> str:
    if rate.per_second < 1:
        return f"{rate.burst:g} {what} at once and one every {1 / rate.per_second:g} s"
    return f"{rate.burst:g} {what} at once and {rate.per_second:g} a second"


def test_the_limits_are_those_of_the_service() -> None:
    settings = Settings()
    rates = settings.rates
    assert rates.sockets == rates.requests
    for sentence in (
        told(rates.requests, "requests"),
        f"as many new WebSockets, {rates.connections:g} open ones, "
        f"{rates.messages.burst:,g} messages over all of them at once and {rates.messages.per_second:g} a second",
        f"{rates.arrivals.burst:,g} new connections of any kind at once and {rates.arrivals.per_second:g} a second, "
        "more are cut off; "
        f"{told(rates.unreadable, 'requests that are no HTTP')}, more are cut off without an answer",
        told(rates.tables, "tables"),
        f"{rates.tables_of_address:g} that have not ended",
        f"{rates.tables_of_device:g} of which it is the host",
        f"{rates.work.burst:g} replays, records looked through or checked at once and one a second, {rates.replays:g}",
        f"{settings.replay_workers} replays or checks are done at the same time and {settings.replays_waiting} may",
        told(rates.moves, "messages"),
        f"{told(rates.chat, 'things said')} (blocks, reports and signs too), {rates.signs.burst:g} signs at once and",
        f"{told(rates.hints, 'hints')}, {told(rates.votes, 'proposals and votes')}",
        f"own words of {sizes.CHAT_LINE.kept} characters",
        f"Of an act at most {sizes.SLOTS} slots of {sizes.SLOT} characters are read; a seat may say "
        f"{sizes.ACTS_OF_SEAT} acts in one game, and of its own words a record keeps {sizes.WORDS_OF_SEAT} lines",
        f"of the reports of whoever holds it {sizes.REPORTS_OF_SEAT} are kept, and "
        f"{sizes.REPORTS_OF_TABLE:,} of a table",
        told(rates.frames, "frames"),
        f"{MOST_FRAGMENTS} fragments a message",
        f"{rates.frame_bytes.burst / KIB:g} KiB at once and {rates.frame_bytes.per_second / KIB:g} KiB a second",
        f"Messages to the service: {FRAME_LIMIT // KIB} KiB; heads of requests: {HEAD_LIMIT // KIB} KiB, else 431 "
        f"`too_large`; bodies: {BODY_LIMIT // KIB} KiB, "
        f"records {RECORD_LIMIT // MIB} MiB; decks: {DECK_LIMIT // KIB} KiB, each text in them {sizes.DECK_TEXT} "
        f"characters, their names {sizes.TITLE.kept}.",
        f"the last {CHAT_KEPT:,} lines of chat are kept, and all acts, and {MOST_GRANTS:,} keys and devices",
        f"{MOVES_LIMIT:,} moves, {REPLAY_LIMIT // MIB} MiB of answer and {REPLAY_CPU_S:g} s of the processor's time",
        f"A game at a table may have {sizes.MOST_MOVES:,} moves",
        f"When a log has {sizes.MOST_ENTRIES:,} entries",
        f"{settings.previews_waiting} seats may wait for a preview",
        f"dropped after {settings.slow_after_s:g} s, or when {MOST_BYTES // KIB} KiB wait for it",
        f"head must be there within {settings.head_within_s:g} s, its body within {settings.body_within_s:g} s",
        f"at least {LEAST_READ // KIB} KiB must be read every {settings.slow_after_s:g} s",
        f"There are {settings.most_connections:,} connections at most, and always {RESERVED_HANDLES} file handles",
        f"for {settings.unplayed_after_ms // DAY_MS} days, one whose game has ended after "
        f"{settings.finished_after_ms // DAY_MS} (both",
        f"Beyond {settings.most_unplayed:,} and {settings.most_finished:,} of them",
        f"forgotten for {settings.abandon_after_ms // DAY_MS} days",
        f'"replace_after_ms": {settings.replace_after_ms}',
        f"First, within {settings.hello_within_s:g} seconds",
        f"after {settings.open_within_s:g} seconds in any case",
        f"pings of the WebSocket every {PING_EVERY_S:g} s; a connection on which nobody answers for {PING_EVERY_S:g} s",
        f"tells the last {STEPS_TOLD + 1} steps",
        f"`welcome.chat` holds the last {CHAT_SHOWN}.",
        f"(1 to {MOST_LISTED}; {MOST_LISTED} when left out)",
        f"once, within {TRANSFER_MS // 60_000} minutes",
        f"at most {sizes.LINE}; `[]`",
        f"Names: 1 to {sizes.NAME.kept} characters after trimming, no control characters; titles: at most "
        f"{sizes.TITLE.kept}. Colours: a word of `a`-`z`, at most {sizes.COLOUR},",
        f"1 to {sizes.CONTRIBUTION_BYTES} bytes, in hexadecimal",
        f"1 to {sizes.IDENTIFIER} characters, new for each thing",
        f'(at most {sizes.DECISION_S:,}), `{{"kind": "total"',
        f"together at most {sizes.TOTAL_MINUTES:,}, and at most {sizes.TOTAL_PLUS_S} seconds more for each answer) or",
        f"more than {sizes.MOST_AGREED} moves ago",
        f"(at most {sizes.DAYS}). `hints`",
    ):
        assert sentence in WORDS, sentence
    app = Middleware(None, settings, RateLimits(rates), Metrics())
    keep_alive = uvicorn_config(settings, app).timeout_keep_alive
    assert f"idle for {keep_alive} s after an answer" in WORDS
    assert f"A search may take {SEARCH_S * 1000:g} ms for each message" in WORDS
    assert "though none within an hour" in WORDS
    assert RESTING_MS == 3600 * 1000


def test_every_key_that_views_are_said_to_have_is_one() -> None:
    text = section("What the views tell")
    games = Path(terrae.games.__file__).parent.rglob("*.py")
    sources = "".join(file.read_text("utf-8") for file in games)
    cells = re.findall(r"^\| (`.+?) \|", text, re.MULTILINE)
    keys = [key.rpartition(".")[2] for cell in cells for key in re.findall(r"`([\w.]+)`", cell)]
    assert len(keys) > 20
    assert [key for key in keys if f'"{key}"' not in sources] == []
