"""Every body that is sent by HTTP (docs/protocol.md), as a type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from . import sizes
from .shared import (
    PLAIN,
    Answer,
    BotName,
    Clock,
    Colour,
    Commitment,
    Contribution,
    GameName,
    Json,
    Language,
    Name,
    NoClock,
    Options,
    PlayerJson,
    Seat,
    Step,
    TableInfo,
    TalkMode,
    Title,
    ViewJson,
    whole,
)

# ---- what is asked by HTTP ----


class PushSubscribe(Struct):
    """Where and how a browser is sent notices with the page closed, as its own `PushSubscription` says."""

    endpoint: Annotated[str, Meta(max_length=sizes.ENDPOINT, pattern=PLAIN)]
    p256dh: Annotated[str, Meta(pattern=whole("[A-Za-z0-9_-]{87}"))]
    auth: Annotated[str, Meta(pattern=whole("[A-Za-z0-9_-]{22}"))]
    language: Language = ""
    expires: Annotated[int, Meta(ge=0, le=sizes.LAST_MS)] | None = None
    """When it ends by the browser's word, in ms since 1970."""


class PushWish(Struct):
    """What a browser wants to be told with the page closed."""

    everywhere: bool = False
    """That it is asked at any of its tables; else only at those that it has named."""
    remind_at: Annotated[int, Meta(ge=0, lt=24 * 60)] | None = None
    """The minute of the day, by UTC, at which it is reminded of the deal of the day."""
    zone: Annotated[int, Meta(ge=-12 * 60, le=14 * 60)] = 0
    """The minutes by which its calendar is ahead of UTC."""


class TableNotices(Struct):
    """Does a browser want notices of this table?"""

    on: bool


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


class OneAnswer(Struct):
    """What one seat answers."""

    answer: Answer


class PlayOn(Struct):
    """Somebody plays on from a moment of a game, as a seat saw it: after so many moves."""

    seat: Seat
    move: Annotated[int, Meta(ge=0, le=sizes.MOST_MOVES)]
    name: Name
    colour: Colour = ""
    record: Json | None = None
    """The game, if it is no table's."""


class TryTurn(Struct):
    """Somebody tries a turn of a game again, as its seat saw it: after so many moves, with these answers so far."""

    seat: Seat
    move: Annotated[int, Meta(ge=0, le=sizes.MOST_MOVES)]
    answers: Annotated[list[OneAnswer], Meta(max_length=sizes.ANSWERS_OF_TURN)] = []
    record: Json | None = None
    """The game, if it is no table's."""


# ---- what is answered ----


class PushState(Struct):
    """What a browser is told with the page closed."""

    key: str
    """What it subscribes with."""
    on: bool = False
    """Has it subscribed?"""
    everywhere: bool = False
    remind_at: int | None = None
    tables: list[str] = []
    """Tables of which it wants notices one by one."""


class Problem(Struct):
    """Why something did not go."""

    code: str
    sentence: str
    rule: str = ""


class TriedTurn(Struct):
    """How far the answers of a turn that is tried again have led."""

    view: ViewJson
    over: bool
    record: Json | None
    """The game up to the end of the turn, with what was hidden dealt anew; none before."""


class CoachLine(Struct, omit_defaults=True):
    """What the coach has counted so far of one seat of a game; the last line is done."""

    batches: int = 0
    """So many batches of worlds were counted, of so many at most."""
    most: int = 0
    done: bool = False
    report: Json | None = None
    """As `terrae coach` tells it: values, parts and moments. The first ones tell no alternatives and no labels yet."""
    last_moment: Json | None = None
    """Hindsight: the decision that lost the world, with all hands open. Only when the game has ended."""
    problem: Problem | None = None
    """Why there is nothing to be told."""


class OptionInfo(Struct):
    name: str
    default: bool
    rule: str
    values: list[int]
    """The numbers that it can be set to; none if it is yes or no."""


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
    options: dict[str, bool | int]
    players: list[PlayerJson]
    result: Json | None
    given: list[int] | None
    """What each seat gave to the common good, if the game counts that; None before its end."""
    steps: list[Step]


class Verdict(Struct):
    """Does a record's chance follow from its fair shuffle?"""

    holds: bool
    why: str


class Health(Struct):
    status: str
