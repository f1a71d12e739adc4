"""Other engines in the same contest: card games of OpenSpiel, played at random in its own fastest way."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from terrae.engine.errors import Refused

from .contest import Contestant

CARD_GAMES = {"hearts": "hearts", "euchre": "euchre", "hanabi": "hanabi(players=4)"}
"""Games for four with hidden hands, as OpenSpiel loads them."""
COUNTED_GAMES = 500


def open_spiel() -> tuple[list[Contestant], dict[str, float]]:
    """Each game inside C++ and from Python, and how many decisions a game of each takes."""
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError:
        raise Refused(
            "OpenSpiel is not installed, so there are no peers to measure; install with: pip install terrae[peers]"
        ) from None
    contestants: list[Contestant] = []
    lengths: dict[str, float] = {}
    for name, loaded in CARD_GAMES.items():
        game = spiel.load_game(loaded)
        key = f"open_spiel_{name}"
        lengths[key] = from_python(game, see_nothing)(COUNTED_GAMES) / COUNTED_GAMES
        contestants += [
            Contestant(key, inside_cpp(spiel, game, lengths[key])),
            Contestant(f"{key}_python", from_python(game, see_nothing)),
            Contestant(f"{key}_python_observed", from_python(game, see_tensor_and_mask(game))),
        ]
    return contestants, lengths


def inside_cpp(spiel: Any, game: Any, length: float) -> Callable[[int], int]:
    """Whole games between OpenSpiel's own random players; it tells no decisions, so their mean number is used."""
    bots = [spiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = Random(0)

    def play(games: int) -> int:
        for _ in range(games):
            spiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(31))
        return round(games * length)

    return play


def from_python(game: Any, see: Callable[[Any], None]) -> Callable[[int], int]:
    """Games driven from Python, as a learner drives them."""
    random = Random(0)

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(sample(state.chance_outcomes(), random.random()))
                else:
                    see(state)
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
        return steps

    return play


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome on which a point between 0 and 1 falls."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def see_nothing(state: Any) -> None:
    """Play without looking."""


def see_tensor_and_mask(game: Any) -> Callable[[Any], None]:
    """What a learner asks for at every decision: the game's tensor and the mask of legal actions."""
    observes = game.get_type().provides_observation_tensor

    def see(state: Any) -> None:
        if observes:
            state.observation_tensor()
        else:
            state.information_state_tensor()
        state.legal_actions_mask()

    return see
