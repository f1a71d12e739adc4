"""T18 to T20: the end, the score, the teams."""

import pytest

from terrae.engine.errors import Refused
from terrae.engine.match import Match

from ..table import GAME, Table, table

# ---- T18: success ------------------------------------------------------------------------------------------


@pytest.mark.rule("T18")
def test_the_game_ends_when_the_drawer_of_the_last_card_has_finished() -> None:
    t = table(hands=["G1", "", ""], pile="B1", full={"G-AF": ""})
    assert not t.over
    assert t.play("done").over
    assert t.result["outcome"] == "success"


@pytest.mark.rule("T18")
def test_the_last_turn_is_a_whole_turn() -> None:
    t = table(hands=["G6 R1 R2 R3 B1 B1 B1 B1 B1 B1 B2 B2", "", ""], pile="B2", full={"G-AF": "G4 G4"})
    t.play("G6>AF", "hoard R1 R2 R3")
    assert t.asked == (0, "discard")
    t.play("discard B1")
    assert t.over
    assert t.result["scores"] == [11, 0, 0]


@pytest.mark.rule("T18")
def test_nobody_plays_on_after_the_last_drawer() -> None:
    t = table(hands=["", "", ""], pile="B1 B2", turn=1)
    assert t.over
    assert t.hands == ["", "B1", "B2"]


@pytest.mark.rule("T18")
def test_the_pile_may_be_empty_while_the_last_turn_goes_on() -> None:
    t = table(hands=["", "", ""], pile="B1", full={"G-AF": ""})
    assert t.seen_by_all()["pile"] == 0
    assert t.asked == (0, "common-good")


@pytest.mark.rule("T18")
def test_a_last_card_that_is_a_crisis_may_be_solved() -> None:
    t = table(hands=["R5", "R5", ""], pile="R-NA")
    t.play("R5", "R5", "pass")
    assert t.result["outcome"] == "success"
    assert t.result["scores"] == [6, 3, 0]


@pytest.mark.rule("T18")
def test_a_last_card_that_is_a_crisis_may_become_full_blown() -> None:
    t = table(hands=["R5 R6", "", ""], pile="R-NA", full={"G-AF": ""})
    t.play("pass", "pass", "pass")
    assert t.asked == (0, "common-good")
    t.play("R6>NA", "done")
    assert t.asked == (0, "hoard")
    t.play("done")
    assert t.result["outcome"] == "success"
    assert t.full == {"G-AF": "", "R-NA": "R6"}


@pytest.mark.rule("T18")
def test_control_may_be_lost_with_the_last_card() -> None:
    t = table(hands=["", "", ""], pile="R-AF", full={"G-AF": "", "B-AF": ""})
    t.play("pass", "pass", "pass")
    assert t.result["outcome"] == "loss"


@pytest.mark.rule("T18")
def test_after_the_end_no_move_is_accepted() -> None:
    t = table(hands=["G1", "", ""], pile="B1")
    assert t.answers == []
    assert t.refusal("done").rule == "T18"


# ---- T19: the score ----------------------------------------------------------------------------------------


def ended(track: list[int], hoards: list[str], teams: bool = False, full: dict[str, str] | None = None) -> Table:
    """A game that ends as it is laid out: seat 0 draws the last card and has nothing to decide."""
    t = table(hands=[""] * len(track), pile="B6", track=track, hoards=hoards, teams=teams, full=full or {})
    return t.play(*(["done"] if full else []))


@pytest.mark.rule("T19")
def test_the_score_is_the_track_and_the_values_of_the_hoarded_cards() -> None:
    t = ended([3, 5, 0], ["G1 G2 G3", "", "R6 R6 R6 B1 B1 B1"])
    assert t.result == {
        "outcome": "success",
        "track": [3, 5, 0],
        "hoard": [6, 0, 21],
        "scores": [9, 5, 21],
        "winners": [2],
    }
    assert t.scores == [9, 5, 21]


@pytest.mark.rule("T19")
def test_cards_left_in_hand_count_nothing() -> None:
    t = table(hands=["B6 B6 B6", "", ""], pile="B5", track=[0, 3, 0])
    assert t.result["scores"] == [0, 3, 0]


@pytest.mark.rule("T19")
def test_equal_highest_share_the_win() -> None:
    assert ended([6, 3, 6], ["", "", ""]).result["winners"] == [0, 2]
    assert ended([6, 0, 6], ["", "G1 G2 G3", ""]).result["winners"] == [0, 1, 2]


@pytest.mark.rule("T19")
def test_everybody_wins_a_game_without_points() -> None:
    assert ended([0] * 5, [""] * 5).result["winners"] == [0, 1, 2, 3, 4]


@pytest.mark.rule("T19")
def test_full_blown_crises_left_on_the_table_cost_nothing() -> None:
    full = {"G-AF": "G1", "B-AF": "", "R-EU": "R6"}
    assert ended([3, 0, 5], ["", "", ""], full=full).result["scores"] == [3, 0, 5]


@pytest.mark.rule("T19")
def test_without_teams_the_result_names_none() -> None:
    assert "teams" not in ended([3, 0, 5, 0], [""] * 4).result


# ---- T20: teams --------------------------------------------------------------------------------------------


@pytest.mark.rule("T20")
def test_four_play_in_two_teams_of_opposite_seats() -> None:
    t = ended([3, 5, 9, 5], ["G1 G2 G3", "", "", ""], teams=True)
    assert t.result["teams"] == [[[0, 2], 18], [[1, 3], 10]]
    assert t.result["winners"] == [0, 2]
    assert t.result["scores"] == [9, 5, 9, 5]
    assert t.seen_by_all()["teams"] == [[0, 2], [1, 3]]


@pytest.mark.rule("T20")
def test_six_play_in_three_teams_of_opposite_seats() -> None:
    t = ended([1, 2, 4, 8, 16, 32], [""] * 6, teams=True)
    assert t.result["teams"] == [[[0, 3], 9], [[1, 4], 18], [[2, 5], 36]]
    assert t.result["winners"] == [2, 5]
    assert t.seen_by_all()["teams"] == [[0, 3], [1, 4], [2, 5]]


@pytest.mark.rule("T20")
def test_the_best_player_loses_with_a_weak_partner() -> None:
    assert ended([20, 11, 0, 10], [""] * 4, teams=True).result["winners"] == [1, 3]


@pytest.mark.rule("T20")
def test_equal_teams_share_the_win() -> None:
    assert ended([3, 6, 9, 6], [""] * 4, teams=True).result["winners"] == [0, 1, 2, 3]
    assert ended([5, 9, 0, 5, 1, 0], [""] * 6, teams=True).result["winners"] == [0, 1, 3, 4]


@pytest.mark.rule("T20")
@pytest.mark.parametrize("players", [3, 5])
def test_three_or_five_cannot_play_in_teams(players: int) -> None:
    seats = [{"name": "", "kind": "human"}] * players
    with pytest.raises(Refused, match=f"the team variant is for 4 or 6 players, not {players}") as refused:
        Match(GAME, seats, options={"teams": True})
    assert refused.value.rule == "T20"


@pytest.mark.rule("T20")
@pytest.mark.parametrize("players", [4, 6])
def test_four_or_six_can(players: int) -> None:
    seats = [{"name": "", "kind": "human"}] * players
    assert Match(GAME, seats, options={"teams": True}).record()["options"] == {"teams": True}
    assert Match(GAME, seats).record()["options"] == {"teams": False}


@pytest.mark.rule("T20")
@pytest.mark.rule("T22")
def test_partners_do_not_see_each_other_s_hands() -> None:
    t = table(hands=["G1", "G2", "B3", "G4"], pile="G-AF B1", hoards=["", "", "R1 R2 R3", ""], teams=True)
    assert "B3" not in t.seen_by(0)["own"]["hand"]
    assert not set(t.seen_by(0)["own"]["hoard"]) & {"R1", "R2", "R3"}


@pytest.mark.rule("T20")
@pytest.mark.parametrize("teams", [False, True])
def test_another_option_neither_switches_teams_on_nor_off(teams: bool) -> None:
    """Options are bits of one number; a later one has a bit of its own."""
    t = ended([3, 5, 9, 5], ["G1 G2 G3", "", "", ""], teams=teams)
    known, seen = [0] * GAME.observation, [0] * GAME.observation
    GAME.run.observe(t.s, t.d, 1, known)
    told = (t.result, t.seen_by_all(), GAME.end_rule(t.s))
    assert ("teams" in t.result) is teams
    t.s.options |= max(option.bit for option in GAME.options) << 1
    GAME.run.observe(t.s, t.d, 1, seen)
    assert (t.result, t.seen_by_all(), GAME.end_rule(t.s)) == told
    assert seen == known
    assert [GAME.run.partner(t.s, seat) for seat in range(4)] == ([2, 3, 0, 1] if teams else [0, 1, 2, 3])
