"""What a seat sees, as numbers for a learner: seats are rotated so that the observer comes first."""

from collections.abc import MutableSequence

from terrae.engine.bits import count, lowest

from .rules import hoard_value, in_teams, laid_sum, played_sum
from .state import CRISES, HAND_CHECK, IMPENDING, KINDS, SEATS, Deck, State

PARTS = (
    ("hand", KINDS),
    ("discards", KINDS),
    ("hand sizes", SEATS),
    ("track", SEATS),
    ("hoarded sets", SEATS),
    ("played on the impending crisis", SEATS),
    ("full-blown: still missing", CRISES),
    ("full-blown: may take a card this turn", CRISES),
    ("impending: its threat", CRISES),
    ("solved", CRISES),
    ("question", 4),
    ("on turn, seats from the observer", 1),
    ("to decide, seats from the observer", 1),
    ("still missing on the impending crisis", 1),
    ("own hoard's value", 1),
    ("pile", 1),
    ("full-blown crises", 1),
    ("helped this turn", 1),
    ("players", 1),
    ("teams", 1),
)
"""The observation's parts in order, each with its length."""

(
    HAND, DISCARDS, SIZES, TRACK, HOARDED, PLAYED, MISSING, UNTOUCHED, THREAT, SOLVED, QUESTION,
    TURN, ACTOR, NEEDED, HOARD_VALUE, PILE, FULL, HELPED, PLAYERS, TEAMS_ON,
) = (sum(length for _, length in PARTS[:i]) for i in range(len(PARTS)))  # fmt: skip
OBSERVATION = sum(length for _, length in PARTS)


def observe(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    """T21, T22: the observation of `seat`; reads only what that seat may see."""
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
        if other == s.actor:
            out[ACTOR] = i
        other = other + 1 if other + 1 < players else 0
    crises = s.full
    while crises != 0:
        crisis = lowest(crises)
        crises &= crises - 1
        out[MISSING + crisis] = d.threat[crisis] - laid_sum(s, crisis)
        out[UNTOUCHED + crisis] = s.untouched >> crisis & 1
    crises = s.solved
    while crises != 0:
        out[SOLVED + lowest(crises)] = 1
        crises &= crises - 1
    if s.phase == IMPENDING:
        out[THREAT + s.crisis] = d.threat[s.crisis]
        out[NEEDED] = d.threat[s.crisis] - played_sum(s)
    if IMPENDING <= s.phase <= HAND_CHECK:
        out[QUESTION + s.phase - IMPENDING] = 1
    out[HOARD_VALUE] = hoard_value(s, seat)
    out[PILE] = s.left
    out[FULL] = count(s.full)
    out[HELPED] = s.helped
    out[PLAYERS] = players
    out[TEAMS_ON] = 1 if in_teams(s) else 0
