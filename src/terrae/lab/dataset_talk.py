"""What was said in the games of a data set: `talk.parquet`, a row for each act with what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.talking import play_talking
from terrae.engine.errors import Refused
from terrae.engine.game import Game, Json
from terrae.engine.match import Match
from terrae.talk.acts import Slot, is_own_words
from terrae.talk.contract import Talk, talk_of
from terrae.talk.conversation import Conversation
from terrae.talk.records import read_talk, retold
from terrae.talk.written import written

if TYPE_CHECKING:
    import pyarrow as pa

TALK = "talk.parquet"


def acts_of(game: Game[Any, Any]) -> Talk[Any, Any]:
    """The talk of a game; `Refused` if it has no acts."""
    talk = talk_of(game)
    if talk is None:
        raise Refused(f"{game.name} has no acts to say")
    return talk


def talked(match: Match[Any, Any], bots: tuple[str, ...]) -> Conversation:
    """What bots say in a match that they play; or what was said in one that is over, if there are no bots."""
    if not bots:
        return retold(match, acts_of(match.game), read_talk(match.talk, len(match.moves)))
    speakers = [speaker_named(match.game, name) for name in bots]
    return play_talking(match, [bot_named(match.game, name) for name in bots], speakers)


def talk_schema(talk: Talk[Any, Any]) -> pa.Schema:
    """The columns: which act when and by whom, its slots, and the verdict on what it promised."""
    import pyarrow as pa

    slots = [
        (slot_column(name), pa.int8() if holds_numbers(slot) else pa.string()) for name, slot in talk.slots.items()
    ]
    return pa.schema(
        [
            ("game", pa.int32()),
            ("line", pa.int16()),
            ("number", pa.int16()),
            ("seat", pa.int8()),
            ("act", pa.string()),
            ("said", pa.string()),
            *slots,
            ("verdict", pa.string()),
            ("judged", pa.int16()),
            ("given", pa.int8()),
            ("disproved", pa.int16()),
        ]
    )


def slot_column(name: str) -> str:
    return f"slot_{name}"


def holds_numbers(slot: Slot) -> bool:
    return isinstance(slot.values(1)[0], int)


def talk_rows(conversation: Conversation, number: int) -> list[Json]:
    """The rows of one game. Own words have no act; what promises and denies nothing has no verdict."""
    promises = {promise.line: promise for promise in conversation.ledger.promises}
    denials = {denial.line: denial for denial in conversation.ledger.denials}
    rows = []
    for said in conversation.said:
        promise, denial = promises.get(said.line), denials.get(said.line)
        own_words = is_own_words(said.act)
        row: Json = {
            "game": number,
            "line": said.line,
            "number": said.moves,
            "seat": said.seat,
            "act": None if own_words else said.act["act"],
            "said": said.act["text"] if own_words else written(said.act),
            "disproved": denial.disproved if denial else None,
        }
        if not own_words:
            row |= {slot_column(slot): value for slot, value in said.act.items() if slot != "act"}
        if promise is not None:
            row |= {"verdict": promise.verdict, "judged": promise.judged}
            row["given"] = promise.given if promise.verdict in ("kept", "broken") else None
        rows.append(row)
    return rows
