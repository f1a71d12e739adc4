"""Limits of sizes. `messages.json` exports those that the browser needs."""

from __future__ import annotations

from typing import NamedTuple

from terrae.engine.fair import MOST_BYTES
from terrae.table import limits

from ..rate_limits import Rates


class Text(NamedTuple):
    """Characters of a text that people type."""

    kept: int
    """A longer text is refused with a sentence."""
    sent: int
    """What is longer than this, spaces included, is not even read."""


NAME = Text(limits.NAME_LENGTH, 100)
"""A person's name. The terminal asks for one too, so the number itself stands in `table/limits.py`."""
TITLE = Text(60, 100)
"""A table's title."""
CHAT_LINE = Text(limits.CHAT_LINE_LENGTH, 2000)
"""What a person says in own words. Records hold it too, so the number itself stands in `table/limits.py`."""
ACTS_OF_SEAT = limits.ACTS_OF_SEAT
SAME_THING = limits.SAME_THING
MOST_MOVES = limits.MOST_MOVES
MOST_ENTRIES = limits.MOST_ENTRIES
MOST_AGREED = limits.MOST_AGREED
CHAT_SHOWN = limits.CHAT_SHOWN
WORDS_OF_SEAT = 100
"""Lines of own words of a seat that a record keeps, if it keeps them."""
CHAT_KEPT = 1000
"""Lines of a table's chat in the database; older ones are removed, some at a time."""
REPORTS_OF_SEAT = 100
"""Reports of others that are kept of whoever holds a seat of a table."""
REPORTS_OF_TABLE = 1000
"""Reports that are kept of one table, also by those who sat there before."""
MOST_GRANTS = 2000
"""Keys and devices that hold something at one table."""
MOST_LISTED = 50
"""Tables of a list that is asked for at once."""
SAID = Rates().chat
"""How much a seat says at once, and after that."""
BROWSER = {
    "name": NAME.kept,
    "title": TITLE.kept,
    "chat": CHAT_LINE.kept,
    "moves": MOST_MOVES,
    "saidAtOnce": int(SAID.burst),
    "saidEverySeconds": int(1 / SAID.per_second),
}
"""What the browser needs to know."""

IDENTIFIER = 64
"""Characters of a game's or a bot's name, of a key, and of a client's own id."""
TABLE_ID = 12
"""Characters of a table's id."""
KEY_BYTES = 24
"""Random bytes of a key, and of a device's secret."""
ENDPOINT = 1000
"""Characters of the address at which a browser is sent notices."""
LAST_MS = 2**53
OPTIONS = 64
"""Options of a table."""
OPTION_NUMBER = 999
"""The greatest number that an option may be set to."""
COLOUR = 16
SLOT = 24
"""Characters of a name or a value in an act."""
SLOTS = 8
"""Slots of an act, its name included."""
ANSWER = 200
ANSWERS_OF_PUZZLE = 16
ANSWERS_OF_TURN = 150
"""Answers of a turn that is tried again; the coach knows no longer ones."""
LINE = 32
"""Answers that a seat may look at one after the other."""
DECK_TEXT = 500
"""Characters of a text in a deck that somebody brings along."""
CONTRIBUTION_BYTES = MOST_BYTES
LAST_SEAT = 99
ENTRIES = 1_000_000
DECISION_S = 24 * 3600
DAYS = 30
TOTAL_MINUTES = 24 * 60
TOTAL_PLUS_S = 600
