"""How the kernel keeps and shows what everybody could see of each round, where somebody wants to see it."""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import note_round, round_of


def note_in_round(s: Any, d: Any, action: int, setting: Any, memory: Sequence[MutableSequence[int]]) -> None:
    """Everybody notes what they saw of an action."""
    note_round(s, d, action, memory, setting.deeds)


def write_rounds(s: Any, d: Any, seat: int, setting: Any, memory: Any, place: int, out: MutableSequence[int]) -> None:
    """The last rounds from `place` on, this one first: each note for all seats from the observer on."""
    now = round_of(s, d, memory, setting.deeds)
    for back in range(setting.rounds):
        for note in range(setting.notes):
            at = setting.deeds + (now - back) * setting.notes + note
            for k in range(setting.players):
                other = seat + k if seat + k < setting.players else seat + k - setting.players
                out[place + k] = memory[other][at] if back <= now else 0
            place += len(memory)
