"""Talk in a terminal: what a person types becomes an act, bots that speak do so, and the ledger can be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from terrae.bots.talking import TalkingMatch
from terrae.engine.match import Match
from terrae.engine.player import Speaker
from terrae.talk.acts import SEAT, Act
from terrae.talk.contract import Talk, talk_of
from terrae.talk.conversation import Conversation, Said, heard
from terrae.talk.heard import Heard
from terrae.talk.records import moments

from .story import Listener

SAY = "say"
TALK = "talk"


class TableTalk:
    """The talk at one person's table. What was said is kept with the match, and so with its save."""

    def __init__(self, listener: Listener, talk: Talk[Any, Any], speakers: Sequence[Speaker | None]) -> None:
        self.listener = listener
        self.speakers = speakers
        self.table = TalkingMatch(listener.match)
        self.conversation = conversation_of(listener.match, talk)
        self.table.conversation = self.conversation
        self.shown = len(self.conversation.said)
        """How much of it the person has been shown."""

    @property
    def heard(self) -> Heard:
        """What was said, for bots."""
        return Heard.of(self.conversation)

    def act(self, action: int) -> None:
        """The seat that decides does this."""
        self.table.act(action, self.listener.act)

    def before_round(self) -> None:
        """Let bots speak if a round begins that calls for it."""
        if self.table.calls_for_talk:
            self.let_speak()

    def let_speak(self) -> None:
        self.table.let_speak(self.speakers)

    def say(self, seat: int, words: Sequence[str]) -> None:
        """A person says something, and bots may answer; `Refused` if it cannot be said."""
        names = [player["name"] for player in self.listener.match.players]
        self.table.say(seat, act_from(words, self.conversation.talk, names))
        self.let_speak()

    def news(self) -> list[Said]:
        """What was said since this was last asked."""
        since, self.shown = self.shown, len(self.conversation.said)
        return self.conversation.said[since:]

    def forms(self) -> list[str]:
        """Everything that can be said, as it is typed."""
        forms = self.conversation.talk.forms
        return [" ".join((SAY, name, *form)) for name, ways in forms.items() for form in ways]


def table_talk(listener: Listener, speakers: Sequence[Speaker | None]) -> TableTalk | None:
    """The talk at a table; None if the game has no acts."""
    talk = talk_of(listener.match.game)
    return None if talk is None else TableTalk(listener, talk, speakers)


def conversation_of(match: Match[Any, Any], talk: Talk[Any, Any]) -> Conversation:
    """The conversation of a match; what was said after a move that was taken back counts as said before it."""
    conversation = Conversation(match.game, match.deck, talk)
    said = [Said(min(moves, len(match.moves)), seat, act) for moves, seat, act in match.talk]
    if said:
        for _ in moments(conversation, match, said, strict=False):
            pass
    conversation.moves = len(match.moves)
    match.talk = heard(conversation.said)
    return conversation


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
