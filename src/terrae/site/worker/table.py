"""A table of this device in memory: what is kept of it, and the match and conversation that follow from that."""

from __future__ import annotations

from functools import cache
from typing import Any

from terrae.engine.contract import SPECTATOR
from terrae.engine.decks import load_deck
from terrae.engine.fair import fair_of
from terrae.engine.game import DeckDocument, Game, Json, game_named
from terrae.engine.match import Match
from terrae.engine.record import Record
from terrae.table.contract import talk_of
from terrae.table.conversation import Conversation, Said
from terrae.table.limits import MOST_MOVES
from terrae.table.public_talk import PublicTalk
from terrae.table.records import moments
from terrae.table.retelling import moves_before

from .kept import NO_SHUFFLE, Kept, KeptEntry

AnyMatch = Match[Any, Any]


@cache
def usual_deck(game: Game[Any, Any]) -> DeckDocument[Any]:
    return load_deck(game, game.default_deck())


class DeviceTable:
    """One table. Whatever changes it, is kept before anybody hears of it."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game = game_named(kept.game)
        self.deck = usual_deck(self.game) if kept.deck is None else self.game.read_deck(kept.deck)
        self.match: AnyMatch | None = None
        self.conversation: Conversation | None = None
        """What was said and the ledger of promises; None before the game, and in a game without acts."""
        self.sent = {(entry.seat, entry.client): number for number, entry in enumerate(kept.log, 1) if entry.client}
        self.talked_at = -1
        """After how many entries bots have said what they have to say."""
        if kept.setup is not None and kept.start is not None:
            self.match = self.dealt(kept.start, kept.setup)
            for _, entry in kept.standing():
                self.match.play(entry.seat, entry.answer)
            self.retell()

    # ---- the game ----

    def dealt(self, start: int, setup: Json | None = None) -> AnyMatch:
        """The match before its first move, dealt by the fair shuffle or laid out from `setup`."""
        kept = self.kept
        if kept.fair_version == NO_SHUFFLE:
            shuffles = kept.played_on["shuffles"] if kept.played_on else ()
            chance: dict[str, Any] = {"seed": kept.secret, "shuffles": shuffles}
        else:
            fair = kept.chance()
            chance = {"seed": fair.seed(), "orders": fair.order}
        return Match(
            self.game,
            kept.player_list(),
            deck=self.deck,
            options=kept.options,
            start=start,
            setup=setup,
            **chance,
        )

    def deal(self) -> None:
        """Deal the cards, and begin."""
        kept, start = self.kept, 0
        if self.game.start_is_chosen:
            requested = kept.requested_start
            start = kept.chance().seat(kept.players) if requested is None else requested
        match = self.match = self.dealt(start)
        kept.status, kept.start, kept.setup = "playing", match.start, match.setup
        self.retell()

    def retell(self) -> None:
        """The conversation anew. What was said after a move that was taken back counts as said before it."""
        talk = talk_of(self.game)
        if talk is None or self.match is None:
            return
        before = moves_before(entry.taken_back for entry in self.kept.log)
        said = [
            Said(before[line.number], line.seat, line.act, line.n) for line in self.kept.lines if line.act is not None
        ]
        conversation = self.conversation = Conversation(self.game, self.deck, talk)
        for _ in moments(conversation, self.match, said, strict=False):
            pass

    def enter(self, entry: KeptEntry) -> int | None:
        """Carry an entry out, and write it into the log; the action of a move. `Refused` if the rules forbid it."""
        match = self.match
        assert match is not None
        kept, action = self.kept, None
        if entry.kind == "back":
            match.undo(entry.taken_back)
        else:
            v = match.seen_by(SPECTATOR)
            action = match.play(entry.seat, entry.answer)
            if self.conversation is not None:
                notation = self.game.notation_for(v, match.d, action, SPECTATOR)
                self.conversation.moved(v, entry.seat, notation, match.seen_by(SPECTATOR))
        kept.log.append(entry)
        if entry.client:
            self.sent[entry.seat, entry.client] = kept.number
        if action is None:
            self.retell()
        if match.over:
            kept.status, kept.result = "over", self.game.result(match.state, match.d)
        elif len(match.moves) >= MOST_MOVES:
            kept.status = "abandoned"
        return action

    # ---- what is asked of it ----

    @property
    def actor(self) -> int | None:
        """The seat that decides, while the game is on."""
        if self.match is None or self.kept.status != "playing":
            return None
        return self.match.actor

    @property
    def bot_decides(self) -> bool:
        actor = self.actor
        return actor is not None and self.kept.seats[actor].plays_itself

    @property
    def calls_for_talk(self) -> bool:
        """Does a round begin before which bots would talk, and have they not done so yet?"""
        if self.conversation is None or self.match is None or self.actor is None or self.kept.talk == "silence":
            return False
        if self.talked_at == self.kept.number:
            return False
        return self.conversation.talk.calls_for_talk(self.match.seen_by(SPECTATOR), self.match.d)

    def heard(self) -> PublicTalk | None:
        """What was said; None if nobody can talk."""
        if self.conversation is None or self.kept.talk == "silence":
            return None
        return PublicTalk.of(self.conversation)

    def retold(self) -> AnyMatch:
        """The match with what was said, as its record holds it."""
        assert self.match is not None
        match = self.match.copy()
        match.players = self.kept.player_list()
        said = [] if self.conversation is None else self.conversation.said
        match.talk = [[one.moves, one.seat, one.act] for one in said]
        return match

    def record(self) -> Record:
        """The whole record, with how its chance came about. Only of a game that has ended."""
        assert self.kept.ended
        record = self.retold().record()
        kept = self.kept
        if kept.fair_version == NO_SHUFFLE:
            return record
        drawn = kept.requested_start is None
        return {**record, "fair": fair_of(bytes.fromhex(kept.secret), kept.contributions(), drawn)}
