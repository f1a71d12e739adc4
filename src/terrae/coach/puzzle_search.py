"""Puzzles from lost games, found, graded and verified.

The solution of a *seat* puzzle is the answer with which the world survives oftenest, in worlds that fit the seat's
view, clear of every other. That of an *open* one is found by exact search.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

from terrae.bots.registry import bot_named
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.engine.record import replay

from .advice import CLEAR, standard_error
from .estimates import MOST_TRIES, SeatLog, assessor_for, read_log
from .puzzles import id_of, is_solved, position_at, position_of_puzzle, puzzled

KINDS = ("seat", "open")
OPEN_THEME = "too-late"
"""The theme of all that are open: another one would tell whether something saves the world."""
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
DIGITS = 4
"""So many digits of a chance are kept."""
ROUNDING = 0.002


class Answers(NamedTuple):
    """The answers of a decision, and how often the world survives with each."""

    texts: list[str]
    values: Any
    errors: Any
    """Of the difference to the best."""
    own_errors: Any
    """Of each value by itself."""

    @property
    def best(self) -> int:
        return int(self.values.argmax())

    @property
    def is_clear(self) -> bool:
        """Is the best answer clearly better than every other?"""
        behind = self.values.max() - self.values
        others = [i for i in range(len(self.texts)) if i != self.best]
        return all(behind[i] >= LEAST_GAIN and behind[i] > CLEAR * self.errors[i] for i in others)

    @property
    def chances(self) -> dict[str, list[float]]:
        """Of every answer how often the world survives, and the standard error of that."""
        told = zip(self.texts, self.values, self.own_errors, strict=True)
        return {text: [round(float(value), DIGITS), round(float(error), DIGITS)] for text, value, error in told}


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
    return Answers(texts, survive.mean(0), standard_error(survive - survive[:, [best]]), standard_error(survive))


def find(match: Match[Any, Any], kinds: Sequence[str] = KINDS) -> Iterator[Json]:
    """The puzzles of a match of these kinds; none unless everybody has lost it."""
    hooks = puzzled(match.game)
    if not match.over or not hooks.is_lost(match):
        return
    if "open" in kinds:
        stand = position_at(match, hooks.last_stand(match))
        yield puzzle("open", stand, hooks.rescue(stand), match, OPEN_THEME)
    if "seat" not in kinds:
        return
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
            solution = [answers.texts[answers.best]]
            yield puzzle("seat", earlier, solution, match, hooks.theme(earlier), answers.chances)
            found += 1
            if found == A_GAME:
                return


def puzzle(
    kind: str,
    match: Match[Any, Any],
    solution: list[str] | None,
    whole: Match[Any, Any],
    theme: str,
    chances: dict[str, list[float]] | None = None,
) -> Json:
    """A puzzle as its file holds it: the position as the set-up and the moves that lead to it."""
    misses = grade(kind, match, solution)
    played = whole.moves[len(match.moves) :][: answers_to(kind, match)]
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
        "about": puzzled(match.game).about(match),
        "solution": solution,
        "played": [text for _, text in played],
        "chances": chances,
    }


def answers_to(kind: str, match: Match[Any, Any]) -> int:
    """How many answers a puzzle asks for: one of its seat, or one of each."""
    return 1 if kind == "seat" else len(match.players)


def grade(kind: str, match: Match[Any, Any], solution: list[str] | None) -> int:
    """How many of the game's characters miss it."""
    hooks = puzzled(match.game)
    missed = 0
    for name in hooks.bots:
        trial = match.copy()
        answers = []
        for _ in range(answers_to(kind, match)):
            bot = bot_named(match.game, name)
            action = bot(position_of(trial))
            answers.append(match.game.notation(trial.state, match.d, action))
            trial.act(action)
        if kind == "seat":
            missed += answers != solution
        elif solution is not None:
            missed += not hooks.is_rescued(match, answers)
    return missed


def verify(found: Json) -> str:
    """Why a puzzle does not hold; empty if it does."""
    match = position_of_puzzle(found)
    hooks = puzzled(match.game)
    if found["about"] != hooks.about(match):
        return "what is told of it is not its position"
    solution = found["solution"]
    if found["kind"] == "open":
        if (hooks.rescue(match) is None) != (solution is None):
            return "exact search finds otherwise"
        return "" if is_solved(found, match, solution or ()) else "its solution does not save the world"
    if match.actor != found["seat"]:
        return "it is another seat's decision"
    answers = weigh_answers(match, BATCHES)
    if not answers.is_clear:
        return "no answer is clearly the best"
    if [answers.texts[answers.best]] != solution:
        return "another answer is the best"
    return "" if near(found["chances"], answers.chances) else "its chances are others"


def near(told: dict[str, list[float]], found: dict[str, list[float]]) -> bool:
    """Are these the same chances? Another processor may round otherwise."""
    if told.keys() != found.keys():
        return False
    return all(abs(a - b) <= ROUNDING for text in told for a, b in zip(told[text], found[text], strict=True))


def of_record(record: object, kinds: Sequence[str] = KINDS) -> list[Json]:
    """The puzzles of one record."""
    return list(find(replay(record), kinds))


def of_records(records: Iterable[object], workers: int, kinds: Sequence[str] = KINDS) -> Iterator[list[Json]]:
    """The puzzles of each record, in their order. A lost game takes long and another none: they go out one by one."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(partial(of_record, kinds=kinds), records)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def chosen(found: Iterable[list[Json]], most: int, kinds: Sequence[str] = KINDS) -> list[Json]:
    """Of each kind the first so many, the easiest first; with open hands nothing saves the world in a third of them.

    Those that are open lie in an order that tells nothing of their solutions.
    """
    quotas = {("seat", True): most, ("open", True): most - most // 3, ("open", False): most // 3}
    left = {which: quota for which, quota in quotas.items() if which[0] in kinds}
    kept = []
    for puzzles in found:
        for each in puzzles:
            which = each["kind"], each["solution"] is not None
            if left[which] > 0:
                left[which] -= 1
                kept.append(each)
        if not any(left.values()):
            break
    return sorted(kept, key=order_in_file)


def order_in_file(found: Json) -> tuple[str, int, str]:
    return found["kind"], found["misses"] if found["kind"] == "seat" else 0, id_of(found)


def as_line(found: Json) -> str:
    return json.dumps(found, separators=(",", ":")) + "\n"
