"""What a game offers so that nets can score its answers: `Offers.answer_nets`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..game import Json


class AnswerNets(Protocol):
    """How positions and answers are described (`describe_position`, `describe_answer` of its minds), and nets of them.

    The parts of a net, in their order: `middle` and `scale` of a position's numbers, `one` and `bias_one`, `two` and
    `bias_two`, `out` and `bias_out`, `own`, `counts` (`terrae.engine.search.answer_net`).
    """

    version: int
    position: int
    """How many numbers describe a position."""
    answer: int
    """How many numbers describe an answer."""
    width: int
    head: int
    advisers: Sequence[str]
    """Whose advice is told of each answer, in the order of the numbers that tell it."""
    advised: int
    """Which number of an answer tells the advice of the first of them."""
    advice: Sequence[int]
    """What `describe_position` is given besides: the preferences of the advisers."""

    def policy(self, parts: Mapping[str, Sequence[float]]) -> list[int]:
        """The policy that decides by a net."""
        ...

    def pack(self, parts: Mapping[str, Sequence[float]], provenance: Json) -> str:
        """The text of a file that holds a net and how it was found."""
        ...
