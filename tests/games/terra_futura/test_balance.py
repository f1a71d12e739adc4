"""What Terra Futura says about the fairness of its deck."""

import pytest

from terrae.engine.game import game_named
from terrae.games.terra_futura.balance import cleanliness
from terrae.lab.balance import balance

FUTURA = game_named("terra-futura")
CARDS_OF_A_TERRITORY = 8
SCORING_CARDS = 2


def test_all_cards_of_all_territories_are_counted() -> None:
    found = balance(FUTURA, games=1, seed="test", bot="greedy", workers=1)
    seats = sum(FUTURA.seats)
    assert sum(item["held"] for item in found["cards"].values()) == CARDS_OF_A_TERRITORY * seats
    assert sum(item["held"] for item in found["scoring"].values()) == SCORING_CARDS * seats
    assert sum(item["held"] for item in found["starting"].values()) == seats
    assert sum(item["held"] for item in found["territories"].values()) == seats
    assert sum(item.get("taken", 0) for item in found["cards"].values()) <= CARDS_OF_A_TERRITORY * seats


@pytest.mark.parametrize(
    ("polluted", "way"),
    [(0, "clean"), (1, "1 to 3 polluted cards"), (3, "1 to 3 polluted cards"), (4, "4 or more polluted cards")],
)
def test_ways_to_play_are_told_by_polluted_cards(polluted: int, way: str) -> None:
    assert cleanliness(polluted) == way
