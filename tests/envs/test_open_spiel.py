"""The games as OpenSpiel sees them: explicit chance, one card at a time."""

from __future__ import annotations

import pickle
import re
from hashlib import sha256
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import terrae.envs.open_spiel as spiel
from terrae.engine.chance import seeded
from terrae.engine.decks import load_deck
from terrae.engine.explicit_chance import NOTHING
from terrae.engine.game import games
from terrae.engine.record import replay
from terrae.envs import vector
from terrae.games.terra.small_variant import SmallTerra
from terrae.games.terra_futura.rules.chance import level_drawn_from
from terrae.games.terra_futura.rules.state import FIRST_OF_LEVEL

pyspiel: Any = import_module("pyspiel")

NAMES = [f"python_{name.replace('-', '_')}" for name in games()]
ALL = [*NAMES, "python_terra_small"]
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
PLAYED = {"python_terra_small": "players=2", "python_terra": "players=3", "python_terra_futura": "players=2"}
"""The games that have a playthrough, and how each is played there."""


def played(game: Any, seed: int, until: Any = None) -> Any:
    """A state after random play to the end, or until something is so of it."""
    r = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and not (until and until(state)):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert len(outcomes) <= 36
            state.apply_action(int(r.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(r.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", ALL)
def test_openspiels_own_tests_find_nothing_wrong(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    sim = import_module("open_spiel.python.tests.games_sim_test").GamesSimTest()
    for game in (pyspiel.load_game(name), pyspiel.load_game(name, {"players": 3, "reward": "rank", "encoded": True})):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        sim.sim_game(game)
    capfd.readouterr()


@pytest.mark.parametrize("name", ALL)
def test_a_state_is_the_same_after_it_was_serialised_anywhere(name: str) -> None:
    game = pyspiel.load_game(name)
    r = np.random.RandomState(5)
    state = game.new_initial_state()
    for step in range(120):
        if state.is_terminal():
            break
        if step % 7 == 0:
            _, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for player in range(game.num_players()):
                assert same.information_state_string(player) == state.information_state_string(player)
                assert same.observation_tensor(player) == state.observation_tensor(player)
            state = pickle.loads(pickle.dumps(same))
        state.apply_action(int(r.choice(state.legal_actions())))


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_are_those_of_a_batch(name: str) -> None:
    """A game of OpenSpiel, dealt as a batch has dealt it, shows the same observations and the same legal actions."""
    (game,) = (g for g in games().values() if f"python_{g.name.replace('-', '_')}" == name)
    rounds = 2 if game.rounds else 0
    v = vector(game, game.bench_players, 1, seed="spiel", rounds=rounds)
    rules = pyspiel.load_game(name, {"rounds": rounds}).rules
    for _ in range(100):
        match = replay(v.record(0))
        moment = spiel.GameMoment(rules, match.state, v._memory[0])
        assert game.legal(match.state, match.d) == np.flatnonzero(v.mask[0]).tolist()
        for seat in range(v.players):
            assert moment.observe(seat).tolist() == v.observe(seat)[0].tolist()
        v.step(v.sample())


def test_what_everybody_remembers_follows_from_the_moves_of_the_state() -> None:
    game = games()["terra"]
    state = played(pyspiel.load_game("python_terra", {"rounds": 23}), 3, lambda state: state.move_number() > 120)
    seen = state.now.observe(0)[game.observation :]
    history = seen[: len(game.history) * 6].reshape(-1, 6)
    rounds = seen[len(game.history) * 6 :].reshape(23, len(game.rounds), 6)
    assert history[2].any()
    assert rounds[:, 0].sum(axis=0).tolist() == history[2].tolist()  # values given
    assert rounds[:, 3].sum(axis=0).tolist() == history[6].tolist()  # sets hoarded
    asked, helped = history[0], history[1]
    assert rounds[:, 1].sum(axis=0).tolist() == (asked - helped).tolist()  # passed


@pytest.mark.parametrize("name", ALL)
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(name: str) -> None:
    game = pyspiel.load_game(name)
    for moves in (0, 10, 60):
        state = played(game, moves, lambda s, n=moves: not s.is_chance_node() and s.move_number() > n)
        if state.is_terminal():
            continue
        me = state.current_player()
        chance = np.random.RandomState(1)
        strings = set()
        for _ in range(5):
            other = state.resample_from_infostate(me, chance.uniform)
            assert other.information_state_string(me) == state.information_state_string(me)
            assert other.observation_tensor(me) == state.observation_tensor(me)
            assert other.legal_actions() == state.legal_actions()
            strings.add(str(other))
            while not other.is_terminal():
                other.apply_action(int(chance.choice(other.legal_actions())))
            assert len(other.returns()) == game.num_players()
        assert len(strings) > 1 or name == "python_terra_small"


@pytest.mark.parametrize("name", ALL)
def test_information_states_tell_what_was_heard_and_no_secret(name: str) -> None:
    """Shuffling what a player cannot know changes nothing of its information state, now or later."""
    game = pyspiel.load_game(name)
    state = played(game, 11, lambda s: not s.is_chance_node() and s.move_number() > 25)
    if state.is_terminal():
        state = played(game, 11, lambda s: not s.is_chance_node())
    me = state.current_player()
    other = state.resample_from_infostate(me, np.random.RandomState(3).uniform)
    action = state.legal_actions()[0]
    before = state.information_state_string(me)
    state.apply_action(action)
    other.apply_action(action)
    if not state.is_chance_node() and not other.is_chance_node():
        assert state.information_state_string(me) == other.information_state_string(me)
    assert state.information_state_string(me) != before


def test_two_pasts_that_look_the_same_now_are_two_information_states() -> None:
    """Perfect recall: what was heard on the way counts, not only what is seen now."""
    seen: set[str] = set()
    known: set[str] = set()
    states = [pyspiel.load_game("python_terra_small", {"players": 2}).new_initial_state()]
    while states:
        state = states.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            seen.add(f"{state.current_player()} {state.observation_string()}")
            known.add(state.information_state_string())
        states += [state.child(action) for action in state.legal_actions()]
    assert len(known) > len(seen) > 10


def test_ismcts_plays_with_resampling() -> None:
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    for name in NAMES:
        game = pyspiel.load_game(name)
        chance = np.random.RandomState(0)
        state = played(game, 2, lambda s: not s.is_chance_node() and len(s.legal_actions()) > 2)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=6, random_state=chance)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ALL)
def test_agents_play_in_openspiels_environment(name: str) -> None:
    environment = import_module("open_spiel.python.rl_environment").Environment(pyspiel.load_game(name))
    step = environment.reset()
    r = np.random.RandomState(0)
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([int(r.choice(step.observations["legal_actions"][seat]))])
    assert len(step.rewards) == environment.num_players


def test_parameters_are_the_options_and_the_reward() -> None:
    game = pyspiel.load_game("python_terra", {"players": 6, "teams": True, "reward": "utility", "survival": 0.25})
    assert game.num_players() == 6
    assert game.get_parameters()["teams"]
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    last = played(game, 1)
    assert last.now.s.options == 1
    assert set(last.returns()) <= {0.0, 0.25, 0.625}
    with pytest.raises(Exception, match="for 4 or 6 players"):
        pyspiel.load_game("python_terra", {"players": 5, "teams": True})


@pytest.mark.parametrize("name", PLAYED)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    """As every game of OpenSpiel has one: `python -m tests.envs.test_open_spiel` writes them anew."""
    assert playthrough(name) == (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")


def playthrough(name: str) -> str:
    """A whole game by chance, and what OpenSpiel finds at every step; of tensors and long lines a digest."""
    generate = import_module("open_spiel.python.algorithms.generate_playthrough")
    text: str = generate.playthrough(f"{name}({PLAYED[name]})", None, seed=4)
    lines = []
    for start, several in groupby(text.split("\n"), start_of_tensor):
        block = "\n".join(several)
        lines.append(f"{start}: {digest(block)}" if start else re.sub(r".{161,}", shortened, block))
    return "\n".join(lines)


def start_of_tensor(line: str) -> str:
    """The name of the tensor that a line belongs to, whose parts follow each other; empty for every other line."""
    return line.partition(".")[0] if line.startswith("ObservationTensor(") else ""


def shortened(found: re.Match[str]) -> str:
    return f"{found[0][:80]} ... {digest(found[0])}"


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


# ---- Chance ----------------------------------------------------------------------------------------------------


def test_every_seat_is_as_likely_to_start_and_every_starting_card_to_be_dealt() -> None:
    """F5: the weights of the Starting cards, seat by seat, against counting all deals."""
    game = pyspiel.load_game("python_terra_futura", {"players": 3})
    deals: dict[tuple[int, ...], float] = {}

    def deal(state: Any, chance: float, dealt: tuple[int, ...]) -> None:
        if len(dealt) == 3:
            deals[dealt] = chance
            return
        for outcome, share in state.chance_outcomes():
            deal(state.child(outcome), chance * share, (*dealt, outcome))

    deal(game.new_initial_state(), 1.0, ())
    first = game.rules.d.first
    assert all(first in dealt for dealt in deals)
    assert len(deals) == 3 * 4 * 3
    assert list(deals.values()) == pytest.approx([1 / 36] * 36)


def test_no_card_is_lost_or_doubled_while_chance_draws() -> None:
    from tests.laws.walks import knowledge

    for name in NAMES:
        game = pyspiel.load_game(name)
        about = knowledge(game.rules.game)
        seen = 0
        for seed in range(3):
            r = np.random.RandomState(seed)
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(int(r.choice(state.legal_actions())))
                if not state.is_chance_node():
                    s, d = state.now.s, game.rules.d
                    assert about.census(s, d) == about.everything(s, d)
                    seen += 1
        assert seen > 100


def test_the_card_that_chance_names_is_the_card_that_comes() -> None:
    """F7, F9, F10, F11: into the display or the hand, also when the discard pile is reshuffled for it."""
    game = pyspiel.load_game("python_terra_futura", {"players": 5})
    reshuffled = 0
    for seed in range(3):
        r = np.random.RandomState(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            before, action = state.now, int(r.choice(state.legal_actions()))
            state.apply_action(action)
            after = state.now.s
            if len(before.weights) and before.waiting != NOTHING:
                level = level_drawn_from(before.s, before.waiting)
                shown = [card for row in after.display for card in row]
                assert FIRST_OF_LEVEL[level] + action in [*shown, after.hand]
                reshuffled += before.s.left[level] == 0
    assert reshuffled


# ---- Small Terra -----------------------------------------------------------------------------------------------

UNIFORM = 0.5135191615226338
"""The NashConv of uniform play in Small Terra with three players and lambda 0.5."""


def test_small_terra_is_exported_and_solved(tmp_path: Path) -> None:
    gambit = import_module("open_spiel.python.algorithms.gambit")
    game = pyspiel.load_game("python_terra_small", {"reward": "utility", "survival": 0.5})
    file = tmp_path / "small.efg"
    file.write_text(gambit.export_gambit(game))
    tree = pyspiel.load_game("efg_game", {"filename": str(file)})
    assert pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree)) == pytest.approx(UNIFORM, abs=1e-9)
    solver = pyspiel.CFRSolver(tree)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(tree, solver.average_policy()) < 0.01


def test_small_terra_can_be_played_like_any_game() -> None:
    game = SmallTerra()
    d = load_deck(game, game.default_deck()).table
    s, r, scratch = game.state(), seeded("small"), [0] * game.scratch
    steps = game.run.random_games([s], 0, [d], 3, 0, 50, [r], scratch)
    assert steps > 50
    assert game.run.is_over(s, d)


if __name__ == "__main__":
    for name in PLAYED:
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), "utf-8")
