"""Many copies of a game stepped at once from Python, in the compiled material, into arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from terrae.engine.chance import Generator, seeded
from terrae.engine.compiled import compiled, fill, record_type
from terrae.engine.decks import load_deck
from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game, OptionValue, game_named
from terrae.engine.match import Match
from terrae.engine.player import position_of
from terrae.engine.record import Record
from terrae.engine.search.rollouts import evened

from .arrays import Array, given_or_new
from .encoding import Encoding, Place
from .hooks import hooks_of
from .kernel import (
    CHECK_AND_STEP_ROWS,
    CHECK_ROWS,
    GENERATORS_A_ROW,
    KERNEL_MODULES,
    NOBODY,
    OUTER_BOT,
    RESET_ROWS,
    RESUME_ROWS,
    SAMPLE_ROWS,
    STEP_ROWS,
    WORD_OF_BIT,
    Row,
)
from .rewards import Reward
from .rows import LONGEST, Matches
from .seating import Seating, Seats
from .setting import settings_for
from .snapshots import GROWING, INNER, SHOWN, Snapshot
from .threads import Threads, gates_for, share_of_rows

SOURCES = ("chance", "bots", "samples")
"""What the generators of a row are for."""
GIVEN = ("seats", "deck", "options", "reward", "reset", "skip_forced", "threads", "check", "critic", "rounds")
"""What a batch is made with, besides its game and its size, and is made with again when it was pickled."""
NO_OPTIONS: Mapping[str, OptionValue] = {}


class Stepped(NamedTuple):
    """What a step has written: the arrays of the batch themselves, which the next step overwrites."""

    observation: Array
    mask: Array
    reward: Array
    terminated: Array


class Vector:
    """Copies of one game. Row i of every array is copy i; `step` changes the arrays in place.

    - `observation` int16[n, O]: what the seat sees that is to decide;
    - `mask` int8[n, A]: 1 for its legal actions;
    - `actor` int8[n]: which seat that is, and `policy` int8[n]: whose it is (-1: nobody's, the game is over);
    - `reward` float32[n, players]: what the last step brought to each seat;
    - `terminated` bool[n]: whether a game ended in it, and `final_observation` int16[n, O]: what the seat that an
      outside policy decided for last sees of its end.

    A seat is an outside policy's number or a bot's name; bots answer inside a step. Rows do not influence each other:
    what happens in row i depends on the seed, on i and on its actions alone.

    Parameters
    ----------
    game, players, copies
        The game or its name, how many sit at a table, and how many tables there are.
    seats, seed
        Who sits where, once for all copies or for each (policy 0 if nothing is told); what chance follows from.
    deck, options, reward
        A file with a deck of one's own, the options that are on, and the kind of reward or a `Reward`.
    reset, skip_forced, check
        When a new game begins (`same-step`, `next-step`, `by-hand`); carry out forced answers; refuse illegal ones.
    threads, critic, rounds
        How many threads step the rows; allow `seen_by_all`; how many of the last rounds are shown one by one.
    arrays
        Arrays of one's own to write into.

    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int,
        copies: int,
        *,
        seats: Seats | None = None,
        seed: str | int = "0",
        deck: str | Path | None = None,
        options: Mapping[str, OptionValue] = NO_OPTIONS,
        reward: str | Reward = "win",
        reset: str = "same-step",
        skip_forced: bool = False,
        threads: int = 1,
        check: bool = True,
        critic: bool = False,
        rounds: int = 0,
        arrays: Mapping[str, Array] | None = None,
    ) -> None:
        """`Refused` if something does not go together. The first call for a game compiles for some seconds."""
        self._given = {name: value for name, value in locals().items() if name in GIVEN}
        game = game_named(game) if isinstance(game, str) else game
        game.check_players(players)
        if copies < 1 or threads < 1:
            raise Refused("there must be at least one copy and one thread")
        self.game, self.players, self.copies, self.check = game, players, copies, check
        self._critic = critic
        self.deck = load_deck(game, Path(deck) if deck else game.default_deck())
        self.options = dict(options)
        self.rewards = reward if isinstance(reward, Reward) else Reward(reward)
        self.encoding = Encoding(game, self.deck.table, rounds)
        self.seed = str(seed)
        self._seating = Seating(game, seats, copies, players)
        self._seats = self._seating.who.tolist()
        self._fast = compiled(game)
        self._remembers = bool(game.history)
        hooks = hooks_of(game, policies=bool(self._seating.policies), rounds=rounds > 0)
        self._run = self._fast.extended(KERNEL_MODULES, hooks)
        self._allocate(arrays or {})
        self._settings = settings_for(self, reset, skip_forced)
        self._scales = np.array([self.rewards.survival, self.rewards.shaping, self.rewards.discount], np.float64)
        self._matches = Matches(
            game, self.deck, self.options, self._seating, self._states, self._rows, self._log, self._last_log
        )
        threads = self._threads = min(threads, copies)
        self._lend(threads)
        share = share_of_rows(self._run, self._all, self._inside, threads)
        self._workers = Threads(threads, self._run, self._inside[0], share)
        self.reset(seed)

    # ---- memory ----

    def _allocate(self, arrays: Mapping[str, Array]) -> None:
        n, game = self.copies, self.game
        public = {
            "observation": ((n, self.encoding.width), np.int16),
            "mask": ((n, game.actions), np.int8),
            "actor": ((n,), np.int8),
            "policy": ((n,), np.int8),
            "reward": ((n, self.players), np.float32),
            "terminated": ((n,), np.bool_),
            "final_observation": ((n, self.encoding.width), np.int16),
        }
        for name in arrays:
            if name not in public:
                raise Refused(f"there is no array {name!r}; there is {', '.join(public)}")
        made = {name: given_or_new(arrays, name, shape, dtype) for name, (shape, dtype) in public.items()}
        self.observation, self.mask, self.actor, self.policy = (
            made[name] for name in ("observation", "mask", "actor", "policy")
        )
        self.reward, self.terminated = made["reward"], made["terminated"]
        self.final_observation = made["final_observation"]
        self.mask[:] = 0
        self._stepped = Stepped(self.observation, self.mask, self.reward, self.terminated)
        self._states = self._fast.states(n)
        self._rows = np.zeros(n, record_type(Row))
        self._generators = np.zeros(n * GENERATORS_A_ROW, record_type(Generator))
        self._listed = np.zeros((n, game.actions), np.int16)
        self._allowed = np.zeros((n, (game.actions >> WORD_OF_BIT) + 1), np.int64)
        self._log, self._last_log = np.zeros((n, LONGEST), np.int16), np.zeros((n, LONGEST), np.int16)
        self._potential = np.zeros((n, self.players), np.float32)
        deeds = int(self._run.DEEDS) if self._remembers else 1
        deeds += game.chronicle if self.encoding.rounds else 0
        self._memory = np.zeros((n, game.seats[-1], deeds), np.int32)
        self._actions, self._all = np.zeros(n, np.int64), np.arange(n)

    def _lend(self, threads: int) -> None:
        """Put together what every call of the kernel is given."""
        policies = self._seating.policies or [[0]]
        work = int(getattr(self._run, "WORK", 1)) if self._seating.policies else 1
        views = 1 + int(getattr(self._run, "TRIAL_STATES", 0))
        self._decks = self._fast.decks(self.deck.table)
        self._inside = (
            gates_for(threads),
            self._actions,
            self._settings,
            self._scales,
            self._states,
            self._decks,
            self._rows,
            self._generators,
            self._seating.who,
            self._fast.numbers(evened(policies)),
            self._memory,
            self._fast.states(threads * views).reshape(threads, views),
            np.zeros((threads, max(self.game.scratch, self.game.actions)), np.int64),
            np.zeros((threads, work), np.int64),
            self._listed,
            self._allowed,
            self._log,
            self._last_log,
            self._potential,
            self.observation,
            self.mask,
            self.actor,
            self.policy,
            self.reward,
            self.terminated,
            self.final_observation,
        )

    # ---- play ----

    def reset(self, seed: str | int | None = None, which: Any = None) -> None:
        """Begin new games in all rows, or in those that `which` names (numbers, or a truth value for each row).

        With a seed, these rows begin their chance anew; without, it goes on.
        """
        rows = self._all if which is None else self._all[np.asarray(which)]
        if seed is not None:
            if which is None:
                self.seed = str(seed)
            for i in rows.tolist():
                for k, source in enumerate(SOURCES):
                    fill(self._generators, i * GENERATORS_A_ROW + k, seeded(f"{seed}/{i}/{source}"))
        self._run.run_rows(RESET_ROWS, rows, 0, len(rows), 0, *self._inside)
        self._ask_outer_bots()

    def seat(self, i: int, seats: Sequence[Any]) -> None:
        """Seat others in row i: policies by number, bots by name, of those that sat somewhere from the start.

        Reset the row afterwards: what has happened in its game stays as it is.
        """
        self._seating.place(i, seats)

    def step(self, actions: Any) -> Stepped:
        """Carry out an action in every row; where nobody is asked the action is passed over.

        Returns
        -------
        Stepped
            The arrays of this batch, not copies.

        Raises
        ------
        Illegal
            Names the first row whose action does not go, and nothing has happened then. Without `check` only numbers
            that are no action at all are found.

        """
        given = np.asarray(actions)
        if given.shape != (self.copies,) or given.dtype.kind not in "iu":
            raise Refused(f"actions must be {self.copies} whole numbers, not {given.dtype.name}{list(given.shape)}")
        if not self.check and (given.max() >= self.game.actions or given.min() < 0):  # they would leave the arrays
            row = int(np.flatnonzero((given < 0) | (given >= self.game.actions))[0])
            raise Illegal(f"row {row}: {given[row]} is no action; they are numbered from 0 to {self.game.actions - 1}")
        self._actions[:] = given
        task = STEP_ROWS
        if self.check:
            # Nothing may happen anywhere before all rows are checked: several threads must wait for each other there.
            task = CHECK_AND_STEP_ROWS if self._threads == 1 else CHECK_ROWS
        found = self._workers.do(task)
        for answer in found:
            if answer < 0:
                raise self._matches.why_not(~answer, int(given[~answer]))
        if task == CHECK_ROWS:
            found = self._workers.do(STEP_ROWS)
        if any(found):
            self._ask_outer_bots()
        return self._stepped

    def sample(self, out: Array | None = None) -> Array:
        """A legal action for every row, each equally likely; 0 where nobody is asked."""
        self._workers.do(SAMPLE_ROWS)
        if out is None:
            return self._actions.copy()
        out[:] = self._actions
        return out

    def observe(self, seat: Any, out: Array | None = None) -> Array:
        """What a seat sees in every row: one seat for all, or a seat for each."""
        seats = np.ascontiguousarray(np.broadcast_to(np.asarray(seat, np.int64), (self.copies,)))
        if seats.min() < 0 or seats.max() >= self.players:
            raise Refused(f"a seat is a number from 0 to {self.players - 1}")
        seen = np.zeros((self.copies, self.encoding.width), np.int16) if out is None else out
        self._run.observe_rows(self._settings, self._states, self._decks, self._memory, seats, seen)
        return seen

    def seen_by_all(self, out: Array | None = None) -> Array:
        """What every seat sees, int16[n, players, O], for a critic that is used in training only.

        It holds what the seats hide from each other: `Refused` unless the batch was made with `critic=True`.
        """
        if not self._critic:
            raise Refused("what all seats see is for a centralised critic; make the batch with critic=True")
        shape = self.copies, self.players, self.encoding.width
        seen = np.zeros(shape, np.int16) if out is None else out
        for seat in range(self.players):
            seen[:, seat] = self.observe(seat)
        return seen

    def _ask_outer_bots(self) -> None:
        """Let the bots answer that only Python can ask, until every row waits for an outside policy."""
        if not self._seating.outer:
            return
        for i in np.flatnonzero(self.policy <= OUTER_BOT).tolist():
            while (number := int(self.policy[i])) <= OUTER_BOT:
                bot = self._seating.outer[OUTER_BOT - number]
                self._actions[i] = bot(position_of(self.going_on(i)))
                self._run.run_rows(RESUME_ROWS, self._all, i, i + 1, 0, *self._inside)

    # ---- games ----

    def describe(self, i: int, action: int) -> str:
        """The notation of an action of the seat that decides in row i."""
        return self._matches.describe(i, action)

    def seen_by(self, i: int, seat: int | None = None) -> Any:
        """The state of row i as a seat may know it; of the seat that decides, if none is named."""
        return self._matches.seen_by(i, seat)

    def going_on(self, i: int) -> Match[Any, Any]:
        """The game that is going on in row i as a match. It holds every secret of the game; no policy may read it."""
        return self._matches.going_on(i, self.seed)

    def titles(self, i: int) -> list[dict[str, str]]:
        """Who sits in row i, as a record tells it."""
        return self._matches.titles(i)

    def record(self, i: int) -> Record:
        """The game of row i as terrae-record/1: the one that has just ended, else the one that is going on.

        It holds every secret of the game; no policy may read it.
        """
        return self._matches.record(i, self.seed, ended=bool(self.terminated[i]))

    @property
    def parts(self) -> tuple[Place, ...]:
        """What the numbers of an observation are."""
        return self.encoding.parts

    def encode(self, out: Array | None = None) -> Array:
        """The observations as float32 for a net: counts from about 0 to 1, categories one-hot or as their features."""
        return self.encoding.encode(self.observation, out)

    @property
    def unasked(self) -> int:
        """How many games have ended before an outside policy was asked anything. They bring no reward."""
        return int(self._rows["unasked"].sum())

    # ---- moments ----

    def _kept(self) -> dict[str, Array]:
        longest = int(max(self._rows["length"].max(), self._rows["last_length"].max()))
        inner = {"who": self._seating.who, **{name: getattr(self, f"_{name}") for name in INNER}}
        logs = {name: getattr(self, f"_{name}")[:, :longest] for name in GROWING}
        return {**inner, **logs, **{name: getattr(self, name) for name in SHOWN}}

    def _made_of(self) -> dict[str, Any]:
        own = {"rules": self.game.name, "cards": self.deck.document, "options": self.options}
        size = {"players": self.players, "copies": self.copies, "rounds": self.encoding.rounds}
        return {**own, **size, "bots": dict(self._seating.names), "seats": self._seats}

    def snapshot(self) -> Snapshot:
        """Everything as it is now, to be restored later into a batch that was made by the same call."""
        return Snapshot({name: array.copy() for name, array in self._kept().items()}, self._made_of(), self.seed)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot; `Refused` if it is of a batch of another game, size or seating."""
        snapshot.check(self._made_of())
        snapshot.write_to({**self._kept(), **{name: getattr(self, f"_{name}") for name in GROWING}})
        self.seed = snapshot.seed
        self._matches.forget()

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew by the same call and put back to this moment: for `pickle` and `copy.deepcopy`."""
        return made_again, (self.game, self.players, self.copies, self._given, self.snapshot())

    def close(self) -> None:
        """Let the threads end: nothing can be stepped any more. It happens by itself when nobody holds the batch."""
        self._workers.close()

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()

    @property
    def over(self) -> Array:
        """The rows whose game is over and that wait for a reset."""
        return np.asarray(self.policy == NOBODY)


def made_again(game: Game[Any, Any], players: int, copies: int, given: Mapping[str, Any], snapshot: Snapshot) -> Vector:
    """A batch as it was when it was pickled."""
    batch = Vector(game, players, copies, **given)
    batch.restore(snapshot)
    return batch


vector = Vector  # how a batch is made: `terrae.envs.vector(game, players, copies)`
