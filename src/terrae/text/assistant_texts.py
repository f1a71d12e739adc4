"""What an assistant reads at one moment, as one text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from terrae.engine.game import Game, Json
from terrae.table.act_text import how_to_say
from terrae.table.contract import talk_of

from .narrator import Narrator

Wanted = Literal["table", "rules", "all-rules", "talk"]

LONGEST_WAIT_S = 60.0
"""So long one call may wait: clients of MCP give up on calls that take minutes."""


class PlayedSeat(Protocol):
    """A seat that an assistant plays, at a table of the service or at a local one. Every method gives a text.

    `Refused` in one sentence if something does not go.
    """

    async def look(self, what: Wanted) -> str:
        """What happened since it was told last, the table, and the question; or the rules."""

    async def answer(self, text: str, number: int | None) -> str:
        """Answer the question; `number` is the question's."""

    async def wait(self, seconds: float) -> str:
        """Wait until the seat is asked, the game is over, or the time is up; then the same as `look`."""

    async def say(self, text: str) -> str:
        """Say something to the table, in one's own words."""

    async def say_act(self, text: str) -> str:
        """Say one of the game's acts, as text (`terrae.table.act_text`)."""


def moment(narrator: Narrator, view: Json, number: int, story: Sequence[str], names: Sequence[str]) -> str:
    """Everything that a seat needs at one moment."""
    parts = []
    if story:
        parts.append("\n".join(story))
    parts.append(narrator.table(view))
    if view["result"] is not None:
        parts.append(narrator.end(view))
    elif view["question"] is not None:
        answers = [f"[{one['answer']}] {one['meaning']}".rstrip() for one in narrator.answers(view)]
        parts.append("\n".join([f"Question {number}: {narrator.question(view)}", *answers]))
    else:
        parts.append(f"{names[view['actor']]} decides. Call wait.")
    return "\n\n".join(parts)


def talk_text(game: Game[Any, Any]) -> str:
    """What can be said at a table of a game."""
    talk = talk_of(game)
    return "Nothing can be said but own words." if talk is None else how_to_say(talk)


def rules_text(rules: Sequence[Json]) -> str:
    """Rules as one text."""
    return "\n".join(f"{rule['id']} {rule['title']}. {rule['text']}" for rule in rules)
