"""T8 to T11, T13: drawing, and the impending crisis."""

import pytest

from ..table import Table, table

# ---- T8: draw ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T8")
def test_a_solution_goes_to_the_hand_unseen_by_the_others() -> None:
    t = table(hands=["B2", "", ""], pile="G4 G-AF B1", full={"R-AF": ""})
    assert t.hands == ["G4 B2", "", ""]
    assert t.asked == (0, "common-good")
    assert t.seen_by(0)["own"]["hand"] == ["G4", "B2"]
    for seat in (1, 2):
        assert "G4" not in str(t.seen_by(seat)["own"])
        assert t.seen_by(seat)["hands"] == [2, 0, 0]


@pytest.mark.rule("T8")
def test_a_crisis_is_revealed_to_everybody() -> None:
    t = table(hands=["", "", ""], pile="G-AF B1")
    assert t.asked == (0, "impending")
    for seat in (0, 1, 2):
        impending = t.seen_by(seat)["impending"]
        assert (impending["crisis"], impending["threat"]) == ("G-AF", 14)
    assert t.seen_by_all()["impending"]["crisis"] == "G-AF"


@pytest.mark.rule("T8")
def test_the_top_card_is_drawn() -> None:
    t = table(hands=["", "", ""], pile="R6 R5 R4 B-OC R1")
    assert t.hands == ["R6", "R5", "R4"]
    assert t.seen_by_all()["pile"] == 1


# ---- T9: everybody's one chance ----------------------------------------------------------------------------


@pytest.mark.rule("T9")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_everybody_is_asked_once_from_the_drawer_clockwise(drawer: int) -> None:
    t = table(hands=["G1", "G1", "G1", "G1"], pile="G-AF B1", turn=drawer)
    seats = []
    for _ in range(4):
        assert t.asked is not None
        seats.append(t.asked[0])
        t.play("pass")
    assert seats == [(drawer + i) % 4 for i in range(4)]
    assert t.asked == (drawer, "common-good")


@pytest.mark.rule("T9")
def test_only_cards_of_the_crisis_s_colour_may_be_played() -> None:
    t = table(hands=["G1 G3 G3 G6 B1 B6 R2", "", ""], pile="G-AF B1")
    assert t.answers == ["pass", "G1", "G3", "G6"]
    assert t.refusal("B1").rule == "T9"
    assert "colour" in t.refusal("B1").sentence


@pytest.mark.rule("T9")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    t = table(hands=["G1", "G2", ""], pile="G-AF B1")
    assert t.refusal("G2").rule == "T9"
    assert "does not hold G2" in t.refusal("G2").sentence


@pytest.mark.rule("T9")
@pytest.mark.parametrize("text", ["done", "G1>AF", "hoard G1 G2 G3", "discard G1", "G7", "g1", "", "PASS", "pass "])
def test_other_answers_are_refused(text: str) -> None:
    t = table(hands=["G1 G2 G3", "", ""], pile="G-AF B1")
    assert t.refusal(text).rule == "T9"


@pytest.mark.rule("T9")
def test_a_player_without_a_card_of_the_colour_is_asked_like_everybody_else() -> None:
    t = table(hands=["B1", "R6 B4", "G1"], pile="G-AF B1")
    assert t.asked == (0, "impending")
    assert t.answers == ["pass"]
    assert t.play("pass").asked == (1, "impending")
    assert t.answers == ["pass"]


@pytest.mark.rule("T9")
def test_a_player_with_an_empty_hand_is_asked_like_everybody_else() -> None:
    t = table(hands=["", "", ""], pile="G-AF B1")
    for seat in (0, 1, 2):
        assert t.asked == (seat, "impending")
        assert t.answers == ["pass"]
        t.play("pass")


@pytest.mark.rule("T9")
def test_everybody_is_asked_also_once_the_threat_is_reached() -> None:
    t = table(hands=["R5", "R5", "R1", "R6"], pile="R-NA B1")
    t.play("R5", "R5")
    assert t.seen_by_all()["impending"]["sum"] == t.seen_by_all()["impending"]["threat"] == 10
    assert t.asked == (2, "impending")
    assert "R1" in t.answers
    assert t.play("R1").asked == (3, "impending")
    t.play("R6")
    assert t.track == [3, 0, 0, 3]


@pytest.mark.rule("T9")
def test_everybody_is_asked_also_after_others_passed() -> None:
    t = table(hands=["R5", "R6", "R4"], pile="R-NA B1")
    t.play("pass", "R6", "R4")
    assert t.solved.count("R-NA") == 1


@pytest.mark.rule("T9")
def test_exactly_one_card_each() -> None:
    t = table(hands=["R5 R5", "R6", "R4"], pile="R-NA B1")
    t.play("R5")
    assert t.asked == (1, "impending")
    assert t.hands[0] == "R5"


@pytest.mark.rule("T9")
def test_cards_are_played_face_up() -> None:
    t = table(hands=["R5", "R6", "R4"], pile="R-NA B1").play("R5", "pass")
    for view in (t.seen_by_all(), t.seen_by(0), t.seen_by(1)):
        assert view["impending"]["played"] == ["R5", None, None]
        assert view["impending"]["answered"] == [0, 1]


@pytest.mark.rule("T9")
def test_who_has_answered_is_seen_in_the_order_of_asking() -> None:
    t = table(hands=["", "", "", ""], pile="R-NA B1", turn=2)
    assert t.seen_by_all()["impending"]["answered"] == []
    assert t.play("pass", "pass", "pass").seen_by_all()["impending"]["answered"] == [2, 3, 0]


# ---- T10: solved -------------------------------------------------------------------------------------------


def answered(hands: list[str], answers: list[str], crisis: str = "R-NA", turn: int = 0) -> Table:
    """A crisis and everybody's answer to it, from the drawer clockwise. R-NA has a threat of 10."""
    return table(hands=hands, pile=f"{crisis} B1 B1 B1", turn=turn).play(*answers)


@pytest.mark.rule("T10")
def test_the_sum_must_reach_the_threat() -> None:
    assert "R-NA" in answered(["R4", "R6", ""], ["R4", "R6", "pass"]).solved
    assert "R-NA" in answered(["R5", "R6", ""], ["R5", "R6", "pass"]).solved
    assert "R-NA" not in answered(["R4", "R5", ""], ["R4", "R5", "pass"]).solved


@pytest.mark.rule("T10")
def test_the_first_to_play_scores_and_so_does_the_highest() -> None:
    t = answered(["R2", "R5", "R3"], ["R2", "R5", "R3"])
    assert t.track == [3, 3, 0]


@pytest.mark.rule("T10")
def test_who_is_first_and_highest_scores_six() -> None:
    t = answered(["R6", "R2", "R2"], ["R6", "R2", "R2"])
    assert t.track == [6, 0, 0]


@pytest.mark.rule("T10")
def test_everyone_with_the_highest_card_scores() -> None:
    t = answered(["R1", "R5", "R3", "R5"], ["R1", "R5", "R3", "R5"])
    assert t.track == [3, 3, 0, 3]


@pytest.mark.rule("T10")
def test_the_first_may_share_the_highest_card() -> None:
    t = answered(["R5", "R5", ""], ["R5", "R5", "pass"])
    assert t.track == [6, 3, 0]


@pytest.mark.rule("T10")
def test_all_six_may_share_the_highest_card() -> None:
    t = answered(["R2"] * 6, ["R2"] * 6)
    assert t.track == [6, 3, 3, 3, 3, 3]


@pytest.mark.rule("T10")
def test_first_is_the_first_to_play_and_not_the_drawer() -> None:
    t = answered(["R6", "R5", "R6"], ["pass", "R5", "R6"])
    assert t.track == [0, 3, 3]


@pytest.mark.rule("T10")
def test_first_is_counted_from_the_drawer_and_not_from_seat_zero() -> None:
    t = answered(["R4", "R5", "R3"], ["R3", "R4", "R5"], turn=2)
    assert t.track == [0, 3, 3]


@pytest.mark.rule("T10")
def test_all_but_two_may_pass() -> None:
    t = answered(["", "R6", "", "R6"], ["pass", "R6", "pass", "R6"])
    assert t.track == [0, 6, 0, 3]


@pytest.mark.rule("T10")
def test_the_crisis_and_the_cards_are_discarded() -> None:
    t = table(hands=["R4", "R6", "R6"], pile="R-NA B1 B1")
    before = t.discarded("R4"), t.discarded("R6")
    t.play("R4", "R6", "pass")
    assert (t.discarded("R4"), t.discarded("R6")) == (before[0] + 1, before[1] + 1)
    assert "R-NA" in t.seen_by_all()["solved"]
    assert t.full == {}
    assert t.hands == ["", "B1", "B1 R6"]


@pytest.mark.rule("T10")
def test_the_drawer_s_turn_is_over_at_once() -> None:
    t = table(hands=["R4 G6", "R6", ""], pile="R-NA B1 B2", full={"G-AF": "G4 G4"})
    t.play("R4", "R6", "pass")
    assert t.asked == (1, "common-good")
    assert t.hands[1] == "B1"


@pytest.mark.rule("T10")
def test_the_drawer_of_a_solved_crisis_keeps_more_than_eight_cards() -> None:
    nine = "G1 G1 G1 G1 G1 G1 B2 B2 B2"
    t = table(hands=[f"{nine} R4", "R6", ""], pile="R-NA B1 B-AF B3")
    t.play("R4", "R6", "pass")
    assert t.s.cards[0] == 9
    assert t.asked is not None
    assert t.asked[1] == "impending"


# ---- T11: not solved ---------------------------------------------------------------------------------------


@pytest.mark.rule("T11")
def test_when_nobody_plays_the_crisis_becomes_full_blown() -> None:
    t = answered(["R6", "R6", "R6"], ["pass", "pass", "pass"])
    assert t.full == {"R-NA": ""}
    assert t.track == [0, 0, 0]


@pytest.mark.rule("T11")
def test_when_all_pass_but_one_the_card_is_lost() -> None:
    t = table(hands=["R6", "R1", ""], pile="R-NA B1 B1")
    before = t.discarded("R6")
    t.play("R6", "pass", "pass")
    assert t.full == {"R-NA": ""}
    assert t.discarded("R6") == before + 1
    assert t.track == [0, 0, 0]
    assert "R6" not in t.hands[0]


@pytest.mark.rule("T11")
def test_a_failed_crisis_lies_in_the_centre_with_nothing_on_it() -> None:
    t = answered(["R4", "R3", "R2"], ["R4", "R3", "R2"])
    (crisis,) = t.seen_by_all()["full_blown"]
    assert crisis == {"crisis": "R-NA", "threat": 10, "cards": [], "sum": 0, "open": True}
    assert t.seen_by_all()["impending"] is None


# ---- T13: the replacement ----------------------------------------------------------------------------------


@pytest.mark.rule("T13")
def test_the_drawer_draws_a_replacement() -> None:
    t = table(hands=["", "", ""], pile="R-NA B3 B1")
    t.play("pass", "pass", "pass")
    assert t.hands == ["B3", "", ""]
    assert t.asked == (0, "common-good")


@pytest.mark.rule("T13")
def test_the_replacement_may_be_a_crisis_again() -> None:
    t = table(hands=["", "", ""], pile="R-NA B-NA G-SA B3 B1")
    for crisis in ("R-NA", "B-NA", "G-SA"):
        assert t.seen_by_all()["impending"]["crisis"] == crisis
        assert t.asked == (0, "impending")
        t.play("pass", "pass", "pass")
    assert t.hands == ["B3", "", ""]
    assert t.asked == (0, "common-good")


@pytest.mark.rule("T13")
def test_a_replacement_crisis_that_is_solved_ends_the_turn() -> None:
    t = table(hands=["R5", "R5", ""], pile="B-NA R-NA B3 B1")
    t.play("pass", "pass", "pass").play("R5", "R5", "pass")
    assert t.asked == (1, "common-good")
    assert t.hands == ["", "B3", ""]


@pytest.mark.rule("T13")
def test_with_an_empty_pile_the_turn_goes_on_with_the_common_good() -> None:
    t = table(hands=["R6 R5 R1 G1 G1 G1", "", ""], pile="R-NA")
    t.play("pass", "pass", "pass")
    assert t.asked == (0, "common-good")
    assert t.play("R6>NA").asked == (0, "hoard")
    t.play("hoard G1 G1 G1")
    assert t.result["outcome"] == "success"
    assert t.result["hoard"] == [3, 0, 0]


@pytest.mark.rule("T13")
def test_with_an_empty_pile_the_hand_limit_still_holds() -> None:
    nine = "G1 G1 G1 G1 G1 G1 B2 B2 B2"
    t = table(hands=[nine, "", ""], pile="R-NA")
    t.play("pass", "pass", "pass", "done")
    assert t.asked == (0, "discard")
    assert t.play("discard G1").over
