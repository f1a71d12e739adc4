"""Records of Terra that do not hold are refused at the place and with the rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from terrae.engine.match import Match
from terrae.engine.record import BadRecord, read_lines, replay

from ....checkers import terra as checker
from ....checkers.terra_rules import SOLUTIONS
from ..table import GAME

Record = dict[str, Any]


def golden(outcome: str, file: str = "4-players") -> Record:
    """A kept record with this outcome; the success has hoards."""
    lines = read_lines(Path(__file__).parents[3] / "records" / "terra" / f"{file}.jsonl")
    for _, record in lines:
        assert isinstance(record, dict)
        if record["result"]["outcome"] == outcome:
            return record
    raise LookupError(outcome)


def refusal(record: Record) -> BadRecord:
    assert checker.check(record) != [], "the independent checker accepts it"
    with pytest.raises(BadRecord) as refused:
        replay(record)
    return refused.value


def swap_card(record: Record, card: str, other: str) -> None:
    """Another card in the place of the topmost of its kind in the pile."""
    pile = record["setup"]["pile"]
    pile[pile.index(card)] = other


def crisis_in_a_hand(record: Record) -> None:
    setup = record["setup"]
    crisis = next(card for card in setup["pile"] if "-" in card)
    place = setup["pile"].index(crisis)
    setup["pile"][place], setup["hands"][2][0] = setup["hands"][2][0], crisis


WRONG: list[tuple[str, str, Callable[[Record], Any]]] = [
    ("T1", "G1 occurs 7 times instead of 6", lambda r: swap_card(r, "B1", "G1")),
    ("T1", "G6 occurs 3 times instead of 4", lambda r: swap_card(r, "G6", "R1")),
    ("T2", "G-AF occurs 0 times instead of 1", lambda r: swap_card(r, "G-AF", "R-OC")),
    ("T6", "'G7' in the pile is no card", lambda r: swap_card(r, "G1", "G7")),
    ("T6", "'g1' in the pile is no card", lambda r: swap_card(r, "G1", "g1")),
    ("T6", "'pile' must be a list", lambda r: r["setup"].update(pile="G1")),
    ("T1", "occurs", lambda r: r["setup"]["pile"].pop()),
    ("T5", "is no Solution", crisis_in_a_hand),
    ("T5", "seat 1 must be dealt 4 cards", lambda r: r["setup"]["hands"][1].pop()),
    ("T5", "'hands' must be a list of 4 hands", lambda r: r["setup"]["hands"].pop()),
    ("T5", "seat 0 must be dealt 4 cards", lambda r: r["setup"]["hands"].__setitem__(0, "GGGG")),
    ("T2", "G-AF must be a whole number", lambda r: r["deck"]["threats"].update({"G-AF": 9})),
    ("T2", "G-AF is missing", lambda r: r["deck"]["threats"].pop("G-AF")),
    ("T20", "'teams' is missing", lambda r: r["options"].clear()),
]


@pytest.mark.parametrize(("rule", "complaint", "spoil"), WRONG, ids=[complaint for _, complaint, _ in WRONG])
def test_a_wrong_set_up_is_refused_before_the_first_move(rule: str, complaint: str, spoil: Callable[..., Any]) -> None:
    record = golden("success")
    spoil(record)
    refused = refusal(record)
    assert complaint in str(refused)
    assert (refused.rule, refused.move) == (rule, 0)


def test_teams_of_three_are_refused() -> None:
    refused = refusal({**golden("loss", "3-players"), "options": {"teams": True}})
    assert (refused.rule, refused.move) == ("T20", 0)


def test_playing_in_teams_changes_the_result_only() -> None:
    """The moves of a game are as legal with teams as without: who wins is another matter."""
    assert replay({**golden("loss"), "options": {"teams": True}}).over
    assert "result: 'winners'" in str(refusal({**golden("success"), "options": {"teams": True}}))


def first_move(record: Record, is_such: Callable[[str], bool]) -> int:
    return next(n for n, (_, text) in enumerate(record["moves"]) if is_such(text))


@pytest.mark.parametrize(
    ("rule", "is_such", "wrong"),
    [
        ("T9", lambda text: text == "pass", "done"),
        ("T9", lambda text: text == "pass", "G7"),
        ("T9", lambda text: text in SOLUTIONS, "hoard G1 G2 G3"),
        ("T14", lambda text: ">" in text, "pass"),
        ("T14", lambda text: ">" in text, "G4"),
        ("T16", lambda text: text.startswith("hoard"), "hoard G1 G2 G4"),
        ("T16", lambda text: text.startswith("hoard"), "hoard"),
    ],
)
def test_a_wrong_move_is_refused_with_its_number_and_rule(
    rule: str, is_such: Callable[[str], bool], wrong: str
) -> None:
    record = golden("success")
    n = first_move(record, is_such)
    record["moves"][n] = [record["moves"][n][0], wrong]
    refused = refusal(record)
    assert (refused.rule, refused.move) == (rule, n + 1)


def test_a_hand_limit_that_was_passed_over_is_refused() -> None:
    """Nobody helps, so that the hands grow: the discard is left out."""
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="hands")
    while not match.over:
        match.play(match.actor, match.answers()[0])
    record = match.record()
    n = first_move(record, lambda text: text.startswith("discard"))
    assert refusal({**record, "moves": [*record["moves"][:n], [record["moves"][n][0], "done"]]}).rule == "T17"


def test_crises_of_a_loss_may_come_in_any_order() -> None:
    record = golden("loss")
    crises = record["result"]["crises"]
    assert len(crises) > 1
    told = {**record, "result": {**record["result"], "crises": crises[::-1]}}
    assert replay(told).over
    assert checker.check(told) == []
    for wrong in (crises[1:], [*crises, crises[0]], ["G-XX", *crises[1:]]):
        assert "result: 'crises'" in str(refusal({**record, "result": {**record["result"], "crises": wrong}}))


def test_another_loss_s_reason_is_refused() -> None:
    record = golden("loss")
    others = {"region", "colour", "total"} - {record["result"]["reason"]}
    for reason in others:
        assert "'reason'" in str(refusal({**record, "result": {**record["result"], "reason": reason}}))


def test_a_deck_by_somebody_else_decides_the_game() -> None:
    """The threats of a record are those it was played with, whatever the default deck says."""
    record = golden("loss")
    harder = {**record["deck"]["threats"], record["result"]["crises"][0]: 16}
    told = {**record, "deck": {"name": "theirs", "threats": harder}}
    assert replay(told).record()["deck"] == {"name": "theirs", "threats": harder}
    assert checker.check(told) == []
    easy = {**record, "deck": {"name": "easy", "threats": dict.fromkeys(harder, 10)}}
    refusal(easy)
