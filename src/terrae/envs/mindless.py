"""Stands in for `mindful.py` where no bot with a policy sits: then nothing that bots think with is compiled."""

from collections.abc import MutableSequence, Sequence
from typing import Any

from terrae.engine.chance import Generator
from terrae.engine.drive import Scratch, random_action


def policy_action(
    v: Any,
    d: Any,
    policy: Sequence[int],
    memory: Sequence[Sequence[int]],
    r: Generator,
    scratch: Scratch,
    work: MutableSequence[int],
) -> int:
    """Any legal action."""
    return random_action(v, d, r, scratch)
