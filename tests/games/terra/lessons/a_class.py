"""Classes of bots: tables with the same deals and other names, some with stand-ins, some stopped by the bell."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from terrae.bots.registry import bot_named
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.games.terra.lessons.debrief import TerraLessons
from terrae.games.terra.relabel import WORLDS
from terrae.server.lessons.debrief_worker import DebriefJob, RoundJob, TableJob

from ....checkers.debrief import Sat, Seen, watch
from ..table import GAME

BOTS = ("tips", "altruist", "altruist", "altruist", "fair-sharer", "selfish", "greedy", "random")
LESSONS = TerraLessons()


def played(setup: Json, deck: Json, names: list[str], options: Json, seed: str, stop: int | None) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(
        GAME,
        [{"name": "", "kind": "human"}] * len(names),
        deck=GAME.read_deck(deck),
        options=options,
        setup=setup,
        seed=seed,
        start=1,
    )
    bots = [bot_named(GAME, name) for name in names]
    while not match.over and len(match.moves) != stop:
        action = bots[match.actor](position_of(match))
        match.play(match.actor, GAME.notation(match.state, match.d, action))
    return match


def a_class(seed: str, sizes: tuple[int, ...], laws: tuple[Json, ...], bots: tuple[str, ...] = BOTS) -> DebriefJob:
    """What the worker is told of a class: a round for each law, on one deal each, with the same pupils."""
    lot, rounds = Random(seed), []
    seats = [[10 * n + seat + 1 for seat in range(size)] for n, size in enumerate(sizes)]
    for number, law in enumerate(laws):
        nobody = [{"name": "", "kind": "human"}] * max(sizes)
        dealt: Match[Any, Any] = Match(GAME, nobody, options={"crises": 6, **law}, seed=f"{seed}/{number}")
        tables = []
        for n, pupils in enumerate(seats):
            world = 0 if n == 0 else lot.randrange(WORLDS)
            setup = LESSONS.for_fewer(dealt.setup, len(pupils))
            assert setup is not None
            deck, setup = LESSONS.renamed(dealt.deck.document, setup, world)
            names = [lot.choice(bots) for _ in pupils]
            stop = lot.randrange(5, 25) if lot.random() < 0.15 else None
            match = played(setup, deck, names, {"crises": 6, **law}, f"{seed}/{number}/{n}", stop)
            outcome = "stopped"
            if match.over:
                outcome = "held" if GAME.result(match.state, match.d)["outcome"] == "success" else "lost"
            gone = lot.randrange(len(pupils)) if lot.random() < 0.3 else None
            left = lot.randrange(len(match.moves))
            by_bot = [seat == gone and move >= left for move, (seat, _) in enumerate(match.moves)]
            changed = [seat == gone for seat in range(len(pupils))]
            record = msgspec.json.encode(match.record())
            tables.append(TableJob(record, outcome, pupils, by_bot, changed, world, ""))
        rounds.append(RoundJob("" if number == 0 else "law", tables))
    return DebriefJob("slides", GAME.name, rounds)


def seen_by_checker(job: DebriefJob) -> list[list[Seen]]:
    """The same lesson as the checker sees it: records as they are stored, under each table's own names."""
    return [
        [
            watch(Sat(msgspec.json.decode(t.record), t.outcome, t.pupils, t.by_bot, t.changed))
            for t in played_round.tables
        ]
        for played_round in job.rounds
    ]
