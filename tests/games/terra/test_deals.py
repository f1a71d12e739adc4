"""How a deal of Terra is read: what became of each crisis, and what the seat gave."""

from terrae.engine.deals import Task
from terrae.engine.match import Match
from terrae.games.terra.deals import outcome

from .table import GAME


def played(pile: list[str], hands: list[list[str]], answers: list[str]) -> Match:  # type: ignore[type-arg]
    """A game of three with this beginning, in which these answers are given, and from then on nobody helps."""
    match = Match(GAME, [{"name": name, "kind": "human"} for name in "ABC"], seed="1", setup=laid_out(pile, hands))
    for answer in answers:
        match.play(match.actor, answer)
    while not match.over:
        match.play(match.actor, next(a for a in match.answers() if a in ("pass", "done") or a.startswith("discard")))
    return match


def laid_out(pile: list[str], hands: list[list[str]]) -> dict[str, object]:
    """A set-up that begins so; the cards that are not named follow, the crises last."""
    all_cards = [f"{c}{v}" for c in "GBR" for v in range(1, 7) for _ in range((6, 6, 5, 5, 4, 4)[v - 1])]
    crises = [f"{c}-{r}" for c in "GBR" for r in ("NA", "SA", "EU", "AF", "AS", "OC")]
    for card in [*pile, *(card for hand in hands for card in hand)]:
        (crises if "-" in card else all_cards).remove(card)
    return {"hands": hands, "pile": [*pile, *all_cards, *crises]}


def test_signs_tell_what_became_of_each_crisis_and_what_the_seat_gave() -> None:
    hands = [["G6", "G5", "G1", "G1"], ["G6", "G4", "B1", "B1"], ["G3", "G4", "B2", "B2"]]
    # G-EU (11) is averted by 6 and 6; nobody helps against G-AF (14), nor later.
    pile = ["G-EU", "G-AF", "R1"]
    match = played(pile, hands, ["G6", "G6", "pass", "pass", "pass", "pass"])
    found = outcome(match, 0, 0)
    assert found.tasks[0] == Task("done", "G-EU", 11, 6)
    assert found.tasks[1] == Task("open", "G-AF", 14, 0)
    assert not found.held
    assert [task.sign for task in found.tasks[-2:]] == ["lost", "never"], "the fourth green one was one too many"
    assert found.winners == ()


def test_a_crisis_that_was_full_blown_and_solved_is_worked_off() -> None:
    hands = [["G6", "G5", "G1", "G1"], ["G6", "G4", "B1", "B1"], ["G3", "G4", "B2", "B2"]]
    match = played(["G-EU", "R1"], hands, ["pass", "pass", "pass", "G6>EU", "done", "G6>EU"])
    assert outcome(match, 0, 0).tasks[0] == Task("later", "G-EU", 11, 0)


def test_tasks_that_never_came_fill_the_row() -> None:
    match = played(["R1"], [["G1"] * 4, ["G2"] * 4, ["B1"] * 4], [])
    found = outcome(match, 0, len(match.moves) - 1)
    assert [task.sign for task in found.tasks] == ["lost"] + ["never"] * 5
