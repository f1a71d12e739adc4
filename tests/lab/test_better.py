"""The sequential test: it says "better" of what is better, and looks at deals in their order."""

from collections.abc import Iterable

from terrae.lab.better import LEAST_DEALS, Comparison, compare, evidence, tables, verdict
from terrae.lab.games import Job, Rules
from terrae.lab.tournament import Outcome
from terrae.lab.tournament_mixes import mix_of

TEST = Comparison(Rules("terra", 4, "s"), "new", "old", "others", worth=0.3, gain=0.05)


def play(jobs: Iterable[Job], backwards: bool = False) -> list[Outcome]:
    """Every table survives; the first name of a mix wins every second deal if it is old, two of three if it is new."""
    outcomes = []
    for job in jobs:
        deal, mix = job.number, mix_of(job.bots, job.number)
        seat = -deal % 4
        wins = [0.0] * 4
        winner = seat if deal % 3 < (2 if mix[0] == "new" else 1) else (seat + 1) % 4
        wins[winner] = 1.0
        outcomes.append(Outcome(mix, deal, list(mix), True, wins, [0] * 4, None))
    return outcomes[::-1] if backwards else outcomes


def test_the_old_bot_sits_where_the_new_one_sat() -> None:
    assert tables(TEST) == (("new", "others", "others", "others"), ("old", "others", "others", "others"))


def test_evidence_grows_with_the_difference() -> None:
    assert evidence([0.1, 0.0, 0.2, 0.1], 0.05) > 0 > evidence([-0.1, 0.0, 0.1, 0.0], 0.05)
    assert evidence([0.0, 0.0], 0.05) == 0


def test_few_deals_are_no_verdict() -> None:
    differences = [1.0, 0.0] * LEAST_DEALS
    assert verdict(differences[: LEAST_DEALS - 1], 0.05) == ""
    assert verdict(differences, 0.05) == "better"
    assert verdict([-number for number in differences], 0.05) == "not better"


def test_it_stops_as_soon_as_it_is_clear() -> None:
    *_, last = compare(TEST, 10_000, play)
    assert last["verdict"] == "better"
    assert last["deals"] < 200
    assert last["difference"][0] > 0.2
    assert last["survival"]["new"][0] == 1


def test_the_order_in_which_games_end_does_not_matter() -> None:
    one = list(compare(TEST, 120, play))
    assert list(compare(TEST, 120, lambda jobs: play(jobs, backwards=True))) == one


def test_what_stays_open_is_undecided() -> None:
    *_, last = compare(TEST, 30, play)
    assert (last["verdict"], last["deals"]) == ("undecided", 30)
