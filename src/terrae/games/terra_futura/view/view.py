"""A seat's view of Terra Futura as JSON, made from a redacted state only.

It holds everything that a page or a terminal needs to show: what follows from a rule is worked out here, not there.
"""

from collections.abc import Sequence
from typing import Any

from terrae.engine.game import DeckDocument

from ..rules.actions import ACTIONS, COPY_IT, LOWERS, SCORING_CARDS, STOP, USE_IT
from ..rules.answers import legal as legal_actions
from ..rules.answers import step
from ..rules.deck import COST_NAMES, RESOURCES
from ..rules.moves import notation
from ..rules.names import LEVEL_NAMES, place_of
from ..rules.pollution import is_active
from ..rules.questions import FINAL, PhaseQuestion, question_of
from ..rules.record import card_ids, result, scoring_ids
from ..rules.rules import ROUNDS, is_activating, is_over, pattern_activations, round_number
from ..rules.scoring import all_cubes, better_set, polluted, resource_points, score, set_points, set_times
from ..rules.state import (
    ADJACENT,
    ASSIST,
    CHOOSE,
    COPY,
    DROP,
    EMPTY,
    EXCHANGE,
    GAIN,
    GAIN_ANY,
    KINDS,
    LEVELS,
    NONE,
    OPTIONS,
    PAY,
    PLACE,
    PLOTS,
    POLLUTE,
    SQUARE,
    STARTING,
    TRANSFER,
    USE,
    Deck,
    State,
)
from ..rules.territory import in_line, lowest_x, lowest_y
from .payments import due_view, pollution_view

Json = dict[str, Any]


def public_view(v: State, deck: DeckDocument[Deck]) -> Json:
    """F31: what lies on the table for everybody."""
    d = deck.table
    cards = card_ids(deck)
    over = is_over(v, d)
    shown: Json = {
        "game": "terra-futura",
        "players": v.players,
        "adjacent": v.options & ADJACENT != 0,
        "start": v.start,
        "round": round_number(v),
        "rounds": ROUNDS,
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
        "territories": [territory_view(v, deck, other) for other in range(v.players)],
        "placed": placed(v),
        "used": [place_of(v, v.turn, plot) for plot in used_plots(v, d)],
        "activation": activation_view(v, deck),
        "result": result(v, d) if over else None,
    }
    if over:
        shown["ranking"] = ranking(v, d)
    return shown


def private_view(v: State, deck: DeckDocument[Deck], seat: int, legal: Sequence[int]) -> Json:
    """F32: this seat's Scoring cards, the card taken as it may see it, and its question if it is asked one."""
    shown: Json = {
        "seat": None if seat == NONE else seat,
        "hand": hand_view(v, card_ids(deck)),
        "own": None if seat == NONE else own_view(v, deck, seat),
        "question": None,
    }
    question = question_of(v)
    if question is not None and seat == v.actor:
        shown["question"] = question_view(v, deck.table, question, legal)
    elif question is not None:
        shown["waiting"] = question.kind
    return shown


# ---- The question -------------------------------------------------------------------------------------------


def question_view(v: State, d: Deck, question: PhaseQuestion, legal: Sequence[int]) -> Json:
    """What the seat that decides is asked, and what its answers would do."""
    answers = [notation(v, d, action) for action in legal]
    rules = rules_now(v, d, question, legal)
    shown: Json = {"kind": question.kind, "rule": question.rule, "rules": rules, "answers": answers}
    if v.phase == DROP:
        shown["after_keep"] = takes_after_keep(v, d)
    elif v.phase == PLACE:
        shown["variants"] = {"F12": "on" if v.options & ADJACENT else "off"}
        shown["activates"] = {answer: in_line_with(v, answer) for answer in answers}
    elif v.phase == PAY:
        shown["due"] = due_view(v, d)
    if v.phase in (PAY, POLLUTE):
        shown["pollution"] = pollution_view(v, d)
    return shown


def rules_now(v: State, d: Deck, question: PhaseQuestion, legal: Sequence[int]) -> list[str]:
    """The rules of the moment: those of the question that hold of what is offered now, its own first."""
    if v.phase == USE:
        offered = [v.card[v.turn][plot] * OPTIONS + number for plot, number in used_by(legal)]
        first = FINAL if v.chosen[v.turn] > 0 else question.rule
        return [first, "F14", *rules_of_effects(d, offered), "F20"]
    if v.phase == COPY:
        kinds = {d.kind[option] for option in copied_by(v, d, legal)}
        return [question.rule, *(["F22"] if EXCHANGE in kinds else []), *(["F23"] if TRANSFER in kinds else [])]
    rules = list(question.rules)
    if v.phase == PAY:
        rules += [*(["F17"] if v.dirt > 0 else []), *(["F22"] if v.from_seat != NONE else [])]
    if v.phase == CHOOSE and v.option // OPTIONS >= STARTING:
        rules.remove("F24")
    return rules


def used_by(legal: Sequence[int]) -> list[tuple[int, int]]:
    """F13: the cards and the effects of them that the answers to USE stand for."""
    return [divmod(action - USE_IT, OPTIONS) for action in legal if action != STOP]


def copied_by(v: State, d: Deck, legal: Sequence[int]) -> list[int]:
    """F21: the effects that the answers to COPY stand for."""
    found = []
    for action in legal:
        away, which = divmod(action - COPY_IT, PLOTS * LOWERS)
        plot, lower = divmod(which, LOWERS)
        card = v.card[(v.turn + away + 1) % v.players][plot]
        found.append(card * OPTIONS + d.uppers[card] + lower)
    return found


def rules_of_effects(d: Deck, options: Sequence[int]) -> list[str]:
    """F15 to F23: the rules of these effects, in their order."""
    kinds = {d.kind[option] for option in options}
    rules = []
    if kinds & {GAIN, GAIN_ANY}:
        rules.append("F15")
    if EXCHANGE in kinds:
        rules.append("F16")
    if any(d.pollution[option] > 0 for option in options):
        rules += ["F17", "F19"]
    if TRANSFER in kinds:
        rules.append("F18")
    if ASSIST in kinds:
        rules += ["F21", "F22", "F23"]
    return rules


def takes_after_keep(v: State, d: Deck) -> list[str]:
    """F9, F10: what may be taken if no card is dropped."""
    kept = v.clone()
    step(kept, d, STOP)
    out = [0] * ACTIONS
    return [notation(kept, d, action) for action in out[: legal_actions(kept, d, out)]]


def in_line_with(v: State, answer: str) -> list[list[int]]:
    """F13: where the cards lie that a placement would activate besides the new one."""
    x, y = map(int, answer.removeprefix("place ").split(","))
    return [place_of(v, v.turn, plot) for plot in range(v.cards[v.turn]) if in_line(v, v.turn, plot, x, y)]


# ---- Territories --------------------------------------------------------------------------------------------


def amounts(counts: Sequence[int]) -> dict[str, int]:
    """What there is of each resource, by name, without the noughts."""
    return {COST_NAMES[kind]: counts[kind] for kind in range(len(counts)) if counts[kind] > 0}


def hand_view(v: State, cards: Sequence[str]) -> Json | None:
    """F32: the card taken and not yet placed; the others see only from which deck it came."""
    if v.phase != PLACE:
        return None
    return {
        "card": cards[v.hand] if v.hand != EMPTY else None,
        "deck": LEVEL_NAMES[v.unseen - 1] if v.unseen else None,
    }


def territory_view(v: State, deck: DeckDocument[Deck], seat: int) -> Json:
    """F31: the cards with what lies on them, and what everybody can see of their worth (F28)."""
    d = deck.table
    cards = card_ids(deck)
    plots = range(v.cards[seat])
    chosen = v.chosen[seat] > 0
    return {
        "cards": [
            {
                "card": cards[v.card[seat][plot]],
                "at": place_of(v, seat, plot),
                "cubes": v.cubes[seat][plot],
                "spaces": d.spaces[v.card[seat][plot]],
                "active": is_active(v, d, seat, plot),
                "resources": amounts(v.resources[seat * PLOTS + plot]),
                "ready": v.ready[plot] if seat == v.turn else 0,
            }
            for plot in plots
        ],
        "stock": amounts(v.stock[seat]),
        "worth": amounts([v.stock[seat][kind] * d.worth[kind] for kind in range(KINDS)]),
        "resource_points": resource_points(v, d, seat),
        "polluted": polluted(v, seat),
        "points": resource_points(v, d, seat) - polluted(v, seat),
        "cubes": all_cubes(v, seat),
        "pattern": scoring_ids(deck)[v.scoring[seat][v.chosen[seat] - 1] - 1] if chosen else None,
        "pattern_at": [place_of(v, seat, plot) for plot in plots if chosen and pattern_activations(v, d, seat, plot)],
    }


def placed(v: State) -> list[int] | None:
    """F13: where the card lies whose row and column are activated; None in the final activation."""
    if not is_activating(v) or v.chosen[v.turn] > 0:
        return None
    return place_of(v, v.turn, v.cards[v.turn] - 1)


def used_plots(v: State, d: Deck) -> list[int]:
    """F13, F26: the cards whose activations of this turn are all used."""
    if not is_activating(v):
        return []
    spent = [plot for plot in range(v.cards[v.turn]) if v.ready[plot] == 0]
    if v.chosen[v.turn] > 0:
        return [plot for plot in spent if pattern_activations(v, d, v.turn, plot) > 0]
    last = v.cards[v.turn] - 1
    return [plot for plot in spent if in_line(v, v.turn, plot, v.x[v.turn][last], v.y[v.turn][last])]


def activation_view(v: State, deck: DeckDocument[Deck]) -> Json | None:
    """The option being carried out, and what it still asks for."""
    if v.here == NONE:
        return None
    is_chosen, is_copied = v.option != NONE, v.from_seat != NONE
    return {
        "at": place_of(v, v.turn, v.here),
        "card": card_ids(deck)[v.option // OPTIONS] if is_chosen else None,
        "option": v.option % OPTIONS + 1 if is_chosen else None,
        "copied": {"seat": v.from_seat, "at": place_of(v, v.from_seat, v.from_plot)} if is_copied else None,
        "due": amounts(v.due),
        "paid": amounts(v.paid),
        "choose": sum(v.choose),
        "pollution": v.dirt,
        "moves": v.moves,
    }


# ---- Points -------------------------------------------------------------------------------------------------


def own_view(v: State, deck: DeckDocument[Deck], seat: int) -> Json:
    """F32: one's two Scoring cards, what they are worth as the territory stands, and which of them counts (F27)."""
    d = deck.table
    ids = scoring_ids(deck)
    both = range(SCORING_CARDS)
    return {
        "scoring": [ids[which - 1] for which in v.scoring[seat]],
        "times": [set_times(v, d, seat, which) for which in both],
        "set_points": [set_points(v, d, seat, which) for which in both],
        "better": better_set(v, d, seat),
        "score": score(v, d, seat),
        "missing": [amounts(missing_of(v, d, seat, which)) for which in both],
        "cells": [pattern_cells(v, d, seat, which) for which in both],
    }


def missing_of(v: State, d: Deck, seat: int, which: int) -> list[int]:
    """F27: what a seat still lacks to own the set of one of its Scoring cards once more."""
    wanted = d.set_of[v.scoring[seat][which] - 1]
    times = set_times(v, d, seat, which) + 1
    return [max(0, times * wanted[kind] - v.stock[seat][kind]) for kind in range(KINDS)]


def pattern_cells(v: State, d: Deck, seat: int, which: int) -> list[list[int]]:
    """F26: the cells that the pattern of a Scoring card activates, each with how often; none while the square is open.

    Where the square of 3 by 3 lies is settled once the cards reach from one side of it to the other both ways.
    """
    plots = range(v.cards[seat])
    left, top = lowest_x(v, seat), lowest_y(v, seat)
    if max(v.x[seat][plot] for plot in plots) - left < SQUARE - 1:
        return []
    if max(v.y[seat][plot] for plot in plots) - top < SQUARE - 1:
        return []
    times = d.pattern[v.scoring[seat][which] - 1]
    return [[left + cell % SQUARE, top + cell // SQUARE, times[cell]] for cell in range(SQUARE * SQUARE) if times[cell]]


def ranking(v: State, d: Deck) -> list[list[int]]:
    """F29: every seat with its rank, the best first: the highest total, then the fewer cubes; equals share a rank."""
    merits = [(score(v, d, seat), -all_cubes(v, seat)) for seat in range(v.players)]
    order = sorted(range(v.players), key=lambda seat: merits[seat], reverse=True)
    return [[seat, 1 + sum(merit > merits[seat] for merit in merits)] for seat in order]


assert len(RESOURCES) == KINDS
