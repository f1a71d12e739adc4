"""Talk in a terminal: what a person types becomes an act, bots that speak do so, and the ledger can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.engine.player import Speaker
from terrae.table.acts import SEAT, Act
from terrae.table.contract import Talk
from terrae.table.conversation import Said

from .story import Listener

SAY = "say"
TALK = "talk"


class TableTalk:
    """The talk at one person's table. What was said is kept with the match, and so with its save."""

    def __init__(self, listener: Listener, speakers: Sequence[Speaker | None]) -> None:
        self.table = listener.table
        self.speakers = speakers
        self.shown = len(self.table.said)
        """How much of it the person has been shown."""

    @property
    def is_on(self) -> bool:
        """Can anything be said?"""
        return self.table.talk is not None

    def before_round(self) -> None:
        """Let bots speak if a round begins that calls for it."""
        if self.table.calls_for_talk:
            self.table.let_speak(self.speakers)

    def say(self, seat: int, words: Sequence[str]) -> None:
        """A person says something, and bots may answer; `Refused` if it cannot be said."""
        assert self.table.talk is not None
        names = [player["name"] for player in self.table.match.players]
        self.table.say(seat, act_from(words, self.table.talk, names))
        self.table.let_speak(self.speakers)

    def news(self) -> list[Said]:
        """What was said since this was last asked."""
        since, self.shown = self.shown, len(self.table.said)
        return self.table.said[since:]

    def forms(self) -> list[str]:
        """Everything that can be said, as it is typed."""
        forms = {} if self.table.talk is None else self.table.talk.forms
        return [" ".join((SAY, name, *form)) for name, ways in forms.items() for form in ways]


def act_from(words: Sequence[str], talk: Talk[Any, Any], names: Sequence[str]) -> Act:
    """The act that was typed: its name, then its values in the order of one of its forms. It may be a wrong one."""
    name, values = words[0].casefold(), words[1:]
    act: Act = {"act": name}
    for form in talk.forms.get(name, ()):
        if len(form) == len(values):
            act = {"act": name}
            for slot, word in zip(form, values, strict=True):
                act[slot] = seat_from(word, names) if talk.slots[slot] is SEAT else value_from(word)
            if all(talk.slots[slot].holds(act[slot], len(names)) for slot in form):
                return act
    return act


def value_from(word: str) -> int | str:
    return int(word) if word.isdecimal() and len(word) == 1 else word.upper()


def seat_from(word: str, names: Sequence[str]) -> int | str:
    """A player's number at the table, from 1 on, or name."""
    for seat, name in enumerate(names):
        if word in (str(seat + 1), name) or name.casefold() == word.casefold():
            return seat
    return word
