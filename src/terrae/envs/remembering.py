"""How the kernel remembers what everybody could see happen, where a game says what is to be remembered."""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import remember


def note_deed(s: Any, d: Any, action: int, memory: Sequence[MutableSequence[int]]) -> None:
    """Everybody remembers what they saw of an action."""
    remember(s, d, action, memory)
