"""Reading and writing files of records: whatever the bytes, one clear refusal and nothing else."""

import json
import math
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terrae.engine.errors import Refused, Unreadable
from terrae.engine.game import Game
from terrae.engine.record import LINE_LIMIT, BadRecord, append, check_form, parse_json, read_lines, to_line

from .samples import JSON, finished_record


def lines_of(folder: Path, content: bytes) -> list[tuple[int, object]]:
    file = folder / "records.jsonl"
    file.write_bytes(content)
    return list(read_lines(file))


# ---- JSON --------------------------------------------------------------------------------------------------


@given(st.binary(max_size=200))
def test_random_bytes_are_json_or_unreadable(content: bytes) -> None:
    with suppress(Unreadable):
        assert parse_json(content) == json.loads(content.decode("utf-8"))


@given(st.text(alphabet='{}[]":,.-+eE0123456789 \\untrfalsNIiy\n', max_size=60))
def test_nearly_json_is_json_or_unreadable(text: str) -> None:
    with suppress(Unreadable):
        assert parse_json(text) == json.loads(text)


@given(JSON)
def test_every_json_value_is_read_as_it_was_written(value: Any) -> None:
    assert parse_json(json.dumps(value)) == value


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[1,]", "not JSON"),
        (b"{'a': 1}", "not JSON"),
        (b"1 2", "not JSON: Extra data at column 3"),
        (b'{"a', "not JSON: Unterminated string starting at column 2"),
        (b"\xef\xbb\xbf{}", "not JSON: it begins with a byte order mark"),
        (b"\xff\xfe{}", "not UTF-8: byte 1"),
        (b'{"a": "\xe9"}', "not UTF-8: byte 8"),
        ('{"a": 1}'.encode("utf-16"), "not UTF-8: byte 1"),
        ('{"a": 1}'.encode("utf-32-le"), "not JSON"),
        (b'\xef\xbb\xbf{"a": 1}', "not JSON"),
        (b'{"a": 1, "b": 2, "a": 1}', "the key 'a' occurs twice"),
        (b'{"x": [{"b": {"a": 1, "a": 2}}]}', "the key 'a' occurs twice"),
        (b"NaN", "not JSON: NaN is no number"),
        (b"[Infinity]", "not JSON: Infinity is no number"),
        (b'{"a": -Infinity}', "not JSON: -Infinity is no number"),
        (b"[1e400]", "the number 1e400 is too great"),
        (b"[-1e400]", "the number -1e400 is too great"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b"9" * 5_000, "not JSON"),
        (b"\x00", "not JSON"),
        (b'"a\nb"', "not JSON"),
    ],
)
def test_what_is_no_json_is_refused_in_one_sentence(content: bytes, complaint: str) -> None:
    with pytest.raises(Unreadable) as refused:
        parse_json(content)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_numbers_that_are_great_but_finite_are_read() -> None:
    assert parse_json(b"[1e300, 123456789012345678901234567890]") == [1e300, 123456789012345678901234567890]


# ---- files -------------------------------------------------------------------------------------------------


def test_a_file_is_read_line_by_line_with_numbers(tmp_path: Path) -> None:
    assert lines_of(tmp_path, b'{"a": 1}\n\n  \r\n[2]\r\n3') == [(1, {"a": 1}), (4, [2]), (5, 3)]
    assert lines_of(tmp_path, b"") == []


def test_one_record_may_be_spread_over_lines(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    record = finished_record("terra")
    file.write_text(f"\n{json.dumps(record, indent=1)}\n", "utf-8")
    assert list(read_lines(file)) == [(2, record)]
    file.write_text(json.dumps(record, indent=1) * 2, "utf-8")
    with pytest.raises(Unreadable, match="line 1: not JSON"):
        list(read_lines(file))
    file.write_text(to_line(record) + json.dumps(record, indent=1), "utf-8")
    lines = read_lines(file)
    assert next(lines) == (1, record)
    with pytest.raises(Unreadable, match="line 2: not JSON"):
        next(lines)


def test_lines_before_a_bad_one_are_read(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(b"1\n2\n{\n4\n")
    lines = read_lines(file)
    assert next(lines) == (1, 1)
    assert next(lines) == (2, 2)
    with pytest.raises(Unreadable, match="line 3: not JSON"):
        next(lines)


def test_a_truncated_record_is_refused(tmp_path: Path, game: Game[Any, Any]) -> None:
    line = to_line(finished_record(game.name)).encode()
    for length in (1, len(line) // 3, len(line) // 2, len(line) - 2):
        with pytest.raises(Unreadable, match="line 1: not JSON"):
            lines_of(tmp_path, line[:length])


def test_a_line_without_end_is_refused_before_it_fills_the_memory(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="line 2: longer than 8 MiB"):
        lines_of(tmp_path, b"1\n" + b" " * (LINE_LIMIT + 1))
    assert lines_of(tmp_path, b"1" + b" " * (LINE_LIMIT - 2) + b"\n2") == [(1, 1), (2, 2)]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"cannot read .*nowhere: No such file"):
        list(read_lines(tmp_path / "nowhere"))
    with pytest.raises(Unreadable, match=r"cannot read .*: Is a directory"):
        list(read_lines(tmp_path))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300))
def test_a_file_of_random_bytes_is_read_or_unreadable(tmp_path: Path, content: bytes) -> None:
    with suppress(Unreadable):
        assert len(lines_of(tmp_path, content)) == sum(1 for line in content.split(b"\n") if line.strip())


# ---- writing -----------------------------------------------------------------------------------------------


def test_what_was_appended_is_read_again(tmp_path: Path, game: Game[Any, Any]) -> None:
    file = tmp_path / "records.jsonl"
    record = finished_record(game.name)
    assert append(file, [record, record]) == 2
    assert append(file, []) == 0
    assert append(file, iter([{"a": "ü\u2028"}])) == 1
    assert list(read_lines(file)) == [(1, record), (2, record), (3, {"a": "ü\u2028"})]


def test_a_text_that_is_no_unicode_is_written_as_an_escape(tmp_path: Path) -> None:
    record = {"players": [{"name": "\ud800 and \udfff", "kind": "human"}]}
    assert parse_json(to_line(record)) == record
    assert parse_json(to_line(record).encode("utf-8")) == record
    append(tmp_path / "records.jsonl", [record])
    assert list(read_lines(tmp_path / "records.jsonl")) == [(1, record)]


def test_nothing_is_appended_to_a_broken_line(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(b'1\n{"a": ')
    with pytest.raises(Unreadable, match="ends in the middle of a line"):
        append(file, [{"b": 1}])
    assert file.read_bytes() == b'1\n{"a": '


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot write"):
        append(tmp_path / "no" / "folder", [{}])


@given(JSON)
def test_a_line_holds_one_line_and_is_read_as_it_was_written(value: Any) -> None:
    line = to_line({"value": value})
    assert line.count("\n") == 1
    assert line.endswith("\n")
    assert parse_json(line.encode("utf-8")) == {"value": value}


# ---- the common form ---------------------------------------------------------------------------------------

KEYS = ("format", "game", "deck", "options", "seed", "players", "start", "setup", "moves", "result")


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_required(game: Game[Any, Any], key: str) -> None:
    record = finished_record(game.name)
    del record[key]
    with pytest.raises(BadRecord, match=f"'{key}'"):
        check_form(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "terrae-record/2"),
        ("format", None),
        ("deck", []),
        ("deck", None),
        ("options", "teams"),
        ("seed", 7),
        ("seed", ["x"]),
        ("players", {}),
        ("players", ["Ada"]),
        ("players", [{"name": "Ada"}]),
        ("players", [{"name": "Ada", "kind": 3}]),
        ("start", -1),
        ("start", 99),
        ("start", True),
        ("start", 0.0),
        ("start", "0"),
        ("start", None),
        ("setup", []),
        ("moves", None),
        ("moves", {}),
        ("result", []),
        ("result", "won"),
    ],
)
def test_every_value_has_its_type(game: Game[Any, Any], key: str, value: Any) -> None:
    with pytest.raises(BadRecord, match=f"'{key}'|player 0") as refused:
        check_form({**finished_record(game.name), key: value})
    assert refused.value.move == 0


@pytest.mark.parametrize(
    "move", [None, "pass", [], [0], [0, "pass", 1], ["0", "pass"], [0, 1], [True, "pass"], [0.0, "pass"], {"0": "pass"}]
)
def test_a_move_is_exactly_a_number_and_a_text(game: Game[Any, Any], move: Any) -> None:
    record = finished_record(game.name)
    record["moves"][2] = move
    with pytest.raises(BadRecord, match="move 3: a move is a seat's number and a text") as refused:
        check_form(record)
    assert refused.value.move == 3


@pytest.mark.parametrize("value", [None, [], "record", 1, math.pi, True])
def test_what_is_no_object_is_no_record(value: Any) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        check_form(value)


def test_a_record_by_somebody_else_may_have_no_seed(game: Game[Any, Any]) -> None:
    for seed in (None, ""):
        assert check_form({**finished_record(game.name), "seed": seed})["seed"] == seed


def test_refusals_are_one_family() -> None:
    assert issubclass(BadRecord, Refused)
    assert issubclass(Unreadable, Refused)
    assert str(BadRecord("no", "T9", 4)) == "move 4: no (T9)"
    assert str(BadRecord("no")) == "no"
