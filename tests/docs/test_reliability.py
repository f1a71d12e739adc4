"""The list of attacks names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_in_the_list_of_attacks_is_there() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text("utf-8")
    attacks = text.partition("### Attacks\n")[2].partition("\n### ")[0]
    rows = [line for line in attacks.splitlines() if line.startswith("| ") and not line.startswith("| attack")]
    assert len(rows) == 13
    for row in rows:
        named = re.findall(r"`([\w/]+\.py)`", row)
        assert named, row
        for name in named:
            assert (ROOT / name if name.startswith("tests/") else ROOT / "tests" / "server" / name).is_file(), name
