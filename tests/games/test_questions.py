"""What is asked of a seat: every question of both games has its sentences, and views tell the rules of the moment."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.games.terra.rules.questions import QUESTIONS as TERRA
from terrae.games.terra.rules.questions import WITH_TEAMS
from terrae.games.terra_futura.rules.questions import COPIED_MOVE
from terrae.games.terra_futura.rules.questions import QUESTIONS as FUTURA
from terrae.sentences import COMMON, Sentences, folder_of

HOW = {"terra": "terra-web-how", "terra-futura": "terra-futura-web-hint"}
"""The page explains each question in a sentence of its own."""

ASKED = [("terra", question.kind, (*question.rules, *WITH_TEAMS)) for question in TERRA.values()] + [
    ("terra-futura", question.kind, question.rules) for question in (*FUTURA.values(), COPIED_MOVE)
]


@pytest.mark.parametrize(("name", "kind", "rules"), ASKED)
def test_a_question_is_explained_with_its_rules(name: str, kind: str, rules: tuple[str, ...]) -> None:
    game = game_named(name)
    say = Sentences("en", (COMMON, folder_of(game)))
    wanted = [f"{name}-question-{kind}", f"{HOW[name]}-{kind}"]
    for rule in rules:
        wanted += [f"{name}-rule-{rule}", f"{name}-rule-{rule}.title"]
    values: dict[str, str | int] = {"colour": "green", "crisis": "smog", "what": "food", "card": "quarry", "count": 1}
    assert [message for message in wanted if say(message, **values) == message] == []


@pytest.mark.parametrize("options", [{}, {"teams": True}])
def test_a_view_of_terra_tells_the_rules_of_the_moment(options: dict[str, bool]) -> None:
    asked = questions_of("terra", 4, options)
    assert {question["kind"] for question in asked} == {question.kind for question in TERRA.values()}
    rules = {question.kind: question.rules for question in TERRA.values()}
    for question in asked:
        assert question["rules"] == [*rules[question["kind"]], *(["T20"] if options else [])]
        assert question["rule"] == question["rules"][0]


def test_a_view_of_terra_futura_tells_the_rules_of_the_moment() -> None:
    asked = questions_of("terra-futura", 3, {})
    assert {question["kind"] for question in asked} == {question.kind for question in FUTURA.values()}
    rules = {question.kind: {question.rules} for question in FUTURA.values()}
    rules["move"].add(COPIED_MOVE.rules)
    say = Sentences("en", (folder_of(game_named("terra-futura")),))
    for question in asked:
        if question["kind"] not in ("use", "copy", "pay", "gain"):
            assert tuple(question["rules"]) in rules[question["kind"]]
        # In the final activation the question is still that of F13, and the rule of the moment is F26.
        assert (question["rule"], question["rules"][0]) in {(question["rule"],) * 2, ("F13", "F26")}
        assert [rule for rule in question["rules"] if say(f"terra-futura-rule-{rule}").startswith("terra-")] == []


def questions_of(name: str, players: int, options: dict[str, bool]) -> list[dict[str, Any]]:
    """Every question of some games that are played at random."""
    game = game_named(name)
    found = []
    for number in range(3):
        who = [{"name": f"P{seat}", "kind": "bot:random"} for seat in range(players)]
        match = Match(game, who, options=options, seed=f"asked {number}")
        while not match.over:
            found.append(match.view(match.actor)["question"])
            match.act(choose(position_of(match)))
    return found
