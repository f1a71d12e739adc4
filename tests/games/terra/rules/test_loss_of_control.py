"""T12: how control is lost, and why."""

from itertools import combinations

import pytest

from terrae.games.terra.rules.house_rules import is_lost
from terrae.games.terra.rules.moves import CRISIS_OF, CRISIS_TEXTS

from ..table import Table, table

SIX = {"G-NA": "", "G-SA": "", "B-NA": "", "B-EU": "", "R-SA": "", "R-EU": ""}
"""Six full-blown crises, two of each colour and two in each of three regions: all but lost."""


def nobody_helps(full: dict[str, str], crisis: str) -> Table:
    """A crisis is drawn beside those on the table, and everybody passes."""
    return table(hands=["", "", ""], pile=f"{crisis} B1 B2", full=full).play("pass", "pass", "pass")


@pytest.mark.rule("T12")
def test_three_in_one_region_lose() -> None:
    t = nobody_helps({"G-AF": "", "R-AF": "R5"}, "B-AF")
    assert t.result == {"outcome": "loss", "reason": "region", "crises": ["G-AF", "B-AF", "R-AF"]}


@pytest.mark.rule("T12")
def test_four_of_one_colour_lose() -> None:
    t = nobody_helps({"G-AF": "", "G-EU": "", "G-NA": ""}, "G-OC")
    assert t.result == {"outcome": "loss", "reason": "colour", "crises": ["G-NA", "G-EU", "G-AF", "G-OC"]}


@pytest.mark.rule("T12")
def test_seven_in_all_lose() -> None:
    t = nobody_helps(SIX, "G-OC")
    assert t.result["outcome"] == "loss"
    assert t.result["reason"] == "total"
    assert sorted(t.result["crises"]) == sorted([*SIX, "G-OC"])


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("full", "crisis"),
    [
        ({"G-AF": ""}, "B-AF"),  # two in a region
        ({"G-AF": "", "G-EU": ""}, "G-OC"),  # three of a colour
        ({crisis: "" for crisis in SIX if crisis != "R-EU"}, "R-EU"),  # six in all
    ],
)
def test_one_crisis_fewer_is_still_under_control(full: dict[str, str], crisis: str) -> None:
    assert nobody_helps(full, crisis).asked == (0, "common-good")


@pytest.mark.rule("T12")
def test_the_region_is_named_before_the_colour_and_the_total() -> None:
    all_three = {"G-AF": "", "R-AF": "", "B-NA": "", "B-EU": "", "B-OC": "", "G-SA": ""}
    assert nobody_helps(all_three, "B-AF").result["reason"] == "region"


@pytest.mark.rule("T12")
def test_the_colour_is_named_before_the_total() -> None:
    both = {"B-NA": "", "B-EU": "", "B-OC": "", "G-SA": "", "R-SA": "", "G-NA": ""}
    assert nobody_helps(both, "B-AF").result["reason"] == "colour"


@pytest.mark.rule("T12")
def test_the_game_ends_at_once_and_nobody_wins() -> None:
    t = table(hands=["G6", "", ""], pile="B-AF B1 B2", full={"G-AF": "", "R-AF": ""}, track=[30, 3, 0])
    t.play("pass", "pass", "pass")
    assert t.over
    assert t.asked is None
    assert t.answers == []
    assert set(t.result) == {"outcome", "reason", "crises"}
    assert t.hands == ["G6", "", ""]


@pytest.mark.rule("T12")
@pytest.mark.rule("T20")
def test_teams_lose_together_too() -> None:
    t = table(hands=["", "", "", ""], pile="B-AF B1", full={"G-AF": "", "R-AF": ""}, teams=True)
    t.play("pass", "pass", "pass", "pass")
    assert t.result == {"outcome": "loss", "reason": "region", "crises": ["G-AF", "B-AF", "R-AF"]}


@pytest.mark.rule("T12")
def test_a_crisis_solved_while_impending_does_not_lose() -> None:
    t = table(hands=["R6", "R6", "R6"], pile="R-NA B1 B2", full=SIX)
    t.play("R6", "R6", "pass")
    assert not t.over
    assert t.full == SIX


@pytest.mark.rule("T12")
def test_a_solved_crisis_counts_no_more() -> None:
    t = table(hands=["G6", "", ""], pile="B1 B-AF B2", full={"G-AF": "G4 G4", "R-AF": ""})
    t.play("G6>AF", "done", "done")
    assert t.asked == (1, "impending")
    t.play("pass", "pass", "pass")
    assert t.asked == (1, "common-good")


@pytest.mark.rule("T12")
def test_every_three_in_a_region_and_every_four_of_a_colour_lose() -> None:
    for three in combinations(CRISIS_TEXTS, 3):
        assert is_lost(bits(three), 0) == (len({crisis[2:] for crisis in three}) == 1)
    for crises in combinations(CRISIS_TEXTS, 4):
        in_a_region = max(sum(c[2:] == crisis[2:] for c in crises) for crisis in crises)
        in_a_colour = max(sum(c[0] == crisis[0] for c in crises) for crisis in crises)
        assert is_lost(bits(crises), 0) == (in_a_region >= 3 or in_a_colour >= 4)


def bits(crises: tuple[str, ...]) -> int:
    return sum(1 << CRISIS_OF[crisis] for crisis in crises)


@pytest.mark.rule("T12")
def test_after_the_loss_no_move_is_accepted() -> None:
    t = nobody_helps({"G-AF": "", "R-AF": ""}, "B-AF")
    assert t.refusal("pass").rule == "T12"
