"""Deals: a game that everybody begins at the same moment, in the same seat, among the same bots.

A deal is named by a short text, a game with a day or with 32 hexadecimal digits, and all of it follows from that: the
seed, the seat, the bots, and the moves that bots have made before one sits down. So whoever reads this file can work
out every card of it beforehand; nothing of a deal is secret from somebody who wants to know.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import date
from itertools import count
from typing import Any

from terrae.engine.chance import random_order, seeded
from terrae.engine.deals import DealResult, Deals
from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named, loaded
from terrae.engine.match import Match
from terrae.engine.player import position_of

from .registry import registered_bot
from .seats import bot_players

VERSION = "terrae-deal/1"
"""How a deal follows from its name. It changes if the bots or the choice of the deal change."""
FIRST_DAY = date(2026, 1, 1)
FORM = re.compile(r"([a-z][a-z-]{0,40})~(?:(20[0-9]{2}-[0-9]{2}-[0-9]{2})(?:~([0-9a-f]{16}))?|([0-9a-f]{32}))")
"""A game and a day, perhaps with the digits of friends who compare it among themselves; or a game and digits."""


@dataclass(frozen=True)
class Deal:
    """A deal by its name, not dealt yet."""

    game: Game[Any, Any]
    day: date | None
    digits: str
    """Of friends who share it; of a deal that is no day's, what all of it follows from."""

    @property
    def name(self) -> str:
        return self.source if self.day is None or not self.digits else f"{self.source}~{self.digits}"

    @property
    def source(self) -> str:
        """What all of it follows from: friends who share the deal of a day have that day's."""
        return f"{self.game.name}~{self.day.isoformat() if self.day else self.digits}"

    @property
    def is_shared(self) -> bool:
        """Do friends compare it? A day's own deal is everybody's: it has only counts."""
        return bool(self.digits)

    @property
    def deals(self) -> Deals:
        found: Deals = loaded(self.game.offers.deals)
        return found

    def chance(self, label: str) -> str:
        """Digits for one purpose."""
        return hashlib.sha256(f"{VERSION} {self.source} {label}".encode()).hexdigest()[:32]

    @property
    def seat(self) -> int:
        """The seat that everybody has."""
        return int(self.chance("seat"), 16) % self.deals.players

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots of the other seats, each another one, in the order of the seats."""
        bots = self.deals.bots
        order = [0] * len(bots)
        random_order(order, len(bots), seeded(self.chance("bots")))
        return tuple(bots[place] for place in order[: self.deals.players - 1])

    def seats(self, own: str) -> list[str]:
        """The bot of every seat, with `own` in everybody's."""
        return [*self.bots[: self.seat], own, *self.bots[self.seat :]]


def deal_named(text: str) -> Deal:
    """The deal of that name; `Refused` if there is none."""
    form = FORM.fullmatch(text)
    if form is None:
        raise Refused("a deal is named by a game and a day, as GAME~2026-11-17, or by a game and 32 hexadecimal digits")
    name, day, friends, digits = form.groups()
    game = game_named(name)
    if not game.offers.deals:
        raise Refused(f"{name} has no deals")
    try:
        found = None if day is None else date.fromisoformat(day)
    except ValueError:
        raise Refused(f"there is no day {day}") from None
    if found is not None and found < FIRST_DAY:
        raise Refused(f"the first deal of the day is that of {FIRST_DAY}")
    return Deal(game, found, friends or digits or "")


def new_deal(game: Game[Any, Any]) -> Deal:
    """A deal that nobody has had, to be shared with friends."""
    return Deal(game, None, secrets.token_hex(16))


def begun(deal: Deal) -> Match[Any, Any]:
    """The match at the moment at which everybody sits down; bots have played it up to there."""
    deals = deal.deals
    names = deal.seats(deals.stand_in)
    bots = [registered_bot(deal.game, name) for name in names]
    for number in count():
        match = Match(deal.game, bot_players(names), seed=deal.chance(f"cards {number}"))
        while not match.over and not deals.begins(match):
            match.act(bots[match.actor](position_of(match)))
        if deals.is_worth_playing(match):
            return match
    raise AssertionError


def outcome_of(deal: Deal, match: Match[Any, Any], since: int) -> DealResult:
    """How a deal ended that began after so many moves."""
    return deal.deals.outcome(match, deal.seat, since)
