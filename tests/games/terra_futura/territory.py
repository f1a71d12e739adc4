"""Lay out a position of Terra Futura in a few readable lines.

    t = table("village; greenhouse 1,0: 2 green, 1 cube", "cabin; wetland 0,1: 3 cubes", placed="1,0")
    t.play("use 1,0 1", "pay green 1,0", "pay green 1,0")
    assert t.on("1,0") == "1 food, 1 cube"

There is one text for each territory: its cards with their places and what lies on them; the Starting card comes first
and lies at 0,0. The owner of the village, which has the first-player mark, starts. In the texts for decks and discard
piles `...` stands for all the cards of that level that are mentioned nowhere; where neither has it, they are far away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from terrae.engine.chance import random_order, seeded
from terrae.engine.decks import load_deck
from terrae.engine.errors import Illegal
from terrae.engine.game import DeckDocument
from terrae.games.terra_futura import TerraFutura
from terrae.games.terra_futura.rules.deck import RESOURCES
from terrae.games.terra_futura.rules.names import LEVEL_NAMES
from terrae.games.terra_futura.rules.pollution import add_cube, put
from terrae.games.terra_futura.rules.questions import QUESTIONS
from terrae.games.terra_futura.rules.record import card_ids, scoring_ids
from terrae.games.terra_futura.rules.state import (
    DROP,
    EMPTY,
    FIRST_OF_LEVEL,
    LEVEL_CARDS,
    OVER,
    PATTERN,
    PLACE,
    SLOTS,
    STARTING,
    TAKE,
    USE,
    Deck,
    State,
    clear,
)

from . import census

GAME = TerraFutura()
DEFAULT = load_deck(GAME, GAME.default_deck())
WORKED = load_deck(GAME, Path(__file__).with_name("positions.toml"))
"""The deck of worked positions: the default deck may be balanced anew without changing them."""
REST = "..."
PHASES = {"drop": DROP, "take": TAKE, "final": PATTERN, "over": OVER}

EIGHT = ("orchard", "quarry", "beehives", "clay-pit", "woodland", "ore-vein", "open-pit", "wetland")
OTHERS = ("wheat-field", "maize-field", "hay-meadow", "algae-pond", "bamboo-grove", "herb-garden", "masons", "walling")
THIRDS = ("canteen", "haulage", "steelworks", "cannery", "smithy", "workshop", "greenhouse", "allotments")
"""Eight cards each, for three territories that are full."""

Json = dict[str, Any]


def data() -> Json:
    """The deck of worked positions as data, to be changed."""
    return deepcopy(WORKED.document)


def deck_with(
    cards: Mapping[str, Json] | None = None,
    scoring: Mapping[str, Json] | None = None,
    values: Mapping[str, int] | None = None,
) -> DeckDocument[Deck]:
    """The deck of worked positions with some cards otherwise; a card keeps what is not said of it."""
    document = data()
    for card, change in (cards or {}).items():
        document["cards"][card] |= change
    for card, change in (scoring or {}).items():
        document["scoring"][card] |= change
    document["values"] |= values or {}
    return GAME.read_deck(document)


def exchange(pay: Mapping[str, int], get: Mapping[str, int], pollution: int = 0) -> Json:
    """An option that exchanges, as deck files write it."""
    return {"pay": dict(pay), "get": dict(get), "pollution": pollution}


# ---- Laying out --------------------------------------------------------------------------------------------


def table(
    *territories: str,
    turn: int = 0,
    phase: str = "drop",
    placed: str | None = None,
    hand: str | None = None,
    unseen: bool = False,
    rows: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    scoring: Sequence[str] = (),
    adjacent: bool = True,
    deck: DeckDocument[Deck] = WORKED,
) -> Table:
    """A territory for each player, in the order of seats, and what is asked of the seat `turn`.

    `phase` is drop, take, final (choosing a pattern) or over; with a card in `hand` it is placing it, and with a card
    `placed` activating that card's row and column. `rows` are the cards of the display up to slot 4, `decks` from the
    top down, `scoring` the two Scoring cards of each seat; otherwise they are those next in the deck file.
    """
    s = State()
    clear(s)
    t = Table(s, deck)
    s.players = len(territories)
    s.options = GAME.option_bits({"adjacent": adjacent}, s.players)
    for seat, text in enumerate(territories):
        lay_out_territory(t, seat, text)
    s.turn = s.actor = turn
    s.phase = PLACE if hand else USE if placed else PHASES[phase]
    if hand:
        s.hand = t.card(hand)
        s.unseen = census.level_of(s.hand) if unseen else 0
    if placed:
        make_ready(s, placed)
    lay_out_decks(t, rows or {}, decks or {}, discards or {})
    lay_out_scoring(t, scoring)
    twice = [name for name, n in census.census(s, t.d).items() if n > 1 and not name.endswith("card")]
    assert not twice, f"in two places: {twice}"
    census.check_decks(s)
    for seat in range(s.players):
        census.check_territory(s, t.d, seat)
    return t


def square(grid: str, contents: Mapping[str, str] | None = None) -> str:
    """A territory of nine cards as they lie, row after row; the Starting card may be any of them."""
    cards = grid.split()
    assert len(cards) == 9, "a square has nine cards"
    (start,) = (n for n, card in enumerate(cards) if DEFAULT.document["cards"][card]["level"] == 0)
    texts = []
    for n in (start, *(n for n in range(9) if n != start)):
        place = f"{n % 3 - start % 3},{n // 3 - start // 3}"
        texts.append(f"{cards[n]} {place}: {(contents or {}).get(cards[n], '')}")
    return "; ".join(texts)


def nine(starting: str, cards: tuple[str, ...], cell: int = 4) -> str:
    """Nine cards with the Starting card in a cell, counted by rows from the top left."""
    return square(" ".join([*cards[:cell], starting, *cards[cell:]]))


def lay_out_territory(t: Table, seat: int, text: str) -> None:
    s = t.s
    for plot, line in enumerate(text.split(";")):
        where, _, contents = line.partition(":")
        card, *place = where.split()
        s.card[seat][plot] = t.card(card)
        assert (s.card[seat][plot] < STARTING) == (plot == 0), "the Starting card comes first, and alone"
        s.x[seat][plot], s.y[seat][plot] = map(int, (place[0] if place else "0,0").split(","))
        s.cards[seat] += 1
        for amount, what in (item.split() for item in contents.split(",") if item.strip()):
            if what in ("cube", "cubes"):
                for _ in range(int(amount)):
                    add_cube(s, t.d, seat, plot)
            else:
                put(s, t.d, seat, plot, RESOURCES.index(what), int(amount))
    if s.card[seat][0] == t.d.first:
        s.start = seat


def make_ready(s: State, placed: str) -> None:
    """The activations that follow when the card at this place is the one just placed."""
    x, y = map(int, placed.split(","))
    places = list(zip(s.x[s.turn], s.y[s.turn], strict=True))[: s.cards[s.turn]]
    assert (x, y) in places, f"there is no card at {placed}"
    for plot, (other_x, other_y) in enumerate(places):
        s.ready[plot] = int(other_x == x or other_y == y)


def lay_out_decks(t: Table, rows: Mapping[str, str], decks: Mapping[str, str], discards: Mapping[str, str]) -> None:
    s = t.s
    for level, name in enumerate(LEVEL_NAMES):
        row = [t.card(card) for card in rows.get(name, "").split()]
        top = decks.get(name, REST).split()
        gone = discards.get(name, "").split()
        said = {*row, s.hand, *(t.card(card) for card in top + gone if card != REST)}
        for seat in range(s.players):
            said |= set(s.card[seat][: s.cards[seat]])
        first = FIRST_OF_LEVEL[level]
        rest = [card for card in range(first, first + LEVEL_CARDS[level]) if card not in said]
        if name not in rows:
            row, rest = rest[:SLOTS], rest[SLOTS:]
        s.display[level] = [EMPTY] * (SLOTS - len(row)) + row
        pile = t.cards(top, rest)[::-1]
        s.left[level] = len(pile)
        s.pile[level][: len(pile)] = pile
        pile = t.cards(gone, rest)
        s.gone[level] = len(pile)
        s.discards[level][: len(pile)] = pile


def lay_out_scoring(t: Table, scoring: Sequence[str]) -> None:
    s, ids = t.s, scoring_ids(t.deck)
    rest = [card for card in ids if card not in " ".join(scoring).split()]
    for seat in range(s.players):
        pair = scoring[seat].split() if seat < len(scoring) else [rest.pop(0), rest.pop(0)]
        s.scoring[seat] = [ids.index(card) + 1 for card in pair]
        if s.phase == OVER or (s.phase == PATTERN and (seat - s.start) % s.players < (s.turn - s.start) % s.players):
            s.chosen[seat] = 1


# ---- The table ---------------------------------------------------------------------------------------------


class Table:
    """A game going on; `s` is its state."""

    def __init__(self, s: State, deck: DeckDocument[Deck]) -> None:
        self.s = s
        self.deck = deck
        self.reshuffles: list[Json] = []

    @property
    def d(self) -> Deck:
        return self.deck.table

    def card(self, name: str) -> int:
        return card_ids(self.deck).index(name)

    def cards(self, names: Sequence[str], rest: Sequence[int]) -> list[int]:
        """Cards by number, `...` standing for the rest."""
        return [card for name in names for card in (rest if name == REST else [self.card(name)])]

    def copy(self) -> Table:
        """The same position once more."""
        return Table(self.s.clone(), self.deck)

    # ---- what is asked, and answering ----

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat that decides and what about; None when the game is over."""
        return None if self.over else (self.s.actor, QUESTIONS[self.s.phase].kind)

    @property
    def answers(self) -> list[str]:
        return [GAME.notation(self.s, self.d, action) for action in GAME.legal(self.s, self.d)]

    def play(self, *texts: str, shuffle: str = "") -> Table:
        """One answer after the other, each of the seat that is asked then; `shuffle` is a deck's order from the top."""
        for text in texts:
            assert text in self.answers, f"{text!r} is not legal for seat {self.s.actor}, but {self.answers}"
            action = GAME.parse(self.s, self.d, text)
            assert action is not None
            GAME.run.step(self.s, self.d, action)
            self.settle_chance(shuffle)
        return self

    def settle_chance(self, shuffle: str) -> None:
        if waiting := GAME.run.awaits_shuffle(self.s, self.d):
            if shuffle:
                told = {"deck": LEVEL_NAMES[self.s.level], "order": shuffle.split()}
                order = GAME.shuffle_from_json(self.s, self.deck, told)
            else:
                order = [0] * waiting
                random_order(order, waiting, seeded(f"reshuffle {len(self.reshuffles)}"))
            self.reshuffles.append(GAME.shuffle_to_json(self.s, self.deck, order))
            GAME.run.shuffled(self.s, self.d, order)
            assert GAME.run.awaits_shuffle(self.s, self.d) == 0

    def refusal(self, text: str) -> Illegal:
        """Why an answer is not legal."""
        assert text not in self.answers
        return GAME.why_not(GAME.redact(self.s, self.d, self.s.actor), self.d, text)

    def tell(self, text: str, seat: int, shuffle: str = "") -> list[Json]:
        """Play an answer; the story of it as `seat` is told."""
        before = GAME.redact(self.s, self.d, seat)
        action = GAME.parse(self.s, self.d, text)
        assert action is not None
        heard = GAME.notation_for(before, self.d, action, seat)
        self.play(text, shuffle=shuffle)
        after = GAME.redact(self.s, self.d, seat)
        return GAME.story(before, self.deck, before.actor, heard, after, seat)

    # ---- what lies where ----

    @property
    def over(self) -> bool:
        return bool(GAME.run.is_over(self.s, self.d))

    def plot(self, place: str, seat: int) -> int:
        (found,) = (
            plot for plot in range(self.s.cards[seat]) if f"{self.s.x[seat][plot]},{self.s.y[seat][plot]}" == place
        )
        return found

    def on(self, place: str, seat: int | None = None) -> str:
        """What lies on a card, of the seat on turn unless said: "2 green, 1 cube"."""
        owner = self.s.turn if seat is None else seat
        plot = self.plot(place, owner)
        held = self.s.resources[owner * 9 + plot]
        texts = [f"{n} {kind}" for kind, n in zip(RESOURCES, held, strict=True) if n]
        if n := self.s.cubes[owner][plot]:
            texts.append(f"{n} cube" if n == 1 else f"{n} cubes")
        return ", ".join(texts)

    def card_at(self, place: str, seat: int) -> str:
        return card_ids(self.deck)[self.s.card[seat][self.plot(place, seat)]]

    def active(self, place: str, seat: int = 0) -> bool:
        return bool(GAME.run.is_active(self.s, self.d, seat, self.plot(place, seat)))

    @property
    def ready(self) -> list[str]:
        """The places that may still be activated, each as often as it may."""
        s = self.s
        return sorted(f"{s.x[s.turn][plot]},{s.y[s.turn][plot]}" for plot in range(9) for _ in range(s.ready[plot]))

    def _names(self, cards: Sequence[int]) -> str:
        return " ".join(card_ids(self.deck)[card] for card in cards)

    def row(self, level: str) -> str:
        """A row of the display from slot 1 to slot 4, a dash for an empty slot."""
        row = self.s.display[LEVEL_NAMES.index(level)]
        return " ".join(self._names([card]) if card != EMPTY else "-" for card in row)

    def deck_of(self, level: str) -> str:
        """A deck from the top down."""
        n = LEVEL_NAMES.index(level)
        return self._names(self.s.pile[n][: self.s.left[n]][::-1])

    def discards(self, level: str) -> str:
        n = LEVEL_NAMES.index(level)
        return self._names(self.s.discards[n][: self.s.gone[n]])

    @property
    def hand(self) -> str | None:
        return self._names([self.s.hand]) if self.s.hand != EMPTY else None

    @property
    def result(self) -> Json:
        return GAME.result(self.s, self.d)

    @property
    def scores(self) -> list[int]:
        return [GAME.run.score(self.s, self.d, seat) for seat in range(self.s.players)]

    def seen_by(self, seat: int) -> Json:
        """The view of a seat as JSON."""
        return GAME.view(GAME.redact(self.s, self.d, seat), self.deck, seat)
