"""The process in which bots think: `python -m terrae.server.bots.worker`, started by the service.

All it ever gets of a game is what a bot's seat may see.
"""

from __future__ import annotations

from typing import Any

import msgspec

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.uniform import choose as any_legal
from terrae.engine.chance import Generator
from terrae.engine.game import Event, Json, game_named
from terrae.engine.player import Budget, Position
from terrae.talk.heard import Heard

from ..pipes import answer_questions
from ..worker_input import deck_table, view_from

NICE = 10
NO_ACTION = -1
WITHIN_MS = 800
"""Whoever waits for a bot should have its answer within about so long, also when many tables wait at once."""


class Question(msgspec.Struct):
    """What a bot is asked: its seat's view as numbers, what that seat could see happen, the deck, its own chance."""

    game: str
    bot: str
    deck: str
    """The deck's document as JSON."""
    seat: int
    view: list[Any]
    chance: tuple[int, int]
    history: list[Event]
    talk: Json | None = None
    """What was said (`Heard.to_json`); None if nobody can talk."""
    speaks: bool = False
    """Is it asked what it says, and not what it does?"""
    budget_ms: int = WITHIN_MS
    """How long a bot that heeds its budget may think."""


class Thought(msgspec.Struct):
    """The bot's action. If the bot raised an error, `why` says which, and the action is any legal one."""

    action: int
    why: str = ""
    act: Json | None = None
    """What it says, if it was asked for that."""


def think(question: Question) -> Thought:
    """Let the bot choose; a bot that fails is replaced by chance for this decision."""
    game = game_named(question.game)
    view = view_from(game, question.view)
    d = deck_table(question.game, question.deck)
    r = Generator()
    r.one, r.two = question.chance
    position = Position(
        game,
        view,
        d,
        question.seat,
        () if question.speaks else game.legal(view, d),
        r,
        hurry=True,
        history=question.history,
        budget=Budget(ms=question.budget_ms),
        talk=None if question.talk is None else Heard.from_json(question.talk),
    )
    try:
        if question.speaks:
            speaker = speaker_named(game, question.bot)
            return Thought(NO_ACTION, act=None if speaker is None else speaker(position))
        action = bot_named(game, question.bot)(position)
        if action not in position.legal:
            raise ValueError(f"{action!r} is none of its legal actions")
        return Thought(int(action))
    except Exception as error:
        return Thought(NO_ACTION if question.speaks else any_legal(position), f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    answer_questions(Question, think, NICE)
