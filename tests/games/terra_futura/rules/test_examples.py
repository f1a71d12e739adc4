"""The worked examples of the rules page, played by the engine."""

import pytest

from ..territory import table


@pytest.mark.rule("F11")
def test_a_row_that_slides() -> None:
    """Greenhouse, building site, reeds, smithy: the reeds are taken out of slot 3, and the smithy stays the oldest."""
    rows = {"II": "greenhouse building-site reed-bed smithy"}
    t = table("village", "cabin", phase="take", rows=rows, decks={"II": "wetland ..."}).play("take II3")
    assert t.hand == "reed-bed"
    assert t.row("II") == "wetland greenhouse building-site smithy"


@pytest.mark.rule("F13")
def test_a_turn_in_full() -> None:
    t = table("village; orchard 1,0: 1 green", "cabin", rows={"II": "smithy masons greenhouse canteen"})
    t.play("keep", "take II3", "place 2,0")
    assert t.ready == ["0,0", "1,0", "2,0"]
    t.play("use 1,0 1", "use 2,0 1", "pay green 1,0", "pay green 1,0", "use 0,0 1", "gain money", "end")
    assert (t.on("0,0", 0), t.on("1,0", 0), t.on("2,0", 0)) == ("1 money", "", "1 food")
    assert t.asked == (1, "drop")


@pytest.mark.rule("F13")
def test_the_other_way_round_the_two_greens_could_not_have_been_paid() -> None:
    t = table("village; orchard 1,0: 1 green; greenhouse 2,0", "cabin", placed="2,0")
    assert "use 2,0 1" not in t.answers
    assert "use 2,0 1" in t.play("use 1,0 1").answers


@pytest.mark.rule("F18")
def test_three_cubes_moved_or_all_four() -> None:
    """Three cards with a space each have 1, 1 and 2 cubes; the transfer card is empty."""
    dirty = "village; wetland 1,0; woodland 2,0: 1 cube; hay-meadow 1,1: 1 cube; brick-yard 2,1: 3 red, 2 cubes"
    t = table(dirty, "cabin", placed="1,0")
    assert not t.active("2,1")
    t.play("use 1,0 1", "move 2,1")
    assert t.active("2,1")
    t.play("move 2,1", "move 2,0")
    four = t.copy().play("move 1,1")
    t.play("done")
    assert t.active("1,0")
    assert t.seen_by(0)["territories"][0]["polluted"] == 2
    assert not four.active("1,0")
    assert four.seen_by(0)["territories"][0]["polluted"] == 1


@pytest.mark.rule("F22")
def test_a_copied_exchange() -> None:
    t = table("village; woodland 1,0: 1 green; quarry 0,1: 1 red", "cabin; cannery 0,1", placed="1,0")
    t.play("use 0,0 2", "copy 1 0,1 1", "pay green 1,0", "pay red 0,1", "pollute 1,0")
    assert t.asked == (1, "reward")
    t.play("reward red")
    assert (t.on("0,0", 0), t.on("1,0", 0), t.on("0,1", 0)) == ("1 food", "1 cube", "")
    assert t.on("0,1", 1) == "1 red"


@pytest.mark.rule("F29")
def test_a_tie_is_broken_by_cubes_not_by_dirty_cards() -> None:
    """Both have 47; three cubes on one card against one cube on each of two."""
    ada = "village: 8 goods; wetland 1,0: 3 cubes"
    ben = "cabin: 8 goods, 1 red; reed-bed 1,0: 1 cube; woodland 0,1: 1 cube"
    t = table(ada, ben, phase="over", scoring=["green-kitchen stone-town", "self-sufficiency garden-city"])
    assert t.scores == [47, 47]
    assert t.result["cubes"] == [3, 2]
    assert t.result["winners"] == [1]
