import pytest

from terrae.lab.mixtures import Mixture, main, measure, mixtures


def test_every_number_of_players_has_its_mixtures() -> None:
    rows = [(row.players, row.others) for row in mixtures("terra-futura", "greedy", "random")]
    assert rows[:3] == [(2, 0), (2, 1), (2, 2)], "all of two are two"
    assert rows[3:7] == [(3, 0), (3, 1), (3, 2), (3, 3)]


def test_a_lost_game_counts_as_nothing_for_everybody() -> None:
    survived, scores = measure(Mixture("terra", "tips", "greedy", players=3, others=3), games=2, seed="commons")
    assert survived.value == 0
    assert scores == {"greedy": (0.0, 0.0, 0.0)}


def test_the_listing_has_a_line_for_every_mixture(capsys: pytest.CaptureFixture[str]) -> None:
    main("terra", "tips", "greedy", "1", "try")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1 games a row, seeds try/0 to try/0; 95% intervals in brackets."
    assert lines[2] == "| players | of them greedy | survived | score of tips | score of greedy |"
    assert len(lines) == 4 + 16
