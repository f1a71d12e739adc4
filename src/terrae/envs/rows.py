"""The games of a batch's rows as matches: for records, for refusals in words, and for bots that only Python can ask."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from terrae.engine.chance import Generator, random_order
from terrae.engine.compiled import to_plain
from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import DeckDocument, Game, OptionValue
from terrae.engine.match import Match
from terrae.engine.record import Record

from .arrays import Array
from .seating import Seating

LONGEST = 4128
"""The moves of longer games are not kept; no game of this house comes near so many.

It is no power of 2: what all rows write in one step would otherwise share a few places of the processor's cache.
"""


class Matches:
    """What is played in each row, from the arrays of the batch: states, rows, moves of this game and of the last."""

    def __init__(
        self,
        game: Game[Any, Any],
        deck: DeckDocument[Any],
        options: Mapping[str, OptionValue],
        seating: Seating,
        states: Array,
        rows: Array,
        log: Array,
        last_log: Array,
    ) -> None:
        self.game, self.deck, self.options = game, deck, options
        self._seating, self._states, self._rows = seating, states, rows
        self._log, self._last_log = log, last_log
        self._known: dict[int, tuple[int, Match[Any, Any]]] = {}
        """The matches that bots were asked in, each with the number of its game in the row."""

    def seen_by(self, i: int, seat: int | None = None) -> Any:
        """The state of row i as a seat may know it; of the seat that decides, if none is named."""
        s = self.game.state()
        to_plain(self._states, i, s)
        return self.game.redact(s, self.deck.table, s.actor if seat is None else seat)

    def titles(self, i: int) -> list[dict[str, str]]:
        """Who sits in row i, as a record tells it."""
        return [self._seating.title(int(number)) for number in self._seating.who[i]]

    def describe(self, i: int, action: int) -> str:
        """The notation of an action of the seat that decides in row i; `Illegal` if it is not legal."""
        v = self.seen_by(i)
        if action not in self.game.legal(v, self.deck.table):
            raise self.why_not(i, action)
        return self.game.notation(v, self.deck.table, action)

    def why_not(self, i: int, action: int) -> Illegal:
        """Why an action does not go in row i."""
        v, d = self.seen_by(i), self.deck.table
        try:
            text = self.game.notation(v, d, action)
        except (IndexError, KeyError, ValueError):
            text = ""
        if self.game.parse(v, d, text) != action:  # another question's action, or none at all
            text = ""
        reason = self.game.why_not(v, d, text)
        return Illegal(f"row {i}: action {action} ({text or 'no answer here'}): {reason.sentence}", reason.rule)

    def record(self, i: int, seed: str, *, ended: bool) -> Record:
        """The game of row i as terrae-record/1: the one that ended last, or the one that is going on."""
        row = self._rows[i]
        if ended:
            length = int(row["last_length"])
            match = self._set_up(i, seed, int(row["last_one"]), int(row["last_two"]), int(row["last_start"]))
            log = self._last_log[i]
        else:
            length = int(row["length"])
            match = self._set_up(i, seed, int(row["one"]), int(row["two"]), int(row["start"]))
            log = self._log[i]
        if length > LONGEST:
            raise Refused(f"the game of row {i} has {length} moves, of which only {LONGEST} are kept")
        for action in log[:length].tolist():
            match.act(action)
        return match.record()

    def going_on(self, i: int, seed: str) -> Match[Any, Any]:
        """The game that is going on in row i, move by move, for bots that want to know what has happened."""
        row = self._rows[i]
        game, match = self._known.get(i, (-1, None))
        if match is None or game != row["games"] or len(match.moves) > row["length"]:
            match = self._set_up(i, seed, int(row["one"]), int(row["two"]), int(row["start"]))
            self._known[i] = int(row["games"]), match
        for action in self._log[i, len(match.moves) : int(row["length"])].tolist():
            match.act(action)
        return match

    def forget(self) -> None:
        """The rows have gone back to another moment."""
        self._known.clear()

    def _set_up(self, i: int, seed: str, one: int, two: int, start: int) -> Match[Any, Any]:
        """The match that a row's generator deals when it stands so."""
        r = Generator()
        r.one, r.two = one, two

        def order(r: Generator, waiting: int, label: str) -> list[int]:  # noqa: ARG001
            found = [0] * waiting
            random_order(found, waiting, r)
            return found

        return Match(
            self.game,
            self.titles(i),
            deck=self.deck,
            options=self.options,
            seed=f"{seed}/{i}/{one:08x}{two:08x}",
            start=start,
            orders=partial(order, r),
        )
