"""What answers of Terra Futura name, as text and as numbers: levels, slots, cells, cards, options, resources.

Each `Names` turns a number that is added to a question's first action into the words after the verb, and back.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .actions import LOWERS, SCORING_CARDS
from .deck import RESOURCES
from .state import CELLS, KINDS, LEVELS, OPTIONS, PLOTS, REACH, SIDE, SLOTS, Deck, State

LEVEL_NAMES = ("I", "II")
NUMBERS = tuple(str(number + 1) for number in range(OPTIONS))
assert len(LEVEL_NAMES) == LEVELS


class Names(NamedTuple):
    """One kind of thing that answers name."""

    write: Callable[[State, Deck, int], str]
    """The words for a number."""
    read: Callable[[State, Deck, str], int | None]
    """The number for words; None if they name nothing."""


def listed(texts: Sequence[str]) -> Names:
    """Things whose names are the same in every position."""
    numbers = {text: number for number, text in enumerate(texts)}
    return Names(lambda _s, _d, number: texts[number], lambda _s, _d, text: numbers.get(text))


LEVEL = listed(LEVEL_NAMES)
SLOT_OR_DECK = listed([f"{name}{slot + 1}" for name in LEVEL_NAMES for slot in range(SLOTS)] + list(LEVEL_NAMES))
CELL = listed([f"{cell % SIDE - REACH},{cell // SIDE - REACH}" for cell in range(CELLS)])
RESOURCE = listed(RESOURCES)
SCORING_CARD = listed(NUMBERS[:SCORING_CARDS])


# ---- Cards of the seat that decides: a plot is named by its place -------------------------------------------


def at(s: State, seat: int, plot: int) -> str:
    """The place of a card, such as "-1,0"."""
    return f"{s.x[seat][plot]},{s.y[seat][plot]}"


def place_of(s: State, seat: int, plot: int) -> list[int]:
    """The place of a card as views tell it."""
    return [s.x[seat][plot], s.y[seat][plot]]


def plot_at(s: State, seat: int, place: str) -> int | None:
    """The plot of a seat's territory at a place such as "-1,0"."""
    for plot in range(s.cards[seat]):
        if at(s, seat, plot) == place:
            return plot
    return None


def write_plot(s: State, d: Deck, number: int) -> str:
    return at(s, s.actor, number)


def read_plot(s: State, d: Deck, text: str) -> int | None:
    return plot_at(s, s.actor, text)


def write_option(s: State, d: Deck, number: int) -> str:
    plot, option = divmod(number, OPTIONS)
    return f"{at(s, s.actor, plot)} {NUMBERS[option]}"


def read_option(s: State, d: Deck, text: str) -> int | None:
    place, _, number = text.partition(" ")
    plot = plot_at(s, s.actor, place)
    if plot is None or number not in NUMBERS:
        return None
    return plot * OPTIONS + NUMBERS.index(number)


def write_payment(s: State, d: Deck, number: int) -> str:
    plot, kind = divmod(number, KINDS)
    return f"{RESOURCES[kind]} {at(s, s.actor, plot)}"


def read_payment(s: State, d: Deck, text: str) -> int | None:
    resource, _, place = text.partition(" ")
    plot = plot_at(s, s.actor, place)
    if plot is None or resource not in RESOURCES:
        return None
    return plot * KINDS + RESOURCES.index(resource)


PLOT = Names(write_plot, read_plot)
OPTION = Names(write_option, read_option)
PAYMENT = Names(write_payment, read_payment)


# ---- Lower options of other seats' cards ---------------------------------------------------------------------


def write_copy(s: State, d: Deck, number: int) -> str:
    away, which = divmod(number, PLOTS * LOWERS)
    plot, lower = divmod(which, LOWERS)
    seat = (s.actor + away + 1) % s.players
    return f"{seat} {at(s, seat, plot)} {NUMBERS[d.uppers[s.card[seat][plot]] + lower]}"


def read_copy(s: State, d: Deck, text: str) -> int | None:
    owner, _, option = text.partition(" ")
    place, _, number = option.partition(" ")
    if owner not in map(str, range(s.players)) or int(owner) == s.actor or number not in NUMBERS:
        return None
    seat = int(owner)
    plot = plot_at(s, seat, place)
    if plot is None:
        return None
    lower = NUMBERS.index(number) - d.uppers[s.card[seat][plot]]
    if lower not in range(LOWERS):
        return None
    away = (seat - s.actor - 1) % s.players
    return away * PLOTS * LOWERS + plot * LOWERS + lower


COPY_OF = Names(write_copy, read_copy)
