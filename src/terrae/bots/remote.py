"""A bot that thinks in another process: what it is asked, and what it answers.

All that process ever gets of a game is what the bot's seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from terrae.engine.chance import Generator
from terrae.engine.errors import Refused
from terrae.engine.game import Event, Game, Json, game_named
from terrae.engine.history import History
from terrae.engine.player import Bot, Budget, Position
from terrae.table.public_talk import PublicTalk

from .uniform import choose as any_legal

NO_ACTION = -1
LIST = b"\xdd"
"""How a list begins in msgpack, before the number of its items in four bytes."""
NOTHING = b"\xc0"
"""Nothing, in msgpack."""


class BotQuestion(msgspec.Struct):
    """What a bot is asked: its seat's view as numbers, what that seat could see happen, the deck, its own chance."""

    game: str
    bot: str
    deck: str
    """The deck's document as JSON."""
    seat: int
    view: list[Any]
    chance: tuple[int, int]
    history: msgspec.Raw
    """A list of events; nothing if the bot does not read it."""
    talk: Json | None = None
    """What was said lately (`PublicTalk.to_json`); None if nobody can talk."""
    speaks: bool = False
    """Is it asked what it says, and not what it does?"""
    hurry: bool = False
    """Does somebody wait for the answer?"""
    budget_ms: int = 0
    """How long a bot that heeds its budget may think; 0 sets no limit."""


class Thought(msgspec.Struct):
    """The bot's action. If the bot raised an error, `why` says which, and the action is any legal one."""

    action: int
    why: str = ""
    act: Json | None = None
    """What it says, if it was asked for that."""


class Unread(Sequence[Event]):
    """The history for a bot that does not say that it reads it, which nobody has worked out."""

    def __len__(self) -> int:
        raise Refused("this bot reads position.history, but does not say so: set reads_history on its function")

    def __getitem__(self, _: Any) -> Any:
        return len(self)


def packed(history: Sequence[Event]) -> bytes:
    """A history as msgpack. What happened by a move is packed once, so that only what is new takes work."""
    if not isinstance(history, History):
        return msgspec.msgpack.encode(list(history))
    count, pieces = 0, []
    for seen in history.seen:
        count += len(seen.events)
        seen.packed = seen.packed or b"".join(map(msgspec.msgpack.encode, seen.events))
        pieces.append(seen.packed)
    return LIST + count.to_bytes(4, "big") + b"".join(pieces)


def question_for(
    position: Position, bot: str, deck: str, *, speaks: bool = False, hurry: bool = False, reads_history: bool = True
) -> BotQuestion:
    """What a bot is asked, for its process."""
    return BotQuestion(
        game=position.game.name,
        bot=bot,
        deck=deck,
        seat=position.seat,
        view=list(position.v.values()),
        chance=(position.r.one, position.r.two),
        history=msgspec.Raw(packed(position.history) if reads_history else NOTHING),
        talk=None if position.talk is None else position.talk.to_json(),
        speaks=speaks,
        hurry=hurry,
    )


def position_in(question: BotQuestion) -> Position:
    """The position that a bot is asked about."""
    game = game_named(question.game)
    view = view_from(game, question.view)
    d = deck_table(question.game, question.deck)
    r = Generator()
    r.one, r.two = question.chance
    return Position(
        game,
        view,
        d,
        question.seat,
        () if question.speaks else game.legal(view, d),
        r,
        hurry=question.hurry,
        history=Unread() if bytes(question.history) == NOTHING else msgspec.msgpack.decode(question.history),
        budget=Budget(ms=question.budget_ms),
        talk=None if question.talk is None else PublicTalk.from_json(question.talk),
    )


def decide(bot: Bot, position: Position) -> Thought:
    """Let the bot choose; a bot that fails is replaced by chance for this decision."""
    try:
        action = bot(position)
        if action not in position.legal:
            raise ValueError(f"{action!r} is none of its legal actions")
        return Thought(int(action))
    except Exception as error:
        return Thought(any_legal(position), failure(error))


def failure(error: Exception) -> str:
    """What a bot did wrong, in one line."""
    return str(error) if isinstance(error, Refused) else f"{type(error).__name__}: {error}"


def view_from(game: Game[Any, Any], numbers: Iterable[Any]) -> Any:
    """The view that has these values."""
    view = game.state()
    view.fill(tuple(numbers))
    return view


@lru_cache(64)
def deck_table(game: str, document: str) -> Any:
    """The deck of this document, as the rules use it."""
    data: Json = msgspec.json.decode(document)
    return game_named(game).read_deck(data).table
