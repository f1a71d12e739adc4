"""What is done next: requests, connections, messages, tables that are brought a step further, and stories."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from .invariants import Witness
from .operations import Operation
from .stories import Stories
from .world import World


class Actions(Stories):
    """Does one thing after the other against a running service."""

    def __init__(self, world: World, witness: Witness, chance: Random, operations: list[Operation]) -> None:
        super().__init__(world, witness, chance, operations)
        self.choices: dict[Callable[[], Awaitable[None]], int] = {
            self.advance: 40, self.request: 22, self.message: 20, self.connect: 5, self.leave: 2, self.odd_head: 3,
            self.burst: 3, self.talk_much: 1, self.hammer: 1, self.odd_frames: 1, self.look_around: 2, self.story: 4,
        }  # fmt: skip

    async def step(self) -> None:
        (do,) = self.chance.choices(list(self.choices), list(self.choices.values()))
        await do()
        for connection in self.connections:
            if connection.failure is not None:
                raise connection.failure
        self.connections = [one for one in self.connections if one.is_open]
