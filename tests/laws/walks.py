"""Random games in the plain material, decision by decision: what the laws look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import combinations, product
from random import Random
from types import ModuleType
from typing import Any

from terrae.engine.chance import Generator, seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game
from terrae.engine.match import Match

AnyGame = Game[Any, Any]

MOST_DECISIONS = 5_000
"""No game of this house comes near so many decisions."""


@dataclass(frozen=True)
class Seating:
    """How many play, and with which options."""

    players: int
    options: int

    def __str__(self) -> str:
        return f"{self.players} players, options {self.options}"


@cache
def seatings(game: AnyGame) -> list[Seating]:
    """Every number of players without options, then as few more as have every two settings together.

    A setting is a number of players or what one option is set to; those that the game refuses together are left out.
    """
    pairs: dict[Seating, set[Any]] = {}
    for settings in product(game.seats, *(option.settings() for option in game.options)):
        players, *chosen = settings
        named = {option.name: value for option, value in zip(game.options, chosen, strict=True)}
        try:
            seating = Seating(players, game.option_bits(named, players))
        except Refused:
            continue
        pairs[seating] = set(combinations(enumerate(map(str, settings)), 2))
    found = [seating for seating in pairs if seating.options == 0]
    missing = set[Any]().union(*pairs.values()).difference(*(pairs[seating] for seating in found))
    while missing:
        found.append(max(pairs, key=lambda seating: len(pairs[seating] & missing)))
        missing -= pairs[found[-1]]
    return found


def underscored(game: AnyGame) -> str:
    return game.name.replace("-", "_")


def knowledge(game: AnyGame) -> ModuleType:
    """What the laws must be told about a game: `tests/games/<game>/census.py`. A game without it is unlawful.

    `everything(s, d)` and `census(s, d)` count cards by name: those the game is made of, and those found anywhere in
    the state. `check_caches(s, d)` asserts that what is kept twice agrees. `hidden_otherwise(s, d, action, r)` is the
    same state but for what players hold in secret, with the same chance to come and `action` still legal.
    `ANSWERS_HIDDEN` says whether some answers are told to others without their faces; `is_open(options)`, if a game has
    it, whether there is little to hide with such options.
    """
    name = f"tests.games.{underscored(game)}.census"
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise AssertionError(f"{game.name} has no {name}: the laws cannot count its cards") from None


def checker(game: AnyGame) -> ModuleType:
    """The independent checker of a game's records. A game without one is unlawful."""
    name = f"tests.checkers.{underscored(game)}"
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise AssertionError(f"{game.name} has no {name}: nobody checks its records") from None


def default_deck(game: AnyGame) -> DeckDocument[Any]:
    return load_deck(game, game.default_deck())


def viewers(seating: Seating) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, seating.players)


class Walk:
    """One game played at random: `s` is its present state, `r` its chance, `choice` who answers."""

    def __init__(self, game: AnyGame, seating: Seating, seed: str, deck: DeckDocument[Any]) -> None:
        self.game = game
        self.seating = seating
        self.seed = seed
        self.choice = Random(seed)
        self.deck = deck
        self.d = deck.table
        self.r = seeded(seed)
        self.scratch = [0] * game.scratch
        self.s = game.state()
        self.decisions = 0
        self.start = self.choice.randrange(seating.players) if game.start_is_chosen else 0
        game.run.new_game(self.s, self.d, seating.players, self.start, seating.options, self.r, self.scratch)

    @property
    def over(self) -> bool:
        return bool(self.game.run.is_over(self.s, self.d))

    def legal(self) -> list[int]:
        return self.game.legal(self.s, self.d)

    def choose(self) -> int:
        """A legal action, each equally likely."""
        return self.choice.choice(self.legal())

    def play(self, action: int) -> None:
        self.decisions += 1
        assert self.decisions < MOST_DECISIONS, f"{self.game.name} has not ended after {MOST_DECISIONS} decisions"
        self.game.run.play(self.s, self.d, action, self.r, self.scratch)

    def redact(self, seat: int) -> Any:
        return self.game.redact(self.s, self.d, seat)

    def imagine(self, v: Any, seat: int) -> Any:
        """Another full state that looks like `v` to `seat`."""
        s = self.game.state()
        self.game.run.imagine(v, self.d, seat, s, self.chance(), self.scratch)
        return s

    def after(self, s: Any, action: int) -> Any:
        """The state that follows from `s`; `s` itself stays as it is."""
        s = s.clone()
        self.game.run.play(s, self.d, action, self.chance(), self.scratch)
        return s

    def chance(self) -> Generator:
        """Fresh chance, apart from the game's own."""
        return seeded(str(self.choice.random()))


def walks(game: AnyGame, seating: Seating, decisions: int, seed: str = "law") -> Iterator[Walk]:
    """Games about to begin, each of its own seed, until so many decisions were made in them."""
    deck = default_deck(game)
    number = 0
    while decisions > 0:
        walk = Walk(game, seating, f"{seed} {number}", deck)
        yield walk
        decisions -= walk.decisions
        number += 1
        assert walk.over, "a walk that is left before its end"


def positions(game: AnyGame, seating: Seating, decisions: int, seed: str = "law") -> Iterator[Walk]:
    """Stops at every decision and at the end of every game."""
    for walk in walks(game, seating, decisions, seed):
        yield walk
        while not walk.over:
            walk.play(walk.choose())
            yield walk


def match_of(game: AnyGame, seating: Seating, seed: str) -> Match[Any, Any]:
    """A new match between nameless players."""
    players = [{"name": f"Player {seat}", "kind": "bot:random"} for seat in range(seating.players)]
    options = game.options_from_bits(seating.options)
    start = Random(seed).randrange(seating.players) if game.start_is_chosen else 0
    return Match(game, players, options=options, seed=seed, start=start)
