"""What the pages about environments and the benchmark show runs as it stands."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    *sorted((DOCS / "envs").glob("*.md")),
    DOCS / "scenarios.md",
    DOCS / "tutorials" / "measure.md",
    DOCS / "how-to" / "net-to-leaderboard.md",
]
EXAMPLES = [
    (page.name, example)
    for page in PAGES
    for example in re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
]


@pytest.mark.parametrize(("page", "example"), EXAMPLES)
def test_an_example_of_the_pages_runs(page: str, example: str) -> None:
    exec(compile(example, page, "exec"), {"__name__": "example"})


def test_every_interface_has_a_page_with_an_example() -> None:
    shown = "".join(example for _, example in EXAMPLES)
    names = (
        "terrae.envs.vector(",
        "terrae.envs.advantages(",
        "terrae.envs.pettingzoo",
        "Seat(",
        "VectorSeat(",
        "pyspiel",
    )
    for name in names:
        assert name in shown
