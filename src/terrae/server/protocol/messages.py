"""Every body and message of the protocol (docs/protocol.md), as types. The browser's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from . import sizes

Json = dict[str, Any]
Seat = Annotated[int, Meta(ge=0, le=sizes.LAST_SEAT)]
ClientId = Annotated[str, Meta(min_length=1, max_length=sizes.IDENTIFIER)]
Number = Annotated[int, Meta(ge=0, le=sizes.ENTRIES)]
Name = Annotated[str, Meta(min_length=1, max_length=sizes.NAME.sent)]
Colour = Annotated[str, Meta(pattern=f"^[a-z]{{0,{sizes.COLOUR}}}$")]
Title = Annotated[str, Meta(max_length=sizes.TITLE.sent)]
BotName = Annotated[str, Meta(min_length=1, max_length=sizes.IDENTIFIER)]
Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""SHA-256 of a contribution to the shuffle; "" for none."""
Contribution = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{1,{sizes.CONTRIBUTION_BYTES}}}$")]
Key = Annotated[str, Meta(max_length=sizes.IDENTIFIER)]
Status = Literal["open", "opening", "playing", "over", "abandoned"]
SeatKind = Literal["open", "human", "bot", "away"]


# ---- what games add: their own modules make it as plain JSON, described here ----


class Question(Struct):
    """What a seat is asked; it sends one of the answers back. The rest is the game's own."""

    kind: str
    rule: str
    rules: list[str]
    """The rules of the moment, that of the question first."""
    answers: list[str]


class GameView(Struct):
    """What every game's view has; the rest is the game's own."""

    game: str
    seat: int | None
    players: int
    turn: int
    actor: int | None
    question: Question | None
    result: Json | None
    waiting: str | UnsetType = UNSET
    """What kind of question another seat is asked."""


class Event(Struct):
    """One thing that happened; the rest is the game's own."""

    event: str


class PlayerInfo(Struct):
    """Who sat in a seat; of a bot also which and in which version."""

    name: str
    kind: str


class AnswerPreview(Struct):
    """What one answer would bring the seat that is asked; the rest is the game's own.

    `kind` says of which kind `after` is: `exact`; `stands` as long as nobody else does anything about it; or `up-to`,
    the best that a search has found. Without `after`, it was not found in time.
    """

    answer: str
    before: int
    after: int | UnsetType = UNSET
    kind: Literal["exact", "stands", "up-to"] | UnsetType = UNSET


class GamePreview(Struct):
    """The seat's own points before and after the line it looks at, and what each answer would bring then."""

    before: int
    after: int
    answers: list[AnswerPreview]


ViewJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
EventJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
PreviewJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/GamePreview"})]
PlayerJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/PlayerInfo"})]


# ---- clocks ----


class NoClock(Struct, tag_field="kind", tag="none", frozen=True):
    """As long as one likes."""


class DecisionClock(Struct, tag_field="kind", tag="decision", frozen=True):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=1, le=sizes.DECISION_S)]


class DaysClock(Struct, tag_field="kind", tag="days", frozen=True):
    """So many days for each decision: correspondence."""

    days: Annotated[int, Meta(ge=1, le=sizes.DAYS)]


Clock = NoClock | DecisionClock | DaysClock


# ---- what is asked by HTTP ----


class NewTable(Struct):
    """A table to be created."""

    game: Annotated[str, Meta(max_length=sizes.IDENTIFIER)]
    seats: Seat
    options: dict[str, bool] = {}
    deck: Json | None = None
    start: Seat | None = None
    title: Title = ""
    public: bool = False
    chat: bool = True
    clock: Clock = NoClock()
    hints: bool = True
    """May seats ask what their answers would bring?"""


class TableChange(Struct, omit_defaults=True):
    """What the host changes; what is left out stays."""

    title: Title | None = None
    public: bool | None = None
    chat: bool | None = None
    seats: Seat | None = None
    """How many seats; free ones go, beginning with the last."""
    options: dict[str, bool] | None = None
    start: Annotated[int, Meta(ge=-1, le=sizes.LAST_SEAT)] | None = None
    """-1: by chance."""
    clock: Clock | None = None
    hints: bool | None = None


class Joining(Struct):
    """Somebody takes a seat."""

    name: Name
    colour: Colour = ""
    seat: Seat | None = None
    commitment: Commitment = ""


class OneSeat(Struct):
    seat: Seat


class Opening(Struct):
    """A seat opens its contribution to the shuffle."""

    seat: Seat
    bytes: Contribution


class Starting(Struct):
    """The host starts the table, and opens the contributions of seats of their own."""

    open: Annotated[list[Opening], Meta(max_length=100)] = []


class SeatBot(Struct):
    seat: Seat
    bot: BotName


class ComingLate(Struct):
    """Somebody comes when the game is on: takes the seat of a bot, or without a seat watches."""

    seat: Seat | None = None
    name: Annotated[str, Meta(max_length=sizes.NAME.sent)] = ""
    colour: Colour = ""


class RematchRequest(Struct):
    """One wants to play again."""

    seat: Seat
    commitment: Commitment = ""


class LinkRequest(Struct):
    power: Literal["host", "join", "watch"]


# ---- what is answered ----


class Problem(Struct):
    """Why something did not go."""

    code: str
    sentence: str
    rule: str = ""


class OptionInfo(Struct):
    name: str
    default: bool
    rule: str


class GameInfo(Struct):
    name: str
    seats: list[int]
    options: list[OptionInfo]
    start_is_chosen: bool
    bots: list[str]
    deck: str


class DeckInfo(Struct):
    """A deck as records hold it, and what else its file says."""

    document: Json
    notes: Json


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    colour: str
    bot: str | None
    connected: bool
    away_ms: int | None


class FairSeat(Struct):
    """What a seat adds to the shuffle: its hash and, after the deal, the bytes if they were opened."""

    seat: int
    commitment: str
    bytes: str | None


class FairInfo(Struct):
    """How the cards are shuffled, as far as it is public."""

    version: int
    commitment: str
    secret: str | None
    seats: list[FairSeat]


class You(Struct, frozen=True):
    seats: tuple[int, ...]
    host: bool
    join: bool = False
    """May sit down before the start, and later ask for a bot's seat or to watch."""
    watch: bool = False
    back: tuple[int, ...] = ()
    """Seats that were taken along to another device, and can be taken back."""


class TableInfo(Struct):
    """Everything about a table but its game."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, bool]
    deck: str
    start: int | None
    public: bool
    chat: bool
    hints: bool
    clock: Clock
    seats: list[SeatInfo]
    number: int
    actor: int | None
    left_ms: int | None
    replace_after_ms: int
    fair: FairInfo
    rematch: str | None
    created_at: str = field(name="made")
    changed: str
    """When the last thing happened in the game; before it, when the table was created."""
    result: Json | None
    """How the game ended, as in a record."""
    you: You


class TableKeys(Struct):
    host: str
    join: str
    watch: str


class TableCreated(Struct):
    table: TableInfo
    keys: TableKeys


class Joined(Struct):
    seat: int
    key: str
    table: TableInfo


class CameLate(Struct):
    seat: int | None
    key: str
    table: TableInfo


class NewKey(Struct):
    key: str


class SeatTransfer(Struct):
    """A key that takes a seat along to another device: once, and not for long."""

    key: str
    left_ms: int


class Address(Struct):
    """An address of this machine, and the name of the network interface that has it."""

    name: str
    url: str


class Reach(Struct):
    """Where others reach the service, as far as it knows; and how to start it so that they do."""

    everywhere: bool
    addresses: list[Address]
    command: str


class Step(Struct, omit_defaults=True):
    """One move as a viewer saw it: `view` is that viewer's, `views` are those of every seat."""

    number: int
    seat: int | None
    notation: str = field(name="told")
    story: list[EventJson]
    view: ViewJson | None = None
    views: list[ViewJson] | None = None


class Sight(Struct):
    """A game as a viewer saw it, step by step."""

    format: str
    game: str
    viewer: int | Literal["watch", "all"] = field(name="eyes")
    deck: DeckInfo
    options: dict[str, bool]
    players: list[PlayerJson]
    result: Json | None
    steps: list[Step]


class Verdict(Struct):
    """Does a record's chance follow from its fair shuffle?"""

    holds: bool
    why: str


class Health(Struct):
    status: str


# ---- messages from the client ----


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: who connects, and as which viewer."""

    key: Key | None = None
    seat: Seat | None = None
    have: Number | None = None


class Move(Struct, tag_field="type", tag="move"):
    id: ClientId
    number: Number
    answer: Annotated[str, Meta(max_length=sizes.ANSWER)]


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
    line: Annotated[list[Annotated[str, Meta(max_length=sizes.ANSWER)]], Meta(max_length=sizes.LINE)] = []


class Say(Struct, tag_field="type", tag="chat"):
    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=sizes.CHAT_LINE.sent)]


class Look(Struct, tag_field="type", tag="look"):
    pass


class Ping(Struct, tag_field="type", tag="ping"):
    pass


FromClient = Hello | Open | Move | TakeBack | MayTakeBack | PreviewRequest | Say | Look | Ping


# ---- messages from the service ----


class ChatLine(Struct):
    n: int
    seat: int
    name: str
    text: str
    at: str


class Welcome(Struct, tag_field="type", tag="welcome"):
    seat: int | None
    table: TableInfo
    number: int
    view: ViewJson | None
    story: list[Step]
    chat: list[ChatLine]


class Moved(Struct, tag_field="type", tag="moved"):
    number: int
    seat: int
    notation: str = field(name="told")
    story: list[EventJson]
    view: ViewJson
    left_ms: int | None


class TakenBack(Struct, tag_field="type", tag="taken_back"):
    number: int
    seat: int
    view: ViewJson
    left_ms: int | None


class View(Struct, tag_field="type", tag="view"):
    number: int
    view: ViewJson | None
    left_ms: int | None


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


class ChatNews(Struct, tag_field="type", tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    at: str


class Pong(Struct, tag_field="type", tag="pong"):
    pass


FromService = Welcome | Moved | TakenBack | View | TableNews | Ack | Refusal | MayAnswer | Preview | ChatNews | Pong
