"""T21 to T23: what each player may see, and what is said."""

import json
from typing import Any

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.record import parse_json, replay, to_line
from terrae.games.terra.rules.moves import KIND_TEXTS
from terrae.games.terra.rules.state import State

from ..table import GAME, Table, table

PUBLIC = {
    "players", "options", "start", "phase", "turn", "actor", "left", "crisis", "helped", "full", "untouched",
    "solved", "track", "cards", "sets", "played", "discards", "laid",
}  # fmt: skip
OWN = {"own", "hands", "hoards"}
HIDDEN = {"pile"}


def in_the_middle() -> Table:
    """Seat 1 is asked about R-NA; hands, hoards, crises and discards all hold something."""
    t = table(
        hands=["G1 G2 B3", "B4 R5", "R6 R6 G6"],
        pile="R-NA B1 G-OC B2",
        full={"G-AF": "G2 G3", "B-EU": ""},
        hoards=["R1 R2 R3", "", "B5 B5 B5 G4 B4 R4"],
        track=[3, 40, 6],
    )
    return t.play("pass")


@pytest.mark.rule("T21")
@pytest.mark.rule("T22")
def test_every_field_is_public_or_one_s_own_or_hidden() -> None:
    assert {field.name for field in State.FIELDS} == PUBLIC | OWN | HIDDEN
    assert {field.name for field in State.FIELDS if field.public} == PUBLIC


@pytest.mark.rule("T21")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_public_fields_are_seen_as_they_are(seat: int) -> None:
    t = in_the_middle()
    v = GAME.redact(t.s, t.d, seat)
    for name in PUBLIC:
        assert getattr(v, name) == getattr(t.s, name), name


@pytest.mark.rule("T22")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_only_one_s_own_hand_and_hoard_are_seen(seat: int) -> None:
    t = in_the_middle()
    v = GAME.redact(t.s, t.d, seat)
    for other in range(6):
        if other == seat:
            assert (v.hands[other], v.hoards[other]) == (t.s.hands[other], t.s.hoards[other])
            assert v.own[other] == t.s.own[other]
        else:
            assert not any(v.hands[other] + v.hoards[other]), f"the cards of seat {other}"
            assert v.own[other] == 0


@pytest.mark.rule("T22")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_nobody_sees_the_order_of_the_pile(seat: int) -> None:
    t = in_the_middle()
    assert not any(GAME.redact(t.s, t.d, seat).pile)


@pytest.mark.rule("T21")
def test_the_view_of_a_spectator() -> None:
    t = in_the_middle()
    view = t.seen_by_all()
    discards = view.pop("discards")
    solved = view.pop("solved")
    danger = view.pop("danger")
    hidden = view.pop("hidden")
    assert view == {
        "game": "terra",
        "seat": None,
        "players": 3,
        "teams": None,
        "turn": 0,
        "actor": 1,
        "pile": 3,
        "hands": [3, 2, 3],
        "track": [3, 40, 6],
        "sets": [1, 0, 2],
        "full_blown": [
            {"crisis": "G-AF", "threat": 14, "cards": ["G2", "G3"], "sum": 5, "open": True},
            {"crisis": "B-EU", "threat": 12, "cards": [], "sum": 0, "open": True},
        ],
        "impending": {
            "crisis": "R-NA",
            "threat": 10,
            "played": [None, None, None],
            "sum": 0,
            "missing": 10,
            "answered": [0],
            "remaining": [1, 2],
            "fatal": False,
            "first": None,
            "highest": [],
        },
        "alarm": [],
        "dangers": [],
        "near": [],
        "to_come": {"crises": ["G-OC"], "fatal": []},
        "own": None,
        "question": None,
        "waiting": "impending",
        "result": None,
    }
    assert len(discards) == sum(t.s.discards)
    assert discards == sorted(discards, key=KIND_TEXTS.index)
    assert len(solved) == 18 - 2 - 1 - 1
    assert sum(map(sum, hidden.values())) == 90 - len(discards) - len(["G2", "G3"])
    assert danger["total"] == [2, 7]
    assert danger["colours"] == {"G": [1, 4], "B": [1, 4], "R": [0, 4]}
    assert danger["regions"] == {"NA": [0, 3], "SA": [0, 3], "EU": [1, 3], "AF": [1, 3], "AS": [0, 3], "OC": [0, 3]}


@pytest.mark.rule("T22")
def test_a_seat_sees_its_own_cards_besides() -> None:
    t = in_the_middle()
    for seat, hand, hoard, value in (
        (0, ["G1", "G2", "B3"], ["R1", "R2", "R3"], 6),
        (1, ["B4", "R5"], [], 0),
        (2, ["G6", "R6", "R6"], ["G4", "B4", "B5", "B5", "B5", "R4"], 27),
    ):
        view = t.seen_by(seat)
        assert view.pop("own") == {"hand": hand, "hoard": hoard, "hoard_value": value}
        assert view.pop("seat") == seat
        for key in ("own", "seat", "hidden", "question", "waiting"):
            view.pop(key, None)
        assert view == {key: shown for key, shown in t.seen_by_all().items() if key in view}


@pytest.mark.rule("T21")
def test_the_question_goes_to_the_seat_that_decides_and_to_no_other() -> None:
    t = in_the_middle()
    assert t.seen_by(1)["question"] == {
        "kind": "impending",
        "rule": "T9",
        "rules": ["T9", "T10", "T11", "T12"],
        "answers": ["pass", "R5"],
        "solves": [],
    }
    assert "waiting" not in t.seen_by(1)
    for seat in (SPECTATOR, 0, 2):
        assert t.seen_by(seat)["question"] is None
        assert t.seen_by(seat)["waiting"] == "impending"


@pytest.mark.rule("T22")
def test_the_faces_of_a_hoarded_set_are_told_to_the_hoarder_only() -> None:
    t = table(hands=["R1 G1 G2 G3", "", ""], pile="B1 B1 B1", full={"R-EU": ""}).play("R1>EU")
    action = GAME.parse(t.s, t.d, "hoard G1 G2 G3")
    assert action is not None
    before = {seat: GAME.redact(t.s, t.d, seat) for seat in (SPECTATOR, 0, 1, 2)}
    t.play("hoard G1 G2 G3")
    for seat, v in before.items():
        told = GAME.notation_for(v, t.d, action, seat)
        first = GAME.story(v, t.deck, 0, told, GAME.redact(t.s, t.d, seat), seat)[0]
        if seat == 0:
            assert told == "hoard G1 G2 G3"
            assert first == {"event": "hoard", "seat": 0, "cards": ["G1", "G2", "G3"], "value": 6}
        else:
            assert told == "hoard"
            assert first == {"event": "hoard", "seat": 0}


@pytest.mark.rule("T22")
def test_when_the_game_is_over_nothing_is_secret_any_more() -> None:
    t = table(hands=["G1", "", ""], pile="R-AF B1 B2", full={"G-AF": "", "B-AF": ""}, hoards=["", "R1 R2 R3", ""])
    t.play("pass", "pass", "pass")
    assert GAME.redact(t.s, t.d, SPECTATOR) == t.s


def record_with(**more: Any) -> dict[str, Any]:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="talk")
    while not match.over:
        match.play(match.actor, match.answers()[0])
    return {**match.record(), **more}


@pytest.mark.rule("T23")
def test_talk_beside_a_record_changes_nothing() -> None:
    """What is said may be kept with a record, and binds nobody: the game replays the same."""
    talk = [[4, 1, {"text": "I promise to play a red six next time. G6!"}]]
    quiet, talkative = replay(record_with()), replay(record_with(talk=talk))
    assert talkative.state == quiet.state
    assert talkative.record() == {**quiet.record(), "talk": talk}


@pytest.mark.rule("T23")
def test_talk_never_enters_the_state_a_view_or_a_move() -> None:
    match = replay(parse_json(to_line(record_with(talk=[[0, 0, {"text": "perfidious"}]]))))
    assert "perfidious" not in repr(match.state)
    for seat in (SPECTATOR, 0, 1, 2):
        assert "perfidious" not in json.dumps(match.view(seat))
    assert all("talk" not in text for _, text in match.moves)
    assert not {"say", "talk", "show"} & {text.split()[0] for _, text in match.moves}
