"""What each answer of Terra would bring, as the seat that decides may know it."""

from random import Random
from typing import Any

import pytest

from terrae.engine.chance import seeded
from terrae.engine.previews import preview
from terrae.games.terra.rules.rules import PASS
from terrae.games.terra.rules.state import IMPENDING, LOSS, State

from ..table import DEFAULT, GAME, Table, table


def ahead(t: Table, *line: str) -> dict[str, Any]:
    v = GAME.redact(t.s, t.d, t.s.actor)
    return {one["answer"]: one for one in preview(GAME, v, t.d, line)["answers"]}


@pytest.mark.rule("T10")
def test_a_card_tells_who_would_be_first_and_highest() -> None:
    t = table(hands=["G6 G2", "G4", "G5 G6", "B1"], pile="G-AF B2", threats={"G-AF": 12})
    t.play("G2", "G4")
    six = ahead(t)["G6"]
    assert six["first"] == {"points": 3, "seats": [0]}
    assert six["highest"] == {"points": 3, "seats": [2], "higher": False, "equal": True}
    assert (six["sum"], six["threat"], six["averted"], six["last"]) == (12, 12, True, False)
    assert (six["before"], six["after"], six["kind"]) == (0, 3, "exact")


@pytest.mark.rule("T10")
def test_what_others_may_still_do_is_told_as_a_range() -> None:
    t = table(hands=["G5 G1", "G6", "G5", "B1"], pile="G-AF B2", threats={"G-AF": 10})
    five = ahead(t)["G5"]
    assert (five["before"], five["after"], five["kind"]) == (0, 0, "stands")
    assert (five["least"], five["most"]) == (0, 6)
    assert five["highest"]["higher"]
    assert ahead(t)["pass"]["kind"] == "exact"


@pytest.mark.rule("T10")
def test_the_last_to_answer_knows_everything() -> None:
    t = table(hands=["G5", "G6", "G6 G1"], pile="G-AF B2", threats={"G-AF": 12})
    t.play("G5", "G6")
    shared, low = ahead(t)["G6"], ahead(t)["G1"]
    assert (shared["after"], shared["kind"], shared["last"]) == (3, "exact", True)
    assert shared["highest"]["seats"] == [1, 2]
    assert (low["after"], low["averted"]) == (0, True)
    passing = ahead(t)["pass"]
    assert (passing["averted"], passing["lost"], passing["sum"]) == (False, False, 11)


@pytest.mark.rule("T12")
def test_a_crisis_that_ends_the_game_is_told() -> None:
    t = table(hands=["G1", "", ""], pile="G-AF B2", full={"B-AF": "", "R-AF": ""})
    assert ahead(t)["pass"]["lost"]


@pytest.mark.rule("T15", "T16")
def test_closing_a_crisis_and_a_set_are_exact() -> None:
    t = table(hands=["G4 B1 B2 B3", "", ""], pile="R1 B6", full={"G-EU": "G6 G2", "B-AS": ""}, threats={"G-EU": 12})
    closing = ahead(t)["G4>EU"]
    assert (closing["before"], closing["after"], closing["kind"]) == (0, 5, "exact")
    assert closing["closes"] == {"points": 5, "seats": [0]}
    assert (closing["crisis"], closing["sum"], closing["threat"]) == ("G-EU", 12, 12)
    assert ahead(t)["B1>AS"]["closes"]["seats"] == []
    after = preview(GAME, GAME.redact(t.s, t.d, 0), t.d, ["G4>EU"])
    assert (after["before"], after["after"]) == (0, 5)
    assert "B3>AS" in {one["answer"] for one in after["answers"]}
    t.play("G4>EU", "done")
    hoarding = ahead(t)["hoard B1 B2 B3"]
    assert (hoarding["before"], hoarding["after"], hoarding["kind"]) == (5, 11, "exact")


def settled(s: State, r: Random, everybody_passes: bool) -> State:
    """The state once the impending crisis is settled."""
    s = s.clone()
    crisis = s.crisis
    while s.phase == IMPENDING and s.crisis == crisis:
        GAME.run.step(s, DEFAULT.table, PASS if everybody_passes else r.choice(GAME.legal(s, DEFAULT.table)))
    return s


@pytest.mark.rule("T10", "T12")
def test_previews_come_true() -> None:
    """In random games: exact ones exactly, others within their bounds, and as they stand if everybody else passes."""
    d, scratch, checked = DEFAULT.table, [0] * GAME.scratch, 0
    for seed in range(12):
        r, chance = Random(seed), seeded(f"preview {seed}")
        s = State()
        GAME.run.new_game(s, d, 3 + seed % 4, 0, 0, chance, scratch)
        while not GAME.run.is_over(s, d):
            seat, legal = s.actor, GAME.legal(s, d)
            told = GAME.previews(GAME.redact(s, d, seat), d, 1.0)
            for action, one in zip(legal, told, strict=True):
                after = s.clone()
                was_impending = s.phase == IMPENDING
                GAME.run.step(after, d, action)
                assert one["before"] == GAME.run.score(s, d, seat)
                if not was_impending:
                    assert one["after"] == GAME.run.score(after, d, seat)
                    continue
                goes_on = after.phase == IMPENDING and after.crisis == s.crisis and after.actor != s.turn
                alone = settled(after, r, True) if goes_on else after
                assert GAME.run.score(alone, d, seat) == one["after"]
                assert (alone.phase == LOSS) == one["lost"]
                for _ in range(2):
                    points = GAME.run.score(settled(after, r, False) if goes_on else after, d, seat)
                    assert one["least"] <= points <= one["most"]
                    assert one["kind"] != "exact" or points == one["after"]
                checked += 1
            GAME.run.play(s, d, r.choice(legal), chance, scratch)
    assert checked > 300
