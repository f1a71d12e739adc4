"""What happened, as each seat is told it."""

from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.contract import SPECTATOR
from terrae.engine.match import Match
from terrae.engine.player import position_of

from ..table import GAME, Table, table


def told(t: Table, text: str, seat: int = SPECTATOR) -> list[dict[str, Any]]:
    """Play an answer and return the story of it."""
    before, actor = GAME.redact(t.s, t.d, seat), t.s.actor
    action = GAME.parse(t.s, t.d, text)
    assert action is not None
    heard = GAME.notation_for(before, t.d, action, seat)
    t.play(text)
    return GAME.story(before, t.deck, actor, heard, GAME.redact(t.s, t.d, seat), seat)


def test_answers_to_an_impending_crisis() -> None:
    t = table(hands=["R1", "R2", ""], pile="R-NA B1 B1")
    assert told(t, "R1") == [{"event": "play", "seat": 0, "card": "R1", "crisis": "R-NA"}]
    assert told(t, "pass") == [{"event": "pass", "seat": 1, "crisis": "R-NA"}]


def test_an_averted_crisis_and_the_next_draws() -> None:
    t = table(hands=["R5", "R5", ""], pile="R-NA B1 B2 G-AF B3", track=[7, 0, 40]).play("R5", "R5")
    settled = {**t.seen_by_all()["impending"], "answered": [0, 1, 2], "remaining": []}
    assert told(t, "pass", seat=2) == [
        {"event": "pass", "seat": 2, "crisis": "R-NA"},
        {
            "event": "averted",
            "crisis": "R-NA",
            "points": [[0, 6], [1, 3]],
            "first": [[0, 3]],
            "highest": [[0, 3], [1, 3]],
            "settled": settled,
        },
        {"event": "draw", "seat": 1},
        {"event": "draw", "seat": 2, "card": "B2"},
        {"event": "crisis", "seat": 0, "crisis": "G-AF"},
    ]


@pytest.mark.rule("T10")
def test_the_last_card_counts_for_who_was_first_and_highest() -> None:
    t = table(hands=["", "R4", "R6"], pile="R-NA B1 B2 G-AF B3").play("pass", "R4")
    averted = next(event for event in told(t, "R6") if event["event"] == "averted")
    assert (averted["first"], averted["highest"]) == ([[1, 3]], [[2, 3]])
    settled = averted["settled"]
    assert settled["played"] == [None, "R4", "R6"]
    assert (settled["sum"], settled["missing"], settled["first"], settled["highest"]) == (10, 0, 1, [2])


def test_the_points_by_source_are_those_on_the_track() -> None:
    match = Match(GAME, [{"name": name, "kind": "bot:tips"} for name in "ABCD"], seed="3")
    bot, counted = bot_named(GAME, "tips"), [0] * 4
    while not match.over:
        before, actor = match.seen_by(SPECTATOR), match.actor
        action = bot(position_of(match))
        heard = GAME.notation_for(before, match.d, action, SPECTATOR)
        match.act(action)
        for event in GAME.story(before, match.deck, actor, heard, match.seen_by(SPECTATOR), SPECTATOR):
            scored = [*event.get("first", ()), *event.get("highest", ())]
            if event["event"] == "solved":
                scored.append([event["seat"], event["points"]])
            for seat, points in scored:
                counted[seat] += points
    assert sum(counted) > 0
    assert counted == match.view(SPECTATOR)["track"]


def test_a_crisis_that_becomes_full_blown_and_its_replacement() -> None:
    t = table(hands=["", "", ""], pile="R-NA B1 B1").play("pass", "pass")
    settled = {**t.seen_by_all()["impending"], "answered": [0, 1, 2], "remaining": []}
    assert told(t, "pass", seat=0) == [
        {"event": "pass", "seat": 2, "crisis": "R-NA"},
        {"event": "full-blown", "crisis": "R-NA", "settled": settled},
        {"event": "draw", "seat": 0, "card": "B1"},
    ]


def test_a_contribution_that_solves() -> None:
    t = table(hands=["R6", "", ""], pile="B1 B1", full={"R-NA": "R5"}, track=[12, 0, 0])
    assert told(t, "R6>NA") == [
        {"event": "contribute", "seat": 0, "card": "R6", "crisis": "R-NA"},
        {"event": "solved", "crisis": "R-NA", "seat": 0, "points": 5},
    ]
    assert told(t, "done")[0] == {"event": "done", "seat": 0}


def test_a_contribution_that_does_not() -> None:
    t = table(hands=["R2", "", ""], pile="B1 B1", full={"R-NA": "R5"})
    assert told(t, "R2>NA") == [{"event": "contribute", "seat": 0, "card": "R2", "crisis": "R-NA"}]


def test_a_discard() -> None:
    t = table(hands=["G1 G1 G1 G1 B2 B2 B2 R3", "", ""], pile="R6 G-AF R1")
    assert told(t, "discard R3") == [
        {"event": "discard", "seat": 0, "card": "R3"},
        {"event": "crisis", "seat": 1, "crisis": "G-AF"},
    ]


def test_the_hoarder_who_draws_again_sees_what_was_drawn_and_not_what_was_hoarded() -> None:
    hands = ["R1 G1 G2 G3", "", ""]
    t = table(hands=hands, pile="B1 B2 B3 R4 G-AF B6", full={"R-NA": "R4 R5"}).play("R1>NA")
    assert t.full == {}
    assert told(t, "hoard G1 G2 G3", seat=0) == [
        {"event": "hoard", "seat": 0, "cards": ["G1", "G2", "G3"], "value": 6},
        {"event": "draw", "seat": 1},
        {"event": "draw", "seat": 2},
        {"event": "draw", "seat": 0, "card": "R4"},
        {"event": "crisis", "seat": 1, "crisis": "G-AF"},
    ]


def test_the_end_is_told_with_its_result() -> None:
    t = table(hands=["", "", ""], pile="R-AF", full={"G-AF": "", "B-AF": ""}).play("pass", "pass")
    assert told(t, "pass")[-1] == {"event": "over", **t.result}
    assert t.result["reason"] == "region"


def test_before_the_first_decision_only_draws_are_told() -> None:
    match = Match(GAME, [{"name": "", "kind": "human"}] * 3, seed="story")
    for seat in (SPECTATOR, 0, 1, 2):
        ready = GAME.redact(match.ready, match.d, seat)
        events = GAME.story(ready, match.deck, match.start, "", match.seen_by(seat), seat)
        assert len(events) == match.ready.left - match.state.left
        assert [event["seat"] for event in events] == [i % 3 for i in range(len(events))]
        assert events[-1]["event"] == "crisis"
        for event in events[:-1]:
            assert event["event"] == "draw"
            assert ("card" in event) == (event["seat"] == seat)


def test_who_plays_a_card_and_draws_its_like_is_told_of_both() -> None:
    t = table(hands=["R5", "", "R5"], pile="R-NA B1 R5 G-AF B2").play("R5", "pass")
    assert told(t, "R5", seat=2)[-2:] == [
        {"event": "draw", "seat": 2, "card": "R5"},
        {"event": "crisis", "seat": 0, "crisis": "G-AF"},
    ]


def test_who_hoards_a_card_and_draws_its_like_is_told_of_both() -> None:
    hands = ["R1 G1 G1 G1", "", ""]
    t = table(hands=hands, pile="B1 B2 B3 G1 G-AF B6", full={"R-NA": "R4 R5"}).play("R1>NA")
    events = told(t, "hoard G1 G1 G1", seat=0)
    assert events[0] == {"event": "hoard", "seat": 0, "cards": ["G1", "G1", "G1"], "value": 3}
    assert events[3] == {"event": "draw", "seat": 0, "card": "G1"}


def test_who_discards_a_card_and_draws_its_like_is_told_of_both() -> None:
    t = table(hands=["G1 G1 G1 G1 B2 B2 B2 R3", "", ""], pile="R6 B1 B1 G1 R1")
    events = told(t, "discard G1", seat=0)
    assert events[0] == {"event": "discard", "seat": 0, "card": "G1"}
    assert events[3] == {"event": "draw", "seat": 0, "card": "G1"}


def test_the_lowest_card_is_told_like_any_other() -> None:
    t = table(hands=["G1", "", ""], pile="G-NA B1 B1")
    assert told(t, "G1") == [{"event": "play", "seat": 0, "card": "G1", "crisis": "G-NA"}]
    t = table(hands=["G1", "", ""], pile="B1 B1", full={"G-NA": ""})
    assert told(t, "G1>NA") == [{"event": "contribute", "seat": 0, "card": "G1", "crisis": "G-NA"}]
    t = table(hands=["R6", "", ""], pile="B1 B1", full={"R-OC": ""})
    assert told(t, "R6>OC") == [{"event": "contribute", "seat": 0, "card": "R6", "crisis": "R-OC"}]
