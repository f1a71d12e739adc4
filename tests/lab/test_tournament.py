"""Tournaments: who sits where, what is counted of a game, and that the same deals meet every mix."""

import pytest

from terrae.engine.errors import Refused
from terrae.lab.games import Rules, match_of
from terrae.lab.ratings import ratings
from terrae.lab.tournament import Outcome, contest, gini, play_deal, ranks, report, utility
from terrae.lab.tournament_mixes import chosen_mixes, every_mix, lone_mixes, lone_pairs, mix_of, seated

RULES = Rules("terra", 4, "t")
ONE_AMONG = ("greedy", "tips", "tips", "tips")


def outcome(*scores: int, wins: tuple[float, ...], names: tuple[str, ...] = ONE_AMONG, deal: int = 0) -> Outcome:
    return Outcome(names, deal, list(names), True, list(wins), list(scores), [0, 4, 4, 2])


def collapse(deal: int) -> Outcome:
    return Outcome(ONE_AMONG, deal, list(ONE_AMONG), False, [0.0] * 4, None, [0, 4, 4, 2])


def test_every_mix_is_every_choice_whoever_sits_where() -> None:
    assert len(every_mix(["a", "b", "c"], 4)) == 15
    assert ("a", "a", "b", "c") in every_mix(["a", "b", "c"], 4)


def test_lone_mixes_are_all_of_a_kind_and_one_among_others() -> None:
    assert lone_mixes(["a", "b"], 3) == [("a", "a", "a"), ("a", "b", "b"), ("b", "a", "a"), ("b", "b", "b")]
    assert len(lone_mixes(["a", "b"], 2)) == 3, "one of two among one other is the same table either way"


def test_one_among_others_is_recognised_in_any_order() -> None:
    assert lone_pairs(("a", "b", "a", "a")) == [("b", "a")]
    assert lone_pairs(("a", "a", "a")) == [("a", "a")]
    assert lone_pairs(("a", "b")) == [("a", "b"), ("b", "a")]
    assert lone_pairs(("a", "a", "b", "b")) == []


def test_everybody_sits_everywhere_in_turn() -> None:
    assert [seated(("a", "b", "c"), deal).index("a") for deal in range(4)] == [0, 2, 1, 0]
    assert {mix_of(seated(("a", "b", "c"), deal), deal) for deal in range(4)} == {("a", "b", "c")}


def test_a_deal_is_the_same_for_every_mix() -> None:
    other = ("tips",) * 4
    for deal in range(3):
        assert match_of(contest(RULES, ONE_AMONG, deal)).setup == match_of(contest(RULES, other, deal)).setup
    assert match_of(contest(RULES, other, 0)).setup != match_of(contest(RULES, other, 1)).setup
    assert match_of(contest(RULES, other, 1)).seed == "t/1"


def test_a_game_counts_seat_by_seat() -> None:
    played = play_deal(contest(RULES, ONE_AMONG, 1))
    assert played.names == ["tips", "tips", "tips", "greedy"]
    assert played.given is not None
    assert played.given[3] < min(played.given[:3]), "the greedy one gives least"
    assert sum(played.wins) == pytest.approx(1.0 if played.survived else 0.0)


def test_who_wins_ranks_first_and_who_is_level_shares_places() -> None:
    assert ranks(outcome(30, 20, 20, 10, wins=(1.0, 0, 0, 0))) == [1, 2.5, 2.5, 4]
    # The winner of a game that the fewer cubes decided has as many points as the second.
    assert ranks(outcome(30, 30, 20, 10, wins=(0, 1.0, 0, 0))) == [2, 1, 3, 4]
    assert ranks(outcome(30, 30, 20, 10, wins=(0.5, 0.5, 0, 0))) == [1.5, 1.5, 3, 4]


def test_utility_is_nothing_for_a_collapse() -> None:
    won = outcome(30, 20, 20, 10, wins=(1.0, 0, 0, 0))
    assert [utility(won, seat, 0.3) for seat in (0, 1)] == [1.0, 0.3]
    assert utility(outcome(30, 30, 20, 10, wins=(0.5, 0.5, 0, 0)), 0, 0.3) == pytest.approx(0.65)
    assert utility(collapse(0), 0, 0.3) == 0


def test_gini_tells_how_unequal_scores_are() -> None:
    assert gini([5, 5, 5, 5]) == 0
    assert gini([8, 0, 0, 0]) == 0.75
    assert gini([0, 0]) is None


def test_a_mix_is_reported_with_intervals() -> None:
    games = [outcome(30, 20, 20, 10, wins=(1.0, 0, 0, 0)), collapse(1)]
    (mix,) = report(RULES, [ONE_AMONG], games)
    assert mix["bots"] == list(ONE_AMONG)
    assert (mix["games"], mix["seed"]) == (2, "t")
    assert mix["survival"][0] == 0.5
    assert mix["survival"][1] < 0.5 < mix["survival"][2]
    assert {name: share[0] for name, share in mix["wins"].items()} == {"greedy": 0.5, "tips": 0}
    assert mix["score"] == {"greedy": [30, None, None], "tips": [16.6667, None, None]}  # one game tells no spread
    assert mix["rank"]["tips"][0] == 3
    assert [mix["utility"][worth]["tips"][0] for worth in ("0", "0.3", "0.5")] == [0, 0.15, 0.25]
    assert mix["given"]["tips"][0] == pytest.approx(1 / 3, abs=1e-4)


def test_figures_that_nothing_tells_of_are_left_open() -> None:
    (mix,) = report(RULES, [ONE_AMONG], [collapse(0)])
    assert mix["score"] == {"greedy": None, "tips": None}
    assert mix["gini"] is None


def test_collapse_is_rated_apart() -> None:
    others = ("tips",) * 4
    games = [outcome(30, 20, 20, 10, wins=(1.0, 0, 0, 0), deal=deal) for deal in range(5)]
    games += [collapse(deal) for deal in range(5, 15)]
    games += [outcome(20, 20, 20, 10, wins=(1.0, 0, 0, 0), names=others, deal=deal) for deal in range(15)]
    rated = ratings(games)
    assert list(rated["rank"]) == ["greedy", "tips"], "where the table survives, the free rider ranks first"
    assert list(rated["survival"]) == ["tips", "greedy"], "and it is the one that ruins it"
    assert ratings(list(reversed(games))) == rated, "whatever order they were played in"
    assert ratings([game for game in games if game.survived])["survival"] == {}


@pytest.mark.parametrize(
    ("bots", "kind", "listed", "why"),
    [
        ("tips", "all", [], "mixes are every or lone, not 'all'"),
        ("", "every", [], "a bot has no name"),
        ("tips,,greedy", "every", [], "a bot has no name"),
        ("tips", "every", ["tips,tips,tips"], "--mix names its own bots"),
        ("", "every", ["tips,tips"], "a mix names the bots of 3 seats, as tips,tips,tips; not 'tips,tips'"),
        ("", "every", ["tips,,tips"], "a mix names the bots of 3 seats"),
    ],
)
def test_a_mix_that_cannot_be_is_refused(bots: str, kind: str, listed: list[str], why: str) -> None:
    with pytest.raises(Refused, match=why):
        chosen_mixes(bots, kind, listed, 3)
