"""How much may happen at one table, wherever it is held."""

NAME_LENGTH = 24
"""Characters of a player's name where people type it."""
CHAT_LINE_LENGTH = 500
"""Characters of a line of own words, said or kept in a record."""
BOT_DELAY_MS = 800
"""So long after the decision before it a bot's is shown, so that quick answers tell nothing."""
MOST_MOVES = 1500
"""Moves of a game at a table; then it is given up. The longest games of ours have 296 and 457."""
MOST_ENTRIES = 10_000
"""Entries of a table's log after which nothing is taken back any more."""
MOST_AGREED = 30
"""Moves that are taken back at most by consent of everybody."""
ACTS_OF_SEAT = 200
"""Acts that a seat may say in one game."""
SAME_THING = 10
"""Promises of a seat about the same thing until it decides on it; and denials of the same until one is disproved."""
STEPS_TOLD = 20
"""The last steps that somebody is told who has just come."""
CHAT_SHOWN = 100
"""Lines of what was said that a page is sent when it comes."""
MOVES_OF_RECORD = 5000
"""Moves of a record that is replayed or checked."""
DECK_BYTES = 64 * 1024
"""Bytes of the deck of a record that is replayed or checked, as JSON."""
