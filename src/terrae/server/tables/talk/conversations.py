"""The conversation at a table, which follows from its log and from what was said; and the talk of its record."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.table.contract import talk_of
from terrae.table.conversation import Conversation, Said
from terrae.table.records import moments
from terrae.table.retelling import moves_before

from ...database.log import Entry
from ...database.stored import Line, Stored
from ..people.readers import Reader, readable

AnyMatch = Match[Any, Any]

KEPT = 32
"""The conversation is kept as it was before so many of the last moves. Who takes back more has it worked out anew."""


class Moment(NamedTuple):
    """A conversation as it was before a move that stands."""

    conversation: Conversation
    number: int
    """How many entries the log had."""
    lines: int
    """How many of the lines that a record keeps had been said."""


class Conversations(NamedTuple):
    """The conversation at a table now, and as it was before the last moves. Nothing of it is ever changed."""

    now: Conversation
    earlier: tuple[Moment, ...]


def conversations_of(stored: Stored, match: AnyMatch | None) -> Conversations | None:
    """The conversation from what is stored; None before the start, and in a game without acts.

    Whatever was said after a move that was taken back counts as said before it, if it makes sense there.
    """
    talk = talk_of(stored.game)
    if talk is None or match is None:
        return None
    start = Moment(Conversation(stored.game, match.deck, talk), 0, 0)
    return retold((start,), stored, match)


def retold(earlier: tuple[Moment, ...], stored: Stored, match: AnyMatch) -> Conversations:
    """The conversation, going on from the last of these moments: everything said and played since is told again."""
    start = earlier[-1]
    conversation = start.conversation.copy()
    since, standing = conversation.moves, stored.log.standing
    before = moves_before((entry.taken_back for entry in stored.log[start.number :]), since)
    lines = stored.said[start.lines :]
    said = [
        Said(before[number_of(line) - start.number], line.seat, line.act, line.n)
        for line in lines
        if line.act is not None
    ]
    kept = list(earlier[:-1])
    for moves in told_again(conversation, match, said):
        if len(match.moves) - KEPT <= moves < len(match.moves):
            number = standing[moves].number - 1
            heard = bisect_right(lines, number, key=number_of)
            kept.append(Moment(conversation.copy(), number, start.lines + heard))
    return Conversations(conversation, tuple(kept[-KEPT:]))


def told_again(conversation: Conversation, match: AnyMatch, said: Sequence[Said]) -> Iterator[int]:
    """Tell a conversation on, up to the match's last move; the number of moves, whenever all is said before the next.

    As long as nothing said hangs on the moves, they need not be looked at.
    """
    if said or not conversation.ledger.idle:
        for moment in moments(conversation, match, said, strict=False, since=conversation.moves):
            yield moment.moves
        return
    yield conversation.moves
    while conversation.moves < len(match.moves):
        conversation.passed()
        yield conversation.moves


def number_of(line: Line) -> int:
    """How many entries there were before a line that a record keeps."""
    assert line.number is not None
    return line.number


def after_entry(
    conversations: Conversations | None,
    before: AnyMatch,
    entry: Entry,
    action: int | None,
    after: AnyMatch,
    stored: Stored,
) -> Conversations | None:
    """The conversation after an entry that makes one match of the other; a move has an action."""
    if conversations is None:
        return None
    now, earlier = conversations
    if action is None:
        left = len(earlier) - entry.taken_back
        return conversations_of(stored, after) if left < 0 else retold(earlier[: left + 1], stored, after)
    new = now.copy()
    if not new.passed():
        v, d = before.seen_by(SPECTATOR), before.d
        notation = before.game.notation_for(v, d, action, SPECTATOR)
        new.moved(v, entry.seat, notation, after.seen_by(SPECTATOR))
    return Conversations(new, (*earlier, Moment(now, entry.number - 1, len(stored.said)))[-KEPT:])


def after_late_line(conversations: Conversations, line: Line, stored: Stored, match: AnyMatch) -> Conversations | None:
    """The conversation after a line, the last of those stored, that was said before a move which is known already."""
    number = number_of(line)
    earlier = conversations.earlier[: bisect_right(conversations.earlier, number, key=lambda moment: moment.number)]
    return retold(earlier, stored, match) if earlier else conversations_of(stored, match)


def ledger_changes(now: Conversation | None, before: Conversation | None, players: int) -> Json | None:
    """What has changed of the ledger, as it is sent; None if nothing has."""
    return None if now is None or before is None else now.ledger.changes(players, before.ledger)


def talk_of_record(stored: Stored, conversation: Conversation | None, reader: Reader) -> list[Any]:
    """What was said, as a record holds it for a reader: acts that counted, and own words if the table keeps them."""
    before = moves_before(entry.taken_back for entry in stored.log)
    said = [] if conversation is None else list(conversation.said)
    for line in readable(stored, stored.said, reader):
        if line.act is None and line.number is not None:
            said.append(Said(before[line.number], line.seat, {"text": line.text}, line.n))
    return [[moves, seat, act] for moves, seat, act, _ in sorted(said, key=lambda one: one.line)]
