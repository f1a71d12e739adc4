"""An independent checker of Terra Futura game records.

Written from the rules and the record format alone; shares no code with the engine on purpose.

`check(record)` replays one parsed JSON record and returns its complaints, none if the record holds. Moves and
reshuffles are counted from 1 in complaints; F1 to F32 are rule ids, "form" stands for the record format.
"""

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

if __name__ == "__main__" and not __package__:  # run as a script: let the import below find its package
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    __package__ = "checkers"

from .terra_futura_deck import (
    Card,
    Cell,
    ComplaintError,
    Deck,
    Reshuffle,
    listed,
    need,
    read_deck,
    read_players,
    read_reshuffles,
    read_setup,
    show,
    table,
    text,
    whole,
)
from .terra_futura_effects import Effects, Placed, Territory, at, free_cells, owned

T = TypeVar("T")

SLOTS = 4
TURNS = 8
TOP_KEYS = ("format", "game", "deck", "options", "seed", "players", "start", "setup", "moves", "result")


class UnfinishedError(Exception):
    """The moves are used up before the game is over."""


@dataclass
class Row:
    """F7: a level's deck from the top, its display from slot 4 (the oldest) on and its discard pile."""

    name: str
    deck: list[str]
    display: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)


# ---------------------------------------------------------------- the replay


@dataclass
class Game(Effects):
    """A game that is played by taking its decisions from `moves`."""

    deck: Deck
    adjacent: bool
    start: int
    starting: list[str]
    scoring: list[list[str]]
    decks: dict[str, list[str]]
    moves: list[object]
    reshuffles: list[Reshuffle]
    asked: int = 0
    reshuffled: int = 0
    rows: dict[str, Row] = field(init=False)
    territories: list[Territory] = field(init=False)

    def ask(self, seat: int, rule: str, answers: Mapping[str, T]) -> T:
        """One decision: the next move must be of that seat and one of the answers."""
        if self.asked == len(self.moves):
            raise UnfinishedError
        move = self.moves[self.asked]
        self.asked += 1
        where = f"move {self.asked}"
        decider, answer = listed(move, where, length=2)
        decider, answer = whole(decider, where, "form"), text(answer, where)
        need(decider == seat, f"{where}: seat {show(decider)} decides where seat {seat} is asked ({rule})")
        if answer not in answers:
            raise ComplaintError(f"{where}: {show(answer)} is none of {', '.join(answers)} ({rule})")
        return answers[answer]

    def play(self) -> None:
        """F5, F25, F26: set-up, eight turns each, clockwise, then the final activation in turn order."""
        seats = len(self.starting)
        order = [(self.start + offset) % seats for offset in range(seats)]
        self.set_up()
        for seat in order * TURNS:
            self.turn(seat)
        for seat in order:
            self.final_activation(seat)

    def set_up(self) -> None:
        """F5, F7: Starting cards at 0,0; four cards of each deck in its row, the oldest in slot 4."""
        self.territories = [{(0, 0): Placed(self.deck.cards[name])} for name in self.starting]
        self.rows = {name: Row(name, list(deck)) for name, deck in self.decks.items()}
        for row in self.rows.values():
            for _ in range(SLOTS):
                self.refill(row)

    def turn(self, seat: int) -> None:
        """F9 to F13: drop, take, place, activate the row and the column of the new card."""
        self.drop(seat)
        card = self.take(seat)
        x, y = self.place(seat, card)
        cells = self.territories[seat]
        self.activate(seat, Counter([cell for cell in cells if cell[0] == x or cell[1] == y]))

    def drop(self, seat: int) -> None:
        """F9: the oldest card of a row may go; it is on the discard pile before the refill."""
        answers: dict[str, Row | None] = {"keep": None}
        answers.update({f"drop {row.name}": row for row in self.rows.values() if row.display})
        row = self.ask(seat, "F9", answers)
        if row is not None:
            row.discard.append(row.display.pop(0))
            self.refill(row)

    def take(self, seat: int) -> Card:
        """F10, F11: a card of the display, or the top of a deck that holds a card or can be reshuffled."""
        answers: dict[str, tuple[Row, int | None]] = {}
        for row in self.rows.values():
            for index in range(len(row.display)):
                answers[f"take {row.name}{SLOTS - index}"] = (row, index)
            if row.deck or row.discard:
                answers[f"take {row.name}"] = (row, None)
        row, taken = self.ask(seat, "F10", answers)
        if taken is None:
            self.reshuffle_if_empty(row)
            return self.deck.cards[row.deck.pop(0)]
        name = row.display.pop(taken)
        self.refill(row)
        return self.deck.cards[name]

    def refill(self, row: Row) -> None:
        """F11: the row has slid towards slot 4; the deck's top card follows, if there is any."""
        self.reshuffle_if_empty(row)
        if row.deck:
            row.display.append(row.deck.pop(0))

    def reshuffle_if_empty(self, row: Row) -> None:
        """F11: a card is needed from an empty deck: its discard pile is shuffled into a new one."""
        if row.deck or not row.discard:
            return
        where = f"move {self.asked}: reshuffle {self.reshuffled + 1}"
        need(self.reshuffled < len(self.reshuffles), f"{where}: of deck {row.name} is missing (F11)")
        reshuffle = self.reshuffles[self.reshuffled]
        need(reshuffle.deck == row.name, f"{where}: is of deck {reshuffle.deck}, not {row.name} (F11)")
        same_cards = sorted(reshuffle.order) == sorted(row.discard)
        need(same_cards, f"{where}: order is not the discard pile {show(row.discard)} (F11)")
        self.reshuffled += 1
        row.deck, row.discard = list(reshuffle.order), []

    def place(self, seat: int, card: Card) -> Cell:
        """F12: the card goes into the seat's territory."""
        territory = self.territories[seat]
        cells = free_cells(territory, self.adjacent)
        cell = self.ask(seat, "F12", {f"place {at(cell)}": cell for cell in cells})
        territory[cell] = Placed(card)
        return cell

    def final_activation(self, seat: int) -> None:
        """F26: one of two patterns, its top left on the territory's; it may name a cell twice."""
        cards = [self.deck.scoring[name] for name in self.scoring[seat]]
        chosen = self.ask(seat, "F26", {f"pattern {number}": card for number, card in enumerate(cards, 1)})
        left = min(x for x, _ in self.territories[seat])
        top = min(y for _, y in self.territories[seat])
        self.activate(seat, Counter([(left + column, top + row) for column, row in chosen.pattern]))

    def result(self) -> dict[str, object]:
        """F27 to F29: the result of a finished game."""
        parts = [self.parts(seat) for seat in range(len(self.territories))]
        scores = [part["resources"] + part["set"] + part["polluted"] for part in parts]
        cubes = [sum(placed.cubes for placed in territory.values()) for territory in self.territories]
        ranks = [(score, -dirt) for score, dirt in zip(scores, cubes, strict=True)]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return {"outcome": "success", "scores": scores, "parts": parts, "cubes": cubes, "winners": winners}

    def parts(self, seat: int) -> dict[str, int]:
        """F27, F28: resources on active cards, the better set (the first on a tie), -1 a polluted card."""
        own = owned(self.territories[seat])
        sets = []
        for number, name in enumerate(self.scoring[seat], 1):
            card = self.deck.scoring[name]
            times = min(own[kind] // count for kind, count in card.wanted.items())
            sets.append((card.points * times, -number, times))
        points, negative_number, times = max(sets)
        return {
            "resources": sum(self.deck.values[kind] * count for kind, count in own.items()),
            "card": -negative_number,
            "set": points,
            "times": times,
            "polluted": -sum(placed.cubes > 0 for placed in self.territories[seat].values()),
        }


# ---------------------------------------------------------------- the record


def read_game(record: dict[str, object], deck: Deck) -> Game:
    """Everything before the first move."""
    text(record["seed"], "seed")
    adjacent = table(record["options"], "options", ["adjacent"], only=True)["adjacent"]
    need(isinstance(adjacent, bool), "options: adjacent is not true or false (F12)")
    seats = read_players(record["players"])
    start = whole(record["start"], "start", "F5", 0, seats - 1)
    starting, scoring, decks = read_setup(record["setup"], deck, seats)
    need(deck.cards[starting[start]].first, f"start: seat {start} has not the first-player mark (F5)")
    moves = listed(record["moves"], "moves")
    reshuffles = read_reshuffles(record["reshuffles"])
    return Game(deck, adjacent is True, start, starting, scoring, decks, moves, reshuffles)


def same(expected: object, given: object) -> bool:
    """Equal as JSON: true is not 1, and 1.0 is no whole number."""
    if type(expected) is not type(given):
        return False
    if isinstance(expected, list) and isinstance(given, list):
        return len(expected) == len(given) and all(map(same, expected, given))
    if isinstance(expected, dict) and isinstance(given, dict):
        return set(expected) == set(given) and all(same(expected[key], given[key]) for key in expected)
    return expected == given


def check_result(expected: dict[str, object], value: object) -> None:
    """F27 to F29: all the keys of the result and no further ones, each with the right value."""
    need(value is not None, "result: is null although the game is over (F25)")
    given = table(value, "result", expected, only=True)
    rules = {"outcome": "form", "scores": "F28", "parts": "F27, F28", "cubes": "F29", "winners": "F29"}
    for key, rule in rules.items():
        right = same(expected[key], given[key])
        need(right, f"result: {key} is {show(given[key])}, not {show(expected[key])} ({rule})")


def replay(game: Game, result: object) -> None:
    """Every move, then what must be there, and must not, after the last."""
    over = True
    try:
        game.play()
    except UnfinishedError:
        over = False
    need(game.asked == len(game.moves), f"move {game.asked + 1}: comes after the end of the game (F25)")
    no_more = game.reshuffled == len(game.reshuffles)
    need(no_more, f"reshuffle {game.reshuffled + 1}: did not happen by move {game.asked} (F11)")
    if over:
        check_result(game.result(), result)
    else:
        need(result is None, f"result: is given although the game is not over after move {game.asked} (F25)")


def check(record: object) -> list[str]:
    """The complaints about one record, none if it holds; ends at the first illegal move."""
    complaints: list[str] = []
    try:
        given = table(record, "record", [*TOP_KEYS, "reshuffles"])
        need(given["format"] == "terrae-record/1", "format: not terrae-record/1 (form)")
        need(given["game"] == "terra-futura", "game: not terra-futura (form)")
        deck = read_deck(given["deck"], complaints)
        if not complaints:
            replay(read_game(given, deck), given["result"])
    except ComplaintError as complaint:
        complaints.append(str(complaint))
    return complaints


def check_line(line: bytes) -> list[str]:
    """The complaints about one line of a file."""
    try:
        record: object = json.loads(line)
    except (ValueError, RecursionError):
        return ["record: not JSON (form)"]
    return check(record)


def main(files: Sequence[str]) -> int:
    """Checks files of JSON Lines; 1 if there is any complaint."""
    records = complaints = 0
    for file in files:
        with Path(file).open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.strip():
                    continue
                records += 1
                found = check_line(line)
                complaints += len(found)
                for complaint in found:
                    print(f"{file}:{number}: {complaint}")
    print(f"{records} records, {complaints} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
