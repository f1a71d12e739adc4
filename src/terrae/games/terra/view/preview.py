"""What each answer of Terra would bring: points for the first and the highest card, for closing a crisis, for a set.

Made from the view of the seat that decides. What the others can still do is counted from the cards nobody has seen.
"""

from collections.abc import Sequence
from typing import Any

from terrae.engine.previews import EXACT, STANDS

from ..bots.odds import seats_to_answer
from ..rules.house_rules import is_fined, is_lost, is_open, threat_of
from ..rules.moves import ACTION_TEXTS, CRISIS_TEXTS
from ..rules.rules import (
    CONTRIBUTE,
    DISCARD,
    FIRST_POINTS,
    HIGHEST_POINTS,
    PASS,
    PLAY,
    SOLVER_POINTS,
    TAKE_SET,
    contribute,
    first_to_help,
    highest_played,
    hoard,
    laid_sum,
    played_sum,
)
from ..rules.scoring import has_pot, score
from ..rules.state import FINE, IMPENDING, KINDS, NONE, REGIONS, SET_SIZE, VALUES, Deck, State
from .sight import count_unseen

Json = dict[str, Any]


def previews(v: State, d: Deck, legal: Sequence[int]) -> list[Json]:
    """What each legal answer would bring the seat that decides."""
    if v.phase == IMPENDING:
        return [of_card(v, d, action) for action in legal]
    return [of_deed(v, d, action) for action in legal]


# ---- An impending crisis (T9 to T12) -------------------------------------------------------------------------


def of_card(v: State, d: Deck, action: int) -> Json:
    """T10 to T12: how the crisis stands with this card, or without one, and what can still change.

    `first` and `highest` are those who would have the points if the crisis were averted with the cards as they lie.
    """
    seat = v.actor
    s = v.clone()
    value = 0 if action == PASS else (action - PLAY) % VALUES + 1
    s.played[seat] = value
    before = score(v, d, seat)
    first, highest = first_to_help(s), highest_played(s)
    threat = threat_of(v, d, v.crisis)
    is_averted = played_sum(s) >= threat
    is_fatal = is_lost(v.full | 1 << v.crisis, v.options)
    fine = 1 if is_fined(s, seat) and not is_fatal else 0
    own_first = FIRST_POINTS if first == seat else 0
    own_highest = HIGHEST_POINTS if value == highest and value > 0 else 0
    others = higher_and_equal(v, highest)
    if is_averted:
        after = most = before + own_first + own_highest
        least = after - own_highest if others["higher"] else after
    else:
        after = least = before - fine
        missing = threat - played_sum(s)
        most = least
        if most_from_others(v) >= missing:
            most = before + best_if_others_help(v, value, missing, own_first, own_highest)
    return {
        "answer": ACTION_TEXTS[action],
        "before": before,
        "after": after,
        "kind": EXACT if least == most else STANDS,
        "least": least,
        "most": most,
        "sum": played_sum(s),
        "threat": threat,
        "averted": is_averted,
        "lost": not is_averted and is_fatal,
        **({"fine": 0 if is_averted else fine} if v.options & FINE else {}),
        "last": next(seats_to_answer(v, seat), NONE) == NONE,
        "first": {"points": FIRST_POINTS, "seats": [] if first == NONE else [first]},
        "highest": {
            "points": HIGHEST_POINTS,
            "seats": [other for other in range(v.players) if s.played[other] == highest > 0],
            **others,
        },
    }


def values_to_come(v: State) -> list[int]:
    """The values of the crisis's colour that others may still bring: those nobody has seen, the highest first.

    L5: of open hands those that lie in them.
    """
    first = v.crisis // REGIONS * VALUES
    may_come = [0] * KINDS
    count_unseen(v, v.actor, may_come)
    if is_open(v.options):
        may_come = [sum(v.hands[other][kind] for other in seats_to_answer(v, v.actor)) for kind in range(KINDS)]
    return [value + 1 for value in range(VALUES - 1, -1, -1) for _ in range(may_come[first + value])]


def helpers_to_come(v: State) -> int:
    """T9: how many of those still to answer hold a card."""
    return sum(v.cards[other] > 0 for other in seats_to_answer(v, v.actor))


def higher_and_equal(v: State, highest: int) -> dict[str, bool]:
    """T10: may a higher card than the highest still come, and may another as high as it?"""
    to_come = values_to_come(v) if helpers_to_come(v) else []
    return {"higher": any(value > highest for value in to_come), "equal": highest in to_come}


def most_from_others(v: State, at_most: int = VALUES) -> int:
    """T9, L5: what those who are still to answer may bring together, with cards of at most such a value."""
    if is_open(v.options):
        first = v.crisis // REGIONS * VALUES
        hands = [v.hands[other][first : first + at_most] for other in seats_to_answer(v, v.actor)]
        return sum(max((value for value, n in enumerate(hand, 1) if n), default=0) for hand in hands)
    return sum([value for value in values_to_come(v) if value <= at_most][: helpers_to_come(v)])


def best_if_others_help(v: State, value: int, missing: int, own_first: int, own_highest: int) -> int:
    """T10: what this seat may have if the others bring what is missing, in the way that suits it best."""
    return own_first + own_highest if most_from_others(v, value) >= missing else own_first


# ---- Everything else: what it brings is certain ----------------------------------------------------------------


def of_deed(v: State, d: Deck, action: int) -> Json:
    """T14 to T17: a card onto a full-blown crisis, a set, a card thrown away, or nothing."""
    s = v.clone()
    facts: Json = {}
    if CONTRIBUTE <= action < TAKE_SET:
        crisis, value = divmod(action - CONTRIBUTE, VALUES)
        total = laid_sum(v, crisis) + value + 1
        contribute(s, d, crisis, value)
        is_closed = s.solved >> crisis & 1 == 1
        facts = {
            "crisis": CRISIS_TEXTS[crisis],
            "sum": total,
            "threat": threat_of(v, d, crisis),
            "closes": {"points": SOLVER_POINTS, "seats": [v.actor] if is_closed else []},
        }
    elif TAKE_SET <= action < DISCARD:
        hoard(s, action - TAKE_SET)
    before, after = score(v, d, v.actor), score(s, d, v.actor)
    shown: Json = {"answer": ACTION_TEXTS[action], "before": before, "after": after, "kind": EXACT, **facts}
    if has_pot(v) and TAKE_SET <= action < DISCARD:
        return {**shown, "kind": STANDS, "least": after, "most": after + most_of_pot(v)}
    return shown


def most_of_pot(v: State) -> int:
    """L3: what the others' hoards may bring this seat at most; nobody sees what lies in them."""
    sets = sum(v.sets[other] for other in range(v.players) if other != v.actor)
    return -(-sets * SET_SIZE * VALUES // (2 * v.players))
