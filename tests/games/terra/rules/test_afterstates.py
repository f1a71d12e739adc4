"""Chance is a step of its own: an action leads to an afterstate, and only then the next card is drawn."""

import pytest

from terrae.engine.chance import seeded
from terrae.engine.explicit_chance import put_last
from terrae.games.terra.rules.moves import ACTION_OF, CARD_OF
from terrae.games.terra.rules.rules import act, awaits_draw, draw_on
from terrae.games.terra.rules.state import COMMON_GOOD, DRAW, IMPENDING, State

from ..table import DEFAULT, GAME, table


@pytest.mark.rule("T8")
def test_an_action_stops_before_the_next_card_is_drawn() -> None:
    t = table(hands=["", "", ""], pile="G-AF B1 R2").play("pass", "pass")
    before = t.s.clone()
    act(t.s, t.d, ACTION_OF["pass"])
    assert awaits_draw(t.s, t.d)
    assert (t.s.phase, t.s.left) == (DRAW, before.left)
    assert t.s.full != before.full, "the crisis is full-blown already"
    draw_on(t.s)
    assert t.s.left == before.left - 1
    assert not awaits_draw(t.s, t.d)


@pytest.mark.rule("T8")
@pytest.mark.parametrize(("card", "phase"), [("R2", COMMON_GOOD), ("B-EU", IMPENDING)])
def test_chance_may_draw_any_card_of_the_pile(card: str, phase: int) -> None:
    t = table(hands=["", "", ""], pile="G-AF B1 R2 B-EU").play("pass", "pass")
    act(t.s, t.d, ACTION_OF["pass"])
    cards = sorted(t.s.pile[: t.s.left])
    put_last(t.s.pile, t.s.left, CARD_OF[card])
    assert sorted(t.s.pile[: t.s.left]) == cards
    draw_on(t.s)
    assert t.s.phase == phase
    assert CARD_OF[card] not in t.s.pile[: t.s.left]


def test_a_step_is_an_action_and_the_draws_after_it() -> None:
    run, d, scratch = GAME.run, DEFAULT.table, [0] * GAME.scratch
    for players in GAME.seats:
        s, r = State(), seeded(f"afterstates {players}")
        run.new_game(s, d, players, 0, 0, r, scratch)
        while not run.is_over(s, d):
            action = run.random_action(s, d, r, scratch)
            other = s.clone()
            act(other, d, action)
            assert other.left == s.left
            draw_on(other)
            run.step(s, d, action)
            assert other == s
