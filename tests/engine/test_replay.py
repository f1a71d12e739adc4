"""Replaying records: what holds is accepted, and whatever does not is refused where it goes wrong."""

from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terrae.engine.errors import Unreadable
from terrae.engine.game import Game, Option, game_named, games
from terrae.engine.json_difference import same_json
from terrae.engine.match import Match
from terrae.engine.record import BadRecord, parse_json, replay, to_line

from ..laws.walks import match_of, seatings
from .samples import JSON, at, finished_match, finished_record, places, put


def refusal(record: Any) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        replay(record)
    return refused.value


# ---- what holds --------------------------------------------------------------------------------------------


def test_a_finished_record_replays(game: Game[Any, Any]) -> None:
    match = replay(finished_record(game.name))
    assert match.over
    assert match.record() == finished_record(game.name)


def test_a_record_by_somebody_else_replays_without_a_seed(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for seed in (None, "", "their own"):
        match = replay({**record, "seed": seed})
        assert match.state == finished_match(game.name).state
        assert match.record()["moves"] == record["moves"]


def test_further_keys_are_ignored(game: Game[Any, Any]) -> None:
    record = {**finished_record(game.name), "clocks": [1, 2], "talk": {"a": None}, "": 0}
    assert replay(record).state == finished_match(game.name).state


def test_names_and_kinds_may_be_anything(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    record["players"][0] = {"name": "Zoë\u202e\ud800", "kind": "", "rating": 3.5}
    again = replay(parse_json(to_line(record)))
    assert again.record()["players"][0] == record["players"][0]


def test_an_unfinished_record_replays_and_goes_on(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for n in (0, 1, len(record["moves"]) // 2, len(record["moves"]) - 1):
        match = begun({**record, "moves": record["moves"][:n]})
        for seat, text in record["moves"][n:]:
            match.play(seat, text)
        assert match.state == finished_match(game.name).state


def begun(record: dict[str, Any]) -> Match[Any, Any]:
    """An unfinished match from some moves of a record, with as many shuffles in it as those need."""
    game = game_named(record["game"])
    told = {key: record[key] for key in ("options", "seed", "start", "setup")}
    match = Match(game, record["players"], deck=game.read_deck(record["deck"]), **told)
    for seat, text in record["moves"]:
        match.play(seat, text)
    return replay(match.record())


# ---- what does not hold ------------------------------------------------------------------------------------


def test_another_format_or_game_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    assert "'format' must be 'terrae-record/1'" in str(refusal({**record, "format": "terrae-record/9"}))
    others: list[Any] = ["chess", "Terra", "", None, 3, [], {}]
    for wrong in others:
        assert "there is no game" in str(refusal({**record, "game": wrong}))


def test_a_record_of_another_game_is_refused(game: Game[Any, Any]) -> None:
    for other in games():
        if other != game.name:
            refusal({**finished_record(game.name), "game": other})


def test_a_wrong_seat_is_refused_at_its_move(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for n in (0, len(record["moves"]) // 2, len(record["moves"]) - 1):
        for seat in ((record["moves"][n][0] + 1) % len(record["players"]), -1, 99, 10**30):
            changed = deepcopy(record)
            changed["moves"][n][0] = seat
            refused = refusal(changed)
            assert refused.move == n + 1
            assert f"not seat {seat}'s" in str(refused)


def test_a_wrong_answer_is_refused_at_its_move_with_the_rule(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for n in (0, len(record["moves"]) // 2, len(record["moves"]) - 1):
        for text in ("nonsense", "", record["moves"][n][1] + " ", record["moves"][n][1].upper() + "!"):
            changed = deepcopy(record)
            changed["moves"][n][1] = text
            refused = refusal(changed)
            assert refused.move == n + 1
            assert refused.rule
            assert str(refused).startswith(f"move {n + 1}: ")
            assert str(refused).endswith(f"({refused.rule})")


def test_a_move_after_the_end_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    record["moves"].append(record["moves"][-1])
    refused = refusal(record)
    assert refused.move == len(record["moves"])
    assert refused.rule
    assert "over" in refused.sentence


def test_a_missing_move_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    del record["moves"][-1]
    assert "the game is not over" in str(refusal(record))
    assert not begun(record).over


def test_a_finished_game_must_tell_its_result(game: Game[Any, Any]) -> None:
    assert "tells no result" in str(refusal({**finished_record(game.name), "result": None}))


def test_every_part_of_the_result_is_checked(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    others: list[Any] = [None, True, -99, "draw", [], {}, [[]], 0.5]
    for place in places(record["result"]):
        if not place:
            continue
        for wrong in others:
            changed = deepcopy(record)
            put(changed["result"], place, wrong)
            if same_json(changed["result"], record["result"]):
                continue
            assert "result: " in str(refusal(changed)), f"{wrong!r} at {place} is accepted"


def test_a_result_with_a_key_more_or_less_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    assert "'more' does not belong there" in str(refusal({**record, "result": {**record["result"], "more": 1}}))
    for key in record["result"]:
        less = {other: value for other, value in record["result"].items() if other != key}
        assert f"{key!r} is missing" in str(refusal({**record, "result": less}))
    assert "is missing" in str(refusal({**record, "result": {}}))


def test_numbers_of_a_result_are_whole_numbers(game: Game[Any, Any]) -> None:
    """True is not 1, and neither is 1.0."""
    assert same_json([1, {"a": 2}], [1, {"a": 2}])
    for told in (True, 1.0, "1"):
        assert not same_json(told, 1)
        assert not same_json({"a": [told]}, {"a": [1]})
    assert not same_json([1, 2], [2, 1])
    assert not same_json([1], [1, 1])
    assert not same_json(["b", "a"], ["a", "b"])
    assert game.name


def test_the_wrong_number_of_players_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    extra = {"name": "", "kind": "human"}
    assert refusal({**record, "players": [*record["players"], extra]}).move == 0
    assert f"{game.name} is for" in str(refusal({**record, "players": [extra] * (game.seats[-1] + 1)}))
    assert f"{game.name} is for" in str(refusal({**record, "players": []}))


def test_every_option_must_be_named_and_known(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    others: list[Any] = [None, 0, 1, "true", []]
    assert "no option 'salt'" in str(refusal({**record, "options": {**record["options"], "salt": True}}))
    for option in game.options:
        if not option.later:
            refused = refusal({**record, "options": {}})
            assert f"the option {option.name!r} is missing" in str(refused)
            assert refused.rule == option.rule
        allowed = " or ".join(map(str, option.values)) or "true or false"
        for wrong in others:
            assert allowed in str(refusal({**record, "options": {**record["options"], option.name: wrong}}))


def test_a_later_option_is_written_only_when_it_is_on(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    before = finished_record(game.name)
    bit = 2 * max(option.bit for option in game.options)
    monkeypatch.setattr(type(game), "options", (*game.options, Option("salt", bit, False, "X1", later=True)))
    assert replay(before).record() == before
    match = Match(game, before["players"], options={**before["options"], "salt": True}, seed="later")
    assert match.record()["options"] == {**before["options"], "salt": True}
    assert replay(match.record()).state.options & bit


def test_a_wrong_set_up_is_refused_with_its_rule(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for key in record["setup"]:
        less = {other: value for other, value in record["setup"].items() if other != key}
        refused = refusal({**record, "setup": less})
        assert refused.move == 0
        assert refused.rule


def test_every_card_of_the_set_up_is_checked(game: Game[Any, Any]) -> None:
    """Any card that is missing, wrong, or there once more than it exists is refused before the first move."""
    record = finished_record(game.name)
    cards = [place for place in places(record["setup"]) if isinstance(at(record["setup"], place), str)]
    choice = Random(0)
    for place in choice.sample(cards, 25):
        *_, before = place
        assert isinstance(before, int)
        other = next(at(record["setup"], p) for p in cards if at(record["setup"], p) != at(record["setup"], place))
        others: list[Any] = [other, "no card", "", None, 0, [], {}]
        for wrong in others:
            changed = deepcopy(record)
            put(changed["setup"], place, wrong)
            refused = refusal(changed)
            assert refused.move == 0, f"{wrong!r} at {place}"
            assert refused.rule


def test_a_wrong_deck_is_refused_with_its_rule(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    for key in record["deck"]:
        less = {other: value for other, value in record["deck"].items() if other != key}
        refused = refusal({**record, "deck": less})
        assert refused.move == 0
        assert refused.rule


def test_another_start_is_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    start = (record["start"] + 1) % len(record["players"])
    refused = refusal({**record, "start": start})
    if game.start_is_chosen:
        assert refused.move == 1
        assert "decision" in str(refused)
    else:
        assert f"'start' is {start}, but by the set-up seat {record['start']} starts" in str(refused)


@pytest.mark.parametrize("shuffles", [None, {}, "x", [{}], [None], [{"deck": "I", "order": []}]])
def test_shuffles_that_did_not_happen_are_refused(game: Game[Any, Any], shuffles: Any) -> None:
    if game.shuffles_key != "reshuffles":
        return
    record = finished_record(game.name)
    refusal({**record, "reshuffles": [*record["reshuffles"], *shuffles] if isinstance(shuffles, list) else shuffles})


# ---- whatever comes ----------------------------------------------------------------------------------------

names = st.sampled_from(sorted(games()))


@given(JSON)
def test_any_json_is_refused_as_a_record(value: Any) -> None:
    refusal(value)


@given(name=names, values=st.fixed_dictionaries({}, optional=dict.fromkeys(("deck", "options", "setup"), JSON)))
def test_any_json_in_place_of_a_part_is_refused(name: str, values: dict[str, Any]) -> None:
    record = {**finished_record(name), **values}
    if values:
        refusal(record)


@settings(max_examples=300)
@given(name=names, data=st.data())
def test_a_changed_record_replays_or_is_refused(name: str, data: st.DataObject) -> None:
    """One place of a good record is changed, doubled or taken out: it holds or it is a `BadRecord`, nothing else."""
    record = finished_record(name)
    place = data.draw(st.sampled_from([p for p in places(record) if p]))
    inside, key = at(record, place[:-1]), place[-1]
    how = data.draw(st.sampled_from(["change", "remove", "double"]))
    if how == "change":
        inside[key] = data.draw(JSON)
    elif how == "remove":
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(int(key), deepcopy(inside[int(key)]))
    with suppress(BadRecord):
        match = replay(record)
        assert replay(parse_json(to_line(match.record()))).state == match.state


@settings(max_examples=200)
@given(name=names, data=st.data())
def test_changed_bytes_of_a_record_are_read_and_replayed_or_refused(name: str, data: st.DataObject) -> None:
    line = bytearray(to_line(finished_record(name)).encode("utf-8"))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(line) - 1))
        line[start : start + data.draw(st.integers(0, 4))] = data.draw(st.binary(max_size=4))
    with suppress(BadRecord, Unreadable):
        replay(parse_json(bytes(line)))


@pytest.mark.parametrize("depth", [50, 400, 900])
def test_deep_nesting_anywhere_in_a_record_is_refused_or_ignored(game: Game[Any, Any], depth: int) -> None:
    deep: Any = []
    for _ in range(depth):
        deep = [deep]
    for key in (*finished_record(game.name), "further"):
        record = finished_record(game.name)
        record[key] = deep
        with suppress(BadRecord):
            replay(record)
            assert key == "further"


def test_great_numbers_anywhere_in_a_record_are_refused(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    numbers = [place for place in places(record) if type(at(record, place)) is int]
    for place in Random(1).sample(numbers, min(len(numbers), 40)):
        for great in (2**63, -(2**63), 10**400):
            refusal(put(deepcopy(record), place, great))


def test_a_record_is_not_changed_by_replaying_it(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    before = to_line(record)
    match = replay(record)
    assert to_line(record) == before
    match.record()["players"][0]["name"] = "somebody else"
    assert to_line(finished_record(game.name)) == before


def test_a_match_that_is_replayed_is_like_the_one_that_was_played(game: Game[Any, Any]) -> None:
    for seating in seatings(game):
        match = match_of(game, seating, "begin")
        assert replay(match.record()).state == match.state


def test_a_key_of_a_deck_or_a_set_up_that_is_not_known_is_refused_by_its_name(game: Game[Any, Any]) -> None:
    for part in ("deck", "setup"):
        record = finished_record(game.name)
        record[part]["extra"] = 1
        refused = refusal(record)
        assert refused.sentence.startswith(f"{part}: 'extra' is not known there; it may have ")
        assert refused.rule
        assert refused.move == 0


def test_further_keys_of_players_and_of_the_record_are_kept(game: Game[Any, Any]) -> None:
    record = finished_record(game.name)
    record["players"][1]["rating"] = 1500
    record["talk"] = [[0, 1, {"text": "hello"}]]
    assert replay(record).record()["players"][1]["rating"] == 1500
