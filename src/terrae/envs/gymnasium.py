"""One seat among bots as an environment of Gymnasium: alone, in a batch, or with talk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from terrae.bots.opponents import RANDOM
from terrae.bots.registry import bot_named, speaker_named
from terrae.bots.seats import bot_players
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.engine.player import listening_position, position_of
from terrae.engine.record import Record
from terrae.table.conversation import recorded_talk
from terrae.table.public_talk import PublicTalk

from .arrays import Array
from .render import picture_of, text_of
from .rewards import Reward
from .spaces import Actions, observation_box
from .talk_phase import HEARD, TalkPhase
from .vector import NO_OPTIONS, Vector, vector

MANY = 2**31


def around(seat: int, others: Sequence[str], players: int) -> list[Any]:
    """Who sits where: the learner, and the others clockwise from it."""
    seats: list[Any] = [0] * players
    for i, name in enumerate(others, 1):
        seats[(seat + i) % players] = name
    return seats


def others_for(others: Sequence[str] | None, players: int) -> list[str]:
    """The bots of the other seats; `Refused` if they are too few or too many."""
    names = [RANDOM] * (players - 1) if others is None else list(others)
    if len(names) != players - 1:
        raise Refused(f"{players} players are a learner and {players - 1} others, not {len(names)}")
    return names


class Seat(Env[Any, Any]):
    """One seat of one game; the others are bots, who answer inside a step.

    `seat` is the learner's, or by chance another one in every game. `others` are the bots' names, clockwise from the
    learner. An observation is int16, or with `encoded` float32 made ready for a net. `action_masks()` is what
    MaskablePPO asks for; the mask is in `info` too, and samples of the action space are legal.

    Gymnasium wants any action of the space to be taken: instead of an illegal one the first that is legal is carried
    out, and `info["illegal"]` is true. With `illegal="raise"` it raises `Illegal`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: Sequence[str] | None = None,
        *,
        seat: int | None = None,
        deck: str | Path | None = None,
        options: Mapping[str, bool] = NO_OPTIONS,
        reward: str | Reward = "win",
        skip_forced: bool = False,
        encoded: bool = False,
        rounds: int = 0,
        illegal: Literal["replace", "raise"] = "replace",
        render_mode: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.players = players or self.game.bench_players
        self._others = others_for(others, self.players)
        self._seat = seat
        self.seat = seat or 0
        """The learner's seat in this game."""
        self.render_mode = render_mode
        self._encoded, self._raises = encoded, illegal == "raise"
        self._batch = vector(
            self.game,
            self.players,
            1,
            seats=self._seats(),
            deck=deck,
            options=options,
            reward=reward,
            skip_forced=skip_forced,
            rounds=rounds,
            reset="by-hand",
        )
        self.observation_space: spaces.Space[Any] = observation_box(self._batch, encoded=encoded)
        self.action_space: spaces.Discrete = Actions(self._batch.mask[0])

    def _seats(self) -> list[Any]:
        """Who sits where in the batch."""
        return around(self.seat, self._others, self.players)

    @property
    def batch(self) -> Vector:
        """The batch of one row behind it."""
        return self._batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game up to the learner's first decision. A game that ends before is dealt again."""
        super().reset(seed=seed, options=options)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.players))
            self._batch.seat(0, self._seats())
        self._deal()
        return self._seen(), self._info()

    def _deal(self) -> None:
        """A new game, by the environment's own chance, up to the learner's first decision."""
        self._batch.reset(int(self.np_random.integers(MANY)))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A decision, and all that follows until the next or the end."""
        chosen = int(action)
        illegal = not self._raises and not (0 <= chosen < self.action_space.n and self._batch.mask[0, chosen])
        self._batch.step((int(self._batch.mask[0].argmax()) if illegal else chosen,))
        info = self._info() | {"illegal": illegal}
        return self._seen(), float(self._batch.reward[0, self.seat]), bool(self._batch.terminated[0]), False, info

    def _seen(self) -> Any:
        seen: Array = self._batch.observation[0].copy()
        return self._batch.encoding.encode(seen[None])[0] if self._encoded else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask[0].copy(), "illegal": False}

    def action_masks(self) -> Array:
        """Which actions are legal now, as MaskablePPO asks."""
        legal: Array = self._info()["action_mask"].astype(np.bool_)
        return legal

    def render(self) -> Any:
        """The table as the learner sees it, as text or as a picture; None without a render mode."""
        if self.render_mode is None:
            return None
        text = text_of(self._batch, 0, self.seat)
        return picture_of(text) if self.render_mode == "rgb_array" else text

    def close(self) -> None:
        """Let go of what stepping needs."""
        self._batch.close()


class VectorSeat(VectorEnv[Array, Any, Array]):
    """One seat in each of many games; a new game begins in the step in which one ended.

    The learner of row i sits in seat `i % players`, or everywhere in `seat`. Arrays that are returned are copies,
    unless `copy` is false: then they are those of the batch, which the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        others: Sequence[str] | None = None,
        *,
        copies: int = 64,
        seat: int | None = None,
        deck: str | Path | None = None,
        options: Mapping[str, bool] = NO_OPTIONS,
        reward: str | Reward = "win",
        skip_forced: bool = False,
        encoded: bool = False,
        rounds: int = 0,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.players = players or game_named(game).bench_players
        names = others_for(others, self.players)
        self.seats = np.arange(copies) % self.players if seat is None else np.full(copies, seat)
        self._batch = vector(
            game,
            self.players,
            copies,
            seats=[around(int(seat), names, self.players) for seat in self.seats],
            deck=deck,
            options=options,
            reward=reward,
            skip_forced=skip_forced,
            rounds=rounds,
            threads=threads,
        )
        self._encoded, self._copy = encoded, copy
        self.num_envs = copies
        self.single_observation_space = observation_box(self._batch, encoded=encoded)
        self.single_action_space = spaces.Discrete(self._batch.game.actions)
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)

    @property
    def batch(self) -> Vector:
        """The batch behind it."""
        return self._batch

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """New games in all rows. Without a seed, chance goes on."""
        super().reset(seed=seed, options=options)
        self._batch.reset(seed)
        return self._shown(self._batch.observation), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A decision in every row; where a game ended, `info["final_obs"]` holds what the learner saw of its end."""
        batch = self._batch
        batch.step(actions)
        rewards = batch.reward[np.arange(self.num_envs), self.seats].astype(np.float64)
        ended = batch.terminated.copy()
        info = self._info()
        if ended.any():
            info |= {"final_obs": self._shown(batch.final_observation), "_final_obs": ended}
        return self._shown(batch.observation), rewards, ended, np.zeros_like(ended), info

    def _shown(self, observation: Array) -> Array:
        if self._encoded:
            return self._batch.encoding.encode(observation)
        return observation.copy() if self._copy else observation

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.mask.copy() if self._copy else self._batch.mask}

    def action_masks(self) -> Array:
        """Which actions are legal now, row by row."""
        return self._batch.mask.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """Let go of what stepping needs."""
        self._batch.close()


class TalkingSeat(Seat):
    """One seat of one game with its talk (`talk_phase.py`); the others are bots, who answer and speak inside a step.

    Bots that listen think in Python: it is for studying talk, not for speed.

    An observation is a dictionary of `observation`, as `Seat` gives it, and `talk`, int16[players, 4], the learner
    first. Acts name others by how many seats clockwise from the learner they sit. What does not go raises `Illegal`.
    """

    metadata = {"render_modes": []}

    def __init__(
        self, game: str, players: int | None = None, others: Sequence[str] | None = None, **given: Any
    ) -> None:
        """It takes what `Seat` takes, but for what would pass over a moment to talk or has nothing to draw."""
        super().__init__(game, players, others, skip_forced=False, illegal="raise", render_mode=None, **given)
        self._bots = [bot_named(self.game, name) for name in self._others]
        self._speakers = [speaker_named(self.game, name) for name in self._others]
        self._phase = TalkPhase(self._batch)
        self.acts, self.silence = self._phase.acts, self._phase.silence
        heard_box = spaces.Box(0, np.iinfo(np.int16).max, (self.players, HEARD), np.int16)
        self.observation_space = spaces.Dict({"observation": self.observation_space, "talk": heard_box})
        self.action_space = spaces.Discrete(self._phase.size)

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

    def step(self, action: Any) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """A decision or an act, and all that follows until the next or the end."""
        if self._phase.speaker is None:
            reward = self._act(int(action))
        else:
            self._phase.say_number(int(action))
            reward = 0.0
        reward += self._let_others()
        return self._seen(), reward, bool(self._batch.terminated[0]), False, self._info()

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

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._phase.mask()}

    def record(self) -> Record:
        """The game with what was said, as terrae-record/1. It holds every secret: no policy may read it."""
        record = self._batch.record(0)
        players = bot_players(self._others)
        turned = [record["players"][self.seat], *players]
        record["players"] = [turned[(seat - self.seat) % self.players] for seat in range(self.players)]
        if self._phase.conversation.said:
            record["talk"] = recorded_talk(self._phase.conversation.said)
        return record
