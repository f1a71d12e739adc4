"""Terra with mistakes planted in it, for the tests that show that every law can fail."""

from collections.abc import Callable, MutableSequence
from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.compiled import Compiled, compiled
from terrae.games.terra import Terra
from terrae.games.terra.rules.state import Deck, State
from terrae.games.terra.view.sight import redact

from ...laws.walks import Seating

FOUR = Seating(4, 0)


def planted(**mistakes: Callable[..., Any]) -> Terra:
    """Terra with some of its functions replaced, in both materials."""
    return Terra(replaced=mistakes)


def fast_terra() -> Compiled:
    return compiled(Terra())


def imagines_nothing(v: State, d: Deck, seat: int, s: State, r: Generator, scratch: MutableSequence[int]) -> None:  # noqa: ARG001
    redact(v, d, seat, s)
