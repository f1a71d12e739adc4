"""One game between bots: the same job gives the same game, with or without a deck of one's own."""

import pickle

import pytest

from terrae.engine.decks import load_deck
from terrae.engine.errors import Refused
from terrae.engine.game import game_named
from terrae.lab.games import Job, Played, Rules, match_of, play_job, rules_of

TERRA = game_named("terra")
RULES = Rules("terra", 3, "g")
BOTS = ("random", "tips", "random")


def test_a_job_that_another_process_receives_gives_the_same_game() -> None:
    job = Job(RULES, BOTS, 2, "g/2", chance="c")
    there: Job = pickle.loads(pickle.dumps(job))
    assert play_job(there).match.record() == play_job(job).match.record()


def test_the_seed_deals_and_the_chance_decides() -> None:
    job, other = Job(RULES, BOTS, 0, "g/0", chance="c"), Job(RULES, BOTS, 0, "g/0", chance="d")
    assert match_of(job).setup == match_of(other).setup
    assert play_job(job).match.moves != play_job(other).match.moves
    assert match_of(Job(RULES, BOTS, 0, "g/1")).setup != match_of(job).setup


def test_a_deck_of_ones_own_travels_with_the_job() -> None:
    deck = load_deck(TERRA, TERRA.default_deck())
    rules = rules_of(TERRA, 3, "g", {"teams": False}, deck)
    assert match_of(Job(rules, BOTS, 0, "g/0")).deck.document == deck.document


def test_wins_are_shared_and_a_game_that_everybody_lost_has_none() -> None:
    job = Job(RULES, BOTS, 0, "g/0")
    played = play_job(job)
    assert played.survived == (played.match.record()["result"]["outcome"] == "success")
    for result, wins in (
        ({"outcome": "success", "winners": [0, 2], "scores": [4, 1, 4]}, [0.5, 0.0, 0.5]),
        ({"outcome": "collapse"}, [0.0, 0.0, 0.0]),
    ):
        ended = Played(job, played.match)
        ended.__dict__["result"] = result
        assert ended.wins == wins
        assert ended.scores == result.get("scores")


def test_what_cannot_be_played_is_refused_before_it_is_played() -> None:
    with pytest.raises(Refused, match="players"):
        match_of(Job(RULES, ("tips",) * 9, 0, "g/0"))
