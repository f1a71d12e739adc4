"""What one viewer could see happen in a match, event by event. It is worked out when somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from .game import Event
    from .match import Match


class Memory:
    """The events that one viewer has seen of a match, and how far they go. It goes on where it stopped."""

    def __init__(self, match: Match[Any, Any], viewer: int) -> None:
        self.viewer = viewer
        self.events: list[Event] = []
        self.moves: list[tuple[int, str]] = []
        """The moves that are remembered."""
        self.ends: list[int] = []
        """How many events there were before the first move, and after each."""
        self.shuffles = 0
        self.state = match.ready.clone()
        before = self._view(match)
        match.game.run.begin(self.state, match.d)
        self._end(match, before, match.start, "")

    def _view(self, match: Match[Any, Any]) -> Any:
        return match.game.redact(self.state, match.d, self.viewer)

    def _end(self, match: Match[Any, Any], before: Any, actor: int, heard: str) -> None:
        """Settle chance as the match has settled it, and add what happened."""
        game, d = match.game, match.d
        while game.run.awaits_shuffle(self.state, d):
            shuffle = match.shuffles[self.shuffles]
            game.run.shuffled(self.state, d, game.shuffle_from_json(self.state, match.deck, shuffle))
            self.shuffles += 1
        self.events += game.story(before, match.deck, actor, heard, self._view(match), self.viewer)
        self.ends.append(len(self.events))

    def follows(self, match: Match[Any, Any]) -> bool:
        """Are the moves that are remembered the first moves of the match?"""
        return match.moves[: len(self.moves)] == self.moves

    def catch_up(self, match: Match[Any, Any], moves: int) -> None:
        """Remember the match up to so many moves."""
        game, d = match.game, match.d
        for seat, notation in match.moves[len(self.moves) : moves]:
            before = self._view(match)
            action = game.parse(self.state, d, notation)
            assert action is not None
            heard = game.notation_for(before, d, action, self.viewer)
            game.run.step(self.state, d, action)
            self._end(match, before, seat, heard)
            self.moves.append((seat, notation))


class History(Sequence["Event"]):
    """The events of a match up to now, as one viewer could see them."""

    def __init__(self, match: Match[Any, Any], viewer: int) -> None:
        self._match: Match[Any, Any] | None = match
        self._viewer = viewer
        self._moves = len(match.moves)
        self._known: list[Event] = []

    @property
    def _events(self) -> list[Event]:
        match = self._match
        if match is not None:
            memory = match.memories.get(self._viewer)
            if memory is None or not memory.follows(match):
                memory = match.memories[self._viewer] = Memory(match, self._viewer)
            memory.catch_up(match, self._moves)
            self._known = memory.events[: memory.ends[self._moves]]
            self._match = None  # the match goes on, this history does not
        return self._known

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._events[index]

    def __len__(self) -> int:
        return len(self._events)
