"""What a bot is told of the past: what its seat could see, in order, whatever has been asked before."""

from typing import Any

import pytest

from terrae.bots.registry import bot_named
from terrae.engine.game import Event, Game
from terrae.engine.history import History
from terrae.engine.match import CHECKPOINT_EVERY, Match
from terrae.engine.player import position_of

from ..laws.walks import seatings


def new_match(game: Game[Any, Any], seed: str) -> Match[Any, Any]:
    seating = seatings(game)[0]
    return Match(game, [{"name": f"P{i}", "kind": "bot"} for i in range(seating.players)], seed=seed)


def played(game: Game[Any, Any], decisions: int, seed: str = "history") -> Match[Any, Any]:
    match = new_match(game, seed)
    bot = bot_named(game, "random")
    for _ in range(decisions):
        if not match.over:
            match.act(bot(position_of(match)))
    return match


def told(match: Match[Any, Any], viewer: int) -> list[Event]:
    """The events of a match, told while it is played."""
    again, game = match.again(), match.game
    events = list(
        game.story(
            game.redact(again.ready, again.d, viewer), again.deck, again.start, "", again.seen_by(viewer), viewer
        )
    )
    for seat, notation in match.moves:
        before = again.seen_by(viewer)
        action = game.parse(again.state, again.d, notation)
        assert action is not None
        heard = game.notation_for(before, again.d, action, viewer)
        again.act(action)
        events += game.story(before, again.deck, seat, heard, again.seen_by(viewer), viewer)
    return events


def test_the_history_is_what_was_told_move_by_move(game: Game[Any, Any]) -> None:
    match = played(game, 60)
    for viewer in range(len(match.players)):
        assert list(History(match, viewer)) == told(match, viewer)


def test_a_history_stays_as_it_was_while_the_match_goes_on(game: Game[Any, Any]) -> None:
    match = played(game, 20)
    early = position_of(match).history
    expected = told(match, match.actor)
    match.act(position_of(match).legal[0])
    assert list(early) == expected
    assert len(History(match, 0)) > 0


def test_a_move_that_is_taken_back_is_forgotten(game: Game[Any, Any]) -> None:
    match = played(game, 30)
    assert len(History(match, 0)) > 0
    match.undo()
    assert list(History(match, 0)) == told(match, 0)


def test_a_copy_that_goes_its_own_way_has_its_own_history(game: Game[Any, Any]) -> None:
    match = played(game, 20)
    before = list(History(match, 0))
    other = match.copy()
    other.act(position_of(other).legal[-1])
    assert len(History(other, 0)) >= len(before)
    assert list(History(match, 0)) == before


def test_a_copy_remembers_what_was_remembered_and_works_out_only_what_is_new(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays by copies, as the service does, would else replay the whole match for every decision."""
    match = played(game, 40)
    list(History(match, 0))
    stories, story = 0, type(game).story

    def counted(*given: Any) -> list[Event]:
        nonlocal stories
        stories += 1
        return story(*given)

    monkeypatch.setattr(type(game), "story", counted)
    other = match.copy()
    other.act(position_of(other).legal[-1])
    list(History(other, 0))
    assert stories == 1
    other.undo()
    other.act(position_of(other).legal[0])
    list(History(other, 0))
    assert stories == 2, "what is taken back is forgotten, and nothing else"
    monkeypatch.undo()
    assert list(History(other, 0)) == told(other, 0)
    assert list(History(match, 0)) == told(match, 0)


@pytest.mark.attack("Moves and takes back late in a long game, so that each time the whole game is replayed.")
def test_looking_back_carries_out_no_more_than_a_few_moves(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(game, 3 * CHECKPOINT_EVERY)
    moves, parsed, parse = len(match.moves), 0, type(game).parse
    states = [(state.clone(), shuffles) for state, shuffles in match.states()]
    assert states[-1] == (match.state, len(match.shuffles))
    assert states == [match.after(number) for number in range(moves + 1)]

    def counted(*given: Any) -> int | None:
        nonlocal parsed
        parsed += 1
        return parse(*given)

    monkeypatch.setattr(type(game), "parse", counted)
    for number in range(moves, 0, -1):
        parsed = 0
        match.undo()
        assert parsed <= CHECKPOINT_EVERY
        assert (match.state, len(match.shuffles)) == states[number - 1]
    assert not match.checkpoints
