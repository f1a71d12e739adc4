"""Games of policies in the compiled material."""

import subprocess
import sys

import pytest

from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.lab.policies import main, measure

TERRA = game_named("terra")


def test_every_game_that_is_survived_is_won_once() -> None:
    fared = measure(TERRA, ["selfish", "tips", "tips", "altruist"], 200, "once")
    assert sum(won.value for won in fared.wins) == pytest.approx(fared.survived.value, abs=0.001)
    assert fared.wins[0].value > fared.wins[3].value


def test_a_bot_that_follows_no_policy_is_refused() -> None:
    with pytest.raises(Refused, match="'search' does not decide by a policy"):
        measure(TERRA, ["search", "tips", "tips"], 1, "no")


def test_a_game_without_tables_of_policies_is_refused_in_one_line() -> None:
    command = [sys.executable, "-m", "terrae.lab.policies", "terra-futura", "greedy,greedy", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == "terrae: no table of terra-futura can be played by policies alone\n"
    assert done.returncode == 2


def test_it_prints_a_line_with_survival_beside_wins(capsys: pytest.CaptureFixture[str]) -> None:
    main("terra", "selfish,tips,tips", 20, "line")
    main("terra", "tips,tips,tips", 20, "line")
    one, kind = capsys.readouterr().out.splitlines()
    assert one.startswith("| selfish, tips, tips | ")
    assert one.count("%") == 6
    assert kind.count("%") == 3
