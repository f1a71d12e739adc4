"""A game with its talk as an environment of PettingZoo: before each round that calls for it, every agent may speak.

Acts are further actions behind those of the game, with their own part of the mask: first saying nothing, then every act
that the game has at this number of players.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from gymnasium import spaces

from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Illegal, Refused
from terrae.talk.acts import Act
from terrae.talk.contract import Talk, talk_of
from terrae.talk.conversation import Conversation, heard

from .arrays import Array
from .pettingzoo import Environment, Observation

HEARD = 4
"""What an observation tells of each seat: 1 + the number of the act that it said last in this talk (0 for nothing),
promises kept, promises broken, and the sum of its open promises."""


def all_acts(talk: Talk[Any, Any], players: int) -> list[Act]:
    """Everything that can be said at a table of so many players, in a fixed order."""
    return [
        {"act": name, **dict(zip(form, values, strict=True))}
        for name, forms in talk.forms.items()
        for form in forms
        for values in product(*(talk.slots[slot].values(players) for slot in form))
    ]


class TalkingEnvironment(Environment):
    """One game with talk. An observation has a further part `talk`, the same for every agent: int16[players, 4]."""

    def __init__(self, game: str, players: int | None = None, **arguments: Any) -> None:
        super().__init__(game, players, **arguments)
        talk = talk_of(self.game)
        if talk is None:
            raise Refused(f"{game} has no acts")
        self.acts = all_acts(talk, self.players)
        self._talk = talk
        self.silence = self.game.actions
        """The action that says nothing; act `n` is the action `silence + 1 + n`."""
        size = self.silence + 1 + len(self.acts)
        heard_box = spaces.Box(0, np.iinfo(np.int16).max, (self.players, HEARD), np.int16)
        for agent in self.possible_agents:
            known = dict(self.observation_spaces[agent].spaces)
            known |= {"action_mask": spaces.Box(0, 1, (size,), np.int8), "talk": heard_box}
            self.observation_spaces[agent] = spaces.Dict(known)
            self.action_spaces[agent] = spaces.Discrete(size)
        self._no_mask: Array = np.zeros(size, np.int8)
        self._speakers: list[int] = []
        """The seats that are still to speak, the next one first."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, chance goes on."""
        self.conversation = Conversation(self.game, self._batch.deck, self._talk)
        self._speakers, self._last = [], [0] * self.players
        self._begins = True
        self._moved: tuple[Any, int, str] | None = None
        super().reset(seed, options)

    def _select(self) -> None:
        """Who speaks or decides is selected, and its `info` holds its mask."""
        if self._begins:
            self._begins = False
            self._begin_talk()
        seat = self._speakers[0] if self._speakers else int(self._batch.actor[0])
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask()}

    def _begin_talk(self) -> None:
        v = self._batch.seen_by(0, SPECTATOR)
        if self._moved is not None:
            before, actor, notation = self._moved
            self.conversation.moved(before, actor, notation, v)
            self._moved = None
        if not self._batch.terminated[0] and self._talk.calls_for_talk(v, self._batch.deck.table):
            first = int(self._batch.actor[0]) + 1
            self._speakers = [(first + turn) % self.players for turn in range(self.players)]
            self._last = [0] * self.players

    def _mask(self) -> Array:
        mask: Array = self._no_mask.copy()
        if not self._speakers:
            mask[: self.silence] = self._batch.mask[0]
            return mask
        v = self._batch.seen_by(0, SPECTATOR)
        mask[self.silence] = 1
        for number, act in enumerate(self.acts):
            mask[self.silence + 1 + number] = self.conversation.may_say(v, self._speakers[0], act)
        return mask

    def observe(self, agent: str) -> Observation:
        """What an agent sees and has heard now."""
        seen = super().observe(agent)
        selected = agent == self.agent_selection
        seen["action_mask"] = self._mask() if selected else self._no_mask.copy()
        ledger = self.conversation.ledger
        rows = []
        for seat in range(self.players):
            account = ledger.account(seat)
            promised = sum(promise.value for promise in ledger.open() if promise.seat == seat)
            rows.append((self._last[seat], account.kept, account.broken, promised))
        return {**seen, "talk": np.array(rows, np.int16)}

    def step(self, action: int | None) -> None:
        """One decision, or one thing said; `Illegal` says why if it does not go."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            super().step(action)
            return
        if self._speakers:
            self._speak(int(action))
            return
        if action >= self.silence:
            raise Illegal("this is no moment to talk: an action of the game is asked for", self._talk.rule)
        v, actor = self._batch.seen_by(0, SPECTATOR), int(self._batch.actor[0])
        notation = self.game.notation_for(v, self._batch.deck.table, int(action), SPECTATOR)
        self._moved = v, actor, notation
        self._begins = True
        super().step(action)

    def _speak(self, action: int) -> None:
        seat = self._speakers[0]
        if action < self.silence:
            raise Illegal("this is a moment to talk: say an act or nothing", self._talk.rule)
        if action > self.silence:
            act = self.acts[action - self.silence - 1]
            try:
                self.conversation.say(self._batch.seen_by(0, SPECTATOR), seat, act)
            except Refused as error:
                raise Illegal(error.sentence, error.rule) from None
            self._last[seat] = action - self.silence
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.infos[agent] = {"action_mask": self._no_mask}
        self._speakers.pop(0)
        self._accumulate_rewards()
        self._select()

    def talk(self) -> list[list[Any]]:
        """What was said, as a record holds it."""
        return heard(self.conversation.said)
