"""The talk at a table as a seat by text hears it, and what the seat says."""

from __future__ import annotations

import json
from collections.abc import Sequence

from terrae.engine.game import Json
from terrae.engine.player import Speaker
from terrae.table.act_text import act_text, form_texts, read_act
from terrae.table.acts import Act, is_own_words
from terrae.table.conversation import Said
from terrae.table.local_table import LocalTable

from .seat import TextSeat


class TextTalk:
    """What one seat has heard and may say. It is public, so that it tells nothing of anybody's cards."""

    def __init__(self, seat: TextSeat, table: LocalTable) -> None:
        self.seat = seat
        self.table = table
        self.told = 0
        """How much of what was said the seat has been told."""

    @property
    def is_on(self) -> bool:
        """Can anything be said?"""
        return self.table.talk is not None

    def news(self) -> list[Said]:
        """What was said since the seat was told last."""
        since, self.told = self.told, len(self.table.said)
        return self.table.said[since:]

    def lines(self) -> list[str]:
        """The news, a line each. Own words are quoted."""
        return [f"{self.name(said.seat)}: {self.line(said.act)}" for said in self.news()]

    def line(self, act: Act) -> str:
        words = self.seat.narrator.said(act)
        return json.dumps(words, ensure_ascii=False) if is_own_words(act) else f"{words} [{act_text(act)}]"

    def told_as_data(self) -> list[Json]:
        """The news as objects: who said which act, and how that reads."""
        return [
            {
                "seat": said.seat,
                "name": self.name(said.seat),
                "act": "" if is_own_words(said.act) else act_text(said.act),
                "sentence": self.seat.narrator.said(said.act),
            }
            for said in self.news()
        ]

    def name(self, seat: int) -> str:
        return str(self.seat.match.players[seat]["name"])

    def standing(self) -> Json:
        """The promises that are still to be tested, and how everybody has kept their word."""
        ledger = self.table.ledger
        players = len(self.seat.match.players)
        return {
            "open": [promise.to_json() for promise in ledger.open()],
            "accounts": [ledger.account(seat).to_json() for seat in range(players)],
        }

    def sayable(self) -> Json:
        """Every form of the game's acts, and what their slots hold."""
        talk = self.table.talk
        assert talk is not None
        return {
            "acts": form_texts(talk.forms),
            "slots": {name: slot.expected for name, slot in talk.slots.items()},
        }

    def understood(self, text: str) -> Act | None:
        """The act that a text stands for, None if it says nothing; `Refused` if it cannot be said now."""
        if not text.strip():
            return None
        return self.table.checked(self.seat.seat, read_act(text))

    def say(self, act: Act, speakers: Sequence[Speaker | None]) -> None:
        """The seat says something, and those who speak may answer; `Refused` if it cannot be said."""
        self.table.say(self.seat.seat, act)
        self.table.let_speak(speakers)
