"""The process in which previews are worked out: `python -m terrae.server.previews.worker`, started by the service.

All it ever gets of a game is what the asking seat may see.
"""

from __future__ import annotations

from typing import Any

import msgspec

from terrae.bots.remote import deck_table, view_from
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.previews import preview

from ..pipes import answer_questions

NICE = 5


class Job(msgspec.Struct):
    """A seat's view as numbers, and the answers that it looks at one after the other."""

    game: str
    deck: str
    """The deck's document as JSON."""
    view: list[Any]
    line: list[str]


class Done(msgspec.Struct):
    """The preview as JSON; or, if `code` is not empty, why there is none."""

    body: bytes = b""
    code: str = ""
    sentence: str = ""
    rule: str = ""


def work_out(job: Job) -> Done:
    """What the seat's answers would bring it."""
    game = game_named(job.game)
    view = view_from(game, job.view)
    try:
        found = preview(game, view, deck_table(job.game, job.deck), job.line)
    except Refused as error:
        return Done(code="illegal", sentence=error.sentence, rule=error.rule)
    return Done(msgspec.json.encode(found))


if __name__ == "__main__":
    answer_questions(Job, work_out, NICE)
