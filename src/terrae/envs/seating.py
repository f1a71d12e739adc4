"""Who sits where in a batch of games: outside policies by number, bots by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from terrae.bots.registry import policy_named, registered_bot
from terrae.bots.uniform import choose as at_random
from terrae.engine.errors import Refused
from terrae.engine.game import Game
from terrae.engine.player import Bot

from .kernel import FIRST_POLICY, OUTER_BOT, RANDOM_SEAT

Seats = Sequence[Any]
"""For each seat an outside policy's number or a bot's name; or a sequence of that for each copy."""
MOST_POLICIES = 64


class Seating:
    """The seats of every row as numbers of the kernel, and what these numbers stand for."""

    def __init__(self, game: Game[Any, Any], seats: Seats | None, copies: int, players: int) -> None:
        self.game = game
        self.policies: list[list[int]] = []
        """The policies of compiled bots."""
        self.outer: list[Bot] = []
        """The bots that only Python can ask."""
        self.names: dict[int, str] = {}
        """The bots' names by their number."""
        self._numbers: dict[str, int] = {}
        self.who = np.zeros((copies, players), np.int8)
        if seats is None:
            return
        alike = all(isinstance(seat, int | str | np.integer) for seat in seats)
        table: Any = [seats] if alike else seats
        if len(table) not in (1, copies) or any(len(row) != players for row in table):
            raise Refused(f"seats must name {players} seats, once for all or for each of the {copies} copies")
        for i, row in enumerate(table):
            numbers = [self._number(seat) for seat in row]
            if max(numbers) < 0:
                raise Refused("at least one seat of every copy must be for an outside policy")
            self.who[i if len(table) > 1 else slice(None)] = numbers

    def place(self, i: int, seats: Sequence[Any]) -> None:
        """Seat others in row i; `Refused` if one of them is a bot that sat nowhere before."""
        for seat in seats:
            if isinstance(seat, str) and seat not in self._numbers:
                raise Refused(f"{seat!r} sat nowhere when the batch was made; there is {', '.join(self._numbers)}")
        numbers = [self._number(seat) for seat in seats]
        if len(numbers) != self.who.shape[1] or max(numbers) < 0:
            raise Refused(f"seats must name {self.who.shape[1]} seats, at least one of them for an outside policy")
        self.who[i] = numbers

    def _number(self, seat: Any) -> int:
        if isinstance(seat, str):
            if seat not in self._numbers:
                self._numbers[seat] = self._bot(seat)
                self.names[self._numbers[seat]] = seat
            return self._numbers[seat]
        if not 0 <= int(seat) < MOST_POLICIES:
            raise Refused(f"an outside policy has a number from 0 to {MOST_POLICIES - 1}, not {seat}")
        return int(seat)

    def _bot(self, name: str) -> int:
        bot = registered_bot(self.game, name)
        if bot is at_random:
            return RANDOM_SEAT
        policy = policy_named(self.game, name)
        if policy is None:
            self.outer.append(bot)
            return OUTER_BOT + 1 - len(self.outer)
        self.policies.append(policy)
        if FIRST_POLICY + 1 - len(self.policies) <= OUTER_BOT:
            raise Refused(f"there is room for {FIRST_POLICY - OUTER_BOT} different bots in one batch")
        return FIRST_POLICY + 1 - len(self.policies)

    def title(self, number: int) -> dict[str, str]:
        """A seat's player as records hold it."""
        if number in self.names:
            return {"name": self.names[number][:24], "kind": f"bot:{self.names[number]}"}
        return {"name": f"Policy {number}", "kind": f"policy:{number}"}
