"""A tournament as CSV: a line for each bot of each mix, with the figures of the JSON."""

import csv
import io

from terrae.lab.games import Rules
from terrae.lab.tournament import Outcome, report
from terrae.lab.tournament_csv import to_csv

MIX = ("greedy", "tips", "tips")


def test_every_bot_of_every_mix_has_a_line() -> None:
    won = Outcome(MIX, 0, list(MIX), True, [1.0, 0.0, 0.0], [30, 20, 10], [0, 4, 4])
    lost = Outcome(MIX, 1, list(MIX), False, [0.0] * 3, None, None)
    mixes = report(Rules("terra", 3, "t"), [MIX, MIX[1:] * 2], [won, lost])
    rows = list(csv.DictReader(io.StringIO(to_csv(mixes))))
    assert [(row["mix"], row["bot"], row["seats"]) for row in rows] == [
        ("greedy tips tips", "greedy", "1"),
        ("greedy tips tips", "tips", "2"),
    ]
    assert rows[0]["wins"] == "0.5"
    assert rows[0]["survival_high"] == str(mixes[0]["survival"][2])
    assert (rows[0]["score"], rows[1]["score"]) == ("30.0", "15.0")
    assert rows[1]["utility_0.3"] == str(mixes[0]["utility"]["0.3"]["tips"][0])


def test_a_figure_of_which_no_game_tells_is_empty() -> None:
    lost = Outcome(MIX, 0, list(MIX), False, [0.0] * 3, None, None)
    (row, _) = csv.DictReader(io.StringIO(to_csv(report(Rules("terra", 3, "t"), [MIX], [lost]))))
    assert row["score"] == row["gini_low"] == ""
