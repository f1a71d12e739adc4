"""What the page about environments shows runs as it stands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_of_the_page_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})


def test_the_page_shows_examples() -> None:
    assert len(EXAMPLES) >= 3
