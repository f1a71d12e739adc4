"""Decks as an owner might write them, of any valid kind: mixed prices, much dirt, many spaces, strange patterns."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from terrae.games.terra_futura.rules.deck import COST_NAMES, RESOURCES

from .territory import Json, data


def amounts(kinds: tuple[str, ...], most: int) -> st.SearchStrategy[dict[str, int]]:
    """One to three kinds of resource."""
    return st.dictionaries(st.sampled_from(kinds), st.integers(1, most), min_size=1, max_size=3)


GAINS = st.one_of(
    st.builds(lambda gain: {"gain": gain}, amounts(COST_NAMES, 3)),
    st.builds(
        lambda listed: {"gain_any": listed},
        st.lists(st.sampled_from(RESOURCES), min_size=1, max_size=7, unique=True),
    ),
)
EXCHANGES = st.fixed_dictionaries(
    {"pay": amounts(COST_NAMES, 2), "get": amounts(COST_NAMES, 3), "pollution": st.integers(0, 4)}
)
TRANSFERS = st.builds(lambda most: {"transfer": most}, st.integers(1, 4))

CARDS = st.fixed_dictionaries(
    {
        "spaces": st.integers(0, 3),
        "upper": st.lists(GAINS, max_size=2),
        "lower": st.lists(EXCHANGES | EXCHANGES | TRANSFERS, max_size=2),
    }
).filter(lambda card: bool(card["upper"] or card["lower"]))

CELLS = st.lists(st.integers(0, 2), min_size=2, max_size=2)
SCORING = st.fixed_dictionaries(
    {
        "pattern": st.lists(CELLS, min_size=4, max_size=4).filter(
            lambda cells: all(cells.count(cell) <= 2 for cell in cells)
        ),
        "set": amounts(RESOURCES, 3),
        "points": st.integers(0, 99),
    }
)
VALUES = st.fixed_dictionaries({kind: st.integers(0, 99) for kind in RESOURCES})


@st.composite
def decks(draw: st.DrawFn) -> Json:
    """A whole deck: a few cards and Scoring cards are drawn, and each occurs several times."""
    document = data()
    designs: list[Any] = draw(st.lists(CARDS, min_size=1, max_size=8))
    scoring: list[Any] = draw(st.lists(SCORING, min_size=1, max_size=4))
    starting = [card for card, content in document["cards"].items() if content["level"] == 0]
    first = draw(st.sampled_from(starting))
    for number, (card, content) in enumerate(document["cards"].items()):
        if content["level"] == 0:
            content["first"] = card == first
        else:
            content.update(designs[number % len(designs)])
    for number, content in enumerate(document["scoring"].values()):
        content.update(scoring[number % len(scoring)])
    document["values"] = draw(VALUES)
    document["name"] = draw(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=5))
    return document
