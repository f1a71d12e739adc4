"""May a seat say this now? The same with a service and without."""

from __future__ import annotations

from typing import Any, NamedTuple

from terrae.engine.errors import Refused
from terrae.engine.game import Json

from .acts import is_own_words
from .conversation import Conversation
from .faults import Fault, Stale, illegal
from .limits import ACTS_OF_SEAT, SAME_THING

OWN_WORDS = "own words are said as chat, not as an act"


class TableNow(NamedTuple):
    """What counts of a table for whoever wants to say something."""

    conversation: Conversation | None
    status: str
    is_dealt: bool
    number: int
    """How many entries its log has."""
    players: int


def check_talk(talk: str, own_words: bool) -> None:
    """`Fault` if the host lets nobody say such a thing at a table where one talks so."""
    if talk == "silence":
        raise Fault("silence", "the host has chosen silence for this table")
    if own_words and talk != "words":
        raise Fault("chat_off", "at this table only sentences to choose from are said")


def check_act(table: TableNow, v: Any, seat: int, act: Json, seen: int, said: int) -> None:
    """`Fault` if this cannot be said by this seat at this moment.

    `v` is what everybody sees; the speaker has seen so many entries, and has said so many acts before.
    """
    if not table.is_dealt:
        raise Fault("refused", "the game has not started yet")
    if table.status != "playing":
        raise Fault("refused", "the game is over")
    if table.conversation is None:
        raise Fault("no_acts", "this game has no sentences to choose from")
    if seen > table.number:
        raise Stale
    if table.number - seen > table.players:
        raise Fault("late", "the game has gone on for a round since you saw it; look again")
    if said >= ACTS_OF_SEAT:
        raise Fault("refused", f"a seat may say {ACTS_OF_SEAT} sentences in one game, and you have")
    if is_own_words(act):
        raise Fault("refused", OWN_WORDS)
    try:
        checked = table.conversation.checked(v, seat, act)
    except Refused as error:
        raise illegal(error) from None
    if table.conversation.undecided(v, seat, checked) >= SAME_THING:
        raise Fault("enough", f"you have said that {SAME_THING} times: first it has to be decided in play")
