"""A seat's view of Terra as JSON, made from a redacted state only.

It holds everything that a page or a terminal needs to show: what follows from a rule is worked out here, not there.
"""

from collections.abc import Sequence
from typing import Any

from terrae.engine.bits import count

from ..bots.odds import crises_to_come, how_many_to_come, near_losses, one_step_away, seats_to_answer
from ..rules.house_rules import (
    CRISES_OF_COLOUR,
    CRISES_OF_REGION,
    LIMITS,
    NO_LIMIT,
    VARIANTS,
    is_fined,
    is_lost,
    is_open,
    is_short,
    length_of,
    raised_by,
    threat_of,
)
from ..rules.moves import ACTION_TEXTS, COLOUR_LETTERS, CRISIS_TEXTS, KIND_TEXTS, REGION_CODES
from ..rules.questions import HOUSE_RULES, LIMITS_OF_SHORT, QUESTIONS, WITH_TEAMS, PhaseQuestion
from ..rules.record import loss_reason, result
from ..rules.rules import (
    CONTRIBUTE,
    DISCARD,
    FIRST_POINTS,
    HIGHEST_POINTS,
    PLAY,
    SETS,
    SOLVER_POINTS,
    TAKE_SET,
    first_to_help,
    highest_played,
    is_over,
    laid_sum,
    played_sum,
)
from ..rules.scoring import has_pot, hoard_value, in_teams, is_winner, kept_of_hoard, partner, pot, score, side_score
from ..rules.state import (
    COMMON_GOOD,
    CRISES,
    HOARD,
    IMPENDING,
    KINDS,
    LOSS,
    NONE,
    REGIONS,
    SUCCESS,
    VALUES,
    Deck,
    State,
)
from .sight import count_unseen

Json = dict[str, Any]


def public_view(v: State, d: Deck) -> Json:
    """T21: what lies on the table for everybody."""
    over = is_over(v, d)
    seats = range(v.players)
    shown: Json = {
        "game": "terra",
        "players": v.players,
        "teams": [[i, partner(v, i)] for i in seats if i < partner(v, i)] if in_teams(v) else None,
        "turn": v.turn,
        "actor": None if over else v.actor,
        "pile": v.left,
        "hands": [v.cards[i] for i in seats],
        "track": [v.track[i] for i in seats],
        "sets": [v.sets[i] for i in seats],
        "discards": cards(v.discards),
        "solved": crises(v.solved),
        "full_blown": [crisis_view(v, d, crisis) for crisis in range(CRISES) if v.full >> crisis & 1],
        "impending": impending_view(v, d) if v.phase == IMPENDING else None,
        "danger": danger(v),
        "alarm": [] if over else alarm(v),
        "dangers": [] if over else dangers(v),
        "near": [] if over else near(v),
        "to_come": to_come(v),
        "result": result(v, d) if over else None,
    }
    if in_force := house_rules(v):
        shown["house_rules"] = in_force
        shown["laws"] = [option.rule for option in VARIANTS if option.name in in_force]
    if raised := raised_by(v.options):
        shown["raised"] = raised
    if is_open(v.options):
        shown["open_hands"] = [cards(v.hands[i]) for i in seats]
    if v.phase == LOSS:
        shown["loss"] = loss(v)
    elif v.phase == SUCCESS:
        if has_pot(v):
            shown["pot"] = pot_view(v)
        shown["ranking"] = ranking(v, d)
        shown["scale"] = {"first": FIRST_POINTS, "highest": HIGHEST_POINTS, "solved": SOLVER_POINTS}
        if in_teams(v):
            shown["sides"] = sides(v, d)
    return shown


def house_rules(v: State) -> Json:
    """L1 to L6: those that are on, by name."""
    return {option.name: value for option in VARIANTS if option.later and (value := option.value_in(v.options))}


def pot_view(v: State) -> Json:
    """L3: what each hoard gave to the common pot, what everybody has of it, and what is over."""
    total = pot(v)
    share = total // v.players
    given = [hoard_value(v, seat) // 2 for seat in range(v.players)]
    return {"given": given, "total": total, "share": share, "over": total - share * v.players}


def private_view(v: State, d: Deck, seat: int, legal: Sequence[int]) -> Json:
    """T22: this seat's own cards, and its question if it is asked one."""
    shown: Json = {
        "seat": None if seat == NONE else seat,
        "own": None
        if seat == NONE
        else {"hand": cards(v.hands[seat]), "hoard": cards(v.hoards[seat]), "hoard_value": hoard_value(v, seat)},
        "hidden": hidden(v, seat),
        "question": None,
    }
    question = QUESTIONS.get(v.phase)
    if question is not None and seat == v.actor:
        shown["question"] = question_view(v, d, question, legal)
    elif question is not None:
        shown["waiting"] = question.kind
    return shown


# ---- Cards and crises --------------------------------------------------------------------------------------


def cards(counts: Sequence[int]) -> list[str]:
    """Counts by kind as a list of cards, in the order G, B, R, then by value."""
    return [KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def crises(members: int) -> list[str]:
    """A set of crises as their names."""
    return [CRISIS_TEXTS[crisis] for crisis in range(CRISES) if members >> crisis & 1]


def hidden(v: State, seat: int) -> Json:
    """T1, T21: how many Solutions of each colour and value this viewer cannot place: in pile, hands and hoards."""
    unseen = [0] * KINDS
    count_unseen(v, seat, unseen)
    return {letter: unseen[i * VALUES : (i + 1) * VALUES] for i, letter in enumerate(COLOUR_LETTERS)}


def to_come(v: State) -> Json:
    """T12, T21: the crises that are still in the pile, and those of them that would lose the game as things stand.

    L1: in a short game those that may still be in it, and how many are.
    """
    coming = crises_to_come(v)
    fatal = sum(
        1 << crisis for crisis in range(CRISES) if coming >> crisis & 1 and is_lost(v.full | 1 << crisis, v.options)
    )
    shown: Json = {"crises": crises(coming), "fatal": crises(fatal)}
    if is_short(v.options):
        shown["left"] = how_many_to_come(v)
    return shown


def crisis_view(v: State, d: Deck, crisis: int) -> Json:
    letter = COLOUR_LETTERS[crisis // REGIONS]
    return {
        "crisis": CRISIS_TEXTS[crisis],
        "threat": threat_of(v, d, crisis),
        "cards": [f"{letter}{value + 1}" for value in range(VALUES) for _ in range(v.laid[crisis][value])],
        "sum": laid_sum(v, crisis),
        "open": v.untouched >> crisis & 1 == 1,
    }


def impending_view(v: State, d: Deck) -> Json:
    """T9 to T12: the crisis, who did what about it, who is still to answer, and whether the game hangs on it."""
    letter = COLOUR_LETTERS[v.crisis // REGIONS]
    return {
        "crisis": CRISIS_TEXTS[v.crisis],
        "threat": threat_of(v, d, v.crisis),
        "played": [f"{letter}{value}" if value else None for value in v.played[: v.players]],
        "sum": played_sum(v),
        "missing": max(0, threat_of(v, d, v.crisis) - played_sum(v)),
        "answered": answered(v),
        "remaining": [v.actor, *seats_to_answer(v, v.actor)],
        "fatal": is_lost(v.full | 1 << v.crisis, v.options),
        "first": None if first_to_help(v) == NONE else first_to_help(v),
        "highest": highest(v),
    }


def settled_view(v: State, d: Deck) -> Json:
    """T10, T11: the same once everybody has answered: `v` holds what each has played."""
    everybody = [(v.turn + i) % v.players for i in range(v.players)]
    return {**impending_view(v, d), "answered": everybody, "remaining": []}


def answered(v: State) -> list[int]:
    """T9: the seats that have had their chance on the impending crisis, in their order."""
    return [(v.turn + i) % v.players for i in range((v.actor - v.turn) % v.players)]


def highest(v: State) -> list[int]:
    """T10: the seats whose card on the impending crisis is the highest so far."""
    most = highest_played(v)
    return [seat for seat in range(v.players) if most and v.played[seat] == most]


# ---- The danger (T12) ---------------------------------------------------------------------------------------


def danger(v: State) -> Json:
    """T12: how far each way of losing control has come. L1: with six crises no region can lose it: the limit is 0."""
    in_region, of_colour, in_all = limits(v)
    by_region = [count(v.full & members) for members in CRISES_OF_REGION]
    by_colour = [count(v.full & members) for members in CRISES_OF_COLOUR]
    return {
        "total": [count(v.full), in_all],
        "colours": {letter: [n, of_colour] for letter, n in zip(COLOUR_LETTERS, by_colour, strict=True)},
        "regions": {region: [n, in_region] for region, n in zip(REGION_CODES, by_region, strict=True)},
    }


def limits(v: State) -> tuple[int, int, int]:
    """T12, L1: so many crises in a region, of a colour, in all lose control; 0 where that cannot happen."""
    in_region, of_colour, in_all = LIMITS[length_of(v.options)]
    return 0 if in_region == NO_LIMIT else in_region, of_colour, in_all


def alarm(v: State) -> list[Json]:
    """T12: what the next full-blown crisis may lose; nothing as long as that is far."""
    if v.phase == IMPENDING and is_lost(v.full | 1 << v.crisis, v.options):
        return [{"kind": "now"}]
    in_all, regions, colours = near_losses(v)
    if in_all:
        return [{"kind": "total"}]
    found: list[Json] = [{"kind": "region", "region": REGION_CODES[region]} for region in regions]
    return found + [{"kind": "colour", "colour": COLOUR_LETTERS[colour]} for colour in colours]


def dangers(v: State) -> list[Json]:
    """T12: every way of losing control that is one crisis away, with how many of the crises to come would do it.

    `now`: the impending crisis itself would. `if_fails`: only once the impending crisis has become full-blown.
    """
    coming = crises_to_come(v)
    near = one_step_away(v.full, coming, v.options)
    found: list[Json] = []
    later: list[tuple[str, int, int]] = []
    if v.phase == IMPENDING:
        if is_lost(v.full | 1 << v.crisis, v.options):
            found.append({"kind": "now"})
        else:
            later = [way for way in one_step_away(v.full | 1 << v.crisis, coming, v.options) if way not in near]
    found += [{**danger_view(*way), "if_fails": False} for way in near]
    return found + [{**danger_view(*way), "if_fails": True} for way in later]


def near(v: State) -> list[str]:
    """T12: what one more crisis, the impending one or one to come, would lose: `total`, regions, colours."""
    next_ones = crises_to_come(v) | (1 << v.crisis if v.phase == IMPENDING else 0)
    names = {"total": ["total"], "region": REGION_CODES, "colour": COLOUR_LETTERS}
    return [names[kind][which] for kind, which, _ in one_step_away(v.full, next_ones, v.options)]


def danger_view(kind: str, which: int, crises_of_it: int) -> Json:
    shown: Json = {"kind": kind, "crises": crises_of_it}
    if kind == "region":
        shown["region"] = REGION_CODES[which]
    elif kind == "colour":
        shown["colour"] = COLOUR_LETTERS[which]
    return shown


def loss(v: State) -> Json:
    """T12: where control was lost, and the crises that did it."""
    reason = loss_reason(v)
    shown: Json = {"kind": reason}
    in_region, of_colour, _ = limits(v)
    members = v.full
    if reason == "region":
        lost = [count(v.full & members) >= in_region for members in CRISES_OF_REGION].index(True)
        shown["region"] = REGION_CODES[lost]
        members &= CRISES_OF_REGION[lost]
    elif reason == "colour":
        lost = [count(v.full & members) >= of_colour for members in CRISES_OF_COLOUR].index(True)
        shown["colour"] = COLOUR_LETTERS[lost]
        members &= CRISES_OF_COLOUR[lost]
    shown["crises"] = crises(members)
    return shown


def ranking(v: State, d: Deck) -> list[list[int]]:
    """T19, T20: every seat with its rank, the best first. Partners share that of their team, and so do equals."""
    seats = range(v.players)
    points = [side_score(v, d, seat) for seat in seats]
    order = sorted(seats, key=lambda seat: (-points[seat], -score(v, d, seat)))
    leads = [seat for seat in seats if not in_teams(v) or seat < partner(v, seat)]
    return [[seat, 1 + sum(points[other] > points[seat] for other in leads)] for seat in order]


def sides(v: State, d: Deck) -> list[Json]:
    """T20: the teams, the best first: their seats, the better of them first, their sum, their rank, and who has won."""
    found: list[Json] = []
    for seat, rank in ranking(v, d):
        if any(seat in side["seats"] for side in found):
            continue
        seats = sorted((seat, partner(v, seat)), key=lambda one: -score(v, d, one))
        won = is_winner(v, d, seat)
        found.append({"seats": seats, "score": side_score(v, d, seat), "rank": rank, "won": won})
    return found


# ---- The question -------------------------------------------------------------------------------------------


def question_view(v: State, d: Deck, question: PhaseQuestion, legal: Sequence[int]) -> Json:
    """What the seat that decides is asked, and what its answers would do."""
    shown: Json = {
        "kind": question.kind,
        "rule": question.rule,
        "rules": rules_in_play(v, question),
        "answers": [ACTION_TEXTS[action] for action in legal],
    }
    if v.phase in (IMPENDING, COMMON_GOOD):
        shown["solves"] = [ACTION_TEXTS[action] for action in legal if solves(v, d, action)]
    if v.phase == IMPENDING and (price := price_of_passing(v)):
        shown["fine"] = price
    if v.phase == HOARD:
        sets = [action for action in legal if TAKE_SET <= action < DISCARD]
        shown["sets"] = {
            ACTION_TEXTS[action]: {**set_view(action - TAKE_SET), **kept_of_set(v, action)} for action in sets
        }
    return shown


def rules_in_play(v: State, question: PhaseQuestion) -> list[str]:
    """The rules of the moment, and the house rules that matter in it. A short game has its own limits of control."""
    by_the_book = [LIMITS_OF_SHORT if rule == "T12" and is_short(v.options) else rule for rule in question.rules]
    house = [rule for rule, bit, kinds in HOUSE_RULES if v.options & bit and question.kind in kinds]
    return [*by_the_book, *(WITH_TEAMS if in_teams(v) else ()), *house]


def solves(v: State, d: Deck, action: int) -> bool:
    """T10, T15: would the card of this answer reach the threat?"""
    if PLAY <= action < CONTRIBUTE:
        return played_sum(v) + (action - PLAY) % VALUES + 1 >= threat_of(v, d, v.crisis)
    if CONTRIBUTE <= action < TAKE_SET:
        crisis, value = divmod(action - CONTRIBUTE, VALUES)
        return laid_sum(v, crisis) + value + 1 >= threat_of(v, d, crisis)
    return False


def price_of_passing(v: State) -> int:
    """L2: what the seat that decides pays if it passes and the crisis breaks out; nothing if that ends the game."""
    return 1 if is_fined(v, v.actor) and not is_lost(v.full | 1 << v.crisis, v.options) else 0


def kept_of_set(v: State, action: int) -> Json:
    """L3: how much of a set would stay with its owner; the rest goes into the common pot."""
    if not has_pot(v):
        return {}
    own = hoard_value(v, v.actor)
    return {"yours": kept_of_hoard(own + set_view(action - TAKE_SET)["value"]) - kept_of_hoard(own)}


def set_view(number: int) -> Json:
    """T16, T19: the cards of a set, of how many colours they are, whether they are a run, and their value."""
    kinds = sorted(SETS[number])
    values = [kind % VALUES + 1 for kind in kinds]
    return {
        "cards": [KIND_TEXTS[kind] for kind in kinds],
        "colours": len({kind // VALUES for kind in kinds}),
        "run": len(set(values)) > 1,
        "value": sum(values),
    }
