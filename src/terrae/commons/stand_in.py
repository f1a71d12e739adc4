"""A bot in the place of a model: it is asked and answers by text, so that a whole run can be tried without any."""

from __future__ import annotations

import json
from typing import Any

from terrae.bots.registry import bot_named, speaker_named
from terrae.engine.game import Game, Json
from terrae.table.act_text import act_text
from terrae.text.lines import LINE_LIMIT
from terrae.text.seat import TextSeat
from terrae.text.talk import TextTalk

from .channel import Purse
from .tokens import Tokens, tokens_in
from .transcript import HISTORY, Transcript


class StandIn:
    """A bot by its name."""

    def __init__(self, game: Game[Any, Any], bot: str, history: int = HISTORY, name: str = "") -> None:
        self.name = name or bot
        self.bot = bot_named(game, bot)
        self.speaker = speaker_named(game, bot)
        self.history = history

    def sit_down(self, seat: TextSeat, talk: TextTalk, purse: Purse) -> StandInSeat:  # noqa: ARG002  # it never waits
        return StandInSeat(self, seat, talk)


class StandInSeat:
    """Its seat. What a model would have to read in its place is counted."""

    limit = LINE_LIMIT

    def __init__(self, stand_in: StandIn, seat: TextSeat, talk: TextTalk) -> None:
        self.stand_in = stand_in
        self.seat = seat
        self.talk = talk
        self.transcript = Transcript(seat, talk, stand_in.history)
        self.spent = Tokens()

    def send(self, message: Json) -> None:
        self.transcript.hear(message)

    def next(self, deadline: float) -> bytes:  # noqa: ARG002  # a bot answers at once
        asked = self.transcript.asked
        key, text = ("say", self.said()) if asked["type"] == "talk" else ("answer", self.answer())
        self.spent += Tokens(1, tokens_in(self.transcript.letters()), tokens_in(len(text)))
        self.transcript.answered(text)
        return json.dumps({key: text, "number": asked["number"]}).encode()

    def answer(self) -> str:
        match = self.seat.match
        return match.game.notation(match.state, match.d, self.stand_in.bot(self.talk.table.position()))

    def said(self) -> str:
        speaker = self.stand_in.speaker
        act = None if speaker is None else speaker(self.talk.table.position_to_speak(self.seat.seat))
        return "" if act is None else act_text(act)

    def close(self) -> None:
        """Nothing is left to do."""

    def last_words(self) -> str:
        return ""
