"""What was said in the games of a data set: `talk.parquet`, a row for each act with what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from terrae.engine.game import Json
from terrae.engine.match import Match
from terrae.table.act_text import act_text
from terrae.table.acts import Slot, is_own_words
from terrae.table.contract import Talk, need_talk
from terrae.table.public_talk import PublicTalk
from terrae.table.records import read_talk, retold

if TYPE_CHECKING:
    import pyarrow as pa

TALK = "talk.parquet"


def talk_of_record(match: Match[Any, Any]) -> PublicTalk:
    """What was said in a match that is over."""
    return PublicTalk.of(retold(match, need_talk(match.game), read_talk(match.talk, len(match.moves))))


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


def talk_rows(talk: PublicTalk, number: int) -> list[Json]:
    """The rows of one game. Own words have no act; what promises and denies nothing has no verdict."""
    promises = {promise.line: promise for promise in talk.ledger.promises}
    denials = {denial.line: denial for denial in talk.ledger.denials}
    rows = []
    for said in talk.said:
        promise, denial = promises.get(said.line), denials.get(said.line)
        own_words = is_own_words(said.act)
        row: Json = {
            "game": number,
            "line": said.line,
            "number": said.moves,
            "seat": said.seat,
            "act": None if own_words else said.act["act"],
            "said": said.act["text"] if own_words else act_text(said.act),
            "disproved": denial.disproved if denial else None,
        }
        if not own_words:
            row |= {slot_column(slot): value for slot, value in said.act.items() if slot != "act"}
        if promise is not None:
            row |= {"verdict": promise.verdict, "judged": promise.judged}
            row["given"] = promise.given if promise.verdict in ("kept", "broken") else None
        rows.append(row)
    return rows
