"""The process in which bots think: `python -m terrae.server.bots.worker`, started by the service."""

from __future__ import annotations

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.remote import NO_ACTION, BotQuestion, Thought, decide, failure, position_in

from ..worker_processes import answer_questions

NICE = 10


def think(question: BotQuestion) -> Thought:
    """Let the bot choose or speak."""
    position = position_in(question)
    try:
        if question.speaks:
            speaker = speaker_named(position.game, question.bot)
            return Thought(NO_ACTION, act=None if speaker is None else speaker(position))
        bot = bot_named(position.game, question.bot)
    except Exception as error:
        return Thought(NO_ACTION, failure(error))
    return decide(bot, position)


if __name__ == "__main__":
    answer_questions(BotQuestion, think, NICE)
