"""One game of a run: a model in its seats, bots in the others, with talk or in silence."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.seats import bot_players
from terrae.engine.game import Game, Json
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position
from terrae.lab.games import Job, Played
from terrae.lab.tournament import Outcome, contest, outcome_of
from terrae.scenarios.figures import rules_for
from terrae.scenarios.manifest import Scenario
from terrae.table.acts import Act
from terrae.table.ledger import Account, Ledger
from terrae.table.local_table import LocalTable
from terrae.text.play import Manner, TextRequest, text_seat, welcome
from terrae.text.session import InputEnded, Terms, TextSession
from terrae.text.talk import TextTalk

from .channel import Channel, Model, Purse
from .tokens import Tokens, total_of

GONE = "gone"
"""Decisions of a model whose program has ended."""


@dataclass(frozen=True)
class TableGame:
    """A game to be played: which table, which deal, with talk or in silence."""

    scenario: Scenario
    deal: int
    talks: bool

    @property
    def key(self) -> tuple[str, int, bool]:
        return self.scenario.name, self.deal, self.talks

    @property
    def name(self) -> str:
        return f"{self.scenario.name}-{self.deal}-{'talk' if self.talks else 'silence'}"

    def job(self, game: Game[Any, Any], agent: str, chance: str | None) -> Job:
        """The same as the benchmark plays it."""
        return contest(rules_for(game, self.scenario, chance), self.scenario.mix(agent), self.deal)


@dataclass(frozen=True)
class Conditions:
    """What holds for every game of a run."""

    game: Game[Any, Any]
    manner: Manner
    terms: Terms
    fallback: str
    language: str
    chance: str | None


@dataclass(frozen=True)
class PlayedGame:
    """What came of one game."""

    outcome: Outcome
    record: Json
    faults: dict[str, int]
    answered: dict[str, int]
    said: int
    """How many things the model said."""
    own: Json
    """The promises of the model's seats: made, kept, broken, and how much was promised and given."""
    others: Json
    tokens: Tokens
    seconds: float
    last_words: str = ""
    """What the model's program complained about last, if one has gone."""

    @property
    def is_void(self) -> bool:
        """Did the model answer nothing of what it was asked?"""
        return not self.answered.get("you") and any(by != "forced" for by in self.answered)


class ModelSeat:
    """A model at one seat. Where it has gone, the fallback decides, and nothing is said."""

    def __init__(self, session: TextSession, channel: Channel, fallback: Bot, purse: Purse) -> None:
        self.session = session
        self.channel = channel
        self.fallback = fallback
        self.purse = purse
        self.paid = Tokens()
        """What was paid from the purse already."""
        self.has_gone = False
        self.left_to_fallback = 0

    def decide(self, position: Position) -> int:
        with suppress(InputEnded), self.paying():
            return self.session.decide(position)
        self.left_to_fallback += 1
        return self.fallback(position)

    def speak(self, position: Position) -> Act | None:
        with suppress(InputEnded), self.paying():
            return self.session.speak(position)
        return None

    @contextmanager
    def paying(self) -> Iterator[None]:
        """Ask the model something, and pay for it; `InputEnded` if it has gone."""
        self.purse.check()
        if self.has_gone:
            raise InputEnded
        try:
            yield
        except InputEnded:
            self.has_gone = True
            raise
        finally:
            self.purse.pay(self.channel.spent - self.paid)
            self.paid = self.channel.spent

    def counts(self) -> tuple[Counter[str], Counter[str]]:
        """Faults by kind, and who answered how often."""
        faults: Counter[str] = Counter(self.session.faults)
        answered: Counter[str] = Counter(self.session.answered)
        if self.has_gone:
            faults[GONE] += 1
            answered[GONE] += self.left_to_fallback
        return faults, answered


def players_of(scenario_bots: Sequence[str], agent: str) -> list[Json]:
    """Who sits there. Names tell nothing of who is a bot, and of which."""
    kinds = [TextRequest.kind if bot == agent else f"bot:{bot}" for bot in scenario_bots]
    return [{"name": f"Player {seat}", "kind": kind} for seat, kind in enumerate(kinds)]


def play_game(
    table: TableGame,
    model: Model,
    conditions: Conditions,
    purse: Purse,
    log: Callable[[Json], None] = lambda _fault: None,
) -> PlayedGame:
    """Play one game to its end. `Stopped` and `Unreachable` leave it."""
    began = time.monotonic()
    game = conditions.game
    agent = f"{TextRequest.kind}:{model.name}"  # no bot has such a name
    job = table.job(game, agent, conditions.chance)
    match = Match(game, players_of(job.bots, agent), seed=job.seed, start=job.start, chance=job.chance)
    local = LocalTable(match, table.talks)
    fallback = bot_named(game, conditions.fallback)
    own = table.scenario.own_seats(table.deal)
    heard = {
        number: speaker
        for number, bot in enumerate(job.bots)
        if number not in own and (speaker := speaker_named(game, bot)) is not None
    }
    seats: dict[int, ModelSeat] = {}
    with ExitStack() as open_channels:
        for number in own:
            seat = text_seat(match, number, conditions.manner)
            talk = TextTalk(seat, local)
            channel = model.sit_down(seat, talk, purse)
            open_channels.callback(channel.close)
            session = TextSession(seat, {}, fallback, conditions.terms, channel, channel.send, log, talk, heard)
            channel.send(welcome(match, number, table.deal, 1, talk))
            seats[number] = ModelSeat(session, channel, fallback, purse)
        bots = [seats[n].decide if n in seats else bot_named(game, bot) for n, bot in enumerate(job.bots)]
        speakers = [seats[n].speak if n in seats else heard.get(n) for n in range(len(job.bots))]
        local.play(bots, speakers)
        for one in seats.values():
            one.channel.send({**one.session.seat.end(), **one.session.counts()})
    faults: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    for one in seats.values():
        faulty, by = one.counts()
        faults += faulty
        answered += by
    return PlayedGame(
        outcome_of(Played(job, match)),
        named_record(match.record(), job.bots, agent, model.name),
        dict(faults),
        dict(answered),
        sum(said.seat in own for said in local.said),
        promises_of(local.ledger, own),
        promises_of(local.ledger, [seat for seat in range(len(job.bots)) if seat not in own]),
        total_of(one.channel.spent for one in seats.values()),
        time.monotonic() - began,
        next((words for one in seats.values() if one.has_gone and (words := one.channel.last_words())), ""),
    )


def promises_of(ledger: Ledger, seats: Sequence[int]) -> Json:
    """The promises of some seats: how many were made and said to be kept or broken by public play, and their sums."""
    accounts = [ledger.account(seat).to_json() for seat in seats]
    made = sum(promise.seat in seats and promise.verdict != "replaced" for promise in ledger.promises)
    return {"made": made, **{key: sum(account[key] for account in accounts) for key in Account().to_json()}}


def named_record(record: Json, bots: Sequence[str], agent: str, name: str) -> Json:
    """The record with names by which a person knows who is who."""
    names = bot_players([name if bot == agent else bot for bot in bots])
    told = [{**player, "name": named["name"]} for player, named in zip(record["players"], names, strict=True)]
    return {**record, "players": told}
