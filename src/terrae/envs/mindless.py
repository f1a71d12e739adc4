"""Stands in for `mindful.py` where no bot with a policy sits: then nothing that bots think with is compiled."""

from typing import Any

from terrae.engine.game_loop import random_action


def policy_action(views: Any, d: Any, policy: Any, memory: Any, r: Any, scratch: Any, work: Any) -> int:
    """Any legal action."""
    return random_action(views[0], d, r, scratch)
