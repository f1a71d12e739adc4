"""How a bot of the game decides inside the kernel: by its policy (see `choose_action` in the engine's contract)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import choose_action


def policy_action(views: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """The action of the seat whose view comes first, by its policy."""
    return choose_action(views[0], d, policy, memory, r, scratch, work)
