"""Deck files: whatever they hold, a deck or one clear refusal."""

import tomllib
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terrae.engine.decks import load_deck, read_deck_file
from terrae.engine.errors import Refused, Unreadable
from terrae.engine.game import Game, games

from .samples import JSON, at, places

names = st.sampled_from(sorted(games()))
in_a_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def file_of(folder: Path, content: bytes) -> Path:
    file = folder / "deck.toml"
    file.write_bytes(content)
    return file


def default_bytes(game: Game[Any, Any]) -> bytes:
    return game.default_deck().read_bytes()


@cache
def default_document(name: str) -> dict[str, Any]:
    return load_deck(games()[name], games()[name].default_deck()).document


def test_the_default_deck_is_read(game: Game[Any, Any]) -> None:
    deck = load_deck(game, game.default_deck())
    assert deck.document["name"]
    assert "game" not in deck.document
    again = game.read_deck(deck.document)
    assert again.table == deck.table
    assert again.document == deck.document


def test_a_deck_of_another_game_is_refused(game: Game[Any, Any], tmp_path: Path) -> None:
    file = file_of(tmp_path, default_bytes(game).replace(f'"{game.name}"'.encode(), b'"chess"', 1))
    with pytest.raises(Refused, match=rf"deck\.toml: this is a deck of 'chess', not of {game.name}"):
        load_deck(game, file)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "deck"),
        (b"name = ", "not TOML"),
        (b"\xff\xfe", "not UTF-8 at byte 1"),
        (b"name = 'x'\nname = 'y'\n", "not TOML"),
        (b"a = " + b"[" * 5_000, "not TOML"),
        (b"a = " + b"9" * 5_000, "not TOML"),
        (b"#" * (1024 * 1024 + 1), "larger than 1 MiB"),
        (b"\x00", "not TOML"),
    ],
)
def test_what_is_no_deck_is_refused_with_its_file(
    game: Game[Any, Any], tmp_path: Path, content: bytes, complaint: str
) -> None:
    file = file_of(tmp_path, content)
    with pytest.raises(Refused) as refused:
        load_deck(game, file)
    assert str(refused.value).startswith(f"{file}: ")
    assert complaint in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_broken_file_is_refused_with_the_rule_about_decks(game: Game[Any, Any], tmp_path: Path) -> None:
    """Also when it is only looked at to see of which game it is."""
    file = file_of(tmp_path, default_bytes(game) + b"broken = = 1\n")
    for refusal in (lambda: load_deck(game, file), lambda: read_deck_file(file)):
        with pytest.raises(Unreadable, match="not TOML") as refused:
            refusal()
        assert refused.value.rule
    for head in (b"", b'game = "chess"\n'):
        with pytest.raises(Unreadable, match="not TOML") as refused:
            read_deck_file(file_of(tmp_path, head + b"name = = 1\n"))
        assert not refused.value.rule


def test_a_file_that_cannot_be_read_is_refused(game: Game[Any, Any], tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(Unreadable, match="cannot read"):
            load_deck(game, path)


@in_a_folder
@given(name=names, content=st.binary(max_size=200))
def test_random_bytes_are_refused(tmp_path: Path, name: str, content: bytes) -> None:
    with pytest.raises(Refused):
        load_deck(games()[name], file_of(tmp_path, content))


@in_a_folder
@given(name=names, data=st.data())
def test_changed_bytes_of_a_deck_file_are_a_deck_or_refused(tmp_path: Path, name: str, data: st.DataObject) -> None:
    game = games()[name]
    content = bytearray(default_bytes(game))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(content) - 1))
        content[start : start + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    with suppress(Refused):
        assert load_deck(game, file_of(tmp_path, bytes(content))).document


@given(name=names, value=st.dictionaries(st.text(max_size=5), JSON, max_size=3))
def test_any_json_object_is_refused_as_a_deck(name: str, value: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        games()[name].read_deck(value)


@settings(max_examples=300)
@given(name=names, data=st.data())
def test_a_changed_deck_is_a_deck_or_refused(name: str, data: st.DataObject) -> None:
    game = games()[name]
    deck = deepcopy(default_document(name))
    place = data.draw(st.sampled_from([p for p in places(deck) if p]))
    inside, key = at(deck, place[:-1]), place[-1]
    if data.draw(st.booleans()):
        inside[key] = data.draw(JSON)
    else:
        del inside[key]
    with suppress(Refused):
        again = game.read_deck(deck)
        assert game.read_deck(again.document).table == again.table


@pytest.mark.parametrize("number", [10**400, -(10**400), 2**31, 2**63, 0, -1, 0.5, True])
def test_numbers_of_a_deck_are_checked(game: Game[Any, Any], number: Any) -> None:
    document = default_document(game.name)
    whole = [place for place in places(document) if type(at(document, place)) is int]
    for place in whole[:: max(1, len(whole) // 40)]:
        deck = deepcopy(document)
        at(deck, place[:-1])[place[-1]] = number
        with suppress(Refused):
            game.read_deck(deck)


def test_default_decks_are_toml_that_anybody_can_read(game: Game[Any, Any]) -> None:
    data = tomllib.loads(default_bytes(game).decode("utf-8"))
    assert data["game"] == game.name
    assert default_bytes(game).startswith(b"#"), "the file says at its head what it is"
