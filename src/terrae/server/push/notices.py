"""Who is told something with the page closed: that their seat is asked, that a game is over, that a deal is there.

What is told is made from a table's id, title and game, and from nothing of its match.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import msgspec

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.sentences import COMMON, Sentences, folder_of

from ..database.push import Awaited, Subscription

Kind = Literal["turn", "over", "daily"]
HEADLINES: dict[Kind, str] = {"turn": "web-row-asked", "over": "web-row-over", "daily": "web-daily"}
TOPIC = 32
"""Characters of a topic, at most: a later notice of the same takes the place of one that has not arrived yet."""


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told. Its own script shows it: there is no page that could say it in words."""

    title: str
    body: str
    path: str
    """Where it leads, below where the app is served."""
    tag: str
    """A later notice with the same tag takes its place on the screen."""


@dataclass(frozen=True)
class Reason:
    """Why a seat is told something: this was asked when the log had so many entries."""

    table: str
    seat: int
    number: int
    kind: Kind


def still_holds(reason: Reason, awaited: Awaited) -> bool:
    """Is the seat still asked, or the game over, and its holder not there?"""
    status = "over" if reason.kind == "over" else "playing"
    return awaited.is_away and awaited.number == reason.number and awaited.status == status


@lru_cache(32)
def sentences(language: str, game: str) -> Sentences:
    """What is said about a game in one language. To read it takes time: not in the event loop."""
    try:
        folders = [COMMON, folder_of(game_named(game))]
    except Refused:
        folders = [COMMON]
    return Sentences(language or "en", folders)


def notice_of_table(kind: Kind, table: str, title: str, game: str, language: str) -> Notice:
    say = sentences(language, game)
    name = say(f"{game}-name")
    return Notice(say(HEADLINES[kind]), f"{title} ({name})" if title else name, f"/table/{table}", f"table {table}")


def notice_of_day(game: str, language: str) -> Notice:
    say = sentences(language, game)
    return Notice(say(HEADLINES["daily"]), say("web-daily-line"), "/daily", "daily")


def topic_of(secret: str, tag: str) -> str:
    """A name for what notices are about, which tells a push service nothing."""
    return hashlib.sha256(f"{secret} {tag}".encode()).hexdigest()[:TOPIC]


@dataclass(slots=True)
class Letter:
    """A notice on its way to one browser."""

    to: Subscription
    notice: Notice
    reason: Reason | None
    """None of a notice that is about no table."""
    tries: int = 0
