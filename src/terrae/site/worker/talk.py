"""What is said at a table of this device: sentences to choose from, own words, signs, and what bots say."""

from __future__ import annotations

from terrae.bots.registry import speaker_named
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Refused
from terrae.engine.game import Json
from terrae.engine.player import listening_position
from terrae.table.acts import is_own_words
from terrae.table.limits import ACTS_OF_SEAT, CHAT_LINE_LENGTH, SAME_THING
from terrae.table.local_table import ROUNDS

from .faults import DeviceFault, DeviceStale
from .kept import KeptLine
from .lobby import now, text_of
from .table import DeviceTable

SIGNS = ("good", "well_done", "thanks", "ha", "oh_no", "thinking")
MOST_LINES = 1000
"""Lines of own words and signs that are kept of a table; acts are all kept, and bounded for each seat."""


def say(table: DeviceTable, seat: int, message: Json) -> KeptLine | None:
    """The line that somebody says; None if it was said already. `DeviceFault` if it cannot be said."""
    kept, client = table.kept, text_of(message, "id", 1, 64)
    if any(line.client == client and line.seat == seat for line in kept.lines):
        return None
    if kept.talk == "silence":
        raise DeviceFault("silence", "the host has chosen silence for this table")
    if message["type"] == "say":
        if kept.seats[seat].kind == "away":
            raise DeviceFault("refused", "a bot plays for this seat now; take the seat back first")
        check_act(table, seat, message)
        return new_line(table, seat, client, act=message["act"], language=text_of(message, "language", most=8))
    if sum(line.act is None for line in kept.lines) >= MOST_LINES:
        raise DeviceFault("refused", "so much has been said at this table that nothing more is kept")
    if message["type"] == "sign":
        if message.get("sign") not in SIGNS:
            raise DeviceFault("malformed", "there is no such sign")
        return new_line(table, seat, client, sign=message["sign"])
    if kept.talk != "words":
        raise DeviceFault("chat_off", "at this table only sentences to choose from are said")
    words = " ".join(text_of(message, "text", 1, 4 * CHAT_LINE_LENGTH).split())
    if not words or len(words) > CHAT_LINE_LENGTH or not words.isprintable():
        raise DeviceFault("bad_text", f"a line must have 1 to {CHAT_LINE_LENGTH} printable characters")
    return new_line(table, seat, client, text=words, language=text_of(message, "language", most=8))


def check_act(table: DeviceTable, seat: int, message: Json) -> None:
    """`DeviceFault` if this cannot be said by this seat at this moment."""
    kept, number = table.kept, message.get("number")
    if table.match is None:
        raise DeviceFault("refused", "the game has not started yet")
    if table.conversation is None:
        raise DeviceFault("no_acts", "this game has no sentences to choose from")
    if kept.status != "playing":
        raise DeviceFault("refused", "the game is over")
    if type(number) is not int or number > kept.number:
        raise DeviceStale
    if kept.number - number > kept.players:
        raise DeviceFault("late", "the game has gone on for a round since you saw it; look again")
    if sum(line.seat == seat and line.act is not None for line in kept.lines) >= ACTS_OF_SEAT:
        raise DeviceFault("refused", f"a seat may say {ACTS_OF_SEAT} sentences in one game, and you have")
    if is_own_words(message.get("act") or {}):
        raise DeviceFault("refused", "own words are said as chat, not as an act")
    v = table.match.seen_by(SPECTATOR)
    try:
        act = table.conversation.checked(v, seat, message.get("act"))
    except Refused as error:
        raise DeviceFault("illegal", error.sentence, error.rule) from None
    if table.conversation.undecided(v, seat, act) >= SAME_THING:
        raise DeviceFault("enough", f"you have said that {SAME_THING} times: first it has to be decided in play")


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
                check_act(table, seat, {"number": kept.number, "act": act})
            except DeviceFault:
                continue
            frames.append(enter(table, new_line(table, seat, f"bot {kept.number} {said}", act=act)))
            spoke = True
        if not spoke:
            break
    return frames
