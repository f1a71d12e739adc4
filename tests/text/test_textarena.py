"""Games in TextArena's own loop."""

from __future__ import annotations

import json
import warnings
from functools import cache
from random import Random
from typing import Any

import pytest

from terrae.engine.game import game_named
from terrae.engine.match import Match
from terrae.engine.record import replay
from terrae.table.contract import talk_of

from .worlds import pairs


@cache
def arena() -> Any:
    """TextArena. It loads for seconds, so not where tests are only collected."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its own dependencies warn of when they are imported is not our affair
        import textarena
    return textarena


@cache
def ours() -> Any:
    """What stands between TextArena and the games."""
    arena()
    from terrae.text import textarena

    return textarena


class Chooser:
    """Chooses one of the answers that it reads at the end of its observation, and talks a little."""

    def __init__(self, seed: int) -> None:
        self.choice = Random(seed)
        self.read: list[str] = []

    def __call__(self, observation: str) -> str:
        self.read.append(observation)
        answers = [line.partition("]")[0][1:] for line in observation.splitlines() if line.startswith("[")]
        return f"I think about [this] and choose [{self.choice.choice(answers)}]"


def test_a_further_game_reads_no_sentences_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = ours().TextArenaEnv("terra")
    made.reset(num_players=3, seed=1)
    monkeypatch.setattr("pathlib.Path.read_text", lambda *_given, **_named: pytest.fail("a file was read"))
    made.reset(num_players=3, seed=2)


def made_by_name(name: str, **options: Any) -> Any:
    """An environment as TextArena makes it, from its registry."""
    ours()
    return arena().make(name, **options)


def played(env: Any, agents: list[Any], seed: int) -> tuple[dict[int, float], dict[int, Any]]:
    """TextArena's loop, as its documentation shows it."""
    env.reset(num_players=len(agents), seed=seed)
    done = False
    while not done:
        player_id, observation = env.get_observation()
        done, _ = env.step(action=agents[player_id](observation))
    rewards_, info = env.close()
    return rewards_, info


@pytest.mark.parametrize(("name", "players"), [("Terra-v0", 3), ("TerraFutura-v0", 2)])
def test_a_whole_game_in_its_loop(name: str, players: int) -> None:
    env = made_by_name(name, skips_forced=True)
    agents = [Chooser(seat) for seat in range(players)]
    points, info = played(env, agents, seed=3)
    match = env.match
    assert replay(match.record()).over
    assert "talk" not in match.record()
    assert points == ours().rewards(match.record()["result"], players)
    assert {seat for seat, _ in match.moves} == set(range(players))
    assert not any(info[seat]["invalid_move"] for seat in range(players))
    for agent in agents:
        assert "Answer with one of the listed answers" in agent.read[0]
        assert agent.read[0].count("Your hand") <= 1


def test_the_same_seed_gives_the_same_game() -> None:
    moves = []
    for _ in range(2):
        env = made_by_name("Terra-v0", skips_forced=True)
        played(env, [Chooser(seat) for seat in range(3)], seed=5)
        moves.append(env.match.moves)
    assert moves[0] == moves[1]


@pytest.fixture
def env() -> Any:
    made = made_by_name("Terra-v0-raw")
    made.reset(num_players=3, seed=1)
    return made


def test_a_faulty_answer_is_forgiven_then_answered(env: Any) -> None:
    seat, _ = env.get_observation()
    for _ in range(2):
        done, _ = env.step("[G9]")
        assert not done
        assert env.match.moves == []
        again, observation = env.get_observation()
        assert again == seat
        assert any("'G9' is no answer here" in message for _, message, _ in observation)
    env.step("nothing at all")
    assert len(env.match.moves) == 1
    assert env.close()[1][seat]["invalid_move"]


@pytest.mark.attack("Talks without end.")
def test_what_is_said_is_bounded() -> None:
    assert ours().answer_in("[G4]" + "x" * (ours().ACTION_LENGTH - 4)) == "G4"
    assert len(ours().answer_in("y" * 10**6)) == 200
    assert len(ours().answer_in("[" + "y" * 10**6 + "]")) == 200
    assert ours().answer_in("[G4] or rather [pass]") == "pass"
    assert ours().answer_in(" pass ") == "pass"


@pytest.mark.attack("Gives an endless answer.")
def test_an_endless_answer_is_only_refused(env: Any) -> None:
    env.step("[" * 10**6)
    assert env.match.moves == []
    _, observation = env.get_observation()
    given = (arena().ObservationType.PROMPT, arena().ObservationType.GAME_BOARD)
    assert all(len(message) < 1000 for _, message, kind in observation if kind not in given)


@pytest.mark.attack("Reads what the others were told.")
def test_nobody_hears_what_others_say_or_see(env: Any) -> None:
    """An answer may name hidden cards (hoards): only who gave it hears it."""
    choice = Random(1)
    heard: dict[int, list[Any]] = {seat: [] for seat in range(3)}
    done = False
    while not done:
        seat, observation = env.get_observation()
        heard[seat] += observation
        done, _ = env.step(f"[{choice.choice(env.match.answers())}]")
    hoards = [(seat, notation) for seat, notation in env.match.moves if notation.startswith("hoard ")]
    assert hoards
    for seat, messages in heard.items():
        assert {said_by for said_by, _, _ in messages} <= {arena().GAME_ID, seat}
        others = [notation for other, notation in hoards if other != seat]
        story = json.dumps([message for _, message, kind in messages if kind is arena().ObservationType.GAME_MESSAGE])
        assert not any(notation in story for notation in others)


@pytest.mark.attack("Reads the prompt of an agent, to learn what another holds.")
@pytest.mark.parametrize("game", ["terra", "terra-futura"])
def test_the_prompt_is_the_same_whatever_was_dealt(game: str) -> None:
    """With three players seed 6 of Terra lets player 0 discard first."""
    prompts = set()
    for seed in range(12):
        made = ours().TextArenaEnv(game)
        made.reset(num_players=3, seed=seed)
        prompts.add(made.prompt(1, {}))
    assert len(prompts) == 1


@pytest.mark.attack("Reads everything that an agent of TextArena is told, to tell two deals apart.")
@pytest.mark.parametrize(("game", "players", "every"), [("terra", 4, 37), ("terra-futura", 3, 43)])
def test_hidden_cards_do_not_show_in_what_an_agent_is_told(game: str, players: int, every: int) -> None:
    for seat, here, there in pairs(game, players, every, "agents"):
        assert told(there, seat) == told(here, seat)


def told(match: Match[Any, Any], seat: int) -> list[Any]:
    """What the agent of a seat is told if it comes in now, and after wrong answers if it is its turn."""
    made = ours().TextArenaEnv(match.game.name, error_allowance=3, talk=talk_of(match.game) is not None)
    made.begin(match)
    while made.speakers and made.speakers[0] != seat:
        made.step("[silence]")
    if made.state.current_player_id == seat:
        for answer in ("[G9]", "", "[promise value=6 crisis=Z]"):
            made.step(answer)
    observations: list[Any] = made.state.observations[seat]
    return observations


def test_rewards_tell_a_collapse_from_a_survival() -> None:
    assert ours().rewards({"outcome": "loss"}, 2) == {0: -1.0, 1: -1.0}
    assert ours().rewards({"outcome": "success", "winners": [1]}, 3) == {0: 0.0, 1: 1.0, 2: 0.0}


def test_answers_can_be_hidden() -> None:
    made = ours().TextArenaEnv("terra", lists_answers=False)
    made.reset(num_players=game_named("terra").seats[0], seed=1)
    _, observation = made.get_observation()
    assert "is no answer here" in observation[-1][1]


class Promiser(Chooser):
    """Chooses as it likes; before each round it offers something, once it says nonsense, and seat 0 says nothing."""

    def __call__(self, observation: str) -> str:
        if "You may say one thing before this round" not in observation.splitlines()[-1]:
            return super().__call__(observation)
        self.read.append(observation)
        return self.choice.choice(["I [offer value=3]", "[silence]", "[offer value=9]", "[warn region=NA]"])


@pytest.mark.rule("T23")
def test_with_talk_agents_speak_before_each_round_and_hear_each_other() -> None:
    env = made_by_name("Terra-v0", skips_forced=True, talk=True)
    agents = [Promiser(seat) for seat in range(3)]
    played(env, agents, seed=3)
    match = env.match
    assert {act["act"] for _, _, act in match.talk} == {"offer", "warn"}
    assert {seat for _, seat, _ in match.talk} == {0, 1, 2}
    assert replay(match.record()).talk == match.talk
    assert "promise value=... crisis=..." in agents[0].read[0]
    assert "Player 1: I can give up to 3. [offer value=3]" in agents[2].read[-1]
