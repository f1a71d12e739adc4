"""T1 to T4: what is in the box, and what a deck file may say of it."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import terrae.games.terra
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.games.terra.rules.moves import CRISIS_TEXTS, KIND_TEXTS
from terrae.games.terra.rules.state import COPIES

from ..table import DEFAULT, GAME, deck_with, table

THREATS: dict[str, int] = DEFAULT.document["threats"]


def cards_of_a_new_game(players: int) -> Counter[str]:
    seats = [{"name": "", "kind": "human"}] * players
    setup = Match(GAME, seats, seed="material").setup
    return Counter(setup["pile"]) + Counter(card for hand in setup["hands"] for card in hand)


@pytest.mark.rule("T1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ninety_solutions_in_three_colours(players: int) -> None:
    cards = cards_of_a_new_game(players)
    copies = [6, 6, 5, 5, 4, 4]
    for colour in "GBR":
        assert [cards[f"{colour}{value}"] for value in range(1, 7)] == copies
    assert sum(cards[kind] for kind in KIND_TEXTS) == 90


@pytest.mark.rule("T2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_crisis_for_every_colour_and_region(players: int) -> None:
    cards = cards_of_a_new_game(players)
    crises = [f"{colour}-{region}" for colour in "GBR" for region in ("NA", "SA", "EU", "AF", "AS", "OC")]
    assert [cards[crisis] for crisis in crises] == [1] * 18
    assert cards.total() == 108


@pytest.mark.rule("T2")
def test_the_default_deck_is_exactly_even() -> None:
    assert list(THREATS) == list(CRISIS_TEXTS)
    for colour in "GBR":
        assert sum(threat for crisis, threat in THREATS.items() if crisis[0] == colour) == 78
    for region in ("NA", "SA", "EU", "AF", "AS", "OC"):
        assert sum(threat for crisis, threat in THREATS.items() if crisis[2:] == region) == 39
    occurrences = Counter(THREATS.values())
    assert [occurrences[threat] for threat in range(10, 17)] == [2, 2, 3, 4, 3, 2, 2]


@pytest.mark.rule("T2")
def test_the_default_deck_has_the_values_of_the_rules_page() -> None:
    rows = {
        "G": [13, 15, 11, 14, 12, 13],
        "B": [16, 14, 12, 11, 12, 13],
        "R": [10, 10, 16, 14, 15, 13],
    }
    for colour, row in rows.items():
        assert [THREATS[f"{colour}-{region}"] for region in ("NA", "SA", "EU", "AF", "AS", "OC")] == row


@pytest.mark.rule("T2")
def test_the_default_deck_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruct" in DEFAULT.document["name"]
    assert "reconstructed" in DEFAULT.notes["about"]
    assert DEFAULT.notes["notes"] == {"copies": list(COPIES)}, "the atlas shows these counts"


@pytest.mark.rule("T2")
def test_threats_from_ten_to_sixteen_are_accepted() -> None:
    deck = deck_with({"G-NA": 10, "R-OC": 16})
    assert deck.table.threat[0] == 10
    assert deck.table.threat[17] == 16


@pytest.mark.rule("T2")
@pytest.mark.parametrize("threat", [9, 17, 0, -12, 12.0, 12.5, "12", True, None, [12], 10**40])
def test_a_threat_that_is_no_whole_number_from_ten_to_sixteen_is_refused(threat: Any) -> None:
    with pytest.raises(Refused, match="deck: threats: B-EU must be a whole number from 10 to 16") as refused:
        GAME.read_deck({"name": "wrong", "threats": {**THREATS, "B-EU": threat}})
    assert refused.value.rule == "T2"


@pytest.mark.rule("T2")
def test_a_deck_without_one_of_the_crises_is_refused() -> None:
    threats = {crisis: threat for crisis, threat in THREATS.items() if crisis != "R-AS"}
    with pytest.raises(Refused, match="R-AS is missing") as refused:
        GAME.read_deck({"name": "short", "threats": threats})
    assert refused.value.rule == "T2"


@pytest.mark.rule("T2")
@pytest.mark.parametrize("crisis", ["G-XX", "Y-AF", "g-af", "GAF", "", "G-AF "])
def test_a_crisis_that_does_not_exist_is_refused(crisis: str) -> None:
    with pytest.raises(Refused, match=re.escape(f"{crisis!r} is no crisis")) as refused:
        GAME.read_deck({"name": "strange", "threats": {**THREATS, crisis: 12}})
    assert refused.value.rule == "T2"


@pytest.mark.rule("T2")
@pytest.mark.parametrize("data", [{}, {"name": 3, "threats": THREATS}, {"name": "x"}, {"name": "x", "threats": [12]}])
def test_a_deck_without_name_or_threats_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"deck: '(name|threats)' must be") as refused:
        GAME.read_deck(data)
    assert refused.value.rule == "T2"


@pytest.mark.rule("T2")
def test_a_key_that_is_not_known_is_refused_by_its_name() -> None:
    with pytest.raises(Refused, match="deck: 'threat' is not known there; it may have name, threats, about") as refused:
        GAME.read_deck({"name": "x", "threats": THREATS, "threat": THREATS})
    assert refused.value.rule == "T2"


def test_notes_are_kept_beside_the_deck() -> None:
    read = GAME.read_deck({"name": "x", "threats": THREATS, "about": "mine", "notes": {"edition": 2}})
    assert read.document == {"name": "x", "threats": THREATS}
    assert read.notes == {"about": "mine", "notes": {"edition": 2}}


def deck_file(folder: Path, change: str, to: str) -> Path:
    text = GAME.default_deck().read_text()
    assert change in text
    file = folder / "mine.toml"
    file.write_text(text.replace(change, to))
    return file


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    ("change", "to", "place"),
    [
        ("B-SA = 14\n", "", "B-SA is missing"),
        ("B-SA = 14\n", "B-SA = 17\n", "B-SA must be a whole number from 10 to 16, not 17"),
        ("B-SA = 14\n", "B-SX = 14\n", "'B-SX' is no crisis"),
    ],
)
def test_a_wrong_deck_file_is_refused_with_file_place_and_rule(
    tmp_path: Path, change: str, to: str, place: str
) -> None:
    file = deck_file(tmp_path, change, to)
    with pytest.raises(Refused) as refused:
        load_deck(GAME, file)
    assert str(refused.value) == f"{file}: deck: threats: {place}" + str(refused.value).partition(place)[2]
    assert str(refused.value).endswith("(T2)")


@pytest.mark.rule("T2")
def test_a_deck_file_with_a_crisis_twice_is_refused_with_its_line(tmp_path: Path) -> None:
    file = deck_file(tmp_path, "B-SA = 14\n", "B-SA = 14\nB-SA = 15\n")
    line = file.read_text().splitlines().index("B-SA = 15") + 1
    with pytest.raises(Refused) as refused:
        load_deck(GAME, file)
    assert str(refused.value) == f"{file}: not TOML: a key occurs twice (at line {line}, column 10) (T2)"


@pytest.mark.rule("T2")
def test_a_corrected_deck_decides_what_solves_a_crisis() -> None:
    for threat, solved in ((10, True), (11, False)):
        t = table(hands=["G5", "G5", ""], pile="G-AF B1", threats={"G-AF": threat})
        t.play("G5", "G5", "pass")
        assert ("G-AF" in t.solved) is solved


@pytest.mark.rule("T3")
def test_every_solution_stands_for_a_named_measure() -> None:
    catalogue = Path(terrae.games.terra.__file__).parent / "locales" / "en.ftl"
    named = dict(re.findall(r"^terra-measure-(\w+) *= *(\S.*)$", catalogue.read_text("utf-8"), re.MULTILINE))
    assert sorted(named) == sorted(KIND_TEXTS)
    assert len(set(named.values())) == 18


@pytest.mark.rule("T4")
def test_points_go_on_counting_when_the_track_has_been_run_round() -> None:
    t = table(hands=["G4", "", "B1"], pile="R1", full={"G-EU": "G3 G4"}, track=[39, 80, 0])
    t.play("G4>EU", "done")
    assert t.result["track"] == [44, 80, 0]
    assert t.result["winners"] == [1]


@pytest.mark.rule("T4")
def test_the_track_holds_more_points_than_any_game_gives() -> None:
    most = 18 * 6 + 90  # every crisis averted by one player, and more
    t = table(hands=["G6", "G6", "G6"], pile="G-NA B1", track=[most, most, most])
    t.play("G6", "G6", "G6")
    assert t.track == [most + 6, most + 3, most + 3]
