"""Stands in for `mindful.py` where a policy of the game is lent room to try its answers in (`Game.rooms`)."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from terrae.engine.contract import choose_with_room


def policy_action(views: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """The action of the seat whose view comes first, by its policy."""
    return choose_with_room(views, d, policy, memory, r, scratch, work)
