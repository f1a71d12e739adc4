"""What a player has heard at the table: what was said, and what became of the promises."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import Any

from terrae.engine.chain import Chain
from terrae.engine.game import Json

from .conversation import Conversation, Said
from .ledger import Account, Denial, Ledger, Promise

LATELY = 64
"""What was said longer ago, in moves, is not told to bots in other processes; how everybody has kept their word is."""
MOST = 50
"""Nor is more than so much of it."""
PRIOR_KEPT, PRIOR_TESTED = 2, 3
"""Before anything is known of somebody's word, it counts as if so many of so many promises had been kept."""


@dataclass(frozen=True, slots=True)
class PublicTalk:
    """What everybody has heard up to now. It is public, so that it tells nothing of anybody's cards."""

    moves: int
    """How many moves there have been."""
    said: Chain[Said] = field(default_factory=Chain)
    ledger: Ledger = field(default_factory=Ledger)

    @classmethod
    def of(cls, conversation: Conversation) -> PublicTalk:
        """What has been heard in a conversation up to now."""
        return cls(conversation.moves, conversation.said, conversation.ledger)

    def since(self, moves: int, most: float = inf) -> list[Said]:
        """What was said after so many moves, or later; no more than the last so much of it."""
        found: list[Said] = []
        earlier = self.said
        while earlier.before is not None and earlier.last.moves >= moves and len(found) < most:
            found.append(earlier.last)
            earlier = earlier.before
        found.reverse()
        return found

    def trust(self, seat: int) -> float:
        """How likely the seat is to keep its word: kept of tested promises, with a prior."""
        account = self.ledger.account(seat)
        return (account.kept + PRIOR_KEPT) / (account.tested + PRIOR_TESTED)

    def to_json(self) -> Json:
        """The same for another process, without what was said and decided long ago: however long the game is, it takes
        the same time. Accounts are those of the whole game.
        """
        lately = self.moves - LATELY
        promises, denials = self.ledger.lately(lately, MOST)
        return {
            "moves": self.moves,
            "said": [list(said) for said in self.since(lately, MOST)],
            "promises": [promise.to_json() for promise in promises],
            "denials": [denial.to_json() for denial in denials],
            "accounts": {seat: account.to_json() for seat, account in self.ledger.accounts().items()},
        }

    @classmethod
    def from_json(cls, data: Json) -> PublicTalk:
        """What another process has written down."""
        said: Chain[Said] = Chain()
        for one in data["said"]:
            said = said.plus(Said(*one))
        ledger = Ledger.of(map(promise_from, data["promises"]), (Denial(**denial) for denial in data["denials"]))
        ledger.correct({int(seat): Account(**account) for seat, account in data["accounts"].items()})
        return cls(data["moves"], said, ledger)


def promise_from(data: Json) -> Promise:
    condition: dict[str, Any] | None = data.get("if")
    return Promise(
        line=data["line"],
        said=data["said"],
        seat=data["seat"],
        about=data["about"],
        value=data["value"],
        condition=None if condition is None else (condition["who"], condition["value"]),
        met=condition is None or condition["met"],
        verdict=data["verdict"],
        judged=data.get("judged"),
        given=data.get("given", 0),
    )
