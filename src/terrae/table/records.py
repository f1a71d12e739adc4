"""The talk of a record: `[[number of moves before it, seat, act], ...]` in the order it was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.engine.record import BadRecord

from .contract import Talk
from .conversation import Conversation, Said

LONGEST = 5_000
"""How much may be said in one game."""


def read_talk(data: list[Any], moves: int) -> list[Said]:
    """What a record tells was said; `BadRecord` with the place if it has not the form of records."""
    if len(data) > LONGEST:
        raise BadRecord(f"'talk' has {len(data)} entries, but at most {LONGEST} are read")
    said: list[Said] = []
    for place, entry in enumerate(data, 1):
        if not (isinstance(entry, list) and [type(part) for part in entry] == [int, int, dict]):
            raise BadRecord(f"talk {place}: must be a number of moves, a seat and what was said")
        if not (said[-1].moves if said else 0) <= entry[0] <= moves:
            raise BadRecord(f"talk {place}: after {entry[0]} moves is not in the order of the game")
        said.append(Said(*entry))
    return said


class TalkMoment(NamedTuple):
    """A moment of a match: after so many moves."""

    moves: int
    changes: Json | None
    """What the last move changed of the ledger."""
    said: list[tuple[Said, Json | None]]
    """What was said then, each with what it changed of the ledger."""


def moments(
    conversation: Conversation, match: Match[Any, Any], said: Sequence[Said], strict: bool = True, since: int = 0
) -> Iterator[TalkMoment]:
    """A match told again with what was said, from after its first `since` moves on; the conversation is as it was then.

    `BadRecord` at the first thing that could not be said at its moment; if not `strict`, such things are left out.
    """
    game, d, players = match.game, match.d, len(match.players)
    waiting = list(reversed(said))
    before = None
    for number, (state, _) in enumerate(match.states(since), since):
        v = game.redact(state, d, SPECTATOR)
        ledger = conversation.ledger
        if before is not None:
            actor, notation = match.moves[number - 1]
            action = game.parse(before, d, notation)
            assert action is not None
            conversation.moved(before, actor, game.notation_for(before, d, action, SPECTATOR), v)
        changes, heard_now = conversation.ledger.changes(players, ledger), []
        while waiting and waiting[-1].moves == number:
            _, seat, act, line = waiting.pop()
            ledger = conversation.ledger
            try:
                new = conversation.say(v, seat, act, line or None)
            except Refused as error:
                if not strict:
                    continue
                raise BadRecord(f"talk {len(said) - len(waiting)}: {error.sentence}", error.rule) from None
            heard_now.append((new, conversation.ledger.changes(players, ledger)))
        yield TalkMoment(number, changes, heard_now)
        before = v


def retold(match: Match[Any, Any], talk: Talk[Any, Any], said: Sequence[Said]) -> Conversation:
    """The conversation of a match, each word at its moment; `BadRecord` at the first that could not be said then."""
    conversation = Conversation(match.game, match.deck, talk)
    for _ in moments(conversation, match, said):
        pass
    return conversation


def check_talk(match: Match[Any, Any], talk: Talk[Any, Any], data: list[Any]) -> None:
    """`BadRecord` if a record tells of something that nobody could say at that moment."""
    retold(match, talk, read_talk(data, len(match.moves)))
