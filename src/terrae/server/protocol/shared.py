"""What bodies and messages of the protocol share, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from . import sizes

Json = dict[str, Any]


def whole(pattern: str) -> str:
    """A pattern for a whole text. Python's `$` alone would let a line end stand behind it."""
    return f"^{pattern}$(?!\n)"


PLAIN = whole(r"[^\x00-\x1f\x7f-\x9f]*")
"""Any text without control characters. Every text that somebody sends has this form, or a narrower one."""


def holds_control_characters(why: str) -> bool:
    """Does msgspec refuse a text, for this reason, because it is not plain?"""
    return repr(PLAIN)[1:-1] in why


Seat = Annotated[int, Meta(ge=0, le=sizes.LAST_SEAT)]
ClientId = Annotated[str, Meta(pattern=whole(f"[A-Za-z0-9_.:-]{{1,{sizes.IDENTIFIER}}}"))]
"""A client's own id of what it sends."""
Number = Annotated[int, Meta(ge=0, le=sizes.ENTRIES)]
Name = Annotated[str, Meta(min_length=1, max_length=sizes.NAME.sent, pattern=PLAIN)]
Colour = Annotated[str, Meta(pattern=whole(f"[a-z]{{0,{sizes.COLOUR}}}"))]
Title = Annotated[str, Meta(max_length=sizes.TITLE.sent, pattern=PLAIN)]
Words = Annotated[str, Meta(min_length=1, max_length=sizes.CHAT_LINE.sent, pattern=PLAIN)]
GameName = Annotated[str, Meta(max_length=sizes.IDENTIFIER, pattern=PLAIN)]
BotName = Annotated[str, Meta(pattern=whole(f"[!-~]{{1,{sizes.IDENTIFIER}}}"))]
"""A bot's name, perhaps with parameters: `search[ms=100;lambda=0.3]`."""
OptionName = Annotated[str, Meta(max_length=sizes.IDENTIFIER, pattern=PLAIN)]
OptionSetting = bool | Annotated[int, Meta(ge=0, le=sizes.OPTION_NUMBER)]
Options = Annotated[dict[OptionName, OptionSetting], Meta(max_length=sizes.OPTIONS)]
Answer = Annotated[str, Meta(max_length=sizes.ANSWER, pattern=PLAIN)]
Commitment = Annotated[str, Meta(pattern=whole("([0-9a-f]{64})?"))]
"""SHA-256 of a contribution to the shuffle; "" for none."""
Contribution = Annotated[str, Meta(pattern=whole(f"([0-9a-f]{{2}}){{1,{sizes.CONTRIBUTION_BYTES}}}"))]
Key = Annotated[str, Meta(max_length=sizes.IDENTIFIER, pattern=PLAIN)]
Status = Literal["open", "opening", "playing", "over", "abandoned"]
SeatKind = Literal["open", "human", "bot", "away"]
TalkMode = Literal["words", "sentences", "silence"]
"""What may be said at a table: own words too, only sentences to choose from, nothing."""
Pace = Literal["slow", "normal", "instant"]
"""How fast somebody wants to see what bots do."""
Sign = Literal["good", "well_done", "thanks", "ha", "oh_no", "thinking"]
"""What can be said by one tap, and needs no words."""
Proposal = Literal["take_back", "end"]
"""What needs the consent of everybody: the proposer's last decision is taken back; the game ends."""
Language = Annotated[str, Meta(pattern=whole("([a-z]{2,3}(-[A-Za-z]{2,4})?)?"))]
"""The language that somebody reads, as `pt-BR`; "" if it is not known."""
Slot = Annotated[str, Meta(max_length=sizes.SLOT, pattern=PLAIN)]
ActJson = Annotated[dict[Slot, int | Slot], Meta(min_length=1, max_length=sizes.SLOTS)]
"""An act: `{"act": name, slot: value, ...}`."""


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


class Condition(Struct):
    """Holds only if that seat gives so much first; `met` says whether it has."""

    who: int
    value: int
    met: bool


class PromiseInfo(Struct):
    """A promise in the ledger. `line` is the line that made it."""

    line: int
    said: int
    """How many moves there were before it."""
    seat: int
    about: str
    value: int
    verdict: Literal["open", "kept", "broken", "untested", "replaced"]
    condition: Condition | UnsetType = field(name="if", default=UNSET)
    judged: int | UnsetType = UNSET
    """After how many moves the verdict was clear."""
    given: int | UnsetType = UNSET
    """What was given when it was tested."""


class DenialInfo(Struct):
    """Somebody said to hold no card of a kind. It was `disproved` after so many moves, if public play has done so."""

    line: int
    said: int
    seat: int
    kind: str
    disproved: int | None


class AccountInfo(Struct):
    """How a seat has kept its word: promises kept and broken, what they promised, and what was given for them."""

    kept: int
    broken: int
    promised: int
    given: int


class TalkInfo(Struct):
    """The ledger of promises; or of promises and denials only those that have changed. `accounts` has one a seat."""

    promises: list[PromiseInfo]
    denials: list[DenialInfo]
    accounts: list[AccountInfo]
    gone: list[int] | UnsetType = UNSET
    """Lines whose promise or denial no longer stands there, because a move was taken back."""


ViewJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
EventJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
PreviewJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/GamePreview"})]
TalkJson = Annotated[Json, Meta(extra_json_schema={"$ref": "#/$defs/TalkInfo"})]
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


class TotalClock(Struct, tag_field="kind", tag="total", frozen=True):
    """So many minutes for all decisions of a seat together, and so many seconds more for each answer it has given."""

    minutes: Annotated[int, Meta(ge=1, le=sizes.TOTAL_MINUTES)]
    plus: Annotated[int, Meta(ge=0, le=sizes.TOTAL_PLUS_S)] = 0


Clock = NoClock | DecisionClock | DaysClock | TotalClock


# ---- tables ----


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    colour: str
    bot: str | None
    connected: bool
    away_ms: int | None
    kept_for: str | None = None
    """A free seat of a rematch that is kept for whoever has just played there: their name."""
    kept_ms: int | None = None
    """For how long strangers do not get it yet."""
    time_ms: int | None = None
    """With a clock for all decisions together: what the seat had left of it when its turn last came or ended."""
    guest_for: str | None = None
    """Of a guest, who took it from a bot while the game was on: the name of the bot that plays there again after."""


class VoteInfo(Struct):
    """What somebody wants that needs the consent of everybody who plays."""

    what: Proposal
    seat: int
    """Who wants it."""
    yes: list[int]
    """Seats that agree."""
    wanted: list[int]
    """Seats that have to: those that people play."""


class EndedInfo(Struct):
    """Somebody ended a game before its end."""

    by: str | None
    """Whose wish it was, by name; null of a host without a seat."""
    agreed: bool
    """Did everybody who played agree?"""


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
    options: dict[str, bool | int]
    deck: str
    start: int | None
    public: bool
    chat: bool
    """May own words be said? As `talk` says."""
    talk: TalkMode
    keep_words: bool
    """Does the record keep own words?"""
    hints: bool
    clock: Clock
    seats: list[SeatInfo]
    number: int
    actor: int | None
    left_ms: int | None
    replace_after_ms: int
    fair: FairInfo
    rematch: str | None
    rematch_by: str | None
    """Who wanted to play again first."""
    created_at: str = field(name="made")
    changed: str
    """When the last thing happened in the game; before it, when the table was created."""
    result: Json | None
    """How the game ended, as in a record."""
    guests: int
    """So many may take the seat of a bot by one link to join while the game is on."""
    guests_left: int
    """So many more may by the present one."""
    vote: VoteInfo | None
    """What is being voted on."""
    ended_early: EndedInfo | None
    """Who ended the game before its end; null if nobody did."""
    deal: str
    """The name of the deal that is played; "" if the cards are the table's own, by a fair shuffle."""
    played_on: int | None
    """After how many moves it goes on from another game, dealt anew; none if the game is the table's own."""
    you: You
    lesson: str = ""
    """The id of the lesson that it is played in, or ""."""
    pause: Literal["", "frozen", "bell"] = ""
    """What keeps everybody from deciding, or will when the turn is over."""


class ChatLine(Struct):
    """Something that was said: an act, or a text of one's own."""

    n: int
    seat: int
    name: str
    text: str
    at: str
    act: ActJson | None
    language: str
    """The speaker's."""
    moves: int | None
    """How many moves there were before it; none before the game."""
    talk: TalkJson | UnsetType = UNSET
    """What it changed of the ledger."""
    sign: Sign | Literal[""] = ""
    """A sign, which has no text."""


class Step(Struct, omit_defaults=True):
    """One move as a viewer saw it: `view` is that viewer's, `views` are those of every seat."""

    number: int
    seat: int | None
    notation: str = field(name="told")
    story: list[EventJson]
    view: ViewJson | None = None
    views: list[ViewJson] | None = None
    talk: TalkJson | None = None
    """What the move changed of the ledger."""
    said: list[ChatLine] | None = None
    """What was said after it, before the next move."""
