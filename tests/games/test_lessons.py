"""The lessons of the web app: each is the story of one game, and the engine agrees with what they praise."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from terrae.engine.game import game_named
from terrae.engine.match import Match

WEB = Path(__file__).parents[2] / "web"
sys.path.insert(0, str(WEB / "dev"))

from lessons import NAMES, Moment, Place, outcome, praised  # noqa: E402

from .terra.table import GAME, table  # noqa: E402

LESSONS = sorted(file.parent.name for file in WEB.glob("src/games/*/lesson.json"))


def plan_of(name: str) -> dict[str, Any]:
    return run_path(str(WEB / "src" / "games" / name / "lesson.py"))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_one_game_in_which_the_best_answers_are_praised(name: str) -> None:
    """Built again from seed and moves: every position occurs, in order; the praised are the best, the others worse."""
    lesson = json.loads((WEB / "src" / "games" / name / "lesson.json").read_text("utf-8"))
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
            place = Place(match, match.view(0))
            assert place.view == position["view"], f"{name}: run web/dev/lessons.py"
            best = praised(place, moments[position["name"]])
            assert best == list(position["wanted"])
            assert text in best
            assert position["wanted"][text] == outcome(match, text)
            told = {one["answer"]: one for one in position["previews"]["[]"]["answers"]}
            assert told == place.ahead()
        match.play(seat, text)


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
