"""How a bot of the game decides inside the kernel: by its policy (see `choose_action` in the engine's contract)."""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Any

from terrae.engine.chance import Generator
from terrae.engine.drive import Scratch

if TYPE_CHECKING:
    from terrae.engine.contract import choose_action


def policy_action(
    v: Any,
    d: Any,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: Scratch,
    work: MutableSequence[int],
) -> int:
    """The action of `v.actor`, whose view this is, by its policy."""
    return choose_action(v, d, policy, memory, r, scratch, work)
