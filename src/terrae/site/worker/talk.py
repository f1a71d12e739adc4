"""What is said at a table of this device: sentences to choose from, own words, signs, and what bots say."""

from __future__ import annotations

from terrae.bots.registry import speaker_named
from terrae.engine.contract import SPECTATOR
from terrae.engine.game import Json
from terrae.engine.player import listening_position
from terrae.table.acts_allowed import TableNow, check_act, check_talk
from terrae.table.faults import Fault
from terrae.table.limits import CHAT_LINE_LENGTH
from terrae.table.local_table import ROUNDS

from .kept import KeptLine
from .lobby import now, text_of
from .table import DeviceTable

SIGNS = ("good", "well_done", "thanks", "ha", "oh_no", "thinking")
MOST_LINES = 1000
"""Lines of own words and signs that are kept of a table; acts are all kept, and bounded for each seat."""


def say(table: DeviceTable, seat: int, message: Json) -> KeptLine | None:
    """The line that somebody says; None if it was said already. `Fault` if it cannot be said."""
    kept, client = table.kept, text_of(message, "id", 1, 64)
    if any(line.client == client and line.seat == seat for line in kept.lines):
        return None
    check_talk(kept.talk, own_words=message["type"] == "chat")
    if message["type"] == "say":
        if kept.seats[seat].kind == "away":
            raise Fault("refused", "a bot plays for this seat now; take the seat back first")
        check_now(table, seat, message)
        return new_line(table, seat, client, act=message["act"], language=text_of(message, "language", most=8))
    if sum(line.act is None for line in kept.lines) >= MOST_LINES:
        raise Fault("refused", "so much has been said at this table that nothing more is kept")
    if message["type"] == "sign":
        if message.get("sign") not in SIGNS:
            raise Fault("malformed", "there is no such sign")
        return new_line(table, seat, client, sign=message["sign"])
    words = " ".join(text_of(message, "text", 1, 4 * CHAT_LINE_LENGTH).split())
    if not words or len(words) > CHAT_LINE_LENGTH or not words.isprintable():
        raise Fault("bad_text", f"a line must have 1 to {CHAT_LINE_LENGTH} printable characters")
    return new_line(table, seat, client, text=words, language=text_of(message, "language", most=8))


def check_now(table: DeviceTable, seat: int, message: Json) -> None:
    """`Fault` if this cannot be said by this seat at this moment."""
    kept, seen, act = table.kept, message.get("number"), message.get("act")
    if type(seen) is not int or not isinstance(act, dict):
        raise Fault("malformed", "an act is an object, said after so many entries")
    now = TableNow(table.conversation, kept.status, table.match is not None, kept.number, kept.players)
    v = None if table.match is None else table.match.seen_by(SPECTATOR)
    said = sum(line.seat == seat and line.act is not None for line in kept.lines)
    check_act(now, v, seat, act, seen, said)


def new_line(
    table: DeviceTable,
    seat: int,
    client: str,
    text: str = "",
    act: Json | None = None,
    language: str = "",
    sign: str = "",
) -> KeptLine:
    kept = table.kept
    return KeptLine(
        n=kept.lines[-1].n + 1 if kept.lines else 1,
        seat=seat,
        name=kept.seats[seat].name,
        text=text,
        at=now(),
        act=act,
        language=language,
        moves=None if table.match is None else len(table.match.moves),
        sign=sign,
        number=kept.number,
        client=client,
    )


def enter(table: DeviceTable, line: KeptLine) -> Json:
    """Write a line down; the frame that tells of it, with what it changes of the ledger."""
    table.kept.lines.append(line)
    changes = None
    if line.act is not None and table.conversation is not None and table.match is not None:
        before = table.conversation.ledger
        table.conversation.say(table.match.seen_by(SPECTATOR), line.seat, line.act, line.n)
        changes = table.conversation.ledger.changes(table.kept.players, before)
    return {"type": "chat", **line.shown(changes)}


def let_bots_speak(table: DeviceTable) -> list[Json]:
    """Everybody may speak, from the seat after the one that decides on, until no bot has anything to say."""
    kept, match = table.kept, table.match
    table.talked_at = kept.number
    if table.conversation is None or match is None or table.actor is None or kept.talk == "silence":
        return []
    frames: list[Json] = []
    for _ in range(ROUNDS):
        spoke = False
        for turn in range(1, kept.players + 1):
            seat = (table.actor + turn) % kept.players
            bot = kept.seats[seat].bot if kept.seats[seat].kind == "bot" else None
            speaker = None if bot is None else speaker_named(table.game, bot)
            if speaker is None:
                continue
            said = sum(line.act is not None for line in kept.lines)
            act = speaker(listening_position(match, seat, table.heard(), said))
            if act is None:
                continue
            try:
                check_now(table, seat, {"number": kept.number, "act": act})
            except Fault:
                continue
            frames.append(enter(table, new_line(table, seat, f"bot {kept.number} {said}", act=act)))
            spoke = True
        if not spoke:
            break
    return frames
