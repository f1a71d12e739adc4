"""Many copies at once: the same games as one by one, whoever steps them, and nothing illegal."""

from __future__ import annotations

import gzip
import json
import threading
from time import sleep
from typing import Any
from weakref import ref

import msgspec
import numpy as np
import pytest

from terrae.engine.compiled import compiled
from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game, game_named, games
from terrae.engine.record import replay
from terrae.envs import Reward, Vector, vector
from terrae.envs.threads import TASK, THREADS, Threads, gates_for
from terrae.server.replays.worker import ReplayJob, do

AnyGame = Game[Any, Any]
STEPS = 300


def played(v: Vector, steps: int = STEPS) -> Vector:
    """The batch after so many steps of random play."""
    for _ in range(steps):
        v.step(v.sample())
    return v


def everything(v: Vector, rows: slice) -> list[Any]:
    return [
        v._states[rows].tobytes(),
        v.observation[rows].tolist(),
        v.mask[rows].tolist(),
        v.actor[rows].tolist(),
        v.reward[rows].tolist(),
        v.terminated[rows].tolist(),
    ]


def test_batches_alike_share_what_is_compiled(game: AnyGame) -> None:
    players, alone = game.bench_players, vector(game, game.bench_players, 1)
    assert vector(game, players, 2, seed="other", reward="score")._run is alone._run
    beside = vector(game, players, 2, seats=[0, *["greedy"] * (players - 1)])
    assert beside._run is not alone._run
    assert beside._run.legal is alone._run.legal  # the rules are compiled once for all


def test_what_happens_in_a_row_depends_neither_on_copies_nor_on_threads(game: AnyGame) -> None:
    players = game.bench_players
    few, many = vector(game, players, 3), vector(game, players, 64, threads=2)
    for _ in range(STEPS):
        few.step(few.sample())
        many.step(many.sample())
        assert everything(few, slice(0, 3)) == everything(many, slice(0, 3))
    many.close()


def test_threads_end_with_the_batch() -> None:
    before = set(threading.enumerate())
    v = played(vector("terra", 4, 8, threads=3), 2)
    workers = [
        thread for thread in threading.enumerate() if thread.name.startswith("terrae-rows") and thread not in before
    ]
    assert len(workers) == 2
    forgotten = ref(v)
    del v
    assert forgotten() is None
    for worker in workers:
        worker.join(10)
        assert not worker.is_alive()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_batch_steps_no_row(threads: int) -> None:
    v = played(vector("terra", 4, 8, threads=threads), 2)
    v.close()
    before = everything(v, slice(None))
    for step in (v.sample, lambda: v.step(np.zeros(8, np.int64))):
        with pytest.raises(Refused, match="this batch is closed"):
            step()
    assert everything(v, slice(None)) == before
    v.close()


def test_what_fails_in_a_thread_is_raised_and_the_others_go_on() -> None:
    run, gates = compiled(game_named("terra")).extended([THREADS]), gates_for(3)

    def share(thread: int, task: int) -> int:
        if thread == 0:
            return 1 // (1 - task)
        if gates[TASK] == 2 and thread == 2:
            raise KeyError("thread 2")
        return int(run.answer(gates, thread, 10 * thread))

    workers = Threads(3, run, gates, share)
    for _ in range(3):
        assert workers.do(0) == [1, 10, 20]
        with pytest.raises(ZeroDivisionError):
            workers.do(1)
        with pytest.raises(KeyError):
            workers.do(2)
    workers.close()


def test_threads_that_fell_asleep_are_woken() -> None:
    """Longer pauses than they look out for work, and parts longer than the caller looks out for answers."""
    run, gates = compiled(game_named("terra")).extended([THREADS]), gates_for(2)

    def share(thread: int, task: int) -> int:
        sleep(0.05 * thread)
        return int(run.answer(gates, thread, 5)) if thread else task

    workers = Threads(2, run, gates, share)
    for task in range(3):
        assert workers.do(task) == [task, 5]
        sleep(0.05)
    workers.close()


def test_a_batch_shows_what_a_match_of_the_same_moves_shows(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 2, seed="match")
    for _ in range(40):
        match = replay(json.loads(json.dumps(v.record(1))))
        s, d = match.state, match.d
        out = [0] * game.observation
        game.run.observe(s, d, match.actor, out)
        assert v.actor[1] == match.actor
        assert v.observation[1, : game.observation].tolist() == out
        assert np.flatnonzero(v.mask[1]).tolist() == game.legal(s, d)
        for seat in range(v.players):
            game.run.observe(s, d, seat, out)
            assert v.observe(seat)[1, : game.observation].tolist() == out
        action = int(v.sample()[1])
        assert v.describe(1, action) == game.notation(s, d, action)
        v.step(v.sample())


def test_finished_games_are_records_that_replay_with_the_same_end(game: AnyGame) -> None:
    v = vector(game, game.seats[-1], 4, seed="records")
    finished = 0
    for _ in range(2_000):
        v.step(v.sample())
        for i in np.flatnonzero(v.terminated).tolist():
            match = replay(json.loads(json.dumps(v.record(i))))
            assert match.over
            wins = [bool(game.run.is_winner(match.state, match.d, seat)) for seat in range(v.players)]
            assert v.reward[i].tolist() == [won / max(1, sum(wins)) for won in wins]
            finished += 1
        if finished >= 4:
            break
    assert finished >= 4


def test_an_illegal_action_is_refused_with_its_row_and_nothing_happens(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 4)
    before = everything(v, slice(None))
    for wrong in (int(np.flatnonzero(v.mask[2] == 0)[0]), -1, game.actions, 10**9):
        actions = v.sample()
        actions[2] = wrong
        with pytest.raises(Illegal, match=rf"row 2: action {wrong} \("):
            v.step(actions)
        assert everything(v, slice(None)) == before
    for wrong in np.flatnonzero(v.mask[2] == 0).tolist():  # also actions of other questions
        with pytest.raises(Illegal, match=rf"row 2: action {wrong} \("):
            v.describe(2, wrong)
    with pytest.raises(Illegal, match=r"action -1 \(no answer here\)"):
        v.describe(2, -1)
    with pytest.raises(Illegal, match="row 2"):
        v.describe(2, game.actions)
    with pytest.raises(Refused, match="whole numbers"):
        v.step(np.zeros(4))
    v.mask[:] = 1  # what a learner does to its arrays changes nothing of what is legal
    with pytest.raises(Illegal, match="row 2"):
        v.step([*v.sample()[:2], game.actions - 1, 0])


def test_of_few_answers_and_of_many_exactly_the_legal_ones_are_taken(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 1)
    few, many = range(1, 3), range(9, game.actions)
    for wanted in (many, few, many):  # few after many: those that were legal before are no longer
        while int(v.mask.sum()) not in wanted:
            v.step(v.sample())
        legal = set(np.flatnonzero(v.mask[0]).tolist())
        moment = v.snapshot()
        for action in range(game.actions):
            if action in legal:
                v.step([action])
                v.restore(moment)
            else:
                with pytest.raises(Illegal, match=f"row 0: action {action} "):
                    v.step([action])


def test_the_web_app_opens_the_record_of_a_row(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 4)
    while not v.terminated.any():
        v.step(v.sample())
    record = v.record(int(np.flatnonzero(v.terminated)[0]))
    done = do(ReplayJob("replay", msgspec.json.encode(record)))
    assert done.code == ""
    assert len(json.loads(gzip.decompress(done.body))["steps"]) == len(record["moves"]) + 1


def test_arrays_are_aligned_and_may_be_the_callers_own(game: AnyGame) -> None:
    own = np.zeros_like(vector(game, game.bench_players, 4).observation)
    v = vector(game, game.bench_players, 4, arrays={"observation": own})
    assert v.observation is own
    assert own.any()
    for array in (v.mask, v.actor, v.policy, v.reward, v.terminated, v.final_observation):
        assert array.ctypes.data % 64 == 0
    with pytest.raises(Refused, match="must be int8"):
        vector(game, game.bench_players, 4, arrays={"mask": own})
    with pytest.raises(Refused, match="there is no array"):
        vector(game, game.bench_players, 4, arrays={"masks": own})


def test_forced_answers_can_be_left_to_the_batch(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 8, skip_forced=True)
    for _ in range(STEPS):
        assert (v.mask.sum(axis=1) > 1).all()
        v.step(v.sample())


def test_a_game_that_is_over_waits_for_the_next_step_or_for_a_reset(game: AnyGame) -> None:
    for reset in ("next-step", "by-hand"):
        v = vector(game, game.bench_players, 4, reset=reset)
        while not v.terminated.any():
            v.step(v.sample())
        (i, *_) = np.flatnonzero(v.over).tolist()
        assert not v.mask[i].any()
        assert v.observation[i].tolist() == v.final_observation[i].tolist()
        assert v.record(i)["result"] is not None
        v.step(v.sample())
        assert not v.terminated[i]
        assert v.over[i] == (reset == "by-hand")
        v.reset(which=v.over)
        assert not v.over.any()
        assert v.mask.any(axis=1).all()


def test_a_reset_with_a_seed_begins_the_same_games_again(game: AnyGame) -> None:
    v = vector(game, game.bench_players, 4, seed=7)
    all_of_them, first = everything(v, slice(None)), everything(v, slice(1, 2))
    played(v, 50)
    v.reset(7)
    assert everything(v, slice(None)) == all_of_them
    after = everything(played(v, 50), slice(0, 1))
    v.reset(7, which=[1])
    assert everything(v, slice(0, 1)) == after
    assert everything(v, slice(1, 2)) == first


@pytest.mark.parametrize("kind", ["win", "score", "rank", "utility"])
def test_rewards_come_at_the_end(game: AnyGame, kind: str) -> None:
    v = vector(game, game.bench_players, 16, reward=Reward(kind, survival=0.25))
    for _ in range(STEPS):
        v.step(v.sample())
        assert not v.reward[~v.terminated].any()
        for i in np.flatnonzero(v.terminated).tolist():
            match = replay(v.record(i))
            seats = range(v.players)
            won = [bool(game.run.is_winner(match.state, match.d, seat)) for seat in seats]
            scores = [game.run.score(match.state, match.d, seat) for seat in seats]
            found = v.reward[i].tolist()
            if not any(won):
                assert found == [0] * v.players
            elif kind == "score":
                assert found == scores
            elif kind == "utility":
                assert found == [0.25 + 0.75 * (seat in np.flatnonzero(won)) / sum(won) for seat in seats]
            elif kind == "rank":
                assert sum(found) == pytest.approx(v.players / 2)
                assert [reward == max(found) for reward in found] == won


def test_shaping_telescopes_to_nothing(game: AnyGame) -> None:
    """Potential-based: without a discount the shaped rewards of a whole game add up to the unshaped one."""
    plain = vector(game, game.bench_players, 8, seed="shape")
    shaped = vector(game, game.bench_players, 8, seed="shape", reward=Reward(shaping=0.5))
    begun = shaped._potential.copy()
    total, moved = np.zeros((8, plain.players)), False
    for _ in range(STEPS):
        plain.step(plain.sample())
        shaped.step(shaped.sample())
        total += shaped.reward - plain.reward
        moved |= bool((shaped.reward[~shaped.terminated] != 0).any())
        for i in np.flatnonzero(plain.terminated).tolist():
            assert total[i] == pytest.approx(-0.5 * begun[i])
            begun[i], total[i] = shaped._potential[i], 0
    assert moved


def test_what_does_not_go_together_is_refused(game: AnyGame) -> None:
    players = game.bench_players
    for wrong in (
        {"reset": "never"},
        {"reward": "fame"},
        {"seats": ["random"] * players},
        {"seats": [0]},
        {"seats": [[0] * players] * 3},
        {"seats": [-1] + [0] * (players - 1)},
        {"seats": [0] * (players - 1) + ["nobody of that name"]},
        {"threads": 0},
        {"options": {"no such option": True}},
    ):
        with pytest.raises(Refused):
            vector(game, players, 4, **wrong)
    with pytest.raises(Refused):
        vector(game, 99, 4)
    with pytest.raises(Refused):
        vector("no such game", players, 4)


# ---- Bots in the seats -----------------------------------------------------------------------------------------


def test_bots_answer_inside_a_step_and_results_do_not_depend_on_threads(game: AnyGame) -> None:
    seats = [0] + ["random"] * (game.bench_players - 1)
    few = vector(game, game.bench_players, 3, seats=seats)
    many = vector(game, game.bench_players, 32, seats=seats, threads=2)
    for _ in range(100):
        assert (few.actor == 0).all()
        few.step(few.sample())
        many.step(many.sample())
        assert everything(few, slice(None)) == everything(many, slice(0, 3))
    many.close()


def test_each_row_may_seat_others(game: AnyGame) -> None:
    players = game.bench_players
    league = [[1, 0] + ["random"] * (players - 2), [0] * players]
    v = vector(game, players, 2, seats=league)
    for _ in range(100):
        assert v.policy[1] == 0
        assert v.policy[0] == (1, 0)[v.actor[0]]
        v.step(v.sample())
    kinds = [player["kind"] for player in v.record(0)["players"]]
    assert kinds == ["policy:1", "policy:0"] + ["bot:random"] * (players - 2)


def test_bots_that_only_python_can_ask_play_as_they_do_in_a_match() -> None:
    game = games()["terra-futura"]
    v = vector(game, 2, 2, seats=[0, "greedy"])
    for _ in range(30):
        assert (v.policy == 0).all()
        v.step(v.sample())
    match = replay(v.record(1))
    assert {seat for seat, _ in match.moves} == {0, 1}


def test_compiled_bots_answer_as_the_same_bots_do_in_plain_python() -> None:
    from terrae.bots.registry import bot_named
    from terrae.engine.player import position_of

    game = games()["terra"]
    names = ["tips", "greedy", "tips"]
    v = vector(game, 4, 4, seats=[0, *names], seed="tips")
    asked = 0
    for _ in range(120):
        v.step(v.sample())
        for i in np.flatnonzero(v.terminated).tolist():
            record = v.record(i)
            assert [player["kind"] for player in record["players"]][1:] == [f"bot:{name}" for name in names]
            match = replay({**record, "moves": [], "result": None})
            for seat, text in record["moves"]:
                if seat > 0:
                    answer = bot_named(game, names[seat - 1])(position_of(match))
                    assert game.notation(match.state, match.d, answer) == text
                    asked += 1
                match.play(seat, text)
    assert asked > 50


def test_games_that_end_before_the_learner_is_asked_bring_nothing_and_are_counted() -> None:
    """With every crisis insoluble and forced answers skipped, the planet may be lost before a seat has any choice."""
    v = vector("terra", 6, 64, seats=[0, *["random"] * 5], skip_forced=True)
    v._decks["threat"] = 99
    v.reset("doomed")
    ended = 0
    for _ in range(60):
        v.step(v.sample())
        assert (v.policy == 0).all()
        assert not v.reward.any()
        ended += int(v.terminated.sum())
    assert ended > 0
    assert v.unasked > 0
