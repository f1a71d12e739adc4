"""How a bot of the game decides inside the kernel: by its policy (see `choose_action` in the engine's contract)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import choose_action


def policy_action(v: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """The action of `v.actor`, whose view this is, by its policy."""
    return choose_action(v, d, policy, memory, r, scratch, work)
