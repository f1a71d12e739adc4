"""What one viewer could see happen in a match, event by event. It is worked out when somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from .chain import Chain

if TYPE_CHECKING:
    from .game import Event
    from .match import Match


@dataclass(slots=True, eq=False)
class SeenMove:
    """What a viewer saw happen by one move."""

    move: tuple[int, str] | None
    """The match's own entry of the move; None before the first one."""
    events: list[Event]
    packed: bytes = b""
    """The events as they are sent to another process, once somebody has packed them."""


class ViewerMemory(NamedTuple):
    """What one viewer has seen of a match up to some move. It is never changed, so that copies of a match share it."""

    seen: Chain[SeenMove]
    """Before the first move, and by each move."""
    state: Any
    """The state after these moves."""
    shuffles: int
    """How many shuffles there had been in the middle of the game."""

    @property
    def moves(self) -> int:
        """How many moves are remembered."""
        return self.seen.length - 1


def remembered(match: Match[Any, Any], viewer: int, moves: int) -> Chain[SeenMove]:
    """What a viewer could see of the first so many moves. The match keeps it, and goes on from there the next time."""
    memory = match.memories.get(viewer)
    memory = begun(match, viewer) if memory is None else still_true(match, memory)
    if memory.moves < moves:
        memory = caught_up(match, memory, viewer, moves)
    match.memories[viewer] = memory
    return memory.seen.first(moves + 1)


def begun(match: Match[Any, Any], viewer: int) -> ViewerMemory:
    """What was to be seen before the first move."""
    state = match.ready.clone()
    before = match.game.redact(state, match.d, viewer)
    match.game.run.begin(state, match.d)
    return settled(match, ViewerMemory(Chain(), state, 0), viewer, None, before, match.start, "")


def still_true(match: Match[Any, Any], memory: ViewerMemory) -> ViewerMemory:
    """As much of a memory as is of this match: moves may have been taken back, or made in another copy of it.

    A move is a tuple of its own. If it is the very same, then so are all before it.
    """
    seen = memory.seen
    while seen.before is not None and not is_of(match, seen):
        seen = seen.before
    if seen is memory.seen:
        return memory
    return ViewerMemory(seen, *match.after(seen.length - 1))


def is_of(match: Match[Any, Any], seen: Chain[SeenMove]) -> bool:
    """Is the last move that was seen one of this match? Before the first move all its copies are the same."""
    moves = seen.length - 1
    return moves == 0 or (moves <= len(match.moves) and seen.last.move is match.moves[moves - 1])


def caught_up(match: Match[Any, Any], memory: ViewerMemory, viewer: int, moves: int) -> ViewerMemory:
    """A memory up to so many moves."""
    game, d = match.game, match.d
    memory = memory._replace(state=memory.state.clone())
    for move in match.moves[memory.moves : moves]:
        seat, notation = move
        before = game.redact(memory.state, d, viewer)
        action = game.parse(memory.state, d, notation)
        assert action is not None
        heard = game.notation_for(before, d, action, viewer)
        game.run.step(memory.state, d, action)
        memory = settled(match, memory, viewer, move, before, seat, heard)
    return memory


def settled(
    match: Match[Any, Any],
    memory: ViewerMemory,
    viewer: int,
    move: tuple[int, str] | None,
    before: Any,
    actor: int,
    heard: str,
) -> ViewerMemory:
    """The memory after a move that its state has made: chance is settled as in the match, and told what happened."""
    game, d, state, shuffles = match.game, match.d, memory.state, memory.shuffles
    while game.run.awaits_shuffle(state, d):
        game.run.shuffled(state, d, game.shuffle_from_json(state, match.deck, match.shuffles[shuffles]))
        shuffles += 1
    events = game.story(before, match.deck, actor, heard, game.redact(state, d, viewer), viewer)
    return ViewerMemory(memory.seen.plus(SeenMove(move, events)), state, shuffles)


class History(Sequence["Event"]):
    """The events of a match up to now, as one viewer could see them."""

    def __init__(self, match: Match[Any, Any], viewer: int) -> None:
        self._match: Match[Any, Any] | None = match
        self._viewer = viewer
        self._moves = len(match.moves)
        self._seen: Chain[SeenMove] = Chain()
        self._events: list[Event] | None = None

    @property
    def seen(self) -> Chain[SeenMove]:
        """The same move by move. To work it out takes as long as there are moves of which nobody has asked yet."""
        if self._match is not None:
            self._seen = remembered(self._match, self._viewer, self._moves)
            self._match = None  # the match goes on, this history does not
        return self._seen

    @property
    def events(self) -> list[Event]:
        """All events in one list."""
        if self._events is None:
            self._events = [event for seen in self.seen for event in seen.events]
        return self._events

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self.events[index]

    def __len__(self) -> int:
        return len(self.events)
