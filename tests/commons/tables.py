"""A table for tests, and what holds there."""

from __future__ import annotations

from typing import Any

from terrae.commons.channel import Purse
from terrae.commons.game import Conditions, TableGame
from terrae.commons.tables import tables_of
from terrae.engine.game import game_named
from terrae.scenarios.manifest import Scenario, manifest_of
from terrae.sentences import sentences_for
from terrae.table.local_table import LocalTable
from terrae.text.play import Manner, TextRequest, text_seat
from terrae.text.seat import TextSeat
from terrae.text.session import Terms
from terrae.text.talk import TextTalk

TERRA = game_named("terra")


def conditions(**terms: Any) -> Conditions:
    """What holds for a game, with a chance that is known."""
    told = Terms(**{"retries": 1, "seconds": 60.0, "skips_forced": True, **terms})
    return Conditions(TERRA, Manner(sentences_for(TERRA, "en")), told, "random", "en", "chance")


def scenario(name: str) -> Scenario:
    """A table of the benchmark, or of models only."""
    known = [*manifest_of(TERRA).scenarios, *tables_of(TERRA).scenarios]
    return next(one for one in known if one.name == name)


def table(name: str, *, talks: bool = False) -> TableGame:
    return TableGame(scenario(name), 0, talks)


def seat_and_talk(*, talks: bool = False) -> tuple[TextSeat, TextTalk]:
    """The seat that decides first in a game that has just begun."""
    match = TextRequest(TERRA, 3, ["random"], "seat").match(0)
    seat = text_seat(match, match.actor, Manner(sentences_for(TERRA, "en")))
    return seat, TextTalk(seat, LocalTable(match, talks))


def purse(budget: int | None = None) -> Purse:
    return Purse(budget)
