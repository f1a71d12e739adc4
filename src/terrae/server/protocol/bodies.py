"""Every body that is sent by HTTP (docs/protocol.md), as a type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from . import sizes
from .shared import (
    PLAIN,
    BotName,
    Clock,
    Colour,
    Commitment,
    Contribution,
    GameName,
    Json,
    Name,
    NoClock,
    Options,
    PlayerJson,
    Seat,
    Step,
    TableInfo,
    TalkMode,
    Title,
)

# ---- what is asked by HTTP ----


class NewTable(Struct):
    """A table to be created."""

    game: GameName
    seats: Seat
    options: Options = {}
    deck: Json | None = None
    start: Seat | None = None
    title: Title = ""
    public: bool = False
    chat: bool = True
    """What `talk` is when it is left out: own words too, or only sentences to choose from."""
    clock: Clock = NoClock()
    hints: bool = True
    """May seats ask what their answers would bring?"""
    talk: TalkMode | None = None
    keep_words: bool = False
    """Does the record keep own words?"""


class TableChange(Struct, omit_defaults=True):
    """What the host changes; what is left out stays."""

    title: Title | None = None
    public: bool | None = None
    chat: bool | None = None
    seats: Seat | None = None
    """How many seats; free ones go, beginning with the last."""
    options: Options | None = None
    start: Annotated[int, Meta(ge=-1, le=sizes.LAST_SEAT)] | None = None
    """-1: by chance."""
    clock: Clock | None = None
    hints: bool | None = None
    talk: TalkMode | None = None
    keep_words: bool | None = None
    guests: Seat | None = None
    """So many may take the seat of a bot by one link to join while the game is on."""


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


class SeatSwap(Struct):
    """Who sits in these two seats changes places before the game."""

    seat: Seat
    other: Seat


class SeatName(Struct):
    """Somebody has another name from now on."""

    seat: Seat
    name: Name


class ComingLate(Struct):
    """Somebody comes when the game is on: takes the seat of a bot, or without a seat watches."""

    seat: Seat | None = None
    name: Annotated[str, Meta(max_length=sizes.NAME.sent, pattern=PLAIN)] = ""
    colour: Colour = ""


class RematchRequest(Struct):
    """One wants to play again."""

    seat: Seat
    commitment: Commitment = ""
    name: Name | None = None
    """Left out: the same as before."""


class LinkRequest(Struct):
    power: Literal["host", "join", "watch"]


class PlayDeal(Struct):
    """Somebody sits down to play a deal."""

    name: Name
    colour: Colour = ""


class ShareDeal(Struct):
    """Whoever has played a deal already compares it with friends: by which of their tables."""

    table: Annotated[str, Meta(max_length=sizes.IDENTIFIER, pattern=PLAIN)]


class OutcomeRequest(Struct):
    """Whoever has played a deal asks how it ended, and perhaps wants to be counted for its day."""

    count: bool = False


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
    strengths: dict[str, list[str]]
    speakers: list[str]
    """The bots that talk at the table."""
    thinkers: list[str]
    """The bots that take their time; the others decide at once."""
    deck: str
    acts: list[str]
    """What can be said there as data; empty if the game has no such thing."""


class DeckInfo(Struct):
    """A deck as records hold it, and what else its file says."""

    document: Json
    notes: Json


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
    join: str | None = None
    """The link to join a rematch, for its host, when it is made."""


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


class Sight(Struct):
    """A game as a viewer saw it, step by step."""

    format: str
    game: str
    viewer: int | Literal["watch", "all"] = field(name="eyes")
    deck: DeckInfo
    options: dict[str, bool]
    players: list[PlayerJson]
    result: Json | None
    given: list[int] | None
    """What each seat gave to the common good, if the game counts that; None before its end."""
    steps: list[Step]


class Verdict(Struct):
    """Does a record's chance follow from its fair shuffle?"""

    holds: bool
    why: str


class DealInfo(Struct):
    """A deal: everything about it but its cards."""

    name: str
    game: str
    day: str | None
    seat: int
    """The seat that everybody has."""
    bots: list[str]
    """In the other seats, in their order."""
    tasks: int
    """How many tasks are left when one sits down."""
    shared: bool
    """Do friends compare it?"""


class TaskInfo(Struct):
    """What became of one task, and what the seat gave when it came."""

    sign: Literal["done", "later", "open", "lost", "never"]
    name: str
    size: int
    given: int | None


class DealOutcome(Struct):
    """How a deal ended."""

    deal: str
    seat: int
    held: bool
    points: list[int]
    """Of every seat."""
    winners: list[int]
    tasks: list[TaskInfo]
    late: bool
    """Was it begun when its day was over everywhere?"""


class ToldOutcome(Struct):
    outcome: DealOutcome
    counted: bool
    """Is it in the counts of its day?"""


class PointsCount(Struct):
    points: int
    players: int


class DayCounts(Struct):
    """How those fared with the deal of a day who want to be counted."""

    held: int
    lost: int
    points: list[PointsCount]
    """Of those whose world was held."""
    at: str
    """When they were counted."""


class Friend(Struct):
    """Somebody who plays or has played a deal that friends share."""

    name: str
    you: bool
    outcome: DealOutcome | None
    """None while the game is on."""


class Health(Struct):
    status: str
