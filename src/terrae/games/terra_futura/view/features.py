"""What a seat sees, as numbers for a learner: seats are rotated so that the observer comes first."""

from collections.abc import MutableSequence

from terrae.engine.observation import Part

from ..rules.scoring import score
from ..rules.state import (
    ASSIST,
    CARDS,
    COSTS,
    DEEPEST,
    DROP,
    EMPTY,
    FIRST_OF_LEVEL,
    KINDS,
    LEVELS,
    NONE,
    OPTIONS,
    OVER,
    PLOTS,
    REACH,
    SCORING,
    SEATS,
    SLOTS,
    Deck,
    State,
)

QUESTIONS = OVER - DROP
MOST_PIECES = 999
"""No card is known to have held so many pieces (F8: the supply is no limit)."""
MOST_CUBES = 99
CARD_TABLE, SCORING_TABLE = "card", "Scoring card"

PARTS = (
    Part("territories: 1 + card", SEATS * PLOTS, CARDS, kind="category", table=CARD_TABLE),
    Part("territories: x", SEATS * PLOTS, REACH, -REACH),
    Part("territories: y", SEATS * PLOTS, REACH, -REACH),
    Part("territories: pollution", SEATS * PLOTS, MOST_CUBES),
    Part("territories: resources", SEATS * PLOTS * KINDS, MOST_PIECES),
    Part("stock", SEATS * KINDS, MOST_PIECES),
    Part("own points", 1, MOST_PIECES, -MOST_PIECES),
    Part("cards", SEATS, PLOTS),
    Part("display: 1 + card", LEVELS * SLOTS, CARDS, kind="category", table=CARD_TABLE),
    Part("discarded", CARDS - FIRST_OF_LEVEL[0]),
    Part("decks", LEVELS, DEEPEST),
    Part("own Scoring cards", 2, SCORING, kind="category", table=SCORING_TABLE),
    Part("pattern shown", SEATS, SCORING, kind="category", table=SCORING_TABLE),
    Part("card in hand: 1 + card", 1, CARDS, kind="category", table=CARD_TABLE),
    Part("activations left", PLOTS, PLOTS),
    Part("question", QUESTIONS, kind="one-hot"),
    Part("still to pay", COSTS, MOST_CUBES),
    Part("paid", KINDS, MOST_PIECES),
    Part("still to choose", 3, MOST_CUBES),
    Part("still to pollute", 1, MOST_CUBES),
    Part("still to move", 1, MOST_CUBES),
    Part("card in use: 1 + plot", 1, PLOTS, kind="category"),
    Part("1 + option in use", 1, CARDS * OPTIONS, kind="category"),
    Part("copied: seats from the observer", 1, SEATS - 1, kind="category"),
    Part("copied: 1 + plot", 1, PLOTS, kind="category"),
    Part("on turn, seats from the observer", 1, SEATS - 1, kind="category"),
    Part("to decide, seats from the observer", 1, SEATS - 1, kind="category"),
    Part("started, seats from the observer", 1, SEATS - 1, kind="category"),
    Part("players", 1, SEATS),
    Part("options", 1),
    Part("on turn", SEATS, kind="one-hot"),
    Part("to decide", SEATS, kind="one-hot"),
    Part("started", SEATS, kind="one-hot"),
)
"""The observation's parts in order. Card 0 in a place of a table is no card."""

(
    CARD_AT, X_AT, Y_AT, CUBES_AT, RESOURCES_AT, STOCK, POINTS, CARDS_OF, DISPLAY, DISCARDED, DECKS, OWN_SCORING, SHOWN,
    HAND, ACTIVATIONS, QUESTION, STILL_DUE, PAID, STILL_CHOOSE, DIRT, MOVES, IN_USE, OPTION, COPIED_SEAT, COPIED_PLOT,
    TURN, ACTOR, STARTED, PLAYERS, OPTIONS_ON, IS_TURN, IS_ACTOR, HAS_STARTED,
) = (sum(part.length for part in PARTS[:i]) for i in range(len(PARTS)))  # fmt: skip
OBSERVATION = sum(part.length for part in PARTS)
ENCODING = 3
"""Raised whenever a place of the observation changes its meaning."""


def observe(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    """F31, F32: the observation of `seat`; reads only what that seat may see."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_seats(s, seat, out)
    for level in range(LEVELS):
        for slot in range(SLOTS):
            if s.display[level][slot] != EMPTY:
                out[DISPLAY + level * SLOTS + slot] = s.display[level][slot] + 1
        for i in range(s.gone[level]):
            out[DISCARDED + s.discards[level][i] - FIRST_OF_LEVEL[0]] = 1
        out[DECKS + level] = s.left[level]
    out[OWN_SCORING] = s.scoring[seat][0]
    out[OWN_SCORING + 1] = s.scoring[seat][1]
    out[POINTS] = score(s, d, seat)
    if s.hand != EMPTY and (s.unseen == 0 or s.turn == seat):
        out[HAND] = s.hand + 1
    if DROP <= s.phase < OVER:
        out[QUESTION + s.phase - DROP] = 1
    out[PLAYERS] = s.players
    out[OPTIONS_ON] = s.options
    if s.here != NONE:
        observe_activation(s, out)
    for plot in range(PLOTS):
        out[ACTIVATIONS + plot] = s.ready[plot]


def observe_seats(s: State, seat: int, out: MutableSequence[int]) -> None:
    other = seat
    for i in range(s.players):
        for plot in range(s.cards[other]):
            at = i * PLOTS + plot
            out[CARD_AT + at] = s.card[other][plot] + 1
            out[X_AT + at] = s.x[other][plot]
            out[Y_AT + at] = s.y[other][plot]
            out[CUBES_AT + at] = s.cubes[other][plot]
            held = s.resources[other * PLOTS + plot]
            for kind in range(KINDS):
                out[RESOURCES_AT + at * KINDS + kind] = held[kind]
        for kind in range(KINDS):
            out[STOCK + i * KINDS + kind] = s.stock[other][kind]
        out[CARDS_OF + i] = s.cards[other]
        if s.chosen[other] > 0:
            out[SHOWN + i] = s.scoring[other][s.chosen[other] - 1]
        if other == s.turn:
            out[TURN] = i
            out[IS_TURN + i] = 1
        if other == s.actor:
            out[ACTOR] = i
            out[IS_ACTOR + i] = 1
        if other == s.start:
            out[STARTED] = i
            out[HAS_STARTED + i] = 1
        if other == s.from_seat:
            out[COPIED_SEAT] = i
        other = other + 1 if other + 1 < s.players else 0


def observe_activation(s: State, out: MutableSequence[int]) -> None:
    for cost in range(COSTS):
        out[STILL_DUE + cost] = s.due[cost]
    for kind in range(KINDS):
        out[PAID + kind] = s.paid[kind]
    for i in range(3):
        out[STILL_CHOOSE + i] = s.choose[i]
    out[DIRT] = s.dirt
    out[MOVES] = s.moves
    out[IN_USE] = s.here + 1
    out[OPTION] = s.option + 1
    out[COPIED_PLOT] = s.from_plot + 1


# ---- What card numbers stand for -----------------------------------------------------------------------------


def card_features(d: Deck) -> list[list[int]]:
    """The features of no card, then of each card in the order of the deck table.

    Level (0 for a Starting card), spaces for pollution, options, upper ones; then of each of four options its kind
    (one-hot), its cost, its reward, the kinds to choose one from, its pollution and its transfers.
    """
    width = 4 + OPTIONS * (ASSIST + 1 + COSTS + COSTS + KINDS + 2)
    rows = [[0] * width]
    for card in range(CARDS):
        level = sum(card >= first for first in FIRST_OF_LEVEL)
        row = [level, d.spaces[card], d.count[card], d.uppers[card]]
        for option in range(card * OPTIONS, (card + 1) * OPTIONS):
            row += [int(d.kind[option] == kind) for kind in range(ASSIST + 1)]
            row += [*d.pay[option], *d.get[option]]
            row += [d.any_of[option] >> kind & 1 for kind in range(KINDS)]
            row += [d.pollution[option], d.transfer[option]]
        rows.append(row)
    return rows


def scoring_features(d: Deck) -> list[list[int]]:
    """The features of no Scoring card, then of each: its pattern by rows, the set it scores, its points."""
    known = [[*d.pattern[card], *d.set_of[card], d.points[card]] for card in range(SCORING)]
    return [[0] * (PLOTS + KINDS + 1), *known]
