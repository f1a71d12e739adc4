"""The talk of a record: `[[number of moves before it, seat, act], ...]` in the order it was said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
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


def retold(match: Match[Any, Any], talk: Talk[Any, Any], said: Sequence[Said]) -> Conversation:
    """The conversation of a match, each word at its moment; `BadRecord` at the first that could not be said then."""
    game, d = match.game, match.d
    conversation = Conversation(game, match.deck, talk)
    waiting = list(reversed(said))
    before = None
    for number, (state, _) in enumerate(match.states()):
        v = game.redact(state, d, SPECTATOR)
        if before is not None:
            actor, notation = match.moves[number - 1]
            action = game.parse(before, d, notation)
            assert action is not None
            conversation.moved(before, actor, game.notation_for(before, d, action, SPECTATOR), v)
        while waiting and waiting[-1].moves == number:
            _, seat, act = waiting.pop()
            try:
                conversation.say(v, seat, act)
            except Refused as error:
                raise BadRecord(f"talk {len(said) - len(waiting)}: {error.sentence}", error.rule) from None
        before = v
    return conversation


def check_talk(match: Match[Any, Any], talk: Talk[Any, Any], data: list[Any]) -> None:
    """`BadRecord` if a record tells of something that nobody could say at that moment."""
    retold(match, talk, read_talk(data, len(match.moves)))
