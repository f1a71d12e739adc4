"""What cards do in the checker of Terra Futura: territories, activations and effects (F12 to F24).

Written from the rules alone, as the checker is.
"""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from .terra_futura_deck import CHOICES, RESOURCES, Card, Cell, Option

T = TypeVar("T")

COPIED = ("exchange", "transfer")


@dataclass
class Placed:
    """A card in a territory with its resources and cubes."""

    card: Card
    cubes: int = 0
    stock: Counter[str] = field(default_factory=Counter)

    @property
    def active(self) -> bool:
        """F20: no more cubes than spaces."""
        return self.cubes <= self.card.spaces

    @property
    def room(self) -> int:
        """F19: as many cubes as spaces and one more."""
        return self.card.spaces + 1 - self.cubes


Territory = dict[Cell, Placed]


def owned(territory: Territory) -> Counter[str]:
    """F20: the resources on active cards."""
    total: Counter[str] = Counter()
    for placed in territory.values():
        if placed.active:
            total.update(placed.stock)
    return total


def free_cells(territory: Territory, adjacent: bool) -> list[Cell]:
    """F12: empty cells that keep all cards in a 3x3 square, side by side with a card if `adjacent`."""
    cells = []
    for x, y in [(x, y) for y in range(-2, 3) for x in range(-2, 3) if (x, y) not in territory]:
        columns, rows = {x} | {cell[0] for cell in territory}, {y} | {cell[1] for cell in territory}
        inside = max(columns) - min(columns) <= 2 and max(rows) - min(rows) <= 2
        touching = any(cell in territory for cell in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)])
        if inside and (touching or not adjacent):
            cells.append((x, y))
    return cells


def payable(territory: Territory, cost: Mapping[str, int]) -> bool:
    """F13, F16: named resources first, any raw material and any product from what is left."""
    left = owned(territory)
    for kind in RESOURCES:
        left[kind] -= cost.get(kind, 0)
    if min(left[kind] for kind in RESOURCES) < 0:
        return False
    return all(sum(left[kind] for kind in kinds) >= cost.get(name, 0) for name, kinds in CHOICES.items())


def placeable(territory: Territory, pollution: int) -> bool:
    """F13, F17, F19: active cards take cubes until each is inactive, whatever the order."""
    return sum(placed.room for placed in territory.values() if placed.active) >= pollution


def sources(territory: Territory, onto: Cell) -> list[Cell]:
    """F18: the cards, inactive ones too, from which a cube can be moved onto the card at `onto`."""
    if territory[onto].room < 1:
        return []
    return [cell for cell, placed in territory.items() if placed.cubes and cell != onto]


def at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class Effects:
    """Activates cards; each decision is one that `ask` brings."""

    territories: list[Territory]

    @abstractmethod
    def ask(self, seat: int, rule: str, answers: Mapping[str, T]) -> T:
        """One decision of a seat."""

    def activate(self, seat: int, left: Counter[Cell]) -> None:
        """F13: activations in any order, each cell as often as `left` says, until `end`."""
        while (use := self.ask(seat, "F13", self.uses(seat, left))) is not None:
            cell, option = use
            left[cell] -= 1
            self.carry_out(seat, cell, option)

    def uses(self, seat: int, left: Counter[Cell]) -> dict[str, tuple[Cell, Option] | None]:
        """F13, F14, F20: one option of an active card, if it can be carried through; or `end`."""
        answers: dict[str, tuple[Cell, Option] | None] = {"end": None}
        for cell, placed in self.territories[seat].items():
            if left[cell] > 0 and placed.active:
                for number, option in enumerate(placed.card.options, 1):
                    if self.possible(seat, cell, option):
                        answers[f"use {at(cell)} {number}"] = (cell, option)
        return answers

    def possible(self, seat: int, cell: Cell, option: Option) -> bool:
        """F13: cost payable and pollution placeable, a cube to move, something to copy."""
        territory = self.territories[seat]
        match option.kind:
            case "exchange":
                return payable(territory, option.pay) and placeable(territory, option.number)
            case "transfer":
                return bool(sources(territory, cell))
            case "assist":
                return bool(self.copies(seat, cell))
        return True

    def carry_out(self, seat: int, cell: Cell, option: Option) -> None:
        """F14: one option and its own decisions."""
        match option.kind:
            case "gain":
                self.gain(seat, cell, option.get)
            case "gain_any":
                self.gain_one(seat, cell, option.one_of)
            case "exchange":
                self.exchange(seat, cell, option)
            case "transfer":
                self.transfer(seat, cell, option.number)
            case "assist":
                self.assist(seat, cell)

    def gain(self, seat: int, cell: Cell, gained: Mapping[str, int]) -> None:
        """F15: what is shown goes on the card; of choice a raw material first, then a product."""
        for kind in RESOURCES:
            self.territories[seat][cell].stock[kind] += gained.get(kind, 0)
        for name, kinds in CHOICES.items():
            for _ in range(gained.get(name, 0)):
                self.gain_one(seat, cell, kinds)

    def gain_one(self, seat: int, cell: Cell, kinds: Iterable[str]) -> None:
        """F15, F24: one resource of choice."""
        kind = self.ask(seat, "F15", {f"gain {kind}": kind for kind in kinds})
        self.territories[seat][cell].stock[kind] += 1

    def exchange(self, seat: int, cell: Cell, option: Option) -> set[str]:
        """F16, F17: pay, get, pollute, in this order; returns the kinds really paid."""
        paid: set[str] = set()
        for kind in (*RESOURCES, *CHOICES):
            for _ in range(option.pay.get(kind, 0)):
                paid.add(self.pay_one(seat, CHOICES.get(kind, (kind,))))
        self.gain(seat, cell, option.get)
        for _ in range(option.number):
            self.pollute(seat)
        return paid

    def pay_one(self, seat: int, kinds: Iterable[str]) -> str:
        """F16, F20: one resource from any active card of one's own."""
        answers = {
            f"pay {kind} {at(cell)}": (kind, placed)
            for kind in kinds
            for cell, placed in self.territories[seat].items()
            if placed.active and placed.stock[kind]
        }
        kind, placed = self.ask(seat, "F16", answers)
        placed.stock[kind] -= 1
        return kind

    def pollute(self, seat: int) -> None:
        """F17: one cube onto a card of one's own that is not inactive."""
        territory = self.territories[seat]
        answers = {f"pollute {at(cell)}": placed for cell, placed in territory.items() if placed.active}
        self.ask(seat, "F17", answers).cubes += 1

    def transfer(self, seat: int, onto: Cell, most: int) -> None:
        """F18: cubes onto this card, at least one, then until `done` or until none could be moved."""
        territory = self.territories[seat]
        for moved in range(most):
            answers: dict[str, Placed | None] = {}
            for cell in sources(territory, onto):
                answers[f"move {at(cell)}"] = territory[cell]
            if not answers:
                return
            if moved:
                answers["done"] = None
            source = self.ask(seat, "F18", answers)
            if source is None:
                return
            source.cubes -= 1
            territory[onto].cubes += 1

    def copies(self, seat: int, cell: Cell) -> dict[str, tuple[int, Placed, Option]]:
        """F21: lower options of other players' active cards that can be carried through; no assistance."""
        return {
            f"copy {other} {at(spot)} {number}": (other, placed, option)
            for other, territory in enumerate(self.territories)
            for spot, placed in territory.items()
            if other != seat and placed.active
            for number, option in enumerate(placed.card.options, 1)
            if option.kind in COPIED and self.possible(seat, cell, option)
        }

    def assist(self, seat: int, cell: Cell) -> None:
        """F21 to F23: the copied option takes effect on the Starting card, then its owner is rewarded."""
        owner, copied, option = self.ask(seat, "F21", self.copies(seat, cell))
        if option.kind == "exchange":
            paid = self.exchange(seat, cell, option)
            kind = self.ask(owner, "F22", {f"reward {kind}": kind for kind in RESOURCES if kind in paid})
            copied.stock[kind] += 1
        else:
            self.transfer(seat, cell, 1)
            self.clean(owner)

    def clean(self, owner: int) -> None:
        """F23: the copied card's owner may remove one cube from any card; asked if there is one."""
        territory = self.territories[owner]
        answers: dict[str, Placed | None] = {
            f"clean {at(cell)}": placed for cell, placed in territory.items() if placed.cubes
        }
        if answers:
            cleaned = self.ask(owner, "F23", {**answers, "done": None})
            if cleaned is not None:
                cleaned.cubes -= 1
