"""The rules of Terra as the checker of records knows them: its cards, and a game in play.

Written from the rules alone; shares no code with the engine on purpose.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from itertools import combinations

# T1, T2: the cards, in the order of the format: by colour G, B, R, then by value.
COLOURS = "GBR"
REGIONS = ("NA", "SA", "EU", "AF", "AS", "OC")
COPIES = {1: 6, 2: 6, 3: 5, 4: 5, 5: 4, 6: 4}
SOLUTIONS = {f"{colour}{value}": copies for colour in COLOURS for value, copies in COPIES.items()}
CRISES = tuple(f"{colour}-{region}" for colour in COLOURS for region in REGIONS)
CARDS = SOLUTIONS | dict.fromkeys(CRISES, 1)

HAND_SIZES = {3: 4, 4: 4, 5: 3, 6: 2}  # T5
PILE_SIZES = {3: 96, 4: 92, 5: 93, 6: 96}  # T6

LOTS = {6: (2, 1), 9: (3, 2)}  # L1: crises of a colour, and at most of a region
LIMITS = {0: (3, 4, 7), 6: (19, 2, 3), 9: (2, 3, 5)}  # T12, L1: in a region, of a colour, in all


@dataclass(frozen=True)
class Options:
    """T20, L1 to L3, L5, L6: what is played otherwise than by the book."""

    teams: bool
    crises: int = 0
    fine: bool = False
    pot: bool = False
    open: bool = False
    harder: bool = False


@dataclass(frozen=True)
class Decision:
    """What is asked: of which seat, under which rule, and every legal answer."""

    seat: int
    rule: str
    answers: frozenset[str]


def colour_of(card: str) -> str:
    """T1, T2: the colour of a solution (`G4`) or a crisis (`G-AF`)."""
    return card[0]


def value_of(solution: str) -> int:
    """T1: the value of a solution."""
    return int(solution[1])


def region_of(crisis: str) -> str:
    """T2: the region of a crisis."""
    return crisis[2:]


def is_set(cards: tuple[str, str, str]) -> bool:
    """T16: one or three colours, with one value or three consecutive ones; runs do not wrap."""
    colours = {colour_of(card) for card in cards}
    low, middle, high = sorted(value_of(card) for card in cards)
    return len(colours) != 2 and (low == middle == high or (middle == low + 1 and high == low + 2))


class Game:
    """A game in play, from its set-up on; it asks for decisions and never doubts the answers."""

    def __init__(
        self, threats: dict[str, int], options: Options, start: int, hands: list[list[str]], pile: list[str]
    ) -> None:
        self.threats = {crisis: threat + options.harder for crisis, threat in threats.items()}  # L6
        self.options = options
        self.teams = options.teams
        self.start = start
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.pile = pile[::-1]  # the top card last
        self.table: dict[str, list[str]] = {}  # full-blown crises and the cards on them
        self.track = [0] * self.seats
        self.hoards: list[list[str]] = [[] for _ in hands]
        self.loss: str | None = None
        self.passed: set[int] = set()  # who played nothing on the last impending crisis

    def play(self) -> Generator[Decision, str, None]:
        """T7, T18: turns go clockwise until control is lost or the player who drew the last card is done."""
        seat = self.start
        while self.pile and self.loss is None:
            yield from self.turn(seat)
            seat = (seat + 1) % self.seats

    def turn(self, seat: int) -> Generator[Decision, str, None]:
        """T8 to T17: a whole turn. With the pile empty after a crisis, it goes on with T14 (T13)."""
        while self.pile:
            card = self.pile.pop()
            if card in SOLUTIONS:
                self.hands[seat].append(card)
                break
            if (yield from self.impending(seat, card)):
                return  # T10: the turn is over at once
            self.table[card] = []  # T11
            self.loss = self.loss_reason()
            if self.loss is not None:
                return
            if self.options.fine:
                for passed in self.passed:  # L2
                    if any(colour_of(held) == colour_of(card) for held in self.hands[passed]):
                        self.track[passed] = max(0, self.track[passed] - 1)
        if (yield from self.common_good(seat)):
            yield from self.hoarding(seat)
        yield from self.hand_limit(seat)

    def impending(self, drawer: int, crisis: str) -> Generator[Decision, str, bool]:
        """T9, T10: everybody's one chance, from the drawer clockwise; whether the crisis was solved."""
        played: list[tuple[int, int]] = []  # seat and value
        for step in range(self.seats):
            seat = (drawer + step) % self.seats
            cards = {card for card in self.hands[seat] if colour_of(card) == colour_of(crisis)}
            answer = yield Decision(seat, "T9", frozenset(cards | {"pass"}))
            if answer != "pass":
                self.hands[seat].remove(answer)
                played.append((seat, value_of(answer)))
        self.passed = set(range(self.seats)) - {seat for seat, _ in played}
        if sum(value for _, value in played) < self.threats[crisis]:
            return False
        self.track[played[0][0]] += 3  # the first to play
        highest = max(value for _, value in played)
        for seat, value in played:
            if value == highest:
                self.track[seat] += 3
        return True

    def loss_reason(self) -> str | None:
        """T12: three in one region, four of one colour or seven in all: the first that holds. L1 has its own limits."""
        in_region, of_colour, in_all = LIMITS[self.options.crises]
        if max(Counter(map(region_of, self.table)).values()) >= in_region:
            return "region"
        if max(Counter(map(colour_of, self.table)).values()) >= of_colour:
            return "colour"
        return "total" if len(self.table) >= in_all else None

    def common_good(self, seat: int) -> Generator[Decision, str, bool]:
        """T14, T15: at most one card of its colour on each full-blown crisis; whether any was played."""
        touched: set[str] = set()
        while untouched := self.table.keys() - touched:
            plays = {
                f"{card}>{region_of(crisis)}"
                for card in self.hands[seat]
                for crisis in untouched
                if colour_of(card) == colour_of(crisis)
            }
            answer = yield Decision(seat, "T14", frozenset(plays | {"done"}))
            if answer == "done":
                break
            card, region = answer.split(">")
            crisis = f"{colour_of(card)}-{region}"
            self.contribute(seat, card, crisis)
            touched.add(crisis)
        return bool(touched)

    def contribute(self, seat: int, card: str, crisis: str) -> None:
        """T15: a full-blown crisis whose threat is reached is solved at once, for 5 points."""
        self.hands[seat].remove(card)
        self.table[crisis].append(card)
        if sum(map(value_of, self.table[crisis])) >= self.threats[crisis]:
            del self.table[crisis]
            self.track[seat] += 5

    def hoarding(self, seat: int) -> Generator[Decision, str, None]:
        """T16: one set of three cards, or none."""
        hand = sorted(self.hands[seat], key=list(SOLUTIONS).index)
        sets = {"hoard " + " ".join(cards) for cards in combinations(hand, 3) if is_set(cards)}
        answer = yield Decision(seat, "T16", frozenset(sets | {"done"}))
        if answer != "done":
            for card in answer.split()[1:]:
                self.hands[seat].remove(card)
                self.hoards[seat].append(card)

    def hand_limit(self, seat: int) -> Generator[Decision, str, None]:
        """T17: down to 8 cards, one discard at a time."""
        hand = self.hands[seat]
        while len(hand) > 8:
            answer = yield Decision(seat, "T17", frozenset(f"discard {card}" for card in hand))
            hand.remove(answer.split()[1])

    def result(self) -> dict[str, object]:
        """T12, T18, T19, T20: what a finished game has to say."""
        if self.loss is not None:
            return {"outcome": "loss", "reason": self.loss, "crises": sorted(self.table)}
        hoard = [sum(map(value_of, cards)) for cards in self.hoards]
        kept = [(values + 1) // 2 for values in hoard] if self.options.pot else hoard  # L3
        share = (sum(hoard) - sum(kept)) // self.seats
        scores = [track + values + share for track, values in zip(self.track, kept, strict=True)]
        count = self.seats // 2 if self.teams else self.seats
        sides = [list(range(seat, self.seats, count)) for seat in range(count)]  # partners sit opposite
        totals = [sum(scores[seat] for seat in side) for side in sides]
        standing = list(zip(sides, totals, strict=True))
        winners = sorted(seat for side, total in standing if total == max(totals) for seat in side)
        teams = {"teams": [[side, total] for side, total in standing]} if self.teams else {}
        track = {"track": self.track, "hoard": hoard, "scores": scores}
        return {"outcome": "success", **track, **teams, "winners": winners}
