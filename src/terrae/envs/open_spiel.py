"""The games for OpenSpiel: importing this module registers them.

`pyspiel.load_game("python_<game>")`, and `"python_<game>_small"` for a variant that can be solved. Chance is explicit:
a deck is a set of cards, and a chance node names each card when it is drawn (`terrae.engine.explicit_chance`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.explicit_chance import NOTHING, draws_of
from terrae.engine.game import Game, Option, OptionValue, as_it_is, games, loaded
from terrae.engine.material import assemble

from . import hooks, kernel, rewards
from .arrays import Array
from .encoding import Encoding
from .hooks import hooks_of
from .kernel import Setting
from .rewards import KINDS, Reward

try:
    pyspiel: Any = import_module("pyspiel")
except ImportError:
    raise Refused("OpenSpiel is not installed; install with: pip install terrae[open-spiel]") from None

LONGEST_GAME = 4096
MOST_POINTS = 1000
DIGEST = 12
PARAMETERS: Mapping[str, Any] = {"reward": "win", "survival": 0.5, "encoded": False, "rounds": 0}


REGISTERED: dict[str, Game[Any, Any]] = {}
"""The games that OpenSpiel knows, by the names it knows them by."""


class SpielRules:
    """What all states of one game with its parameters share."""

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self.name, self.parameters = name, dict(parameters)
        self.game = game = REGISTERED[name]
        self.players = int(parameters["players"])
        self.reward = Reward(parameters["reward"], survival=parameters["survival"])
        self.encoded = bool(parameters["encoded"])
        self.deck = load_deck(game, game.default_deck())
        self.d = self.deck.table
        self.draws = draws_of(game)
        rounds = int(parameters["rounds"])
        self.encoding = Encoding(game, self.d, rounds)
        self.run = game.run
        replaced = {**game.replaced, **hooks_of(game, policies=False, rounds=rounds > 0)}
        self.kernel = assemble([hooks, rewards, kernel], as_it_is, as_it_is, replaced, game.mind)
        self.setting = Setting()
        self.setting.players = self.players
        self.setting.observed, self.setting.deeds = game.observation, len(game.history)
        self.setting.rounds, self.setting.notes = rounds, len(game.rounds)
        game.check_players(self.players)
        options = {option.name: setting_of(option, parameters[option.name]) for option in game.options}
        bits = game.option_bits(options, self.players)
        start = int(parameters.get("start", 0))
        deeds = max(1, len(game.history)) + (game.chronicle if rounds else 0)
        memory = np.zeros((game.seats[-1], deeds), np.int32)
        self.first = GameMoment(self, self.draws.lay_out(self.d, self.players, start, bits), memory)


@cache
def shared_rules(name: str, parameters: tuple[tuple[str, Any], ...]) -> SpielRules:
    """The same rules for all that asks for the same."""
    return SpielRules(name, dict(parameters))


def rules_for(name: str, parameters: Mapping[str, Any]) -> SpielRules:
    return shared_rules(name, tuple(sorted(parameters.items())))


class Before(NamedTuple):
    """The decision that a moment follows."""

    moment: GameMoment
    action: int


class GameMoment:
    """A game at one moment. It never changes, so that all copies of a state share it."""

    __slots__ = ("before", "known", "memory", "rules", "s", "waiting", "weights")

    def __init__(
        self,
        rules: SpielRules,
        s: Any,
        memory: Array,
        waiting: int = NOTHING,
        before: Before | None = None,
        known: dict[int, str] | None = None,
    ) -> None:
        self.rules, self.s, self.waiting = rules, s, waiting
        self.memory = memory
        """What everybody remembers of the decisions so far."""
        self.before = before
        """The last decision before this moment; there may have been draws since."""
        self.known = known or {}
        """What viewers have seen so far, as digests, as far as somebody has asked for it."""
        self.weights = rules.draws.weights(s, rules.d, waiting)

    def __deepcopy__(self, memo: Any) -> GameMoment:
        return self

    def __reduce__(self) -> Any:
        """How it is pickled: the state, the last decision, and what everybody had seen by then."""
        rules, known = self.rules, self.known
        before = None
        if self.before:
            at, action = self.before
            known = {viewer: at.recall(viewer) for viewer in range(SPECTATOR, rules.players)}
            before = at.s.values(), at.memory.tolist(), action
        moment = self.s.values(), self.memory.tolist(), self.waiting
        return restored, (rules.name, rules.parameters, moment, before, known)

    def next(self, action: int) -> GameMoment:
        """The moment after an action or an outcome of chance."""
        rules, d = self.rules, self.rules.d
        s = self.s.clone()
        if len(self.weights):
            rules.draws.draw(s, d, self.waiting, action)
            return GameMoment(rules, s, self.memory, NOTHING, self.before)
        memory = self.memory
        if rules.game.history:
            memory = memory.copy()
            rules.kernel.keep_deed(self.s, d, action, memory)
            rules.kernel.keep_in_round(self.s, d, action, rules.setting, memory)
        return GameMoment(rules, s, memory, rules.draws.act(s, d, action), Before(self, action))

    def seen_by(self, viewer: int) -> Any:
        """The state as a viewer may know it."""
        return self.rules.game.redact(self.s, self.rules.d, viewer)

    def recall(self, viewer: int) -> str:
        """A digest of everything that a viewer has seen and heard up to now: with it, recall is perfect."""
        path: list[GameMoment] = []
        at: GameMoment | None = self
        while at is not None and viewer not in at.known:
            path.append(at)
            at = at.before.moment if at.before else None
        for moment in reversed(path):
            moment.known[viewer] = moment._digest(viewer)
        return self.known[viewer]

    def _digest(self, viewer: int) -> str:
        past = ""
        if self.before:
            at, action = self.before
            heard = self.rules.game.notation_for(at.seen_by(viewer), self.rules.d, action, viewer)
            past = f"{at.known[viewer]} {at.s.actor} {heard}"
        return digest(f"{past} {self.seen_by(viewer).values()}")

    def imagined(self, viewer: int, seed: str) -> GameMoment:
        """A moment that the viewer cannot tell from this one: everything hidden is dealt anew.

        The others have heard in it what everybody has heard, and hold what they hold there.
        """
        rules, s = self.rules, self.rules.game.state()
        rules.run.imagine(self.seen_by(viewer), rules.d, viewer, s, seeded(seed), [0] * rules.game.scratch)
        found = GameMoment(rules, s, self.memory)
        for seat in range(rules.players):
            found.known[seat] = digest(f"{self.recall(SPECTATOR)} {found.seen_by(seat).values()}")
        found.known[viewer], found.known[SPECTATOR] = self.recall(viewer), self.recall(SPECTATOR)
        return found

    def observe(self, seat: int) -> Array:
        """The same numbers that a batch shows to a seat."""
        rules = self.rules
        out = np.zeros(rules.encoding.width, np.int16)
        rules.kernel.observe_with_history(self.s, rules.d, seat, rules.setting, self.memory, out)
        return out

    def returns(self) -> list[float]:
        rules = self.rules
        kind = KINDS.index(rules.reward.kind)
        if not rules.run.is_over(self.s, rules.d):
            return [0.0] * rules.players
        return [
            float(rules.kernel.reward_of_seat(self.s, rules.d, seat, rules.players, kind, rules.reward.survival))
            for seat in range(rules.players)
        ]


def restored(
    name: str, parameters: Mapping[str, Any], moment: Any, before: Any, known: dict[int, str]
) -> GameMoment:  # fmt: skip
    """The moment that was pickled."""
    rules = rules_for(name, parameters)

    def laid_out(values: Any) -> Any:
        s = rules.game.state()
        s.fill(values)
        return s

    values, memory, waiting = moment
    s, remembered = laid_out(values), np.array(memory, np.int32)
    if before is None:
        return GameMoment(rules, s, remembered, waiting, None, known)
    values, memory, action = before
    last = GameMoment(rules, laid_out(values), np.array(memory, np.int32), NOTHING, None, known)
    return GameMoment(rules, s, remembered, waiting, Before(last, action))


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=DIGEST).hexdigest()


def shown(v: Any) -> str:
    """A state or a view in one line: the fields that are not blank."""
    fields = zip(v.FIELDS, v.values(), strict=True)
    return " ".join(f"{field.name}={value}" for field, value in fields if np.any(np.asarray(value) != field.blank))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """One game as OpenSpiel plays it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = game.rules.first

    def current_player(self) -> int:
        if len(self.now.weights):
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.now.s.actor)

    def is_terminal(self) -> bool:
        return bool(self.now.rules.run.is_over(self.now.s, self.now.rules.d))

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.now.rules.game.legal(self.now.s, self.now.rules.d)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.now.weights
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.now = self.now.next(action)

    def _action_to_string(self, player: int, action: int) -> str:
        now, rules = self.now, self.now.rules
        if player == pyspiel.PlayerId.CHANCE:
            return rules.draws.text(now.s, rules.deck, now.waiting, action)
        return rules.game.notation(now.s, rules.d, action)

    def returns(self) -> list[float]:
        return self.now.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has seen and heard, as a digest, and what it sees now."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.now.recall(seat)} {shown(self.now.seen_by(seat))}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one. Its `history()` is empty: nobody has played it."""
        state: SpielState = self.get_game().new_initial_state()
        state.now = self.now.imagined(player, str(sampler()))
        return state

    def __str__(self) -> str:
        waiting = "" if self.now.waiting == NOTHING else f" waiting={self.now.waiting}"
        return shown(self.now.s) + waiting


class Observer:
    """What a player sees: the numbers of a batch as `tensor`, by part in `dict`, and a line of text."""

    def __init__(self, rules: SpielRules, kind: Any) -> None:
        self.rules, self.kind = rules, kind
        self.dict: dict[str, Array] = {}
        self.tensor: Array | None = None
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        if kind.perfect_recall or not kind.public_info or self.public_only:
            return
        encoding = rules.encoding
        self.tensor = np.zeros(encoding.encoded_width if rules.encoded else encoding.width, np.float32)
        for part in encoding.parts:
            place = part.encoded if rules.encoded else slice(part.start, part.stop)
            self.dict[part.name] = self.tensor[place]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is not None:
            seen = state.now.observe(player)
            self.tensor[:] = self.rules.encoding.encode(seen[None])[0] if self.rules.encoded else seen

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What the player sees, or, of perfect recall, has seen; nobody has anything private without the public."""
        if not self.kind.public_info:
            return None
        if self.public_only:
            return shown(state.now.seen_by(SPECTATOR))
        return state.information_state_string(player) if self.kind.perfect_recall else shown(state.now.seen_by(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: `players`, `reward`, `survival`, `encoded`, `start` and the game's options."""

    def __init__(self, game: Game[Any, Any], kind: Any, given: Mapping[str, Any] | None = None) -> None:
        self.rules = rules_for(kind.short_name, {**defaults(game), **(given or {})})
        most = MOST_POINTS if self.rules.reward.kind == "score" else 1
        information = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.rules.draws.outcomes,
            num_players=self.rules.players,
            min_utility=float(-most if most > 1 else 0),
            max_utility=float(most),
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, information, dict(given or {}))

    def new_initial_state(self, text: str | None = None) -> SpielState:  # noqa: ARG002
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observations have no parameters here; passed {params}")
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_GAME


def defaults(game: Game[Any, Any]) -> dict[str, Any]:
    """The parameters of a game and what they are unless told."""
    start = {"start": 0} if game.start_is_chosen else {}
    options = {option.name: 0 if option.values else option.default for option in game.options}
    return {"players": game.bench_players, **PARAMETERS, **start, **options}


def setting_of(option: Option, parameter: Any) -> OptionValue:
    """What an option is set to by a parameter: a number of its own, 0 for off, or yes or no."""
    return int(parameter) or False if option.values else bool(parameter)


def register(game: Game[Any, Any]) -> None:
    """Let OpenSpiel load a game by its name."""
    kind = pyspiel.GameType(
        short_name=f"python_{game.name.replace('-', '_')}",
        long_name=game.name.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )

    class Registered(SpielGame):
        """OpenSpiel keeps it longer than Python lives, which a class survives and a function does not."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, given)

    Registered.__name__ = Registered.__qualname__ = kind.short_name
    globals()[kind.short_name] = Registered  # where pickle looks for it
    REGISTERED[kind.short_name] = game
    pyspiel.register_game(kind, Registered)


for _game in games().values():
    if _game.offers.chance:
        register(_game)
    if _game.offers.small_variant:
        register(loaded(_game.offers.small_variant)())
