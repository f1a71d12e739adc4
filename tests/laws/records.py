"""Laws: a record tells the whole game, to the engine and to somebody who has only read the rules."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from terrae.bots.uniform import choose
from terrae.engine.errors import Refused
from terrae.engine.match import Match
from terrae.engine.player import Bot, play_bots, position_of
from terrae.engine.record import parse_json, replay, to_line

from .walks import AnyGame, Seating, checker, match_of


def through_json(match: Match[Any, Any]) -> Match[Any, Any]:
    """The match saved as a line of a file, and loaded from it."""
    try:
        return replay(parse_json(to_line(match.record())))
    except Refused as refused:
        raise AssertionError(f"the engine refuses its own record: {refused}") from refused


def check_same_match(match: Match[Any, Any], other: Match[Any, Any]) -> None:
    assert other.state == match.state, "the state has changed"
    assert other.ready == match.ready, "the set-up has changed"
    assert other.record() == match.record(), "the record has changed"
    assert to_line(other.record()) == to_line(match.record())


def finished(game: AnyGame, seating: Seating, seed: str, bot: Bot = choose) -> Match[Any, Any]:
    match = match_of(game, seating, seed)
    play_bots(match, [bot] * seating.players)
    return match


def records_replay(game: AnyGame, seating: Seating, games: int) -> None:
    """A finished game, written and read again, is the same game."""
    for number in range(games):
        match = finished(game, seating, f"replay {number}")
        assert match.record()["result"] is not None
        check_same_match(match, through_json(match))


def records_pass_the_checker(game: AnyGame, seating: Seating, games: int) -> None:
    """The independent checker finds nothing to say, at the end and in the middle of a game."""
    check = checker(game).check
    for number in range(games):
        match = match_of(game, seating, f"check {number}")
        stop = Random(number).randrange(60)
        while not match.over:
            if len(match.moves) == stop:
                assert check(json.loads(to_line(match.record()))) == []
            match.act(choose(position_of(match)))
        assert check(json.loads(to_line(match.record()))) == []


def the_checker_is_awake(game: AnyGame, seating: Seating) -> None:
    """The checker does find a record with a move less, a move by another seat, or another winner."""
    check = checker(game).check
    record = finished(game, seating, "checker").record()
    moves = record["moves"]
    last_seat, last_text = moves[-1]
    wrong: list[dict[str, Any]] = [
        {"moves": moves[:-1]},
        {"moves": [*moves, moves[-1]]},
        {"moves": [*moves[:-1], [(last_seat + 1) % seating.players, last_text]]},
        {"moves": [*moves[:-1], [last_seat, "nothing of the kind"]]},
        {"result": None},
        {"result": {**record["result"], "extra": 1}},
        {"result": {**record["result"], "outcome": "draw"}},
    ]
    for change in wrong:
        assert check({**record, **change}) != [], f"the checker accepts {change}"


def saving_changes_nothing(game: AnyGame, seating: Seating, stops: int, bot: Bot = choose) -> None:
    """Saved and loaded between any two decisions, a match goes on as if nothing had happened, bots included."""
    never_saved = finished(game, seating, "save", bot)
    match = match_of(game, seating, "save")
    total = len(never_saved.moves)
    saved_at = {0, 1, total - 1, *Random("save").sample(range(total), min(stops, total))}
    going_on = max(saved_at - {total - 1})
    while not match.over:
        if len(match.moves) in saved_at:
            loaded = through_json(match)
            check_same_match(match, loaded)
            if len(match.moves) == going_on:
                play_bots(loaded, [bot] * seating.players)
                check_same_match(never_saved, loaded)
            match = through_json(match)
        match.act(bot(position_of(match)))
    check_same_match(never_saved, match)
