"""What a player of Terra remembers of the others: their deeds, from the events that its seat could see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from terrae.engine.game import Event

from ..bots.cooperation import (
    DEEDS,
    GAVE_LATELY,
    HAS_HELPED,
    HAS_LAID,
    MEASURE,
    WAS_ASKED,
    WAS_IDLE,
    give_away,
    put_aside,
)


def deeds_in(history: Iterable[Event], players: int) -> list[list[int]]:
    """The deeds of each seat, as `characters.remember` would have added them up."""
    memory = [[0] * DEEDS for _ in range(players)]
    for _ in deeds_along(history, memory):
        pass
    return memory


def deeds_along(history: Iterable[Event], memory: list[list[int]]) -> Iterator[None]:
    """Add up the deeds of each seat; it stops whenever a card is drawn, and at the end."""
    laid = False
    """Has a card been laid onto a full-blown crisis in this turn?"""
    for event in history:
        kind = event["event"]
        if kind in DRAWN:
            laid = False
            yield
            continue
        if kind not in HEARD:
            continue
        deeds = memory[event["seat"]]
        if kind in ("play", "pass"):
            deeds[WAS_ASKED] += 1
            deeds[GAVE_LATELY] -= deeds[GAVE_LATELY] // MEASURE
        if kind in ("play", "contribute"):
            deeds[HAS_HELPED if kind == "play" else HAS_LAID] += 1
            give_away(deeds, int(event["card"][1:]))
        if kind == "contribute":
            laid = True
        elif kind == "hoard":
            put_aside(deeds)
        elif kind == "done" and not laid:
            deeds[WAS_IDLE] += 1
    yield


DRAWN = ("draw", "crisis")
"""The events in which a card leaves the pile."""
HEARD = ("play", "pass", "contribute", "hoard", "done")
"""The events that are deeds of a seat."""
