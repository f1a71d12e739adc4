"""The process in which previews are worked out: `python -m terrae.server.previews.worker`, started by the service.

All it ever gets of a game is what the asking seat may see.
"""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec

from terrae.bots.remote import deck_table, view_from
from terrae.engine.compile_cache import is_built
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.previews import preview

from ..worker_answers import WorkerAnswer
from ..worker_processes import answer_questions

NICE = 5
LOOKS = 5
"""Decisions at the beginning of a game: among them are those whose previews are searched."""
LOADED: set[str] = set()
"""Games whose compiled rules this process has loaded."""


class PreviewJob(msgspec.Struct):
    """A seat's view as numbers, and the answers that it looks at one after the other."""

    game: str
    deck: str
    """The deck's document as JSON."""
    view: list[Any]
    line: list[str]


def work_out(job: PreviewJob) -> WorkerAnswer:
    """What the seat's answers would bring it."""
    game = game_named(job.game)
    view = view_from(game, job.view)
    try:
        found = preview(game, view, deck_table(job.game, job.deck), job.line)
    except Refused as error:
        return WorkerAnswer(code="illegal", sentence=error.sentence, rule=error.rule)
    return WorkerAnswer(msgspec.json.encode(found))


def look_ahead(match: Match[Any, Any]) -> None:
    """Work out the previews of a few decisions, in the material that need not hurry."""
    for _ in range(LOOKS):
        preview(match.game, match.seen_by(match.actor), match.d, [], inf)
        match.play(match.actor, match.answers()[0])


def load(job: PreviewJob) -> None:
    """Load the compiled rules of a game, as soon as there are some."""
    if job.game not in LOADED and is_built(game := game_named(job.game)):
        LOADED.add(job.game)
        look_ahead(Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed=""))


if __name__ == "__main__":
    answer_questions(PreviewJob, work_out, NICE, load)
