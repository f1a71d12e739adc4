"""Save this world: puzzles from lost games, found and verified.

Two kinds. *seat*: what could this seat do, by what it could know? The solution is the answer with which the world
survives oftenest, in worlds that fit the seat's view, clear of every other. *open*: all hands open, a sequence of
answers that saves the world, or that nothing does; found by exact search.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from terrae.bots.registry import bot_named
from terrae.engine.errors import Refused, Unreadable
from terrae.engine.game import Game, Json, game_named, loaded
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.engine.puzzles import Puzzled
from terrae.engine.record import read_lines, replay

from .advice import CLEAR, standard_error
from .estimates import MOST_TRIES, SeatLog, assessor_for, read_log

SHIPPED = Path(__file__).with_name("puzzles.jsonl")
LOOKED = 2
"""So many batches of worlds tell whether a decision may be a puzzle."""
BATCHES = 24
"""So many verify it."""
LEAST_GAIN = 0.04
"""The solution is better than every other answer by at least this part of a whole."""
BACK = 30
"""Decisions are looked at that are at most so many moves before the end."""
A_GAME = 2
"""At most so many puzzles of one kind are made of a game."""


KEYS = {"game", "kind", "theme", "misses", "seat", "players", "start", "setup", "moves", "solution"}


class Answers(NamedTuple):
    """The answers of a decision, and how often the world survives with each."""

    texts: list[str]
    values: Any
    errors: Any
    """Of the difference to the best."""

    @property
    def best(self) -> int:
        return int(self.values.argmax())

    @property
    def is_clear(self) -> bool:
        """Is the best answer clearly better than every other?"""
        behind = self.values.max() - self.values
        others = [i for i in range(len(self.texts)) if i != self.best]
        return all(behind[i] >= LEAST_GAIN and behind[i] > CLEAR * self.errors[i] for i in others)


def puzzled(game: Game[Any, Any]) -> Puzzled:
    """How puzzles of a game are made; `Refused` if there are none."""
    if not game.offers.puzzles:
        raise Refused(f"{game.name} has no puzzles")
    found: Puzzled = loaded(game.offers.puzzles)()
    return found


def weigh_answers(match: Match[Any, Any], batches: int) -> Answers:
    """How often the world survives with each answer of the seat that decides, by what it can know."""
    log = read_log(match, match.actor)
    return weigh_point(log, len(log.points) - 1, batches)


def weigh_point(log: SeatLog, i: int, batches: int) -> Answers:
    """The same at a point of a match where the seat decides."""
    only = SeatLog(log.match, log.coached, log.seat, log.points[i : i + 1], log.tries[i : i + 1], log.seed)
    tries = np.array([batch.tries[0] for batch in assessor_for(log.match.game).batches(only, range(batches))])
    survive = tries[:, : len(only.tries[0]), 0]
    best = int(survive.mean(0).argmax())
    texts = [log.match.game.notation(log.points[i].view, log.match.d, action) for action in only.tries[0]]
    return Answers(texts, survive.mean(0), standard_error(survive - survive[:, [best]]))


def position_at(match: Match[Any, Any], moves: int) -> Match[Any, Any]:
    """The match after so many moves."""
    earlier = match.copy()
    earlier.undo(len(match.moves) - moves)
    return earlier


def find(match: Match[Any, Any]) -> Iterator[Json]:
    """The puzzles of a match; none unless everybody has lost it."""
    hooks = puzzled(match.game)
    if not match.over or not hooks.is_lost(match):
        return
    stand = position_at(match, hooks.last_stand(match))
    rescue = hooks.rescue(stand)
    yield puzzle("open", stand, rescue, "too-late" if rescue is None else hooks.theme(stand))
    found = 0
    logs = [read_log(match, seat) for seat in range(len(match.players))]
    decisions = [
        (point.move, log.seat, i)
        for log in logs
        for i, point in enumerate(log.points)
        if point.move >= len(match.moves) - BACK and 1 < len(point.legal) <= MOST_TRIES
    ]
    for move, seat, i in sorted(decisions, reverse=True):
        if weigh_point(logs[seat], i, LOOKED).is_clear and (answers := weigh_point(logs[seat], i, BATCHES)).is_clear:
            earlier = position_at(match, move)
            yield puzzle("seat", earlier, [answers.texts[answers.best]], hooks.theme(earlier))
            found += 1
            if found == A_GAME:
                return


def puzzle(kind: str, match: Match[Any, Any], solution: list[str] | None, theme: str) -> Json:
    """A puzzle as its file holds it: the position as the set-up and the moves that lead to it."""
    misses = grade(kind, match, solution)
    return {
        "game": match.game.name,
        "kind": kind,
        "theme": theme,
        "misses": misses,
        "seat": match.actor,
        "players": len(match.players),
        "start": match.start,
        "setup": match.setup,
        "moves": [list(move) for move in match.moves],
        "solution": solution,
    }


def grade(kind: str, match: Match[Any, Any], solution: list[str] | None) -> int:
    """How many of the game's characters miss it."""
    hooks = puzzled(match.game)
    missed = 0
    for name in hooks.bots:
        trial = match.copy()
        answers = []
        for _ in range(1 if kind == "seat" else len(match.players)):
            bot = bot_named(match.game, name)
            action = bot(position_of(trial))
            answers.append(match.game.notation(trial.state, match.d, action))
            trial.act(action)
        if kind == "seat":
            missed += answers != solution
        elif solution is not None:
            missed += not hooks.is_rescued(match, answers)
    return missed


def position_of_puzzle(found: Json) -> Match[Any, Any]:
    """The match of a puzzle, at its position; `Refused` if it does not hold."""
    try:
        game = game_named(found["game"])
        players = [{"name": f"Seat {seat}", "kind": "bot"} for seat in range(found["players"])]
        match = Match(game, players, seed="puzzle", start=found["start"], setup=found["setup"])
        for seat, text in found["moves"]:
            match.play(seat, text)
    except (KeyError, TypeError, ValueError) as error:
        raise Refused(f"not a puzzle: {error}") from None
    return match


def verify(found: Json) -> str:
    """Why a puzzle does not hold; empty if it does."""
    match = position_of_puzzle(found)
    hooks = puzzled(match.game)
    solution = found["solution"]
    if found["kind"] == "open":
        rescue = hooks.rescue(match)
        if (rescue is None) != (solution is None):
            return "exact search finds otherwise"
        return "" if solution is None or hooks.is_rescued(match, solution) else "its solution does not save the world"
    if match.actor != found["seat"]:
        return "it is another seat's decision"
    answers = weigh_answers(match, BATCHES)
    if not answers.is_clear:
        return "no answer is clearly the best"
    return "" if [answers.texts[answers.best]] == solution else "another answer is the best"


def read(file: Path = SHIPPED) -> list[Json]:
    """The puzzles of a file, the shipped ones unless told."""
    found: list[Json] = []
    for number, data in read_lines(file):
        if not isinstance(data, dict) or not data.keys() >= KEYS:
            raise Unreadable(f"{file}: line {number} is no puzzle: it needs {', '.join(sorted(KEYS))}")
        found.append(data)
    if not found:
        raise Unreadable(f"{file}: holds no puzzle")
    return found


def of_record(record: object) -> list[Json]:
    """The puzzles of one record."""
    return list(find(replay(record)))


def of_records(records: Iterable[object], workers: int) -> Iterator[list[Json]]:
    """The puzzles of each record, in their order. A lost game takes long and another none: they go out one by one."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(of_record, records)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def chosen(found: Iterable[list[Json]], most: int) -> list[Json]:
    """Of each kind the first so many, the easiest first; with open hands nothing saves the world in a third of them."""
    left = {("seat", True): most, ("open", True): most - most // 3, ("open", False): most // 3}
    kept = []
    for puzzles in found:
        for each in puzzles:
            which = each["kind"], each["solution"] is not None
            if left[which] > 0:
                left[which] -= 1
                kept.append(each)
        if not any(left.values()):
            break
    return sorted(kept, key=lambda each: (each["kind"], each["misses"]))


def as_line(found: Json) -> str:
    return json.dumps(found, separators=(",", ":")) + "\n"
