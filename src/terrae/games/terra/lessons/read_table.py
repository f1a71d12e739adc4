"""What happened at a table of Terra, read once from its match: crises, what was given and hoarded, who could help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from terrae.engine.debriefing import TablePlayed
from terrae.engine.game import Json
from terrae.table.conversation import Conversation
from terrae.table.records import moments, read_talk

from ..rules.house_rules import KINDS_OF_COLOUR, lost_in_region, lost_of_colour, threat_of
from ..rules.moves import ACTION_OF, CRISIS_OF, CRISIS_TEXTS
from ..rules.rules import CONTRIBUTE, DISCARD, PASS, PLAY, SETS, TAKE_SET
from ..rules.scoring import score
from ..rules.state import FINE, IMPENDING, LOSS, REGIONS, VALUES, State
from ..talk.acts import TerraTalk

Did = Literal["played", "passed", "none", "never", "bot"]
"""What a seat did about a crisis that impended: passed though able, or it had none of the colour."""


class Asked(NamedTuple):
    """A seat was asked about an impending crisis."""

    move: int
    crisis: int
    seat: int
    able: bool
    value: int
    """What it played; 0 if it passed."""
    by_bot: bool


@dataclass
class TableRead:
    """One table."""

    table: TablePlayed
    deal: list[int]
    """The crises of the deal in the order of the pile."""
    cards: int
    drawn: int = 0
    asked: list[Asked] = field(default_factory=list)
    broke_out: set[int] = field(default_factory=set)
    given: list[int] = field(default_factory=list)
    hoarded: list[int] = field(default_factory=list)
    fines: int = 0
    """So often somebody paid one."""
    given_before_bot: list[int] = field(default_factory=list)

    @property
    def state(self) -> State:
        state: State = self.table.match.state
        return state

    @property
    def seats(self) -> range:
        return range(len(self.table.match.players))

    def came(self) -> list[int]:
        """The crises that came, in their order."""
        found: list[int] = []
        for asked in self.asked:
            if asked.crisis not in found:
                found.append(asked.crisis)
        return found

    def threat(self, crisis: int) -> int:
        return threat_of(self.state, self.table.match.d, crisis)

    def signs(self) -> list[Json]:
        """What became of each crisis of the deal: averted, worked off, open, lost by it, or it never came."""
        came, told = self.came(), []
        for crisis in self.deal:
            sign = "never"
            if crisis in came:
                is_open = crisis in self.broke_out and not self.state.solved >> crisis & 1
                is_open |= self.state.crisis == crisis  # the bell rang while it impended
                sign = "open" if is_open else "later" if crisis in self.broke_out else "done"
            told.append({"crisis": CRISIS_TEXTS[crisis], "threat": self.threat(crisis), "sign": sign})
        if self.state.phase == LOSS:
            told[self.deal.index(came[-1])]["sign"] = "lost"
        return told

    def why_lost(self) -> Json | None:
        """By what control was lost: so many in a region, of a colour, in all."""
        s = self.state
        if s.phase != LOSS:
            return None
        crisis = self.came()[-1]
        full = [each for each in range(len(CRISIS_TEXTS)) if s.full >> each & 1]
        if lost_in_region(s.full, s.options):
            number = sum(1 for each in full if each % REGIONS == crisis % REGIONS)
            return {"reason": "region", "which": CRISIS_TEXTS[crisis][2:], "number": number}
        if lost_of_colour(s.full, s.options):
            number = sum(1 for each in full if each // REGIONS == crisis // REGIONS)
            return {"reason": "colour", "which": CRISIS_TEXTS[crisis][0], "number": number}
        return {"reason": "total", "which": "", "number": len(full)}

    def per_ten(self, value: int) -> float:
        """Points for every ten cards drawn."""
        return round(10 * value / self.drawn, 2) if self.drawn else 0.0

    def points(self, seat: int) -> int | None:
        """What a seat has at the end of a world that held."""
        return score(self.state, self.table.match.d, seat) if self.table.outcome == "held" else None

    def chances(self, seat: int | None = None) -> tuple[int, int]:
        """How often pupils could help with an impending crisis, and how often they passed all the same."""
        able = [a for a in self.asked if a.able and not a.by_bot and (seat is None or a.seat == seat)]
        return len(able), sum(1 for a in able if a.value == 0)

    def did(self, seat: int) -> list[Json]:
        """What a seat did about each crisis of the deal, from the moment a bot stood in nothing."""
        left, told = self.table.bot_from(seat), []
        answers = {asked.crisis: asked for asked in self.asked if asked.seat == seat}
        for crisis in self.deal:
            asked, value = answers.get(crisis), 0
            did: Did = "never"
            if asked is not None and asked.move >= left:
                did = "bot"
            elif asked is not None:
                did, value = ("played" if asked.value else "passed" if asked.able else "none"), asked.value
            told.append({"did": did, "value": value})
        return told


def read_table(table: TablePlayed) -> TableRead:
    """Read a table's match once, from its first move to its last."""
    match, seats = table.match, range(len(table.match.players))
    deal = [CRISIS_OF[card] for card in match.setup["pile"] if card in CRISIS_OF]
    read = TableRead(table, deal, len(match.setup["pile"]))
    read.given, read.hoarded, read.given_before_bot = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
    left = [table.bot_from(seat) for seat in seats]
    track: list[int] = []
    last: int | None = None
    """The crisis that the move before was about, if that was the last answer to it."""
    for number, (s, _) in enumerate(match.states()):
        if last is not None:
            if s.full >> last & 1:
                read.broke_out.add(last)
            if s.options & FINE and not s.solved >> last & 1:
                read.fines += sum(1 for seat in seats if s.track[seat] < track[seat])
        if number == len(match.moves):
            break
        last, track = None, list(s.track[: len(seats)])
        seat, text = match.moves[number]
        action = ACTION_OF[text]
        value = value_given(action)
        read.given[seat] += value
        if number < left[seat]:
            read.given_before_bot[seat] += value
        if s.phase == IMPENDING:
            able = s.own[seat] & KINDS_OF_COLOUR[s.crisis // REGIONS] != 0
            read.asked.append(Asked(number, s.crisis, seat, able, value, table.by_bot[number]))
            if (seat + 1) % len(seats) == s.turn:
                last = s.crisis
        elif TAKE_SET <= action < DISCARD:
            read.hoarded[seat] += sum(kind % VALUES + 1 for kind in SETS[action - TAKE_SET])
    read.drawn = read.cards - match.state.left
    return read


def value_given(action: int) -> int:
    """T9, T14: the value that an action plays onto a crisis; 0 if it plays none."""
    if action == PASS or not PLAY <= action < TAKE_SET:
        return 0
    return (action - (PLAY if action < CONTRIBUTE else CONTRIBUTE)) % VALUES + 1


def promises(table: TablePlayed) -> Iterator[str]:
    """T23: what became of the promises that pupils made: kept, broken, or something else."""
    match: Any = table.match
    if not match.talk:
        return
    conversation = Conversation(match.game, match.deck, TerraTalk())
    for _ in moments(conversation, match, read_talk(match.talk, len(match.moves)), strict=False):
        pass
    for promise in conversation.ledger.promises:
        if promise.said < table.bot_from(promise.seat):
            yield promise.verdict
