"""Every message of a WebSocket (docs/protocol.md), as a type."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field

from . import sizes
from .shared import (
    ActJson,
    Answer,
    ChatLine,
    ClientId,
    Contribution,
    EventJson,
    Key,
    Language,
    Number,
    Pace,
    PreviewJson,
    Proposal,
    Seat,
    Sign,
    Step,
    TableInfo,
    TalkJson,
    ViewJson,
    Words,
)

# ---- messages from the client ----


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: who connects, and as which viewer."""

    key: Key | None = None
    seat: Seat | None = None
    have: Number | None = None


class Move(Struct, tag_field="type", tag="move"):
    id: ClientId
    number: Number
    answer: Answer


class TakeBack(Struct, tag_field="type", tag="take_back"):
    id: ClientId
    number: Number


class Open(Struct, tag_field="type", tag="open"):
    """The seat opens its contribution to the shuffle."""

    id: ClientId
    bytes: Contribution


class MayTakeBack(Struct, tag_field="type", tag="may_take_back"):
    number: Number


class PreviewRequest(Struct, tag_field="type", tag="preview"):
    """What would the answers bring, if the seat had given those of `line`?"""

    id: ClientId
    number: Number
    line: Annotated[list[Answer], Meta(max_length=sizes.LINE)] = []


class Chat(Struct, tag_field="type", tag="chat"):
    """Own words."""

    id: ClientId
    text: Words
    language: Language = ""


class Say(Struct, tag_field="type", tag="say"):
    """An act, from somebody who has seen so many entries."""

    id: ClientId
    number: Number
    act: ActJson
    language: Language = ""


class SignRequest(Struct, tag_field="type", tag="sign"):
    """A sign, which needs no words."""

    id: ClientId
    sign: Sign


class HintRequest(Struct, tag_field="type", tag="hint"):
    """What would a bot do in the place of the seat that is asked?"""

    id: ClientId
    number: Number


class Propose(Struct, tag_field="type", tag="propose"):
    """The seat wants something that needs the consent of everybody who plays."""

    id: ClientId
    number: Number
    what: Proposal


class Vote(Struct, tag_field="type", tag="vote"):
    """The seat agrees to what another wants, or does not; the proposer withdraws it by not agreeing."""

    id: ClientId
    what: Proposal
    seat: Seat
    """Who wants it."""
    yes: bool


class Block(Struct, tag_field="type", tag="block"):
    """Own words of that seat are to be kept from this one, or no longer."""

    id: ClientId
    seat: Seat
    on: bool = True


class Report(Struct, tag_field="type", tag="report"):
    """What that seat says is to be looked at by whoever runs the service."""

    id: ClientId
    seat: Seat
    line: Number | None = None


class Look(Struct, tag_field="type", tag="look"):
    pass


class KeepPace(Struct, tag_field="type", tag="pace"):
    """How fast the sender wants bots to answer, from now on."""

    pace: Pace


class Ping(Struct, tag_field="type", tag="ping"):
    pass


FromClient = (
    Hello
    | Open
    | Move
    | TakeBack
    | MayTakeBack
    | PreviewRequest
    | HintRequest
    | Chat
    | Say
    | SignRequest
    | Propose
    | Vote
    | Block
    | Report
    | Look
    | KeepPace
    | Ping
)


# ---- messages from the service ----


class Welcome(Struct, tag_field="type", tag="welcome"):
    seat: int | None
    table: TableInfo
    number: int
    view: ViewJson | None
    story: list[Step]
    chat: list[ChatLine]
    talk: TalkJson | None
    """The ledger; None before the game, and in a game without acts."""
    blocked: list[int]
    """Seats whose own words are kept from this one."""


class Moved(Struct, tag_field="type", tag="moved"):
    number: int
    seat: int
    notation: str = field(name="told")
    story: list[EventJson]
    view: ViewJson
    left_ms: int | None
    talk: TalkJson | UnsetType = UNSET
    """What the move changed of the ledger."""


class TakenBack(Struct, tag_field="type", tag="taken_back"):
    number: int
    seat: int
    moves: int
    """How many moves were undone: the seat's last decision, and answers after it that were the only legal ones."""
    view: ViewJson
    left_ms: int | None
    talk: TalkJson | UnsetType = UNSET
    """What that changed of the ledger."""


class View(Struct, tag_field="type", tag="view"):
    number: int
    view: ViewJson | None
    left_ms: int | None
    talk: TalkJson | None


class TableNews(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Ack(Struct, tag_field="type", tag="ack"):
    id: str
    number: int


class Refusal(Struct, tag_field="type", tag="refused"):
    id: str | None
    code: str
    sentence: str
    rule: str


class MayAnswer(Struct, tag_field="type", tag="may_take_back"):
    number: int
    may: bool


class Preview(Struct, tag_field="type", tag="preview"):
    id: str
    number: int
    preview: PreviewJson


class Hint(Struct, tag_field="type", tag="hint"):
    """What a bot would answer, which has seen what the seat sees."""

    id: str
    number: int
    answer: str
    bot: str


class ChatNews(ChatLine, tag_field="type", tag="chat"):
    """A line that was just said."""


class Blocked(Struct, tag_field="type", tag="blocked"):
    """Whose own words are kept from this seat now, and the last lines as it sees them."""

    seats: list[int]
    chat: list[ChatLine]


class Pong(Struct, tag_field="type", tag="pong"):
    pass


FromService = (
    Welcome
    | Moved
    | TakenBack
    | View
    | TableNews
    | Ack
    | Refusal
    | MayAnswer
    | Preview
    | Hint
    | ChatNews
    | Blocked
    | Pong
)
