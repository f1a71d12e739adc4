"""One person's seat among bots: who the others are if nobody chooses them, and the match that is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from terrae.engine.errors import Refused
from terrae.engine.game import DeckDocument, Game, Json, OptionValue
from terrae.engine.match import Match
from terrae.table.limits import NAME_LENGTH

from .seats import around, bot_players
from .strangers import bots_chance

RANDOM = "random"
"""The bot that every game has. It plays where something is measured or learned and nobody has named a bot."""


USUAL = 3
"""So many others are named if nobody chooses them; at a larger table they are repeated."""


def usual_bots(game: Game[Any, Any], others: int = USUAL) -> list[str]:
    """The other players if nobody chooses them: the game's own bots, the first of them again in the third seat.

    Where there are fewer seats, the first of these.
    """
    return ([*list(game.bots)[:2], *list(game.bots)[:1]] or [RANDOM])[:others]


def usual_substitute(game: Game[Any, Any]) -> str:
    """Who plays for somebody whose time has run out: the game's own first bot."""
    return usual_bots(game)[0]


def check_name(name: str) -> str:
    """The name without needless spaces; `Refused` if it is no name."""
    name = " ".join(name.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise Refused(f"a name has 1 to {NAME_LENGTH} printable characters")
    return name


@dataclass(frozen=True)
class GameRequest:
    """A game that somebody asks for: one seat is theirs, bots have the others."""

    kind: ClassVar[str] = "human"
    """The kind of the player in records."""

    game: Game[Any, Any]
    players: int
    bots: Sequence[str]
    seed: str | None = None
    name: str = "You"
    seat: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deck: DeckDocument[Any] | None = None
    chance: str | None = None
    """What the chance of the bots follows from; drawn if a stranger's bot plays, else it follows from the seed."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "chance", bots_chance(self.game, self.bots, self.chance))

    def names(self) -> list[str]:
        """The bot of every seat but that of the player, in the order of the seats."""
        return around(self.bots, self.players - 1)

    def others(self) -> list[Json]:
        """The players of a record that are bots."""
        return bot_players(self.names())

    def deal(self, seed: str | None, start: int = 0, chance: str | None = None) -> Match[Any, Any]:
        """A match before its first move; `Refused` if it cannot be played."""
        others, own = self.others(), {"name": check_name(self.name), "kind": self.kind}
        people = [*others[: self.seat], own, *others[self.seat :]]
        return Match(self.game, people, deck=self.deck, options=self.options, seed=seed, start=start, chance=chance)
