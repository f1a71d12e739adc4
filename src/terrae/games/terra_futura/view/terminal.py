"""Terra Futura in a terminal: one seat's view drawn with Rich. Colour is never the only sign."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from terrae.engine.game import DeckDocument

from ..rules.deck import COST_NAMES
from ..rules.state import SQUARE
from .words import Say, View, Words

STYLES = {
    "green": "green", "red": "red", "yellow": "yellow", "food": "bright_green", "construction": "bright_red",
    "goods": "bright_yellow", "money": "bright_white",
}  # fmt: skip
ALARM, MARK, OPEN, INACTIVE = "bold red", "bold yellow", "yellow", "red"
CUBE, SPACE, PATTERN_ONCE, PATTERN_TWICE = "■", "□", "●", "◉"
TO_ASCII = str.maketrans({"■": "#", "□": "-", "→": ">", "·": ".", "★": "*", "▶": ">", "●": "o", "◉": "O", "⚡": "!"})
WIDE = 110
"""From this width on, every card of the territory tells its effects."""
CELL = 36


class Screen:
    """Draws the table for one seat. All it knows is that seat's view, the players' names and the deck."""

    line_starts = frozenset({"turn", "over"})
    """The events with which a new line of the story begins."""

    def __init__(
        self, say: Say, names: Sequence[str], seat: int, *, unicode: bool = True, deck: DeckDocument[Any] | None = None
    ) -> None:
        assert deck is not None, "Terra Futura's cards are in its deck"
        self.say = say
        self.names = names
        self.seat = seat
        self.unicode = unicode
        self.deck = deck.document
        self.words = Words(say, names, seat, deck.document, "→" if unicode else ">")

    def shape(self, text: str) -> str:
        """Shapes that this terminal can show."""
        return text if self.unicode else text.translate(TO_ASCII)

    def name(self, seat: int) -> str:
        return self.say("terra-futura-name-own", name=self.names[seat]) if seat == self.seat else self.names[seat]

    # ---- sentences ----

    def event(self, event: dict[str, Any]) -> Text:
        return self.ink(self.words.event(event))

    def question(self, view: View) -> Text:
        return self.ink(self.words.question(view))

    def answer(self, view: View, text: str) -> tuple[Text, Text]:
        return self.ink(text), self.ink(self.words.answer(view, text))

    def rules(self, view: View) -> list[tuple[str, str, str]]:
        return self.words.rules(view)

    def ink(self, sentence: str) -> Text:
        """A sentence with its resources in their colours."""
        text = Text(self.shape(sentence))
        for kind, style in STYLES.items():
            text.highlight_words([self.say(f"terra-futura-resource-{kind}"), kind], style)
        return text

    # ---- the table ----

    def table(self, view: View, width: int, is_low: bool = False) -> RenderableType:
        """Display, one's own territory and Scoring cards, and the others in short.

        A low terminal shows a line for each slot of the display and leaves nothing blank: answers tell all of a card.
        """
        blank = [] if is_low else [Text()]
        parts: list[RenderableType] = [self.heading(view), *blank, self.display(view, is_low), *blank]
        shown = self.shown_seat(view)
        parts += [self.territory(view, shown, width), *blank, self.players(view)]
        if view["own"] is not None and view["result"] is None:
            parts += [*blank, self.own(view["own"])]
        return Group(*parts)

    def shown_seat(self, view: View) -> int:
        """Whose territory is drawn large: one's own; a spectator sees that of the seat on turn."""
        return int(view["turn"]) if view["seat"] is None else self.seat

    def heading(self, view: View) -> Text:
        parts = (
            self.say("terra-futura-title"),
            self.say("terra-futura-turn", **self.words.who(view["turn"])),
            self.when(view),
        )
        text = Text(" " + self.shape(" · ").join(parts), style="dim")
        text.stylize("bold not dim", 1, 1 + len(parts[0]))
        return text

    def when(self, view: View) -> str:
        """F25, F26: which of everybody's turns this is; after the last one comes the final activation."""
        turn = view["territories"][view["turn"]]
        has_nine = len(turn["cards"]) == SQUARE * SQUARE
        if turn["pattern"] or (has_nine and view["placed"] is None and view["result"] is None):
            return self.say("terra-futura-final")
        return self.say("terra-futura-turn-number", number=view["round"], rounds=view["rounds"])

    def display(self, view: View, is_low: bool = False) -> Table:
        """F7: both rows, slot 1 the newest, slot 4 the oldest."""
        table = Table(box=None if is_low else box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), expand=True)
        table.add_column("", no_wrap=True)
        for name in view["display"]:
            count = self.say("terra-futura-deck", count=view["decks"][name], discards=len(view["discards"][name]))
            table.add_column(
                Text.assemble((f"{name} ", "bold"), (count, "dim")), ratio=1, no_wrap=is_low, overflow="ellipsis"
            )
        rows = list(zip(*view["display"].values(), strict=True))
        for slot, cards in enumerate(rows):
            row = [self.slot(card) for card in cards]
            age = {0: "terra-futura-newest", len(rows) - 1: "terra-futura-oldest"}.get(slot)
            table.add_row(Text.assemble((str(slot + 1), "bold"), (f" {self.say(age)}" if age else "", "dim")), *row)
        return table

    def slot(self, card: str | None) -> Text:
        if card is None:
            return Text(self.shape("·"), style="dim")
        spaces = self.deck["cards"][card]["spaces"]
        name = Text.assemble(
            (self.words.card(card), "bold"), (self.shape(" " + SPACE * spaces) if spaces else "", "dim")
        )
        return Text.assemble(name, "  ", self.ink(self.words.effects(card)))

    def territory(self, view: View, seat: int, width: int) -> RenderableType:
        """F12: the cards where they lie, and the cells where the next may lie."""
        cards = {tuple(card["at"]): card for card in view["territories"][seat]["cards"]}
        wanted = self.wanted(view) if seat == self.seat else {}
        cells = [*cards, *wanted]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        columns = max(xs) - min(xs) + 1
        grid = Table(box=None, pad_edge=False, padding=0, show_header=False)
        for _ in range(columns):
            grid.add_column(width=min(CELL, width // max(columns, SQUARE)))
        for y in range(min(ys), max(ys) + 1):
            row = (self.cell(cards.get((x, y)), (x, y), wanted.get((x, y)), width) for x in range(min(xs), max(xs) + 1))
            grid.add_row(*row)
        return grid

    def wanted(self, view: View) -> dict[tuple[int, int], str]:
        """The cells that a card in hand may be placed in, with the number of that answer."""
        question = view["question"]
        if not question or question["kind"] != "place":
            return {}
        found: dict[tuple[int, int], str] = {}
        for number, answer in enumerate(question["answers"], 1):
            x, y = map(int, answer.removeprefix("place ").split(","))
            found[x, y] = str(number)
        return found

    def cell(self, card: View | None, place: tuple[int, int], number: str | None, width: int) -> RenderableType:
        where = f"{place[0]},{place[1]}"
        if card is None:
            if number is None:
                return Text()
            body = Text(f"\n{self.say('terra-futura-place-here', number=number)}\n", justify="center", style=MARK)
            return Panel(body, title=where, title_align="left", border_style=OPEN, box=box.ROUNDED)
        lines: list[RenderableType] = [Text(self.words.card(card["card"]), style="bold")]
        if width >= WIDE:
            lines += [
                Text.assemble(f"{i} ", self.ink(option)) for i, option in enumerate(self.words.options(card["card"]), 1)
            ]
        lines += [self.resources(card["resources"]), self.pollution(card)]
        ready = card["ready"] > 0 and card["active"]
        title = where + (self.shape(" ⚡") * card["ready"] if ready else "")
        style = MARK if ready else INACTIVE if not card["active"] else "dim"
        return Panel(
            Group(*lines), title=title, title_align="left", border_style=style, box=box.HEAVY if ready else box.ROUNDED
        )

    def resources(self, amounts: Mapping[str, int]) -> Text:
        return self.ink(self.words.amounts(amounts)) if amounts else Text(self.shape("·"), style="dim")

    def pollution(self, card: View) -> Text:
        """F19: cubes in the spaces, and one too many in the centre."""
        free = max(0, card["spaces"] - card["cubes"])
        text = Text(self.shape(CUBE * card["cubes"] + SPACE * free))
        if not card["active"]:
            text.append(f" {self.say('terra-futura-inactive')}", style=ALARM)
        return text

    def players(self, view: View) -> Table:
        """Everybody's cards, stock, pollution and points so far."""
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        for head in ("player", "cards"):
            table.add_column(self.say(f"terra-futura-head-{head}"), no_wrap=True)
        table.add_column(self.say("terra-futura-head-stock"))
        table.add_column(self.say("terra-futura-head-cubes"), justify="right")
        table.add_column(self.say("terra-futura-head-points"), justify="right")
        for seat, territory in enumerate(view["territories"]):
            table.add_row(
                Text(self.shape("▶") if seat == view["actor"] else " ", style=MARK),
                Text(self.name(seat), style="bold" if seat == self.seat else ""),
                str(len(territory["cards"])),
                self.resources(territory["stock"]),
                str(territory["cubes"]),
                str(territory["points"]),
            )
        return table

    def own(self, own: View) -> RenderableType:
        """F32: one's two Scoring cards with their patterns, and what they bring now."""
        grid = Table(box=None, pad_edge=False, padding=(0, 2), show_header=False)
        for _ in own["scoring"]:
            grid.add_column()
        cards = [self.scoring(card, i, own) for i, card in enumerate(own["scoring"])]
        grid.add_row(*cards)
        score = Text.assemble(" ", (self.say("terra-futura-score-now", score=own["score"]), "bold"))
        return Group(grid, score)

    def scoring(self, card: str, number: int, own: View) -> RenderableType:
        cells = [tuple(cell) for cell in self.deck["scoring"][card]["pattern"]]
        marks = {0: "·", 1: PATTERN_ONCE, 2: PATTERN_TWICE}
        rows = [" ".join(marks[cells.count((x, y))] for x in range(SQUARE)) for y in range(SQUARE)]
        now = self.say("terra-futura-set-now", times=own["times"][number], points=own["set_points"][number])
        texts = (f"{number + 1} {self.words.scoring(card)}", self.words.set_of(card), now)
        picture = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
        for row, text in zip(rows, texts, strict=True):
            picture.add_row(Text(self.shape(row)), self.ink(text))
        return picture

    # ---- the end ----

    def end(self, view: View) -> RenderableType:
        """F27 to F29: the score sheet, the winners on top."""
        result = view["result"]
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(self.say("terra-futura-head-player"), no_wrap=True)
        for head in ("resources", "set", "polluted", "score", "cubes"):
            table.add_column(self.say(f"terra-futura-end-{head}"), justify="right")
        for seat, _ in view["ranking"]:
            parts = result["parts"][seat]
            won = seat in result["winners"]
            numbers = (
                parts["resources"],
                parts["set"],
                parts["polluted"],
                result["scores"][seat],
                result["cubes"][seat],
            )
            table.add_row(
                Text(self.shape("★") if won else " ", style=MARK),
                Text(self.name(seat), style="bold" if won else ""),
                *(str(number) for number in numbers),
            )
        winners = result["winners"]
        others = ", ".join(self.names[seat] for seat in winners if seat != self.seat)
        mine = "no" if self.seat not in winners else "shared" if others else "yes"
        verdict = self.say("terra-futura-end-won", you=mine, names=others, count=len(winners))
        return Group(table, Text(), Text(f" {verdict}", style="bold"))


assert set(STYLES) < set(COST_NAMES)
