"""What tests of lessons share."""

import pytest


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the service does every second happens when a test says so."""
    monkeypatch.setattr("terrae.server.lessons.conduct.EVERY_S", 3600.0)
