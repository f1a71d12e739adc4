"""What is held out is held out: nothing that a pool bot thinks with, or was taught on, names such a bot."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path
from typing import Any

import pytest

from terrae.bots.registry import function_of, policy_named
from terrae.engine.decks import load_deck
from terrae.engine.game import Game, game_named
from terrae.games.terra.bots.best_response import AT_FIRST
from terrae.games.terra.bots.cooperation import CHARACTER
from terrae.games.terra.bots.opponent_model import POOL, RATES
from terrae.lab.learn import learner_of
from terrae.scenarios.manifest import home_of, manifest_of

GAMES = [game_named("terra"), game_named("terra-futura")]
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
DECLARED = ("bots.py", "characters.py", "cooperation.py")
"""Where bots are declared, those that are held out among them."""


def names_of(bot: str) -> set[str]:
    """How source may name a bot."""
    plain = bot.replace("-", "_")
    return {bot, plain, plain.upper()}


def named_in(source: str, bot: str) -> Iterator[int]:
    """The lines of a source that name a bot, as a text or by an identifier."""
    names = names_of(bot)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.partition("[")[0] in names:
                yield node.lineno
        elif isinstance(node, ast.Name) and node.id in names:
            yield node.lineno


def called_by(game: Game[Any, Any], bot: str) -> set[str]:
    """The names that the function of a bot uses, in the module where bots are declared."""
    function = function_of(game, bot)
    name = getattr(function, "__name__", type(function).__name__)
    tree = ast.parse(getsource(sys.modules[function.__module__]))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return set()


def test_a_bot_that_is_named_is_found() -> None:
    assert list(named_in('POOL = {"late-saver": 1}', "late-saver")) == [1]
    assert list(named_in("x = 1\nif kind == LATE_SAVER: pass", "late-saver")) == [2]
    assert list(named_in('others = ["search[ms=10]"]', "search")) == [1]
    assert not list(named_in('"""Unlike the late-saver."""\nfrom .search import VIEW', "late-saver"))


@games
def test_nothing_that_bots_think_with_names_a_bot_that_is_held_out(game: Game[Any, Any]) -> None:
    files = [file for room in ("bots", "talk") for file in sorted((home_of(game) / room).glob("*.py"))]
    assert len(files) > 5
    for held_out in manifest_of(game).held_out:
        for file in files:
            if file.name not in DECLARED:
                found = list(named_in(file.read_text("utf-8"), held_out))
                assert not found, f"{file.name} names {held_out} in line {found}"
        for bot in manifest_of(game).pool:
            assert not called_by(game, bot) & names_of(held_out), f"{bot} asks {held_out}"


def test_no_value_was_taught_on_a_bot_that_is_held_out() -> None:
    terra = GAMES[0]
    held_out = manifest_of(terra).held_out
    characters = {(policy_named(terra, bot) or [])[CHARACTER] for bot in held_out}
    learner = learner_of(terra, load_deck(terra, terra.default_deck()))
    taught_on = {int(policy[CHARACTER]) for policy in learner.arrays.pool}  # type: ignore[attr-defined]
    assert taught_on.isdisjoint(characters)
    assert {*POOL, *RATES, *(bot.partition("[")[0] for bot in AT_FIRST)} <= set(manifest_of(terra).pool)


def test_the_text_of_the_documentation_tells_the_same_split() -> None:
    told = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
    for game in GAMES:
        for kind, bots in (("pool", manifest_of(game).pool), ("held-out", manifest_of(game).held_out)):
            row = next(line for line in told.splitlines() if line.startswith(f"| `{kind}` |"))
            assert all(f"`{bot}`" in row for bot in bots), f"{kind} of {game.name}"
