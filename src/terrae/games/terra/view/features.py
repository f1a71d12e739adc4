"""What a seat sees, as numbers for a learner: seats are rotated so that the observer comes first."""

from collections.abc import MutableSequence

from terrae.engine.bits import count, lowest
from terrae.engine.observation import Part

from ..rules.house_rules import LOST_IN_ALL
from ..rules.rules import FIRST_POINTS, HAND_LIMIT, HIGHEST_POINTS, laid_sum, played_sum
from ..rules.scoring import hoard_value, in_teams
from ..rules.state import (
    CARDS,
    COLOURS,
    COPIES,
    CRISES,
    HAND_CHECK,
    IMPENDING,
    KINDS,
    SEATS,
    SET_SIZE,
    SOLUTIONS,
    VALUES,
    Deck,
    State,
)

MOST_COPIES = max(COPIES)
MOST_IN_HAND = HAND_LIMIT + 1  # the card drawn comes before the limit
MOST_POINTS = CRISES * (FIRST_POINTS + HIGHEST_POINTS)
MOST_SETS = SOLUTIONS // SET_SIZE
MOST_VALUE = sum(number * (value + 1) for value, number in enumerate(COPIES)) * COLOURS
MOST_THREAT = 16

PARTS = (
    Part("hand", KINDS, MOST_COPIES),
    Part("discards", KINDS, MOST_COPIES),
    Part("hand sizes", SEATS, MOST_IN_HAND),
    Part("track", SEATS, MOST_POINTS),
    Part("hoarded sets", SEATS, MOST_SETS),
    Part("played on the impending crisis", SEATS, VALUES),
    Part("full-blown: still missing", CRISES, MOST_THREAT),
    Part("full-blown: may take a card this turn", CRISES),
    Part("impending: its threat", CRISES, MOST_THREAT),
    Part("solved", CRISES),
    Part("question", 4, kind="one-hot"),
    Part("on turn, seats from the observer", 1, SEATS - 1, kind="category"),
    Part("to decide, seats from the observer", 1, SEATS - 1, kind="category"),
    Part("still missing on the impending crisis", 1, MOST_THREAT, -SEATS * VALUES),
    Part("own hoard's value", 1, MOST_VALUE),
    Part("pile", 1, CARDS),
    Part("full-blown crises", 1, LOST_IN_ALL),
    Part("helped this turn", 1),
    Part("players", 1, SEATS),
    Part("teams", 1),
    Part("own hoard", KINDS, MOST_COPIES),
    Part("full-blown: cards laid, by value", CRISES * VALUES, MOST_COPIES),
    Part("threats still to come", CRISES, MOST_THREAT),
    Part("on turn", SEATS, kind="one-hot"),
    Part("to decide", SEATS, kind="one-hot"),
)
"""The observation's parts in order."""

(
    HAND, DISCARDS, SIZES, TRACK, HOARDED, PLAYED, MISSING, UNTOUCHED, THREAT, SOLVED, QUESTION,
    TURN, ACTOR, NEEDED, HOARD_VALUE, PILE, FULL, HELPED, PLAYERS, TEAMS_ON,
    OWN_HOARD, LAID, TO_COME, IS_TURN, IS_ACTOR,
) = (sum(part.length for part in PARTS[:i]) for i in range(len(PARTS)))  # fmt: skip
OBSERVATION = sum(part.length for part in PARTS)
MOST_GIVEN = SOLUTIONS * VALUES
HISTORY = (
    Part("asked about impending crises", SEATS, CRISES),
    Part("cards played on impending crises", SEATS, CRISES),
    Part("values given", SEATS, MOST_GIVEN),
    Part("values given lately less sets hoarded, in eighths", SEATS, 8 * MOST_GIVEN, -8 * 5 * MOST_SETS),
    Part("cards laid onto full-blown crises", SEATS, SOLUTIONS),
    Part("turns in which full-blown crises got nothing", SEATS, CARDS),
    Part("times hoarded", SEATS, MOST_SETS),
)
"""The deeds that everybody remembers of every seat (`characters.py`), in their order."""
ROUNDS = (
    Part("values given", SEATS, MOST_IN_HAND * VALUES),
    Part("impending crises passed on", SEATS, CRISES),
    Part("crises solved", SEATS, CRISES),
    Part("sets hoarded", SEATS, SEATS),
)
"""What everybody can see of a seat in one round (`rounds.py`), in the order of the notes."""
ENCODING = 2
"""Raised whenever a place of the observation changes its meaning."""


def observe(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    """T21, T22: the observation of `seat`; reads only what that seat may see.

    House rules change no place of it: threats are as printed (L6), and those to come are all that were not seen (L1).
    """
    players = s.players
    hand = s.hands[seat]
    for kind in range(KINDS):
        out[HAND + kind] = hand[kind]
        out[DISCARDS + kind] = s.discards[kind]
    for i in range(SIZES, OBSERVATION):
        out[i] = 0
    other = seat
    for i in range(players):
        out[SIZES + i] = s.cards[other]
        out[TRACK + i] = s.track[other]
        out[HOARDED + i] = s.sets[other]
        out[PLAYED + i] = s.played[other]
        if other == s.turn:
            out[TURN] = i
            out[IS_TURN + i] = 1
        if other == s.actor:
            out[ACTOR] = i
            out[IS_ACTOR + i] = 1
        other = other + 1 if other + 1 < players else 0
    crises = s.full
    while crises != 0:
        crisis = lowest(crises)
        crises &= crises - 1
        out[MISSING + crisis] = d.threat[crisis] - laid_sum(s, crisis)
        out[UNTOUCHED + crisis] = s.untouched >> crisis & 1
        for value in range(VALUES):
            out[LAID + crisis * VALUES + value] = s.laid[crisis][value]
    crises = s.solved
    while crises != 0:
        out[SOLVED + lowest(crises)] = 1
        crises &= crises - 1
    seen = s.full | s.solved
    if s.phase == IMPENDING:
        seen |= 1 << s.crisis
        out[THREAT + s.crisis] = d.threat[s.crisis]
        out[NEEDED] = d.threat[s.crisis] - played_sum(s)
    if IMPENDING <= s.phase <= HAND_CHECK:
        out[QUESTION + s.phase - IMPENDING] = 1
    for crisis in range(CRISES):
        out[TO_COME + crisis] = d.threat[crisis] * (1 - (seen >> crisis & 1))
    value_hoarded = 0
    if s.sets[seat] > 0:
        for kind in range(KINDS):
            out[OWN_HOARD + kind] = s.hoards[seat][kind]
        value_hoarded = hoard_value(s, seat)
    out[HOARD_VALUE] = value_hoarded
    out[PILE] = s.left
    out[FULL] = count(s.full)
    out[HELPED] = s.helped
    out[PLAYERS] = players
    out[TEAMS_ON] = 1 if in_teams(s) else 0
