"""T14 to T17: the common good, hoarding, the hand limit."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from terrae.games.terra.rules.moves import ACTION_TEXTS, KIND_TEXTS
from terrae.games.terra.rules.rules import DISCARD, TAKE_SET

from ..table import table

# ---- T14: onto full-blown crises ---------------------------------------------------------------------------


@pytest.mark.rule("T14")
def test_only_cards_of_the_crisis_s_colour_may_be_played_onto_it() -> None:
    t = table(hands=["G1 B2 R3", "", ""], pile="G6 G1", full={"G-AF": "", "R-EU": ""})
    assert t.answers == ["done", "G1>AF", "G6>AF", "R3>EU"]
    assert t.refusal("B2>AF").rule == "T14"
    assert "no full-blown crisis B-AF" in t.refusal("B2>AF").sentence


@pytest.mark.rule("T14")
def test_at_most_one_card_on_each_crisis_in_a_turn() -> None:
    t = table(hands=["G1 G2", "", ""], pile="B1 B1", full={"G-AF": "", "G-EU": ""})
    t.play("G1>AF")
    assert t.answers == ["done", "G2>EU"]
    assert t.refusal("G2>AF").rule == "T14"
    assert "has had its card" in t.refusal("G2>AF").sentence


@pytest.mark.rule("T14")
def test_any_number_of_different_crises_in_any_order() -> None:
    full = {"G-AF": "", "B-EU": "B5", "R-OC": ""}
    t = table(hands=["G1 B2 R3", "", ""], pile="B1 B1", full=full)
    t.play("R3>OC", "G1>AF", "B2>EU")
    assert t.full == {"G-AF": "G1", "B-EU": "B2 B5", "R-OC": "R3"}
    assert t.asked == (0, "hoard")


@pytest.mark.rule("T14")
def test_or_none() -> None:
    t = table(hands=["G1", "", ""], pile="B1 B1 B2", full={"G-AF": ""})
    t.play("done")
    assert t.asked == (1, "common-good")


@pytest.mark.rule("T14")
def test_the_next_turn_may_put_another_card_on_the_same_crisis() -> None:
    t = table(hands=["G1", "G2", ""], pile="B1 B1 B1 B1", full={"G-AF": ""})
    t.play("G1>AF", "done")
    assert t.asked == (1, "common-good")
    t.play("G2>AF")
    assert t.full == {"G-AF": "G1 G2"}


@pytest.mark.rule("T14")
def test_the_question_is_asked_also_of_an_empty_or_fruitless_hand() -> None:
    t = table(hands=["", "", ""], pile="B1 B1", full={"G-AF": ""})
    assert t.asked == (0, "common-good")
    assert t.answers == ["done"]


@pytest.mark.rule("T14")
def test_without_a_full_blown_crisis_nothing_is_asked() -> None:
    t = table(hands=["G1", "", ""], pile="B1 G-AF B1")
    assert t.asked == (1, "impending")


@pytest.mark.rule("T14")
def test_a_card_played_while_the_crisis_was_impending_does_not_count() -> None:
    t = table(hands=["R1 R2", "", ""], pile="R-NA B1 B1")
    t.play("R1", "pass", "pass")
    assert t.asked == (0, "common-good")
    t.play("R2>NA")
    assert t.full == {"R-NA": "R2"}


@pytest.mark.rule("T14")
@pytest.mark.parametrize("text", ["pass", "G1", "hoard G1 G2 G3", "discard G1", "G1>XX", "G1 >AF", "g1>AF", "G1>G-AF"])
def test_other_answers_to_the_common_good_are_refused(text: str) -> None:
    t = table(hands=["G1 G2 G3", "", ""], pile="B1 B1", full={"G-AF": ""})
    assert t.refusal(text).rule == "T14"


@pytest.mark.rule("T14")
def test_a_card_that_is_not_in_the_hand_cannot_be_contributed() -> None:
    t = table(hands=["G1", "G2", ""], pile="B1 B1", full={"G-AF": ""})
    assert "does not hold G2" in t.refusal("G2>AF").sentence


# ---- T15: solving ------------------------------------------------------------------------------------------


@pytest.mark.rule("T15")
def test_who_plays_the_last_card_scores_five() -> None:
    t = table(hands=["", "G5", "B2"], pile="B1 B1", full={"G-AF": "G4 G5"}, turn=1)
    t.play("G5>AF")
    assert t.track == [0, 5, 0]
    assert t.full == {}
    assert "G-AF" in t.solved


@pytest.mark.rule("T15")
def test_the_exact_threat_is_enough_and_one_less_is_not() -> None:
    for card, solved in (("G5", True), ("G4", False)):
        t = table(hands=[card, "", ""], pile="B1 B1", full={"G-AF": "G4 G5"})
        t.play(f"{card}>AF")
        assert ("G-AF" in t.solved) is solved
        assert t.track == [5 if solved else 0, 0, 0]


@pytest.mark.rule("T15")
def test_the_crisis_and_its_cards_are_discarded() -> None:
    t = table(hands=["G6", "", ""], pile="B1 B1", full={"G-AF": "G4 G4"})
    before = t.discarded("G4"), t.discarded("G6")
    t.play("G6>AF")
    assert (t.discarded("G4"), t.discarded("G6")) == (before[0] + 2, before[1] + 1)


@pytest.mark.rule("T15")
def test_two_crises_solved_in_one_turn_score_twice() -> None:
    t = table(hands=["G6 R4", "", ""], pile="B1 B1", full={"G-AF": "G4 G4", "R-NA": "R6"})
    t.play("R4>NA", "G6>AF")
    assert t.track == [10, 0, 0]
    assert t.full == {}
    assert t.asked == (0, "hoard")


@pytest.mark.rule("T15")
def test_cards_on_an_unsolved_crisis_stay_there_visible() -> None:
    t = table(hands=["G2", "", ""], pile="B1 B1 B1", full={"G-AF": "G4"})
    t.play("G2>AF", "done")
    for view in (t.seen_by_all(), t.seen_by(1), t.seen_by(2)):
        (crisis,) = view["full_blown"]
        assert (crisis["cards"], crisis["sum"]) == (["G2", "G4"], 6)


@pytest.mark.rule("T15")
def test_only_the_last_helper_scores() -> None:
    t = table(hands=["R5", "R5", ""], pile="B1 B1 B1", full={"R-NA": ""})
    t.play("R5>NA", "done", "R5>NA")
    assert t.track == [0, 5, 0]


# ---- T16: hoarding -----------------------------------------------------------------------------------------


@pytest.mark.rule("T16")
def test_who_contributed_may_hoard_one_set() -> None:
    t = table(hands=["G6 B1 B2", "", ""], pile="B3 R1", full={"G-AF": ""})
    t.play("G6>AF")
    assert t.asked == (0, "hoard")
    assert t.answers == ["done", "hoard B1 B2 B3"]
    t.play("hoard B1 B2 B3")
    assert t.hoards == ["B1 B2 B3", "", ""]
    assert t.s.sets[:3] == [1, 0, 0]
    assert t.hands[0] == ""


@pytest.mark.rule("T16")
def test_contributing_without_solving_is_enough() -> None:
    t = table(hands=["G1 B1 B2 B3", "", ""], pile="R1 R1", full={"G-AF": ""})
    t.play("G1>AF")
    assert t.full == {"G-AF": "G1"}
    assert "hoard B1 B2 B3" in t.answers


@pytest.mark.rule("T16")
def test_a_contribution_that_solved_its_crisis_counts_too() -> None:
    t = table(hands=["G6 B1 B2 B3", "", ""], pile="R1 R1", full={"G-AF": "G4 G4"})
    t.play("G6>AF")
    assert t.full == {}
    assert t.asked == (0, "hoard")
    t.play("hoard B1 B2 B3")
    assert t.hoards[0] == "B1 B2 B3"


@pytest.mark.rule("T16")
def test_who_did_not_contribute_is_not_asked() -> None:
    t = table(hands=["B1 B2 B3", "", ""], pile="R1 R1 R1", full={"G-AF": ""})
    t.play("done")
    assert t.asked == (1, "common-good")


@pytest.mark.rule("T16")
def test_a_card_on_an_impending_crisis_is_no_contribution() -> None:
    t = table(hands=["R1 B1 B2 B3", "", ""], pile="R-NA G1 G1", full={})
    t.play("R1", "pass", "pass", "done")
    assert t.asked == (1, "common-good")


@pytest.mark.rule("T16")
def test_who_contributed_is_asked_also_with_nothing_to_hoard() -> None:
    t = table(hands=["G1", "", ""], pile="R1 R1", full={"G-AF": ""})
    t.play("G1>AF")
    assert t.asked == (0, "hoard")
    assert t.answers == ["done"]


@pytest.mark.rule("T16")
def test_a_contribution_of_the_turn_before_does_not_count() -> None:
    t = table(hands=["G1", "B1 B2 B3", ""], pile="R1 R1 R1", full={"G-AF": ""})
    t.play("G1>AF", "done", "done")
    assert t.asked == (2, "common-good")


@pytest.mark.rule("T16")
def test_one_set_a_turn_whatever_was_contributed() -> None:
    t = table(hands=["G1 R1 B1 B1 B1 B2 B2 B2", "", ""], pile="R2 R2 R2", full={"G-AF": "", "R-EU": ""})
    t.play("G1>AF", "R1>EU", "hoard B1 B1 B1")
    assert t.asked == (1, "common-good")
    assert t.hoards[0] == "B1 B1 B1"


@pytest.mark.rule("T16")
def test_the_contributed_card_is_not_there_to_be_hoarded() -> None:
    t = table(hands=["G1 G2 G3", "", ""], pile="R1 R1", full={"G-AF": ""})
    t.play("G1>AF")
    assert t.answers == ["done"]
    assert t.refusal("hoard G1 G2 G3").rule == "T16"
    assert "does not hold" in t.refusal("hoard G1 G2 G3").sentence


def hoardable(hand: str) -> list[str]:
    """The sets that a hand holds, asked for after a contribution."""
    t = table(hands=[f"R1 {hand}", "", ""], pile="", full={"R-EU": ""})
    t.play("R1>EU")
    assert t.asked == (0, "hoard")
    return [text.removeprefix("hoard ") for text in t.answers if text != "done"]


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    "cards",
    [
        "G1 G1 G1",  # same value, same colour
        "R6 R6 R6",
        "G4 B4 R4",  # same value, three colours
        "G1 G2 G3",  # a run in one colour
        "B4 B5 B6",
        "G1 B2 R3",  # a run in three colours, in every order of the colours
        "G1 B3 R2",
        "G2 B1 R3",
        "G3 B1 R2",
        "G2 B3 R1",
        "G3 B2 R1",
        "G6 B4 R5",
    ],
)
def test_the_four_kinds_of_set(cards: str) -> None:
    assert hoardable(cards) == [cards]


@pytest.mark.rule("T16")
@pytest.mark.parametrize(
    "cards",
    [
        "G1 G1 B1",  # same value, two colours
        "G1 G2 B3",  # a run in two colours
        "G1 G2 G2",
        "G1 G2 G4",
        "G1 G5 G6",  # runs do not wrap
        "G1 G2 G6",
        "G6 B1 R2",
        "G5 B6 R1",
        "G1 B3 R5",
        "G1 B1 R2",
        "G1 G2",
    ],
)
def test_what_is_no_set(cards: str) -> None:
    assert hoardable(cards) == []


@pytest.mark.rule("T16")
def test_there_are_exactly_sixty_sets() -> None:
    """Every three cards of the box, judged by the sentence of the rulebook."""
    sets = set()
    for cards in combinations_with_replacement(KIND_TEXTS, 3):
        colours = {card[0] for card in cards}
        values = sorted(int(card[1]) for card in cards)
        alike = len(set(values)) == 1
        run = values == [values[0], values[0] + 1, values[0] + 2]
        if (alike or run) and len(colours) in (1, 3):
            sets.add("hoard " + " ".join(cards))
    assert sets == set(ACTION_TEXTS[TAKE_SET:DISCARD])
    assert len(sets) == 60


@pytest.mark.rule("T16")
def test_all_sets_of_a_rich_hand_are_offered() -> None:
    found = hoardable("G1 G2 G3 B2 B2 B2 R2 R3")
    assert Counter(found) == Counter(
        ["B2 B2 B2", "G2 B2 R2", "G1 G2 G3", "G1 B2 R3"],
    )


@pytest.mark.rule("T16")
def test_a_set_is_written_in_the_order_of_colours_and_values() -> None:
    t = table(hands=["R1 G3 B1 R2", "", ""], pile="", full={"R-EU": ""}).play("R1>EU")
    assert t.answers == ["done", "hoard G3 B1 R2"]
    for text in ("hoard B1 R2 G3", "hoard G3 R2 B1", "hoard G3  B1 R2", "hoard G3 B1 R2 "):
        assert t.refusal(text).rule == "T16"
        assert t.refusal(text).sentence == f"{text!r} is to be written 'hoard G3 B1 R2'"
    for text in ("hoard G3 B1 R1", "hoard G3 B1", "hoard G3,B1,R2", "hoard G3 B1 R2 R2", "hoard G3 x B1 R2"):
        assert "is no set" in t.refusal(text).sentence


@pytest.mark.rule("T16")
@pytest.mark.parametrize("text", ["pass", "G1", "G1>AF", "discard G1", "hoard", "hoard G1", "hoard G1 G1 G2"])
def test_other_answers_to_hoarding_are_refused(text: str) -> None:
    t = table(hands=["R1 G1 G1 G1", "", ""], pile="", full={"R-EU": ""}).play("R1>EU")
    assert t.refusal(text).rule == "T16"


@pytest.mark.rule("T16")
def test_three_alike_need_three() -> None:
    t = table(hands=["R1 G1 G1 R6 R6", "", ""], pile="", full={"R-EU": ""}).play("R1>EU")
    for text in ("hoard G1 G1 G1", "hoard R6 R6 R6"):
        assert "does not hold the cards" in t.refusal(text).sentence


# ---- T17: the hand limit -----------------------------------------------------------------------------------

EIGHT = "G1 G1 G1 G1 B2 B2 B2 R3"


@pytest.mark.rule("T17")
def test_more_than_eight_cards_are_discarded_down_to_eight() -> None:
    t = table(hands=[EIGHT, "", ""], pile="R6 G-AF R1")
    assert t.asked == (0, "discard")
    assert t.answers == ["discard G1", "discard B2", "discard R3", "discard R6"]
    before = t.discarded("R3")
    t.play("discard R3")
    assert t.s.cards[0] == 8
    assert t.discarded("R3") == before + 1
    assert t.asked == (1, "impending")


@pytest.mark.rule("T17")
def test_eight_cards_may_be_kept() -> None:
    t = table(hands=[EIGHT.removesuffix(" R3"), "", ""], pile="R6 G-AF R1")
    assert t.s.cards[0] == 8
    assert t.asked == (1, "impending")


@pytest.mark.rule("T17")
def test_discarding_goes_on_one_card_at_a_time() -> None:
    t = table(hands=[f"{EIGHT} R4 R4", "", ""], pile="R6 G-AF R1")
    t.play("discard R4", "discard R6")
    assert t.asked == (0, "discard")
    t.play("discard R4")
    assert t.asked == (1, "impending")


@pytest.mark.rule("T17")
def test_a_hoarded_set_comes_off_the_hand_before_the_limit_is_looked_at() -> None:
    t = table(hands=[f"{EIGHT} R5", "", ""], pile="R6 R1 R1", full={"R-AF": ""})
    t.play("R6>AF", "hoard G1 G1 G1")
    assert t.asked == (1, "common-good")


@pytest.mark.rule("T17")
def test_only_the_player_on_turn_discards() -> None:
    t = table(hands=["", f"{EIGHT} R5 R5", ""], pile="B1 G-AF R1")
    assert t.asked == (1, "impending")
    assert t.s.cards[1] == 10


@pytest.mark.rule("T17")
def test_discards_lie_face_up() -> None:
    t = table(hands=[EIGHT, "", ""], pile="R6 G-AF R1")
    before = Counter(t.seen_by_all()["discards"])
    t.play("discard R6")
    assert Counter(t.seen_by_all()["discards"]) - before == Counter(["R6"])
    assert Counter(t.seen_by(2)["discards"]) - before == Counter(["R6"])


@pytest.mark.rule("T17")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    t = table(hands=["G2 G2 G2 G2 B2 B2 B2 R3", "", ""], pile="R5 G-AF R1")
    for card in ("G1", "R6"):
        assert f"does not hold {card}" in t.refusal(f"discard {card}").sentence


@pytest.mark.rule("T17")
@pytest.mark.parametrize("text", ["pass", "done", "G1", "discard", "discard G2", "discard G1 G1", "hoard G1 G1 G1"])
def test_other_answers_to_the_hand_limit_are_refused(text: str) -> None:
    t = table(hands=[EIGHT, "", ""], pile="R6 G-AF R1")
    assert t.refusal(text).rule == "T17"
