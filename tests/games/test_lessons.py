"""The lessons of the web app: each is the story of one game, and the engine agrees with what they praise."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.sentences import COMMON, folder_of, languages_in

WEB = Path(__file__).parents[2] / "web"
sys.path.insert(0, str(WEB / "dev"))

from lessons import NAMES, Moment, Place, praised  # noqa: E402

from .terra.table import GAME, table  # noqa: E402

LESSONS = sorted(file.parent.name for file in WEB.glob("src/games/*/lesson.json"))


def plan_of(name: str) -> dict[str, Any]:
    return run_path(str(WEB / "src" / "games" / name / "lesson.py"))


def lesson_of(name: str) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads((WEB / "src" / "games" / name / "lesson.json").read_text("utf-8"))
    return lesson


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_one_game_in_which_the_best_answers_are_praised(name: str) -> None:
    """Built again from seed and moves: every position occurs, in order; the praised are the best, the others worse."""
    lesson = lesson_of(name)
    moments: dict[str, Moment] = {moment.name: moment for moment in plan_of(name)["MOMENTS"]}
    positions = lesson["positions"]
    assert {position["name"] for position in positions} == set(moments)
    assert [moments[position["name"]].stage for position in positions] == sorted(m.stage for m in moments.values())
    game = game_named(name)
    match = Match(game, [{"name": name, "kind": "human"} for name in lesson["players"]], seed=lesson["seed"])
    assert lesson["players"] == list(NAMES[: len(match.players)])
    for seat, text in lesson["moves"]:
        number = len(match.moves)
        (position,) = [one for one in positions if one["number"] == number] or [None]
        if position is not None:
            moment = moments[position["name"]]
            place = Place(match, match.view(0))
            assert place.view == position["view"], f"{name}: run web/dev/lessons.py"
            best = [] if moment.is_look else praised(place, moment)
            assert best == list(position["wanted"])
            assert moment.is_look or text in set(best) - set(position["others"])
            for answer, steps in position["wanted"].items():
                assert moment.until(steps)
                assert moment.shows(steps) == (answer not in position["others"])
                shows_what_happens(match, steps)
            told = {one["answer"]: one for one in position["previews"]["[]"]["answers"]}
            assert told == place.ahead()
        match.play(seat, text)
    assert match.over
    assert lesson["end"]["revealed"] == [match.view(seat) for seat in range(len(match.players))]
    assert lesson["end"]["steps"][-1]["view"] == match.view(0)


def shows_what_happens(match: Match[Any, Any], steps: list[dict[str, Any]]) -> None:
    """The result of an answer is what the rules make of it, whatever bots would do today."""
    branch = match.copy()
    for step in steps:
        assert branch.actor == step["seat"]
        branch.play(step["seat"], step["told"])
        assert branch.view(0) == step["view"]


@pytest.mark.parametrize("name", LESSONS)
def test_the_end_of_a_lesson_tells_who_won_and_where_they_were_ahead(name: str) -> None:
    end = lesson_of(name)["end"]
    why, result = end["why"], end["revealed"][0]["result"]
    assert result["winners"] == [why["winner"]]
    assert result["scores"][why["winner"]] == why["points"] > why["next"] == result["scores"][why["second"]]
    assert why["more"] > why["less"]


TITLE, TEXT, ELSEWHERE = 32, 190, 230
"""The longest title and text of a step, in English and in other languages, that a phone has room for."""


@pytest.mark.parametrize("language", [language.code for language in languages_in([COMMON])])
@pytest.mark.parametrize("name", LESSONS)
def test_no_step_of_a_lesson_says_more_than_a_phone_has_room_for(name: str, language: str) -> None:
    game = game_named(name)
    messages = FluentParser().parse((folder_of(game) / "learn" / f"{language}.ftl").read_text("utf-8")).body
    steps = [one for one in messages if isinstance(one, Message) and one.id.name.startswith(f"{name}-lesson-")]
    texts = {one.id.name: plain(one) for one in steps if not one.id.name.endswith("-why")}
    longest = TEXT if language == "en" else ELSEWHERE
    assert {text: len(said) for text, said in texts.items() if len(said) > longest} == {}
    titles = {one.id.name: plain(attribute) for one in steps for attribute in one.attributes}
    assert {one: title for one, title in titles.items() if len(title) > TITLE} == {}
    parts = [part for part in texts if not part.endswith(("-hint", "-good", "-other"))]
    assert set(titles) == set(parts)
    names = {position["name"] for position in lesson_of(name)["positions"]}
    assert {part.removeprefix(f"{name}-lesson-") for part in parts} == {"intro", "out", *names}


def plain(said: Any) -> str:
    """What a message or an attribute says that has no variables."""
    return "".join(element.value for element in said.value.elements)


@pytest.mark.rule("T10")
def test_no_card_is_praised_where_the_threat_is_reached_already() -> None:
    """Whoever passes there gives nothing away: a lesson that asked for a card would teach a wrong move."""
    moments = {moment.name: moment for moment in plan_of("terra")["MOMENTS"]}
    t = table(hands=["G2 G3", "G6", "G6"], pile="G-AF B2", turn=1, threats={"G-AF": 12})
    t.play("G6", "G6")
    assert t.asked == (0, "impending")
    assert t.seen_by(0)["question"]["solves"] == ["G2", "G3"]
    assert praised(place_at(t), moments["last"]) == []
    t = table(hands=["G2 G1", "G6", "G4"], pile="G-AF B2", turn=1, threats={"G-AF": 12})
    t.play("G6", "G4")
    assert praised(place_at(t), moments["last"]) == ["G2"]


def place_at(t: Any) -> Place:
    """A position that was laid out, as the lessons look at it."""
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="")
    match.state, match.deck = t.s, t.deck
    return Place(match, match.view(0))
