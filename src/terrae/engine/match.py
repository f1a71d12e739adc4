"""A match: one game being played. It is its set-up and its moves; the state follows from them."""

from __future__ import annotations

import marshal
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from .chance import random_order, seeded
from .decks import load_deck
from .errors import Illegal, Refused
from .game import D, DeckDocument, Game, Json, OptionValue, S
from .history import ViewerMemory
from .takeback import moves_since_choice, moves_to_take_back

if TYPE_CHECKING:
    from .record import Record

Orders = Callable[[int, str], list[int]]
"""Where chance comes from: how many cards, and what for, give an order of them."""

CHECKPOINT_EVERY = 32
"""After so many moves the state is kept, so that looking back costs the same however long the match is."""


class Checkpoint(NamedTuple):
    """The state after some moves."""

    moves: int
    shuffles: int
    """How many shuffles there had been in the middle of the game."""
    values: bytes
    """The values of its fields, packed: many checkpoints are small, and no work for the search for garbage."""


class Match(Generic[S, D]):
    """One game with its players, its moves so far and its present state."""

    def __init__(
        self,
        game: Game[S, D],
        players: Sequence[Json],
        *,
        deck: DeckDocument[D] | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: str | None = None,
        start: int = 0,
        setup: Json | None = None,
        shuffles: Sequence[object] = (),
        orders: Orders | None = None,
        chance: str | None = None,
    ) -> None:
        """A new match: set up by chance, or laid out from `setup`.

        `shuffles` are the first shuffles in the middle of the game, as a record tells them; chance makes the others.

        The chance of the cards is `orders`; when it is not given, a generator seeded with `seed`. That of bots follows
        from `chance`, or from the seed too.
        """
        game.check_players(len(players))
        if not 0 <= start < len(players):
            raise Refused(f"the start seat must be from 0 to {len(players) - 1}, not {start}", game.start_rule)
        bits = game.option_bits(options or {}, len(players))
        self.game = game
        self.players = [dict(player) for player in players]
        self.deck = deck or load_deck(game, game.default_deck())
        self.options = game.options_from_bits(bits)
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.chance = chance
        """What the chance of bots follows from; None if it follows from the seed."""
        self.moves: list[tuple[int, str]] = []
        self.talk: list[Any] = []
        """What was said, as a record holds it. It changes nothing of the game."""
        self.shuffles: list[Json] = []
        self.given_shuffles = list(shuffles)
        self._order = orders or self._seeded_order
        self.memories: dict[int, ViewerMemory] = {}
        """What viewers have seen happen, as far as somebody has asked for it."""
        self.checkpoints: list[Checkpoint] = []
        self.state = game.state()
        game.run.prepare(self.state, self.d, len(players), start, bits)
        if setup is None:
            self._shuffle_for_setup()
        else:
            game.lay_out(self.state, self.deck, setup)
        self.start = self.state.start
        self.setup = game.setup_of(self.state, self.deck)
        self.ready = self.state.clone()
        game.run.begin(self.state, self.d)
        self._settle_chance()

    @property
    def d(self) -> D:
        """The deck table that the rules read."""
        return self.deck.table

    # ---- chance ----

    def _seeded_order(self, waiting: int, label: str) -> list[int]:
        order = [0] * waiting
        random_order(order, waiting, seeded(f"{self.seed}/{label}"))
        return order

    def _shuffle_for_setup(self) -> None:
        number = 0
        while waiting := self.game.run.awaits_shuffle(self.state, self.d):
            self.game.run.shuffled(self.state, self.d, self._order(waiting, f"set-up {number}"))
            number += 1

    def _settle_chance(self) -> None:
        """Shuffles in the middle of the game: as the record tells them, then by chance."""
        while waiting := self.game.run.awaits_shuffle(self.state, self.d):
            number = len(self.shuffles)
            if number < len(self.given_shuffles):
                order = self.game.shuffle_from_json(self.state, self.deck, self.given_shuffles[number])
            else:
                order = self._order(waiting, f"reshuffle {number}")
            self.shuffles.append(self.game.shuffle_to_json(self.state, self.deck, order))
            self.game.run.shuffled(self.state, self.d, order)

    def again(self, orders: Orders | None = None) -> Match[S, D]:
        """The same match before its first move: laid out as this one was, or set up anew by `orders`."""
        return Match(
            self.game,
            self.players,
            deck=self.deck,
            options=self.options,
            seed=self.seed,
            start=self.start,
            setup=self.setup if orders is None else None,
            shuffles=self.shuffles if orders is None else (),
            orders=orders or self._order,
            chance=self.chance,
        )

    # ---- play ----

    @property
    def over(self) -> bool:
        return bool(self.game.run.is_over(self.state, self.d))

    @property
    def actor(self) -> int:
        """The seat that decides."""
        return self.state.actor

    def seen_by(self, seat: int) -> S:
        """The state as a seat may know it."""
        return self.game.redact(self.state, self.d, seat)

    def view(self, seat: int) -> Json:
        """What a seat is shown, as JSON."""
        return self.game.view(self.seen_by(seat), self.deck, seat)

    def answers(self) -> list[str]:
        """The legal answers of the seat that decides, as texts."""
        return [self.game.notation(self.state, self.d, action) for action in self.game.legal(self.state, self.d)]

    def act(self, action: int) -> None:
        """Carry out a legal action of the seat that decides."""
        self.moves.append((self.actor, self.game.notation(self.state, self.d, action)))
        self.game.run.step(self.state, self.d, action)
        self._settle_chance()
        if len(self.moves) % CHECKPOINT_EVERY == 0:
            values = marshal.dumps(self.state.values())
            self.checkpoints.append(Checkpoint(len(self.moves), len(self.shuffles), values))

    def play(self, seat: int, text: str) -> int:
        """Carry out an answer given as text, and return its action; `Illegal` with the rule it breaks otherwise."""
        if self.over:
            raise self.game.why_not(self.state, self.d, text)
        if seat != self.actor:
            rule = self.game.why_not(self.seen_by(self.actor), self.d, "").rule  # that of the question asked
            raise Illegal(f"it is seat {self.actor}'s decision, not seat {seat}'s", rule)
        action = self.game.parse(self.state, self.d, text)
        if action is None or action not in self.game.legal(self.state, self.d):
            raise self.game.why_not(self.seen_by(seat), self.d, text)
        self.act(action)
        return action

    def copy(self) -> Match[S, D]:
        """The same match, to be played on without changing this one."""
        other = copy(self)
        other.state = self.state.clone()
        other.moves = self.moves.copy()
        other.shuffles = self.shuffles.copy()
        other.memories = self.memories.copy()
        other.checkpoints = self.checkpoints.copy()
        return other

    # ---- taking back ----

    def states(self, since: int = 0) -> Iterator[tuple[S, int]]:
        """The state after `since` moves and after each further one, and how many shuffles there were.

        It is one state, changing. The moves before it are carried out again from the checkpoint before them.
        """
        game, d = self.game, self.d
        first, shuffles, state = self._checkpoint_before(since)
        for number in range(first, len(self.moves) + 1):
            while game.run.awaits_shuffle(state, d):
                game.run.shuffled(state, d, game.shuffle_from_json(state, self.deck, self.shuffles[shuffles]))
                shuffles += 1
            if number >= since:
                yield state, shuffles
            if number < len(self.moves):
                game.run.step(state, d, game.parse(state, d, self.moves[number][1]))

    def _checkpoint_before(self, moves: int) -> tuple[int, int, S]:
        """The last state that is kept and has not more moves, after how many moves it was, and how many shuffles."""
        kept = min(moves // CHECKPOINT_EVERY, len(self.checkpoints))
        if kept == 0:
            state = self.ready.clone()
            self.game.run.begin(state, self.d)
            return 0, 0, state
        checkpoint = self.checkpoints[kept - 1]
        state = self.game.state()
        state.fill(marshal.loads(checkpoint.values))
        return checkpoint.moves, checkpoint.shuffles, state

    def after(self, moves: int) -> tuple[S, int]:
        """The state after the first so many moves of this match, and how many shuffles there had been."""
        return next(self.states(moves))

    def moves_to_take_back(self, seat: int) -> int:
        """How many moves undo the seat's last decision; 0 if it may not be taken back."""
        return moves_to_take_back(self, seat)

    def moves_since_choice(self, seat: int, most: int) -> int:
        """How many of the last moves undo the seat's last decision, whatever others did since; 0 if not `most`."""
        return moves_since_choice(self, seat, most)

    def may_take_back(self, seat: int) -> bool:
        """May the seat take its last decision back?"""
        return self.moves_to_take_back(seat) > 0

    def take_back(self, seat: int) -> None:
        """Undo the seat's last decision; `Refused` if it may not be taken back."""
        count = self.moves_to_take_back(seat)
        if not count:
            raise Refused("that decision cannot be taken back: it has shown something, or somebody else has decided")
        self.undo(count)

    def undo(self, count: int = 1) -> None:
        """Go back to before the last moves, whatever they have shown; for logs whose take-backs were checked before."""
        self.state, shuffles = self.after(len(self.moves) - count)
        del self.shuffles[shuffles:]
        del self.moves[len(self.moves) - count :]
        del self.checkpoints[len(self.moves) // CHECKPOINT_EVERY :]

    # ---- records ----

    def record(self) -> Record:
        """The match as terrae-record/1. It holds every secret: while the game is on, it is given to nobody."""
        from .record import record_of  # it plays matches itself

        return record_of(self)


def first_choice(game: Game[Any, Any]) -> Match[Any, Any]:
    """A match at its first decision where there is something to choose."""
    match = Match(game, [{"name": "", "kind": "human"}] * game.seats[0], seed="")
    while len(match.answers()) == 1:
        match.play(match.actor, match.answers()[0])
    return match
