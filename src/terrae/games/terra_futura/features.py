"""What a seat sees, as numbers for a learner: seats are rotated so that the observer comes first."""

from collections.abc import MutableSequence

from .count import score
from .state import CARDS, COSTS, DROP, FIRST_OF_LEVEL, KINDS, LEVELS, NONE, OVER, PLOTS, SEATS, SLOTS, Deck, State

QUESTIONS = OVER - DROP
PER_PLOT = 4 + KINDS  # 1 + card, x, y, cubes, resources

PARTS = (
    ("territories", SEATS * PLOTS * PER_PLOT),
    ("stock", SEATS * KINDS),
    ("own points", 1),
    ("cards", SEATS),
    ("display", LEVELS * SLOTS),
    ("discarded", CARDS - FIRST_OF_LEVEL[0]),
    ("decks", LEVELS),
    ("own Scoring cards", 2),
    ("pattern shown", SEATS),
    ("card in hand", 1),
    ("activations left", PLOTS),
    ("question", QUESTIONS),
    ("still to pay", COSTS),
    ("paid", KINDS),
    ("still to choose", 3),
    ("still to pollute", 1),
    ("still to move", 1),
    ("card in use: 1 + plot", 1),
    ("1 + option in use", 1),
    ("copied: seats from the observer", 1),
    ("copied: 1 + plot", 1),
    ("on turn, seats from the observer", 1),
    ("to decide, seats from the observer", 1),
    ("started, seats from the observer", 1),
    ("players", 1),
    ("options", 1),
)
"""The observation's parts in order, each with its length."""

(
    TERRITORIES, STOCK, POINTS, CARDS_OF, DISPLAY, DISCARDED, DECKS, OWN_SCORING, SHOWN, HAND, ACTIVATIONS, QUESTION,
    STILL_DUE, PAID, STILL_CHOOSE, DIRT, MOVES, IN_USE, OPTION, COPIED_SEAT, COPIED_PLOT, TURN, ACTOR, STARTED,
    PLAYERS, OPTIONS_ON,
) = (sum(length for _, length in PARTS[:i]) for i in range(len(PARTS)))  # fmt: skip
OBSERVATION = sum(length for _, length in PARTS)


def observe(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    """F31, F32: the observation of `seat`; reads only what that seat may see."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_seats(s, seat, out)
    for level in range(LEVELS):
        for slot in range(SLOTS):
            out[DISPLAY + level * SLOTS + slot] = s.display[level][slot]
        for i in range(s.gone[level]):
            out[DISCARDED + s.discards[level][i] - FIRST_OF_LEVEL[0]] = 1
        out[DECKS + level] = s.left[level]
    out[OWN_SCORING] = s.scoring[seat][0]
    out[OWN_SCORING + 1] = s.scoring[seat][1]
    out[POINTS] = score(s, d, seat)
    if s.unseen == 0 or s.turn == seat:
        out[HAND] = s.hand
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
        at = TERRITORIES + i * PLOTS * PER_PLOT
        for plot in range(s.cards[other]):
            out[at] = s.card[other][plot] + 1
            out[at + 1] = s.x[other][plot]
            out[at + 2] = s.y[other][plot]
            out[at + 3] = s.cubes[other][plot]
            held = s.resources[other * PLOTS + plot]
            for kind in range(KINDS):
                out[at + 4 + kind] = held[kind]
            at += PER_PLOT
        for kind in range(KINDS):
            out[STOCK + i * KINDS + kind] = s.stock[other][kind]
        out[CARDS_OF + i] = s.cards[other]
        if s.chosen[other] > 0:
            out[SHOWN + i] = s.scoring[other][s.chosen[other] - 1]
        if other == s.turn:
            out[TURN] = i
        if other == s.actor:
            out[ACTOR] = i
        if other == s.start:
            out[STARTED] = i
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
