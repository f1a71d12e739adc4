"""One seat of one game with its talk among bots, for Gymnasium (`gymnasium.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.seats import bot_players
from terrae.engine.player import listening_position, position_of
from terrae.engine.record import Record
from terrae.table.conversation import recorded_talk
from terrae.table.public_talk import PublicTalk

from .arrays import Array
from .one_seat import Seat
from .talk_phase import HEARD, TalkPhase


class TalkingSeat(Seat):
    """One seat of one game with its talk (`talk_phase.py`); the others are bots, who answer and speak inside a step.

    Bots that listen think in Python: it is for studying talk, not for speed.

    An observation is a dictionary of `observation`, as `Seat` gives it, and `talk`, int16[players, 4], the learner
    first. Acts name others by how many seats clockwise from the learner they sit.

    Parameters
    ----------
    game, players, others
        As `Seat` takes them.
    given
        What else `Seat` takes, but `skip_forced` and `render_mode`.

    """

    metadata = {"render_modes": []}

    def __init__(
        self, game: str, players: int | None = None, others: Sequence[str] | None = None, **given: Any
    ) -> None:
        """It takes what `Seat` takes, but for what would pass over a moment to talk or has nothing to draw."""
        super().__init__(game, players, others, skip_forced=False, render_mode=None, **given)
        self._ask_others()
        self._phase = TalkPhase(self._batch)
        self.acts, self.silence = self._phase.acts, self._phase.silence
        self.factors = self._phase.factors
        """The names of what acts are made of, and for each act the place of each, -1 if it does without."""
        heard_box = spaces.Box(0, np.iinfo(np.int16).max, (self.players, HEARD), np.int16)
        self.observation_space = spaces.Dict({"observation": self.observation_space, "talk": heard_box})
        self.action_space = spaces.Discrete(self._phase.size)

    def _ask_others(self) -> None:
        """Find the bots by their names."""
        self._bots = [bot_named(self.game, name) for name in self._others]
        self._speakers = [speaker_named(self.game, name) for name in self._others]

    def __getstate__(self) -> dict[str, Any]:
        """Bots are functions of this process: what is pickled knows their names."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_bots", "_speakers")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._ask_others()

    def _seats(self) -> list[Any]:
        """Every seat is asked here: bots that listen must be told what was said."""
        return [0] * self.players

    def _deal(self) -> None:
        """A new game up to where the learner speaks or decides first. A game that ends before is dealt again."""
        self._phase.first = self.seat
        ended = True
        while ended:
            super()._deal()
            self._phase.begin()
            self._let_others()
            ended = bool(self._batch.terminated[0])

    def _carry_out(self, action: int) -> float:
        """A decision or an act, and all that follows until the next or the end."""
        if self._phase.speaker is None:
            reward = self._act(action)
        else:
            self._phase.say_number(action)
            reward = 0.0
        return reward + self._let_others()

    def _act(self, action: int) -> float:
        """An action of the game; what it brings the learner."""
        self._phase.before(action)
        self._batch.step((action,))
        self._phase.after()
        return float(self._batch.reward[0, self.seat])

    def _let_others(self) -> float:
        """Let bots speak and decide until the learner's turn or the end; what that brings the learner."""
        reward = 0.0
        while not self._batch.terminated[0]:
            speaker = self._phase.speaker
            seat = int(self._batch.actor[0]) if speaker is None else speaker
            if seat == self.seat:
                break
            match, said = self._batch.going_on(0), self._phase.conversation
            place = (seat - self.seat - 1) % self.players
            if speaker is None:
                reward += self._act(self._bots[place](position_of(match, PublicTalk.of(said))))
            else:
                speak = self._speakers[place]
                position = listening_position(match, seat, PublicTalk.of(said), len(said.said))
                self._phase.say(None if speak is None else speak(position))
        return reward

    def _seen(self) -> dict[str, Array]:
        seen: Array = self._batch.observe(self.seat)
        own = self._batch.encoding.encode(seen)[0] if self._encoded else seen[0]
        return {"observation": own, "talk": self._phase.heard()}

    def _mask(self) -> Array:
        return self._phase.mask()

    def record(self) -> Record:
        """The game with what was said, as terrae-record/1. It holds every secret: no policy may read it."""
        record = self._batch.record(0)
        players = bot_players(self._others)
        turned = [record["players"][self.seat], *players]
        record["players"] = [turned[(seat - self.seat) % self.players] for seat in range(self.players)]
        if self._phase.conversation.said:
            record["talk"] = recorded_talk(self._phase.conversation.said)
        return record
