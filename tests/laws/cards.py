"""Laws: no card is lost or doubled, and what a state keeps twice agrees."""

from __future__ import annotations

from .walks import AnyGame, Seating, knowledge, positions


def cards_are_conserved(game: AnyGame, seating: Seating, decisions: int) -> None:
    """Every card of the game is in exactly one place after every decision."""
    about = knowledge(game)
    for walk in positions(game, seating, decisions):
        found, wanted = about.census(walk.s, walk.d), about.everything(walk.s, walk.d)
        assert found == wanted, f"after {walk.decisions} decisions: lost {wanted - found}, too many {found - wanted}"


def caches_agree(game: AnyGame, seating: Seating, decisions: int) -> None:
    """What is kept beside the cards for speed is what the cards say."""
    about = knowledge(game)
    for walk in positions(game, seating, decisions):
        about.check_caches(walk.s, walk.d)
