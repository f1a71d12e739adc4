"""Terra in a terminal: one seat's view drawn with Rich. Colour is never the only sign."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from terrae.engine.game import DeckDocument
from terrae.table.acts import Act

from ..rules.moves import COLOUR_LETTERS, REGION_CODES
from ..talk.sentences import spoken
from .words import PLAIN_SIGNS, SIGNS, Say, View, Words

STYLES = {"G": "green", "B": "bright_blue", "R": "red"}
ALARM, WARNING, MARK, SAVED = "bold red", "yellow", "bold yellow", "bold green"
WIDE = 110
"""From this width on, crises and regions are written out."""

FILLED, THREATENED, FREE = "■", "▨", "□"
BAR, REST = "━", "·"
TO_ASCII = str.maketrans({"■": "#", "▨": "?", "□": "-", "━": "=", "·": ".", "▶": ">", "✓": "x", "★": "*"})


def cropped(sentence: str, style: str) -> Text:
    """One line, however long the sentence is."""
    return Text(sentence, style=style, no_wrap=True, overflow="ellipsis")


class Screen:
    """Draws the table for one seat. All it knows is that seat's view and the players' names."""

    line_starts = frozenset({"draw", "crisis", "over"})
    """The events with which a new line of the story begins."""

    def __init__(
        self, say: Say, names: Sequence[str], seat: int, *, unicode: bool = True, deck: DeckDocument[Any] | None = None
    ) -> None:
        self.say = say
        self.names = names
        self.seat = seat
        self.unicode = unicode
        self.words = Words(say, names, seat, SIGNS if unicode else PLAIN_SIGNS)

    # ---- sentences ----

    def event(self, event: dict[str, Any]) -> Text:
        return self.ink(self.words.event(event))

    def question(self, view: View) -> Text:
        return self.ink(self.words.question(view))

    def answer(self, view: View, text: str) -> tuple[Text, Text]:
        short, meaning = self.words.answer(view, text)
        return self.ink(short), self.ink(meaning)

    def said(self, act: Act) -> Text:
        """What was said, as a sentence."""
        return Text(spoken(self.say, act, self.names, self.seat))

    def rules(self, view: View) -> list[tuple[str, str, str]]:
        return self.words.rules(view)

    def ink(self, sentence: str) -> Text:
        """A sentence with its cards in their colours."""
        text = Text(sentence)
        for letter in COLOUR_LETTERS:
            sign = self.words.signs[letter]
            text.highlight_regex(rf"{sign}{letter}[1-6]\b(>\w\w)?" + (rf"|{sign}" if sign else ""), STYLES[letter])
        return text

    def shape(self, text: str) -> str:
        """Shapes that this terminal can show."""
        return text if self.unicode else text.translate(TO_ASCII)

    def name(self, seat: int) -> str:
        return self.say("terra-name-own", name=self.names[seat]) if seat == self.seat else self.names[seat]

    # ---- the table ----

    def table(self, view: View, width: int, is_low: bool = False) -> RenderableType:
        """Everything that this seat sees: the world, the players, the impending crisis, its own hand."""
        if is_low:
            return self.low_table(view)
        parts: list[RenderableType] = [self.heading(view), self.world(view, width >= WIDE)]
        parts.append(Padding(self.danger(view), (0, 1)))
        parts.append(Text())
        if view["impending"]:
            parts.append(self.impending(view["impending"]))
            parts.append(Text())
        parts.append(self.players(view, width))
        if view["own"] is not None and view["result"] is None:
            parts.append(Text())
            parts.append(self.hand(view["own"], view["sets"][self.seat]))
        return Group(*parts)

    def low_table(self, view: View) -> RenderableType:
        """The same in at most 16 lines for six players: what is far away or can be counted is left to the others."""
        parts: list[RenderableType] = [self.heading(view), self.low_world(view)]
        loud = view["impending"] and view["impending"]["fatal"]
        if warnings := self.words.danger(view):
            parts.append(cropped(f" {' '.join(warnings)}", ALARM if loud else WARNING))
        if view["impending"]:
            parts.append(self.low_impending(view["impending"]))
        parts.append(self.low_players(view))
        if view["own"] is not None and view["result"] is None:
            parts.append(self.low_hand(view["own"], view["sets"][self.seat]))
        return Group(*parts)

    def low_world(self, view: View) -> Table:
        """The eighteen crises; how near each colour and the whole world are to being lost stands above them (T12)."""
        danger, coming = view["danger"], view["impending"]["crisis"] if view["impending"] else "?-?"
        table = Table(box=None, pad_edge=False, padding=(0, 1), expand=True, header_style="")
        table.add_column("", no_wrap=True, max_width=16)
        for letter in COLOUR_LETTERS:
            head = Text.assemble(
                (f"{self.words.signs[letter]}{letter}", STYLES[letter]),
                " ",
                self.pips(danger["colours"][letter], coming[0] == letter),
                f" {self.say(f'terra-colour-{letter}')}",
            )
            table.add_column(head, ratio=1, no_wrap=True)
        table.add_column(self.pips(danger["total"], bool(view["impending"])), no_wrap=True)
        cells = {crisis["crisis"]: crisis for crisis in view["full_blown"]}
        for region in REGION_CODES:
            row: list[RenderableType] = [
                Text.assemble((f" {region} ", "bold"), self.say(f"terra-region-{region}.short"))
            ]
            row += [self.cell(view, f"{letter}-{region}", cells, False) for letter in COLOUR_LETTERS]
            row.append(self.pips(danger["regions"][region], coming[2:] == region))
            table.add_row(*row)
        return table

    def low_impending(self, impending: View) -> Text:
        """The impending crisis and what is missing, in one line."""
        missing = impending["missing"]
        message = "terra-impending-sum" if missing > 0 else "terra-impending-reached"
        text = cropped(f" {self.say('terra-impending', crisis=self.words.crisis(impending['crisis']))}", "bold")
        text.stylize(STYLES[impending["crisis"][0]])
        sentence = self.say(message, sum=impending["sum"], threat=impending["threat"], missing=missing)
        return text.append(f"  {sentence}", style="not bold")

    def low_players(self, view: View) -> Table:
        """Two players a line: what they did about the crisis, points, hand and sets."""
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        for _ in range(2):
            table.add_column("", no_wrap=True, width=3)
            table.add_column(self.say("terra-head-player"), no_wrap=True, width=12, overflow="ellipsis")
            for head in ("points-short", "hand", "sets"):
                table.add_column(self.say(f"terra-head-{head}"), justify="right", no_wrap=True)
        half = -(-view["players"] // 2)
        for first in range(half):
            row: list[RenderableType] = []
            for seat in range(first, view["players"], half):
                mark = Text(self.shape("▶") if seat == view["actor"] else "", style=MARK)
                if view["impending"] and seat != view["actor"]:
                    card = view["impending"]["played"][seat]
                    passed = seat in view["impending"]["answered"]
                    mark = self.ink(self.words.card(card)) if card else Text("-" if passed else "", style="dim")
                row += [mark, Text(self.name(seat), style="bold" if seat == self.seat else "")]
                row += [str(number) for number in (view["track"][seat], view["hands"][seat], view["sets"][seat])]
            table.add_row(*row)
        return table

    def low_hand(self, own: View, sets: int) -> Text:
        """The seat's own cards and its hoard, in one line."""
        text = Text.assemble(" ", (self.say("terra-hand"), "bold"), "  ", no_wrap=True, overflow="ellipsis")
        text.append_text(self.ink(" ".join(map(self.words.card, own["hand"])) or self.say("terra-hand-empty")))
        if sets:
            text.append(f"  {self.say('terra-hoard', sets=sets, value=own['hoard_value'])}", style="dim")
        return text

    def heading(self, view: View) -> Text:
        seat = view["turn"]
        parts = (
            self.say("terra-title"),
            self.say("terra-turn", **self.words.who(seat)),
            self.say("terra-pile", cards=view["pile"]),
            *self.words.laws(view),
        )
        text = Text(" " + self.shape(" · ").join(parts), style="dim")
        text.stylize("bold not dim", 1, 1 + len(parts[0]))
        return text

    def danger(self, view: View) -> Text:
        """T12: how many crises are full-blown, and what the next one may lose."""
        total, limit = view["danger"]["total"]
        text = Text.assemble(
            (self.say("terra-total"), "dim"),
            " ",
            self.pips((total, limit), bool(view["impending"])),
            (f" {self.say('terra-total-of', total=total, limit=limit)}", "dim"),
        )
        loud = view["impending"] and view["impending"]["fatal"]
        for number, warning in enumerate(self.words.danger(view)):
            text.append(f"\n{warning}" if number == 0 else f" {warning}", style=ALARM if loud else WARNING)
        return text

    def world(self, view: View, wide: bool) -> Table:
        """The eighteen crises by region and colour, with how near each region and colour is to being lost (T12)."""
        table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1), expand=True)
        danger = view["danger"]
        limit = next(iter(danger["regions"].values()))[1]
        of_colour = next(iter(danger["colours"].values()))[1]
        table.add_column(
            self.say("terra-head-region"),
            self.say("terra-foot-colour", limit=of_colour),
            no_wrap=True,
            footer_style="dim",
        )
        coming = view["impending"]["crisis"] if view["impending"] else "?-?"
        for letter in COLOUR_LETTERS:
            head = Text.assemble(
                (f"{self.words.signs[letter]}{letter}", STYLES[letter]), " ", self.say(f"terra-colour-{letter}")
            )
            foot = self.pips(danger["colours"][letter], coming[0] == letter)
            table.add_column(head, foot, ratio=1, no_wrap=True)
        table.add_column(self.say("terra-head-region-danger", limit=limit) if limit else "", no_wrap=True)
        cells = {crisis["crisis"]: crisis for crisis in view["full_blown"]}
        for region in REGION_CODES:
            name = self.say(f"terra-region-{region}" if wide else f"terra-region-{region}.short")
            row: list[RenderableType] = [Text.assemble((region, "bold"), " ", name)]
            for letter in COLOUR_LETTERS:
                row.append(self.cell(view, f"{letter}-{region}", cells, wide))
            row.append(self.pips(danger["regions"][region], coming[2:] == region))
            table.add_row(*row)
        return table

    def cell(self, view: View, crisis: str, full_blown: dict[str, View], wide: bool) -> Text:
        """One crisis: not seen yet, impending, full-blown with its cards and sum, or solved."""
        style = STYLES[crisis[0]]
        name = " " + self.say(f"terra-crisis-{crisis}.short") if wide else ""
        impending = view["impending"]
        if impending and impending["crisis"] == crisis:
            return Text(f"! {impending['sum']}/{impending['threat']}{name}", style=f"bold reverse {style}")
        if crisis in full_blown:
            found = full_blown[crisis]
            cards = f" ({' '.join(card[1] for card in found['cards'])})" if found["cards"] else ""
            return Text.assemble((f"{found['sum']}/{found['threat']}", f"bold {style}"), (cards + name, style))
        if crisis in view["solved"]:
            return Text(self.shape("✓ ") + self.say("terra-solved"), style="dim")
        return Text(self.shape("·"), style="dim")

    def pips(self, danger: Sequence[int], more: bool) -> Text:
        """Filled for every full-blown crisis, hatched for the one that would become so, free up to the limit."""
        count, limit = danger
        if limit == 0:  # it cannot be lost here (L1)
            return Text(self.shape(FILLED * count), style="dim")
        shapes = FILLED * count + (THREATENED if more else "")
        text = Text(self.shape(shapes.ljust(limit, FREE)))
        near = count + more
        text.stylize(ALARM if near >= limit else WARNING if near == limit - 1 else "dim")
        return text

    def impending(self, impending: View) -> Group:
        """The impending crisis, what has come together and what is missing."""
        crisis, total, threat = impending["crisis"], impending["sum"], impending["threat"]
        style = STYLES[crisis[0]]
        title = Text.assemble(" ", (self.say("terra-impending", crisis=self.words.crisis(crisis)), f"bold {style}"))
        missing = impending["missing"]
        message = "terra-impending-sum" if missing > 0 else "terra-impending-reached"
        sentence = self.say(message, sum=total, threat=threat, missing=missing)
        return Group(
            title, Text.assemble(" ", self.bar(min(total, threat) * 2, threat * 2, f"bold {style}"), "  ", sentence)
        )

    def bar(self, done: int, whole: int, style: str) -> Text:
        """So much of a whole."""
        return Text.assemble((self.shape(BAR * done), style), (self.shape(REST * (whole - done)), "dim"))

    def players(self, view: View, width: int) -> Table:
        """Everybody's hand size, sets and points, and what they did about the impending crisis."""
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(self.say("terra-head-player"), no_wrap=True, max_width=26)
        table.add_column(self.say("terra-head-hand"), justify="right")
        table.add_column(self.say("terra-head-sets"), justify="right")
        if view["impending"]:
            table.add_column(self.say("terra-head-answer"), no_wrap=True)
        table.add_column("", justify="right")
        table.add_column(self.say("terra-head-points"))
        most = max(40, *view["track"])
        used = 26 + max(len(self.name(seat)) for seat in range(view["players"])) + (13 if view["impending"] else 0)
        length = max(8, min(40, width - used))
        partners = [team for team in view["teams"] or () if self.seat in team]
        for seat, points in enumerate(view["track"]):
            name = self.name(seat)
            if partners and seat in partners[0] and seat != self.seat:
                name += f" ({self.say('terra-partner')})"
            row: list[RenderableType] = [
                Text(self.shape("▶") if seat == view["actor"] else " ", style=MARK),
                Text(name, style="bold" if seat == self.seat else "", overflow="ellipsis"),
                str(view["hands"][seat]),
                str(view["sets"][seat]),
            ]
            if view["impending"]:
                row.append(self.answered(view, seat))
            done = points * length // most
            row += [str(points), self.bar(done, length, WARNING)]
            table.add_row(*row)
            if "open_hands" in view and seat != self.seat:
                table.add_row("", self.ink(self.words.cards(view["open_hands"][seat])))
        return table

    def answered(self, view: View, seat: int) -> Text:
        """T9: what a seat did about the impending crisis."""
        impending = view["impending"]
        if card := impending["played"][seat]:
            return self.ink(self.words.card(card))
        if seat in impending["answered"]:
            return Text(self.say("terra-passed"), style="dim")
        return Text(self.say("terra-asked" if seat == view["actor"] else "terra-not-asked"), style="dim")

    def hand(self, own: View, sets: int) -> Text:
        """The seat's own cards, sorted, and its hoard."""
        groups = [
            "  ".join(self.words.card(card) for card in own["hand"] if card[0] == letter) for letter in COLOUR_LETTERS
        ]
        hand = "    ".join(group for group in groups if group) or self.say("terra-hand-empty")
        text = Text.assemble(" ", (self.say("terra-hand"), "bold"), "  ", self.ink(hand), "\n ")
        return text.append(self.say("terra-hoard", sets=sets, value=own["hoard_value"]), style="dim")

    # ---- the end ----

    def end(self, view: View) -> RenderableType:
        """T12, T19, T20: why the world was lost, or the final count."""
        result = view["result"]
        lost = result["outcome"] == "loss"
        title, verdict = self.words.end(view)
        parts: list[RenderableType] = [Text(f" {title}", style=ALARM if lost else SAVED)]
        if lost:
            parts += [self.ink(f" {self.words.crisis(crisis)}") for crisis in view["loss"]["crises"]]
        else:
            parts += [Text(), self.count(view, result), Text()]
            if pot := view.get("pot"):
                parts.append(Text(" " + self.say("terra-pot", total=pot["total"], share=pot["share"]), style="dim"))
        return Group(*parts, Text(f" {verdict}", style="bold"))

    def count(self, view: View, result: View) -> Table:
        """T19, T20: track and hoard of everybody, and of the teams."""
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(self.say("terra-head-player"), no_wrap=True)
        heads = ["track", "hoard", "score"]
        teams = {seat: points for seats, points in result.get("teams", ()) for seat in seats}
        for head in heads + (["team"] if teams else []):
            table.add_column(self.say(f"terra-end-head-{head}"), justify="right")
        table.add_column("")
        for seat, _ in view["ranking"]:
            won = seat in result["winners"]
            numbers = [result["track"][seat], result["hoard"][seat], result["scores"][seat]]
            numbers += [teams[seat]] if teams else []
            table.add_row(
                Text(self.shape("★") if won else " ", style=MARK),
                Text(self.name(seat), style="bold" if won else ""),
                *(str(number) for number in numbers),
                Text(self.say("terra-end-winner") if won else "", style=WARNING),
            )
        return table
