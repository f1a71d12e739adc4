"""The games as environments of PettingZoo, in which agents take turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, register
from pettingzoo.utils import wrappers

from terrae.engine.game import OptionValue, game_named, games
from terrae.table.acts import Act
from terrae.table.conversation import recorded_talk

from .arrays import Array
from .gymnasium import VERSION
from .illegal import LOST, Illegals, check_choice, drawn, is_legal
from .render import picture_of, text_of
from .rewards import Reward
from .spaces import mask_box, observation_box
from .talk_phase import HEARD, TalkPhase
from .vector import NO_OPTIONS, vector

Observation = dict[str, Array]


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo leaves its type parameters open
    """One game. Agents are seats, `seat_0` and so on; each observes what its seat may see.

    An observation is a dictionary of `observation` and `action_mask`; the mask is in the agent's `info` too. When the
    game is over it is true everywhere: a net that masks its answers still has one to give.

    Parameters
    ----------
    game, players
        The game's name, and how many sit at its table.
    deck, options
        A file with a deck of one's own, and the options of the game that are on.
    reward
        The kind of reward, or a `Reward`.
    rounds
        How many of the last rounds an observation shows one by one.
    illegal
        What an illegal action does: `raise` raises `Illegal`, `random` draws a legal one and sets `info["illegal"]`,
        `lose` ends the game with -1 for who chose it and 0 for the others.
    render_mode
        `ansi`, `rgb_array` or none.

    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        deck: str | Path | None = None,
        options: Mapping[str, OptionValue] = NO_OPTIONS,
        reward: str | Reward = "win",
        rounds: int = 0,
        illegal: Illegals = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_choice(illegal)
        self._illegal = illegal
        self._chance = np.random.default_rng()
        self.game = game_named(game)
        self.players = players or self.game.bench_players
        self.metadata = {**type(self).metadata, "name": f"{game.replace('-', '_')}_v{VERSION}"}
        self.render_mode = render_mode
        self._batch = vector(
            self.game,
            self.players,
            1,
            seed=token_hex(16),
            deck=deck,
            options=options,
            reward=reward,
            rounds=rounds,
            reset="by-hand",
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observed: dict[str, spaces.Space[Any]] = {
            "observation": observation_box(self._batch),
            "action_mask": mask_box(self._batch),
        }
        self.observation_spaces = {agent: spaces.Dict(observed) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._no_mask = self._batch.mask[0] * 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; without a seed, chance goes on."""
        self._batch.reset(seed)
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """The seat that decides is selected, and its `info` holds its mask."""
        self.agent_selection = self.possible_agents[self._batch.actor[0]]
        self.infos[self.agent_selection] = {"action_mask": self._batch.mask[0].copy()}

    def _mask(self) -> Array:
        """What the agent that is selected may do."""
        mask: Array = self._batch.mask[0]
        return mask

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; legal actions only has who decides, and all of them whose game is over."""
        batch = self._batch
        seat = self._seat_of[agent]
        seen = batch.observation[0].copy() if seat == batch.actor[0] else batch.observe(seat)[0]
        if self.terminations.get(agent):
            return {"observation": seen, "action_mask": np.ones_like(self._no_mask)}
        return {
            "observation": seen,
            "action_mask": (self._mask() if agent == self.agent_selection else self._no_mask).copy(),
        }

    def step(self, action: int | None) -> None:
        """One decision of the agent that is selected, or what `illegal` says if it does not go."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        illegal = self._illegal != "raise" and not is_legal(self._mask(), action)
        if illegal and self._illegal == "lose":
            self._cumulative_rewards[agent] = 0.0
            self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: LOST}
            self._finish()
            self._accumulate_rewards()
        else:
            self._carry_out(agent, drawn(self._mask(), self._chance) if illegal else action)
        if self._illegal != "raise":
            self.infos[agent] = {**self.infos[agent], "illegal": illegal}

    def _carry_out(self, agent: str, action: Any) -> None:
        """A decision of an agent; `Illegal` says why if it does not go."""
        batch = self._batch
        batch.step((action,))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(batch.reward[0, seat])
        self._accumulate_rewards()
        if batch.terminated[0]:
            self._finish()
        else:
            self._select()

    def _finish(self) -> None:
        """The game is over for everybody."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": np.ones_like(self._no_mask)} for agent in self.agents}

    def render(self) -> str | Array | None:
        """The table as the selected agent sees it, as text or as a picture; None without a render mode."""
        if self.render_mode is None:
            return None
        text = text_of(self._batch, 0, self._seat_of[self.agent_selection])
        return picture_of(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """Let go of what rendering and stepping need."""
        self._batch.close()


class TalkingEnvironment(Environment):
    """One game with its talk (`talk_phase.py`).

    An observation has a further part `talk`, the same for every agent: int16[players, 4].
    """

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
    def factors(self) -> tuple[tuple[str, ...], Array]:
        """The names of what acts are made of, and for each act the place of each, -1 if it does without."""
        return self._phase.factors

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

    def _mask(self) -> Array:
        return self._phase.mask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees and has heard now."""
        return {**super().observe(agent), "talk": self._phase.heard()}

    def _carry_out(self, agent: str, action: Any) -> None:
        """One decision, or one thing said; `Illegal` says why if it does not go."""
        if self._phase.speaker is None:
            self._phase.before(int(action))
            super()._carry_out(agent, action)
            return
        self._phase.say_number(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.rewards, 0.0)
        self.infos[agent] = {"action_mask": self._no_mask}
        self._accumulate_rewards()
        self._select()

    def talk(self) -> list[list[Any]]:
        """What was said, as a record holds it."""
        return recorded_talk(self._phase.conversation.said)


def env(game: str, players: int | None = None, *, talk: bool = False, **arguments: Any) -> Any:
    """A game as PettingZoo wants it: it complains if it is used out of order. With `talk`, agents speak too."""
    if talk:
        return wrappers.OrderEnforcingWrapper(TalkingEnvironment(game, players, **arguments))
    return wrappers.OrderEnforcingWrapper(Environment(game, players, **arguments))


for _name in games():
    register("aec", f"terrae/{_name}-v{VERSION}", partial(env, _name))
