"""What a bot answers at a table that a test has laid out."""

from terrae.engine.chance import seeded
from terrae.engine.player import Bot, Position

from ..table import GAME, Table

QUIET = "B1 B1 B2 B2 B3 B3 G1 G1 G2 G2 G3 G3 R1 R1 R2 R2 R3 R3"
"""A pile that is long enough for nobody to think of the end."""


def answer(bot: Bot, t: Table) -> str:
    """The bot's answer for the seat that is asked, from its view only."""
    seat = t.s.actor
    v = GAME.redact(t.s, t.d, seat)
    action = bot(Position(GAME, v, t.d, seat, GAME.legal(v, t.d), seeded("a bot")))
    return GAME.notation(t.s, t.d, action)
