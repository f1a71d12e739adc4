import pytest

from terrae.bench.thinking import main, summary, turns
from terrae.engine.game import game_named


def test_every_turn_of_whole_games_is_measured() -> None:
    spent = turns(game_named("terra-futura"), "random", games=2, players=3)
    assert len(spent) == 2 * 3 * 9, "nine turns for everybody"
    assert min(spent) > 0


def test_times_are_told_in_milliseconds() -> None:
    spent = [number / 1000 for number in range(1, 200)]
    assert summary(spent) == "199 turns: median 100 ms, 99% within 198 ms, longest 199 ms"


def test_the_command_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    main("terra", "random", 1)
    assert " turns: median " in capsys.readouterr().out
