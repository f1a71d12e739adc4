"""What a player by text may send."""

import pytest

from terrae.engine.errors import Refused
from terrae.text.requests import ANSWER_LENGTH, Answer, Ask, read_request


@pytest.mark.parametrize(
    ("line", "request_"),
    [
        (b'{"answer": "G4"}', Answer("G4", None)),
        (b'{"answer": "G4", "number": 17}', Answer("G4", 17)),
        (b'{"answer": "", "number": null}', Answer("", None)),
        (b'{"ask": "rules"}', Ask("rules")),
        (b'{"ask": "story"} ', Ask("story")),
        (b'{"answer": "' + b"x" * ANSWER_LENGTH + b'"}', Answer("x" * ANSWER_LENGTH, None)),
    ],
)
def test_requests_that_are_understood(line: bytes, request_: Answer | Ask) -> None:
    assert read_request(line) == request_


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "not JSON"),
        (b"G4", "not JSON"),
        (b'"G4"', "a line is a JSON object"),
        (b'["G4"]', "a line is a JSON object"),
        (b"{}", "an object holds 'answer'"),
        (b'{"answer": "G4", "ask": "rules"}', "nothing else"),
        (b'{"answer": "G4", "seat": 1}', "nothing else"),
        (b'{"answer": 4}', "'answer' must be a text"),
        (b'{"answer": "G4", "answer": "G5"}', "occurs twice"),
        (b'{"answer": "' + b"x" * (ANSWER_LENGTH + 1) + b'"}', "of at most 200 letters"),
        (b'{"answer": "G4", "number": true}', "'number' must be"),
        (b'{"answer": "G4", "number": -1}', "'number' must be"),
        (b'{"answer": "G4", "number": 1e99}', "'number' must be"),
        (b'{"answer": "G4", "number": ' + b"9" * 4000 + b"}", "'number' must be"),
        (b'{"ask": "cards"}', "'ask' must be one of rules"),
        (b'{"ask": ["rules"]}', "'ask' must be one of rules"),
        (b"[" * 4000, "nested too deeply|not JSON"),
        (b'{"answer": NaN}', "NaN is no number"),
        (b'{"answer": "\xff"}', "not UTF-8"),
        (b"\x00", "not JSON"),
    ],
)
def test_requests_without_a_right_form(line: bytes, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        read_request(line)
    assert len(str(refused.value)) < 400
