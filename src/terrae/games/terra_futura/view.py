"""A seat's view of Terra Futura as JSON, made from a redacted state only."""

from collections.abc import Sequence
from typing import Any

from terrae.engine.game import DeckDocument

from .count import all_cubes, polluted, resource_points, score, set_points, set_times
from .deck import COST_NAMES, RESOURCES
from .effects import is_active
from .moves import notation
from .names import LEVEL_NAMES
from .questions import Question, question_of
from .record import card_ids, result, scoring_ids
from .rules import is_over
from .state import (
    ADJACENT,
    EMPTY,
    KINDS,
    LEVELS,
    NONE,
    OPTIONS,
    PLACE,
    PLOTS,
    Deck,
    State,
)
from .territory import in_line


def view(v: State, deck: DeckDocument[Deck], seat: int, legal: Sequence[int]) -> dict[str, Any]:
    """F31, F32: the table, this seat's Scoring cards, and its question if it is asked one."""
    d = deck.table
    cards = card_ids(deck)
    over = is_over(v, d)
    told: dict[str, Any] = {
        "game": "terra-futura",
        "seat": None if seat == NONE else seat,
        "players": v.players,
        "adjacent": v.options & ADJACENT != 0,
        "start": v.start,
        "turn": v.turn,
        "actor": None if over else v.actor,
        "decks": {LEVEL_NAMES[level]: v.left[level] for level in range(LEVELS)},
        "display": {
            LEVEL_NAMES[level]: [cards[card] if card != EMPTY else None for card in v.display[level]]
            for level in range(LEVELS)
        },
        "discards": {
            LEVEL_NAMES[level]: [cards[card] for card in v.discards[level][: v.gone[level]]] for level in range(LEVELS)
        },
        "hand": hand_view(v, cards),
        "territories": [territory_view(v, deck, other) for other in range(v.players)],
        "activation": activation_view(v, deck),
        "own": None if seat == NONE else own_view(v, deck, seat),
        "question": None,
        "result": result(v, d) if over else None,
    }
    question = question_of(v)
    if question is not None and seat == v.actor:
        told["question"] = question_view(v, d, question, legal)
    elif question is not None:
        told["waiting"] = question.kind
    return told


def question_view(v: State, d: Deck, question: Question, legal: Sequence[int]) -> dict[str, Any]:
    """What the seat that decides is asked."""
    answers = [notation(v, d, action) for action in legal]
    told: dict[str, Any] = {
        "kind": question.kind,
        "rule": question.rule,
        "rules": list(question.rules),
        "answers": answers,
    }
    if v.phase == PLACE:
        told["activates"] = {answer: in_line_with(v, answer) for answer in answers}
    return told


def in_line_with(v: State, answer: str) -> list[list[int]]:
    """F13: where the cards lie that a placement would activate besides the new one."""
    x, y = map(int, answer.removeprefix("place ").split(","))
    return [[v.x[v.turn][p], v.y[v.turn][p]] for p in range(v.cards[v.turn]) if in_line(v, v.turn, p, x, y)]


def amounts(counts: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, by name, without the noughts."""
    return {COST_NAMES[kind]: counts[kind] for kind in range(len(counts)) if counts[kind] > 0}


def hand_view(v: State, cards: Sequence[str]) -> dict[str, Any] | None:
    """F32: the card taken and not yet placed; the others see only from which deck it came."""
    if v.phase != PLACE:
        return None
    return {
        "card": cards[v.hand] if v.hand != EMPTY else None,
        "deck": LEVEL_NAMES[v.unseen - 1] if v.unseen else None,
    }


def territory_view(v: State, deck: DeckDocument[Deck], seat: int) -> dict[str, Any]:
    d = deck.table
    cards = card_ids(deck)
    return {
        "cards": [
            {
                "card": cards[v.card[seat][plot]],
                "at": [v.x[seat][plot], v.y[seat][plot]],
                "cubes": v.cubes[seat][plot],
                "spaces": d.spaces[v.card[seat][plot]],
                "active": is_active(v, d, seat, plot),
                "resources": amounts(v.resources[seat * PLOTS + plot]),
                "ready": v.ready[plot] if seat == v.turn else 0,
            }
            for plot in range(v.cards[seat])
        ],
        "stock": amounts(v.stock[seat]),
        "resource_points": resource_points(v, d, seat),
        "polluted": polluted(v, seat),
        "cubes": all_cubes(v, seat),
        "pattern": scoring_ids(deck)[v.scoring[seat][v.chosen[seat] - 1] - 1] if v.chosen[seat] else None,
    }


def activation_view(v: State, deck: DeckDocument[Deck]) -> dict[str, Any] | None:
    """The option being carried out, and what it still asks for."""
    if v.here == NONE:
        return None
    told: dict[str, Any] = {
        "at": [v.x[v.turn][v.here], v.y[v.turn][v.here]],
        "card": None,
        "option": None,
        "copied": None,
    }
    if v.option != NONE:
        told["card"] = card_ids(deck)[v.option // OPTIONS]
        told["option"] = v.option % OPTIONS + 1
    if v.from_seat != NONE:
        told["copied"] = {"seat": v.from_seat, "at": [v.x[v.from_seat][v.from_plot], v.y[v.from_seat][v.from_plot]]}
    told["due"] = amounts(v.due)
    told["paid"] = amounts(v.paid)
    told["choose"] = sum(v.choose)
    told["pollution"] = v.dirt
    told["moves"] = v.moves
    return told


def own_view(v: State, deck: DeckDocument[Deck], seat: int) -> dict[str, Any]:
    """F32: one's two Scoring cards, and what they are worth as the territory stands."""
    d = deck.table
    ids = scoring_ids(deck)
    return {
        "scoring": [ids[which - 1] for which in v.scoring[seat]],
        "times": [set_times(v, d, seat, which) for which in range(2)],
        "set_points": [set_points(v, d, seat, which) for which in range(2)],
        "score": score(v, d, seat),
    }


assert len(RESOURCES) == KINDS
