"""Laws: no card is lost or doubled, and what a state keeps twice agrees."""

from __future__ import annotations

from .walks import AnyGame, Seating, knowledge, positions


def cards_are_conserved(game: AnyGame, seating: Seating, decisions: int) -> None:
    """Every card of the game is in exactly one place after every decision."""
    about = knowledge(game)
    begun = None
    for walk in positions(game, seating, decisions):
        found, wanted = about.census(walk.s, walk.d), about.everything(walk.s, walk.d)
        begun = found if walk.decisions == 0 else begun
        for there in (begun, wanted):
            assert found == there, f"after {walk.decisions} decisions: lost {there - found}, too many {found - there}"


def caches_agree(game: AnyGame, seating: Seating, decisions: int) -> None:
    """What is kept beside the cards for speed is what the cards say."""
    about = knowledge(game)
    for walk in positions(game, seating, decisions):
        about.check_caches(walk.s, walk.d)
