"""The compiled material's records, and where compiled code is kept."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from terrae.engine.chance import seeded
from terrae.engine.compile_cache import cache_folder, cache_home, turn_to_compile
from terrae.engine.compiled import Compiled, compiled, fill, record_type, to_plain
from terrae.engine.game import Game, games

from ..laws.walks import default_deck, positions, seatings


def test_a_record_has_the_fields_of_the_table(game: Game[Any, Any]) -> None:
    made = record_type(game.state)
    assert made.names == tuple(field.name for field in game.state.FIELDS)
    for name, code, shape, *_ in game.state.FIELDS:
        assert made[name].base == np.dtype(code)
        assert made[name].shape == shape


def test_states_go_into_records_and_come_back(game: Game[Any, Any]) -> None:
    states = compiled(game).states(2)
    for walk in positions(game, seatings(game)[0], 1):
        fill(states, 1, walk.s)
        back = game.state()
        to_plain(states, 1, back)
        assert back == walk.s
        assert all(type(value) in (int, list) for value in back.values())
    assert not any(states[name][0].any() for name in states.dtype.names or ())


def test_a_function_is_compiled_once_for_whole_numbers_of_every_size(game: Game[Any, Any]) -> None:
    fast = compiled(game)
    states = fast.states(1)
    states["players"] = game.seats[0]
    decks = fast.decks(default_deck(game).table)
    found = {
        fast.run.score(states[0], decks[0], zero) for zero in (0, np.int8(0), np.int16(0), np.int32(0), np.int64(0))
    }
    assert len(found) == 1
    assert len(fast.run.score.overloads) == 1


def test_decks_and_generators_are_arrays_of_one(game: Game[Any, Any]) -> None:
    fast = compiled(game)
    deck = default_deck(game).table
    decks = fast.decks(deck)
    assert decks.shape == (1,)
    for field in game.deck.FIELDS:
        assert decks[field.name][0].tolist() == getattr(deck, field.name)
    assert fast.generators("x")[0].tolist() == seeded("x").values()


def test_a_game_is_compiled_once(game: Game[Any, Any]) -> None:
    assert compiled(game) is compiled(game)


def test_compiled_code_is_kept_where_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TERRAE_CACHE", str(tmp_path / "here"))
    assert cache_home() == tmp_path / "here"
    monkeypatch.delenv("TERRAE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_home() == tmp_path / "terrae"


def test_a_home_that_cannot_be_written_to_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TERRAE_CACHE", str(tmp_path / "file" / "below"))
    assert cache_home() != tmp_path / "file" / "below"


IN_ANOTHER_PROCESS = """
import sys
from terrae.engine.compiled import compiled
from terrae.engine.game import game_named
fast = compiled(game_named(sys.argv[1]))
print("it begins", flush=True)
is_over = fast.run.is_over
is_over(fast.states(1)[0], fast.decks(fast.game.deck())[0])
print("compiled", sum(is_over.stats.cache_misses.values()), "loaded", sum(is_over.stats.cache_hits.values()))
"""


def test_of_two_processes_one_compiles_and_the_other_loads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = next(iter(games().values()))
    monkeypatch.setenv("TERRAE_CACHE", str(tmp_path))
    fast = Compiled(game)
    command = [sys.executable, "-c", IN_ANOTHER_PROCESS, game.name]
    with turn_to_compile(cache_folder(game)):
        another = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert another.stdout is not None
        assert another.stdout.readline() == "it begins\n"
        fast.run.is_over(fast.states(1)[0], fast.decks(game.deck())[0])
    assert another.communicate()[0] == "compiled 0 loaded 1\n"


def one() -> int:
    return 1


def two() -> int:
    return 2


def test_rules_that_differ_in_a_constant_are_kept_apart(game: Game[Any, Any]) -> None:
    replacements = [{}, {"score": one}, {"score": two}, {"step": one}]
    assert len({cache_folder(type(game)(replaced), "") for replaced in replacements}) == 4
    assert cache_folder(type(game)({"score": one}), "") == cache_folder(type(game)({"score": one}), "")
    assert len({cache_folder(game, flags) for flags in ("a", "b")}) == 2


def test_old_code_is_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game[Any, Any]) -> None:
    monkeypatch.setenv("TERRAE_CACHE", str(tmp_path))
    old, young = tmp_path / "compiled" / "old", tmp_path / "compiled" / "young"
    for folder in (old, young):
        folder.mkdir(parents=True)
        (folder / "code").write_text("")
    os.utime(old, (0, 0))
    Compiled(game)
    assert not old.exists()
    assert young.exists()
