"""How Terra's own bots behave in small positions, and that they play by the rules from what they may see."""

import pytest

from terrae.bots.registry import bot_named, policy_named
from terrae.engine.chance import seeded
from terrae.engine.match import Match
from terrae.engine.player import Bot, Position, play_bots
from terrae.games.terra.bots.characters import greedy, tips
from terrae.games.terra.rules.state import State

from ..table import DEFAULT, GAME, table
from .answers import QUIET, answer

both = pytest.mark.parametrize("bot", [tips, greedy])


# ---- impending crises ----------------------------------------------------------------------------------------


@both
def test_the_last_to_answer_solves_with_the_cheapest_card_that_also_is_the_highest(bot: Bot) -> None:
    t = table(hands=["G4", "G4", "G4 G5 G6"], pile=f"G-AS {QUIET} R-AS", full={"B-AS": ""}, threats={"G-AS": 12}).play(
        "G4", "G4"
    )
    assert answer(bot, t) == "G4"


@both
def test_nobody_throws_a_card_at_a_crisis_that_cannot_be_solved(bot: Bot) -> None:
    t = table(hands=["G1", "G1", "G6"], pile="G-AF " + QUIET).play("G1", "pass")
    assert answer(bot, t) == "pass"


@both
def test_a_high_card_that_would_score_nothing_is_kept_once_the_crisis_is_solved(bot: Bot) -> None:
    t = table(hands=["G6", "G6", "G5"], pile="G-AS " + QUIET, threats={"G-AS": 12}).play("G6", "G6")
    assert answer(bot, t) == "pass"


def test_tips_sacrifices_its_best_card_when_the_game_would_be_lost() -> None:
    t = table(hands=["G6", "G5", "G3"], pile="G-AF " + QUIET, full={"B-AF": "", "R-AF": ""}, threats={"G-AF": 14}).play(
        "G6", "G5"
    )
    assert answer(tips, t) == "G3"


def test_greedy_lets_the_game_be_lost_rather_than_help_for_nothing() -> None:
    t = table(hands=["G6", "G5", "G3"], pile="G-AF " + QUIET, full={"B-AF": "", "R-AF": ""}, threats={"G-AF": 14}).play(
        "G6", "G5"
    )
    assert answer(greedy, t) == "pass"


def test_greedy_is_first_with_its_cheapest_card_when_others_will_solve_it() -> None:
    t = table(hands=["G1 G2", "G6 G6", "G6 G5", "G6 G5"], pile="G-NA R1 R1 R2")
    assert answer(greedy, t) in {"G1", "G2"}


# ---- full-blown crises ---------------------------------------------------------------------------------------


@pytest.mark.rule("T15")
@both
def test_a_full_blown_crisis_in_reach_is_solved_with_the_cheapest_card_that_does(bot: Bot) -> None:
    t = table(hands=["G4 G5 G6", "", ""], pile=QUIET, full={"G-AS": "G5 G4"}, threats={"G-AS": 12})
    assert answer(bot, t) == "G4>AS"


def test_tips_spends_a_six_on_a_full_blown_crisis_only_to_solve_it() -> None:
    danger = {"G-AF": "G5", "B-AF": "", "G-EU": "", "B-EU": ""}
    coming = f"R4 {QUIET} R-AF R-EU R-NA G-NA B-NA"
    t = table(hands=["G6", "", ""], pile=coming, full=danger)
    assert answer(tips, t) == "done"
    t = table(hands=["G6", "", ""], pile=coming, full={**danger, "G-AF": "G5 G4"})
    assert answer(tips, t) == "G6>AF"


def test_tips_works_where_the_danger_is() -> None:
    t = table(hands=["B4 G4", "", ""], pile=QUIET + " R-AF", full={"G-AF": "G5 G3", "B-AF": "", "B-EU": "B5 B3"})
    assert answer(tips, t) == "G4>AF"


def test_a_set_of_sixes_in_hand_does_not_keep_tips_from_helping() -> None:
    t = table(hands=["G4 B6 B6 B6", "", ""], pile=f"R4 {QUIET} R-AF", full={"G-AF": "G5 G3", "B-AF": ""})
    assert answer(tips, t) == "G4>AF"


def test_tips_leaves_a_harmless_crisis_alone() -> None:
    t = table(hands=["G3 B1", "", ""], pile=QUIET, full={"G-EU": ""})
    assert answer(tips, t) == "done"


def test_greedy_leaves_even_a_dangerous_crisis_alone() -> None:
    t = table(hands=["G4 B1", "", ""], pile=QUIET + " R-AF", full={"G-AF": "G5 G3", "B-AF": ""})
    assert answer(greedy, t) == "done"


# ---- hoarding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T16")
def test_greedy_pays_its_cheapest_card_to_hoard_its_best_set() -> None:
    t = table(hands=["G1 G2 B5 B5 B5 R6", "", ""], pile=QUIET, full={"G-EU": ""})
    assert answer(greedy, t) == "G1>EU"
    assert answer(greedy, t.play("G1>EU")) == "hoard B5 B5 B5"


@pytest.mark.rule("T16")
def test_nobody_breaks_their_only_set_to_be_allowed_to_hoard_it() -> None:
    t = table(hands=["G4 G5 G6", "", ""], pile="B1 " + QUIET, full={"G-EU": ""})
    assert answer(greedy, t) == "done"


def test_tips_keeps_its_cards_for_the_common_good_until_the_end_is_near() -> None:
    cards = "G1 B4 B4 B4"
    t = table(hands=[cards, "", ""], pile=QUIET, full={"G-EU": ""}).play("G1>EU")
    assert answer(tips, t) == "done"
    t = table(hands=[cards, "", ""], pile="R1 R1 R2", full={"G-EU": ""}).play("G1>EU")
    assert answer(tips, t) == "hoard B4 B4 B4"


def test_tips_does_not_hoard_sixes_before_its_last_turn() -> None:
    cards = "G1 B6 B6 B6"
    t = table(hands=[cards, "", ""], pile="R1 R1 R2 R2 R3", full={"G-EU": ""}).play("G1>EU")
    assert answer(tips, t) == "done"
    t = table(hands=[cards, "", ""], pile="R1 R1", full={"G-EU": ""}).play("G1>EU")
    assert answer(tips, t) == "hoard B6 B6 B6"


@pytest.mark.rule("T17")
@both
def test_the_lowest_card_that_no_set_needs_is_discarded(bot: Bot) -> None:
    t = table(hands=["G1 G1 G1 B6 B5 R5 R6 B2", "", ""], pile="B6 R1 R1 R2")
    assert t.asked == (0, "discard")
    assert answer(bot, t) == "discard B2"


# ---- by the rules, from the view -----------------------------------------------------------------------------


@both
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bots_answer_legally_whatever_has_happened(bot: Bot, players: int) -> None:
    """The bots decide in random games too, where they meet positions they would not come into."""
    run = GAME.run
    scratch = [0] * GAME.scratch
    for number in range(12):
        s, r = State(), seeded(f"random {players} {number}")
        run.new_game(s, DEFAULT.table, players, number % players, 0, r, scratch)
        while not run.is_over(s, DEFAULT.table):
            v = GAME.redact(s, DEFAULT.table, s.actor)
            legal = GAME.legal(v, DEFAULT.table)
            assert bot(Position(GAME, v, DEFAULT.table, s.actor, legal, seeded("any"))) in legal
            run.play(s, DEFAULT.table, run.random_action(s, DEFAULT.table, r, scratch), r, scratch)


@both
def test_bots_change_nothing_and_answer_the_same_for_every_world_behind_the_view(bot: Bot) -> None:
    run, d = GAME.run, DEFAULT.table
    scratch = [0] * GAME.scratch
    s, r = State(), seeded("one view, many worlds")
    run.new_game(s, d, 4, 0, 0, r, scratch)
    while not run.is_over(s, d):
        seat = s.actor
        v = GAME.redact(s, d, seat)
        legal = GAME.legal(v, d)
        before = v.clone()
        action = bot(Position(GAME, v, d, seat, legal, seeded("any")))
        assert v == before, "a bot may look, not touch"
        fancy = State()
        run.imagine(v, d, seat, fancy, r, scratch)
        seen = GAME.redact(fancy, d, seat)
        assert bot(Position(GAME, seen, d, seat, legal, seeded("another"))) == action
        run.step(s, d, action)


@both
def test_bots_play_whole_matches_the_same_way_every_time(bot: Bot) -> None:
    first, second = (Match(GAME, [{"name": "a bot", "kind": "bot"}] * 4, seed="again") for _ in range(2))
    play_bots(first, [bot] * 4)
    play_bots(second, [bot] * 4)
    assert first.over
    assert first.record() == second.record()


def test_tables_of_tips_survive_and_tables_of_greedy_do_not() -> None:
    """A tragedy of the commons; the measured shares are in the documentation."""

    def survived(*names: str) -> int:
        bots = [bot_named(GAME, name) for name in names]
        alive = 0
        for number in range(20):
            match = Match(GAME, [{"name": name, "kind": "bot"} for name in names], seed=f"commons {number}")
            play_bots(match, bots)
            alive += match.record()["result"]["outcome"] == "success"
        return alive

    assert survived("tips", "tips", "tips", "tips") >= 14
    assert survived("greedy", "greedy", "greedy", "greedy") <= 2


def test_a_bot_with_a_policy_decides_by_the_same_numbers_in_the_compiled_material() -> None:
    policy = policy_named(GAME, "tips")
    assert policy is not None
    assert len(policy) == GAME.mind.POLICY
    assert policy_named(GAME, "greedy") != policy
    assert policy_named(GAME, "random") is None
    assert tips.__doc__ == tips.policy.__doc__
