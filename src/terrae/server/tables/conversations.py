"""The conversation at a table, which follows from its log and from what was said; and the talk of its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.talk.contract import talk_of
from terrae.talk.conversation import Conversation, Said
from terrae.talk.records import moments

from ..database.stored import Entry, Stored
from .readers import Reader, readable

AnyMatch = Match[Any, Any]


def conversation_of(stored: Stored, match: AnyMatch | None) -> Conversation | None:
    """The conversation from what is stored; None before the start, and in a game without acts.

    Whatever was said after a move that was taken back counts as said before it, if it makes sense there.
    """
    talk = talk_of(stored.game)
    if talk is None or match is None:
        return None
    conversation = Conversation(stored.game, match.deck, talk)
    before = moves_before(stored.log)
    said = [
        Said(before[line.number], line.seat, line.act, line.n)
        for line in stored.said
        if line.act is not None and line.number is not None
    ]
    if said:
        for _ in moments(conversation, match, said, strict=False):
            pass
    conversation.moves = len(match.moves)
    return conversation


def moves_before(log: Sequence[Entry]) -> list[int]:
    """For each number of entries, how many moves of the game there were then, without those that were taken back."""
    counts = [0]
    for entry in log:
        counts.append(counts[-1] - entry.taken_back if entry.kind == "back" else counts[-1] + 1)
    for number in range(len(log) - 1, -1, -1):
        counts[number] = min(counts[number], counts[number + 1])
    return counts


def conversation_after(
    conversation: Conversation | None, before: AnyMatch, entry: Entry, after: AnyMatch, stored: Stored
) -> Conversation | None:
    """The conversation after an entry that makes one match of the other. The one before it stays as it is."""
    if conversation is None or entry.kind == "back":
        return conversation_of(stored, after)
    new = conversation.copy()
    if not new.passed():
        v, d = before.seen_by(SPECTATOR), before.d
        action = before.game.parse(before.state, d, entry.answer)
        assert action is not None
        notation = before.game.notation_for(v, d, action, SPECTATOR)
        new.moved(v, entry.seat, notation, after.seen_by(SPECTATOR))
    return new


def ledger_json(conversation: Conversation | None, players: int) -> Json | None:
    """The whole ledger as it is sent."""
    return None if conversation is None else conversation.ledger.to_json(players)


def ledger_changes(now: Conversation | None, before: Conversation | None, players: int) -> Json | None:
    """What has changed of the ledger, as it is sent; None if nothing has."""
    return None if now is None or before is None else now.ledger.changes(players, before.ledger)


def talk_of_record(stored: Stored, conversation: Conversation | None, reader: Reader) -> list[Any]:
    """What was said, as a record holds it for a reader: acts that counted, and own words if the table keeps them."""
    before = moves_before(stored.log)
    said = [] if conversation is None else list(conversation.said)
    for line in readable(stored, stored.said, reader):
        if line.act is None and line.number is not None:
            said.append(Said(before[line.number], line.seat, {"text": line.text}, line.n))
    return [[moves, seat, act] for moves, seat, act, _ in sorted(said, key=lambda one: one.line)]
