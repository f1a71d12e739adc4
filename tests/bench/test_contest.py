from terrae.bench.contest import Contestant, contest, games_for


def busy(games: int) -> int:
    """Ten decisions a game, and some work for each."""
    return sum(1 for _ in range(games * 10))


def test_every_round_measures_everyone_in_turn() -> None:
    lines: list[str] = []
    medians = contest([Contestant("a", busy), Contestant("b", busy)], 2, 0.001, lines.append)
    assert lines == [
        "warming up: a",
        "warming up: b",
        "round 1 of 2: a",
        "round 1 of 2: b",
        "round 2 of 2: a",
        "round 2 of 2: b",
    ]
    assert medians.keys() == {"a", "b"}
    assert all(rate.wall > 0 and rate.processor > 0 for rate in medians.values())


def test_a_game_longer_than_a_round_is_played_once() -> None:
    assert games_for(Contestant("a", busy), 0.0) == 1
