"""Sentences: every one that may be needed is there, and a language may have some and not others."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from rich.console import Console

from terrae.bots.uniform import choose
from terrae.engine.errors import Refused
from terrae.engine.game import Game, game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.games.terra.rules.moves import COLOUR_LETTERS, REGION_CODES
from terrae.sentences import COMMON, Language, Sentences, folder_of, language_of, languages_in, sentences_for
from terrae.table.local_table import LocalTable
from terrae.terminal.screen import GameScreen, screen_of
from terrae.terminal.story import Listener

FILES = sorted(
    [*COMMON.rglob("*.ftl"), *(COMMON.parent / "games").glob("*/locales/**/*.ftl")],
)


def named(path: Path) -> str:
    """A file or folder of sentences by its place in the package."""
    return path.relative_to(COMMON.parent).as_posix()


@pytest.mark.parametrize("file", FILES, ids=named)
def test_files_are_fluent_and_say_each_thing_once(file: Path) -> None:
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted(set(names)) == sorted(names)


OURS = ("ca", "cs", "de", "en", "es", "fr", "it", "pl", "ro", "sk")
"""The languages that are kept complete. Others may lack what nobody has translated yet."""


def test_ours_are_listed_by_their_own_names_as_complete() -> None:
    listed = {language.code: language for language in languages_in([COMMON])}
    assert {code: listed[code].share for code in OURS} == dict.fromkeys(OURS, 100)
    assert [listed[code].name for code in ("cs", "de", "en")] == ["Čeština", "Deutsch", "English"]


def parts_of(file: Path) -> dict[str, set[str]]:
    """Every message of a file with its attributes."""
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: {a.id.name for a in entry.attributes} for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=named)
def test_each_of_ours_says_what_english_says(folder: Path, language: str) -> None:
    assert parts_of(folder / f"{language}.ftl") == parts_of(folder / "en.ftl")


@pytest.mark.parametrize("file", [file for file in FILES if file.stem in OURS], ids=named)
def test_each_of_ours_has_its_own_marks(file: Path) -> None:
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    # Neither straight quotation marks nor straight apostrophes, but where Fluent itself quotes.
    assert [line for line in lines if re.search("[\"']", re.sub(r'\{ *"[^"]*" *\}', "", line))] == []
    if file.stem == "fr":
        # A no-break space stands before a high sign and inside the guillemets.
        assert [line for line in lines if re.search(r" [:;!?»](?!\w)|« ", line)] == []


NEIGHBOUR = {
    "ca": "veí",
    "cs": "soused",
    "de": "nachbar",
    "en": "neighbour",
    "es": "vecin",
    "fr": "voisin",
    "it": "vicin",
    "pl": "sąsiad",
    "ro": "vecin",
    "sk": "sused",
}


@pytest.mark.rule("F21")
@pytest.mark.parametrize("language", OURS)
def test_assistance_copies_any_player_and_not_a_neighbour_alone(language: str) -> None:
    say = Sentences(language, (folder_of(game_named("terra-futura")),))
    for key in ("web-assist", "web-copy", "web-step-copy", "web-waiting-copy", "rule-F21"):
        assert NEIGHBOUR[language] not in say(f"terra-futura-{key}").casefold()


class Strict(Sentences):
    """Misses nothing in silence."""

    def __call__(self, message: str, **values: str | int) -> str:
        said = super().__call__(message, **values)
        assert said != message, f"no sentence for {message} with {values}"
        return said


def strict(game: Game[Any, Any]) -> Strict:
    return Strict("en", (COMMON, folder_of(game)))


def show_everything(screen: GameScreen, match: Match[Any, Any], seat: int) -> None:
    view = match.view(seat)
    for width in (80, 120):
        screen.table(view, width)
    if view["question"]:
        screen.question(view)
        screen.rules(view)
        for answer in view["question"]["answers"]:
            screen.answer(view, answer)
    if view["result"]:
        screen.end(view)


@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, True), (6, False)])
def test_everything_that_happens_in_terra_can_be_said(players: int, teams: bool) -> None:
    game = game_named("terra")
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"][:players]
    for seed in range(2):
        match = Match(
            game, [{"name": name, "kind": "x"} for name in names], options={"teams": teams}, seed=f"{seed}", start=1
        )
        listener = Listener(LocalTable(match), 0)
        screen = screen_of(game, strict(game), names, 0, unicode=True, deck=match.deck)
        while not match.over:
            show_everything(screen, match, 0)
            listener.act(choose(position_of(match)))
        show_everything(screen, match, 0)
        assert all(screen.event(event) is not None for event in listener.events)


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("name", ["terra", "terra-futura"])
def test_whole_games_can_be_told_in_each_of_ours(name: str, language: str) -> None:
    game = game_named(name)
    match = Match(game, [{"name": f"P{i}", "kind": "human"} for i in range(3)], seed=f"told in {language}")
    listener = Listener(LocalTable(match), 0)
    say = Strict(language, (COMMON, folder_of(game)))
    screen = screen_of(game, say, ["You", "Ben", "Cy"], 0, unicode=True, deck=match.deck)
    out = Console(width=80, record=True, file=StringIO())
    while not match.over:
        if match.actor == 0 and len(match.moves) % 4 == 0:
            view = match.view(0)
            out.print(screen.table(view, 80), screen.question(view))
            assert screen.rules(view)
            for answer in view["question"]["answers"]:
                out.print(*screen.answer(view, answer))
        listener.act(choose(position_of(match)))
    for event in listener.events:
        screen.event(event)
    out.print(screen.end(match.view(0)))
    assert "P0" not in out.export_text()


def test_all_cards_and_crises_of_terra_have_words() -> None:
    say = strict(game_named("terra"))
    for colour in COLOUR_LETTERS:
        for region in REGION_CODES:
            assert len(say(f"terra-crisis-{colour}-{region}.short")) <= 17
            assert say(f"terra-crisis-{colour}-{region}")
        for value in range(1, 7):
            assert say(f"terra-measure-{colour}{value}")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\nbye = Bye\n    .long = Goodbye\n", "utf-8")
    (tmp_path / "xx.ftl").write_text("hello = Olleh { $name }\nbye = Eyb\n", "utf-8")
    say = Sentences("xx-YY", [tmp_path])
    assert say("hello", name="Ada") == "Olleh Ada"
    assert say("bye") == "Eyb"
    assert say("bye.long") == "Goodbye"
    assert say("nothing") == "nothing"


def test_a_further_language_is_one_file(tmp_path: Path) -> None:
    for file in COMMON.glob("*.ftl"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    english = (COMMON / "en.ftl").read_text("utf-8")
    half = english.split("## The web app")[0].replace("language-name = English", "language-name = Lunar")
    (tmp_path / "xx.ftl").write_text(half, "utf-8")
    listed = {language.code: language for language in languages_in([tmp_path])}
    assert set(listed) == {file.stem for file in COMMON.glob("*.ftl")} | {"xx"}
    assert listed["xx"].name == "Lunar"
    assert 0 < listed["xx"].share < 100
    assert str(listed["xx"]) == f"xx ({listed['xx'].share} %)"
    say = Sentences("xx", [tmp_path])
    assert say("language-name") == "Lunar"
    assert say("web-you") == Sentences("en", [COMMON])("web-you")


def test_a_language_without_a_name_is_listed_by_its_code(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("language-name = English\nhello = Hello\n", "utf-8")
    (tmp_path / "xx.ftl").write_text("hello = Olleh\nnobody-says-this = Oo\n", "utf-8")
    assert languages_in([tmp_path]) == [Language("en", "English", 100), Language("xx", "xx", 50)]


def test_a_sentence_that_cannot_be_formed_falls_back(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello { $name }\n", "utf-8")
    (tmp_path / "xx.ftl").write_text("hello = Olleh { $eman }\n", "utf-8")
    assert Sentences("xx", [tmp_path])("hello", name="Ada") == "Hello Ada"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de-DE"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr-FR"),
        ({"LC_ALL": "fr_FR", "TERRAE_LANGUAGE": "cs"}, "cs"),
        ({"LANG": "ca_ES@valencia"}, "ca-ES"),
    ],
)
def test_the_language_of_the_surroundings(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_language_asked_for_by_name_must_be_there() -> None:
    game = game_named("terra")
    assert sentences_for(game, "en")("terra-title") == "TERRA"
    assert sentences_for(game, "en-GB")("terra-title") == "TERRA"
    with pytest.raises(Refused, match="no sentences in 'tlh'"):
        sentences_for(game, "tlh")
