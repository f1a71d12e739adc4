"""Replays are bounded in moves, bytes and time, and real games are far from the bounds."""

import gzip
import json
from typing import Any

import msgspec
import pytest

from terrae.engine.game import Game, game_named
from terrae.engine.match import Match
from terrae.server.protocol.sizes import MOST_MOVES
from terrae.server.replays import worker
from terrae.server.replays.worker import ReplayJob, do
from terrae.server.settings import MOVES_LIMIT, REPLAY_LIMIT
from terrae.server.worker_answers import WorkerAnswer

from .huge import huge_match

MARGIN = 5


def match_of(game: Game[Any, Any], choice: int) -> Match[Any, Any]:
    """A game of as many players as there can be, in which everybody always gives the first or the last answer."""
    match = Match(game, [{"name": f"p{seat}", "kind": "human"} for seat in range(game.seats[-1])], seed="1")
    while not match.over:
        match.act(game.legal(match.state, match.d)[choice])
    return match


def replayed(match: Match[Any, Any], **job: Any) -> WorkerAnswer:
    return do(ReplayJob("replay", msgspec.json.encode(match.record()), **job))


@pytest.mark.parametrize("choice", [0, -1])
def test_real_games_are_far_below_the_limits(game: Game[Any, Any], choice: int) -> None:
    match = match_of(game, choice)
    done = replayed(match)
    assert done.code == ""
    body = gzip.decompress(done.body)
    assert len(json.loads(body)["steps"]) == len(match.moves) + 1
    assert len(match.moves) * MARGIN < MOVES_LIMIT
    assert len(body) * MARGIN < REPLAY_LIMIT


@pytest.mark.rule("T9", "T14")
def test_a_replay_tells_after_the_end_what_each_seat_gave() -> None:
    match = match_of(game_named("terra"), -1)
    told = json.loads(gzip.decompress(replayed(match).body))
    given = [0] * len(match.players)
    for event in (event for step in told["steps"] for event in step["story"]):
        if event["event"] in ("play", "contribute"):
            given[event["seat"]] += int(event["card"][1:])
    assert told["given"] == given
    assert sum(given) > 0
    unfinished = {**match.record(), "moves": match.record()["moves"][:-1], "result": None}
    done = do(ReplayJob("replay", msgspec.json.encode(unfinished)))
    assert json.loads(gzip.decompress(done.body))["given"] is None


def test_the_longest_game_at_a_table_can_be_replayed() -> None:
    """Also the costliest, with every seat's view."""
    match = huge_match(MOST_MOVES)
    assert len(match.moves) == MOST_MOVES
    done = replayed(match)
    assert done.code == ""
    assert len(gzip.decompress(done.body)) < REPLAY_LIMIT


@pytest.mark.attack("Sends a record with too many moves.")
def test_a_record_of_too_many_moves_is_refused_before_it_is_replayed() -> None:
    match = huge_match(MOVES_LIMIT + 1)
    assert len(match.moves) == MOVES_LIMIT + 1
    done = replayed(match)
    assert (done.code, done.body) == ("too_large", b"")
    record = {**match.record(), "moves": [], "reshuffles": [[]] * (MOVES_LIMIT + 1)}
    assert do(ReplayJob("verify", msgspec.json.encode(record))).code == "too_large"


@pytest.mark.attack("Sends a record with a huge deck.")
def test_a_deck_that_is_too_large_is_refused() -> None:
    record = {**huge_match(1).record(), "deck": {"cards": "x" * 70_000}}
    for kind in ("replay", "verify"):
        assert do(ReplayJob(kind, msgspec.json.encode(record))).code == "too_large"


@pytest.mark.attack("Sends a small record whose replay is huge.")
def test_a_replay_of_too_many_bytes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = huge_match(100)
    assert replayed(match).code == ""
    monkeypatch.setattr(worker, "REPLAY_LIMIT", 500_000)
    assert replayed(match).code == "too_large"
    assert replayed(match, views=False).code == ""


@pytest.mark.attack("Sends a record that takes for ever.")
def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = huge_match(3000)
    monkeypatch.setattr(worker, "REPLAY_CPU_S", 0.05)
    done = replayed(match)
    assert (done.code, done.sentence) == ("too_large", "it takes too much work to replay this record")


@pytest.mark.attack("Sends a record that is nested thousands of times.")
def test_what_is_nested_too_deeply_is_refused() -> None:
    deep = b'{"setup":' + b"[" * 900 + b"]" * 900 + b"}"
    assert do(ReplayJob("replay", deep)).code in ("malformed", "bad_record")
