"""Bots of Terra that decide by a net: the files in `nets/`, and how a net becomes a policy (`Offers.answer_nets`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from terrae.engine.game import Json
from terrae.engine.player import Position
from terrae.engine.search.answer_net import WEIGHT
from terrae.engine.search.weights import pack_parts, unpack_parts

from ..view.history import deeds_in
from .characters import PRUDENT, SLIPS_OF, ByPolicy, Policy, Strength, preferences_for
from .choices import ADVISED, ANSWER_NUMBERS, CHOICES, POSITION_NUMBERS
from .cooperation import LEARNED, LIMIT
from .policies import NET_HEAD, NET_WIDTH, choose_action
from .preferences import WORK

FOLDER = Path(__file__).parents[1] / "nets"
ADVISING = {"tips": PRUDENT, **{f"lambda {worth}": tuple(preferences_for(worth)) for worth in (0.0, 0.5, 1.0)}}
"""The preferences of the advisers: those of `tips`, and those for three lambdas."""


class TerraNets:
    """Nets that score the answers of Terra."""

    version = CHOICES
    position, answer = POSITION_NUMBERS, ANSWER_NUMBERS
    width, head = NET_WIDTH, NET_HEAD
    advisers, advised = tuple(ADVISING), ADVISED
    advice = tuple(number for preferences in ADVISING.values() for number in preferences)

    def lengths(self) -> dict[str, int]:
        """The parts of a net in their order, and how many numbers each has."""
        p, a, w, h = self.position, self.answer, self.width, self.head
        layers = {"one": p * w, "bias_one": w, "two": w * w, "bias_two": w, "out": w * h, "bias_out": h}
        return {"middle": p, "scale": p, **layers, "own": a * h, "counts": h}

    def policy(self, parts: Mapping[str, Sequence[float]]) -> list[int]:
        """The policy that decides by a net."""
        both = preferences_for(0.5)
        numbers = [round(number) for number in parts["middle"]]
        for name in list(self.lengths())[1:]:
            numbers += [round(number * WEIGHT) for number in parts[name]]
        return [LEARNED, *both, *both, 0, *self.advice, *numbers]

    def pack(self, parts: Mapping[str, Sequence[float]], provenance: Json) -> str:
        """The text of a file of a net."""
        return pack_parts(parts, {**provenance, "choices": self.version})


NETS = TerraNets()


@cache
def shipped_net(name: str) -> tuple[dict[str, list[float]], Json]:
    """A net that comes with the game, and how it was found."""
    return unpack_parts((FOLDER / f"{name}.json").read_text("utf-8"), NETS.lengths())


@cache
def learned_policy(name: str, strength: Strength) -> tuple[int, ...]:
    """The policy of a net that comes with the game."""
    policy = NETS.policy(shipped_net(name)[0])
    policy[LIMIT] = SLIPS_OF[strength]
    return tuple(policy)


class ByNet(ByPolicy):
    """A bot that decides by a net. It remembers what everybody has done, and does not listen to what is said."""

    def __init__(self, policy: Callable[..., Policy]) -> None:
        super().__init__(policy, remembering=True)

    def __call__(self, position: Position, **parameters: Any) -> int:
        """The answer that its net scores highest, in the plain material."""
        if len(position.legal) == 1:
            return position.legal[0]
        memory = deeds_in(position.history, position.v.players)
        scratch, work = [0] * position.game.scratch, [0] * WORK
        return choose_action([position.v], 0, position.d, self.policy(**parameters), memory, position.r, scratch, work)


@ByNet
def learned_selfish(*, strength: Strength = "hard") -> Policy:
    """Has learned to win beside cautious players."""
    return learned_policy("learned-selfish", strength)


@ByNet
def learned_balanced(*, strength: Strength = "hard") -> Policy:
    """Has learned to win and to keep the planet alive."""
    return learned_policy("learned-balanced", strength)


@ByNet
def learned_cooperative(*, strength: Strength = "hard") -> Policy:
    """Has learned among its own kind to keep the planet alive."""
    return learned_policy("learned-cooperative", strength)


@ByNet
def learned_alone(*, strength: Strength = "hard") -> Policy:
    """Has learned from games against itself alone."""
    return learned_policy("learned-alone", strength)
