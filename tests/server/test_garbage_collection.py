"""The service searches for unreachable cycles by itself; Python's own search is off while it serves."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from terrae.server import garbage_collection

from .client import PATIENCE_S
from .running import service


class Node:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def taken_over() -> Iterator[None]:
    garbage_collection.take_over()
    yield
    gc.enable()
    gc.unfreeze()


async def rounds(number: int) -> None:
    """Let it search so many times."""
    searching = asyncio.create_task(garbage_collection.collect_for_ever())
    await asyncio.sleep(0)
    for _ in range(number):
        await asyncio.sleep(0)
    searching.cancel()


@pytest.mark.attack("Connects and leaves for ever, so that memory grows.")
@pytest.mark.usefixtures("taken_over")
def test_cycles_end_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "YOUNG_EVERY_S", 0.0)
    gone = weakref.ref(Node())
    assert gone() is not None  # nothing else ends it
    asyncio.run(rounds(2))
    assert gone() is None


@pytest.mark.usefixtures("taken_over")
def test_what_has_lived_a_while_ends_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "YOUNG_EVERY_S", 0.0)
    node: Node | None = Node()
    assert node is not None
    gone = weakref.ref(node)
    gc.collect(garbage_collection.YOUNG)  # it has survived a search
    node = None
    gc.collect(garbage_collection.YOUNG)
    assert gone() is not None
    asyncio.run(rounds(garbage_collection.MIDDLE_EVERY + 2))
    assert gone() is None


@pytest.mark.usefixtures("taken_over")
def test_what_grows_old_ends_when_it_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever connects and leaves, again and again, does not fill the memory for a quarter of an hour."""
    monkeypatch.setattr(garbage_collection, "YOUNG_EVERY_S", 0.0)
    monkeypatch.setattr(garbage_collection, "FULL_AFTER_GROWTH", 1.0)
    monkeypatch.setattr(garbage_collection, "FULL_AFTER_BLOCKS", 50_000)

    async def leave(number: int) -> weakref.ref[Node]:
        """Nodes that have outlived the young, and that nobody can reach any more."""
        searching = asyncio.create_task(garbage_collection.collect_for_ever())
        await asyncio.sleep(0)
        nodes = [Node() for _ in range(number)]
        gone = weakref.ref(nodes[0])
        for _ in range(3):
            gc.collect(garbage_collection.MIDDLE)
        nodes.clear()
        for _ in range(2 * garbage_collection.LOOK_EVERY):
            await asyncio.sleep(0)
        searching.cancel()
        return gone

    assert asyncio.run(leave(100))() is not None  # too few for a full search
    assert asyncio.run(leave(50_000))() is None


@pytest.mark.usefixtures("taken_over")
def test_young_objects_never_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many objects end as are created: Python's own count of them stays where it is, and it would never search."""
    monkeypatch.setattr(garbage_collection, "YOUNG_EVERY_S", 0.0)
    most = 0

    async def busy() -> None:
        nonlocal most
        searching = asyncio.create_task(garbage_collection.collect_for_ever())
        alive: list[list[int]] = [[] for _ in range(5000)]
        for turn in range(20_000):
            alive[turn % len(alive)] = [turn]
            if turn % 500 == 0:
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                most = max(most, len(gc.get_objects(garbage_collection.YOUNG)))
        searching.cancel()

    asyncio.run(busy())
    assert most < 3000


@pytest.mark.anyio
@pytest.mark.usefixtures("taken_over")
async def test_a_service_that_has_taken_over_searches(tmp_path: Path) -> None:
    async with service(tmp_path / "tables.db"):
        gone = weakref.ref(Node())
        async with asyncio.timeout(PATIENCE_S):
            while gone() is not None:
                await asyncio.sleep(0.01)
