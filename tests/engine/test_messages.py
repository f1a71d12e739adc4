"""Which message says a thing: the tables that terminal and browser read."""

import json
from pathlib import Path

import pytest

from terrae.engine.messages import message_for, tables_in

ROWS = {
    "events": [
        [{"event": "keep"}, ""],
        [{"event": "draw", "card": "*"}, "draw-seen"],
        [{"event": "over"}, "over-{outcome}"],
        [{"event": "draw"}, "{event}"],
    ]
}


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ({"event": "keep", "card": "G4"}, ""),
        ({"event": "draw", "card": "G4"}, "draw-seen"),
        ({"event": "draw", "card": 0}, "draw-seen"),
        ({"event": "draw", "card": None}, "draw"),
        ({"event": "draw"}, "draw"),
        ({"event": "over", "outcome": "loss"}, "over-loss"),
    ],
)
def test_the_first_row_that_fits_names_the_message(tmp_path: Path, event: dict[str, object], message: str) -> None:
    file = tmp_path / "messages.json"
    file.write_text(json.dumps(ROWS), "utf-8")
    assert message_for(file, "events", event) == message
    with pytest.raises(LookupError, match="no row of events fits"):
        message_for(file, "events", {"event": "castle"})
    assert tables_in(file) is tables_in(file)
