"""A match: its players, its decisions, its refusals."""

from typing import Any

import pytest

from terrae.bots.uniform import choose
from terrae.engine.chance import seeded
from terrae.engine.contract import SPECTATOR
from terrae.engine.errors import Illegal, Refused
from terrae.engine.game import Game, game_named, games
from terrae.engine.match import Match
from terrae.engine.player import play_bots, position_of
from terrae.engine.record import FORMAT

from ..laws.walks import match_of, seatings
from .samples import finished_match


def new_match(game: Game[Any, Any], seed: str | None = "match") -> Match[Any, Any]:
    players = [{"name": f"P{seat}", "kind": "human"} for seat in range(game.seats[0])]
    return Match(game, players, seed=seed)


def test_a_legal_answer_is_carried_out_and_written_down(game: Game[Any, Any]) -> None:
    match = new_match(game)
    seat, answer = match.actor, match.answers()[-1]
    before = match.state.clone()
    match.play(seat, answer)
    assert match.moves == [(seat, answer)]
    assert match.state != before


def test_the_wrong_seat_is_refused(game: Game[Any, Any]) -> None:
    match = new_match(game)
    before = match.state.clone()
    for seat in (match.actor + 1, -1, 99):
        with pytest.raises(Illegal, match=f"it is seat {match.actor}'s decision, not seat {seat}'s"):
            match.play(seat, match.answers()[0])
    assert match.state == before
    assert match.moves == []


@pytest.mark.parametrize("text", ["", "nonsense", "pass pass", "\x00", "G1 ", "ü", "9" * 1000])
def test_an_answer_that_means_nothing_is_refused_with_the_rule(game: Game[Any, Any], text: str) -> None:
    match = new_match(game)
    before = match.state.clone()
    with pytest.raises(Illegal) as refused:
        match.play(match.actor, text)
    assert refused.value.rule
    assert f"({refused.value.rule})" in str(refused.value)
    assert match.state == before


def test_every_refusal_along_a_game_names_its_rule(game: Game[Any, Any]) -> None:
    """Answers that are legal elsewhere in the same game, and those that mean nothing."""
    source = finished_match(game.name)
    texts = sorted({text for _, text in source.moves})
    match = match_of(game, seatings(game)[0], "refusals")
    number = 0
    while not match.over:
        legal = match.answers()
        for text in (texts[number % len(texts)], texts[number * 7 % len(texts)], "nonsense"):
            if text not in legal:
                with pytest.raises(Illegal) as refused:
                    match.play(match.actor, text)
                assert refused.value.rule, f"{refused.value} names no rule"
        match.act(choose(position_of(match)))
        number += 1
    with pytest.raises(Illegal) as refused:
        match.play(match.actor, texts[0])
    assert refused.value.rule


def test_a_finished_match_takes_no_more_moves(game: Game[Any, Any]) -> None:
    match = finished_match(game.name)
    assert match.over
    assert match.answers() == []
    with pytest.raises(Illegal, match="over"):
        match.play(match.actor, match.moves[-1][1])


def test_the_record_of_a_match(game: Game[Any, Any]) -> None:
    match = new_match(game)
    record = match.record()
    assert record["format"] == FORMAT
    assert record["game"] == game.name
    assert record["seed"] == "match"
    assert record["moves"] == []
    assert record["result"] is None
    assert record["options"] == {option.name: option.default for option in game.options if not option.later}
    assert record["players"] == [{"name": f"P{seat}", "kind": "human"} for seat in range(game.seats[0])]
    assert not game.shuffles_key or isinstance(record[game.shuffles_key], list)


def test_a_record_does_not_change_with_the_match(game: Game[Any, Any]) -> None:
    match = new_match(game)
    record = match.record()
    match.act(game.legal(match.state, match.d)[0])
    assert record["moves"] == []


def test_without_a_seed_every_match_is_another(game: Game[Any, Any]) -> None:
    first, second = new_match(game, None), new_match(game, None)
    assert first.seed != second.seed
    assert first.setup != second.setup


def test_the_same_seed_gives_the_same_set_up(game: Game[Any, Any]) -> None:
    assert new_match(game).setup == new_match(game).setup
    assert new_match(game, "").setup == new_match(game, "").setup
    assert new_match(game, "").setup != new_match(game).setup


def test_a_set_up_given_as_data_is_laid_out(game: Game[Any, Any]) -> None:
    match = new_match(game)
    other = Match(game, match.players, seed="other", start=match.start, setup=match.setup)
    assert other.state == match.state
    assert other.setup == match.setup


def test_too_few_and_too_many_players_are_refused(game: Game[Any, Any]) -> None:
    for n in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(Refused, match=f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {n}"):
            Match(game, [{"name": "", "kind": "human"}] * n)


def test_options_are_checked(game: Game[Any, Any]) -> None:
    players = [{"name": "", "kind": "human"}] * game.seats[0]
    with pytest.raises(Refused, match=f"{game.name} has no option 'salt'"):
        Match(game, players, options={"salt": True})
    for option in game.options:
        allowed = " or ".join(map(str, option.values)) or "true or false"
        with pytest.raises(Refused, match=f"option '{option.name}' is {allowed}, not 1"):
            Match(game, players, options={option.name: 1})


def test_option_bits_go_both_ways(game: Game[Any, Any]) -> None:
    for seating in seatings(game):
        named = game.options_from_bits(seating.options)
        assert game.option_bits(named, seating.players) == seating.options
    assert len({option.bit for option in game.options}) == len(game.options)


def test_a_bot_is_given_its_own_view_and_nothing_else(game: Game[Any, Any]) -> None:
    match = new_match(game)
    while not match.over:
        position = position_of(match)
        assert position.seat == match.actor
        assert position.v == match.seen_by(match.actor)
        assert position.v is not match.state
        assert list(position.legal) == game.legal(match.state, match.d)
        assert position.r == seeded(f"match/seat {match.actor}/move {len(match.moves)}")
        match.act(choose(position))


def test_bots_play_a_match_to_its_end(game: Game[Any, Any]) -> None:
    match = new_match(game)
    play_bots(match, [choose] * len(match.players))
    assert match.over
    assert match.record()["result"] == game.result(match.state, match.d)


def test_views_are_json_for_every_seat_and_the_spectator(game: Game[Any, Any]) -> None:
    match = new_match(game)
    for seat in (SPECTATOR, *range(game.seats[0])):
        view = match.view(seat)
        assert view["game"] == game.name
        asked = view["question"] is not None
        assert asked == (seat == match.actor)
        if asked:
            assert view["question"]["answers"] == match.answers()


def test_games_are_found_by_name() -> None:
    for name, game in games().items():
        assert game.name == name
        assert game_named(name) is game
    for wrong in ("chess", "", None, 3, ["terra"]):
        with pytest.raises(Refused, match="there is no game"):
            game_named(wrong)


def test_a_game_declares_what_the_house_needs(game: Game[Any, Any]) -> None:
    assert sum(part.length for part in game.parts) == game.observation
    assert len({part.name for part in (*game.parts, *game.history)}) == len(game.parts) + len(game.history)
    assert all(part.length == game.seats[-1] for part in game.history)
    assert all(part.minimum <= 0 <= part.maximum for part in game.parts)
    assert game.scratch >= game.actions
    assert {"players", "options", "start", "turn", "actor"} <= {field.name for field in game.state.FIELDS}
    assert game.default_deck().is_file()
    assert repr(game) == f"<game {game.name}>"


def test_a_match_can_be_had_again_before_its_first_move(game: Game[Any, Any]) -> None:
    match = finished_match(game.name)
    again = match.again()
    assert (again.moves, again.setup, again.start) == ([], match.setup, match.start)
    for seat, text in match.moves:
        again.play(seat, text)
    assert again.record() == match.record()


def test_a_match_can_be_dealt_again_by_another_chance(game: Game[Any, Any]) -> None:
    match = finished_match(game.name)
    sorted_cards = match.again(lambda n, _: list(range(n)))
    assert sorted_cards.setup != match.setup
    assert sorted_cards.again(lambda n, _: list(range(n))).setup == sorted_cards.setup
