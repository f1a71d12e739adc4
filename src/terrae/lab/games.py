"""One game between bots, as simulations, tournaments, data sets and the balance report play it.

A `Job` says what is played, in values that another process can receive; `play_job` plays it, and `Played` is what came
of it. What a command counts of a game it takes from there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.seats import bot_players
from terrae.engine.game import DeckDocument, Game, Json, OptionValue, game_named
from terrae.engine.match import Match
from terrae.engine.player import Bot, play_bots

if TYPE_CHECKING:
    from terrae.table.public_talk import PublicTalk


@dataclass(frozen=True)
class Rules:
    """What the games of one run have in common."""

    game: str
    players: int
    seed: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    deck: str = ""
    """The deck's document as JSON; empty for the usual deck."""
    chance: str | None = None
    """What was drawn for this run because a stranger's bot takes part; None if everything follows from the seed."""


def rules_of(
    game: Game[Any, Any],
    players: int,
    seed: str,
    options: Mapping[str, OptionValue],
    deck: DeckDocument[Any] | None,
    chance: str | None = None,
) -> Rules:
    """The rules of a run."""
    document = json.dumps(deck.document) if deck else ""
    return Rules(game.name, players, seed, tuple(sorted(options.items())), document, chance)


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    rules: Rules
    bots: tuple[str, ...]
    """The bot of each seat."""
    number: int
    """Which game of its run it is."""
    seed: str
    """The seed of its cards."""
    start: int = 0
    chance: str | None = None
    """What the chance of its bots follows from; None if it follows from the seed."""
    is_contest: bool = False
    """Do strangers' bots think in processes of their own, where they cannot look for the game?"""
    talks: bool = False
    """Do bots talk?"""


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    job: Job
    match: Match[Any, Any]
    faults: list[int] | None = None
    """How many decisions chance made for each seat because its bot did not; None where no stranger's bot sat apart."""
    first_fault: str = ""
    """Which bot that was first, and what it did wrong."""
    talk: PublicTalk | None = None
    """What was said, if bots talk."""

    @cached_property
    def result(self) -> Json:
        """How it ended, as records tell it."""
        found: Json = self.match.game.result(self.match.state, self.match.d)
        return found

    @property
    def survived(self) -> bool:
        """Did somebody win? There are games that everybody loses."""
        return bool(self.result["outcome"] == "success")

    @property
    def wins(self) -> list[float]:
        """A win for each seat: one in all, shared by those who won together; none in a game that everybody lost."""
        winners = self.result["winners"] if self.survived else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.job.bots))]

    @property
    def scores(self) -> list[int] | None:
        """None in a game that everybody lost."""
        return list(self.result["scores"]) if self.survived else None


@lru_cache(maxsize=8)
def deck_of(game: str, document: str) -> DeckDocument[Any] | None:
    """The deck of a job; None for the usual one."""
    return game_named(game).read_deck(json.loads(document)) if document else None


def match_of(job: Job) -> Match[Any, Any]:
    """The match of a job before its first move; `Refused` if it cannot be played."""
    rules = job.rules
    return Match(
        game_named(rules.game),
        bot_players(job.bots),
        deck=deck_of(rules.game, rules.deck),
        options=dict(rules.options),
        seed=job.seed,
        start=job.start,
        chance=job.chance,
    )


def play_job(job: Job, loaded: Mapping[str, Bot] | None = None) -> Played:
    """Play one game to its end, by the bots that are loaded already or by those of the job's names."""
    match = match_of(job)
    if job.is_contest:
        return play_contest(job, match)
    bots = [loaded[name] if loaded else bot_named(match.game, name) for name in job.bots]
    if job.talks:
        from terrae.table.local_table import LocalTable

        table = LocalTable(match)
        table.play(bots, [speaker_named(match.game, name) for name in job.bots])
        return Played(job, match, talk=table.public_talk())
    play_bots(match, bots)
    return Played(job, match)


def play_contest(job: Job, match: Match[Any, Any]) -> Played:
    """Play a match in which strangers' bots think in processes of their own, and count what they left to chance."""
    from terrae.bots.guests import GuestSeat, bots_at

    with bots_at(match, job.bots) as bots:
        play_bots(match, bots)
    guests = [bot if isinstance(bot, GuestSeat) else None for bot in bots]
    return Played(
        job,
        match,
        [guest.faults if guest else 0 for guest in guests] if any(guests) else None,
        next((guest.first_fault for guest in guests if guest and guest.faults), ""),
    )
