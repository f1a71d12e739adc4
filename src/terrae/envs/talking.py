"""A game with its talk (`talk_phase.py`) as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from terrae.talk.acts import Act
from terrae.talk.conversation import heard

from .arrays import Array
from .pettingzoo import Environment, Observation
from .talk_phase import HEARD, TalkPhase


class TalkingEnvironment(Environment):
    """One game with talk. An observation has a further part `talk`, the same for every agent: int16[players, 4]."""

    def __init__(self, game: str, players: int | None = None, **arguments: Any) -> None:
        super().__init__(game, players, **arguments)
        self._phase = TalkPhase(self._batch)
        size = self._phase.size
        heard_box = spaces.Box(0, np.iinfo(np.int16).max, (self.players, HEARD), np.int16)
        for agent in self.possible_agents:
            known = dict(self.observation_spaces[agent].spaces)
            known |= {"action_mask": spaces.Box(0, 1, (size,), np.int8), "talk": heard_box}
            self.observation_spaces[agent] = spaces.Dict(known)
            self.action_spaces[agent] = spaces.Discrete(size)
        self._no_mask: Array = np.zeros(size, np.int8)
        self._begins = True

    @property
    def acts(self) -> list[Act]:
        """Everything that can be said, in the order of the actions."""
        return self._phase.acts

    @property
    def silence(self) -> int:
        """The action that says nothing; act `n` is the action `silence + 1 + n`."""
        return self._phase.silence

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, chance goes on."""
        self._begins = True
        super().reset(seed, options)

    def _select(self) -> None:
        """Who speaks or decides is selected, and its `info` holds its mask."""
        if self._begins:
            self._begins = False
            self._phase.begin()
        self._phase.after()
        speaker = self._phase.speaker
        seat = int(self._batch.actor[0]) if speaker is None else speaker
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._phase.mask()}

    def observe(self, agent: str) -> Observation:
        """What an agent sees and has heard now."""
        seen = super().observe(agent)
        seen["action_mask"] = self._phase.mask() if agent == self.agent_selection else self._no_mask.copy()
        return {**seen, "talk": self._phase.heard()}

    def step(self, action: int | None) -> None:
        """One decision, or one thing said; `Illegal` says why if it does not go."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            super().step(action)
            return
        if self._phase.speaker is None:
            self._phase.before(int(action))
            super().step(action)
            return
        self._phase.say_number(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.infos[agent] = {"action_mask": self._no_mask}
        self._accumulate_rewards()
        self._select()

    def talk(self) -> list[list[Any]]:
        """What was said, as a record holds it."""
        return heard(self._phase.conversation.said)
