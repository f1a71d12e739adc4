"""A seat's view of Terra as JSON, made from a redacted state only."""

from collections.abc import Sequence
from typing import Any

from terrae.engine.bits import count

from .moves import ACTION_TEXTS, COLOUR_LETTERS, CRISIS_TEXTS, KIND_TEXTS, REGION_CODES
from .questions import QUESTIONS, WITH_TEAMS, Question
from .record import result
from .rules import (
    CRISES_OF_COLOUR,
    CRISES_OF_REGION,
    LOST_IN_ALL,
    LOST_IN_REGION,
    LOST_OF_COLOUR,
    hoard_value,
    in_teams,
    is_over,
    laid_sum,
    partner,
    played_sum,
)
from .state import CRISES, IMPENDING, KINDS, NONE, REGIONS, VALUES, Deck, State


def view(v: State, d: Deck, seat: int, legal: Sequence[int]) -> dict[str, Any]:
    """T21, T22: the table, this seat's own cards, and its question if it is asked one."""
    over = is_over(v, d)
    seats = range(v.players)
    told: dict[str, Any] = {
        "game": "terra",
        "seat": None if seat == NONE else seat,
        "players": v.players,
        "teams": [[i, partner(v, i)] for i in seats if i < partner(v, i)] if in_teams(v) else None,
        "turn": v.turn,
        "actor": None if over else v.actor,
        "pile": v.left,
        "hands": [v.cards[i] for i in seats],
        "track": [v.track[i] for i in seats],
        "sets": [v.sets[i] for i in seats],
        "discards": cards(v.discards),
        "solved": [CRISIS_TEXTS[crisis] for crisis in range(CRISES) if v.solved >> crisis & 1],
        "full_blown": [crisis_view(v, d, crisis) for crisis in range(CRISES) if v.full >> crisis & 1],
        "impending": impending_view(v, d) if v.phase == IMPENDING else None,
        "danger": danger(v),
        "own": None
        if seat == NONE
        else {"hand": cards(v.hands[seat]), "hoard": cards(v.hoards[seat]), "hoard_value": hoard_value(v, seat)},
        "question": None,
        "result": result(v, d) if over else None,
    }
    question = QUESTIONS.get(v.phase)
    if question is not None and seat == v.actor:
        told["question"] = question_view(v, question, legal)
    elif question is not None:
        told["waiting"] = question.kind
    return told


def question_view(v: State, question: Question, legal: Sequence[int]) -> dict[str, Any]:
    """What the seat that decides is asked."""
    return {
        "kind": question.kind,
        "rule": question.rule,
        "rules": [*question.rules, *(WITH_TEAMS if in_teams(v) else ())],
        "answers": [ACTION_TEXTS[action] for action in legal],
    }


def cards(counts: Sequence[int]) -> list[str]:
    """Counts by kind as a list of cards, in the order G, B, R, then by value."""
    return [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def crisis_view(v: State, d: Deck, crisis: int) -> dict[str, Any]:
    letter = COLOUR_LETTERS[crisis // REGIONS]
    return {
        "crisis": CRISIS_TEXTS[crisis],
        "threat": d.threat[crisis],
        "cards": [f"{letter}{value + 1}" for value in range(VALUES) for _ in range(v.laid[crisis][value])],
        "sum": laid_sum(v, crisis),
        "open": v.untouched >> crisis & 1 == 1,
    }


def impending_view(v: State, d: Deck) -> dict[str, Any]:
    letter = COLOUR_LETTERS[v.crisis // REGIONS]
    return {
        "crisis": CRISIS_TEXTS[v.crisis],
        "threat": d.threat[v.crisis],
        "played": [f"{letter}{value}" if value else None for value in v.played[: v.players]],
        "sum": played_sum(v),
        "answered": answered(v),
    }


def answered(v: State) -> list[int]:
    """The seats that have had their chance on the impending crisis (T9)."""
    return [(v.turn + i) % v.players for i in range((v.actor - v.turn) % v.players)]


def danger(v: State) -> dict[str, Any]:
    """T12: how far each way of losing control has come."""
    return {
        "total": [count(v.full), LOST_IN_ALL],
        "colours": {
            letter: [count(v.full & crises), LOST_OF_COLOUR]
            for letter, crises in zip(COLOUR_LETTERS, CRISES_OF_COLOUR, strict=True)
        },
        "regions": {
            region: [count(v.full & crises), LOST_IN_REGION]
            for region, crises in zip(REGION_CODES, CRISES_OF_REGION, strict=True)
        },
    }
