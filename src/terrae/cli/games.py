"""`terrae games`: lists the games."""

from __future__ import annotations


def games() -> None:
    """List the games."""
    from terrae.engine.game import games as known
    from terrae.terminal.output import listing
    from terrae.terminal.reports import game_list

    listing().print(game_list(known().values()))
