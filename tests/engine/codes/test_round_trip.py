"""The law of codes: what a code tells is the game, for the engine and for somebody who has only read the format."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrae.bots.uniform import choose
from terrae.engine.codes import code_text, for_pages
from terrae.engine.codes.code_text import as_line, record_of, records_in, texts_of
from terrae.engine.codes.game_code import encode
from terrae.engine.codes.head import initials_of
from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.game import games
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.engine.record import Record, read_lines, replay, to_line

from ...checkers import game_code
from ...laws.walks import match_of, seatings
from ..samples import finished_record

RECORDS = sorted((Path(__file__).parents[2] / "records").rglob("*.jsonl"))
LEFT_OUT = ("players", "talk", "chance", "fair")
ALL = [pytest.param(name, seating, id=f"{name}: {seating}") for name in games() for seating in seatings(games()[name])]


def told(record: Record) -> dict[str, Any]:
    """What a code keeps of a record, whatever names were."""
    return {key: value for key, value in record.items() if key not in LEFT_OUT}


def in_order(record: Record) -> dict[str, Any]:
    """The same with lists that may come in any order in one."""
    result = record["result"]
    return told(record) | {"result": result and games()[record["game"]].canonical_result(result)}


def check_law(record: Record) -> None:
    texts = texts_of(record)
    read = record_of(texts)
    assert told(read) == told(replay(record).record())
    assert [player["kind"] for player in read["players"]] == [player["kind"] for player in record["players"]]
    assert texts_of(read) == texts, "the code of what a code tells is another one"
    theirs = game_code.decode([as_line(text) for text in texts], json.loads(json.dumps(record["deck"])))
    assert in_order(theirs) == in_order(read), "somebody who has read the format reads another game"
    assert theirs["players"] == read["players"]


@pytest.mark.parametrize(("name", "seating"), ALL)
def test_every_game_comes_back_from_its_code(name: str, seating: Any) -> None:
    """At the end, and stopped at any moment."""
    match = match_of(games()[name], seating, f"code {seating}")
    stop = Random(str(seating)).randrange(60)
    while not match.over:
        if len(match.moves) == stop:
            check_law(match.record())
        match.act(choose(position_of(match)))
    check_law(match.record())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_records_that_must_hold_for_ever_have_codes(file: Path) -> None:
    _, record = next(read_lines(file))
    assert isinstance(record, dict)
    check_law(record)


def test_shuffles_in_the_middle_of_a_game_are_in_its_code() -> None:
    game = games()["terra-futura"]
    for number in range(40):
        match = Match(game, [{"name": "", "kind": "human"}] * 5, seed=f"shuffles {number}")
        play_bots(match, [choose] * 5)
        if match.shuffles:
            check_law(match.record())
            return
    pytest.fail("no game was found in which a deck is shuffled again")


def test_a_deal_that_no_seed_gives_is_told_card_by_card() -> None:
    record = finished_record("terra")
    other = record_of(texts_of(record | {"seed": "another seed"}))
    assert (other["setup"], other["moves"], other["seed"]) == (record["setup"], record["moves"], "another seed")
    assert record_of(texts_of(record | {"seed": None}))["setup"] == record["setup"]
    assert record_of(texts_of(record | {"seed": "x" * 65}))["seed"] == ""


def test_names_and_talk_stay_behind() -> None:
    record = finished_record("terra")
    for seat, name in enumerate(["Annabell", "Ondřej", "anton"]):
        record["players"][seat] = {"name": name, "kind": "human", "device": "of somebody"}
    record["talk"] = [[0, record["moves"][0][0], {"text": "a secret"}]]
    code = encode({**record, "fair": {"secret": "of the table"}, "clock": 5})
    for private in ("Annabell", "Ondřej", "anton", "device", "a secret", "of the table"):
        assert private.encode() not in code
    assert [player["name"] for player in record_of(texts_of(record))["players"]] == ["An", "O", "At"]


def test_the_bot_of_a_seat_is_told_without_parameters_that_are_too_long() -> None:
    record = finished_record("terra")
    for kind, read in (
        ("human", "human"),
        ("bot:tips", "bot:tips"),
        ("bot:tips[seed=1]", "bot:tips[seed=1]"),
        (f"bot:tips[{'x=1;' * 20}]", "bot:tips"),
        (f"bot:{'x' * 60}", "bot:?"),
        ("bot:\x1b[2J", "bot:?"),
    ):
        record["players"][0]["kind"] = kind
        assert record_of(texts_of(record))["players"][0]["kind"] == read


@given(st.lists(st.text(max_size=24), min_size=2, max_size=6))
def test_initials_tell_people_apart_and_stay_as_they_are(names: list[str]) -> None:
    initials = initials_of(names)
    assert initials_of(initials) == initials
    assert all(1 <= len(each) <= 2 and each.isprintable() for each in initials)


def test_a_long_code_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished_record("terra")
    monkeypatch.setattr(code_text, "PART_BYTES", 60)
    texts = texts_of(record)
    assert 2 <= len(texts) <= 3
    assert told(record_of([*reversed(texts), ""])) == told(record)
    assert in_order(game_code.decode(texts, record["deck"])) == in_order(record)
    with pytest.raises(Refused, match=f"part {len(texts)} of {len(texts)} of a code is missing"):
        record_of(texts[:-1])
    assert len(list(records_in([*texts, *texts]))) == 2


def test_a_deck_that_is_not_the_usual_one_must_be_given() -> None:
    game = games()["terra"]
    usual = load_deck(game, game.default_deck())
    threats = usual.document["threats"]
    own = game.read_deck({"name": "Ours", "threats": dict.fromkeys(threats, 12)})
    match = Match(game, [{"name": "", "kind": "human"}] * 3, deck=own, seed="own")
    play_bots(match, [choose] * 3)
    texts = texts_of(match.record())
    with pytest.raises(Refused, match="a deck that is not known here"):
        record_of(texts)
    assert told(record_of(texts, [own])) == told(match.record())


def test_a_record_that_does_not_hold_has_no_code() -> None:
    record = finished_record("terra")
    record["moves"][3][1] = "G9"
    with pytest.raises(Refused, match="move 4"):
        texts_of(record)
    record = finished_record("terra")
    record["moves"] = record["moves"] * 100
    with pytest.raises(Refused, match="at most 5000 moves"):
        texts_of(record)


def test_a_record_is_the_same_line_again() -> None:
    record = finished_record("terra-futura")
    record["players"] = [{"name": str(seat), "kind": "human"} for seat in range(len(record["players"]))]
    assert to_line(record_of(texts_of(record))) == to_line(record)


def test_a_page_is_given_texts_and_records_and_reasons() -> None:
    record = finished_record("terra")
    (line,) = json.loads(for_pages.write(json.dumps(record)))["texts"]
    assert json.loads(for_pages.read(json.dumps([line])))["record"]["moves"] == record["moves"]
    for bad, reason in ((line[:-4] + ".", "damaged"), ("hello", "damaged"), (line.replace("1:", "1:0"), "damaged")):
        assert json.loads(for_pages.read(json.dumps([bad])))["reason"] == reason
    record["moves"][0][1] = "G9"
    assert json.loads(for_pages.write(json.dumps(record)))["reason"] == "illegal"
    assert json.loads(for_pages.write("{"))["reason"] == "damaged"
