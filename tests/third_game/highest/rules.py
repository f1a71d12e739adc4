"""H1 to H3: deal, show, count."""

from collections.abc import MutableSequence, Sequence

from terrae.engine.chance import Generator
from terrae.engine.fields import Fields, Turns, number, row, table

SEATS = 4
CARDS = 9


@table
class Deck(Fields):
    """How many cards there are."""

    cards: int = number("i1")


@table
class State(Turns):
    """One game."""

    players: int = number("i1")
    options: int = number("i1")
    start: int = number("i1")
    turn: int = number("i1")
    actor: int = number("i1")
    shuffled: int = number("i1")
    shown: int = number("i1")
    cards: list[int] = row("i1", SEATS)  # 0 for a card that is not known
    pile: list[int] = row("i1", CARDS)


def prepare(s: State, d: Deck, players: int, start: int, options: int) -> None:
    s.players = players
    s.options = options
    s.start = start
    s.turn = start
    s.actor = start
    s.shuffled = 0
    s.shown = 0
    for seat in range(SEATS):
        s.cards[seat] = 0
    for card in range(CARDS):
        s.pile[card] = card + 1


def awaits_shuffle(s: State, d: Deck) -> int:
    return 0 if s.shuffled else d.cards


def shuffled(s: State, d: Deck, order: Sequence[int]) -> None:
    """H1: the cards are shuffled. They lie sorted before."""
    for place in range(CARDS):
        s.pile[place] = order[place] + 1
    s.shuffled = 1


def begin(s: State, d: Deck) -> None:
    """H1: everybody is dealt one card."""
    for seat in range(s.players):
        s.cards[seat] = s.pile[seat]


def is_over(s: State, d: Deck) -> bool:
    return s.shown == s.players


def legal(s: State, d: Deck, out: MutableSequence[int]) -> int:
    out[0] = 0
    return 1


def step(s: State, d: Deck, action: int) -> None:
    """H2: one after the other shows the card."""
    s.shown += 1
    s.actor = (s.actor + 1) % s.players
    s.turn = s.actor


def score(s: State, d: Deck, seat: int) -> int:
    return s.cards[seat]


def is_winner(s: State, d: Deck, seat: int) -> bool:
    """H3: the highest card wins."""
    for other in range(s.players):
        if s.cards[other] > s.cards[seat]:
            return False
    return True


def redact(s: State, d: Deck, seat: int, v: State) -> None:
    """What was shown, and one's own card."""
    prepare(v, d, s.players, s.start, s.options)
    v.turn = s.turn
    v.actor = s.actor
    v.shuffled = s.shuffled
    v.shown = s.shown
    for card in range(CARDS):
        v.pile[card] = 0
    for other in range(s.players):
        if other == seat or (other - s.start) % s.players < s.shown:
            v.cards[other] = s.cards[other]


def imagine(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:
    """Nobody asks for it: a bot that searches would."""


def observe(s: State, d: Deck, seat: int, out: MutableSequence[int]) -> None:
    out[0] = s.cards[seat]
