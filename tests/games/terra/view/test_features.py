"""What a learner sees: the observation's parts mean what their names say."""

from terrae.games.terra.view.features import OBSERVATION, PARTS

from ..table import GAME, Table, table


def observed(t: Table, seat: int) -> dict[str, list[int]]:
    """The observation of a seat, by the names of its parts."""
    out = [-99] * OBSERVATION
    GAME.run.observe(t.s, t.d, seat, out)
    parts, place = {}, 0
    for part in PARTS:
        parts[part.name] = out[place : place + part.length]
        place += part.length
    assert place == OBSERVATION
    return parts


def test_a_position_part_by_part() -> None:
    t = table(
        hands=["G1 G1 B3", "", "R5 R6"],
        pile="R-NA B1 B2",
        full={"G-AF": "G2 G3"},
        hoards=["R1 R2 R3", "", ""],
        track=[3, 45, 0],
    )
    t.play("pass", "pass")
    seen = observed(t, 2)
    assert seen["hand"] == [0] * 16 + [1, 1]
    assert seen["discards"] == t.s.discards
    assert seen["hand sizes"] == [2, 3, 0, 0, 0, 0]
    assert seen["track"] == [0, 3, 45, 0, 0, 0]
    assert seen["hoarded sets"] == [0, 1, 0, 0, 0, 0]
    assert seen["played on the impending crisis"] == [0] * 6
    assert seen["full-blown: still missing"] == [0, 0, 0, 9] + [0] * 14
    assert seen["full-blown: may take a card this turn"] == [0, 0, 0, 1] + [0] * 14
    assert seen["impending: its threat"] == [0] * 12 + [10] + [0] * 5
    assert sum(seen["solved"]) == 16
    assert seen["question"] == [1, 0, 0, 0]
    assert seen["on turn, seats from the observer"] == [1]
    assert seen["to decide, seats from the observer"] == [0]
    assert seen["still missing on the impending crisis"] == [10]
    assert seen["own hoard's value"] == [0]
    assert seen["pile"] == [2]
    assert seen["full-blown crises"] == [1]
    assert seen["helped this turn"] == [0]
    assert seen["players"] == [3]
    assert seen["teams"] == [0]
    assert seen["own hoard"] == [0] * 18
    assert seen["full-blown: cards laid, by value"] == [0] * 18 + [0, 1, 1, 0, 0, 0] + [0] * 84
    assert not any(seen["threats still to come"])
    assert seen["on turn"] == [0, 1, 0, 0, 0, 0]
    assert seen["to decide"] == [1, 0, 0, 0, 0, 0]
    assert observed(t, 0)["own hoard"] == [0] * 12 + [1, 1, 1, 0, 0, 0]
    assert observed(t, 0)["own hoard's value"] == [6]
    assert observed(t, 0)["on turn, seats from the observer"] == [0]


def test_each_question_has_its_own_sign() -> None:
    t = table(hands=["R1 R2 G1 G1 G1 B1 B1 B1 B1 B1 B1", "", ""], pile="R-NA B2 B2", teams=False)
    signs = [observed(t, 0)["question"]]
    t.play("R1", "pass", "pass")
    signs.append(observed(t, 0)["question"])
    t.play("R2>NA")
    assert observed(t, 1)["helped this turn"] == [1]
    signs.append(observed(t, 0)["question"])
    t.play("done")
    signs.append(observed(t, 0)["question"])
    assert signs == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]


def test_the_threats_of_crises_in_the_pile_are_seen_before_they_come() -> None:
    t = table(hands=["", "", ""], pile="R-NA B2 G-AF", threats={"G-AF": 14, "R-NA": 11})
    assert observed(t, 0)["threats still to come"] == [0, 0, 0, 14] + [0] * 14


def test_teams_are_seen() -> None:
    t = table(hands=["", "", "", ""], pile="R-NA B2", teams=True)
    assert observed(t, 0)["teams"] == [1]


def test_a_played_card_brings_the_crisis_nearer_to_its_end() -> None:
    t = table(hands=["R4", "R1", ""], pile="R-NA B2 B2").play("R4")
    seen = observed(t, 1)
    assert seen["played on the impending crisis"] == [0, 0, 4, 0, 0, 0]
    assert seen["still missing on the impending crisis"] == [6]
