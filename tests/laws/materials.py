"""Law: the plain and the compiled material are the same game, bit for bit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from terrae.engine.chance import Generator, seeded
from terrae.engine.compiled import Compiled, fill
from terrae.engine.contract import SPECTATOR

from .walks import MOST_DECISIONS, AnyGame, Seating, Walk, default_deck, positions, viewers, walks

BATCH = 1_024
UNTOUCHED = 77
"""Fills arrays before a call, so that a place that only one material writes is found."""


class Pages:
    """States of both materials collected to be compared at once, which is far faster than one by one."""

    def __init__(self, fast: Compiled) -> None:
        self.states = fast.states(BATCH)
        self.plain: list[tuple[Any, ...]] = []

    def add(self, plain: Any, states: np.ndarray[Any, Any], i: int) -> None:
        self.states[len(self.plain)] = states[i]
        self.plain.append(plain.clone().values())
        if len(self.plain) == BATCH:
            self.compare()

    def compare(self) -> None:
        for name, expected in zip(self.states.dtype.names or (), zip(*self.plain, strict=True), strict=False):
            found = self.states[name][: len(self.plain)].tolist()
            if found != list(expected):
                plain, compiled = next((a, b) for a, b in zip(expected, found, strict=True) if a != b)
                raise AssertionError(f"the materials differ in {name!r}: plain {plain}, compiled {compiled}")
        self.plain.clear()


class Twin:
    """Room for compiled states that go along with plain ones: 0 is a game, 1 a view of it, 2 a fancy of that."""

    def __init__(self, game: AnyGame, fast: Compiled) -> None:
        self.run = fast.run
        self.fast = fast
        self.states = fast.states(3)
        self.decks = fast.decks(default_deck(game).table)
        self.scratch = fast.scratch()


def check_same_chance(r: Generator, generators: np.ndarray[Any, Any]) -> None:
    assert generators[0].tolist() == (r.one, r.two), "the materials have used chance differently"


def materials_agree(game: AnyGame, fast: Compiled, seating: Seating, decisions: int, seed: str = "law") -> int:
    """The same games in both materials: every field, every list of legal actions, all chance. Counts the games."""
    pages, twin = Pages(fast), Twin(game, fast)
    run, states, scratch = twin.run, twin.states, twin.scratch
    s, d = states[0], twin.decks[0]
    games = 0
    for walk in walks(game, seating, decisions, seed):
        r = fast.generators(walk.seed)
        run.new_game(s, d, seating.players, walk.start, seating.options, r[0], scratch)
        pages.add(walk.s, states, 0)
        while not walk.over:
            assert not run.is_over(s, d), "the compiled game is over, the plain one is not"
            legal = walk.legal()
            n = run.legal(s, d, scratch)
            assert scratch[:n].tolist() == legal, "the materials differ in what is legal"
            action = walk.choice.choice(legal)
            walk.play(action)
            run.play(s, d, action, r[0], scratch)
            pages.add(walk.s, states, 0)
        assert run.is_over(s, d), "the plain game is over, the compiled one is not"
        check_same_chance(walk.r, r)
        games += 1
    pages.compare()
    return games


def sights_agree(game: AnyGame, fast: Compiled, seating: Seating, decisions: int, seed: str = "law") -> None:
    """Views, fancies, observations and masks of the same states are the same in both materials."""
    pages, twin = Pages(fast), Twin(game, fast)
    for walk in positions(game, seating, decisions, seed):
        fill(twin.states, 0, walk.s)
        imaginer = walk.choice.choice(viewers(seating))
        for seat in viewers(seating):
            v = game.state()
            stain(v, twin.states[1:2], walk.choice)
            game.run.redact(walk.s, walk.d, seat, v)
            twin.run.redact(twin.states[0], twin.decks[0], seat, twin.states[1])
            pages.add(v, twin.states, 1)
            if seat == imaginer:
                compare_fancies(walk, twin, pages, v, seat)
            if seat != SPECTATOR:
                compare_observations(walk, twin, seat)
        compare_masks(walk, twin)
    pages.compare()


def compare_observations(walk: Walk, twin: Twin, seat: int) -> None:
    plain = [UNTOUCHED] * walk.game.observation
    compiled = np.full(walk.game.observation, UNTOUCHED, np.int64)
    walk.game.run.observe(walk.s, walk.d, seat, plain)
    twin.run.observe(twin.states[0], twin.decks[0], seat, compiled)
    assert compiled.tolist() == plain, f"the materials differ in the observation of seat {seat}"


def compare_masks(walk: Walk, twin: Twin) -> None:
    plain = [UNTOUCHED] * walk.game.actions
    compiled = np.full(walk.game.actions, UNTOUCHED, np.int8)
    n = walk.game.run.write_mask(walk.s, walk.d, plain, walk.scratch)
    assert twin.run.write_mask(twin.states[0], twin.decks[0], compiled, twin.scratch) == n
    assert compiled.tolist() == plain, "the materials differ in the mask"


def compare_fancies(walk: Walk, twin: Twin, pages: Pages, v: Any, seat: int) -> None:
    """The same view and the same chance must give the same fancy."""
    seed = str(walk.choice.random())
    r, generators = seeded(seed), twin.fast.generators(seed)
    fancy = walk.game.state()
    stain(fancy, twin.states[2:3], walk.choice)
    walk.game.run.imagine(v, walk.d, seat, fancy, r, walk.scratch)
    twin.run.imagine(twin.states[1], twin.decks[0], seat, twin.states[2], generators[0], twin.scratch)
    pages.add(fancy, twin.states, 2)
    check_same_chance(r, generators)


def stain(plain: Any, record: np.ndarray[Any, Any], choice: Random) -> None:
    """Leave the traces of an earlier use in both, different ones: what is not written over will differ."""
    for name, _, shape, *_ in plain.FIELDS:
        record[name] = 1
        setattr(plain, name, filled(shape, choice.randrange(2)))


def filled(shape: Sequence[int], value: int) -> Any:
    if not shape:
        return value
    if len(shape) == 1:
        return [value] * shape[0]
    return [[value] * shape[1] for _ in range(shape[0])]


def loops_agree(game: AnyGame, fast: Compiled, seating: Seating, games: int, seed: str = "law") -> None:
    """The engine's own loops over whole games end alike in both materials."""
    pages, twin = Pages(fast), Twin(game, fast)
    d, scratch = default_deck(game).table, [0] * game.scratch
    generators, r = fast.generators(seed), seeded(seed)
    plain = game.state()
    fixed = (seating.players, seating.options, games)
    steps = twin.run.random_games(twin.states, 0, twin.decks, *fixed, generators, twin.scratch)
    assert game.run.random_games([plain], 0, [d], *fixed, [r], scratch) == steps
    assert games <= steps < games * MOST_DECISIONS
    pages.add(plain, twin.states, 0)
    check_same_chance(r, generators)
    pages.compare()


def observed_loops_agree(game: AnyGame, fast: Compiled, seating: Seating, games: int, seed: str = "law") -> None:
    """The same, with an observation and a mask at every decision."""
    pages, twin = Pages(fast), Twin(game, fast)
    d, scratch = default_deck(game).table, [0] * game.scratch
    generators, r = fast.generators(seed), seeded(seed)
    plain = game.state()
    fixed = (seating.players, seating.options, games)
    seen, plain_seen = np.full(game.observation, UNTOUCHED, np.int64), [UNTOUCHED] * game.observation
    mask, plain_mask = np.full(game.actions, UNTOUCHED, np.int8), [UNTOUCHED] * game.actions
    steps = twin.run.observed_games(twin.states, 0, twin.decks, *fixed, generators, twin.scratch, seen, mask)
    assert game.run.observed_games([plain], 0, [d], *fixed, [r], scratch, plain_seen, plain_mask) == steps
    assert seen.tolist() == plain_seen
    assert mask.tolist() == plain_mask
    pages.add(plain, twin.states, 0)
    check_same_chance(r, generators)
    pages.compare()


def arrays_are_kept(game: AnyGame, fast: Compiled, seating: Seating, decisions: int) -> None:
    """With a build that checks every index: whole games, views and fancies stay within their arrays."""
    observed_loops_agree(game, fast, seating, 1 + decisions // 200)
    pages, twin = Pages(fast), Twin(game, fast)
    for walk in positions(game, seating, decisions):
        fill(twin.states, 0, walk.s)
        seat = walk.choice.choice(viewers(seating))
        v = walk.redact(seat)
        twin.run.redact(twin.states[0], twin.decks[0], seat, twin.states[1])
        pages.add(v, twin.states, 1)
        compare_fancies(walk, twin, pages, v, seat)
    pages.compare()
