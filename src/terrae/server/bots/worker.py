"""The process in which bots think: `python -m terrae.server.bots.worker`, started by the service.

It is asked on standard input and answers on standard output, msgpack with a length before it. All it ever gets of a
game is what a bot's seat may see. It ends when its input does, so it never outlives the service.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from terrae.bots.registry import bot_named
from terrae.bots.uniform import choose as any_legal
from terrae.engine.chance import Generator
from terrae.engine.game import Json, game_named
from terrae.engine.player import Position

NICE = 10
LENGTH = 4


class Question(msgspec.Struct):
    """What a bot is asked: its seat's view as numbers, the deck, and its own chance."""

    game: str
    bot: str
    deck: str
    """The deck's document as JSON."""
    seat: int
    view: list[Any]
    chance: tuple[int, int]


class Thought(msgspec.Struct):
    """What it answers; `why` tells what went wrong in it, if something did."""

    action: int
    why: str = ""


READY = Thought(0)
"""What it says first, before it is asked anything."""


@lru_cache(64)
def deck_table(game: str, document: str) -> Any:
    data: Json = msgspec.json.decode(document)
    return game_named(game).read_deck(data).table


def think(question: Question) -> Thought:
    """Let the bot choose; a bot that fails is replaced by chance for this decision."""
    game = game_named(question.game)
    view = game.state()
    view.fill(tuple(question.view))
    d = deck_table(question.game, question.deck)
    r = Generator()
    r.one, r.two = question.chance
    position = Position(game, view, d, question.seat, game.legal(view, d), r, hurry=True)
    try:
        action = bot_named(game, question.bot)(position)
        if action not in position.legal:
            raise ValueError(f"{action!r} is none of its legal actions")
        return Thought(int(action))
    except Exception as error:
        return Thought(any_legal(position), f"{type(error).__name__}: {error}")


def read_frame(file: BinaryIO) -> bytes | None:
    head = file.read(LENGTH)
    if len(head) < LENGTH:
        return None
    body = file.read(int.from_bytes(head, "big"))
    return body or None


def to_frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def main() -> None:
    os.nice(NICE)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    decoder = msgspec.msgpack.Decoder(Question)
    out.write(to_frame(READY))
    out.flush()
    while (body := read_frame(sys.stdin.buffer)) is not None:
        out.write(to_frame(think(decoder.decode(body))))
        out.flush()


if __name__ == "__main__":
    main()
