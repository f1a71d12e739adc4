"""What a view tells of the rules, so that no page and no terminal has to know them."""

import pytest

from terrae.engine.contract import SPECTATOR
from terrae.games.terra.view.words import SIGNS, Words
from terrae.sentences import Sentences, folder_of

from ..table import GAME, Table, table

# ---- the impending crisis ----


@pytest.mark.rule("T9")
def test_who_has_answered_and_who_is_still_to_answer_stand_in_their_order() -> None:
    t = table(hands=["R1", "R2", "", "R4"], pile="R-NA B1", turn=2)
    order: list[int] = []
    for seat in (2, 3, 0, 1):
        impending = t.seen_by(SPECTATOR)["impending"]
        assert t.asked == (seat, "impending")
        assert impending["answered"] == order
        assert impending["answered"] + impending["remaining"] == [2, 3, 0, 1]
        assert impending["remaining"][0] == seat
        order.append(seat)
        t.play("pass")


@pytest.mark.rule("T10")
def test_what_is_missing_is_never_less_than_nothing() -> None:
    t = table(hands=["R4", "R5", "R3 R6"], pile="R-NA B1", threats={"R-NA": 10})
    missing = []
    for text in ("R4", "R5", "R3"):
        missing.append(t.seen_by_all()["impending"]["missing"])
        t.play(text)
    assert missing == [10, 6, 1]
    t = table(hands=["R6", "R5", "R1"], pile="R-NA B1", threats={"R-NA": 10}).play("R6", "R5")
    assert t.seen_by_all()["impending"]["missing"] == 0


@pytest.mark.rule("T10")
def test_the_answers_that_reach_the_threat_are_named() -> None:
    t = table(hands=["R6", "", "R3 R4 R5 G6"], pile="R-NA B1", threats={"R-NA": 10}).play("R6", "pass")
    assert t.answers == ["pass", "R3", "R4", "R5"]
    assert t.seen_by(2)["question"]["solves"] == ["R4", "R5"]


@pytest.mark.rule("T15")
def test_the_answers_that_solve_a_full_blown_crisis_are_named() -> None:
    t = table(hands=["G2 G3 B6", "", ""], pile="B1 B2", full={"G-AF": "G6 G5", "G-EU": "", "B-OC": "B1"})
    question = t.seen_by(0)["question"]
    assert question["solves"] == ["G3>AF"]
    assert {"G2>AF", "G3>EU", "B6>OC"} < set(question["answers"])
    assert "G-AF" not in t.play("G3>AF").full


# ---- the danger ----


def dangers(full: str, pile: str) -> list[dict[str, str]]:
    t = table(hands=["", "", ""], pile=f"B1 {pile} B2", full=dict.fromkeys(full.split(), ""))
    for seat in (SPECTATOR, 0, 1, 2):
        assert t.seen_by(seat)["alarm"] == t.seen_by_all()["alarm"]
    return list(t.seen_by_all()["alarm"])


@pytest.mark.rule("T12")
def test_the_alarm_tells_where_the_next_crisis_may_lose_control() -> None:
    assert dangers("G-AF B-EU", "R-AF") == []
    assert dangers("G-AF B-AF", "R-AF") == [{"kind": "region", "region": "AF"}]
    assert dangers("G-AF G-EU G-NA", "G-OC") == [{"kind": "colour", "colour": "G"}]
    both = "G-AF G-EU G-NA R-AF"
    assert dangers(both, "G-OC B-AF") == [{"kind": "region", "region": "AF"}, {"kind": "colour", "colour": "G"}]
    assert dangers("G-NA G-SA B-NA B-EU R-SA R-EU", "G-OC") == [{"kind": "total"}]


@pytest.mark.rule("T12")
def test_where_no_crisis_can_come_any_more_there_is_no_alarm() -> None:
    assert dangers("G-AF B-AF", "R-EU") == []
    assert dangers("G-AF G-EU G-NA", "R-OC") == []
    assert dangers("G-NA G-SA B-NA B-EU R-SA R-EU", "") == []


@pytest.mark.rule("T12")
@pytest.mark.parametrize("full", ["G-AF R-AF", "B-NA B-SA B-EU", "G-NA G-SA R-SA B-NA B-EU R-EU"])
def test_a_crisis_on_which_the_game_hangs_is_the_whole_alarm(full: str) -> None:
    t = table(hands=["", "", ""], pile="B-AF B1", full=dict.fromkeys(full.split(), ""))
    view = t.seen_by_all()
    assert view["impending"]["fatal"] is True
    assert view["alarm"] == [{"kind": "now"}]
    assert t.play("pass", "pass", "pass").result["outcome"] == "loss"


@pytest.mark.rule("T12")
def test_a_crisis_that_can_be_borne_is_not_fatal() -> None:
    t = table(hands=["", "", ""], pile="B-AF B1", full={"G-AF": "", "B-NA": ""})
    assert t.seen_by_all()["impending"]["fatal"] is False
    assert not t.play("pass", "pass", "pass").over


def one_step_away(full: str, pile: str) -> list[tuple[object, ...]]:
    """Each danger as what it is of, how many crises to come would do it, and whether only after a failure."""
    t = table(hands=["", "", ""], pile=pile, full=dict.fromkeys(full.split(), ""))
    found: list[dict[str, object]] = t.seen_by_all()["dangers"]
    for seat in (0, 1, 2):
        assert t.seen_by(seat)["dangers"] == found
    told = [
        (way.get("region", way.get("colour", way["kind"])), way.get("crises"), way.get("if_fails")) for way in found
    ]
    return list(told)


@pytest.mark.rule("T12")
def test_every_danger_that_is_one_crisis_away_is_told_with_how_many_could_do_it() -> None:
    assert one_step_away("G-AF B-EU", "B1 R-AF B2") == []
    assert one_step_away("G-AF B-AF", "B1 R-AF R-EU") == [("AF", 1, False)]
    both = one_step_away("G-AF G-EU G-NA R-AF", "B1 G-OC G-AS B-AF R-EU")
    assert both == [("AF", 1, False), ("G", 2, False)]
    six = "G-NA G-SA B-NA B-EU R-SA R-AF"
    assert one_step_away(six, "B1 G-OC R-NA") == [("total", 2, False), ("NA", 1, False)]
    assert one_step_away("G-AF B-AF", "B1 R-EU") == []


@pytest.mark.rule("T12")
def test_what_would_be_one_crisis_away_if_the_impending_one_fails_is_told_apart() -> None:
    five = "G-NA G-SA B-EU B-AF R-NA"
    assert one_step_away(five, "R-OC R-SA G-EU B-NA") == [("NA", 1, False), ("total", 3, True)]
    assert one_step_away("G-AF R-AF", "B-AF B-EU") == [("now", None, None)]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("full", "pile", "near"),
    [
        ("G-AF B-EU", "B1 R-AF B2", []),
        ("G-AF B-AF", "B1 R-AF R-EU", ["AF"]),
        ("G-AF B-AF", "B1 R-EU", []),
        # The impending crisis counts too, and only as it stands now.
        ("G-AF R-AF", "B-AF B-EU", ["AF"]),
        ("G-NA G-SA B-EU B-AF R-NA", "R-OC R-SA G-EU B-NA", ["NA"]),
        ("G-NA G-SA B-NA B-EU R-SA R-AF", "R-OC B1", ["total"]),
    ],
)
def test_what_one_more_crisis_would_lose_is_told(full: str, pile: str, near: list[str]) -> None:
    t = table(hands=["", "", ""], pile=pile, full=dict.fromkeys(full.split(), ""))
    assert [t.seen_by(seat)["near"] for seat in (0, 1, 2)] == [near] * 3
    assert t.seen_by_all()["near"] == near


@pytest.mark.rule("T21")
def test_the_crises_to_come_are_told_and_those_that_would_end_the_game() -> None:
    t = table(hands=["", "", ""], pile="B1 R-AF R-EU B2", full={"G-AF": "", "B-AF": ""})
    assert t.seen_by_all()["to_come"] == {"crises": ["R-EU", "R-AF"], "fatal": ["R-AF"]}
    t = table(hands=["", "", ""], pile="R-AF R-EU", full={"G-AF": "", "B-AF": ""})
    assert t.seen_by_all()["to_come"] == {"crises": ["R-EU"], "fatal": []}


@pytest.mark.rule("T21")
def test_how_many_of_each_card_a_viewer_cannot_place_is_told() -> None:
    t = table(hands=["G6 G6", "G6", ""], pile="G-AF B1 G6", hoards=["G1 G1 G1", "", "G2 G2 G2"]).play("G6")
    g1, g2, *_, g6 = range(6)
    for seat, hidden in ((SPECTATOR, (3, 3, 3)), (0, (0, 3, 2)), (1, (3, 3, 2)), (2, (3, 0, 3))):
        seen = t.seen_by(seat)["hidden"]["G"]
        assert (seen[g1], seen[g2], seen[g6]) == hidden


@pytest.mark.rule("T10")
def test_who_is_first_and_who_is_highest_so_far_is_told() -> None:
    t = table(hands=["R1", "R4", "R4 R2"], pile="R-NA B1")
    assert (t.seen_by_all()["impending"]["first"], t.seen_by_all()["impending"]["highest"]) == (None, [])
    t.play("pass", "R4")
    for seat in (SPECTATOR, 0, 2):
        assert (t.seen_by(seat)["impending"]["first"], t.seen_by(seat)["impending"]["highest"]) == (1, [1])


# ---- sets ----


@pytest.mark.rule("T16")
def test_every_set_is_told_with_its_kind_and_value() -> None:
    t = table(hands=["R6 G1 G1 G1 G2 G3 B1 B3 R1 R2", "", ""], pile="B2 B4", full={"R-EU": ""}).play("R6>EU")
    question = t.seen_by(0)["question"]
    assert list(question["sets"]) == [text for text in question["answers"] if text != "done"]
    told = {text: (cards["colours"], cards["run"], cards["value"]) for text, cards in question["sets"].items()}
    assert told == {
        "hoard G1 G1 G1": (1, False, 3),
        "hoard G1 B1 R1": (3, False, 3),
        "hoard G1 G2 G3": (1, True, 6),
        "hoard B1 B2 B3": (1, True, 6),
        "hoard G2 B3 R1": (3, True, 6),
        "hoard G1 B3 R2": (3, True, 6),
        "hoard G2 B2 R2": (3, False, 6),
        "hoard G3 B2 R1": (3, True, 6),
        "hoard G3 B1 R2": (3, True, 6),
    }
    for text, cards in question["sets"].items():
        assert " ".join(cards["cards"]) == text.removeprefix("hoard ")


# ---- the end ----


def lost(full: str, crisis: str) -> Table:
    t = table(hands=["", "", ""], pile=f"{crisis} B1", full=dict.fromkeys(full.split(), ""))
    return t.play("pass", "pass", "pass")


@pytest.mark.rule("T12")
def test_a_loss_is_told_with_the_crises_that_did_it() -> None:
    loss = lost("G-AF R-AF B-NA G-OC", "B-AF").seen_by(0)["loss"]
    assert loss == {"kind": "region", "region": "AF", "crises": ["G-AF", "B-AF", "R-AF"]}
    loss = lost("G-AF G-EU G-NA R-AF", "G-OC").seen_by(0)["loss"]
    assert loss == {"kind": "colour", "colour": "G", "crises": ["G-NA", "G-EU", "G-AF", "G-OC"]}
    t = lost("G-NA G-SA B-NA B-EU R-SA R-EU", "G-OC")
    assert t.seen_by(0)["loss"] == {"kind": "total", "crises": t.result["crises"]}
    assert t.seen_by(0)["alarm"] == []
    assert "ranking" not in t.seen_by(0)


@pytest.mark.rule("T19")
def test_the_ranking_counts_equals_as_equals() -> None:
    t = table(hands=[""] * 4, pile="B6", track=[3, 7, 12, 7]).play()
    assert t.over
    assert t.seen_by(1)["ranking"] == [[2, 1], [1, 2], [3, 2], [0, 4]]
    assert "loss" not in t.seen_by(1)


@pytest.mark.rule("T20")
def test_partners_share_their_rank() -> None:
    t = table(hands=[""] * 4, pile="B6", track=[0, 9, 12, 2], teams=True)
    assert t.seen_by_all()["ranking"] == [[2, 1], [0, 1], [1, 2], [3, 2]]


@pytest.mark.rule("T20")
def test_teams_are_ranked_as_one() -> None:
    t = table(hands=[""] * 6, pile="B6", track=[0, 9, 3, 12, 1, 3], teams=True)
    shown = t.seen_by_all()
    assert shown["ranking"] == [[3, 1], [0, 1], [1, 2], [4, 2], [2, 3], [5, 3]]
    assert shown["sides"] == [
        {"seats": [3, 0], "score": 12, "rank": 1, "won": True},
        {"seats": [1, 4], "score": 10, "rank": 2, "won": False},
        {"seats": [2, 5], "score": 6, "rank": 3, "won": False},
    ]


@pytest.mark.rule("T20")
def test_teams_may_share_the_win() -> None:
    t = table(hands=[""] * 4, pile="B6", track=[4, 6, 8, 6], teams=True)
    assert [(side["seats"], side["rank"], side["won"]) for side in t.seen_by_all()["sides"]] == [
        ([2, 0], 1, True),
        ([1, 3], 1, True),
    ]


def test_without_teams_there_are_no_sides() -> None:
    assert "sides" not in table(hands=[""] * 4, pile="B6").play().seen_by(0)


@pytest.mark.rule("T9", "T16")
def test_who_holds_nothing_to_answer_with_is_told_so() -> None:
    say = Sentences("en", (folder_of(GAME),))
    t = table(hands=["B1 B2", "", ""], pile="G-AF B6")
    words = Words(say, ["Ada", "Ben", "Cy"], 0, SIGNS)
    assert words.question(t.seen_by(0)) == "You hold no green card: you can only pass."
    t = table(hands=["G1 B2", "", ""], pile="R1 B6", full={"G-AF": "", "B-EU": ""})
    assert words.question(t.seen_by(0)).startswith("Will you play")
    t.play("G1>AF", "done")
    assert words.question(t.seen_by(0)) == "You hold no set of three."


# ---- house rules ----


@pytest.mark.rule("L2")
def test_passing_tells_its_price_to_who_could_help_and_to_nobody_else() -> None:
    t = table(hands=["G1", "B2", "G3"], pile="G-AF B1", track=[4, 4, 0], options={"fine": True})
    assert t.seen_by(0)["question"]["fine"] == 1
    t.play("G1")
    assert "fine" not in t.seen_by(1)["question"]  # it holds no card of the colour
    t.play("pass")
    assert "fine" not in t.seen_by(2)["question"]  # it has no point to lose
    assert "fine" not in table(hands=["G1", "", ""], pile="G-AF B1", track=[4, 4, 4]).seen_by(0)["question"]


@pytest.mark.rule("L2")
def test_passing_has_no_price_where_it_ends_the_game() -> None:
    two = {"B-AF": "", "R-AF": ""}
    t = table(hands=["G1", "", ""], pile="G-AF B1", track=[4, 4, 4], full=two, options={"fine": True})
    assert t.seen_by(0)["impending"]["fatal"]
    assert "fine" not in t.seen_by(0)["question"]


@pytest.mark.rule("L3")
def test_a_set_tells_what_stays_with_its_owner_under_the_pot() -> None:
    def first_set(hoard: str, pot: bool) -> dict[str, int]:
        hands = ["G1 B4 B5 B6", "", ""]
        t = table(hands=hands, hoards=[hoard, "", ""], pile="R1 R1", full={"G-AF": ""}, options={"pot": pot})
        found: dict[str, int] = t.play("G1>AF").seen_by(0)["question"]["sets"]["hoard B4 B5 B6"]
        return found

    assert (first_set("", True)["value"], first_set("", True)["yours"]) == (15, 8)
    assert first_set("G1 G2 G4", True)["yours"] == 7  # 22 are kept as 11, and 7 were kept as 4
    assert "yours" not in first_set("", False)


@pytest.mark.rule("L6")
def test_the_laws_of_a_game_are_named_and_harder_times_say_by_how_much() -> None:
    plain = table(hands=["G1", "", ""], pile="G-AF B1").seen_by_all()
    assert not {"laws", "raised"} & set(plain)
    seen = table(hands=["G1", "", ""], pile="G-AF B1", options={"harder": True, "fine": True}).seen_by_all()
    assert (seen["laws"], seen["raised"]) == (["L2", "L6"], 1)
    assert seen["impending"]["threat"] == plain["impending"]["threat"] + 1
    short = table(hands=["G1", "", ""], pile="G-AF B1", options={"crises": 6}).seen_by_all()
    assert short["laws"] == ["L1"]


@pytest.mark.rule("L2")
@pytest.mark.rule("L3")
def test_a_terminal_says_what_a_law_makes_of_an_answer() -> None:
    say = Sentences("en", (folder_of(GAME),))
    words = Words(say, ["A", "B", "C"], 0, SIGNS)
    fined = table(hands=["G1", "", ""], pile="G-AF B1", track=[4, 4, 4], options={"fine": True}).seen_by(0)
    assert words.answer(fined, "pass")[1] == "keep your cards; \u22121 if it breaks out"
    t = table(hands=["G1 B4 B5 B6", "", ""], pile="R1 R1", full={"G-AF": ""}, options={"pot": True})
    shared = t.play("G1>AF").seen_by(0)
    assert words.answer(shared, "hoard B4 B5 B6")[1].endswith("worth 15 (of it 8 yours)")
    assert words.laws(shared) == ["The common pot"]
