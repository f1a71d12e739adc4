"""The bot that every other must beat: any legal action, each equally likely."""

from terrae.engine.chance import below
from terrae.engine.player import Position


def choose(position: Position) -> int:
    """One of the legal actions."""
    return position.legal[below(position.r, len(position.legal))]
