"""Advantages along each seat's own decisions."""

import numpy as np
import pytest

from terrae.envs import advantages


def test_a_seats_reward_and_next_value_are_its_own() -> None:
    # Row 0: seats 0, 1, 0, 1; the game ends at the last step, which brings 1 to seat 0 only.
    actor = np.array([[0], [1], [0], [1]])
    value = np.array([[0.5], [0.25], [0.75], [0.125]])
    terminated = np.array([[False], [False], [False], [True]])
    reward = np.zeros((4, 1, 2))
    reward[3, 0] = [1, 0]
    found, complete = advantages(value, reward, terminated, actor, trace=0.0)
    assert complete.all()
    assert found[:, 0].tolist() == pytest.approx([0.75 - 0.5, 0.125 - 0.25, 1 - 0.75, 0 - 0.125])
    traced, _ = advantages(value, reward, terminated, actor, trace=1.0)
    assert traced[:, 0].tolist() == pytest.approx([1 - 0.5, 0 - 0.25, 1 - 0.75, 0 - 0.125])


def test_what_another_seats_step_brings_belongs_to_the_decision_before() -> None:
    actor = np.array([[0], [1], [0]])
    value, terminated = np.zeros((3, 1)), np.zeros((3, 1), bool)
    reward = np.zeros((3, 1, 2))
    reward[1, 0, 0] = 2
    found, complete = advantages(value, reward, terminated, actor)
    assert found[:, 0].tolist() == [2, 0, 0]
    assert complete[:, 0].tolist() == [True, False, False]


def test_a_decision_without_a_next_one_in_the_buffer_has_no_estimate_and_the_next_game_is_another() -> None:
    actor = np.array([[0], [1], [0], [1]])
    value = np.full((4, 1), 0.5)
    terminated = np.array([[False], [True], [False], [False]])
    reward = np.zeros((4, 1, 2))
    reward[1, 0] = [0, 1]
    found, complete = advantages(value, reward, terminated, actor)
    assert complete[:, 0].tolist() == [True, True, False, False]
    assert found[:, 0].tolist() == [-0.5, 0.5, 0, 0]


def test_with_one_seat_it_is_the_usual_estimate() -> None:
    r = np.random.default_rng(0)
    value, reward = r.random((6, 1)), r.random((6, 1, 1))
    terminated = np.array([[False]] * 5 + [[True]])
    found, _ = advantages(value, reward, terminated, np.zeros((6, 1), int), discount=0.9, trace=0.8)
    usual, last, following = np.zeros(6), 0.0, 0.0
    for t in range(5, -1, -1):
        last = reward[t, 0, 0] + 0.9 * following - value[t, 0] + 0.9 * 0.8 * last
        usual[t], following = last, value[t, 0]
    assert found[:, 0].tolist() == pytest.approx(usual.tolist(), abs=1e-5)
